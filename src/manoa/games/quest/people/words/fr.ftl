## Cartes

card-explorer = Savant
card-traveler = Globe-trotteuse
card-sailor = Matelot
card-scout = Éclaireur
card-trailblazer = Explorateur
card-jack-of-all-trades = Touche-à-tout
card-photographer = Photographe
card-treasure-chest = Coffre au trésor
card-pioneer = Pionnier
card-giant-machete = Machette géante
card-captain = Capitaine
card-journalist = Journaliste
card-millionaire = Millionnaire
card-adventurer = Aventurière
card-prop-plane = Avion à hélice
card-native = Indigène
card-transmitter = Poste de transmission
card-cartographer = Cartographe
card-compass = Boussole
card-scientist = Scientifique
card-travel-log = Carnet de voyage
card-geologist = Géologue
card-shaman = Chaman
card-cave-explorer = Spéléologue
card-veteran = Vétéran
card-mountain-guide = Guide de montagne
card-imitator = Imitateur
card-twins = Jumeaux
card-leeroy = Leeroy
card-frank = Frank
card-luna = Luna
card-polly = Polly
card-amelia-lockart = Amelia Lockart
card-scrooge-bly = Scrooge Bly
card-christopher-dundee = Christopher Dundee
card-mary-ripley = Mary Ripley
card-ian-magellan = Dr. Ian Magellan
card-henry-threepwood = Sir Henry Threepwood
card-nathan-cook = Nathan Cook
card-gertrude-everdeen = Gertrude Everdeen
card-isabella-jones = Isabella Jones
card-lara-omalley = Lara O’Malley
card-demon = Démon

## Jetons de grotte

token-coin-1 = Pièce 1
token-paddle-1 = Pagaie 1
token-machete-1 = Machette 1
token-coin-2 = Pièce 2
token-paddle-2 = Pagaie 2
token-machete-2 = Machette 2
token-machete-3 = Machette 3
token-native-step = Indigène
token-draw-card = Piocher une carte
token-remove-card = Retirer une carte
token-replace-cards = Remplacer des cartes
token-keep-item = Garder un objet
token-pass-occupied = Traverser des cases occupées
token-change-symbol = Changer un symbole
token-demon-banishment = Bannissement de Démon
token-anti-curse = Anti-Malédiction
token-geologist-step = Pas de Géologue
token-open-market = Marché libre

## Malédictions

curse-lethargy-machete = Léthargie (machette)
curse-lethargy-paddle = Léthargie (pagaie)
curse-lethargy-coin = Léthargie (pièce)
curse-misery = Misère
curse-cave-fever = Fièvre des Grottes
curse-misfortune = Malheur
curse-voodoo = Vaudou
curse-paralysis = Paralysie
curse-torment = Tourment

## Dragons

dragon-green = dragon vert
dragon-blue = dragon bleu
dragon-yellow = dragon jaune
dragon-white = dragon blanc

## Ce qui est joué, carte ou jeton

thing-token = jeton { $name }

## Terrains et symboles

terrain-jungle = jungle
terrain-river = rivière
terrain-village = village
terrain-rubble = éboulis
terrain-camp = campement
terrain-mountain = montagne
terrain-cave = grotte
terrain-start = départ
terrain-demon = démon
terrain-finish = El Dorado
terrain-tunnel = tunnel
terrain-tavern = taverne
terrain-swamp = marais
terrain-fog = brouillard
symbol-machete = machette
symbol-paddle = pagaie
symbol-coin = pièce

# At the foot of a card: in a word or two what it does.
foot-draw = piocher
foot-remove = retirer
foot-take-card = toute carte
foot-step = toute case
foot-any = au choix
foot-action = action
foot-either = un des deux
foot-none = aucun
foot-draw-cave-token = jeton
foot-copy-market-card = copier
foot-double-next = deux fois
foot-step-opponents = pousser
foot-move-dragon = un dragon
foot-dragon-whistle = les dragons
foot-ignore-dragons = libre
foot-geologist = roc, démon
foot-shaman = malédiction
foot-mountain-guide = cases de 3+
foot-nathan-cook = cases de 1
foot-gertrude-everdeen = réemploi
foot-isabella-jones = gratuite
foot-mary-ripley = bannir

## Cartes des modules

card-muisca-guide = Guide muisca
card-muisca-ferrywoman = Passeuse muisca
card-muisca-goldsmith = Orfèvre muisca
card-dragon-tamer = Dompteur de dragons
card-dragon-whistle = Sifflet à dragons
card-dragon-cloak = Cape de dragon
card-porter = Porteur

## Ce que font cartes et jetons

