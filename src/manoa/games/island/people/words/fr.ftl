## L’Île d’El Dorado

## Noms

resource-food = nourriture
resource-wood = bois
resource-gold = or

tile-water = eau
tile-gold = colline d’or
tile-food = champ
tile-wood = forêt
tile-garden = jardin
tile-shrine = sanctuaire
tile-cave-entrance = entrée de la grotte
tile-cave-exit = sortie
tile-cave = grotte
tile-bats = Chauves-souris géantes
tile-thieves = Voleurs
tile-serpent = Serpent de la grotte
tile-cave-shrine = sanctuaire de la grotte

beast-bats = les chauves-souris géantes
beast-thieves = les voleurs
beast-serpent = le serpent de la grotte
foe-farmhouse = la ferme

item-villager = un villageois
item-farmhouse = une ferme
item-fort = un fort
item-offering = une offrande

colour-orange = Orange
colour-white = Blanc
colour-blue = Bleu
colour-purple = Violet

explorer-tizoc = Tizoc
explorer-hector = Hector
explorer-quartermaster = Intendant
explorer-pathfinder = Pisteur
explorer-mason = Maçon
explorer-captain = Capitaine
explorer-trader = Marchande
explorer-marshal = Maréchal

## Ce que peuvent les explorateurs

power-tizoc = une nourriture de plus à chaque récolte
power-hector = cinq villageois au lieu de quatre
power-quartermaster = commence avec plus de chaque ressource
power-pathfinder = un pas de plus à chaque tour
power-mason = les bâtiments coûtent un bois de moins
power-captain = combat avec un dé de plus
power-trader = la banque prend trois pour un
power-marshal = le premier mouvement de troupe du tour est gratuit
power-mason-balanced = les bâtiments coûtent un bois de moins ; commence avec un bois de plus
power-hector-balanced = cinq villageois au lieu de quatre ; commence avec une nourriture et un or de plus
power-captain-balanced = défend avec un dé de plus ; commence sans or
power-quartermaster-balanced = commence avec deux nourritures, deux bois et un or
power-trader-balanced = la banque prend trois pour un ; commence avec un or de plus
power-marshal-balanced = les deux premiers mouvements de troupe du tour sont gratuits ; commence avec une nourriture de plus

## Ce qu’on peut acheter, et les bêtes

effect-villager = Arrive sur une tuile voisine d’un de tes bâtiments. Il récolte là où la tuile touche une de tes fermes, marche en troupe et combat avec { $strength } dé.
effect-farmhouse = Se pose sur un coin de la tuile de ton explorateur. Tes villageois récoltent sur les tuiles qu’elle touche. Elle se défend avec { $strength } dé.
effect-fort = Se pose sur un coin de la tuile de ton explorateur. Il occupe toutes les tuiles qu’il touche et les défend avec { $strength } dés.
effect-offering = Va à un sanctuaire voisin de ton explorateur : dès lors, ce sanctuaire est à toi.
effect-march = Des villageois d’une tuile avancent d’une tuile, en troupe.
effect-beast = Attend dans la grotte et combat avec { $strength } dés.
effect-treasure = Qui gagne prend le trésor : { $resources }.

## Où : qui voit le plateau entend le lieu même

place-at = en { $place }
place-to = vers { $place }
place-site = en { $place }

## Ce qui s’est passé

event-explorer = { did } choisi { $explorer }.
event-roll = { did } lancé { $dice }.
event-turn = { did } commencé le tour.
event-speed = { did } pris { $speed } en vitesse, { $gather } en récolte.
event-gather = { did } récolté { $cards }.
event-gather-closed =
    { did } récolté { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }.
event-extra = { did } reçu { $cards } en plus.
event-return = { did } rendu 1 { $resource }.
event-return-closed = { did } rendu une carte.
event-move = { did } avancé { $where-to }.
event-discover = { did } cherché une terre nouvelle.
event-turn-up = { did } retourné une tuile : { $tile }.
event-under = { did } glissé une tuile sous la pile : { $tile }.
event-lay = { did } posé la tuile { $where-site } : { $tile }.
event-restart = L’île était fermée : on la reconstruit.
event-cave-shrine = { did } pris le sanctuaire de la grotte.
event-cave-shrine-back = { did } perdu le sanctuaire de la grotte.
event-name = { $who } achète { $item } { $where-at }.
    .you = { $who } achètes { $item } { $where-at }.
