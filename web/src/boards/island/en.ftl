## The board of Island

island-subtitle = round { $round } · { $count ->
        [0] all tiles found
        [one] 1 tile to find
       *[other] { $count } tiles to find
    }
island-map = Map of the island. Arrows go from place to place, n and p to what you can do, Page Down to the cave.
island-cave = Cave
island-cave-open = Show the cave
island-cave-close = Back to the island
island-cave-hidden = Its entrance is not found yet.
island-cave-empty = Nobody has gone in yet.
island-to-find =
    { $count ->
        [0] all found
        [one] 1 tile to find
       *[other] { $count } tiles to find
    }
island-choose = What to do here
island-nothing-here = Nothing
island-a-tile = tile
island-a-corner = corner
island-at = { $q } comma { $r }
island-corner = Corner of { $tiles }
island-dock = Your turn: dice, stores and buttons

## Tiles

island-tile-none = open sea

## Places, as people see them

island-seen-water = { $form ->
    [at] in the water
    [to] to the water
    [beside-one] water
   *[named] the water
}
island-seen-gold = { $form ->
    [at] on the gold hill
    [to] to the gold hill
    [beside-one] a gold hill
   *[named] the gold hill
}
island-seen-food = { $form ->
    [at] in the field
    [to] to the field
    [beside-one] a field
   *[named] the field
}
island-seen-wood = { $form ->
    [at] in the forest
    [to] to the forest
    [beside-one] a forest
   *[named] the forest
}
island-seen-garden = { $form ->
    [at] in the garden
    [to] to the garden
    [beside-one] a garden
   *[named] the garden
}
island-seen-shrine = { $form ->
    [at] at the shrine
    [to] to the shrine
    [beside-one] a shrine
   *[named] the shrine
}
island-seen-cave-entrance = { $form ->
    [at] at the cave entrance
    [to] to the cave entrance
    [beside-one] a cave entrance
   *[named] the cave entrance
}
island-seen-cave-exit = { $form ->
    [at] at the way out
    [to] to the way out
    [beside-one] a way out
   *[named] the way out
}
island-seen-cave-shrine = { $form ->
    [at] at the cave shrine
    [to] to the cave shrine
    [beside-one] a cave shrine
   *[named] the cave shrine
}
island-seen-cave = { $form ->
    [at] in the cave
    [to] to the cave
    [beside-one] a cave
   *[named] the cave
}
island-seen-bats = { $form ->
    [at] in the cave of the Giant Bats
    [to] to the cave of the Giant Bats
    [beside-one] a cave of the Giant Bats
   *[named] the cave of the Giant Bats
}
island-seen-thieves = { $form ->
    [at] in the cave of the Thieves
    [to] to the cave of the Thieves
    [beside-one] a cave of the Thieves
   *[named] the cave of the Thieves
}
island-seen-serpent = { $form ->
    [at] in the cave of the serpent
    [to] to the cave of the serpent
    [beside-one] a cave of the serpent
   *[named] the cave of the serpent
}
island-seen-open = { $form ->
    [at] on the open sea
   *[named] the open sea
}
island-seen-dark = the dark
island-seen-far = { $form ->
    [to] far out
   *[at] far out at sea
}
island-seen-marked = { $name } { $mark }
island-seen-beside = beside { $what }
island-seen-end = { $end ->
    [north] furthest north
    [south] furthest south
    [east] furthest east
   *[west] furthest west
}
island-seen-from-end = { $rank ->
    [2] second
   *[3] third
} from the { $end ->
    [north] north
    [south] south
    [east] east
   *[west] west
}
island-seen-way = { $way ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
} of { $of }
island-seen-corner = { $form ->
    [at] at the
    [to] to the
   *[named] the
} { $point } corner of { $of }
island-seen-point = { $point ->
    [n] north
    [ne] north-east
    [nw] north-west
    [s] south
    [sw] south-west
   *[se] south-east
}
island-seen-meeting = { $form ->
    [at] at the
    [to] to the
   *[named] the
} corner of { $tiles }

## Pieces

island-own-explorer = your explorer
island-their-explorer = { $who }’s explorer
island-own-villagers =
    { $count ->
        [one] your villager
       *[other] { $count } villagers of yours
    }
