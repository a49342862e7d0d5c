## Am Tisch

your-move = du bist dran
ask = { $question }:
ask-seat = Platz { $number }, { $question }:
is-over = zu Ende
yes = ja
no = nein
is-thinking = { $who } denkt nach …
pass-keyboard = Gib die Tastatur an Platz { $number } weiter, dann drücke die Eingabetaste.
against = Du spielst gegen { $who }.
wins = { $who } gewinnt.
    .you = Du gewinnst.
share-the-win = Geteilter Sieg: { $who }.

## Was jemand tippt

refusal-no-number =
    { $last ->
        [one] Es gibt einen Zug, die Nummer 1, und keine { $number }.
       *[other] Die Züge haben die Nummern 1 bis { $last }; eine { $number } gibt es nicht.
    }
played-up-to = Gespielt bis { $move }. { $why }
undo-stands = { $who } war seitdem am Zug, und das bleibt stehen.
taken-back = Zurückgenommen: { $move }.
would-choose = { $who } würde spielen: { $move }
why-which = Schreib einen Zug dahinter: why { $move }.
why-allowed = Das ist jetzt erlaubt.
about-which = Schreib dahinter, was du wissen willst: about { $thing }.
about-told = { $name }: { $text }
about-nothing = Die Karten dieses Spiels sagen alles.
log-empty = Noch ist nichts geschehen.
help-moves =
    { $last ->
        [one] Ein Zug ist seine Nummer, 1, oder seine Notation, zum Beispiel: { $move }
       *[other] Ein Zug ist seine Nummer, 1 bis { $last }, oder seine Notation, zum Beispiel: { $move }
    }
help-undo = deinen letzten Zug zurücknehmen, wenn er nichts aufgedeckt hat
help-hint = was ein Bot hier spielen würde
help-why = warum ein Zug nicht erlaubt ist: why ZUG
help-about = was eine Karte, ein Plättchen oder ein Entdecker kann: about NAME
help-log = alles, was geschehen ist
help-save = die Partie sichern: save, oder save DATEI
help-help = diese Liste
help-quit = die Partie verlassen
help-lines = Mehrere Züge in einer Zeile trennt ein Komma. Eine leere Zeile zeichnet das Brett neu.

## Sichern und gehen

saved-in = Gesichert in { $file }.
not-saved = Die Partie ließ sich nicht in { $file } sichern: { $why }.
no-file-name = { $file } geht nicht als Dateiname.
save-it = Partie sichern? j, ein Dateiname, oder die Eingabetaste für nein:
answers-yes = j ja y yes
answers-no = n nein no
go-on-with = Weiter geht es mit: { $command }
left-unfinished =
    Die Partie bleibt unvollendet, nach { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritten
    }.
input-ended = Die Eingabe ist zu Ende.

## Eine gesicherte Partie ansehen

replay-ask = Eingabetaste: weiter, b: zurück, eine Zahl: dorthin, q: Ende.
replay-steps = Die Schritte haben die Nummern 0 bis { $last }.
replay-words = Die Wörter { $which } ändern das Bild.
after-steps =
    Nach { $step } von { $last ->
        [one] 1 Schritt
       *[other] { $last } Schritten
    }.

## Lost Cities

lc-piles = Ablagen
lc-points = Punkte { $points }
lc-hand = Hand
lc-round-of = Runde { $round } von { $rounds }
lc-deck = Stapel { $count }
lc-to-play = { $who } legt
lc-to-draw = { $who } zieht
lc-round = Runde { $round }
lc-whole-round = Runde
lc-total = Summe

## Wörter, die das Bild ändern

switch-names = die Namen aller Felder, an und aus
switch-map = die ganze Karte, an und aus, wo nur ein Teil davon Platz hat
switch-market = der Markt, an und aus, wo kaum Platz für ihn ist
switch-cards = alle offenen Karten, an und aus
switch-more = Stapel, Vorrat und Fähigkeiten, an und aus, wo kaum Platz für sie ist

## Runden und Richtungen

round = Runde { $round }
round-begun = Runde { $round }, begonnen von { $who }
    .you = Runde { $round }, begonnen von dir
way-up = oben
way-down = unten
way-left = links
way-right = rechts

## Quest

quest-head-to-go = noch
quest-head-hand = Hand
quest-head-draw = Zieh
quest-head-discard = Abl.
quest-head-blockades = Blockaden
quest-head-tokens = Plättchen
quest-head-points = Punkte
quest-there = am Ziel
quest-to-act = { $who } ist dran
quest-last-round = die letzte Runde
quest-nearer = näher an El Dorado
quest-part = Ein Teil der Karte (map zeigt alles).
quest-part-and-goal = Ein Teil der Karte (map zeigt alles); El Dorado liegt { $where }.
quest-too-wide = Ein Teil der Karte: Die ganze braucht { $columns } Spalten.

