quest-round = round { $round }
quest-to-go = to go
quest-to-go-short = { $count } to go
quest-seat = { $count } to go, { $hand } in hand, { $draw } to draw, { $discard } discarded
quest-seat-blockades = blockades { $numbers }
quest-tops = next card: { $cards }
quest-arrived = arrived
quest-map = Map of { $route }
quest-map-help = Arrow keys move over the spaces, Page Down goes to the next one in reach, Enter goes there, Home is your piece. Keys: h hand, b board, m market.
quest-mini-map = Mini-map: tap to look there

quest-space = { $terrain } { $power }
quest-seen = { $space }
quest-seen-any = a space
quest-seen-behind = { $space } behind blockade { $blockade }
quest-seen-before = { $space } before blockade { $blockade }
quest-seen-way = { $space } ({ $way })
quest-leg = { $count ->
    [one] 1 space
   *[other] { $count } spaces
} { $wind }
quest-wind-e = east
quest-wind-ne = north-east
quest-wind-n = north
quest-wind-nw = north-west
quest-wind-w = west
quest-wind-sw = south-west
quest-wind-s = south
quest-wind-se = south-east
quest-start = start { $number }
quest-finish = gate of El Dorado, { $terrain } { $power }
quest-blockade = blockade { $number }, { $terrain } { $power }
quest-cave-left =
    { $count ->
        [0] no tokens left
        [one] 1 token left
       *[other] { $count } tokens left
    }
quest-nearer = { $count } to go, nearer
quest-farther = { $count } to go, farther
quest-as-far = { $count } to go, as far as now
quest-costs = costs { $cost } of { $of }
quest-way = uses { $cost } of { $of } · { $left } left
quest-way-once = then it is gone
quest-way-free = a free step
quest-way-curses =
    { $count ->
        [one] draws 1 curse
       *[other] draws { $count } curses
    }
quest-way-cards =
    { $count ->
        [one] takes 1 card
       *[other] takes { $count } cards
    }
quest-way-removed =
    { $count ->
        [one] removes 1 card for good
       *[other] removes { $count } cards for good
    }

quest-nowhere = { $who } leads nowhere from here
quest-reach =
    { $count ->
        [one] { $who }: 1 place in reach
       *[other] { $who }: { $count } places in reach
    }
quest-piece-yours = your piece
quest-piece-yours-number = your piece { $number }
quest-piece-of = piece of { $who }
quest-piece-of-number = piece { $number } of { $who }

quest-hand = Hand
quest-hand-of = Hand of { $who }
quest-hand-empty = No cards in hand.
quest-hand-hidden =
    { $count ->
        [one] { $who } holds 1 card.
       *[other] { $who } holds { $count } cards.
    }
quest-draw = Draw pile
quest-discard = Discard
quest-owned = All cards
quest-owned-about = Everybody saw every purchase; where each card is now stays hidden.
quest-removed = Removed
quest-area = Played
quest-tokens = Tokens
quest-pile-title = { $pile }: { $who }
quest-pile-empty = Nothing there.
quest-pile-count = { $pile }, { $count }
quest-draw-order = What is in it, not in which order.
quest-draw-hidden =
    { $count ->
        [one] 1 card. Only its owner knows it.
       *[other] { $count } cards. Only their owner knows them.
    }
quest-known = known in hand
quest-card-label = { $card }: { $does }
quest-card-pays = pays { $worth }
quest-card-times = { $card }, { $count } times
quest-token-label = Token: { $token }

quest-end-turn = End turn
quest-keep =
    { $count ->
        [0] no card left
        [one] keep 1 card
       *[other] keep { $count } cards
    }
quest-stop = Stop here
quest-done = Done
quest-discard-it = Discard { $card }
quest-discard-note = Then nothing else can be played.
quest-play-it = Play { $card }
quest-pay-with = Pay with { $cards }
quest-pay-over = Pay with { $cards } ({ $over } too much)
quest-pay-once = { $card } as { $power } coins, then gone
quest-as-coins = { $card } as coins

quest-ask-card = Your turn: choose a card
quest-ask-end = Nothing left to play: end your turn
quest-ask-where = Your turn: choose where { $who } goes
quest-ask-play = { $who }: tap again to play
quest-walk = Walk there
quest-tap-walk = { $who }: tap again to walk there · { $left } left
quest-tap-blockade = { $who }: tap again to remove the blockade
quest-tap-other = Tap again: { $way }
quest-ask-run = { $who }: { $left } left to walk
quest-ask-price = { $card }: { $due } to pay
quest-ask-rubble =
    { $count ->
        [one] Choose 1 card to lay down
       *[other] Choose { $count } cards to lay down
    }