effect-machete = Ouvre la jungle : une case après l’autre, jusqu’à { $power } en tout.
effect-paddle = Ouvre les rivières : une case après l’autre, jusqu’à { $power } en tout.
effect-coin = Ouvre les villages : une case après l’autre, jusqu’à { $power } en tout. Au marché, cette carte vaut { $power }.
effect-any = Vaut machette, pagaie ou pièce { $power } : au choix, chaque fois qu’on la joue.
effect-draw =
    { $count ->
        [one] Pioche 1 carte. Tu peux l’utiliser aussitôt.
       *[other] Pioche { $count } cartes. Tu peux les utiliser aussitôt.
    }
effect-remove =
    { $count ->
        [one] Tu peux retirer du jeu 1 carte de ta main.
       *[other] Tu peux retirer du jeu jusqu’à { $count } cartes de ta main.
    }
effect-take-card = Prends gratuitement une carte du marché ou de la réserve. Elle va dans ta défausse.
effect-step = Avance sur une case voisine, quoi qu’elle demande, ou retire une barrière voisine. Montagnes et cases occupées restent fermées.
effect-replace = Pose jusqu’à { $count } cartes de ta main et pioches-en autant.
effect-keep-item = À jouer juste après avoir utilisé un objet : l’objet reste à toi.
effect-enter-occupied = Jusqu’à la fin de ton tour, tu peux entrer sur des cases occupées.
effect-change-symbol = Ta prochaine carte compte pour un autre symbole de ton choix, avec la même force.
effect-item = Objet : utilisé une fois, il quitte le jeu. Comme demi-pièce ou pour des éboulis, il reste à toi.
effect-token = Jeton : utilisé une fois, il quitte le jeu.
effect-half = Au marché, cette carte vaut une demi-pièce.
effect-either = Vaut { $first } ou { $second } { $power } : au choix, chaque fois qu’on la joue.
effect-once = Une fois dans la partie, la carte agit avec la force { $power }, puis elle quitte le jeu.
effect-draw-cave-token = Pioche un jeton de la réserve des grottes.
effect-use-token-free = Tu peux ensuite utiliser un de tes jetons sans le dépenser.
effect-step-opponents = Déplace chaque pion adverse d’une case, où tu veux. Ce déplacement ne rapporte rien.
effect-copy-market-card = Vaut la carte du dessus d’une pile du plateau du marché.
effect-double-next = À jouer avec une carte machette ou pagaie : cette carte fait deux courses de suite, chacune avec toute sa force.
effect-return-demons = Remets dans leur réserve autant de démons de ta main que tu veux.
effect-give-demon = Un démon de ta main va dans la défausse de qui tu veux.
effect-cancel-curse = Quand tu pioches une malédiction, tu peux l’écarter.
effect-buy-from-reserve = Ce tour-ci, tu peux acheter dans toute pile de la réserve.
effect-geologist = Avance sur une case voisine : démon, tunnel ou montagne, sans malédiction.
effect-geologist-step = { effect-geologist }
effect-shaman = Jusqu’à deux pas sur n’importe quelle case, quoi qu’elle demande. Pioche ensuite une malédiction.
effect-mountain-guide = Avance sur une case voisine de force 3 ou plus, occupée ou non, quoi qu’elle demande.
effect-amelia-lockart = Jusqu’à six pas sur n’importe quelle case, montagnes et cases occupées comprises. Retirer une barrière compte pour un pas.
effect-ian-magellan = Un pas sur n’importe quelle case, même une montagne ou une case occupée, ou retire une barrière.
effect-nathan-cook = Jusqu’à trois pas sur des cases libres de force 1, démons et tunnels compris, sans malédiction.
effect-isabella-jones = Prends gratuitement la carte du dessus d’une pile du plateau du marché ; elle va sur ta pioche.
effect-demon = Sans symbole. Il vaut une demi-pièce ou sert pour des éboulis, et reste à toi.
effect-dragon-tamer = Déplace un dragon éveillé de trois cases au plus.
effect-dragon-whistle = Déplace chaque dragon éveillé d’une case au plus.
effect-dragon-cloak = Jusqu’à la fin de ton tour, les dragons ne retiennent pas tes pions.
effect-muisca = Tu peux la ranger sur ton plateau et la jouer de là à un tour suivant.
binds-lethargy-machete = Pour { $who }, les machettes, en cartes comme en jetons, sont sans effet.
    .you = Tes machettes, en cartes comme en jetons, sont sans effet.
binds-lethargy-paddle = Pour { $who }, les pagaies, en cartes comme en jetons, sont sans effet.
    .you = Tes pagaies, en cartes comme en jetons, sont sans effet.
