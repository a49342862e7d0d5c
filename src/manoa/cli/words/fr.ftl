## À la table

your-move = à toi de jouer
ask = { $question } :
ask-seat = Place { $number }, { $question } :
is-over = finie
yes = oui
no = non
is-thinking = { $who } réfléchit…
pass-keyboard = Passe le clavier à la place { $number }, puis appuie sur Entrée.
against = Tu joues contre { $who }.
wins = { $who } gagne.
    .you = Tu gagnes.
share-the-win = Victoire partagée : { $who }.

## Ce que l’on tape

refusal-no-number =
    { $last ->
        [1] Il y a un seul coup, le numéro 1 ; il n’y a pas de { $number }.
       *[other] Les coups sont numérotés de 1 à { $last } ; il n’y a pas de { $number }.
    }
played-up-to = Joué jusqu’à { $move }. { $why }
undo-stands = { $who } a joué depuis, et cela reste joué.
taken-back = Coup repris : { $move }.
would-choose = { $who } choisirait : { $move }
why-which = Écris un coup à la suite : why { $move }.
why-allowed = C’est permis maintenant.
about-which = Écris ce qui t’intéresse à la suite : about { $thing }.
about-told = { $name } : { $text }
about-nothing = Les cartes de ce jeu disent tout.
log-empty = Il ne s’est encore rien passé.
help-moves =
    { $last ->
        [1] Un coup, c’est son numéro, 1, ou sa notation, par exemple : { $move }
       *[other] Un coup, c’est son numéro, de 1 à { $last }, ou sa notation, par exemple : { $move }
    }
help-undo = reprendre ton dernier coup, s’il n’a rien révélé
help-hint = ce qu’un bot ferait ici
help-why = pourquoi un coup n’est pas permis : why COUP
help-about = l’effet d’une carte, d’un jeton ou d’un explorateur : about NOM
help-log = tout ce qui s’est passé
help-save = enregistrer la partie : save, ou save FICHIER
help-help = cette liste
help-quit = quitter la partie
help-lines = Des virgules séparent plusieurs coups sur une ligne. Une ligne vide redessine le plateau.

## Enregistrer et partir

saved-in = Enregistré dans { $file }.
not-saved = La partie n’a pas pu être enregistrée dans { $file } : { $why }.
no-file-name = { $file } n’est pas un nom de fichier.
save-it = Enregistrer la partie ? o, un nom de fichier, ou Entrée pour non :
answers-yes = o oui y yes
answers-no = n non no
go-on-with = Pour continuer : { $command }
left-unfinished =
    La partie reste inachevée après { $steps ->
        [one] { $steps } coup
       *[other] { $steps } coups
    }.
input-ended = L’entrée est finie.

## Regarder une partie enregistrée

replay-ask = Entrée : suivant, b : retour, un nombre : y aller, q : quitter.
replay-steps = Les coups sont numérotés de 0 à { $last }.
replay-words = Les mots { $which } changent le dessin.
after-steps = Après { $step } coups sur { $last }.

## Les Cités perdues

lc-piles = Défausses
lc-points = points { $points }
lc-hand = main
lc-round-of = manche { $round } sur { $rounds }
lc-deck = pioche { $count }
lc-to-play = à { $who } de jouer
lc-to-draw = à { $who } de piocher
lc-round = Manche { $round }
lc-whole-round = manche
lc-total = Total

## Des mots qui changent le dessin

switch-names = les noms de toutes les cases, avec ou sans
switch-map = toute la carte, avec ou sans, là où seule une partie tient
switch-market = le marché, avec ou sans, là où il tient à peine
switch-cards = toutes les cartes visibles, avec ou sans
switch-more = piles, réserve et pouvoirs, avec ou sans, là où ils tiennent à peine

## Manches et directions

round = manche { $round }
round-begun = manche { $round }, commencée par { $who }
    .you = manche { $round }, commencée par toi
way-up = en haut
way-down = en bas
way-left = à gauche
way-right = à droite

## Quest

