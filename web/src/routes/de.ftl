## Der Streckeneditor

route-editor = Streckeneditor
route-untitled = Strecke ohne Namen
route-name = Name der Strecke
route-copy-of = { $title }, verändert
route-state-draft = Entwurf, auf diesem Gerät behalten
route-state-saved = Gespeichert
route-state-offline = Keine Verbindung, auf diesem Gerät behalten
route-redo = Wiederholen
route-import = Datei öffnen
route-export = Als Datei speichern
route-bad-file = Diese Datei enthält keine Strecke.
route-chart = Karte der Strecke
route-facts = Über die Strecke
route-grid = Raster
route-larger-screen = Strecken baut man auf einem größeren Bildschirm. Hier kannst du diese ansehen und spielen.
route-begin = Beginne mit Teil A oder B aus dem Vorrat.

## Vorrat

route-tray = Vorrat
route-box-base = Grundspiel
route-box-hexes = Helden & Dämonen
route-tiles = Tafeln, beide Seiten
route-strips = Streifen
route-left = noch { $count }
route-tray-about = Zieh eine Seite auf das Raster oder drücke darauf. Von jedem Teil liegt eine Seite oben: Mit J auf der Karte ist I nicht mehr da.
route-tile = Tafel { $letter }
route-strip = Streifen { $letter }
route-finish = Ziel
route-the-finish = das Ziel
route-finish-side = Ziel, { $side }
route-by-river = über den Fluss
route-by-jungle = durch den Dschungel
route-laid = gelegt
route-not-laid = noch nicht gelegt
route-tavern = Taverne
route-side = Seite { $side }
route-swamp = Sumpf { $number }
route-lies-short = { $thing } liegt auf der Karte
route-lies = { $thing }, auf der Karte. Enter nimmt es auf, R dreht es, F zeigt die andere Seite, Entf nimmt es weg.

## In der Hand

route-turn-left = Nach links drehen
route-turn-right = Nach rechts drehen
route-flip = Andere Seite
route-put-back = Zurücklegen
route-let-go = Loslassen legt es hin.
route-enter-lays = Enter legt es hin.
route-fits = Hier passt es.
route-joins = { $piece } schließt an { $others } an:
route-edges =
    { $count ->
        [0] Keine Kante berührt sich.
        [one] Eine Kante berührt sich.
       *[other] { $count } Kanten berühren sich.
    }
route-two-needed = Zwei sind nötig.
route-over = Überlappt { $others }.
route-nowhere-piece = Hier ist kein Platz.
route-nowhere-finish = Das Ziel liegt um eine Ecke einer Tafel.
route-nowhere-tavern = Die Taverne liegt an einer Seite einer Tafel.
route-nowhere-swamp = Ein Sumpf berührt die Strecke.
route-finger = Ein zweiter Finger dreht es
route-key-turn = drehen
route-key-flip = andere Seite
route-key-blockade = Blockade auf eine Naht
route-key-back = zurücklegen
route-keys-about = Pfeile bewegen, was du hältst, oder die Karte. R und Umschalt R drehen, F zeigt die andere Seite, Enter legt hin, Escape legt zurück, Entf nimmt weg, Strg Z macht rückgängig.
route-laid-told =
    Es liegt. { $count ->
        [one] Ein Teil liegt auf der Karte.
       *[other] { $count } Teile liegen auf der Karte, das letzte ist { $last }.
    }
route-cannot = Hier ist kein Platz für { $thing }.
route-blockade-between = Blockade zwischen { $piece } und { $other }

## Marker

route-on-it = Auf der Strecke
route-markers = Marker
route-count-of = { $count } von { $most }
route-blockades-caves =
    { $blockades ->
        [one] Eine Blockade
       *[other] { $blockades } Blockaden
    }, { $caves ->
        [one] eine Höhle
       *[other] { $caves } Höhlen
    }
route-tool-current = Drücke auf ein Flussfeld, um einen Pfeil zu legen, und noch einmal, um ihn zu drehen.
route-tool-danger = Drücke auf ein Feld, um es zu markieren, und noch einmal, um die Marke wegzunehmen.
route-tool-treasures = Drücke auf ein Feld, um eine Truhe zu legen, und noch einmal, um sie wegzunehmen.
route-tool-dragons = Drücke auf die Felder, auf denen die Drachen schlafen: alle vier oder keiner.
route-tool-fog = Drücke auf eine Tafel, um sie mit Nebel zu bedecken, höchstens zwei.
route-marked = Markiert.
route-not-here = Das kann hier nicht liegen.
route-space = { $name }, { $terrain } { $power }
route-no-space = kein Feld

## Was nicht stimmt

route-to-solve = Noch zu lösen
route-problem = Problem
route-advice = Rat
route-problems =
    { $count ->
        [0] { $advice ->
                [0] nichts
                [one] ein Rat
               *[other] { $advice } Ratschläge
            }
       *[other] { $count }{ $advice ->
                [0] {""}
                [one] {" "}und ein Rat
               *[other] {" "}und { $advice } Ratschläge
            }
    }
route-nothing-to-solve = Nichts zu lösen.
route-needs =
    { $count ->
        [one] Zuerst ist ein Problem zu lösen.
       *[other] Zuerst sind { $count } Probleme zu lösen.
    }
route-checking = Die Strecke wird geprüft.
route-offline = Der Server ist nicht erreichbar. Dein Entwurf bleibt erhalten.
route-shortest = Kürzeste Wege bisher
route-pieces =
    { $count ->
        [one] ein Teil
       *[other] { $count } Teile
    }