binds-lethargy-coin = Pour { $who }, les cartes à pièces valent une demi-pièce, les jetons rien ; ni les unes ni les autres n’ouvrent un village.
    .you = Les cartes à pièces valent une demi-pièce, les jetons rien ; ni les unes ni les autres n’ouvrent un village.
binds-misery = { $who } ne peut pas jouer de carte violette.
    .you = Tu ne peux pas jouer de carte violette.
binds-cave-fever = { $who } ne peut pas jouer de jeton de grotte.
    .you = Tu ne peux pas jouer de jeton de grotte.
binds-misfortune = { $who } ne peut jouer aucune carte.
    .you = Tu ne peux jouer aucune carte.
binds-voodoo = Le pion joué par { $who } peut être déplacé de deux cases au plus par le voisin de gauche.
    .you = Ton voisin de gauche peut déplacer le pion de deux cases au plus.
binds-paralysis = Tous les autres peuvent déplacer leurs pions d’une case.
binds-torment = Un démon va dans la défausse.
lifts-lethargy-machete = Levée par des machettes de force 2 en tout.
lifts-lethargy-paddle = Levée par des pagaies de force 2 en tout.
lifts-lethargy-coin = Levée par des pièces de force 2 en tout.
lifts-misery = Levée par une carte violette.
lifts-cave-fever = Levée par un jeton de grotte.
lifts-misfortune = Levée par deux cartes.

## Ce qui s’est passé

event-run = { did } joué { $with }.
event-free = { did } joué { $with }.
event-go = { did } rejoint { $space }.
event-clear-blockade = { did } retiré la barrière { $blockade }.
event-enter = { did } pris { $space } pour but.
event-clear = { did } commencé à dégager la barrière { $blockade }.
event-reach = { did } rejoint { $space }.
event-pay = { did } payé avec { $with }.
event-pay-camp = { did } payé avec { $with }, qui quitte le jeu.
event-buy = { did } choisi d’acheter { $card }.
event-bought = { did } acheté { $card }.
event-play = { did } joué { $with }.
event-take = { did } pris { $card } au marché.
event-remove = { did } retiré { $card } du jeu.
event-lay = { did } posé { $card }.
event-discard = { did } défaussé { $card }.
event-draw =
    { did } pioché { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }.
event-draw-cards = { did } pioché { $cards }.
event-reshuffle = { did } remélangé la défausse.
event-explore = { did } exploré une grotte : { $token }.
event-gold = { did } mené un pion à El Dorado.
event-arrive = { did } atteint El Dorado.
event-end-turn = { did } fini le tour.
event-stop = { did } fait halte.
event-done = { did } terminé.
event-show = { $card } attend à la taverne.
event-meet = { did } pris { $card } à la taverne.
event-hex = { did } révélé une malédiction : { $curse }.
event-suffer = { did } subi une malédiction : { $curse }.
event-ward = { did } écarté { $curse }.
event-torment = { did } reçu un démon.
event-start-lifting = { did } commencé à lever { $curse }.
event-lift = { did } levé { $curse }.
event-lay-token = { did } posé { $token }.
event-move = { did } déplacé un pion vers { $space }.
event-find = { did } pioché un jeton de grotte : { $token }.
event-dismiss = { did } rendu un démon.
event-banish = { did } donné un démon.
event-imitate = { did } imité { $card }.
event-rouse = { did } choisi de qui déplacer les pions.
event-carry = Le courant emporte le pion de { $who } vers { $space }.
    .you = Le courant emporte ton pion vers { $space }.
event-retreat = { did } reculé vers { $space }, loin du danger.
event-store = { did } rangé { $card }.
event-chest = { did } trouvé un coffre d’une valeur de { $value }.
event-lift-fog = Le brouillard se lève sur { $space } : { $terrain } { $power }.
event-wake = Le { $dragon } se réveille.
event-tame = { did } choisi de déplacer le { $dragon }.
event-fly = { did } déplacé le { $dragon } vers { $space }.
event-end = La partie finit à la manche { $round }. Pas restants : { $to-go }.

## Ce qui a été fait en plusieurs étapes