quest-draw = { $count } ziehen
quest-remove = { $count } entfernen
quest-take-card = Karte nehmen
quest-step =
    { $count ->
        [one] freier Schritt
       *[other] { $count } freie Schritte
    }
quest-draw-curse = Fluch ziehen
quest-draw-cave-token = Plättchen ziehen
quest-use-token-free = Plättchen nutzen, ohne es abzugeben
quest-step-opponents = die anderen bewegen
quest-copy-market-card = Marktkarte nachahmen
quest-double-next = zweimal laufen
quest-return-demons = Dämonen zurückgeben
quest-move-dragon =
    { $count ->
        [one] einen Drachen bewegen
       *[other] alle Drachen bewegen
    }
quest-ignore-dragons = nicht festgehalten
quest-price = für { $price }
quest-token = Plättchen
quest-stored = verwahrt
quest-blockade = Blockade { $number }

quest-market = Markt: Preis, Karten übrig
quest-vacant = frei
quest-reserve = Vorrat
quest-reserve-open = Vorrat, offen: Ein Platz im Markt ist frei
quest-reserve-is-open = Vorrat, offen:
quest-reserve-closed = Vorrat, zu, solange alle sechs Plätze belegt sind:
quest-reserve-empty = Der Vorrat ist leer.
quest-no-room-for-market = Kein Platz für den Markt: Schreib market.

quest-your-hand = Deine Hand, zusammen { $coins }
quest-hand-empty = leer
quest-your-draw-pile = Dein Nachziehstapel:
quest-more = { $count } weitere
quest-played = Gespielt: { $cards }.
quest-run = Unterwegs mit { $source }: noch { $left }.
quest-to-pay-coins = Zu zahlen: { $coins } für { $card }.
quest-to-pay-cards =
    Zu zahlen: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } für { $goal }.
quest-asked-remove = Wähle eine Karte, die für immer geht, oder done.
quest-asked-take = Wähle eine Karte vom Markt.
quest-asked-replace = Lege eine bis vier Karten ab, um ebenso viele zu ziehen, dann done.
quest-asked-discard = Wirf ab, was du nicht behältst, dann end turn.
quest-asked-tame = Leg die Karten ab, die den Drachen bewegen.
quest-asked-herd = Beweg den Drachen, oder done.
quest-asked-whistle = Such einen Drachen aus, oder done.
quest-asked-retreat = Wähl, wohin deine Figur zurückgeht.
quest-is-bought = In diesem Zug wurde schon gekauft.
quest-is-passing = Besetzte Felder dürfen betreten werden.
quest-is-changing = Die nächste Karte darf ihr Symbol wechseln.

quest-zone-discards = { $who }, Ablage:
quest-zone-areas = { $who }, gespielt:
quest-zone-known = { $who }, bekannt auf der Hand:
quest-zone-removed = { $who }, aus dem Spiel:
quest-no-open-card = Keine Karte liegt offen.

quest-arrived = am Ziel
quest-arrived-as = am Ziel als Nummer { $number }
quest-steps-to-go =
    { $count ->
        [one] noch 1 Schritt
       *[other] noch { $count } Schritte
    }
quest-took-rounds =
    { $count ->
        [one] Die Partie dauerte 1 Runde.
       *[other] Die Partie dauerte { $count } Runden.
    }
quest-curses = Flüche

## Island

island-head-explorer = Entdecker
island-head-shrines = Schreine
island-head-cave-shrine = Höhle
island-head-cards = Karten
island-head-force = Stärke
island-head-at = steht auf
island-head-home = daheim

island-turn = { $who } ist dran
    .you = du bist dran
island-truce = Friede
island-truce-long = Friede: Niemand darf angreifen
island-dice = Würfel { $one } { $two }
island-speed-left = Tempo noch { $count }
island-gathers = Ernte { $count }

island-map-island = Insel
island-map-cave = Höhle
island-map-part = ein Teil davon
island-map-without-island = ohne die Insel
island-map-without-cave = ohne die Höhle
island-map-cut = { $chart }, { $missing }; map zeigt alles
island-legend-cave = Höhle
island-legend-explorer = Entdecker
island-legend-army = Truppe
island-legend-farmhouse = Bauernhaus
island-legend-fort = Festung

island-costs = Preise
island-item-villager = Dorfbewohner
island-item-farmhouse = Bauernhaus
island-item-fort = Festung
island-item-offering = Opfergabe
island-item-march = Marsch
island-none-left = { $thing }: nichts übrig
island-lacks = fehlt
island-free-march =
    { $count ->
        [one] der nächste Marsch ist frei
       *[other] die nächsten { $count } Märsche sind frei
    }
