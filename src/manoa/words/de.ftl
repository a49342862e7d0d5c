## Was alle Spiele teilen: Bibliothek, Terminal und Browser sagen es

you = Du
you-subject = Du
you-object = dich
nothing = nichts
amount = { $count } { $thing }
times = { $count } × { $thing }
series = { $before } und { $last }
series-or = { $before } oder { $last }
seat-number = Platz { $number }

# Wer es getan hat, und das Verb vor dem, was getan wurde.
did =
    { $who } { $you ->
        [yes] hast
       *[no] hat
    }

game-lost-cities = Lost Cities
game-quest = Wettlauf nach El Dorado
game-island = Insel von El Dorado

## Warum etwas nicht geht

refusal-over = Die Partie ist zu Ende.
refusal-not-now = Das geht jetzt nicht.
refusal-no-such-id = Die Züge von { $game } haben die Nummern 0 bis { $most }, nicht { $given }.
refusal-not-an-action = Ein Zug ist eine Action, ihre Nummer oder ihre Notation, nicht { $given }.
refusal-several-steps = { $text } nennt mehrere Schritte.
refusal-nothing-by-itself = { $text } bewirkt für sich allein nichts: schreib, was danach kommt.
refusal-nothing-to-undo = Es gibt keinen Schritt, der zurückgenommen werden könnte.
refusal-revealed = Der letzte Schritt hat etwas Verdecktes gezeigt oder den Zug beendet und bleibt darum stehen.

## Warum der Server etwas nicht tut