island-their-villagers =
    { $count ->
        [one] { $who }’s villager
       *[other] { $count } villagers of { $who }
    }
island-own-farmhouse = your farmhouse
island-their-farmhouse = { $who }’s farmhouse
island-own-fort = your fort
island-their-fort = { $who }’s fort
island-own-offering = your offering
island-their-offering = { $who }’s offering

## What a click does

island-do-move = Go here
island-do-attack = { $does }: fight { $who }
island-do-join = { $does }: join the fight
island-do-place = Lay the tile here
island-do-discover = Look here for new land
island-do-buy-villager = Villager here
island-do-buy-farmhouse = Farmhouse here
island-do-buy-fort = Fort here
island-do-buy-offering = Make an offering
island-do-raid = Attack from the { $tile }
island-do-army =
    { $count ->
        [one] Lead this villager
       *[other] Lead an army of up to { $count }
    }
island-do-march =
    { $count ->
        [one] March here with 1
       *[other] March here with { $count }
    }
island-do-set = Set { $who }’s explorer here
island-do-retreat = Go back here

## Shrines

island-shrines = Shrines
island-shrines-of =
    { $count ->
        [one] 1 of 4 shrines
       *[other] { $count } of 4 shrines
    }
island-shrine-island = Shrine
island-shrine-cave = Cave shrine
island-shrine-hidden = { $name }: not found yet
island-shrine-free = { $name }: found, nobody’s
island-shrine-held = { $name }: { $who }

## The dock

island-your-roll = Your roll
island-roll-of = { $who }’s roll
island-speed = speed
island-gather = gather
island-steps-left = Steps left
island-steps =
    { $count ->
        [one] 1 step left
       *[other] { $count } steps left
    }
island-steps-about = A step moves your explorer or turns up a tile.
island-your-stores = Your stores
island-stores-of = { $who }’s stores
island-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
island-turned-up = Turned up: { $tile }
island-turned-about = Choose where it lies.
island-discover = Discover
island-pass = Pass
island-trade = Trade
island-end-turn = End turn
island-choose-speed = Which die is your speed?
island-speed-gather = { $speed } speed, { $gather } gather
island-choose-mix =
    { $count ->
        [one] Gather 1 card
       *[other] Gather { $count } cards
    }
island-more-of = { $count } { $resource }: one more
island-gather-most = No more { $resource }: your cards are all chosen, or the supply is empty.
island-gather-these = Gather
island-give-back = Give back 1 { $resource }
island-choose-foe = Who do you fight first?
island-army = Army
island-army-about = From the { $tile }. Choose where it goes.
island-fewer = Fewer
island-more = More
island-put-back = Put back
island-where-villager = Choose a tile beside your buildings.
island-where-farmhouse = Choose a corner of your explorer’s tile.
island-where-fort = Choose a corner of your explorer’s tile.
island-where-offering = Choose a shrine beside your explorer.
island-where-march = Choose one of your armies.
island-at-stake = At stake
island-stake-purchase = { $who } wants { $item }.
    .you = You want { $item }.
island-stake-attack = Your attack on { $foe }: { $attack } of your dice against { $defence }.
island-stake-defence = { $who } attacks { $foe }: { $attack } dice against { $defence }.
island-stake-foe = { $foe }, { $tile }
island-stake-march = You may move armies first.
island-stake-bring = You may bring more.
island-has-sword = strength of the explorer
island-has-villager = villagers on the map, of all
island-has-farm = farmhouses
island-has-fort = fort
island-in-stacks = Still to find: { $island } on the island, { $cave } in the cave
island-ahead = Skip reactions
island-ahead-ask = Ask me
island-ahead-fight = Until a fight
island-ahead-turn = This turn

## Buying

island-buy = Buy
island-item-villager = Villager
island-item-farmhouse = Farmhouse
island-item-fort = Fort
island-item-offering = Offering
island-item-march = Army movement
island-item-because = { $item }: { $why }
island-free = free
island-times = enough for { $count }
island-short = { $what } short
island-none-fort = already built
island-none-farmhouse = both are built
island-none-villager = all are on the map
island-none-offering = all are made
island-none-march = no villagers out
island-nowhere-villager = no tile at a building
island-nowhere-farmhouse = no place here
island-nowhere-fort = no place here
island-nowhere-offering = no new shrine beside you
island-nowhere-march = no way to go
island-not-now = not now