island-bank = Bank { $rate } für 1
island-offers-left = noch { $count } Angebote
island-stack-island = Inselstapel, { $count }:
island-stack-cave = Höhlenstapel, { $count }:
island-under = Zuunterst, wie sie kommen werden:
island-supply = Vorrat, { $count }:
island-hidden = verdeckt
island-treasure = Schatz der Diebe:
island-power = { $explorer }:

island-pass-purchase = geschehen lassen
island-pass-battle = weiter zu den Würfeln
island-join = mitkämpfen
island-fight = Kampf { $foes }
island-part-of-army = ein Teil davon, zu denselben Orten
island-offer-form = 2 food 1 wood for 1 gold

island-question-side = dein Entdecker
island-question-roll = dein Tempo
island-question-gather = was du erntest
island-question-return = was du abgibst
island-question-place = wohin das Feld kommt
island-question-purchase = Marsch oder pass
island-question-battle = Marsch oder pass
island-question-order = wen du zuerst bekämpfst
island-question-retreat = wohin du zurückgehst
island-question-set = wohin du ihn setzt
island-question-answer = accept oder refuse
island-question-offer = die nächste Karte deines Angebots

island-out-of-turn = Außer der Reihe:
island-after-that = Danach: { $fights }.
island-ask-side = { $who } wählt einen Entdecker.
    .you = Wähle deinen Entdecker für die ganze Partie.
island-ask-roll = { $who } wählt ein Tempo.
    .you = Wähle einen Würfel als Tempo; der andere erntet.
island-ask-speed = { $who } wählt ein Tempo.
    .you = Wähle dein Tempo, 1 bis 6; was bis 7 fehlt, erntet.
island-ask-gather =
    { $you ->
        [yes] Ernte { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }.
       *[no] { $who } erntet.
    }
island-ask-return = { $who } gibt Karten ab.
    .you = Du hältst { $held } Karten; gib ab, bis { $limit } übrig sind.
island-ask-explore =
    { $you ->
        [yes] { $count ->
            [0] Kein Schritt mehr: kaufen, marschieren, handeln oder end turn.
            [one] Noch 1 Schritt: gehen, aufdecken, kaufen, marschieren, handeln oder end turn.
           *[other] Noch { $count } Schritte: gehen, aufdecken, kaufen, marschieren, handeln oder end turn.
        }
       *[no] { $who } erkundet: { $count ->
            [0] kein Schritt mehr.
            [one] noch 1 Schritt.
           *[other] noch { $count } Schritte.
        }
    }
island-ask-place = { $who } legt ein Feld an: { $tile }.
    .you = Aufgedeckt: { $tile }. Wähle den Ort, auf der Karte mit ? markiert.
island-wants = { $who } möchte kaufen: { $item }, auf { $where }.
    .you = Du möchtest kaufen: { $item }, auf { $where }.
island-ask-purchase = { $who } darf vorher marschieren.
    .you = Vorher darfst du marschieren; pass lässt es geschehen.
island-ask-attack = { $who } darf vorher marschieren.
    .you = Vorher darfst du Truppen heranführen; pass geht weiter zu den Würfeln.
island-ask-defence = { $who } darf vorher marschieren.
    .you = Vorher darfst du Truppen heran- oder wegführen; pass geht weiter zu den Würfeln.
island-ask-order = { $who } wählt, wer zuerst bekämpft wird.
    .you = Wähle, wen du zuerst bekämpfst.
island-ask-retreat = Gleichstand: { $who } verlässt { $where }.
    .you = Gleichstand: Deine Figuren verlassen { $where }. Wähle, wohin.
island-ask-set =
    { $you ->
        [yes] Setz
       *[no] { $who } setzt
    } { $own ->
        [yes] deinen besiegten Entdecker
       *[no] den besiegten Entdecker von { $loser }
    } auf ein Feld der Insel.
island-ask-answer = { $who } muss antworten.
    .you = Nimm an (accept) oder lehne ab (refuse).
island-ask-offer = { $who } stellt ein Angebot zusammen: { $give } für { $take }.
    .you = Dein Angebot bisher: { $give } für { $take }. Gib (give), fordere (ask), biete an (propose) oder zieh es zurück (withdraw).
island-offers =
    { $you ->
        [yes] Du bietest
       *[no] { $who } bietet
    } { $own ->
        [yes] dir
       *[no] { $whom }
    } { $give } für { $take }.
island-attacks = { $who } greift { $whom } auf { $where } an
    .you = Du greifst { $whom } auf { $where } an
