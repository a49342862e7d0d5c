## Le plateau d’Island

island-subtitle = tour { $round } · { $count ->
        [0] toutes les tuiles trouvées
        [one] 1 tuile à trouver
       *[other] { $count } tuiles à trouver
    }
island-map = Carte de l’île. Les flèches vont d’un lieu à l’autre, n et p vers ce que tu peux faire, Page suivante vers la grotte.
island-cave = Grotte
island-cave-open = Montrer la grotte
island-cave-close = Retour à l’île
island-cave-hidden = Son entrée n’est pas encore trouvée.
island-cave-empty = Personne n’y est encore entré.
island-to-find =
    { $count ->
        [0] toutes trouvées
        [one] 1 tuile à trouver
       *[other] { $count } tuiles à trouver
    }
island-choose = Que faire ici
island-nothing-here = Rien
island-a-tile = tuile
island-a-corner = angle
island-at = { $q } virgule { $r }
island-corner = Angle : { $tiles }
island-dock = Ton tour : dés, réserves et boutons

## Tuiles

island-tile-none = pleine mer

## Les lieux, tels qu’on les voit

island-seen-water = { $form ->
    [at] dans l’eau
    [to] vers l’eau
    [beside] de l’eau
    [beside-one] de l’eau
    [of] de l’eau
   *[named] l’eau
}
island-seen-gold = { $form ->
    [at] sur la colline d’or
    [to] vers la colline d’or
    [beside] de la colline d’or
    [beside-one] d’une colline d’or
    [of] de la colline d’or
   *[named] la colline d’or
}
island-seen-food = { $form ->
    [at] dans le champ
    [to] vers le champ
    [beside] du champ
    [beside-one] d’un champ
    [of] du champ
   *[named] le champ
}
island-seen-wood = { $form ->
    [at] dans la forêt
    [to] vers la forêt
    [beside] de la forêt
    [beside-one] d’une forêt
    [of] de la forêt
   *[named] la forêt
}
island-seen-garden = { $form ->
    [at] dans le jardin
    [to] vers le jardin
    [beside] du jardin
    [beside-one] d’un jardin
    [of] du jardin
   *[named] le jardin
}
island-seen-shrine = { $form ->
    [at] au sanctuaire
    [to] vers le sanctuaire
    [beside] du sanctuaire
    [beside-one] d’un sanctuaire
    [of] du sanctuaire
   *[named] le sanctuaire
}
island-seen-cave-entrance = { $form ->
    [at] à l’entrée de la grotte
    [to] vers l’entrée de la grotte
    [beside] de l’entrée de la grotte
    [beside-one] de l’entrée de la grotte
    [of] de l’entrée de la grotte
   *[named] l’entrée de la grotte
}
island-seen-cave-exit = { $form ->
    [at] à la sortie
    [to] vers la sortie
    [beside] de la sortie
    [beside-one] d’une sortie
    [of] de la sortie
   *[named] la sortie
}
island-seen-cave-shrine = { $form ->
    [at] au sanctuaire de la grotte
    [to] vers le sanctuaire de la grotte
    [beside] du sanctuaire de la grotte
    [beside-one] d’un sanctuaire de la grotte
    [of] du sanctuaire de la grotte
   *[named] le sanctuaire de la grotte
}
island-seen-cave = { $form ->
    [at] dans la grotte
    [to] vers la grotte
    [beside] de la grotte
    [beside-one] d’une grotte
    [of] de la grotte
   *[named] la grotte
}
island-seen-bats = { $form ->
    [at] dans la grotte des chauves-souris géantes
    [to] vers la grotte des chauves-souris géantes
    [beside] de la grotte des chauves-souris géantes
    [beside-one] d’une grotte des chauves-souris géantes
    [of] de la grotte des chauves-souris géantes
   *[named] la grotte des chauves-souris géantes
}
island-seen-thieves = { $form ->
    [at] dans la grotte des voleurs
    [to] vers la grotte des voleurs
    [beside] de la grotte des voleurs
    [beside-one] d’une grotte des voleurs
    [of] de la grotte des voleurs
   *[named] la grotte des voleurs
}
island-seen-serpent = { $form ->
    [at] dans la grotte du serpent
    [to] vers la grotte du serpent
    [beside] de la grotte du serpent
    [beside-one] d’une grotte du serpent
    [of] de la grotte du serpent
   *[named] la grotte du serpent
}
island-seen-open = { $form ->
    [at] en pleine mer
    [beside] de la pleine mer
   *[named] la pleine mer
}
island-seen-dark = l’obscurité
island-seen-far = { $form ->
    [to] vers le large
   *[at] loin au large
}
island-seen-marked = { $name } { $mark }
island-seen-beside = à côté { $what }
island-seen-end = { $end ->
    [north] tout au nord
    [south] tout au sud
    [east] tout à l’est
   *[west] tout à l’ouest
}
island-seen-from-end = { $rank ->
    [2] deuxième
   *[3] troisième
} en partant { $end ->
    [north] du nord
    [south] du sud
    [east] de l’est
   *[west] de l’ouest
}
island-seen-way = { $way ->
    [e] à l’est
    [ne] au nord-est
    [nw] au nord-ouest
    [w] à l’ouest
    [sw] au sud-ouest
   *[se] au sud-est
} { $of }
island-seen-corner = { $form ->
    [at] à l’angle
    [to] vers l’angle
   *[named] l’angle
} { $point } { $of }
island-seen-point = { $point ->
    [n] nord
    [ne] nord-est
    [nw] nord-ouest
    [s] sud
    [sw] sud-ouest
   *[se] sud-est
}
island-seen-meeting = { $form ->
    [at] à l’angle de ces tuiles :
    [to] vers l’angle de ces tuiles :
   *[named] l’angle de ces tuiles :
} { $tiles }

