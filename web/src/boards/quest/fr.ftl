quest-round = manche { $round }
quest-to-go = pas
quest-to-go-short = { $count } pas
quest-seat = encore { $count } pas, { $hand } en main, { $draw } à piocher, { $discard } à la défausse
quest-seat-blockades = barrières { $numbers }
quest-tops = prochaine carte : { $cards }
quest-arrived = au but
quest-map = Carte de { $route }
quest-map-help = Les flèches parcourent les cases, Page suivante mène à la prochaine case accessible, Entrée y va, Début est ton pion. Touches : h main, b plateau, m marché.
quest-mini-map = Vue d’ensemble : touche pour regarder là

quest-space = { $terrain } { $power }
quest-seen = une case { $space }
quest-seen-any = une case
quest-seen-behind = { $space } derrière la barrière { $blockade }
quest-seen-before = { $space } devant la barrière { $blockade }
quest-seen-way = { $space } ({ $way })
quest-leg = { $count ->
    [one] 1 case
   *[other] { $count } cases
} { $wind }
quest-wind-e = vers l’est
quest-wind-ne = vers le nord-est
quest-wind-n = vers le nord
quest-wind-nw = vers le nord-ouest
quest-wind-w = vers l’ouest
quest-wind-sw = vers le sud-ouest
quest-wind-s = vers le sud
quest-wind-se = vers le sud-est
quest-start = départ { $number }
quest-finish = porte d’El Dorado, { $terrain } { $power }
quest-blockade = barrière { $number }, { $terrain } { $power }
quest-cave-left =
    { $count ->
        [0] plus de jetons
        [one] encore 1 jeton
       *[other] encore { $count } jetons
    }
quest-nearer = encore { $count } pas, plus près
quest-farther = encore { $count } pas, plus loin
quest-as-far = encore { $count } pas, aussi loin que maintenant
quest-costs = coûte { $cost } sur { $of }
quest-way = prend { $cost } sur { $of } · reste { $left }
quest-way-once = puis hors du jeu
quest-way-free = un pas libre
quest-way-curses =
    { $count ->
        [one] pioche 1 malédiction
       *[other] pioche { $count } malédictions
    }
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

quest-nowhere = { $who } ne mène nulle part d’ici
quest-reach =
    { $count ->
        [one] { $who } : 1 lieu accessible
       *[other] { $who } : { $count } lieux accessibles
    }
quest-piece-yours = ton pion
quest-piece-yours-number = ton pion { $number }
quest-piece-of = pion de { $who }
quest-piece-of-number = pion { $number } de { $who }

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
quest-owned = Toutes les cartes
quest-owned-about = Chaque achat a été vu ; on ne dit pas où se trouve chaque carte.
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
quest-card-label = { $card } : { $does }
quest-card-pays = paie { $worth }
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
quest-pay-over = Payer avec { $cards } ({ $over } de trop)
quest-pay-once = { $card } : { $power } pièces, puis hors du jeu
quest-as-coins = { $card } en pièces

quest-ask-card = À toi : choisis une carte
quest-ask-end = Plus rien à jouer : finis ton tour
quest-ask-where = À toi : où va { $who } ?
quest-ask-play = { $who } : touche encore pour jouer
quest-walk = Y aller
quest-tap-walk = { $who } : touche encore pour y aller · reste { $left }
quest-tap-blockade = { $who } : touche encore pour enlever la barrière
quest-tap-other = Touche encore : { $way }
quest-ask-run = { $who } : encore { $left } pour avancer
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
quest-ask-ward = Une malédiction : écarte-la ou subis-la
quest-ask-force = Déplace le pion, ou laisse-le
quest-ask-hero = Choisis un héros
quest-ask-lift = { $curse } : encore { $due } à poser
quest-ask-spare = Utilise un de tes jetons sans le dépenser
quest-ask-banish = Qui reçoit le démon ?
quest-ask-dismiss = Remets des démons dans leur réserve
quest-ask-rouse = De qui déplaces-tu les pions ?
quest-ask-imitate = Choisis une carte du plateau du marché
quest-ask-twice = Choisis la carte qui fait deux courses

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

