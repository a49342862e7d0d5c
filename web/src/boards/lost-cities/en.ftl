## The table of Lost Cities

lc-table = Lost Cities, the table. Arrow keys move, Enter chooses and plays.
lc-rail = Points
lc-five = five expeditions
lc-subtitle = { $what } · round { $round } of { $rounds }
lc-prompt-choose = Your turn: choose a card
lc-prompt-lay = Your turn: lay { $card }, or discard it
lc-prompt-discard = Your turn: { $card } can only be discarded
lc-prompt-draw = Your turn: draw from the deck or take from a pile
lc-prompt-deck = Your turn: draw from the deck
lc-lay = Lay it: { $points }
lc-discard = Discard
lc-draw = Draw from the deck
lc-deck = Deck
lc-deck-left =
    Deck: { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
lc-cards-left =
    { $count ->
        [one] card left
       *[other] cards left
    }
lc-left = left
lc-back = Card, face down
lc-wager = wager
lc-holds =
    { $who } holds { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
lc-holds-seen =
    { $who } holds { $count ->
        [one] 1 card
       *[other] { $count } cards
    }; seen: { $cards }
lc-holds-short = { $who } holds { $count }
lc-pile =
    { $where } pile: { $card } on top, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
lc-pile-empty = { $where } pile: empty
lc-column =
    { $you ->
        [yes] Your { $where }
       *[no] { $where } of { $who }
    }: { $cards }. { $points }
lc-column-empty =
    { $you ->
        [yes] Your { $where }
       *[no] { $where } of { $who }
    }: not begun
lc-would-be = { $place }. With { $card }: { $points }
lc-why-over = The game is over.
lc-why-watching = You are watching. The seats are taken.
lc-why-not-your-turn = { $who } is to move.
lc-why-not-yours = That is the expedition of { $who }. You lay on your own side only.
lc-why-held = { $who } holds these. You see only what was taken from a pile.
lc-why-choose-first = Choose a card of your hand first.
lc-why-other-lane = { $card } belongs to { $where }.
lc-why-draw-first = A card is laid already. Now draw from the deck or take from a pile.
lc-why-too-low = { $card } is too low: this expedition stands at { $last } and only goes up.
lc-why-wager-late = Wagers come before numbers: this expedition stands at { $last }.
lc-why-lay-first = First lay or discard a card; drawing comes after it.
lc-why-empty-pile = This pile is empty.
lc-why-own-discard = You discarded here in this turn. Take from another pile, or from the deck.
lc-match = match
lc-sum = { $before } { $now } now
lc-if-ended = If the round ended now
lc-round-sum = Round
lc-this-round = This round
lc-graph = Points in this round: { $scores }
lc-seat-first = { $now } now
lc-seat = { $total } · { $now } now
lc-round-over = Round { $round } is over
lc-go-on = Go on
lc-discards = Discard piles
lc-discarded = { $where }, the last one on top: { $cards }

## What a bot advises

move-lost-cities-play = lay { $what }
move-lost-cities-discard = discard { $what }
move-lost-cities-draw = draw from the deck
move-lost-cities-take = take from the { $where } pile
