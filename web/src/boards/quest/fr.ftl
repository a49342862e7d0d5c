quest-round = manche { $round }
quest-rail = Marché
quest-to-go = pas
quest-to-go-short = { $count } pas
quest-seat = encore { $count } pas, { $hand } en main, { $draw } à piocher, { $discard } à la défausse
quest-seat-blockades = barrages { $numbers }
quest-arrived = au but
quest-map = Carte de { $route }
quest-map-help = Les flèches parcourent les cases, Page suivante mène à la prochaine case accessible, Entrée y va, Début est ta pièce. Touches : h main, b plateau, m marché.
quest-mini-map = Vue d’ensemble : touche pour regarder là
quest-zoom-in = Plus près
quest-zoom-fit = Toute la carte

quest-terrain-jungle = jungle
quest-terrain-river = rivière
quest-terrain-village = village
quest-terrain-rubble = éboulis
quest-terrain-camp = camp
quest-terrain-mountain = montagne
quest-terrain-cave = grotte
quest-terrain-start = départ
quest-terrain-finish = El Dorado
quest-space = { $terrain } { $power }
quest-start = départ { $number }
quest-finish = porte d’El Dorado, { $terrain } { $power }
quest-blockade = barrage { $number }, { $terrain } { $power }
quest-cave-left =
    { $count ->
        [0] plus de jetons
        [one] encore 1 jeton
       *[other] encore { $count } jetons
    }
quest-costs = coûte { $cost } sur { $of }
quest-way = prend { $cost } sur { $of } · reste { $left }
quest-way-free = un pas libre
quest-way-cards =
    { $count ->
        [one] coûte 1 carte
       *[other] coûte { $count } cartes
    }
quest-way-removed =
    { $count ->
        [one] 1 carte s’en va pour de bon
       *[other] { $count } cartes s’en vont pour de bon
    }

quest-needs-jungle = machette { $power }
quest-needs-river = pagaie { $power }
quest-needs-village = pièce { $power }
quest-needs-rubble =
    { $power ->
        [one] 1 carte en main
       *[other] { $power } cartes en main
    }
quest-needs-camp =
    { $power ->
        [one] 1 carte retirée pour de bon
       *[other] { $power } cartes retirées pour de bon
    }
quest-no-after-purchase = Après l’achat, plus aucune pièce ne bouge.
quest-no-blockade = Hors de portée : { $blockade }.
quest-no-mountain = Une montagne : personne n’y entre.
quest-no-cave = Une grotte : arrête-toi à côté pour prendre un jeton.
quest-no-start = Une case de départ : aucune carte ne la paie.
quest-no-occupied = Quelqu’un s’y tient.
quest-no-nothing = Il faut { $needs }. Aucune de tes cartes n’y mène maintenant.
quest-no-sign = Il faut { $needs }.
quest-no-power = Il faut { $needs }, il n’y a que { $power }.
quest-no-far = Trop loin. La case elle-même demande { $needs }.
quest-no-barred = En travers du chemin : { $blockade }. Enlève-le d’abord.
quest-no-short = Payé ainsi, { $card } laisse trop peu pour le prix.
quest-no-token-coins = Parmi les jetons, seules les pièces aident à payer.
quest-no-token-pays = Les jetons ne paient ni éboulis ni camp : choisis des cartes.
quest-no-empty-hand = Ta main est vide.
quest-no-item = Un objet se garde juste après usage, avant toute autre carte.
quest-no-twice = C’est déjà le cas pour ce tour.
quest-no-discarding = Tu as commencé à défausser : plus rien ne se joue.
quest-nowhere = { $who } ne mène nulle part d’ici
quest-reach =
    { $count ->
        [one] { $who } : 1 lieu accessible
       *[other] { $who } : { $count } lieux accessibles
    }
quest-piece-yours = ta pièce
quest-piece-yours-number = ta pièce { $number }
quest-piece-of = pièce de { $who }
quest-piece-of-number = pièce { $number } de { $who }

quest-hand = Main
quest-hand-of = Main de { $who }
quest-hand-empty = Pas de carte en main.
quest-hand-hidden =
    { $count ->
        [one] { $who } a 1 carte en main.
       *[other] { $who } a { $count } cartes en main.
    }
quest-draw = Pioche
quest-discard = Défausse
quest-removed = Retirées
quest-area = Jouées
quest-tokens = Jetons
quest-pile-title = { $pile } : { $who }
quest-pile-empty = Rien ici.
quest-pile-count = { $pile }, { $count }
quest-draw-order = Ce qu’elle contient, pas dans quel ordre.
quest-draw-hidden =
    { $count ->
        [one] 1 carte, connue de son seul propriétaire.
       *[other] { $count } cartes, connues de leur seul propriétaire.
    }
