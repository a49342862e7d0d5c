## Rückblick auf eine beurteilte Partie

review-turns = Züge
review-turning = Wendepunkte
review-curves = Kurven
review-all-turns = Züge und Kurven
review-link = Link zu diesem Zug
review-not-over-title = Diese Partie läuft noch.
review-not-over = Eine Partie wird beurteilt, wenn sie vorbei ist. Bis dahin hilft sie niemandem.

## Wie Entscheidungen heißen

accuracy = Genauigkeit
verdict-brilliant = brillant
verdict-only = einziger Zug
verdict-best = bester
verdict-good = gut
verdict-inexact = ungenau
verdict-mistake = Fehler
verdict-blunder = Patzer

## Während beurteilt wird

review-none = Diese Partie ist noch nicht beurteilt.
review-begin = Beurteilen
review-waiting = Wartet auf einen freien Platz zum Beurteilen
review-judging = Wird beurteilt, { $done } von { $of }
review-failed = Die Beurteilung ist abgebrochen. Der Partie ist nichts passiert.
review-not-yet = Noch nicht beurteilt
review-not-yet-about = Dieser Teil der Partie wird noch beurteilt. Alles davor ist fertig.
review-end = Das Ende
review-end-about = Hier entscheidet niemand mehr etwas.
review-no-turns = Die ersten Züge kommen gleich.

## Kurven

review-chances-you = Du gewinnst, von 100
review-chances = { $who } gewinnt, von 100
review-chances-said = Gewinnchance in diesem Augenblick: { $lines }.
review-chance-said = { $who } { $share } von 100
review-turning-count =
    { $count ->
        [0] Keine Wendepunkte.
        [one] 1 Wendepunkt.
       *[other] { $count } Wendepunkte.
    }
review-simulations =
    { $count ->
        [one] 1 Partie simuliert.
       *[other] { $count } Partien simuliert.
    }
review-luck-and-play = Glück und Spiel
review-part-own-you = dein Spiel
review-part-own = eigenes Spiel
review-part-others = Spiel der anderen
review-part-luck = Glück
review-part-sum = Summe
review-sum-you = Etwa { $start } am Start { $own } dein Spiel { $others } Spiel der anderen { $luck } Glück = { $result }
review-sum = Etwa { $start } am Start { $own } eigenes Spiel { $others } Spiel der anderen { $luck } Glück = { $result }
review-sum-so-far = Glück bis hierher: etwa { $luck }
review-counted-in = Gezählt in
review-in-100 = von 100
review-in-points = Punkte
review-in-steps = Schritte
review-in-shrines = Schreine
review-unit-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
review-unit-steps =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
review-unit-shrines =
    { $count ->
        [one] { $count } Schrein
       *[other] { $count } Schreine
    }
review-fair-none = Die Insel ist ein Wettlauf um wenige Schreine: Einen Abstand mit durchschnittlichem Glück gibt es hier nicht.
review-fair-won = Mit durchschnittlichem Glück hätte { $who } gewonnen, Vorsprung: { $margin }.
    .you = Mit durchschnittlichem Glück hättest du gewonnen, Vorsprung: { $margin }.
review-fair-lost = Mit durchschnittlichem Glück hätte { $who } verloren, Rückstand: { $margin }.
    .you = Mit durchschnittlichem Glück hättest du verloren, Rückstand: { $margin }.
review-fair-even = Mit durchschnittlichem Glück wäre es für { $who } etwa unentschieden ausgegangen.
    .you = Mit durchschnittlichem Glück wäre es für dich etwa unentschieden ausgegangen.
review-given-up = Jemand hat aufgegeben: Niemand weiß, wie knapp es ausgegangen wäre.

## Wendepunkte

review-turn-luck = Glück
review-turn-slip-you = Du: { $verdict }
review-turn-slip = { $who }: { $verdict }
review-no-turning = Die Partie hat sich nie gewendet: Kein Fehler und kein Glück hat auf einmal viel geändert.
review-turning-about = Die Zahlen sagen, um wie viel von 100 sich die Gewinnchance geändert hat ({ $who }).
    .you = Die Zahlen sagen, um wie viel von 100 sich deine Gewinnchance geändert hat.

## Ein Zug

