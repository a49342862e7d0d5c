## The table of Lost Cities

lc-table = Les Cités perdues, la table. Les flèches déplacent, Entrée choisit et joue.
lc-rail = Points
lc-five = cinq expéditions
lc-subtitle = { $what } · manche { $round } sur { $rounds }
lc-prompt-choose = À toi : choisis une carte
lc-prompt-lay = À toi : pose ou défausse { $card }
lc-prompt-discard = À toi : { $card } ne peut qu’être défaussée
lc-prompt-draw = À toi : pioche, ou prends une carte défaussée
lc-prompt-deck = À toi : pioche
lc-lay = Poser : { $points }
lc-discard = Défausser
lc-draw = Piocher
lc-deck = Pioche
lc-deck-left =
    Pioche : { $count ->
        [one] 1 carte restante
       *[other] { $count } cartes restantes
    }
lc-cards-left =
    { $count ->
        [one] carte restante
       *[other] cartes restantes
    }
lc-left = reste
lc-back = Carte cachée
lc-wager = pari
lc-holds =
    { $who } a { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    } en main
lc-holds-seen =
    { $who } a { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    } en main ; vues : { $cards }
lc-holds-short = { $who } : { $count } en main
lc-pile =
    Défausse { $where } : { $card } dessus, { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
lc-pile-empty = Défausse { $where } : vide
lc-column = { $where } de { $who } : { $cards }. { $points }
    .you = { $where }, à toi : { $cards }. { $points }
lc-column-empty = { $where } de { $who } : pas commencée
    .you = { $where }, à toi : pas commencée
lc-would-be = { $place }. Avec { $card } : { $points }
lc-why-over = La partie est finie.
lc-why-watching = Tu regardes. Les places sont prises.
lc-why-not-your-turn = C’est à { $who } de jouer.
lc-why-not-yours = C’est l’expédition de { $who }. Tu ne poses que de ton côté.
lc-why-held = { $who } tient ces cartes. Tu ne vois que celles reprises d’une défausse.
lc-why-choose-first = Choisis d’abord une carte de ta main.
lc-why-other-lane = { $card } va avec : { $where }.
lc-match = partie
lc-sum = { $sum } là
lc-if-ended = Si la manche finissait là
lc-round-sum = Manche
lc-this-round = Cette manche
lc-graph = Points de cette manche : { $scores }
lc-seat-first = { $now } là
lc-seat = { $total } ({ $sum })
lc-round-over = La manche { $round } est finie
lc-round-won = { $who } gagne la manche de { $by }.
    .you = Tu gagnes la manche de { $by }.
lc-round-even = La manche est nulle.
lc-match-so-far = Partie jusqu’ici
lc-go-on = Continuer
lc-discards = Défausses
lc-discarded = { $where }, la dernière au-dessus : { $cards }

## Ce qu’un bot conseille

move-lost-cities-play = poser { $what }
move-lost-cities-discard = défausser { $what }
move-lost-cities-draw = piocher
move-lost-cities-take = reprendre de la défausse { $where }

lc-all-numbers = Nombres
lc-all-wagers = Paris
lc-all-expeditions = Expéditions