## Fights

island-fight-for = Fight: { $tile }
island-step-window = Reactions
island-step-dice = Dice
island-step-outcome = Outcome
island-attacks = { $who } attacks
    .you = { $who } attack
island-defends = { $who } on defence
    .you = { $who } defend
island-farmhouse-defends = { $who }’s farmhouse
island-why-explorer = explorer { $count }
island-why-villagers =
    { $count ->
        [one] 1 villager
       *[other] { $count } villagers
    }
island-why-fort = fort { $count }
island-why-farmhouse = walls { $count }
island-why-beast = strength { $count }
island-dice =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
island-not-rolled = not rolled yet
island-window-before = Before the dice both sides may move armies.
island-tie = A tie: the attackers go back.
island-wins-by = { $who } won by { $by }.
    .you = { $who } win by { $by }.

## Trade

island-trade-with = Trade with
island-bank = Bank, { $rate } for 1
island-you-have = You have
island-they-have = { $who } has
island-you-give = You give
island-you-get = You get
island-amount-of = { $count } { $resource }
island-one-less = 1 { $resource } less
island-offer = Offer
island-swap = Swap
island-trade-choose = Choose what you give and what you get.
island-trade-asking = Checking the rules …
island-trade-ready =
    { $who } will be asked. { $count ->
        [one] It is your last offer this turn.
       *[other] You have { $count } offers this turn.
    }
island-trade-bank-ready = The bank agrees.
island-offers-you = { $who } offers you
island-you-offer = You offer { $who }
island-offers = { $who } offers { $other }
island-asks-you = { $who } asks you for a gift
island-you-ask = You ask { $who } for a gift
island-asks = { $who } asks { $other } for a gift
island-as-gift = as a gift
island-accept = Accept
island-refuse = Refuse
island-step-give = give 1 { $resource }
island-step-ask = ask for 1 { $resource }
island-step-propose = Make the offer
island-step-withdraw = Take the offer back

## What is to be done

island-prompt-dice = The dice are rolled
island-prompt-side = Choose your explorer
island-prompt-roll = Choose your speed
island-prompt-gather = Choose what you gather
island-prompt-return = Give a card back
island-prompt-place = Lay the tile: { $tile }
island-prompt-purchase = React: { $who } buys { $item }
island-prompt-battle = React before the fight
island-prompt-order = Choose who you fight first
island-prompt-retreat = A tie: choose where to go back to
island-prompt-set = Set { $who }’s explorer
island-prompt-answer = { $who } offers a trade
island-prompt-offer = Finish your offer
island-prompt-over = The game is over
island-prompt-army = Choose where the army goes
island-prompt-item = Choose a place: { $item }
island-prompt-steps =
    { $count ->
        [one] Your turn: 1 step left
       *[other] Your turn: { $count } steps left
    }
island-prompt-rest = Your turn: buy, trade or end it

## What a bot advises

move-island-explorer = choose { $what }
move-island-speed = take { $speed } as speed, { $gather } to gather
move-island-gather = gather { $cards }
move-island-return = give back 1 { $what }
move-island-move = move { $place-to }
move-island-move-move = move { $place-to }
move-island-place = lay the tile { $place-site }
move-island-discover = look for new land
move-island-discover-at = look for new land { $place-site }
move-island-buy = buy { $what } { $place-at }
move-island-raid = attack the farmhouse { $place-at }
move-island-march = march with { $count } { $place-to }
move-island-move-foes = attack { $who } { $place-at }
move-island-march-foes = attack { $who } { $place-at } with { $count }
move-island-fight = fight { $who }
move-island-set = bring the explorer { $place-to }
move-island-retreat = go back { $place-to }
move-island-bank = swap { $give } for { $take } at the bank
move-island-offer = offer { $who } a trade
move-island-give = give 1 { $what }
move-island-ask = ask for 1 { $what }
move-island-propose = make the offer
move-island-withdraw = take the offer back
move-island-accept = accept
move-island-refuse = refuse
move-island-pass = pass
move-island-end-turn = end the turn

island-all-explorers = Explorers
island-all-beasts = Beasts of the cave
island-all-wares = To buy
island-has-villagers = { $count } villagers
island-bought = Bought