move-quest-run = jouer { $what }
move-quest-run-as = jouer { $what } comme { $symbol }
move-quest-free = jouer { $what }
move-quest-go = continuer vers { $place }
move-quest-go-blockade = continuer, retirer la barrière { $blockade }
move-quest-enter = viser { $place }
move-quest-clear-blockade = commencer à dégager la barrière { $blockade }
move-quest-pay = payer avec { $what }
move-quest-pay-coin = payer avec { $what } comme pièces
move-quest-buy = acheter { $what }
move-quest-take = prendre { $what }
move-quest-play = jouer { $what }
move-quest-discard = défausser { $what }
move-quest-remove = retirer { $what } du jeu
move-quest-lay = poser { $what }
move-quest-end-turn = finir le tour
move-quest-stop = s’arrêter
move-quest-done = en rester là
move-quest-dragon = déplacer le { $what }
move-quest-herd = déplacer le dragon vers { $place }
move-quest-store = ranger { $what }
move-quest-retreat = reculer vers { $place }
move-quest-piece = { $move } (pion { $piece })
# Étapes d’un tour qui se disent ensemble.
move-quest-run-go = { $what } jusqu’à { $place }
move-quest-run-as-go = { $what } comme { $symbol } jusqu’à { $place }
move-quest-free-go = { $what } jusqu’à { $place }
move-quest-run-go-blockade = { $what } pour retirer la barrière { $blockade }
move-quest-go-go = continuer vers { $place }
move-quest-buy-pay = acheter { $what } avec { $others }
move-quest-enter-pay = vers { $place } avec { $others }
move-quest-clear-blockade-pay = retirer la barrière { $blockade } avec { $others }
move-quest-pay-pay = payer avec { $all }
move-quest-discard-discard = défausser { $all }
move-quest-remove-remove = retirer { $all } du jeu

## Une carte expliquée

quest-price = Prix
quest-price-left = { $price }, il en reste { $left }
quest-pays = Vaut
quest-goes = Va
quest-goes-discard = dans ta défausse
quest-click-buys = Ta main paie { $purse } : clique pour acheter.
quest-too-dear = Coûte { $price }, ta main paie { $purse }.
quest-buy-for = Acheter pour { $price }
quest-take-it = La prendre
quest-imitate-it = L’imiter
quest-starting = Cartes de départ
quest-hexes-market = Héros & Maléfices : d’autres piles de la réserve
quest-promos = Cartes promotionnelles
quest-familiars = Compagnons et démon
quest-heroes = Héros
quest-curses = Malédictions
quest-cards-bought = Cartes achetées
quest-count-bought = { $count } achetées
quest-count-removed = { $count } retirées

quest-tavern = La taverne
quest-tavern-about = Trois héros sont là. L’un part avec toi, les autres sont remélangés.
quest-tavern-of = { $who } choisit un héros.
quest-tavern-watchers = Qui regarde
quest-take-hero = Prendre { $card }
quest-take-hero-about = en main, jouable tout de suite
quest-hero-once = une fois, puis hors du jeu
quest-hero-pays = vaut { $coins }
quest-curse-ward = L’écarter
quest-curse-bear = La subir
quest-curse-lift = La lever
quest-curse-drawn = tout juste piochée
quest-curse-drawn-by = piochée par { $who }
quest-bound = { $curse } l’interdit

quest-moves-yours = { $who } déplace ton pion
quest-moves-own = { $who } déplace ses pions
quest-moves-other = { $who } déplace le pion de { $other }
quest-forced = Déplacement forcé
quest-forced-you = Tu peux déplacer chacun de tes pions : { $steps } { $steps ->
        [one] case
       *[other] cases
    } au plus, sur tout terrain. Cela ne rapporte rien.