quest-head-to-go = reste
quest-head-hand = main
quest-head-draw = pioche
quest-head-discard = déf.
quest-head-blockades = barrières
quest-head-tokens = jetons
quest-head-points = points
quest-there = au but
quest-to-act = à { $who } de jouer
quest-last-round = la dernière manche
quest-nearer = plus près d’El Dorado
quest-part = Une partie de la carte (map montre tout).
quest-part-and-goal = Une partie de la carte (map montre tout) ; El Dorado est { $where }.
quest-too-wide = Une partie de la carte : en entier, il faut { $columns } colonnes.

quest-draw = piocher { $count }
quest-remove = retirer { $count }
quest-take-card = prendre une carte
quest-step =
    { $count ->
        [one] pas libre
       *[other] { $count } pas libres
    }
quest-draw-curse = piocher une malédiction
quest-draw-cave-token = piocher un jeton
quest-use-token-free = utiliser un jeton sans le dépenser
quest-step-opponents = déplacer les autres
quest-copy-market-card = copier une carte du marché
quest-double-next = deux déplacements
quest-return-demons = rendre des démons
quest-move-dragon =
    { $count ->
        [one] déplacer un dragon
       *[other] déplacer tous les dragons
    }
quest-ignore-dragons = non retenu
quest-price = pour { $price }
quest-token = jeton
quest-stored = rangée
quest-blockade = la barrière { $number }

quest-market = Marché : prix, cartes restantes
quest-vacant = libre
quest-reserve = Réserve
quest-reserve-open = Réserve, ouverte : une place du marché est libre
quest-reserve-is-open = Réserve, ouverte :
quest-reserve-closed = Réserve, fermée tant que les six places sont prises :
quest-reserve-empty = La réserve est vide.
quest-no-room-for-market = Pas de place pour le marché : écris market.

quest-your-hand = Ta main, { $coins } en tout
quest-hand-empty = vide
quest-your-draw-pile = Ta pioche :
quest-more = { $count } de plus
quest-played = Joué : { $cards }.
quest-run = En route avec { $source } : reste { $left }.
quest-to-pay-coins = À payer : { $coins } pour { $card }.
quest-to-pay-cards =
    À payer : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour { $goal }.
quest-asked-remove = Choisis une carte à retirer pour de bon, ou done.
quest-asked-take = Choisis une carte du marché.
quest-asked-replace = Pose une à quatre cartes pour en piocher autant, puis done.
quest-asked-discard = Défausse ce que tu ne gardes pas, puis end turn.
quest-asked-tame = Pose les cartes qui déplacent le dragon.
quest-asked-herd = Déplace le dragon, ou done.
quest-asked-whistle = Choisis un dragon à déplacer, ou done.
quest-asked-retreat = Choisis où ton pion recule.
quest-is-bought = L’achat de ce tour est fait.
quest-is-passing = On peut entrer sur les cases occupées.
quest-is-changing = La prochaine carte peut changer de symbole.

quest-zone-discards = { $who }, défausse :
quest-zone-areas = { $who }, jouées :
quest-zone-known = { $who }, connu en main :
quest-zone-removed = { $who }, hors du jeu :
quest-no-open-card = Aucune carte n’est visible.

quest-arrived = au but
quest-arrived-as = au but, numéro { $number }
quest-steps-to-go = encore { $count } pas
quest-took-rounds =
    { $count ->
        [one] La partie a duré { $count } manche.
       *[other] La partie a duré { $count } manches.
    }
quest-curses = Malédictions

## Island

island-head-explorer = explorateur
island-head-shrines = sanct.
island-head-cave-shrine = la grotte
island-head-cards = cartes
island-head-force = force
island-head-at = sur
island-head-home = à la maison

island-turn = à { $who }
    .you = à toi
island-truce = trêve
island-truce-long = trêve : personne n’attaque
island-dice = dés { $one } { $two }
island-speed-left = vitesse restante { $count }
island-gathers = récolte { $count }

island-map-island = Île
island-map-cave = Grotte
island-map-part = une partie
island-map-without-island = sans l’île
island-map-without-cave = sans la grotte
island-map-cut = { $chart }, { $missing } ; map montre tout
island-legend-cave = grotte
island-legend-explorer = explorateur
island-legend-army = troupe
island-legend-farmhouse = ferme
island-legend-fort = fort

island-costs = Prix
island-item-villager = villageois
island-item-farmhouse = ferme
island-item-fort = fort
island-item-offering = offrande
island-item-march = marche
island-none-left = { $thing } : il n’en reste plus
island-lacks = manque
island-free-march =
    { $count ->
        [one] la prochaine marche est gratuite
       *[other] les { $count } prochaines marches sont gratuites
    }