## Pions

island-own-explorer = ton explorateur
island-their-explorer = explorateur de { $who }
island-own-villagers =
    { $count ->
        [one] ton villageois
       *[other] { $count } villageois à toi
    }
island-their-villagers =
    { $count ->
        [one] villageois de { $who }
       *[other] { $count } villageois de { $who }
    }
island-own-farmhouse = ta ferme
island-their-farmhouse = ferme de { $who }
island-own-fort = ton fort
island-their-fort = fort de { $who }
island-own-offering = ton offrande
island-their-offering = offrande de { $who }

## Ce que fait un clic

island-do-move = Aller ici
island-do-attack = { $does } : combattre { $who }
island-do-join = { $does } : rejoindre le combat
island-do-place = Poser la tuile ici
island-do-discover = Chercher une terre ici
island-do-buy-villager = Villageois ici
island-do-buy-farmhouse = Ferme ici
island-do-buy-fort = Fort ici
island-do-buy-offering = Faire une offrande
island-do-raid = Attaquer depuis : { $tile }
island-do-army =
    { $count ->
        [one] Mener ce villageois
       *[other] Mener une troupe, { $count } au plus
    }
island-do-march =
    { $count ->
        [one] Marcher ici avec 1
       *[other] Marcher ici avec { $count }
    }
island-do-set = Poser ici l’explorateur de { $who }
island-do-retreat = Reculer ici

## Sanctuaires

island-shrines = Sanctuaires
island-shrines-of =
    { $count ->
        [one] { $count } sanctuaire sur 4
       *[other] { $count } sanctuaires sur 4
    }
island-shrine-island = Sanctuaire
island-shrine-cave = Sanctuaire de la grotte
island-shrine-hidden = { $name } : pas encore trouvé
island-shrine-free = { $name } : trouvé, à personne
island-shrine-held = { $name } : { $who }

## Sous la carte

island-your-roll = Ton jet
island-roll-of = Jet de { $who }
island-speed = vitesse
island-gather = récolte
island-steps-left = Pas restants
island-steps =
    { $count ->
        [one] { $count } pas restant
       *[other] { $count } pas restants
    }
