## Studienräume

room-title = Studienraum
room-yours = Deine Studienräume
room-yours-about = Seht euch zusammen eine beendete Partie an. Wer den Link hat, kann kommen.
room-none = Du hast noch keinen Raum. Öffne einen von einer beendeten Partie aus.
room-enter = Eintreten
room-import = Datei öffnen
room-not-a-file = Diese Datei ist kein Studienraum.
room-gone-title = Kein Zutritt
room-leave = Den Raum verlassen

## Führen und folgen

room-you-lead = Du führst
room-you-follow = Du folgst { $name }
room-look-around = Selbst umsehen
room-leader-at = { $name } ist bei Schritt { $step }
room-follow = Folgen
room-people = Im Raum
room-leads = führt
room-unnamed =
    { $count ->
        [one] noch jemand
       *[other] { $count } weitere
    }
room-look-there = Hinsehen, wo { $name } hinsieht
room-hand-to = { $name } führen lassen
room-take-lead = Führung übernehmen

## Werkzeuge

room-tools = Werkzeuge
room-try = Züge probieren
room-draw = Zeichnen
room-ink = Farbe
room-ink-0 = rot, durchgezogen
room-ink-1 = blau, lang gestrichelt
room-ink-2 = grün, kurz gestrichelt
room-ink-3 = schwarz, Strich und Punkt
room-places = Orte
room-places-title = Nach Liste zeichnen
room-places-about = Ein Ring um einen Ort oder ein Pfeil zu einem anderen. Dasselbe noch einmal nimmt ihn weg.
room-place-from = Ort
room-place-to = Pfeil nach
room-place-ring = nirgendwohin: ein Ring
room-draw-it = Zeichnen
room-clear-mine = Meine löschen
room-clear-all = Alle löschen
room-drawn-by = Gezeichnet von { $who }
room-link = Link zu diesem Schritt
room-link-copied = Link kopiert

## Neben dem Brett

room-tab-talk = Gespräch
room-tab-more = Mehr
room-comments = Kommentare
room-no-comments = Noch hat niemand etwas gesagt.
room-at-step = Schritt { $step }
room-comment-at = Etwas zu Schritt { $step } sagen
room-send = Abschicken
room-uncomment = Diesen Kommentar entfernen
room-branches = Varianten
room-the-game = Die Partie
room-moves =
    { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }
room-branch = Variante { $number }
room-branch-about = ab Schritt { $step }, von { $who }, { $moves }
room-no-branches = Noch wurde nichts probiert. „Züge probieren“ beginnt eine Variante bei dem Schritt, den du siehst.
room-entitle = Variante { $number } einen Titel geben
room-title-of = Titel der Variante { $number }
room-title-save = Titel speichern
room-prune = Variante { $number } entfernen
room-export = Als Datei speichern
room-text = Als Text speichern
room-who-comes = Niemand findet diesen Raum ohne seinen Link.
room-opened-by = Geöffnet von { $name }. Du bist bei { $place }.
room-close = Raum schließen
room-close-about = Der Raum verschwindet für immer, mit allen Kommentaren, Varianten und Pfeilen. Speichere ihn vorher als Datei, wenn du ihn behalten willst.
room-close-yes = Für immer schließen
room-close-no = Behalten
