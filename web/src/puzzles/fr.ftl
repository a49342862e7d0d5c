# Les problèmes : l’entraînement et sa vue d’ensemble

puzzles-lead = Des positions tirées de parties entre bons bots. Un plan est nettement meilleur, et ce n’est pas celui qui vient d’abord à l’esprit. La difficulté s’adapte à toi.
puzzles-longest = Ta plus longue série : { $count } d’affilée.
puzzles-none = Il n’y a pas encore de problèmes ici.
puzzles-count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzles-begin = Commencer
puzzles-go-on = Continuer
puzzles-themes = Par thème
puzzles-daily = La donne du jour
puzzles-daily-about = Les mêmes cartes pour tout le monde, une fois par jour.
puzzles-daily-go = La jouer
puzzle-rating = ta cote
puzzle-of-tried = résolus sur { $tried }
puzzle-theme-count = { $solved } sur { $count } résolus
puzzle-all = Tous les problèmes
puzzle-all-themes = tous les thèmes
puzzle-this-theme = ce thème seulement
puzzle-sheet = Le problème
puzzle-streak = d’affilée
puzzle-yours = ta cote
puzzle-yours-now = ta cote, { $gain }
puzzle-its = celle-ci
puzzle-last = { $solved } des { $count } derniers résolus

# La question

puzzle-goal-arrive = Atteins l’Eldorado à ce tour
puzzle-goal-choose = Que fais-tu ?
puzzle-ask-arrive = Joue ton tour sur le plateau. Tu peux annuler autant que tu veux, jusqu’à ce que tu dises que c’est ton tour.
puzzle-then = Puis { $moves }
puzzle-my-turn = Voilà mon tour
puzzle-play-first = Joue d’abord quelque chose.
puzzle-first-counts = Seule la première réponse compte. Les raisons viennent après.
puzzle-no-points = Ce problème a déjà compté : il ne rapporte plus de points.
puzzle-hint = Un indice
puzzle-hint-no-points = Après l’indice, ce problème ne compte plus : ni pour ton classement, ni pour le sien.
puzzle-hint-first = Voici comment cela commence : { $move }.
puzzle-hint-later = Le meilleur plan continue ainsi : { $move }.
puzzle-hint-without = La réponse { $number } est fausse.
puzzle-hint-points = Environ { $points } points séparent les réponses.
puzzle-hint-steps = Environ { $points } pas séparent les réponses.
puzzle-hint-shrines = Environ { $points } sanctuaires séparent les réponses.
puzzle-show = Montre-moi
puzzle-next = Problème suivant
puzzle-again = Réessayer

# La réponse

puzzle-right = Juste : { $move }
puzzle-wrong = Mieux : { $move }
puzzle-shown-move = Le mieux : { $move }
puzzle-arrived = Résolu
puzzle-short = Pas encore arrivé
puzzle-short-about = Ce tour ne mène pas à l’Eldorado. Réessaie, sans points, ou fais-toi montrer la solution.
puzzle-shown = Voici comment
puzzle-said-right = Juste.
puzzle-said-wrong = Ce n’est pas le mieux.
puzzle-not-counted = Sans points : ta première tentative a compté.
puzzle-with-hint = Sans points : tu as demandé l’indice.
puzzle-game = La partie dont il vient
puzzle-your-answer = ta réponse
puzzle-why = Pourquoi pas { $move } ? { $why }
puzzle-gap-points = Cela vaut environ { $points } points de plus que ce qui vient d’abord à l’esprit.
puzzle-gap-steps = Cela te mène environ { $points } pas plus loin que ce qui vient d’abord à l’esprit.
puzzle-gap-shrines = Cela vaut environ { $points } sanctuaires de plus que ce qui vient d’abord à l’esprit.
puzzle-unit-points = Points d’avance à la fin, en moyenne sur beaucoup de parties simulées. Les crochets disent à quel point c’est sûr.
puzzle-unit-steps = Pas d’avance à la fin, en moyenne sur beaucoup de parties simulées. Les crochets disent à quel point c’est sûr.
puzzle-unit-shrines = Sanctuaires d’avance à la fin, en moyenne sur beaucoup de parties simulées. Les crochets disent à quel point c’est sûr.
puzzle-lines = Pas à pas
puzzle-line = Le meilleur plan
puzzle-alternative = Le plan naturel
puzzle-step-back = Une étape en arrière
puzzle-step-on = Une étape de plus
puzzle-position = La position
puzzle-misses = Là où d’autres ont échoué
puzzle-solved-by = { $solved } personnes sur { $tried } l’ont résolu.