quest-known = connu en main
quest-card-label = { $card } : { $does }, paie { $worth }
quest-card-times = { $card }, { $count } fois
quest-token-label = Jeton : { $token }

quest-end-turn = Finir le tour
quest-keep =
    { $count ->
        [0] plus de carte
        [one] garder 1 carte
       *[other] garder { $count } cartes
    }
quest-stop = S’arrêter ici
quest-done = C’est fait
quest-discard-it = Défausser { $card }
quest-discard-note = Ensuite, plus rien d’autre ne peut être joué.
quest-play-it = Jouer { $card }
quest-pay-with = Payer avec { $cards }
quest-as-coins = { $card } en pièces

quest-ask-card = À toi : choisis une carte
quest-ask-end = Plus rien à jouer : finis ton tour
quest-ask-where = À toi : où va { $who } ?
quest-ask-play = { $who } : touche encore pour jouer
quest-ask-target = { $who } : { $way }
quest-ask-run = { $who } : reste { $left } à marcher
quest-ask-price = { $card } : reste { $due } à payer
quest-ask-rubble =
    { $count ->
        [one] Choisis 1 carte à poser
       *[other] Choisis { $count } cartes à poser
    }
quest-ask-camp =
    { $count ->
        [one] Choisis 1 carte à retirer pour de bon
       *[other] Choisis { $count } cartes à retirer pour de bon
    }
quest-ask-remove = Choisis une carte à retirer pour de bon
quest-ask-take = Choisis une carte du marché
quest-ask-replace = Pose ce que tu remplaces
quest-ask-discard = Défausse ce que tu ne gardes pas
quest-ask-wanted = Choisis la carte qui y va

quest-sum-coins = { $paid } sur { $whole } payés
quest-sum-cards = { $paid } sur { $whole } cartes
quest-sum-removed = { $paid } sur { $whole } retirées

quest-market = Marché
quest-your-hand-pays = ta main paie { $purse }
quest-reserve = Réserve
quest-reserve-open = ouverte : place { $slot } libre
quest-reserve-closed = fermée : aucune place libre
quest-vacant = libre
quest-slot = place { $slot }
quest-pile-label = { $card } : { $does }, coûte { $price }, reste { $left }
quest-sale-bought = Déjà acheté ce tour.
quest-sale-sold-out = { $card } : tout est vendu.
quest-sale-closed = La réserve s’ouvre quand une place du marché est libre.
quest-sale-dear = { $card } coûte { $price }, ta main paie { $purse }.
quest-sale-busy = Finis d’abord ce que tu as commencé.
quest-sale-not-now = Ce n’est pas ton tour.

quest-does-machete = machette { $power }
quest-does-paddle = pagaie { $power }
quest-does-coin = pièce { $power }
quest-does-any = symbole au choix { $power }
quest-does-draw =
    { $count ->
        [one] piocher 1 carte
       *[other] piocher { $count } cartes
    }
quest-does-remove =
    { $count ->
        [one] retirer jusqu’à 1 carte
       *[other] retirer jusqu’à { $count } cartes
    }
quest-does-take-card = prendre une carte du marché
quest-does-step = un pas sur n’importe quelle case voisine
quest-does-replace = remplacer jusqu’à { $count } cartes
quest-does-keep-item = garder l’objet juste utilisé
quest-does-enter-occupied = entrer ce tour sur des cases occupées
quest-does-change-symbol = la prochaine carte peut changer de symbole
quest-passing = Ce tour, tu peux entrer sur des cases occupées.
quest-changing = La prochaine carte peut changer de symbole.
quest-item-note = utilisé une fois, puis parti

## Ce qu’un bot conseille

move-quest-run = jouer { $what }, vers { $place }
move-quest-run-blockade = jouer { $what }, lever le barrage { $blockade }
move-quest-free = jouer { $what }, gagner { $place }
move-quest-free-blockade = jouer { $what }, lever le barrage { $blockade }
move-quest-go = continuer vers { $place }
move-quest-go-blockade = continuer, lever le barrage { $blockade }
move-quest-enter = viser { $place }
move-quest-clear-blockade = entamer le barrage { $blockade }
move-quest-pay = payer avec { $what }
move-quest-pay-coin = payer avec { $what } comme pièces
move-quest-buy = acheter { $what }
move-quest-take = prendre { $what } au marché
move-quest-play = jouer { $what }
move-quest-discard = défausser { $what }
move-quest-remove = retirer { $what } du jeu
move-quest-lay = poser { $what }
move-quest-end-turn = finir le tour
move-quest-stop = s’arrêter
move-quest-done = en rester là
move-quest-piece = { $move } (pion { $piece })
