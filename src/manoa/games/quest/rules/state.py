"""The records of Quest, and how spaces are numbered.

How much room there is (the capitals here and in `ids`) is apart from how much there is in a game (`Rules.kinds`,
`Rules.blockades` and so on): room decides how long records are and how actions are numbered, and nothing else.
"""

from __future__ import annotations

from manoa.games.quest.parts import cards, modules, tokens
from manoa.games.quest.parts.board import TAVERN_SPACES, TILES
from manoa.games.quest.parts.cards import HEROES, MUISCA, SLOTS
from manoa.games.quest.parts.tokens import CURSES, PER_CAVE
from manoa.games.quest.rules.ids import BLOCKADES, DIRECTIONS, KINDS, SEATS, SOURCES, TOKEN_KINDS, WAYS
from manoa.games.quest.rules.requirements import EXACT, REQUIREMENTS, TERRAINS
from manoa.games.quest.rules.tasks import DEPTH
from manoa.kernel.chance import Chance
from manoa.kernel.records import Record, int8, int16, int32, int64, uint8

PIECES = 4  # on the board at most: one each, or two each with two players

DECK = 127  # cards that one player can come to own
PILE_ROOM = 128  # places for them, so that they can be counted eight at a time
CAVES = 14

# Spaces are numbered along the route. OUTSIDE is no space: beyond the edge, or in El Dorado.
ROUTE_SPACES = sum(len(piece["hexes"]) for piece in TILES["pieces"].values()) // 2 + 3  # one side each; finish
SPACES = ROUTE_SPACES + TAVERN_SPACES + modules.SWAMP_SPACES
OUTSIDE = SPACES
BESIDE = 4  # what an observation tells of a direction: terrain, power, occupied, blockade in between
ON = 1 << 10  # ON + a space stands for whether a piece is there, in `Rules.around`

NO_JOINT = BLOCKADES  # what a step crosses between spaces of one tile; no blockade ever stands there
RICHES = 16  # half coins that buy any card
EFFECTS = 2  # of one card, at most
BY_TOKENS = 2  # the row of `Rules.payers` that is about tokens, …
TOKENS_CHANGED = 3  # … and with a change symbol token in effect: the once-powers of familiars are cards

# Modules, as bits of `Rules.modules`.
WITH_SWAMP, WITH_DANGER, WITH_MUISCA, WITH_DRAGONS, WITH_TREASURES, WITH_FOG = (
    1 << modules.MODULES.index(name) for name in ("swamp", "danger", "muisca", "dragons", "treasures", "fog")
)

NATIVE = 2
CURSE_KINDS = len(CURSES)
CURSE_TOKENS = sum(curse["count"] for curse in CURSES)
HERO_CARDS = len(HEROES)
CAVE_TOKEN_KINDS = len(tokens.ALL)
MUISCA_KINDS = len(MUISCA)
DRAGONS = len(modules.DRAGONS)
CHESTS = len(modules.CHESTS)
FOG_TOKENS = len(modules.FOG)

# What has to fit where.
assert max(KINDS, TOKEN_KINDS, REQUIREMENTS) <= 63, "sets are the bits of an int64"
assert max(BLOCKADES, CAVES, DIRECTIONS) <= 14, "sets are the bits of an int16"
assert max(SOURCES + 1, DECK) <= 127, "sources and sizes are int8"
assert max(SPACES, REQUIREMENTS) < ON < 1 << 14, "spaces are int16, and ON + a space too"
assert max(FOG_TOKENS, len(modules.MODULES)) <= 14, "modules and fog are the bits of an int16"
assert max(REQUIREMENTS, NO_JOINT) <= 255, "requirements and joints are uint8"
assert max(DRAGONS, len(cards.SYMBOLS)) <= 7, "dragons and symbols are the bits of an int8"
assert max(len(TERRAINS), CHESTS) <= 14, "terrains and, in plans, chests are the bits of an int16"
MOST_DEMONS = cards.DEMON_CARD["copies_alternative"]
OWNED = sum(card.get("copies", 0) for card in cards.ALL if card is not cards.DEMON_CARD) + MOST_DEMONS
assert OWNED + 2 <= DECK, "one player could come to own the whole market, all demons, a familiar and a hero"
assert sum(token["count"] for token in tokens.ALL) <= CAVES * PER_CAVE
for content, room in ((cards.ALL, KINDS), (tokens.ALL, TOKEN_KINDS), (tokens.BLOCKADES, BLOCKADES)):
    assert len(content) <= room