island-bank = banque { $rate } pour 1
island-offers-left = offres restantes { $count }
island-stack-island = Pile de l’île, { $count } :
island-stack-cave = Pile de la grotte, { $count } :
island-under = Au fond, dans cet ordre :
island-supply = Réserve, { $count } :
island-hidden = cachée
island-treasure = Trésor des voleurs :
island-power = { $explorer } :

island-pass-purchase = laisser faire
island-pass-battle = passer aux dés
island-join = rejoindre
island-fight = combat { $foes }
island-part-of-army = une partie, vers les mêmes lieux
island-offer-form = 2 food 1 wood for 1 gold

island-question-side = ton explorateur
island-question-roll = ta vitesse
island-question-gather = ta récolte
island-question-return = ce que tu rends
island-question-place = où va la tuile
island-question-purchase = une marche, ou pass
island-question-battle = une marche, ou pass
island-question-order = qui tu combats d’abord
island-question-retreat = où tu recules
island-question-set = où tu le poses
island-question-answer = accept ou refuse
island-question-offer = la prochaine carte de ton offre

island-out-of-turn = Hors de ton tour :
island-after-that = Ensuite : { $fights }.
island-ask-side = { $who } choisit un explorateur.
    .you = Choisis ton explorateur, pour toute la partie.
island-ask-roll = { $who } choisit une vitesse.
    .you = Choisis un dé comme vitesse ; l’autre récolte.
island-ask-speed = { $who } choisit une vitesse.
    .you = Choisis ta vitesse, de 1 à 6 ; ce qui manque pour 7 récolte.
island-ask-gather =
    { $you ->
        [yes] Récolte { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
       *[no] { $who } récolte.
    }
island-ask-return = { $who } rend des cartes.
    .you = Tu as { $held } cartes ; rends-en jusqu’à ce qu’il en reste { $limit }.
island-ask-explore =
    { $you ->
        [yes] { $count ->
            [0] Plus de pas : acheter, marcher, échanger, ou end turn.
           *[other] Encore { $count } pas : avancer, découvrir, acheter, marcher, échanger, ou end turn.
        }
       *[no] { $who } explore : { $count ->
            [0] plus de pas.
           *[other] encore { $count } pas.
        }
    }
island-ask-place = { $who } pose une tuile : { $tile }.
    .you = Retournée : { $tile }. Choisis son lieu, marqué ? sur la carte.
island-wants = { $who } veut acheter { $item } en { $where }.
    .you = Tu veux acheter { $item } en { $where }.
island-ask-purchase = { $who } peut marcher avant cela.
    .you = Avant cela, tu peux marcher ; pass laisse faire.
island-ask-attack = { $who } peut marcher avant cela.
    .you = Avant cela, tu peux amener des troupes ; pass passe aux dés.
island-ask-defence = { $who } peut marcher avant cela.
    .you = Avant cela, tu peux amener ou éloigner des troupes ; pass passe aux dés.
island-ask-order = { $who } choisit qui combattre d’abord.
    .you = Choisis qui tu combats d’abord.
island-ask-retreat = Égalité : { $who } quitte { $where }.
    .you = Égalité : tes pions quittent { $where }. Choisis où aller.
island-ask-set =
    { $you ->
        [yes] Pose
       *[no] { $who } pose
    } { $own ->
        [yes] ton explorateur battu
       *[no] l’explorateur battu de { $loser }
    } sur une tuile de l’île.
island-ask-answer = La réponse est à { $who }.
    .you = Accepte (accept) ou refuse (refuse).
island-ask-offer = { $who } compose une offre : { $give } contre { $take }.
    .you = Ton offre jusqu’ici : { $give } contre { $take }. Donne (give), demande (ask), propose (propose) ou retire-la (withdraw).
island-offers =
    { $own ->
        [yes] { $who } te propose
       *[no] { $you ->
            [yes] Tu proposes
           *[no] { $who } propose
        } à { $whom }
    } { $give } contre { $take }.
island-attacks = Attaque de { $who } contre { $whom } en { $where }
    .you = Ton attaque contre { $whom } en { $where }
island-raids =
    { $you ->
        [yes] Ton attaque
       *[no] Attaque de { $who }
    } depuis { $where } contre { $own ->
        [yes] ta ferme
       *[no] la ferme de { $owner }
    } en { $corner }
island-odds =
    { $attack } : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } contre { $held }.