review-turn-you = Zug { $round }, deiner
review-turn-of = Zug { $round }, { $who }
review-said-brilliant = Der beste Zug, und keiner, der sich aufdrängt.
review-said-only = Der einzige gute Zug: Alles andere liegt weit zurück.
review-said-best = Es fand sich nichts Besseres.
review-said-good = Ein guter Zug: Es geht kaum etwas verloren.
review-said-inexact = Nicht ganz genau.
review-said-mistake = Ein Fehler.
review-said-blunder = Ein Patzer.
review-open = Besser: { $move }. Das geht auch danach noch, deshalb zählt es hier nicht.
review-as-good = Der andere ist ebenso gut, soweit sich das sagen lässt.
review-did-you = Deine Wahl: { $move }.
review-did = Wahl von { $who }: { $move }.
review-instead = Besser: { $move }.
review-cost = Das kostet { $by } ± { $give } von 100, im Schnitt { $margin }.
review-you-played = du hast gespielt
review-played = { $who } hat gespielt
review-better = besser
review-next-best = danach
review-as-good-short = ebenso gut
review-of-100 = von 100
review-nothing-to-decide = Hier gibt es nichts zu entscheiden.
review-play-on = Von hier weiterspielen
review-their-eyes = Mit den Augen des Spielers
review-turn-back = Zug davor
review-turn-on = Zug danach
review-next-slip = Nächster Fehler
review-no-slip = Keine Fehler
review-no-slip-yet = Bisher kein Fehler

## Ein Zug in wenigen Worten. Wer es war, steht davor.

brief-nothing = sonst nichts
brief-lost-cities-play = legt { $card }
brief-lost-cities-discard = wirft { $card } ab
brief-lost-cities-take = nimmt { $card }
brief-quest-go =
    { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }
brief-quest-clear-blockade = entfernt Blockade { $blockade }
brief-quest-explore = findet { $token }
brief-quest-take = nimmt { $card }
brief-quest-remove = entfernt { $card }
brief-quest-bought = kauft { $card }
brief-quest-arrive = kommt an
brief-island-explorer = nimmt { $explorer }
brief-island-move =
    { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }
brief-island-gather = sammelt
brief-island-lay = findet neues Land
brief-island-buy = kauft { $item }
brief-island-wins = gewinnt einen Kampf
brief-island-loses = verliert einen Kampf
brief-island-offer = bietet einen Tausch an
brief-island-accept = nimmt an
brief-island-refuse = lehnt ab
brief-island-bank = tauscht bei der Bank

## Mein Spiel

progress-lead = Was deine beurteilten Partien sagen: wo du gegenüber bestem Spiel verlierst und was du üben kannst.
progress-none = Noch ist keine deiner Partien beurteilt. Spiel eine Partie zu Ende und wähle Beurteilung: Dann siehst du hier, wo du am meisten verlierst.
progress-to-games = Meine beendeten Partien
progress-beginning = Anfang
progress-middle = Mitte
progress-end = Ende
progress-by-phase = Verlust nach Spielphase
progress-by-theme = Verlust nach Thema
progress-last = Letzte Partien
progress-luck = Glück je Partie im Schnitt
progress-luck-of = Glück { $luck }
progress-weakest = Hier verlierst du am meisten: { $phase }.
progress-train = Das lohnt zu üben: { $theme }.
progress-train-theme = Aufgaben: { $theme }
progress-no-themes = In deinen beurteilten Partien gab es noch keine Entscheidungen zu einem Thema.
progress-won = gewonnen
progress-place = Platz { $place }
progress-course = Genauigkeit von Partie zu Partie, von { $first } bis { $last }
progress-course-short = Genauigkeit, Partie für Partie
progress-games =
    { $count ->
        [one] Partie beurteilt
       *[other] Partien beurteilt
    }
progress-turns =
    { $count ->
        [one] je Partie, in insgesamt 1 Zug
       *[other] je Partie, in insgesamt { $count } Zügen
    }
progress-decisions =
    { $count ->
        [one] je Partie, in insgesamt 1 Entscheidung
       *[other] je Partie, in insgesamt { $count } Entscheidungen
    }

## Notes

review-notes = Notizen
review-note-step = Schritt { $step }
review-note-private = nur für dich
review-note-shared = geteilt
review-note-remove = Notiz bei Schritt { $step } entfernen
review-no-notes = Noch keine Notizen. Schreib eine beim Schritt, den du siehst: Sie bleibt bei deinem Konto.
review-no-notes-shared = Zu dieser Partie teilt niemand eine Notiz.
review-note-at = Notiz bei Schritt { $step }
review-note-share = Mit allen teilen, die diese Auswertung sehen
review-note-save = Speichern
review-your-note = Deine Notiz
