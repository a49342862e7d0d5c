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
lc-column = { $where } of { $who }: { $cards }. { $points }
    .you = Your { $where }: { $cards }. { $points }
lc-column-empty = { $where } of { $who }: not begun
    .you = Your { $where }: not begun
lc-would-be = { $place }. With { $card }: { $points }
lc-why-over = The game is over.
lc-why-watching = You are watching. The seats are taken.
lc-why-not-your-turn = It is { $who }’s turn.
lc-why-not-yours = That is the expedition of { $who }. You lay on your own side only.
lc-why-held = { $who } holds these. You see only what was taken from a pile.
lc-why-choose-first = Choose a card of your hand first.
lc-why-other-lane = { $card } belongs to { $where }.
lc-match = match
lc-sum = { $sum } now
lc-if-ended = If the round ended now
lc-round-sum = Round
lc-this-round = This round
lc-graph = Points in this round: { $scores }
lc-seat-first = { $now } now
lc-seat = { $total } ({ $sum })
lc-round-over = Round { $round } is over
lc-round-won = { $who } takes it by { $by }.
    .you = You take it by { $by }.
lc-round-even = The round is even.
lc-match-so-far = Match so far
lc-go-on = Go on
lc-discards = Discard piles
lc-discarded = { $where }, the last one on top: { $cards }

## What a bot advises

move-lost-cities-play = lay { $what }
move-lost-cities-discard = discard { $what }
move-lost-cities-draw = draw from the deck
move-lost-cities-take = take from the { $where } pile

lc-all-numbers = Numbers
lc-all-wagers = Wagers
lc-all-expeditions = Expeditions