deed-buy-pay-bought = { did } acheté { $card } avec { $pay-with }.
deed-run-go = { did } rejoint { $go-space } avec { $with }.
deed-run-clear-blockade = { did } retiré la barrière { $clear-blockade-blockade } avec { $with }.
deed-run-clear-blockade-go = { did } retiré la barrière { $clear-blockade-blockade } avec { $with } et rejoint { $go-space }.
deed-go = { did } continué vers { $go-space }.
deed-go-clear-blockade = { did } continué vers { $go-space } et retiré la barrière { $clear-blockade-blockade }.
deed-free-reach = { did } rejoint { $reach-space } avec { $with }.
deed-free-clear-blockade = { did } retiré la barrière { $clear-blockade-blockade } avec { $with }.
deed-enter-pay-reach = { did } rejoint { $space } avec { $pay-with }.
deed-enter-pay-camp-reach = { did } rejoint { $space }. Cartes retirées du jeu : { $pay-camp-with }.
deed-clear-pay-clear-blockade = { did } retiré la barrière { $blockade } avec { $pay-with }.
deed-play-draw =
    { did } joué { $with } et pioché { $draw-count ->
        [one] 1 carte
       *[other] { $draw-count } cartes
    }.
deed-play-draw-cards = { did } joué { $with } et pioché { $draw-cards-cards }.
deed-play-draw-remove =
    { did } joué { $with }, pioché { $draw-count ->
        [one] 1 carte
       *[other] { $draw-count } cartes
    } et retiré { $remove-card } du jeu.
deed-play-draw-cards-remove = { did } joué { $with }, pioché { $draw-cards-cards } et retiré { $remove-card } du jeu.
deed-play-remove = { did } joué { $with } et retiré { $remove-card } du jeu.
deed-play-take = { did } joué { $with } et pris { $take-card } au marché.
deed-play-lay-draw =
    { did } joué { $with }, posé { $lay-card } et pioché { $draw-count ->
        [one] 1 carte
       *[other] { $draw-count } cartes
    }.
deed-play-lay-draw-cards = { did } joué { $with }, posé { $lay-card } et pioché { $draw-cards-cards }.
deed-discard = { did } défaussé { $discard-card }.
deed-end-turn-draw =
    { did } fini le tour et pioché { $draw-count ->
        [one] 1 carte
       *[other] { $draw-count } cartes
    }.
deed-end-turn-draw-cards = { did } fini le tour et pioché { $draw-cards-cards }.

## Pourquoi non