quest-ask-camp =
    { $count ->
        [one] Choose 1 card to remove for good
       *[other] Choose { $count } cards to remove for good
    }
quest-ask-remove = Choose a card to remove for good
quest-ask-take = Choose a card of the market
quest-ask-replace = Lay down what you replace
quest-ask-discard = Discard what you do not keep
quest-ask-wanted = Choose the card that goes there
quest-ask-ward = A curse: send it away, or bear it
quest-ask-force = Move the piece, or leave it
quest-ask-hero = Choose a hero
quest-ask-lift = { $curse }: lay down { $due } more to lift it
quest-ask-spare = Use one of your tokens without spending it
quest-ask-banish = Who gets the demon?
quest-ask-dismiss = Put demons back to the supply
quest-ask-rouse = Whose pieces do you move?
quest-ask-imitate = Choose a card of the market board
quest-ask-twice = Choose the card that makes two runs

quest-sum-coins = { $paid } of { $whole } paid
quest-sum-cards = { $paid } of { $whole } cards
quest-sum-removed = { $paid } of { $whole } removed

quest-market = Market
quest-your-hand-pays = your hand pays { $purse }
quest-reserve = Reserve
quest-reserve-open = open: slot { $slot } is vacant
quest-reserve-closed = closed: no vacant slot
quest-vacant = vacant
quest-slot = slot { $slot }
quest-pile-label = { $card }: { $does }, costs { $price }, { $left } left
quest-sale-not-now = Not your turn.

quest-does-machete = machete { $power }
quest-does-paddle = paddle { $power }
quest-does-coin = coin { $power }
quest-does-any = any symbol { $power }
quest-does-draw =
    { $count ->
        [one] draw 1 card
       *[other] draw { $count } cards
    }
quest-does-remove =
    { $count ->
        [one] remove up to 1 card
       *[other] remove up to { $count } cards
    }
quest-does-take-card = take any card of the market
quest-does-step = step to any space beside
quest-does-replace = replace up to { $count } cards
quest-does-keep-item = keep the item just used
quest-does-enter-occupied = enter occupied spaces this turn
quest-does-change-symbol = the next card may change its symbol
quest-passing = You may enter occupied spaces this turn.
quest-changing = The next card may change its symbol.
quest-item-note = used once, then gone

## What a bot advises

move-quest-run = play { $what }
move-quest-run-as = play { $what } as { $symbol }
move-quest-free = play { $what }
move-quest-go = go on to { $place }
move-quest-go-blockade = go on, remove blockade { $blockade }
move-quest-enter = head for { $place }
move-quest-clear-blockade = start clearing blockade { $blockade }
move-quest-pay = pay with { $what }
move-quest-pay-coin = pay with { $what } as coins
move-quest-buy = buy { $what }
move-quest-take = take { $what }
move-quest-play = play { $what }
move-quest-discard = discard { $what }
move-quest-remove = remove { $what } from the game
move-quest-lay = lay { $what } down
move-quest-end-turn = end the turn
move-quest-stop = stop
move-quest-done = finish that
move-quest-dragon = move the { $what }
move-quest-herd = move the dragon to { $place }
move-quest-store = store { $what }
move-quest-retreat = go back to { $place }
move-quest-piece = { $move } (piece { $piece })
# Steps of a turn that are told in one phrase.
move-quest-run-go = { $what } to { $place }
move-quest-run-as-go = { $what } as { $symbol } to { $place }
move-quest-free-go = { $what } to { $place }
move-quest-run-go-blockade = { $what } to remove blockade { $blockade }
move-quest-go-go = go on to { $place }
move-quest-buy-pay = buy { $what } with { $others }
move-quest-enter-pay = to { $place } with { $others }
move-quest-clear-blockade-pay = remove blockade { $blockade } with { $others }
move-quest-pay-pay = pay with { $all }
move-quest-discard-discard = discard { $all }
move-quest-remove-remove = remove { $all } from the game

## A card explained

quest-price = Price
quest-price-left = { $price }, and { $left } left
quest-pays = Pays
quest-goes = Goes
quest-goes-discard = on your discard pile
quest-click-buys = Your hand pays { $purse }: click to buy it.
quest-too-dear = Costs { $price }, your hand pays { $purse }.
quest-buy-for = Buy for { $price }
quest-take-it = Take it
quest-imitate-it = Imitate it
quest-starting = Starting cards
quest-hexes-market = Heroes & Hexes: more piles of the reserve
quest-promos = Promo cards
quest-familiars = Familiars and the demon
quest-heroes = Heroes
quest-curses = Curses
quest-cards-bought = Cards bought
quest-count-bought = { $count } bought
quest-count-removed = { $count } removed

