# Aufgaben: der Trainer und seine Übersicht

puzzles-lead = Stellungen aus Partien starker Bots. Ein Plan ist deutlich der beste, und es ist nicht der, auf den man zuerst kommt. Die Schwierigkeit richtet sich nach dir.
puzzles-longest = Deine längste Serie: { $count } hintereinander.
puzzles-none = Hier gibt es noch keine Aufgaben.
puzzles-count = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
puzzles-begin = Anfangen
puzzles-go-on = Weitermachen
puzzles-themes = Nach Themen
puzzles-daily = Die Karten des Tages
puzzles-daily-about = Dieselben Karten für alle, einmal am Tag.
puzzles-daily-go = Spielen
puzzle-rating = deine Wertung
puzzle-of-tried = von { $tried } gelöst
puzzle-theme-count = { $solved } von { $count } gelöst
puzzle-all = Alle Aufgaben
puzzle-all-themes = alle Themen
puzzle-this-theme = nur dieses Thema
puzzle-sheet = Die Aufgabe
puzzle-streak = hintereinander
puzzle-yours = deine
puzzle-yours-now = deine, { $gain }
puzzle-its = diese hier
puzzle-last = { $solved } der letzten { $count } gelöst

# Die Frage

puzzle-goal-arrive = Komm in diesem Zug nach El Dorado
puzzle-goal-choose = Was tust du?
puzzle-ask-arrive = Spiel deinen Zug auf dem Brett. Du kannst beliebig viel zurücknehmen, bis du sagst, dass das dein Zug ist.
puzzle-then = Dann { $moves }
puzzle-my-turn = Das ist mein Zug
puzzle-play-first = Spiel erst etwas.
puzzle-first-counts = Nur die erste Antwort zählt. Die Gründe kommen danach.
puzzle-no-points = Diese Aufgabe hat schon gezählt: Punkte gibt es keine mehr.
puzzle-hint = Ein Tipp
puzzle-hint-no-points = Nach dem Tipp zählt diese Aufgabe für keine Wertung, weder für deine noch für ihre.
puzzle-hint-first = So fängt es an: { $move }.
puzzle-hint-later = So geht der beste Plan weiter: { $move }.
puzzle-hint-without = Antwort { $number } ist falsch.
puzzle-hint-points = Zwischen den Antworten liegen etwa { $points } Punkte.
puzzle-hint-steps = Zwischen den Antworten liegen etwa { $points } Schritte.
puzzle-hint-shrines = Zwischen den Antworten liegen etwa { $points } Schreine.
puzzle-show = Zeig es mir
puzzle-next = Nächste Aufgabe
puzzle-again = Noch einmal

# Die Antwort

puzzle-right = Richtig: { $move }
puzzle-wrong = Besser: { $move }
puzzle-shown-move = Am besten: { $move }
puzzle-arrived = Gelöst
puzzle-short = Noch nicht am Ziel
puzzle-short-about = Dieser Zug führt nicht nach El Dorado. Versuch es noch einmal, ohne Punkte, oder lass es dir zeigen.
puzzle-shown = So geht es
puzzle-said-right = Richtig.
puzzle-said-wrong = Nicht das Beste.
puzzle-not-counted = Ohne Punkte: Dein erster Versuch hat gezählt.
puzzle-with-hint = Ohne Punkte: Du hast den Tipp genommen.
puzzle-game = Die Partie dazu
puzzle-your-answer = deine Antwort
puzzle-why = Warum nicht { $move }? { $why }
puzzle-gap-points = Das ist etwa { $points } Punkte mehr wert als das, worauf man zuerst kommt.
puzzle-gap-steps = Das bringt dich etwa { $points } Schritte weiter als das, worauf man zuerst kommt.
puzzle-gap-shrines = Das ist etwa { $points } Schreine mehr wert als das, worauf man zuerst kommt.
puzzle-unit-points = Punkte Vorsprung am Ende, im Schnitt vieler simulierter Partien. Die Klammern zeigen, wie sicher das ist.
puzzle-unit-steps = Schritte Vorsprung am Ende, im Schnitt vieler simulierter Partien. Die Klammern zeigen, wie sicher das ist.
puzzle-unit-shrines = Schreine Vorsprung am Ende, im Schnitt vieler simulierter Partien. Die Klammern zeigen, wie sicher das ist.
puzzle-lines = Schritt für Schritt
puzzle-line = Der beste Plan
puzzle-alternative = Der naheliegende
puzzle-step-back = Einen Schritt zurück
puzzle-step-on = Einen Schritt weiter
puzzle-position = Die Stellung
puzzle-misses = Woran andere scheiterten
puzzle-solved-by = { $solved } von { $tried } haben sie gelöst.