route-no-ways = Sie erscheinen, sobald ein Weg irgendwohin führt.
route-ribbon-about = Die Farbe ist die Landschaft, die Höhe die Stärke.
route-deck-machete = Macheten-Deck
route-deck-paddle = Paddel-Deck
route-deck-coin = Münzen-Deck
route-deck-mixed = Gemischtes Deck
route-steps-cards =
    { $steps ->
        [one] Schritt
       *[other] Schritte
    }, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
route-steps =
    { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }
route-steps-span = { $least } bis { $most } Schritte
route-chokes =
    { $count ->
        [one] Ein Feld lässt sich nicht umgehen; es ist auf der Karte gestrichelt.
       *[other] { $count } Felder lassen sich nicht umgehen; sie sind auf der Karte gestrichelt.
    }
route-try = Bots ausprobieren lassen
route-bots-players = Spieler in den Partien der Bots

## Was die Bots sagen

bots-say = Was die Bots sagen
bots-games =
    { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }
bots-stale = Für eine frühere Fassung der Strecke.
bots-first-look = Erster Eindruck; sie spielen noch.
bots-too-early = Einen ersten Eindruck gibt es nach { $games } Partien.
bots-wait = Warten auf die Bots.
bots-progress = { $done } von { $of } Partien
bots-failed = Die Bots mussten aufgeben. Die Strecke bleibt erhalten; versuch es noch einmal.
bots-stop = Anhalten
bots-again = Noch einmal probieren lassen
bots-once-more = Noch einmal
bots-go-on = Weiterbauen
bots-back = Was die Bots sagten
bots-done = Die Bots haben { $games } Partien gespielt.
bots-rounds = Runde der ersten Ankunft
bots-mean = im Schnitt { $mean } ± { $error }
bots-rounds-told = Jemand kommt in den Runden { $first } bis { $last } an, in der Hälfte der Partien bis Runde { $middle }.
bots-seats = Siege nach Platz
bots-fair = ein fairer Anteil ist { $percent } %
bots-seat =
    { $number ->
        [1] erster
        [2] zweiter
        [3] dritter
       *[other] vierter
    }
bots-ways = Gewählte Wege
bots-layers = Auf der Karte gezeigt
bots-layer-use = Nutzung
bots-layer-use-about = betretene Felder, auf 100 Reisen
bots-layer-waiting = Warten
bots-layer-waiting-about = Züge, die auf einem Feld enden, je Partie
bots-layer-opens = Wer öffnet
bots-layer-opens-about = Blockaden, nach Platz
bots-few = wenige
bots-tenth = 1 von 10
bots-quarter = 1 von 4
bots-half = die Hälfte

## Neue Strecken

route-surprise = Überrasch mich
route-finish-it = Bau sie für mich zu Ende
route-surprise-about = Die Überraschung ersetzt, was da liegt; Rückgängig holt es zurück.
route-length = Länge
route-length-short = kurz
route-length-medium = mittel
route-length-long = lang
route-difficulty = Schwierigkeit
route-caves = Höhlen
route-making = Bauen und probieren, { $done } von { $of }
route-making-now = Bauen und probieren.
route-none-found = Es fand sich keine gute Strecke. Wünsch dir etwas anderes.

## Speichern und spielen

route-save = Speichern und teilen
route-save-about = Alle auf diesem Server sehen sie unter „Von diesem Server“.
route-saved = { $title } ist gespeichert.
route-its-page = Zu ihrer Seite
route-play = Spielen
route-link-copied = Link kopiert

## Galerie


route-packs = Sammlungen
route-pack-all = Alle Sammlungen
route-pack-yours = Deine
route-pack-yours-about = auf diesem Server
route-pack-server = Von diesem Server
route-pack-server-about = von denen, die hier spielen
route-pack-fan = Fantitel
route-pack-fan-about = Namen von Spielern, Teile vom Haus
route-pack-printed = Gedruckte
route-pack-printed-about = aus dem Grundspiel
route-pack-heroes-hexes = Helden & Dämonen
route-pack-heroes-hexes-about = mit Tavernen, Flüchen und Tunneln
route-all-of = alle { $count }
route-search = Name oder Urheber
route-sort = Sortieren nach
route-sort-plays = Partien
route-sort-likes = Gefällt mir
route-sort-newest = Neuheit
route-sort-length = Länge
route-filters = Filter
route-steps-from = Länge, in Schritten
route-least = mindestens
route-most = höchstens
route-mostly = Vor allem
route-places-for = Hat Plätze für
route-none = Keine Strecke passt.
route-loosen = Ohne „{ $filter }“ sind es { $count }.
route-loosen-all = Alle Filter wegnehmen
route-build = Strecke bauen
route-build-about = 24 Seiten, wie du willst
route-go-on-draft = Am Entwurf weiterbauen
route-steps-word = Schritte
route-steps-unit =
    { $steps ->
        [one] Schritt
       *[other] Schritte
    }
route-rounds-word = Runden, Bots
route-blockades-word = Blockaden
route-by = von { $author }
route-plays =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
route-likes = { $count } Gefällt mir
route-tiles-used = Teile { $letters }
route-by-deck = Kürzester Weg je Deck
route-play-this = Diese Strecke spielen
route-take-it = Nehmen
route-edit-copy = Kopie bearbeiten
route-edit = Bearbeiten
route-look = Ansehen
route-like = Gefällt mir
route-unlike = Gefällt mir nicht mehr
route-like-account = Dafür braucht man ein Konto.
route-report = Melden
route-report-why = Was stimmt damit nicht? Wer den Server betreibt, liest es.
route-report-send = Meldung senden
route-reported = Danke. Es wird angesehen.
route-remove = Löschen
route-remove-sure = Für alle löschen? Tische, die sie spielen, behalten ihre Kopie.
route-missing = Diese Strecke gibt es nicht.
route-all-routes = Alle Strecken
route-loading = Die Karten werden ausgerollt.