event-buy = { did } acheté { $item } { $where-at }.
event-void = { did } dû renoncer à { $item }.
event-march = { did } envoyé { $count } { $where-to }.
event-raid = { did } attaqué la ferme { $where-at }.
event-attack = { did } lancé une attaque contre { $foe } { $place-at }.
event-unopposed = { did } trouvé la voie libre { $place-at }.
event-fight = { did } lancé { $attack-total } ({ $attack } : { $attack-from }), contre { $foe } : { $defence-total } ({ $defence } : { $defence-from }).
event-wins = { did } gagné contre { $foe }.
event-loses = { did } perdu contre { $foe }.
event-ties = { did } fait jeu égal avec { $foe }.
event-home =
    { did } perdu { $count ->
        [one] 1 villageois
       *[other] { $count } villageois
    }.
event-fort-falls = { did } perdu le fort { $where-at }.
event-farmhouse-falls = { did } perdu la ferme { $where-at }.
event-beast-back = { did } laissé { $beast } sans victoire : retour dans la pile de la grotte.
event-treasure = { did } pris le trésor : { $cards }.
event-defeat = { did } été vaincu et perdu { $cards } contre { $foe }.
event-set = { did } amené l’explorateur vaincu { $where-to }, pour { $other }.
event-back = { did } reculé { $where-to }.
event-army-back = { did } ramené { $count } { $where-to }.
event-pass = { did } passé.
event-bank = { did } échangé { $rate } { $give } contre 1 { $take } à la banque.
event-offer = { did } proposé { $give } contre { $take } à { $other }.
    .to-you = { $who } t’a proposé { $give } contre { $take }.
event-offer-no-give = { did } demandé { $take } en cadeau à { $other }.
    .to-you = { $who } t’a demandé { $take } en cadeau.
event-offer-no-take = { did } proposé { $give } en cadeau à { $other }.
    .to-you = { $who } t’a proposé { $give } en cadeau.
event-accept = { did } accepté.
event-refuse = { did } refusé.
event-end-turn = { did } fini le tour.
event-turn-over = { did } dû finir le tour.
event-end = La partie finit à la manche { $round }. Sanctuaires : { $shrines }.
event-start = Dés pour commencer : { $rolls }. { $who } commence.
    .you = Dés pour commencer : { $rolls }. { $who } commences.
event-offering = { $who } prépare une offre pour { $other }.
    .you = { $who } prépares une offre pour { $other }.
event-give = { $who } donnerait 1 { $resource }.
    .you = { $who } donnerais 1 { $resource }.
event-ask = { $who } voudrait 1 { $resource }.
    .you = { $who } voudrais 1 { $resource }.
event-withdraw = { did } retiré l’offre pour { $other }.

attack-from-explorer = par l’explorateur
attack-from-villagers = par les villageois
defence-from-explorer = par l’explorateur
defence-from-villagers = par les villageois
defence-from-fort = par le fort
defence-from-farmhouse = par les murs
defence-from-bats = par sa force
defence-from-thieves = par sa force
defence-from-serpent = par sa force

## Ce qui a été fait en plusieurs étapes

deed-roll-speed = { did } lancé { $dice } : vitesse { $speed-speed }, récolte { $speed-gather }.
deed-roll-speed-gather = { did } lancé { $dice } : vitesse { $speed-speed }, récolte : { $gather-cards }.
deed-roll-speed-gather-closed =
    { did } lancé { $dice } : vitesse { $speed-speed }, récolte : { $gather-closed-count ->
        [one] 1 carte
       *[other] { $gather-closed-count } cartes
    }.
deed-move = { did } avancé { $move-where-to }.
deed-discover-turn-up = { did } retourné une tuile : { $turn-up-tile }.
deed-discover-turn-up-lay = { did } découvert une tuile { $lay-where-site } : { $turn-up-tile }.
deed-discover-turn-up-under = { did } glissé une tuile sous la pile : { $turn-up-tile }.
deed-name-buy = { did } acheté { $item } { $where-at }.
deed-name-void = { did } dû renoncer à { $item }.
deed-attack-unopposed = { did } trouvé la voie libre { $place-at }.
deed-attack-fight = { did } combattu contre { $foe } { $place-at } : { $fight-attack-total } à { $fight-defence-total }.
deed-attack-fight-wins = { did } gagné contre { $foe } { $place-at }, { $fight-attack-total } à { $fight-defence-total }.
deed-attack-fight-loses = { did } perdu contre { $foe } { $place-at }, { $fight-attack-total } à { $fight-defence-total }.
deed-attack-fight-ties = { did } fait jeu égal avec { $foe } { $place-at }, { $fight-attack-total } à { $fight-defence-total }.

## Pourquoi quelque chose ne peut pas se jouer