refusal-busy-pay = Finis d’abord de payer : choisis les cartes avec lesquelles tu paies.
refusal-busy-remove = Choisis d’abord une carte à retirer du jeu, ou termine si tu le peux.
refusal-busy-take = Choisis d’abord une pile du marché où prendre une carte.
refusal-busy-replace = Pose d’abord les cartes que tu veux remplacer, puis termine.
refusal-busy-discard = Le tour en est à la défausse : défausse ce que tu ne gardes pas, puis termine le tour.
refusal-busy-step = Tu as joué { $thing } : fais maintenant le pas.
refusal-not-held = { $card } n’est pas dans ta main ; tu tiens { $cards }.
refusal-hand-empty = { $card } n’est pas dans ta main ; elle est vide.
refusal-not-owned = Tu n’as pas cela : jeton { $token }.
refusal-none-to-take = Le marché n’a plus cette carte : { $card }.
refusal-lay-one-first = Pose d’abord au moins une carte.
refusal-price-out-of-reach = En payant ainsi avec { $card }, le prix ne serait plus atteint.
refusal-token-pays-nothing = Ce jeton ne vaut rien pour ce paiement : { $token }.
refusal-no-change = Seul le jeton Changer un symbole fait payer la force d’une carte en pièces.
refusal-change-in-vain = { $card } ne gagnerait rien à changer de symbole, ou laisserait trop peu pour le prix.
refusal-hand-too-large = On garde au plus { $most } cartes et tu en tiens { $held } : défausse d’abord.
refusal-no-run = Il n’y a pas de course à arrêter.
refusal-nothing-to-finish = Il n’y a rien à terminer maintenant.
refusal-nothing-to-pay = Rien n’est à payer maintenant.
refusal-not-in-game = { $thing } n’est pas de cette partie.
refusal-no-dragons = Il n’y a pas de dragons dans cette partie.
refusal-no-curses = Il n’y a pas de malédictions dans cette partie.
refusal-starting-card = { $card } est une carte de départ et n’est pas à vendre.
refusal-sold-out = { $card } est épuisée.
refusal-bought-already = Tu as fait ton achat de ce tour.
refusal-reserve-closed = { $card } est dans la réserve, fermée tant que les six places du marché sont prises.
refusal-too-dear = { $card } coûte { $price } ; ta main et tes jetons font { $purse }.
refusal-market-empty = Le marché n’a plus de carte à prendre.
refusal-after-purchase = Après l’achat, plus aucun pion ne bouge ce tour-ci.
refusal-other-symbol = { $thing } n’a pas le symbole { $symbol }.
refusal-leads-nowhere = { $thing } ne paie rien à côté de tes pions.
refusal-none-to-remove = Ta main est vide : il n’y a pas de carte à retirer.
refusal-none-to-replace = Ta main est vide : il n’y a pas de carte à remplacer.
refusal-item-not-just-used = Un objet se garde juste après usage, avant toute autre carte ou tout autre jeton.
refusal-passing-already = Tu peux déjà entrer dans les cases occupées.
refusal-changing-already = La prochaine carte peut déjà changer de symbole.
refusal-one-piece = Tu n’as qu’un pion.
refusal-piece-home = Ce pion est déjà à El Dorado.
refusal-no-such-blockade = Cette barrière n’existe pas sur ce parcours.
refusal-blockade-gone = La barrière { $blockade } est déjà retirée.
refusal-blockade-far = La barrière { $blockade } est hors de portée de ton pion sur { $space }.
refusal-no-space = Il n’y a pas de case dans cette direction.
refusal-barred = La barrière { $blockade } ({ $terrain } { $power }) ferme le chemin vers { $space } : retire-la d’abord.
refusal-mountain = { $space } : aucun pion n’y entre.
refusal-occupied = { $space } est occupée.
refusal-start-space = { $space } : aucune carte ne paie une case de départ.
refusal-takes-cards = { place } demande { need }, non la force d’une seule : écris 'enter' ou 'clear'.
refusal-too-weak = { place } demande { need }, { $thing } donne { gift }.
refusal-too-few-cards = { place } demande { need }, et tu en tiens { $held }.
refusal-needs-a-card = { place } demande { need } : joue pour cela une carte ou un jeton.
refusal-other-piece = La course est celle de ton autre pion ; la force d’une carte ne se partage jamais.
refusal-run-too-weak = { place } demande { need }, il reste à la course { rest }.
refusal-which-symbol = Pour quel symbole ? Écris { $text } as { $symbols }.
refusal-nothing-to-choose = { $verb } : il n’y a rien pour cela maintenant. Tu peux { asked }.
refusal-which-piece = Lequel de tes deux pions ? Écris { $first } ou { $second }.
refusal-not-beside = { $space } n’est pas à côté de ton pion (ici : { $here }).
refusal-busy-ward = Écarte d’abord la malédiction avec ton jeton Anti-Malédiction, ou termine pour la subir.
refusal-busy-force = Déplace d’abord les pions que tu peux déplacer, ou termine.
refusal-busy-hero = Prends d’abord l’un des héros de la taverne.
refusal-busy-lift = Pose d’abord ce qui lève la malédiction.
refusal-busy-spare = Utilise d’abord l’un de tes jetons sans le dépenser, ou termine.
refusal-busy-banish = Choisis d’abord qui reçoit le démon.
refusal-busy-dismiss = Remets d’abord des démons dans leur réserve, ou termine.
refusal-busy-rouse = Choisis d’abord de qui tu déplaces les pions, ou termine.
refusal-busy-imitate = Choisis d’abord la carte du marché à imiter.
refusal-busy-twice = Joue d’abord la carte qui sert deux fois.
refusal-lifts-nothing = { $card } n’aide pas à lever cette malédiction.
refusal-misfortune = Le Malheur est devant toi : tu ne peux jouer aucune carte. Deux cartes le lèvent.
refusal-misery = La Misère est devant toi : tu ne peux jouer aucune carte violette. Une carte violette la lève.
refusal-cave-fever = La Fièvre des Grottes est devant toi : tu ne peux jouer aucun jeton. L’un d’eux la lève.
refusal-lethargy = Une Léthargie est devant toi : le symbole { $symbol } est interdit. Une force de 2 de ce symbole la lève.
refusal-not-cursed = Cette malédiction n’est pas devant toi : { $curse }.
refusal-cannot-lift = Tu n’as pas de quoi lever { $curse }.
refusal-stop-first = Continue ou arrête-toi d’abord : la fin de ce déplacement demande encore quelque chose.
refusal-demon-does-nothing = Un Démon joué ne fait rien. Il vaut une demi-pièce, ou sert pour les éboulis.
refusal-none-to-double = Tu n’as aucune carte qui puisse servir deux fois maintenant.
refusal-none-to-imitate = Aucune carte du marché ne servirait maintenant.
refusal-no-demon = Tu n’as pas de démon en main.
refusal-no-curse-turned-up = Un jeton Anti-Malédiction se joue quand une malédiction est révélée.
refusal-market-open-already = Toute la réserve t’est déjà ouverte, ou elle est vide.
refusal-demon-blockade = La barrière { $blockade } est un démon : retire-la avec 'clear' et pioche une malédiction.
refusal-demon-space = { $space } : aucune force ne paie une case de démon. Vas-y avec 'enter' et pioche des malédictions.
refusal-entered-already = Ce pion est déjà entré sur { $space } ce tour-ci.
refusal-steps-elsewhere = { $thing } ne mène pas là : { place }.
refusal-route-of-hexes = Ce parcours appartient à Héros & Maléfices.
refusal-pieces-of-hexes = Ce parcours a des pièces de Héros & Maléfices.
refusal-hexes-caves = Héros & Maléfices les apporte.
refusal-no-places = Cet itinéraire n’a pas de places pour lui.
refusal-busy-tame = Pose d’abord les cartes qui déplacent le dragon.
refusal-busy-herd = Déplace d’abord le dragon, ou done.
refusal-busy-whistle = Choisis d’abord un dragon à déplacer, ou done.
refusal-busy-retreat = Choisis d’abord où ton pion recule.
refusal-in-danger = Ton pion sur { $space } est en danger et peut encore partir, vers { $spaces } : le tour ne finit pas avant.
refusal-buying-in-danger = On n’achète pas tant qu’un pion est en danger : pars d’abord.
refusal-held = Un dragon retient ton pion sur { $space } : { $dragons }. Déplace d’abord le dragon.
refusal-dragon-there = Un dragon occupe { $space }.
refusal-dragon-asleep = Le { $dragon } dort.
refusal-dragon-not-moved = Tu n’as pas les cartes qui déplacent le { $dragon }, ou il n’a nulle part où aller.
refusal-cloaked-already = Ta cape agit déjà : ce tour-ci, aucun dragon ne retient tes pions.
refusal-no-dragon-awake = Aucun dragon éveillé pour qui cette carte serait utile.
refusal-swamp = { $space } : pour un marais, joue une seule carte ou un seul jeton de force { $power }, ni plus ni moins.
refusal-swamp-not-exact = { $space } : le marais demande une force de { $power }, ni plus ni moins : { $thing } ne convient pas.
refusal-store-full = Il n’y a plus de place sur ton plateau pour { $card } : { $most } cartes au plus.
refusal-not-stored = { $card } n’est pas sur ton plateau.
refusal-stored-just-now = { $card } vient d’être rangée : joue-la à partir de ton prochain tour.
refusal-not-back = Ton pion ne peut pas reculer vers { $space }, mais vers { $spaces }.
refusal-no-action = { $text } n’est pas un coup de Quest : écris une carte et une case ('scout B12', avec deux pions 'scout 2 B12'), 'go B13', 'enter C4', 'buy pioneer', 'pay sailor', 'play compass', 'discard traveler', 'end turn'.