quest-tavern = The tavern
quest-tavern-about = Three heroes are in. One goes with you, the others are shuffled back.
quest-tavern-of = { $who } chooses a hero.
quest-tavern-watchers = Who watches
quest-take-hero = Take { $card }
quest-take-hero-about = into your hand, playable at once
quest-hero-once = used once, then gone
quest-hero-pays = pays { $coins }
quest-curse-ward = Send it away
quest-curse-bear = Bear it
quest-curse-lift = Lift it
quest-curse-drawn = just drawn
quest-curse-drawn-by = drawn by { $who }
quest-bound = bound by { $curse }

quest-moves-yours = { $who } moves your piece
quest-moves-own = { $who } moves their own pieces
quest-moves-other = { $who } moves { $other }’s piece
quest-forced = Forced move
quest-forced-you = You may move each of your pieces up to { $steps } { $steps ->
        [one] space
       *[other] spaces
    }, over any ground. No curse, cave token or hero comes of it.
quest-forced-other = You may move { $other }’s piece up to { $steps } { $steps ->
        [one] space
       *[other] spaces
    }, over any ground. No curse, cave token or hero comes of it.
quest-forced-by-you = { $who } may move your piece up to { $steps } { $steps ->
        [one] space
       *[other] spaces
    }.
quest-forced-by-own = { $who } may move each of their own pieces up to { $steps } { $steps ->
        [one] space
       *[other] spaces
    }.
quest-forced-by-other = { $who } may move { $other }’s piece up to { $steps } { $steps ->
        [one] space
       *[other] spaces
    }.
quest-forced-wait = { $who } chooses
quest-forced-leave = Leave it here
quest-forced-move = Move it there

## Modules

quest-mark-swamp = Swamp: one card or token of exactly { $power } power leads in.
quest-mark-current = Current: whoever stops here is carried { $way }.
quest-mark-danger = Danger: no turn ends here while the piece can leave.
quest-mark-chest = Chest: whoever stops here takes it.
quest-mark-fog = Fog: it lifts when a piece stands beside it.
quest-mark-fog-up = The fog brought this ground.
quest-mark-awake = { $dragon }, awake: holds every piece beside it.
quest-mark-asleep = { $dragon }, asleep: wakes when a piece comes onto its tile.
quest-moved-by-green = Moved by a machete card, or any two cards.
quest-moved-by-blue = Moved by a paddle card, or any two cards.
quest-moved-by-yellow = Moved by a coin card, or any two cards.
quest-moved-by-white = Moved by any card.
quest-asleep = { $dragon }, asleep
quest-held-by = held by { $dragon }
quest-in-danger = in danger
quest-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
quest-stored = Stored
quest-stored-count =
    { $count ->
        [one] 1 card stored
       *[other] { $count } cards stored
    }
quest-stored-label = Stored: { $card }, { $does }
quest-stored-waits = from your next turn on
quest-store-it = Store { $card }

quest-way-carried = the current carries it on, { $way }
quest-way-held = a dragon holds it there
quest-way-danger = danger: it has to leave again
quest-way-fly =
    { $count ->
        [one] moves by 1 space
       *[other] moves by { $count } spaces
    }
quest-does-either = { $first } or { $second } { $power }

quest-ask-tame = { $dragon }: { $by }
quest-ask-tame-more = { $dragon }: one more card
quest-ask-herd =
    { $count ->
        [one] { $dragon }: choose where it goes, 1 space
       *[other] { $dragon }: choose where it goes, up to { $count } spaces
    }
quest-ask-whistle = Choose a dragon to move, or done
quest-ask-retreat = Choose where your piece goes back to
quest-ask-leave = Danger: your piece has to leave before the turn ends
quest-ask-held = A dragon holds your piece: move the dragon, or end your turn
quest-leave-first = first leave the danger
quest-leave-with = Danger. You can still leave with { $things }.
quest-leave-to = Danger. You can still leave to { $spaces }.
quest-dragon-holds = Held by { $dragon }.
quest-move-dragon = Move: { $dragon }
quest-no-purchase-in-danger = no purchase in danger

quest-muisca = Muisca
quest-muisca-open = always open
quest-dragon-cards = Dragons: more piles of the reserve
quest-dragons = Dragons
quest-chests = Chests
quest-chest-closed = Chest
quest-chest-of = Chest of { $value }
quest-fog-tokens = Fog
quest-times =
    { $count ->
        [one] once
       *[other] { $count } times
    }