refusal-no-table = Diesen Tisch gibt es nicht.
refusal-other-rules = Diese Partie folgt der Version { $version } der Regeln, die dieser Server nicht hat.
refusal-closed = Dieser Tisch ist geschlossen.
refusal-not-seated = Du hast keinen Platz an diesem Tisch.
refusal-not-started = Die Partie hat noch nicht begonnen: Plätze sind frei.
refusal-resigned = Du hast aufgegeben.
refusal-away = Ein Bot spielt für dich: nimm erst deinen Platz zurück.
refusal-away-already = Ein Bot spielt schon für dich.
refusal-here = Du spielst deinen Platz schon selbst.
refusal-not-your-turn = Du bist nicht dran.
refusal-turn-of = { $name } ist dran.
refusal-time = Deine Zeit ist um.
refusal-light-first = Sieh dir erst an, was aufgedeckt wurde.
refusal-no-move-yet = Du hast noch keinen Schritt getan.
refusal-undo-not-yours = Der letzte Schritt war nicht deiner: frag die anderen, ob ihr zurückgeht.
refusal-undo-revealed = Dein letzter Schritt hat etwas aufgedeckt oder den Zug beendet: frag die anderen, ob ihr zurückgeht.
refusal-nobody-to-ask = An deinem Versuchstisch ist niemand zu fragen.
refusal-nobody-to-resign-to = An deinem Versuchstisch ist niemand, vor dem du aufgeben könntest.
refusal-asked = Danach wurde schon gefragt.
refusal-nothing-asked = Danach fragt niemand mehr.
refusal-answered = Du hast schon zugestimmt.
refusal-running = Um eine neue Partie kann man fragen, wenn diese zu Ende ist.
refusal-went-on = Es gibt schon eine neue Partie.
refusal-seated = Du hast schon einen Platz an diesem Tisch.
refusal-full = An diesem Tisch ist kein Platz frei.
refusal-seat-not-open = Platz { $seat } ist nicht frei; frei sind: { $seats }.
refusal-taken = Dort sitzt { $name }.
refusal-no-invite = Dieser Link wurde schon benutzt oder führt nirgendwohin.
refusal-no-seat-to-invite = Es gibt keinen Platz, zu dem man einladen könnte.
refusal-not-yours = Du kannst deinen eigenen Platz weitergeben, und als Gastgeber zu freigehaltenen Plätzen einladen.
refusal-nothing-to-hand-over = Du hast aufgegeben: es gibt nichts weiterzugeben.
refusal-not-host = Nur wer den Tisch eröffnet hat, bestimmt, wer wo sitzt.
refusal-no-bot = Diesen Bot gibt es nicht; für dieses Spiel gibt es: { $names }.
refusal-started = Die Partie hat schon begonnen.
refusal-no-seat = Plätze haben die Nummern 0 bis { $last }.
refusal-hidden = Solange die Partie läuft, siehst du nur deine eigene Sicht.
refusal-hidden-record = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist.
refusal-hidden-review = Eine Partie kann ausgewertet werden, sobald sie vorbei ist.
refusal-hidden-branch = Solange eine Partie läuft, können nur ihre Spieler von ihr abzweigen.
refusal-no-step = Die Partie hat { $steps } Schritte.
refusal-over-then = Bei diesem Schritt ist die Partie zu Ende.
refusal-no-hints = Tipps gibt es nur in Partien gegen Bots, für beendete Partien und an deinen eigenen Versuchstischen.
refusal-still-played = Tipps, Bots und die Aufzeichnung gibt es, sobald die Partie vorbei ist, aus der das stammt: Noch spielen Menschen sie.
refusal-sealed = Das ist die Partie des Tages. Spiel sie zuerst selbst zu Ende; nach Mitternacht (UTC) können alle zusehen.
refusal-sealed-again = Heute zählt die Partie des Tages für alle einmal. Nach Mitternacht (UTC) kannst du sie noch einmal spielen.
refusal-sealed-room = Über die Partie des Tages lässt sich nach Mitternacht (UTC) ein Studienraum öffnen: Bis dahin können andere sie noch spielen.
refusal-hidden-deal = Dieselbe Ausgangslage kannst du spielen und vergleichen, wenn die Partie zu Ende ist.
refusal-deal-not-dealt = Noch einmal spielen kannst du nur eine Partie, die hier ausgeteilt wurde. Das ist ein Versuchstisch.
refusal-no-deal = Am { $day } gab es keine Partie des Tages.
refusal-no-hints-daily = Die Partie des Tages wird ohne Hilfe gespielt. Tipps und Versuche gibt es, wenn sie zu Ende ist.
refusal-one-try = Für die Partie des Tages gibt es einen Versuch: Niemand übernimmt, und was aufgedeckt ist, wird nicht zurückgenommen.
refusal-hints-own-turn = Solange die Partie läuft, gibt es Tipps nur, wenn du dran bist.
refusal-not-to-act = Bei diesem Schritt ist Platz { $seat } dran.
refusal-bad-seats = Genau ein Platz ist deiner, außer wenn Bots alle haben.
refusal-bad-record = Diese Datei ist keine Partie, die hier gespielt werden kann: { $text }
refusal-long-record = Eine Aufzeichnung darf höchstens { $most } Schritte haben; diese hat mehr.
refusal-too-many-steps = Eine Partie hat hier höchstens { $most } Schritte. Nimm einige zurück oder zweige früher ab.
refusal-bad-options = Diese Regeln widersprechen sich: { $text }
refusal-faulty-route = Diese Strecke lässt sich nicht spielen. { $faults }
refusal-options-clash = Zu { $players } lassen sich diese Optionen nicht spielen: { $options }.
refusal-not-for-players = Nicht zu { $players }.
refusal-no-game = Dieses Spiel gibt es nicht; es gibt: { $names }.
refusal-no-lesson = Diese Lektion gibt es nicht.
refusal-no-symbols = Diese Zeichen gibt es nicht; es gibt: { $names }.
refusal-no-routes = Dieses Spiel wird nicht auf Strecken gespielt.
refusal-no-route = Diese Strecke gibt es nicht. Vielleicht wurde sie gelöscht.
refusal-route-removed = Diese Strecke hat der Betreiber des Servers entfernt.
refusal-not-your-route = Nur wer eine Strecke gebaut hat, kann sie ändern oder löschen. Du kannst eine Kopie bearbeiten.
refusal-route-too-large = Eine Strecke hat höchstens { $most } Zeichen.
refusal-too-many-routes = Du hast schon { $most } Strecken: Lösche erst eine.
refusal-likes-need-account = Dafür brauchst du ein Konto.
refusal-no-job = Das ist vorbei, und das Ergebnis wird nicht länger aufbewahrt.
refusal-no-note = Diese Notiz gibt es nicht.
refusal-not-your-game = Notizen zu dieser Partie kann nur schreiben, wer sie gespielt hat.
refusal-too-many-notes = Zu einer Partie kannst du { $most } Notizen haben: Entfern zuerst eine.
refusal-no-puzzle = Diese Aufgabe gibt es nicht.
refusal-no-puzzle-of-theme = Eine Aufgabe dieser Art gibt es nicht.
refusal-no-game-of-puzzle = Die Hand dieser Aufgabe ist ausgedacht: Sie stammt aus keiner Partie.
refusal-puzzle-first = Beantworte zuerst die Aufgabe: Danach lassen sich ihre Wege durchspielen.
refusal-puzzle-first-game = Beantworte zuerst die Aufgabe: Danach kannst du die Partie ansehen, aus der sie stammt.
refusal-puzzle-over = Hier endet dein Zug und damit die Aufgabe.
refusal-puzzle-hidden = Das würde Verdecktes aufdecken. In einer Aufgabe wird nichts gezogen.
refusal-bad-attempt = Ein Versuch ist eine Antwort, ein Zug oder das Aufgeben.
refusal-bad-answer = Eine Antwort mit dieser Nummer gibt es nicht.
refusal-bad-turn = Spiel erst deinen Zug.
refusal-job-failed = Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal.
refusal-job-impossible = Das geht nicht: Eine solche Strecke gibt es nicht.
refusal-job-too-long = Das hat zu lange gedauert. Wünsch dir etwas Einfacheres.
refusal-review-too-long = Diese Partie ist zu lang: Ihre Auswertung wurde abgebrochen.
refusal-no-review = Diese Partie endete ohne Ergebnis: Es gibt nichts auszuwerten.
refusal-no-study-room = Diesen Raum gibt es nicht. Vielleicht wurde er geschlossen.
refusal-hidden-room = Ein Studienraum lässt sich öffnen, sobald die Partie vorbei ist.
refusal-too-many-rooms = Du hast schon { $most } Studienräume: Schließ zuerst einen.
refusal-room-full = In diesem Raum sind schon { $most } Leute.
refusal-too-many-people-in-room = In diesem Raum haben schon { $most } Leute mitgemacht.
refusal-too-many-branches-in-room = Dieser Raum hat schon { $most } Varianten: Entferne zuerst eine.
refusal-too-many-moves-in-room = Die Varianten dieses Raums haben schon { $most } Züge: Entferne zuerst eine.
refusal-too-many-comments-in-room = Dieser Raum hat schon { $most } Kommentare: Entferne zuerst einen.
refusal-too-many-marks-in-room = Dieser Raum hat schon { $most } Pfeile und Ringe: Entferne zuerst welche.
refusal-too-much-in-room = In diesem Raum ist zu viel passiert. Exportiere ihn und öffne die Datei als neuen Raum.
refusal-no-branch = Diese Variante gibt es nicht. Vielleicht wurde sie entfernt.
refusal-no-comment = Diesen Kommentar gibt es nicht. Vielleicht wurde er entfernt.
refusal-not-leader = In diesem Raum führt { $name }.
refusal-not-opener = Nur { $name } hat diesen Raum geöffnet und kann ihn schließen.
refusal-not-your-branch = Eine Variante entfernen kann nur, wer sie begonnen hat, wer führt und wer den Raum geöffnet hat.
refusal-not-your-comment = Einen Kommentar entfernen kann nur, wer ihn geschrieben hat und wer den Raum geöffnet hat.
refusal-not-in-room = Nur wer im Raum ist, kann führen.
refusal-damaged-room = Der gespeicherte Stand dieses Raums ist nicht lesbar. Im Protokoll des Servers steht mehr.
refusal-bad-room = Diese Datei ist kein Studienraum, der sich hier öffnen lässt: Etwas stimmt nicht mit { $part ->
    [names] den Spielern
    [people] den Leuten
    [branches] den Varianten
    [comments] den Kommentaren
    [drawings] den Pfeilen
   *[steps] den Schritten
  }.