## Leurs parties

place =
    { $blockade ->
        [0] { $space }
       *[other] La barrière { $blockade }
    }
need =
    { $needs ->
        [machete] { $power } { $power ->
            [one] machette
           *[other] machettes
        }
        [paddle] { $power } { $power ->
            [one] pagaie
           *[other] pagaies
        }
        [coin] { $power } { $power ->
            [one] pièce
           *[other] pièces
        }
        [camp] { $power } { $power ->
            [one] carte de la main retirée du jeu
           *[other] cartes de la main retirées du jeu
        }
       *[cards] { $power } { $power ->
            [one] carte de la main
           *[other] cartes de la main
        }
    }
gift =
    { $gives ->
        [machete] { $strength } { $strength ->
            [one] machette
           *[other] machettes
        }
        [paddle] { $strength } { $strength ->
            [one] pagaie
           *[other] pagaies
        }
        [coin] { $strength } { $strength ->
            [one] pièce
           *[other] pièces
        }
       *[any] { $strength } { $strength ->
            [one] machette, pagaie ou pièce
           *[other] machettes, pagaies ou pièces
        }
    }
rest =
    { $has ->
        [machete] { $left } { $left ->
            [one] machette
           *[other] machettes
        }
        [paddle] { $left } { $left ->
            [one] pagaie
           *[other] pagaies
        }
        [coin] { $left } { $left ->
            [one] pièce
           *[other] pièces
        }
       *[nothing] aucune force
    }
