"""How targets, sources and actions are numbered."""

from manoa.games.quest.parts import modules
from manoa.games.quest.parts.cards import FAMILIARS, MUISCA
from manoa.games.quest.parts.tokens import CURSES

# Room, not content: it decides how actions are numbered, and never how a game is dealt.
SEATS = 4
KINDS = 52  # of cards
TOKEN_KINDS = 43
BLOCKADES = 8
AROUND = 6  # directions on a grid of hexes
DIRECTIONS = 12  # those around a space, and room for others that lead elsewhere

# A target of a movement: a direction, or DIRECTIONS + the joint whose blockade is removed.
TARGETS = DIRECTIONS + BLOCKADES

# A *source* is what is played: a kind of card, or TOKENS + a kind of token. Each can be used in up to three ways: for
# one of its symbols, or, where it has none (a Native, action cards), in its one way, which is way 0.
TOKENS = KINDS
SOURCES = TOKENS + TOKEN_KINDS
WAYS = 3

# Behind the tokens come curses, which are lifted, the once-powers of familiars (H-5.3), seats, which some ask for, and
# the Muisca cards that a player has stored (M-4.2).
ONCE = 32
SEAT_TOKEN = 36
STORED = 40

# In a payment a card or token is paid in the way of coins; a stored card with its symbol changed in this one.
CHANGED = 1

# Actions. What CHOOSE, PILE and USE mean, the sub-phase says.
#
#     END_TURN   end the turn                        STOP   end a run                  DONE   enough chosen
#     CHOOSE +   kind of a card in hand: discard, pay, remove or lay it
#     PILE +     kind of a card of the market: buy or take it
#     STEP +     piece * TARGETS + target: go there with the run; a forced move; a flight
#     ENTER +    piece * TARGETS + target: nothing is played for it; cards will pay, or curses are drawn
#     USE +      source * WAYS + way: play a card or token, lift a curse; in a payment for a card: pay power as coins
#     SEAT +     seat that something is about           STORE +  Muisca card to put on the own board
#     DRAGON +   dragon to be moved                      BACK +   place to go back to from danger: see `danger`
END_TURN, STOP, DONE, CHOOSE = 0, 1, 2, 3
PILE = CHOOSE + KINDS
STEP = PILE + KINDS
ENTER = STEP + 2 * TARGETS
USE = ENTER + 2 * TARGETS
SEAT = USE + (TOKENS + SEAT_TOKEN) * WAYS  # + seat
STORE = USE + SOURCES * WAYS
DRAGON = STORE + len(MUISCA)
BACK = DRAGON + len(modules.DRAGONS)
PLACES_BACK = 18  # as many as lie three steps around a space
ACTIONS = BACK + PLACES_BACK

assert CURSES[-1]["number"] < ONCE <= SEAT_TOKEN - len(FAMILIARS), "curses, once-powers, seats"
assert SEAT_TOKEN + SEATS <= STORED <= TOKEN_KINDS - len(MUISCA), "seats, stored cards"
assert ACTIONS < 1 << 15, "actions are int16"