# Phases of a turn. The third needs no decision.
ACT, DISCARD = 0, 1


class Rules(Record):
    """The options of Q-12, the route as a graph, and the tables of cards and tokens."""

    players = int8
    pieces = int8  # of each player
    first = int8  # seat that begins; -1: a random one
    caves_on = int8  # 1: caves hold tokens
    free_order = int8  # 1: pieces may move after the purchase
    native_goes_on = int8  # 1: a Native that removed a blockade may enter the space behind
    trim_hand = int8  # 1: no more than 4 cards are kept
    by_power = int8  # 1: ties go by the power of blockades before their number
    earlier_wins = int8  # 1: arrivals without blockades are ranked by time
    open_discards = int8  # 1: views show whole discard piles
    round_limit = int32  # 0: none

    kinds = int8  # of cards in this game, …
    token_kinds = int8
    blockades = int8  # … in the box
    cave_tokens = int8
    spaces = int16
    joints = int8  # that get a blockade, counted from the start
    caves = int8  # that hold tokens
    degree = int8  # directions in which a step can lead
    neighbour = int16[SPACES + 1, DIRECTIONS]  # the space in each direction, or OUTSIDE
    joint = uint8[SPACES + 1, DIRECTIONS]  # that a step crosses, or NO_JOINT
    beside = int16[SPACES + 1]  # bits: joints whose blockade a piece here may remove
    printed = uint8[SPACES + 1]  # the requirement of a space; `board.requirement` says what holds now
    along = int16[EXACT + 1, SPACES + 1]  # bits: directions in which a space takes this symbol, or cards
    around = int16[SPACES + 1, DIRECTIONS * BESIDE]  # for observations: all directions as printed, BESIDE numbers each
    caves_beside = int16[SPACES + 1]  # bits: adjacent caves
    to_go = int16[SPACES + 1]  # steps to the finish; 0 on it
    way = int16[SPACES + 1]  # the same weighted by requirements: what is left to do, for bots and learners
    q = int8[SPACES + 1]
    r = int8[SPACES + 1]
    letter = int8[SPACES + 1]  # of the piece of the route, as ASCII
    number = int8[SPACES + 1]  # printed on the space
    starts = int16[4]
    between = int8[BLOCKADES, 2]  # the letters of the two tiles that meet at a joint
    cave_at = int16[CAVES]  # the spaces of the caves

    required_symbol = int8[REQUIREMENTS]  # machete 0, paddle 1, coin 2, NO_SYMBOL, CURSED or EXACT
    required_power = int8[REQUIREMENTS]
    payers = int64[4, REQUIREMENTS, WAYS]  # bits: kinds that in this way meet it; [1]: with a change symbol token;
    # [BY_TOKENS]: tokens that meet it; [TOKENS_CHANGED]
    blockade_requirement = uint8[BLOCKADES + 1]  # by number

    power = int8[SOURCES]
    symbols = int8[SOURCES]  # bits
    worth = int8[SOURCES]  # half coins
    effect = int8[SOURCES, EFFECTS]  # done in this order
    amount = int8[SOURCES, EFFECTS]
    coin_kinds = int64  # bits: kinds with a coin
    items = int64  # bits: kinds used once
    free_kinds = int64  # bits: kinds that step without paying
    moving_kinds = int64  # bits: kinds that move a piece: these, and all with symbols
    takers = int64  # bits: kinds that take a card from the market
    starting = int8[KINDS]  # copies in a starting deck
    copies = int8[KINDS]  # in the market
    on_board = int64  # bits: piles that begin on the market board
    price = int8[KINDS]
    affordable = int64[RICHES + 1]  # bits: kinds that so many half coins buy

    token_copies = int8[TOKEN_KINDS]
    free_tokens = int64  # bits: tokens that step without paying
    moving_tokens = int64  # bits: tokens that move a piece
    coin_tokens = int64  # bits: tokens that help to pay for a card

    # Heroes & Hexes, the promo cards and the modules
    expanded = int8[0]  # of length 1 if one of them is on: base games are compiled apart (see `expansions`)
    version_1 = int8  # 1: the match began under version 1 of the rules (docs/games/quest.md)
    hexes = int8  # 1: Heroes & Hexes is on
    demon_cards = int8  # in the supply
    victim_moves = int8  # 1: Paralysis moves the cursed player's piece
    free_card_discarded = int8  # 1: a free card goes to the discard pile
    demons_return = int8  # 1: a discarded demon goes back to the supply
    tunnels_doubly = int8  # 1: a passage through a tunnel draws the curses of both ends
    tavern = int16  # its first space of TAVERN_SPACES; 0: there is none
    spirit = int8[SPACES + 1]  # 1 + the number of a demon or tunnel space
    forced_directions = int16[SPACES + 1]  # bits: directions of forced moves (H-3.1)
    steps = int8[SOURCES]  # of a free source
    enters_occupied = int64  # bits: kinds that enter occupied spaces
    may_skip_steps = int64  # bits: kinds that move a piece but may do without a step (H-6)
    board_takers = int64  # bits: takers that take from the market board only, onto the draw pile
    removes_blockades = int8[SOURCES]  # 1: a free source that removes blockades; NATIVE: one that may step behind them
    purple = int64  # bits: kinds that Misery binds
    symbol_kinds = int64[3]  # bits: kinds with a symbol
    symbol_tokens = int64[3]  # bits: tokens with a symbol
    curse_copies = int8[CURSE_KINDS]

    # Modules
    modules = int16  # bits: those in play
    aside = int64  # bits: piles beside the market, always open (M-4.1)
    drift = int16[SPACES + 1]  # where a current carries a piece (M-2), the space itself without one
    danger = int8[SPACES + 1]  # 1: a marker of danger lies there
    dragon_starts = int16[DRAGONS]
    flights = int16[SPACES + 1]  # bits: directions in which a dragon may go (M-5.4)
    flight_steps = int8[SOURCES]  # of a dragon that a card moves (M-5.5)
    dragon_kinds = int64[DRAGONS]  # bits: kinds that move a dragon alone
    dragon_fast = int16[DRAGONS]  # bits: terrains from which it goes farther
    chests = int8  # that lie on the route
    chest = int8[SPACES + 1]  # 1 + the number of a chest's place
    fogs = int8  # tokens that lie on the route
    fog = int8[SPACES + 1]  # 1 + the number of a fog token's place
    fog_at = int16[FOG_TOKENS]  # where each lies
    fog_beside = int16[SPACES + 1]  # bits: fog tokens on it and around it
    fog_tokens = uint8[FOG_TOKENS]  # the requirements of all tokens


