## Lost Cities

## Names. A card is called by its letter and value, R10 or Bx; where there is room, by its expedition.

colour-yellow = yellow
colour-blue = blue
colour-white = white
colour-green = green
colour-red = red
colour-purple = purple

expedition-yellow = Desert
expedition-blue = Sea
expedition-white = Mountains
expedition-green = Rainforest
expedition-red = Volcano
expedition-purple = Far North

card-number = { $expedition } { $value }
card-wager = { $expedition } wager
wager = wager

## What cards do

effect-number = Earns its number. It has to be higher than the card before it in its column.
effect-wager = Comes before the numbers. One wager doubles the result of its expedition, gain or loss; two triple it, three quadruple it.
effect-expedition = Starting an expedition costs { $cost } points. With { $cards } cards or more it earns { $bonus } extra.

## What happened

event-play = { did } laid { $card }.
event-discard = { did } discarded { $card }.
event-draw = { did } drew from the deck.
event-draw-card = { did } drew { $card } from the deck.
event-take = { did } took { $card } from its pile.
event-round = Round { $round } ends: { $scores }.
event-match = The match ends: { $totals }.

## What was done in several steps

deed-play-draw = { did } laid { $card } and drew from the deck.
deed-play-draw-card = { did } laid { $card } and drew { $draw-card-card }.
deed-play-take = { did } laid { $card } and took { $take-card } from its pile.
deed-discard-draw = { did } discarded { $card } and drew from the deck.
deed-discard-draw-card = { did } discarded { $card } and drew { $draw-card-card }.
deed-discard-take = { did } discarded { $card } and took { $take-card } from its pile.

## Why not

refusal-play-first = First play or discard a card; drawing comes after it.
refusal-draw-first = You have already played a card; now draw from the deck or take the top card of a pile.
refusal-not-held = { $card } is not in your hand; you hold { $cards }.
refusal-wager-late = Wagers come before the numbers; your { $colour } expedition stands at { $last }.
refusal-too-low = { $card } is too low; your { $colour } expedition stands at { $last } and only goes up.
refusal-empty-pile = The { $colour } pile is empty.
refusal-own-discard = You discarded to the { $colour } pile this turn; what you just laid down stays there.
refusal-not-in-play = There is no { $colour } expedition in this match; the expeditions are { $letters }.
refusal-no-action = { $text } is not an action in Lost Cities: write 'play R10', 'discard Bx', 'draw' or 'take R', with a colour of { $letters } and then x or 2 to 10.

## What speaks against a play, in a review

reason-began-short = The { $colour } cards in hand come to { $points } of the { $cost } points that an expedition costs, with about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} left.
reason-late-wager = A wager multiplies a loss, too, and only about { $turns ->
    [one] { $turns } turn is
   *[other] { $turns } turns are
} left.
reason-skipped = After { $card } there is no way to lay { $cards }.
reason-threw-away = { $card } would have earned { $points } on its expedition.
reason-gave-away = { $card } goes on with an expedition of { $other }.
reason-took-useless = { $card } cannot be laid any more.
reason-no-turn = There is hardly a turn left to lay { $card }: the deck has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
reason-took-late = About { $turns ->
    [one] { $turns } turn is
   *[other] { $turns } turns are
} left after this, and { $count ->
    [one] { $count } card in hand fits
   *[other] { $count } cards in hand fit
} already.
reason-left-useful = { $card } on its pile goes on with an expedition.
reason-hurried = Each card from the deck brings the end nearer: { $count ->
    [one] { $count } card in hand still fits
   *[other] { $count } cards in hand still fit
}, and about { $turns ->
    [one] { $turns } turn is
   *[other] { $turns } turns are
} left.
reason-not-laid = { $card } could be laid and earns { $points }.
reason-took-unbegun = { $card } belongs to an expedition that is not begun yet.
reason-jumped = After { $card } no lower card of its colour can be laid, and { $count } of them have not been seen yet.
reason-earns-less = { $card } earns { $points } at once, this card only { $less }.
reason-wager-first = { $card } has to be laid before the numbers, and { $cards } are in hand for it.
reason-worth-beginning = { $cards } in hand already bring { $points } points to an expedition in { $colour }.

## What puzzles train

theme-begin-or-wait = Begin or wait
    .about = Is it time for the first card of an expedition, or does waiting pay more?
theme-deny = Deny
    .about = Which card helps the other player more than it costs you to keep it?
theme-last-turns = Last turns
    .about = The deck is nearly empty: count the turns, and use each of them.
theme-build = Which expedition
    .about = Several expeditions want a card: which one comes first?
