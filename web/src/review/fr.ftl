## Retour sur une partie analysée

review-turns = Tours
review-turning = Tournants
review-curves = Courbes
review-all-turns = Tours et courbes
review-link = Lien vers ce tour
review-not-over-title = Cette partie continue.
review-not-over = Une partie n’est analysée qu’une fois terminée. D’ici là, elle n’aide personne.

## Comment s’appellent les décisions

accuracy = précision
verdict-brilliant = brillant
verdict-only = seul bon coup
verdict-best = meilleur
verdict-good = bon
verdict-inexact = imprécis
verdict-mistake = erreur
verdict-blunder = gaffe

## Pendant l’analyse

review-none = Cette partie n’a pas encore été analysée.
review-begin = L’analyser
review-waiting = En attente d’une place pour l’analyse
review-judging = Analyse, { $done } sur { $of }
review-failed = L’analyse s’est interrompue. La partie elle-même est intacte.
review-not-yet = Pas encore analysé
review-not-yet-about = Cette partie du jeu est encore en cours d’analyse. Tout ce qui précède est prêt.
review-end = La fin
review-end-about = Plus personne ne décide rien ici.
review-no-turns = Les premiers tours seront là dans un instant.

## Courbes

review-chances-you = Tu gagnes, sur 100
review-chances = { $who } gagne, sur 100
review-chances-said = Chances de gagner à ce moment : { $lines }.
review-chance-said = { $who } { $share } sur 100
review-turning-count =
    { $count ->
        [0] Aucun tournant.
        [one] 1 tournant.
       *[other] { $count } tournants.
    }
review-simulations =
    { $count ->
        [one] 1 partie simulée.
       *[other] { $count } parties simulées.
    }
review-luck-and-play = Chance et jeu
review-part-own-you = ton jeu
review-part-own = son jeu
review-part-others = jeu des autres
review-part-luck = chance
review-part-sum = somme
review-sum-you = Environ { $start } au départ { $own } ton jeu { $others } jeu des autres { $luck } chance = { $result }
review-sum = Environ { $start } au départ { $own } son jeu { $others } jeu des autres { $luck } chance = { $result }
review-sum-so-far = Chance jusqu’ici : environ { $luck }
review-counted-in = Compté en
review-in-100 = sur 100
review-in-points = points
review-in-steps = pas
review-in-shrines = sanctuaires
review-unit-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
review-unit-steps = { $count } pas
review-unit-shrines =
    { $count ->
        [one] { $count } sanctuaire
       *[other] { $count } sanctuaires
    }
review-fair-none = L’Île est une course à quelques sanctuaires : elle n’a pas d’écart à chance moyenne.
review-fair-won = Avec une chance moyenne, { $who } aurait gagné de { $margin }.
    .you = Avec une chance moyenne, tu aurais gagné de { $margin }.
review-fair-lost = Avec une chance moyenne, { $who } aurait perdu de { $margin }.
    .you = Avec une chance moyenne, tu aurais perdu de { $margin }.
review-fair-even = Avec une chance moyenne, { $who } aurait fini à peu près à égalité.
    .you = Avec une chance moyenne, tu aurais fini à peu près à égalité.
review-given-up = Quelqu’un a abandonné : on ne sait pas avec quel écart la partie aurait fini.

## Tournants

review-turn-luck = Chance
review-turn-slip-you = Toi : { $verdict }
review-turn-slip = { $who } : { $verdict }
review-no-turning = La partie n’a jamais basculé : ni faute ni hasard n’a beaucoup changé d’un coup.
review-turning-about = Les nombres disent de combien les chances de gagner ont changé, sur 100 ({ $who }).
    .you = Les nombres disent de combien tes chances de gagner ont changé, sur 100.

## Un tour