refusal-empty = Die Nachricht ist leer.
refusal-ahead = Dieser Tisch ist bei Version { $version }. Lade die Seite neu.
refusal-unavailable = Das ließ sich gerade nicht speichern. Versuche es noch einmal.
refusal-damaged = Die gespeicherte Fassung dieses Tisches ist beschädigt. Das Protokoll des Servers sagt mehr.
refusal-newer = Eine neuere Version von Manoa hat an diesem Tisch etwas gespeichert, was dieser Server noch nicht kennt. Nach der Aktualisierung dieses Servers geht es hier weiter.
refusal-preparing = Die Suche der Bots wird noch vorbereitet. Sie ist gleich bereit.
refusal-crowded = Der Server ist gerade voll. Versuche es gleich noch einmal.
refusal-busy = An diesem Tisch geschieht zu viel auf einmal. Versuche es noch einmal.
refusal-bot-failed = Der Bot konnte sich nicht entscheiden. Versuche es noch einmal.
refusal-too-large = Das ist zu viel auf einmal: Die Anfrage ist zu groß.
refusal-slow = Das kam zu langsam an. Versuche es noch einmal.
refusal-too-fast = Das war zu viel auf einmal. Warte { $seconds } s.
refusal-too-many-connections = Du hast schon { $most } offene Verbindungen.
refusal-too-many-watched = Eine Verbindung verfolgt höchstens { $most } Tische.
refusal-too-many-entered = Eine Verbindung kann in höchstens { $most } Studienräumen zugleich sein.
refusal-too-many-tables = Du sitzt schon an { $most } Tischen: beende oder verlasse erst einige.
refusal-too-many-among-bots = Es laufen schon { $most } Partien nur unter Bots, die du angelegt hast: warte, bis eine vorbei ist.
refusal-nobody = Hier ist niemand angemeldet. Melde dich erst an.
refusal-wrong-token = Dieses API-Token ist falsch oder widerrufen: Erstelle eins in deinen Einstellungen.
refusal-scope = Dieses API-Token darf das nicht.
refusal-not-with-token = Das geht nicht mit einem API-Token: Melde dich an.
refusal-no-session = Diese Anmeldung ist schon beendet.
refusal-no-token = Dieses Token gibt es nicht mehr.
refusal-enough-tokens = Du hast schon { $most } Tokens: Widerrufe erst eines.
refusal-no-account = Ein Gast hat kein Passwort: leg erst ein Konto an.
refusal-wrong-login = Name oder Passwort falsch.
refusal-wrong-password = Das ist nicht dein Passwort.
refusal-already-here = Du bist schon da, als { $name }. Melde dich erst ab.
refusal-already-account = Du hast schon ein Konto.
refusal-name-taken = Es gibt schon ein Konto mit dem Namen { $name }.
refusal-name-too-long = Ein Name hat höchstens { $most } Zeichen.
refusal-name-does-not-show = Ein Name darf keine Steuerzeichen und nichts Unsichtbares haben.
refusal-name-empty = Ein Name braucht etwas Sichtbares.
refusal-name-marks = Ein Name darf nicht so viele Zeichen auf einem Buchstaben haben.
refusal-name-not-simple = Dieser Name geht nicht für ein Konto: wähl einen einfacheren.
refusal-no-mail = Dieser Server verschickt keine E-Mails.
refusal-link-over = Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.

## Briefe

letter-confirm-subject = Manoa: Bestätige deine E-Mail-Adresse
letter-confirm =
    Jemand, vermutlich du, hat diese Adresse für ein Konto bei Manoa angegeben. Öffne diesen Link, um sie zu bestätigen:

    { $links }

    Er gilt einmal und { $hours } Stunden lang. Wenn du das nicht warst, tu nichts: Die Adresse wird dann nicht verwendet.
letter-reset-subject = Manoa: Wähle ein neues Passwort
letter-reset =
    Jemand, vermutlich du, hat ein Passwort bei Manoa vergessen. Öffne diesen Link, um ein neues zu wählen:

    { $links }

    Er gilt einmal und { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    } lang. Wenn du das nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.
letter-link =
    { $name }:
    { $link }