asked =
    { $phase ->
        [pay] choisir les cartes avec lesquelles payer
        [remove] choisir une carte à retirer
        [take] choisir une pile du marché où prendre une carte
        [replace] poser les cartes à remplacer
        [discard] défausser ce que tu ne gardes pas, puis terminer le tour
        [ward] écarter la malédiction, ou terminer
        [force] déplacer les pions que tu peux déplacer, ou terminer
        [hero] prendre l’un des héros
        [lift] poser ce qui lève la malédiction
        [spare] utiliser un jeton sans le dépenser, ou terminer
        [banish] choisir qui reçoit le démon
        [dismiss] rendre des démons à la réserve, ou terminer
        [rouse] choisir de qui tu déplaces les pions, ou terminer
        [imitate] choisir la carte à imiter
        [twice] jouer la carte qui sert deux fois
        [tame] poser les cartes qui déplacent le dragon
        [herd] déplacer le dragon, ou done
        [whistle] choisir un dragon à déplacer, ou done
        [retreat] choisir où ton pion recule
       *[play] jouer cartes et jetons, acheter une carte, défausser, terminer le tour
    }

## Modules

module-swamp = Marais
module-current = Courant
module-danger = Danger
module-muisca = Muisca
module-dragons = Dragons
module-treasures = Trésors
module-fog = Brouillard

## Ce qui ne va pas sur un parcours

route-no-object = Un parcours est un objet JSON de la même forme que routes.json.
route-too-large = Ce n’est pas un parcours : trop grand, trop imbriqué, ou avec des valeurs étrangères à JSON.
route-unknown-field = Un parcours n’a pas de champ { $field } ; les champs sont { $fields }.
route-bad-name = Le nom d’un parcours est un texte d’au plus { $most } caractères imprimables, sans chevrons.
route-bad-pieces = Les tuiles d’un parcours forment une liste, chacune avec piece, q, r et rotation.
route-too-many-pieces = Un parcours compte au plus { $most } tuiles.
route-bad-piece = La tuile numéro { $number } n’est pas un objet avec piece, q, r et rotation.
route-no-such-piece = Il n’y a pas de tuile { $text } ; il y a { $choices }.
route-bad-place = { $axis } de { $piece } est un nombre entier de { $least } à { $most }.
route-bad-finish = L’arrivée est un objet avec side, q, r et rotation.
route-no-such-side = L’arrivée n’a pas de face { $text } ; elle a { $choices }.
route-bad-finish-place = { $axis } de l’arrivée est un nombre entier de { $least } à { $most }.
route-bad-tavern = Une taverne est un objet avec attached_to (une lettre), side ({ $choices }) et trois cases.
route-bad-joints = Les jonctions forment une liste, chacune avec between (les lettres de deux tuiles) et blockade (true ou false).
route-bad-modules = Les modules sont un objet avec une liste d’emplacements par module.
route-no-such-module = Aucun module { $text } n’a d’emplacements sur un parcours ; ceux qui en ont sont { $choices }.
route-bad-swamp = Il y a au plus { $most } marais, chacun une fois, avec swamp (un identifiant), q, r et rotation.
route-bad-current = Il y a au plus { $most } flèches, chacune avec q, r et direction (0 à 5).
route-bad-danger = Il y a au plus { $most } emplacements de danger, chacun [q, r].
route-bad-dragons = Il y a { $most } emplacements de dragons, chacun [q, r].
route-bad-treasures = Il y a au plus { $most } emplacements de trésors, chacun [q, r].
route-bad-fog = Le brouillard couvre au plus { $most } tuiles, désignées par leurs lettres.
route-no-pieces = Il n’y a pas encore de tuile : commence par A ou B.
route-no-finish = Il manque l’arrivée.
route-begins-elsewhere = Un parcours commence par A ou B, pas par { $piece }.
route-twice = La tuile { $piece } est là { $count } fois.
route-both-sides = { $piece } et { $other } sont les deux faces d’une même tuile.
route-overlaps = { $piece } chevauche { $other }.
route-finish-overlaps = L’arrivée chevauche { $piece }.
route-loose = { $piece } touche les tuiles précédentes par { $contacts ->
        [0] aucun côté
        [one] { $contacts } côté
       *[other] { $contacts } côtés
    } ; il en faut au moins { $least }.
route-finish-corner = L’arrivée doit entourer un coin de la dernière tuile, { $piece }.
route-no-way = Aucun chemin ne mène de la case de départ { $number } à l’arrivée sans montagne, grotte, démon ni tunnel.
route-no-joint = { $piece } et { $other } ne se touchent pas : il n’y a pas de jonction entre les deux.
route-other-places = { $field } de ce parcours : { $text } ; dans le doute, laisse ce champ de côté.
route-tavern-nowhere = La taverne est attachée à { $text }, qui n’est pas sur ce parcours.
route-tavern-far = Les trois cases de la taverne doivent longer { $piece }.
route-tavern-taken = Les trois cases de la taverne doivent être libres et distinctes.
route-marker-ground = { $module } : { $at } n’est ni jungle, ni rivière, ni village, ni éboulis, ni campement.
route-arrow-ground = Courant : { $at } n’est pas une case rivière.
route-arrow-nowhere = La flèche sur { $at } ne montre pas une case de la même tuile où un pion peut dériver.
route-markers-meet = Deux marqueurs sont sur { $at }.
route-fog-nowhere = Brouillard : { $piece } n’est pas sur ce parcours.
route-swamp-covers = Un marais couvre ce qu’il ne peut pas couvrir.
route-swamp-loose = Un marais ne touche pas le parcours.
route-swamps-close-way = Les marais ne laissent aucun autre chemin du départ à l’arrivée.