review-turn-you = Tour { $round }, le tien
review-turn-of = Tour { $round }, { $who }
review-said-brilliant = Le meilleur coup, et un coup qui ne saute pas aux yeux.
review-said-only = Le seul bon coup : tout le reste est loin derrière.
review-said-best = Rien de mieux n’a été trouvé.
review-said-good = Un bon coup : presque rien n’est perdu.
review-said-inexact = Pas tout à fait précis.
review-said-mistake = Une erreur.
review-said-blunder = Une gaffe.
review-open = Mieux : { $move }. C’est encore possible ensuite : cela ne compte donc pas ici.
review-as-good = L’autre vaut autant, pour autant qu’on puisse le dire.
review-did-you = Tu as choisi : { $move }.
review-did = { $who } a choisi : { $move }.
review-instead = Mieux : { $move }.
review-cost = Cela coûte { $by } ± { $give } sur 100, et { $margin } en moyenne.
review-you-played = tu as joué
review-played = { $who } a joué
review-better = mieux
review-next-best = ensuite
review-as-good-short = aussi bon
review-of-100 = sur 100
review-nothing-to-decide = Rien à décider ici.
review-play-on = Continuer d’ici
review-their-eyes = Avec les yeux du joueur
review-turn-back = Tour précédent
review-turn-on = Tour suivant
review-next-slip = Faute suivante
review-no-slip = Aucune faute
review-no-slip-yet = Aucune faute jusqu’ici

## Un tour en quelques mots. Qui l’a fait se trouve devant.

brief-nothing = rien d’autre
brief-lost-cities-play = pose { $card }
brief-lost-cities-discard = défausse { $card }
brief-lost-cities-take = prend { $card }
brief-quest-go =
    { $count ->
        [one] 1 case
       *[other] { $count } cases
    }
brief-quest-clear-blockade = retire la barrière { $blockade }
brief-quest-explore = trouve { $token }
brief-quest-take = prend { $card }
brief-quest-remove = retire { $card }
brief-quest-bought = achète { $card }
brief-quest-arrive = arrive
brief-island-explorer = prend { $explorer }
brief-island-move =
    { $count ->
        [one] 1 case
       *[other] { $count } cases
    }
brief-island-gather = récolte
brief-island-lay = découvre une terre
brief-island-buy = achète { $item }
brief-island-wins = gagne un combat
brief-island-loses = perd un combat
brief-island-offer = propose un échange
brief-island-accept = accepte
brief-island-refuse = refuse
brief-island-bank = échange à la banque

## Mon jeu

progress-lead = Ce que disent tes parties analysées : où tu perds par rapport au meilleur jeu, et comment t’y entraîner.
progress-none = Aucune de tes parties n’a encore été analysée. Termine une partie et choisis Analyse : tu verras ici où tu perds le plus.
progress-to-games = Mes parties terminées
progress-beginning = début
progress-middle = milieu
progress-end = fin
progress-by-phase = Pertes par phase
progress-by-theme = Pertes par thème
progress-last = Dernières parties
progress-luck = chance par partie en moyenne
progress-luck-of = chance { $luck }
progress-weakest = Là où tu perds le plus : { $phase }.
progress-train = À travailler : { $theme }.
progress-train-theme = Problèmes : { $theme }
progress-no-themes = Tes parties analysées n’ont pas encore de décisions à thème.
progress-won = gagnée
progress-place = place { $place }
progress-course = Précision de partie en partie, de { $first } à { $last }
progress-course-short = précision, partie par partie
progress-games =
    { $count ->
        [one] partie analysée
       *[other] parties analysées
    }
progress-turns =
    { $count ->
        [one] par partie, en 1 tour en tout
       *[other] par partie, en { $count } tours en tout
    }
progress-decisions =
    { $count ->
        [one] par partie, en 1 décision en tout
       *[other] par partie, en { $count } décisions en tout
    }

## Notes

review-notes = Notes
review-note-step = Étape { $step }
review-note-private = rien que pour toi
review-note-shared = partagée
review-note-remove = Supprimer la note de l’étape { $step }
review-no-notes = Pas encore de notes. Écris-en une à l’étape affichée : elle reste avec ton compte.
review-no-notes-shared = Personne ne partage de note sur cette partie.
review-note-at = Note à l’étape { $step }
review-note-share = Partager avec tous ceux qui voient cette analyse
review-note-save = Enregistrer
review-your-note = Ta note
