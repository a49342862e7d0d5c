## As in src/manoa/games/lost_cities/why.py and notation.py

why-lc-first-play = First play or discard a card; drawing comes after it.
why-lc-first-draw = A card is played already; now draw from the deck or take the top card of a pile.
why-lc-not-held = { $card } is not in your hand; you hold { $cards }.
why-lc-may-discard = { $card } may be discarded.
why-lc-wager-late = Wagers come before the numbers; your { $colour } expedition stands at { $last }.
why-lc-too-low = { $card } is too low; your { $colour } expedition stands at { $last } and only goes up.
why-lc-may-draw = The deck may be drawn from.
why-lc-empty-pile = The { $colour } pile is empty.
why-lc-own-discard = You discarded to the { $colour } pile this turn; what you just laid down stays there.
why-lc-not-in-play = { $colour } is not in play; the expeditions are { $letters }.
why-lc-no-action = { $text } is no action of Lost Cities: write 'play R10', 'discard Bx', 'draw' or 'take R', with a colour of { $letters } and then x or 2 to 10