island-ended-by-shrines = { $who } a les quatre sanctuaires, à la manche { $round }.
    .you = Tu as les quatre sanctuaires, à la manche { $round }.
island-ended-by-rounds = Après { $round } manches comptent les sanctuaires, puis celui de la grotte, puis les cartes.

## Parcours

route-good = { $title } est un bon parcours : { $spaces } cases, { $steps } cases du départ à l’arrivée.
route-has = Barrières : { $blockades }. Grottes : { $caves }.
route-way = Le plus court chemin avec { $deck } : { $steps } cases, { $cards } cartes.
route-modules = Il a des emplacements pour { $modules }.
route-play = Pour y jouer : { $command }
route-try = Pour le faire essayer aux bots : { $command }
route-tips = Quelques conseils pour qui crée un parcours :
trial-rounds = Manches jusqu’à la première arrivée, sur { $games } parties ({ $mean } en moyenne) :
trial-seats = Parties gagnées par place, sur 100 :
trial-ways = Chemins empruntés, sur 100 pions :

## Analyses

review-working = Analyse
review-head = Étapes : { $steps }. Simulations : { $simulations }.
review-slips = Erreurs : l’étape, le coup joué, ce qu’il coûte d’une partie gagnée en pour cent, et le meilleur coup.
review-no-slips = Aucune erreur, pour autant que les simulations puissent le dire.
review-better = mieux : { $move }
review-accuracy = { $who } : précision { $accuracy } (début, milieu, fin : { $phases })
review-shares = Chances de gagner, en pour cent, environ : départ { $start }, jeu propre { $own }, jeu des autres { $others }, chance { $luck } = { $result }
review-points = Points d’avance, environ : départ { $start }, jeu propre { $own }, jeu des autres { $others }, chance { $luck } = { $result }
review-steps = Pas d’avance, environ : départ { $start }, jeu propre { $own }, jeu des autres { $others }, chance { $luck } = { $result }
review-shrines = Sanctuaires d’avance, environ : départ { $start }, jeu propre { $own }, jeu des autres { $others }, chance { $luck } = { $result }
review-fair-ahead = Avec une chance moyenne, { $who } aurait gagné de { $margin }.
review-fair-behind = Avec une chance moyenne, { $who } aurait perdu de { $margin }.
review-fair-level = Avec une chance moyenne, { $who } aurait fait jeu égal.
review-fair-none = L’Île est une course à quelques sanctuaires : il n’y a pas d’écart à chance moyenne.
review-turning = Tournants : l’étape, et les chances de gagner avant et après, en pour cent.
margin-points =
    { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    }
margin-steps = { $margin } pas
margin-shrines =
    { $margin ->
        [one] { $margin } sanctuaire
       *[other] { $margin } sanctuaires
    }
verdict-brilliant = brillant
verdict-only = coup unique
verdict-best = meilleur
verdict-good = bon
verdict-inexact = imprécis
verdict-mistake = erreur
verdict-blunder = gaffe

## Problèmes

puzzle-choose = Que fais-tu ?
puzzle-arrive = Atteins El Dorado pendant ce tour.
puzzle-best = Le mieux : { $line }
puzzle-natural = Naturel, mais moins bon : { $line }
puzzle-gap = La différence : { $share } victoires sur 100, { $points } dans ce que compte le jeu.
puzzle-share = { $move } : { $share } victoires sur 100
puzzle-right = C’est juste.
puzzle-wrong = Il y a mieux.
puzzle-ask = Ta réponse (de 1 à { $last }, ou show, next, quit) :
puzzle-ask-turn = Ton prochain pas (ou undo, show, next, quit) :
puzzle-go-on = Entrée : le problème suivant, q : quitter.
puzzles-solved =
    { $tried ->
        [one] { $solved } problème résolu sur 1.
       *[other] { $solved } problèmes résolus sur { $tried }.
    }
refusal-no-answer = { $text } n’est aucune des réponses : tape un nombre de 1 à { $last } ou l’une d’elles.
