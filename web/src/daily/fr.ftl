## The deal of the day

daily-title = Donne du jour
daily-lead = Une donne par jour et par jeu, la même pour tout le monde. La chance est égale : on peut comparer le jeu.
daily-against = contre { $rivals }
daily-better = mieux que { $better } sur { $of }
daily-alone = et personne encore à qui te comparer
daily-spread = Les résultats de tout le monde, de { $low } à { $high } ; le plus souvent { $most }
daily-place = sur { $players } : { $how }, en { $turns } tours
daily-to-go = { $count } pas
daily-arrived = au but
daily-shrines = { $count ->
    [one] 1 sanctuaire
   *[other] { $count } sanctuaires
  }
daily-same-for-all = Les mêmes cartes pour tout le monde.
daily-played = { $count ->
    [0] Personne ne l’a encore jouée
    [one] Une personne l’a jouée
   *[other] { $count } personnes l’ont jouée
  }
daily-play = La jouer
daily-play-game = La jouer : { $game }
daily-go-on = Continuer
daily-go-on-game = Continuer : { $game }
daily-see = Voir ce que les autres ont fait
daily-see-game = Voir ce que les autres ont fait : { $game }
daily-one-try = Tu as un essai, sans conseils, jusqu’à minuit UTC. Une fois la partie jouée jusqu’au bout, tu vois ce que tout le monde a fait. Si tu abandonnes, tu le vois après minuit.
daily-gave-up = Tu as abandonné. Après minuit UTC, tu verras les cartes et ce que tout le monde a fait.
daily-ends = { $hours ->
    [0] Il reste moins d’une heure
    [one] Il reste une heure
   *[other] Il reste { $hours } heures
  }
daily-over = Ce jour est passé. Ses cartes sont visibles pour tout le monde ; les rejouer ne compte dans aucun classement.
daily-nobody = Personne n’a fini cette donne.
daily-streak = { $count ->
    [one] 1 jour de suite
   *[other] { $count } jours de suite
  }
daily-days = { $played } jours sur { $days }
daily-day-played = { $day } : jouée
daily-day-begun = { $day } : commencée
daily-day-flawed = { $day } : jouée, ne compte pas
daily-day-missed = { $day } : pas jouée
daily-day-none = { $day } : pas de donne
daily-today = Aujourd’hui
daily-list = Classement du jour
daily-all = tout le monde
daily-friends = gens que je connais
daily-no-friends = Personne avec qui tu t’es déjà assis à une table ne l’a jouée.
daily-friend = déjà rencontré
daily-bot = bot
daily-flaw-late = finie après minuit
daily-flaw-left = abandon
daily-late = Tu as fini après minuit : cela ne compte dans aucun classement.
daily-left = Un bot a fini à ta place : cela ne compte dans aucun classement.
daily-you = toi
daily-waiting-bots = Des bots la jouent encore. Ils seront dans le classement dès qu’ils auront fini.
daily-see-best = Voir ce que { $name } a fait
daily-send = L’envoyer
daily-message = Manoa, donne du jour, { $game }, { $date } : place { $rank } sur { $of }.
daily-again = Rejouer cette donne
daily-commitment = Promis avant la première carte
daily-seed = Graine
daily-points = { $count ->
    [one] point
   *[other] points
  }
daily-calendar-of = Tous les jours : { $game }

## Comparing

deal-title = La même donne
deal-lead = Ce que les mêmes cartes ont donné.
deal-alone = Personne d’autre n’a fini cette donne. Envoie-la à quelqu’un, ou rejoue-la.
deal-by-expedition = par expédition
deal-by-result = résultats
deal-by-turn = tour par tour
deal-view = Que comparer
deal-place = Place
deal-place-of = { $place } sur { $of }
deal-turns = Tours
deal-stood = À la fin
deal-bought = Achats
deal-parted = Où vos chemins se séparent
deal-parted-about = tour, et ce que cela t’a donné
deal-never-parted = Vous avez tous joué pareil jusqu’au bout.
deal-so-did = { $what } De même : { $names }.
deal-no-turn-of = { $name } n’avait plus de tour.
deal-no-turn = Plus de tour.
deal-turn = Tour
deal-turn-number = Tour { $turn }
deal-with = Comparer avec
deal-same-until = Vous avez joué pareil jusqu’au tour { $turn }.
deal-same-throughout = Vous avez joué pareil jusqu’au bout.
deal-more = { $count ->
    [one] Une autre partie avait cette donne.
   *[other] { $count } autres parties avaient cette donne.
  }
deal-not-begun = pas commencée
deal-cards-of = { $name }, { $expedition } : { $cards }. { $points } points