island-steps-about = Un pas déplace ton explorateur ou retourne une tuile.
island-your-stores = Tes réserves
island-stores-of = Réserves de { $who }
island-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
island-turned-up = Retournée : { $tile }
island-turned-about = Choisis où la poser.
island-discover = Découvrir
island-pass = Passer
island-trade = Échanger
island-end-turn = Finir le tour
island-choose-speed = Quel dé est ta vitesse ?
island-speed-gather = vitesse { $speed }, récolte { $gather }
island-choose-mix =
    { $count ->
        [one] Récolte { $count } carte
       *[other] Récolte { $count } cartes
    }
island-more-of = { $count } { $resource } : un de plus
island-gather-most = Pas plus de ceci : { $resource }. Toutes les cartes en sont, ou la réserve est vide.
island-gather-these = Récolter
island-give-back = Rendre 1 { $resource }
island-choose-foe = Qui combats-tu d’abord ?
island-army = Troupe
island-army-about = Depuis : { $tile }. Choisis où elle va.
island-fewer = Moins
island-more = Plus
island-put-back = Reposer
island-where-villager = Choisis une tuile près de tes bâtiments.
island-where-farmhouse = Choisis un angle de la tuile de ton explorateur.
island-where-fort = Choisis un angle de la tuile de ton explorateur.
island-where-offering = Choisis un sanctuaire près de ton explorateur.
island-where-march = Choisis une de tes troupes.
island-at-stake = En jeu
island-stake-purchase = { $who } veut : { $item }.
    .you = Tu veux : { $item }.
island-stake-attack = Ton attaque contre { $foe } : { $attack } de tes dés contre { $defence }.
island-stake-defence = Attaque de { $who } contre { $foe } : { $attack } dés contre { $defence }.
island-stake-foe = { $foe }, { $tile }
island-stake-march = Avant cela, tu peux déplacer des troupes.
island-stake-bring = Tu peux amener des renforts.
island-has-sword = force de l’explorateur
island-has-villager = villageois sur la carte, sur tous
island-has-farm = fermes
island-has-fort = fort
island-in-stacks = Encore à trouver : { $island } sur l’île, { $cave } dans la grotte
island-ahead = Passer les réactions
island-ahead-ask = Me demander
island-ahead-fight = Jusqu’au combat
island-ahead-turn = Ce tour

## Achats

island-buy = Acheter
island-item-villager = Villageois
island-item-farmhouse = Ferme
island-item-fort = Fort
island-item-offering = Offrande
island-item-march = Mouvement de troupe
island-item-because = { $item } : { $why }
island-free = gratuit
island-times = assez pour { $count }
island-short = il manque { $what }
island-none-fort = déjà construit
island-none-farmhouse = les deux sont construites
island-none-villager = tous sont sur la carte
island-none-offering = toutes sont faites
island-none-march = personne en route
island-nowhere-villager = aucune tuile bâtie libre
island-nowhere-farmhouse = pas de place ici
island-nowhere-fort = pas de place ici
island-nowhere-offering = aucun nouveau sanctuaire à côté
island-nowhere-march = aucun chemin libre
island-not-now = pas maintenant

## Combats

island-fight-for = Combat : { $tile }
island-step-window = Réactions
island-step-dice = Dés
island-step-outcome = Issue
island-attacks = { $who } attaque
    .you = { $who } attaques
island-defends = En défense : { $who }
    .you = { $who } défends
island-farmhouse-defends = Ferme de { $who }
island-why-explorer = explorateur { $count }
island-why-villagers =
    { $count ->
        [one] { $count } villageois
       *[other] { $count } villageois
    }
island-why-fort = fort { $count }
island-why-farmhouse = murs { $count }
island-why-beast = force { $count }
island-dice =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
island-not-rolled = pas encore lancés
island-window-before = Avant les dés, les deux camps peuvent déplacer des troupes.
island-tie = Égalité : les attaquants reculent.
island-wins-by = Victoire de { $by } : { $who }.
    .you = { $who } gagnes de { $by }.