class ExpandedRules(Rules):
    """The same, for a game with expansions."""

    expanded = int8[1]


class State(Chance):
    """A game between two steps."""

    hand = int64[SEATS]  # bits: kinds in hand
    tokens = int64[SEATS]  # bits: tokens owned
    board = int64  # bits: piles on the market board
    reserve = int64  # bits: piles in the reserve
    round_number = int32  # from 1
    purse = int16[SEATS]  # half coins that hand and tokens are worth
    at = int16[PIECES]  # the space of each piece; seat * pieces + piece
    explored = int16[PIECES]  # bits: caves not fresh for a piece
    standing = int16  # bits: joints whose blockade stands
    subject = int16[DEPTH]  # of each sub-phase: the movement or the kind to pay for, …
    task = int8[DEPTH]  # which sub-phase it is
    who = int8[DEPTH]  # the seat that decides
    owed = int8[DEPTH]  # cards or half coins still to come
    depth = uint8  # sub-phases on the stack
    phase = int8  # ACT or DISCARD
    turn = uint8  # seat to act
    starter = int8  # seat with the hat
    ended = int8  # 1: the game is over
    arrivals = int8  # seats arrived
    arrival = int8[SEATS]  # 1 for the first to arrive, …; 0: not there yet
    bought = int8  # 1: the purchase of this turn is made
    passing = int8  # 1: occupied spaces may be entered this turn
    changing = int8  # 1: the next card played for its power may change its symbol
    used_item = int8  # kind + 1 of the item used just now, which a keep token would save
    gained = int8  # cards on top of the discard pile that came there this turn
    run = int8  # source + 1 of the current run, 0 without one
    run_open = int8  # 1: just played, so the first step is still to come, with any piece
    run_piece = uint8
    run_symbol = int8
    run_power = int8  # leftover
    run_joint = int8  # joint + 1 behind which a Native may step (`native_blockade_and_step`)
    run_moved = int8  # 1: the piece has left its space in this run, so the run ends with a stop
    blockade = uint8[BLOCKADES]  # number of the blockade dealt to a joint
    owner = int8[BLOCKADES + 1]  # by number: seat + 1 of who removed it
    slot = int8[SLOTS]  # kind + 1 of the pile on each slot of the market board
    left = int8[KINDS]  # cards of each market pile
    held = int8[SEATS, KINDS]  # cards in hand
    known = int8[SEATS, KINDS]  # cards in hand that everybody can name: the hand when the draw pile ran out
    removed = int8[SEATS, KINDS]  # cards out of the game
    owned = int8[SEATS, TOKEN_KINDS]  # tokens
    hand_size = int8[SEATS]
    draw_size = int8[SEATS]
    discard_size = int8[SEATS]
    area_size = int8
    draw = int8[SEATS, PILE_ROOM]  # the draw piles; the next card is the last; 0 where no card is
    discard = int8[SEATS, PILE_ROOM]  # the discard piles; the top card is the last; 0 where no card is
    area = int8[DECK]  # the play area of the seat to act
    cave_left = int8[CAVES]
    cave = int8[CAVES * PER_CAVE]  # token + 1: four places for each cave, then those left out

    # Heroes & Hexes and the promo cards
    entered = int32[PIECES]  # bits: demon and tunnel spaces that a piece stepped onto this turn (H-2.1)
    curses = int8[CURSE_TOKENS]  # the pile of curses, their token numbers; the next is the last
    curse_size = int8
    lifted = int8[CURSE_KINDS]  # curses in the box
    heroes = int8[HERO_CARDS]  # the pile of heroes, their kinds; the next is the last
    hero_size = int8
    met = int8[SEATS]  # 1: the seat has had its hero
    demons = int8  # in the supply
    spare = int8[CAVES * PER_CAVE]  # the cave reserve: token + 1, the next is the last
    spare_size = int8
    spent = int8[CAVE_TOKEN_KINDS]  # cave tokens played
    topped = int8[SEATS]  # cards on top of a draw pile that everybody saw
    run_steps = int8  # left of a free step
    run_twice = int8  # 1: the run comes a second time (P-4)
    sparing = int8  # 1: the token that is played is not spent (Gertrude Everdeen)
    dismissing = int8  # 1: a hero was paid who does more: demons may go back (H-7)
    open_reserve = int8  # 1: the purchase may come from the reserve (H-6)

    # Modules
    aside = int64  # bits: piles beside the market (M-4.1)
    safe = int16[PIECES]  # the last space without danger that a piece was on (M-3.2)
    dragon_at = int16[DRAGONS]
    fog_up = int16  # bits: fog tokens turned up
    fog = uint8[FOG_TOKENS]  # the requirement of each; those beyond `Rules.fogs` are left out
    awake = int8  # bits: dragons
    cloaked = int8  # 1: the player's pieces are not held this turn (M-5.5)
    chest = int8[CHESTS]  # what each is worth; those beyond `Rules.chests` are left out
    chest_owner = int8[CHESTS]  # seat + 1 of who took it
    fresh = int8[MUISCA_KINDS]  # Muisca cards stored this turn; those stored before are among the tokens (M-4.2)