island-raids =
    { $you ->
        [yes] Du greifst
       *[no] { $who } greift
    } von { $where } aus { $own ->
        [yes] dein Bauernhaus
       *[no] das Bauernhaus von { $owner }
    } auf { $corner } an
island-odds =
    { $attack }: { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    } gegen { $held }.
island-ended-by-shrines = { $who } hält alle vier Schreine, in Runde { $round }.
    .you = Du hältst alle vier Schreine, in Runde { $round }.
island-ended-by-rounds = Nach { $round } Runden zählen die meisten Schreine, dann der Höhlenschrein, dann die Karten.

## Strecken

route-good = { $title } ist eine gute Strecke: { $spaces } Felder, { $steps } Schritte vom Start zum Ziel.
route-has = Blockaden: { $blockades }. Höhlen: { $caves }.
route-way = Der kürzeste Weg mit { $deck }: { $steps } Schritte, { $cards } Karten.
route-modules = Sie hat Plätze für { $modules }.
route-play = So spielst du sie: { $command }
route-try = So lässt du Bots sie ausprobieren: { $command }
route-tips = Ein paar Tipps für eigene Strecken:
trial-rounds = Runden, bis jemand ankommt, in { $games } Partien (im Schnitt { $mean }):
trial-seats = Gewonnene Partien nach Platz, von 100:
trial-ways = Genommene Wege, von 100 Figuren:

## Auswertungen

review-working = Auswertung
review-head = Schritte: { $steps }. Simulationen: { $simulations }.
review-slips = Fehler: der Schritt, was gespielt wurde, was es von einem Sieg in Prozent kostete, und was besser war.
review-no-slips = Keine Fehler, soweit die Simulationen das sagen können.
review-better = besser: { $move }
review-accuracy = { $who }: Genauigkeit { $accuracy } (Anfang, Mitte, Ende: { $phases })
review-shares = Gewinnchance in Prozent, etwa: Start { $start }, eigenes Spiel { $own }, Spiel der anderen { $others }, Glück { $luck } = { $result }
review-points = Punkte Vorsprung, etwa: Start { $start }, eigenes Spiel { $own }, Spiel der anderen { $others }, Glück { $luck } = { $result }
review-steps = Schritte Vorsprung, etwa: Start { $start }, eigenes Spiel { $own }, Spiel der anderen { $others }, Glück { $luck } = { $result }
review-shrines = Schreine Vorsprung, etwa: Start { $start }, eigenes Spiel { $own }, Spiel der anderen { $others }, Glück { $luck } = { $result }
review-fair-ahead = Mit durchschnittlichem Glück hätte { $who } mit { $margin } Vorsprung gewonnen.
review-fair-behind = Mit durchschnittlichem Glück hätte { $who } mit { $margin } Rückstand verloren.
review-fair-level = Mit durchschnittlichem Glück hätte { $who } gleichauf gelegen.
review-fair-none = Die Insel ist ein Wettlauf um wenige Schreine: Einen Abstand mit durchschnittlichem Glück gibt es hier nicht.
review-turning = Wendepunkte: der Schritt und die Gewinnchance davor und danach, in Prozent.
margin-points =
    { $margin ->
        [one] { $margin } Punkt
       *[other] { $margin } Punkten
    }
margin-steps =
    { $margin ->
        [one] { $margin } Schritt
       *[other] { $margin } Schritten
    }
margin-shrines =
    { $margin ->
        [one] { $margin } Schrein
       *[other] { $margin } Schreinen
    }
verdict-brilliant = brillant
verdict-only = einziger Zug
verdict-best = bester
verdict-good = gut
verdict-inexact = ungenau
verdict-mistake = Fehler
verdict-blunder = Patzer

## Rätsel

puzzle-choose = Was tust du?
puzzle-arrive = Erreiche El Dorado in diesem Zug.
puzzle-best = Am besten: { $line }
puzzle-natural = Naheliegend, aber schlechter: { $line }
puzzle-gap = Der Unterschied: { $share } von 100 Siegen, { $points } in dem, was das Spiel zählt.
puzzle-share = { $move }: { $share } von 100 Siegen
puzzle-right = Richtig.
puzzle-wrong = Nicht das Beste.
puzzle-ask = Deine Antwort (1 bis { $last }, oder show, next, quit):
puzzle-ask-turn = Dein nächster Schritt (oder undo, show, next, quit):
puzzle-go-on = Enter: zur nächsten Aufgabe, q: Schluss.
puzzles-solved =
    { $tried ->
        [one] { $solved } von 1 Aufgabe gelöst.
       *[other] { $solved } von { $tried } Aufgaben gelöst.
    }
refusal-no-answer = { $text } ist keine der Antworten: Gib eine Zahl von 1 bis { $last } oder eine von ihnen ein.