## Échanges

island-trade-with = Avec qui
island-bank = Banque, { $rate } pour 1
island-you-have = Tu as
island-they-have = { $who } a
island-you-give = Tu donnes
island-you-get = Tu reçois
island-amount-of = { $count } { $resource }
island-one-less = 1 { $resource } de moins
island-offer = Proposer
island-swap = Échanger
island-trade-choose = Choisis ce que tu donnes et ce que tu reçois.
island-trade-asking = On consulte les règles…
island-trade-ready =
    La question ira à { $who }. { $count ->
        [one] C’est ta dernière offre ce tour-ci.
       *[other] Tu as { $count } offres ce tour-ci.
    }
island-trade-bank-ready = La banque est d’accord.
island-offers-you = { $who } te propose
island-you-offer = Tu proposes à { $who }
island-offers = { $who } propose à { $other }
island-asks-you = { $who } te demande un cadeau
island-you-ask = Tu demandes un cadeau à { $who }
island-asks = { $who } demande un cadeau à { $other }
island-as-gift = en cadeau
island-accept = Accepter
island-refuse = Refuser
island-step-give = donner 1 { $resource }
island-step-ask = demander 1 { $resource }
island-step-propose = Faire l’offre
island-step-withdraw = Retirer l’offre

## Ce qu’il faut faire

island-prompt-dice = Les dés sont jetés
island-prompt-side = Choisis ton explorateur
island-prompt-roll = Choisis ta vitesse
island-prompt-gather = Choisis ta récolte
island-prompt-return = Rends une carte
island-prompt-place = Pose la tuile : { $tile }
island-prompt-purchase = Ta réaction : { $who } achète { $item }
island-prompt-battle = Ta réaction avant le combat
island-prompt-order = Choisis qui tu combats d’abord
island-prompt-retreat = Égalité : choisis où reculer
island-prompt-set = Pose l’explorateur de { $who }
island-prompt-answer = { $who } propose un échange
island-prompt-offer = Finis ton offre
island-prompt-over = La partie est finie
island-prompt-army = Choisis où va la troupe
island-prompt-item = Choisis un lieu : { $item }
island-prompt-steps =
    { $count ->
        [one] À toi : { $count } pas restant
       *[other] À toi : { $count } pas restants
    }
island-prompt-rest = À toi : acheter, échanger ou finir

## Ce qu’un bot conseille

move-island-explorer = choisir { $what }
move-island-speed = prendre { $speed } en vitesse, { $gather } en récolte
move-island-gather = récolter { $cards }
move-island-return = rendre 1 { $what }
move-island-move = avancer { $place-to }
move-island-move-move = avancer { $place-to }
move-island-place = poser la tuile { $place-site }
move-island-discover = chercher une terre nouvelle
move-island-discover-at = chercher une terre nouvelle { $place-site }
move-island-buy = acheter { $what } { $place-at }
move-island-raid = attaquer la ferme { $place-at }
move-island-march = marcher à { $count } { $place-to }
move-island-move-foes = attaquer { $who } { $place-at }
move-island-march-foes = attaquer { $who } { $place-at } avec { $count }
move-island-fight = combattre { $who }
move-island-set = amener l’explorateur { $place-to }
move-island-retreat = reculer { $place-to }
move-island-bank = échanger { $give } contre { $take } à la banque
move-island-offer = proposer un échange à { $who }
move-island-give = donner 1 { $what }
move-island-ask = demander 1 { $what }
move-island-propose = faire l’offre
move-island-withdraw = retirer l’offre
move-island-accept = accepter
move-island-refuse = refuser
move-island-pass = passer
move-island-end-turn = finir le tour

island-all-explorers = Explorateurs
island-all-beasts = Bêtes de la grotte
island-all-wares = À acheter
island-has-villagers = { $count } villageois
island-bought = Achats