refusal-busy-side = Choisis d’abord l’un des deux explorateurs de ta carte.
refusal-busy-roll = Choisis d’abord quel dé est ta vitesse.
refusal-busy-gather = Récolte d’abord : choisis les cartes à prendre.
refusal-busy-return = Rends d’abord des cartes jusqu’à ne plus dépasser la limite.
refusal-busy-place = Pose d’abord la tuile retournée : choisis sa place.
refusal-busy-purchase = Tu peux réagir à un achat : déplacer des troupes, échanger ou passer.
refusal-busy-battle = Tu peux réagir avant le combat : déplacer des troupes, échanger ou passer.
refusal-busy-order = Choisis d’abord le défenseur à combattre ensuite.
refusal-busy-retreat = Choisis d’abord où vont tes pions après l’égalité.
refusal-busy-set = Pose d’abord l’explorateur vaincu sur une tuile.
refusal-busy-answer = Réponds d’abord à l’offre : accepter ou refuser.
refusal-busy-offer = Finis d’abord ton offre : donne, demande, propose ou retire-la.
refusal-busy-explore = Tu explores : avance, découvre, achète, attaque une ferme, déplace des troupes, échange ou termine le tour.
refusal-truce = À la première manche, personne n’entre sur une tuile occupée par un adversaire.
refusal-no-defender = Ce joueur ne défend pas ici.
refusal-explorers-chosen = Les explorateurs se choisissent avant le premier tour.
refusal-speed-chosen = Tu as déjà choisi ta vitesse pour ce tour.
refusal-dice = Les dés montrent { $dice } : l’un des deux est ta vitesse.
refusal-within-limit = Tu ne tiens pas plus de cartes que permis.
refusal-none-to-return = Tu n’en as pas à rendre : { $resource }.
refusal-no-window = Il n’y a rien à quoi réagir : « terminer le tour » finit ton tour.
refusal-cannot-pay = Tu ne peux pas donner ce qui est demandé ; tu as { $stores }.
refusal-no-offer = Il n’y a pas d’offre à laquelle répondre.
refusal-gathered = La récolte est finie pour ce tour.
refusal-cannot-take = Tu ne peux pas prendre cela : { $cards }. Seulement ce que tu exploites, et pas plus que la réserve n’en a.
refusal-no-steps = Il ne te reste plus de pas.
refusal-stack-empty = La pile est vide : il n’y a plus rien à découvrir ici.
refusal-no-room = Aucune tuile ne peut être posée à côté de ton explorateur : une place doit toucher deux tuiles.
refusal-place-first = À cette table, tu choisis d’abord la place : écris « discover » avec une place.
refusal-place-later = La place se choisit une fois la tuile retournée : découvre simplement.
refusal-tile-there = Une tuile s’y trouve déjà.
refusal-closes = Cette tuile fermerait l’île à cet endroit : { $tile }.
refusal-exit-side = Ce côté de la sortie de la grotte reste vide.
refusal-bounds = Une place doit toucher deux tuiles, rester dans les limites et, à la première manche, ne toucher aucun fort adverse.
refusal-link = Entre l’île et la grotte, le seul chemin va de l’entrée de la grotte à sa sortie.
refusal-no-tile = Il n’y a pas encore de tuile ici : découvres-en une.
refusal-not-walkable = On n’y marche pas : { $tile }.
refusal-too-dear = Trop cher, { $item } : { $price } ; tu as { $stores }.
refusal-offering-where = Une offrande va sur un sanctuaire à côté de ton explorateur.
refusal-offering-twice = Tu as déjà une offrande sur ce sanctuaire.
refusal-fort-stands = Ton fort est déjà construit.
refusal-farmhouses-stand = Tes { $count } fermes sont déjà construites.
refusal-corner-taken = Un bâtiment se trouve déjà { $corner-at }.
refusal-fort-near = Un fort ne touche aucune tuile occupée par un adversaire ; il toucherait { $places }.
refusal-villagers-out = Tous tes villageois sont déjà sur la carte.
refusal-villager-where = Les villageois vivent là où l’on peut marcher.
refusal-occupied = Un adversaire occupe { $place }.
refusal-villager-near-farmhouse = Les villageois arrivent sur une tuile que touche une de tes fermes ; ce n’est pas le cas ici : { $place }.
refusal-villager-near-building = Les villageois arrivent sur une tuile que touche un de tes bâtiments ; ce n’est pas le cas ici : { $place }.
refusal-no-farmhouse = Il n’y a pas de ferme à attaquer là.
refusal-own-farmhouse = Cette ferme est la tienne.
refusal-farmhouse-truce = À la première manche, aucune ferme ne peut être attaquée.
refusal-raid-from = Tu n’as pas de pion { $place-at } d’où l’attaquer.
refusal-raid-defended = Un adversaire occupe { $place } : seule une ferme sans défense peut être attaquée.
refusal-few-villagers = Tu n’as pas autant de villageois là.
refusal-march-dear = Un mouvement de troupe coûte { $price } ; tu as { $stores }.
refusal-locked = Tes pions attaquent ici : ils ne partent pas avant la fin du combat.
refusal-set-where = Un explorateur vaincu va sur une tuile libre de l’île, si possible à côté d’un sanctuaire de son propriétaire.
refusal-retreat-where = Tes pions reculent sur une tuile voisine du combat qu’aucun adversaire n’occupe.
refusal-bank-same = La banque donne autre chose que ce qu’elle prend.
refusal-bank-rate = La banque prend { $rate } { $resource } pour une carte ; tu as { $stores }.
refusal-supply-out = La réserve est vide : { $resource }.
refusal-no-trade = On n’échange pas à cette table.
refusal-nothing-to-trade = Aucun de vous deux n’a de carte à échanger.
refusal-no-partner = Choisis d’abord à qui va l’offre.
refusal-offer-empty = L’offre est encore vide : donne ou demande une carte.
refusal-offer-order = Une offre se compose dans l’ordre : nourriture, bois, or, et d’abord ce que tu donnes.
refusal-offer-stands = Cette partie suit d’anciennes règles : une offre commencée doit être faite.
refusal-asks-too-many = Une offre demande au plus { $count } cartes d’un type.
refusal-no-player = Ce joueur n’existe pas.
refusal-offers-made = Tu as fait tes { $count } offres de ce tour.
refusal-offers-begun = Tu as commencé { $count } offres pendant ce tour : c’est le maximum.
refusal-cannot-give = Tu ne peux pas donner cela : { $given }. Tu as { $stores }.
refusal-trade-active = À cette table, on n’échange qu’avec le joueur dont c’est le tour.
refusal-they-lack = { $colour } n’a pas autant : { $wanted }.