quest-forced-other = Tu peux déplacer le pion de { $other } : { $steps } { $steps ->
        [one] case
       *[other] cases
    } au plus, sur tout terrain. Cela ne rapporte rien.
quest-forced-by-you = { $who } peut déplacer ton pion : { $steps } { $steps ->
        [one] case
       *[other] cases
    } au plus.
quest-forced-by-own = { $who } peut déplacer chacun de ses pions : { $steps } { $steps ->
        [one] case
       *[other] cases
    } au plus.
quest-forced-by-other = { $who } peut déplacer le pion de { $other } : { $steps } { $steps ->
        [one] case
       *[other] cases
    } au plus.
quest-forced-wait = { $who } choisit
quest-forced-leave = Le laisser ici
quest-forced-move = Le déplacer là

## Modules

quest-mark-swamp = Marais : on y entre avec une carte ou un jeton de force { $power }, ni plus ni moins.
quest-mark-current = Courant : qui s’arrête ici est emporté de { $way }.
quest-mark-danger = Danger : aucun tour ne finit ici tant que le pion peut partir.
quest-mark-chest = Coffre : qui s’arrête ici le prend.
quest-mark-fog = Brouillard : il se lève quand un pion est à côté.
quest-mark-fog-up = Le brouillard a laissé ce terrain.
quest-mark-awake = { $dragon }, éveillé : il retient tout pion à côté de lui.
quest-mark-asleep = { $dragon }, endormi : il se réveille quand un pion vient sur sa tuile.
quest-moved-by-green = Une carte machette le déplace, ou deux cartes quelconques.
quest-moved-by-blue = Une carte pagaie le déplace, ou deux cartes quelconques.
quest-moved-by-yellow = Une carte pièce le déplace, ou deux cartes quelconques.
quest-moved-by-white = Une carte quelconque le déplace.
quest-asleep = { $dragon }, endormi
quest-held-by = retenu par le { $dragon }
quest-in-danger = en danger
quest-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
quest-stored = Cartes rangées
quest-stored-count =
    { $count ->
        [one] { $count } carte rangée
       *[other] { $count } cartes rangées
    }
quest-stored-label = Carte rangée : { $card }, { $does }
quest-stored-waits = à partir de ton prochain tour
quest-store-it = Ranger { $card }

quest-way-carried = le courant l’emporte plus loin, { $way }
quest-way-held = un dragon l’y retient
quest-way-danger = danger : il doit repartir
quest-way-fly =
    { $count ->
        [one] se déplace de { $count } case
       *[other] se déplace de { $count } cases
    }
quest-does-either = { $first } ou { $second } { $power }

quest-ask-tame = { $dragon } : { $by }
quest-ask-tame-more = { $dragon } : encore une carte
quest-ask-herd =
    { $count ->
        [one] { $dragon } : choisis où il va, { $count } case
       *[other] { $dragon } : choisis où il va, { $count } cases au plus
    }
quest-ask-whistle = Choisis un dragon à déplacer, ou termine
quest-ask-retreat = Choisis où ton pion recule
quest-ask-leave = Danger : ton pion doit partir avant la fin du tour
quest-ask-held = Un dragon retient ton pion : déplace le dragon ou finis ton tour
quest-leave-first = quitte d’abord le danger
quest-leave-with = Danger. Tu peux encore partir avec { $things }.
quest-leave-to = Danger. Tu peux encore partir vers { $spaces }.
quest-dragon-holds = Retenu par : { $dragon }.
quest-move-dragon = Déplacer : { $dragon }
quest-no-purchase-in-danger = pas d’achat en danger

quest-muisca = Muisca
quest-muisca-open = toujours ouvert
quest-dragon-cards = Dragons : d’autres piles de la réserve
quest-dragons = Dragons
quest-chests = Coffres
quest-chest-closed = Coffre
quest-chest-of = Coffre de { $value }
quest-fog-tokens = Brouillard
quest-times = { $count } fois