## Conseils pour qui crée un parcours

route-tip-terrain = Varie les terrains.
route-tip-shortcuts = Fais passer les raccourcis par des cases difficiles.
route-tip-bends = Rends l’intérieur d’un virage plus difficile que l’extérieur.
route-tip-passages = Évite de multiplier les passages étroits.

## À quoi ressemble un parcours

deck-machete = des machettes
deck-paddle = des pagaies
deck-coin = des pièces d’or
deck-mixed = un jeu varié
route-advice-apart = Avec { $deck }, le plus court chemin compte { $steps } cases de plus qu’avec { $other-deck }.
route-advice-choke = Tous les chemins passent par { $space }.
route-advice-terrain = { $steps } cases du même terrain à la suite : { $terrain }.

## Ce qu’en disent les bots

route-verdict-quick = Rapide : les bots arrivent à la manche { $rounds }.
route-verdict-usual = Ni rapide ni lent : les bots arrivent à la manche { $rounds }.
route-verdict-slow = Lent : les bots arrivent à la manche { $rounds }.
route-verdict-lost = Dans { $percent } parties sur 100, personne n’arrive.
route-verdict-ways = { $count } chemins sont empruntés.
route-verdict-one-way = Il n’y a qu’un seul chemin.
route-verdict-bottleneck = { $percent } pions sur 100 passent par { $space }.
route-verdict-fair = Aucune place n’a d’avantage qui dépasse le hasard.
route-verdict-ahead = La place { $number } gagne { $percent } parties sur 100 ; { $fair } serait équitable. Ce n’est pas le hasard.
route-verdict-behind = La place { $number } ne gagne que { $percent } parties sur 100 ; { $fair } serait équitable. Ce n’est pas le hasard.

## Ce qui parle contre un coup, dans une analyse

reason-away = Ce chemin est { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
} plus loin d’El Dorado.
reason-blockade = La barrière pouvait être retirée : qui la retire la garde, et les barrières départagent les égalités.
reason-stopped-short = La course s’arrête avec une force de { $power } qui mène plus loin.
reason-ended-early = Il restait une carte à jouer : { $card }.
reason-no-purchase = Main et jetons valent { $coins } : assez pour { $card }.
reason-bought-late = { $card } arrive en main dans environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, et il reste { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
} à qui est en tête.
reason-bought-weaker = { $card } a une force de { $power }, { $other-card } seulement { $less }.
reason-removed-strong = La carte perdue, { $card }, a une force de { $power } ; { $other-card } n’a que { $less }.
reason-bought-first = Après un achat, aucun pion n’avance plus ce tour-ci.
reason-spent-coins = { $card } vaut { $coins } pour acheter { $other-card }.
reason-turn-further = Le tour se termine { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} plus loin d’El Dorado.
reason-turn-blockade = Le tour se termine sans barrière : qui en retire une la garde, et les barrières départagent les ex æquo.
reason-turn-cards = Le paquet contient ensuite { $other-card }, et non { $card }.
reason-turn-without = Il manque ensuite { $card } dans le paquet.
reason-turn-keeps = Le paquet contient ensuite aussi { $card }, et les autres cartes reviennent moins vite.

## Ce que les problèmes font travailler

theme-arrive = Arriver ce tour-ci
    .about = Tes cartes suffisent pour atteindre El Dorado maintenant : trouve le chemin.
theme-purchase = Le meilleur achat
    .about = Quelle carte vaut son prix maintenant, et quand vaut-il mieux avancer ?
theme-blockade = La barrière d’abord ou non
    .about = Faut-il retirer la barrière maintenant, ou continuer sans elle ?
theme-trash = Quelle carte retirer
    .about = Une carte doit quitter ton paquet : laquelle te manquera le moins ?
theme-way = Le bon chemin
    .about = Quelle carte jouer en premier, et où te mène-t-elle ?
theme-keep = Garder ou défausser
    .about = Quelles cartes veux-tu avoir en main au prochain tour ?