## Textes qui ne nomment pas de coup

refusal-stands-nowhere = Cet explorateur n’est nulle part : il faut d’abord le poser.
refusal-no-tile-at = Il n’y a pas de tuile { $place-at }.
refusal-not-next = Trop loin : { $place }. Ici, c’est { $here }.
refusal-not-on-card = { $explorer } n’est pas sur cette carte ; elle montre { $explorers }.
refusal-gather-exactly = On récolte exactement { $cards } cartes, pas { $count }.
refusal-no-corner = { $corner } n’est pas un coin de la tuile où se tient l’explorateur : { $here }.
refusal-not-touching = Cette ferme ne touche pas { $place }.
refusal-no-farmhouse-on = Aucune ferme ne se trouve { $corner-at }.
refusal-army = Une troupe, c’est 1 à { $count } villageois.
refusal-no-villager-on = Tu n’as pas de villageois { $place-at }.
refusal-nobody-plays = Personne ne joue { $colour } ; les couleurs sont { $colours }.
refusal-offer-other = Une offre va à un autre joueur.
refusal-offer-form = Une offre donne ou demande des cartes, au plus { $count } d’un type demandées.
refusal-no-action = { $text } n’est pas un coup d’Island : écris 'speed 4', 'gather 2 food 1 gold', 'move (1,0)' ou 'move ne', 'discover', 'place (2,-1)', 'farmhouse N(0,0)', 'fort S(1,-1)', 'villager (1,0)', 'offering (2,-2)', 'march 2 (0,0) (1,0)', 'raid N(0,0) (1,0)', 'bank food for gold', 'offer white 2 food for 1 gold', 'pass', 'end turn'

## Ce qui parle contre un coup, dans une analyse

reason-poor-odds = L’explorateur y a { $own ->
    [one] { $own } dé
   *[other] { $own } dés
}, { $other } : { $theirs }.
reason-could-buy = Il y avait de quoi payer { $item }.
reason-offering-first = Une offrande pouvait être payée, et les offrandes décident de la partie.
reason-gave-more = Plus de cartes partent qu’il n’en vient : { $count } contre { $number }.
reason-steps-left = Il restait { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}.
reason-good-odds = Il y a { $own } dés pour un combat, et { $theirs } en face chez { $other }.
reason-turn-without = Ce tour n’apporte pas { $item } à coup sûr.
reason-turn-no-land = Ce tour ne découvre pas de nouvelle terre à coup sûr.

## Ce que les problèmes font travailler

theme-fight-or-flee = Se battre ou fuir
    .about = Les dés sont-ils de ton côté, ou vaut-il mieux éviter le combat ?
theme-offer = Que proposer
    .about = Un échange avec les autres ou avec la banque : lequel t’aide le plus ?
theme-build = Que construire
    .about = Ferme, fort, villageois ou offrande : quoi en premier, et où ?
theme-discover = Où aller
    .about = Jusqu’où vas-tu, et où une nouvelle tuile vaut-elle le plus ?
