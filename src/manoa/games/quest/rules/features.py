"""What a learner is shown: int16 numbers, only what the seat may know, the own seat always first.

own hand · own draw pile · market: cards left · market: on the board (all kinds of the game each)
for each seat: hand and draw pile together · cards everybody can name · discard pile · tokens (all kinds each)
    then hand, draw and discard sizes, arrival, blockades
for each of 4 pieces (the own first): steps to go, way left, fresh caves beside it,
    and in each direction: terrain, power, occupied, blockade in between
for each blockade in the box: where one lies, its number, whether it stands, whose it is (seats after mine + 1)
play area (all kinds) · run (power, symbol, piece, 1: just played) · tokens left in each cave · TABLE numbers
with Heroes & Hexes: HEXES numbers · whether each seat has had its hero · curses in the box · used cave tokens ·
    heroes shown; curses in front of a seat are among its tokens
with modules, all of them: for each piece whether it is in danger, steps to go from its safe space, whether it is held ·
    for each seat its stored Muisca cards and the worth of its chests · for each dragon steps to go, whether it is awake
    and how far it is from each piece · what chests are worth that were taken · requirements of fog tokens turned up
"""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import HEROES
from manoa.games.quest.parts.tokens import PER_CAVE
from manoa.games.quest.rules.board import is_in, requirement
from manoa.games.quest.rules.expansions import has_hexes, has_modules
from manoa.games.quest.rules.modules.dragons import apart, holds, is_held
from manoa.games.quest.rules.modules.treasures import treasure
from manoa.games.quest.rules.state import (
    CAVE_TOKEN_KINDS,
    CHESTS,
    CURSE_KINDS,
    DRAGONS,
    FOG_TOKENS,
    HERO_CARDS,
    MEET,
    MUISCA_KINDS,
    OUTSIDE,
    PIECES,
    POWERS,
    STORED,
    Rules,
    State,
)
from manoa.kernel.bits import count, lowest
from manoa.kernel.language import kernel
from manoa.kernel.stack import current

SEAT = 5
PIECE = 3
BESIDE = 4  # numbers for each direction from a piece
BLOCKADE = 3
RUN = 4
TABLE = 12
HEXES = 10
OF_PIECE, OF_DRAGON = 3, 2 + PIECES  # with modules
OF_SEAT = 2 * MUISCA_KINDS + 1
FIRST_HERO: int = HEROES[0]["number"]


def feature_count(rules: Any) -> int:
    """The length of an observation."""
    kinds, tokens, blockades, players = (int(rules[part]) for part in ("kinds", "token_kinds", "blockades", "players"))
    pieces = PIECES * (PIECE + BESIDE * int(rules["degree"]))
    seats = players * (3 * kinds + tokens + SEAT)
    hexes = HEXES + players + CURSE_KINDS + CAVE_TOKEN_KINDS + HERO_CARDS if rules["hexes"] else 0
    modules = PIECES * OF_PIECE + players * OF_SEAT + DRAGONS * OF_DRAGON + CHESTS + FOG_TOKENS
    more = hexes + (modules if rules["modules"] else 0)
    return 4 * kinds + seats + pieces + BLOCKADE * blockades + kinds + RUN + int(cave_places(rules)) + TABLE + more


def cave_places(rules: Any) -> int:
    """Caves that there are tokens for, whatever the route has."""
    return rules["cave_tokens"] // PER_CAVE


@kernel
def observe(rules: Rules, state: State, seat: int, out: Any) -> None:
    """Write what `seat` knows. All is 0 but for what is written."""
    for i in range(len(out)):
        out[i] = 0
    at = write_own(rules, state, seat, out)
    for step in range(rules.players):
        at = write_seat(rules, state, (seat + step) % rules.players, out, at)
    for number in range(1, rules.blockades + 1):
        if state.owner[number]:
            behind = rules.players - (state.owner[number] - 1 - seat + rules.players) % rules.players
            out[at - (behind - 1) * (3 * rules.kinds + rules.token_kinds + SEAT) - 1] += 1
    pieces = rules.players * rules.pieces
    for step in range(PIECES):
        if step < pieces:
            write_piece(rules, state, (seat * rules.pieces + step) % pieces, out, at)
        at += PIECE + BESIDE * rules.degree
    for joint in range(rules.joints):
        write_blockade(rules, state, seat, joint, out, at + BLOCKADE * joint)
    at += BLOCKADE * rules.blockades
    for i in range(state.area_size):
        out[at + state.area[i]] += 1
    at += rules.kinds
    out[at] = state.run_power
    out[at + 1] = state.run_symbol
    out[at + 2] = state.run_piece
    out[at + 3] = state.run_open
    at += RUN
    for cave in range(rules.caves):
        out[at + cave] = state.cave_left[cave]
    at += rules.cave_tokens // PER_CAVE
    write_table(rules, state, seat, out, at)
    at += TABLE
    if has_hexes(rules):
        at = write_hexes(rules, state, seat, out, at)
    if has_modules(rules):
        write_modules(rules, state, seat, out, at)


@kernel
def write_own(rules: Rules, state: State, seat: int, out: Any) -> int:
    kinds = rules.kinds
    hand = state.hand[seat]
    while hand:
        kind = lowest(hand)
        hand &= hand - 1
        out[kind] = state.held[seat, kind]
    for i in range(state.draw_size[seat]):
        out[kinds + state.draw[seat, i]] += 1
    for kind in range(kinds):
        out[2 * kinds + kind] = state.left[kind]
    board = state.board
    while board:
        out[3 * kinds + lowest(board)] = 1
        board &= board - 1
    return 4 * kinds


@kernel
def write_seat(rules: Rules, state: State, seat: int, out: Any, at: int) -> int:
    kinds = rules.kinds
    hand = state.hand[seat]
    while hand:
        kind = lowest(hand)
        hand &= hand - 1
        out[at + kind] = state.held[seat, kind]
        out[at + kinds + kind] = state.known[seat, kind]
    for i in range(state.draw_size[seat]):
        out[at + state.draw[seat, i]] += 1
    at += 2 * kinds
    for i in range(state.discard_size[seat]):
        out[at + state.discard[seat, i]] += 1
    at += kinds
    tokens = state.tokens[seat] & ((1 << rules.token_kinds) - 1)
    while tokens:
        token = lowest(tokens)
        tokens &= tokens - 1
        out[at + token] = state.owned[seat, token]
    at += rules.token_kinds
    out[at] = state.hand_size[seat]
    out[at + 1] = state.draw_size[seat]
    out[at + 2] = state.discard_size[seat]
    out[at + 3] = state.arrival[seat]
    return at + SEAT


@kernel
def write_piece(rules: Rules, state: State, piece: int, out: Any, at: int) -> None:
    """A piece in El Dorado, or one that nobody has, is all zero."""
    space = state.at[piece]
    if space == OUTSIDE:
        return
    out[at] = rules.to_go[space]
    out[at + 1] = rules.way[space]
    out[at + 2] = count(rules.caves_beside[space] & ~state.explored[piece])
    standing = state.standing
    held = 0 + state.at[0], 0 + state.at[1], 0 + state.at[2], 0 + state.at[3]
    place = at + PIECE
    for direction in range(rules.degree):
        there = rules.neighbour[space, direction]
        required = requirement(rules, state, there)
        joint = rules.joint[space, direction]
        out[place] = required // POWERS
        out[place + 1] = required % POWERS
        out[place + 2] = is_in(there, held) & (there != OUTSIDE)
        if (standing >> joint) & 1:
            out[place + 3] = state.blockade[joint]
        place += BESIDE


@kernel
def write_blockade(rules: Rules, state: State, seat: int, joint: int, out: Any, at: int) -> None:
    number = state.blockade[joint]
    owner = state.owner[number]
    out[at] = number
    out[at + 1] = (state.standing >> joint) & 1
    out[at + 2] = 1 + (owner - 1 - seat + rules.players) % rules.players if owner else 0


@kernel
def write_table(rules: Rules, state: State, seat: int, out: Any, at: int) -> None:
    out[at] = min(state.round_number, 1 << 14)
    out[at + 1] = state.phase
    out[at + 2] = current(state)
    out[at + 3] = state.owed[state.depth - 1] if state.depth else 0
    out[at + 4] = (state.starter - seat + rules.players) % rules.players
    out[at + 5] = (state.turn - seat + rules.players) % rules.players
    out[at + 6] = state.bought
    out[at + 7] = state.passing
    out[at + 8] = state.changing
    out[at + 9] = state.used_item
    out[at + 10] = state.gained
    out[at + 11] = state.arrivals


@kernel
def write_hexes(rules: Rules, state: State, seat: int, out: Any, at: int) -> int:
    """What Heroes & Hexes adds to the table."""
    out[at] = state.curse_size
    out[at + 1] = state.hero_size
    out[at + 2] = state.spare_size
    out[at + 3] = state.demons
    out[at + 4] = state.run_steps
    out[at + 5] = state.run_twice
    out[at + 6] = state.open_reserve
    out[at + 7] = state.subject[state.depth - 1] if state.depth else 0
    out[at + 8] = state.run
    out[at + 9] = (state.who[state.depth - 1] - seat + rules.players) % rules.players + 1 if state.depth else 0
    at += HEXES
    for step in range(rules.players):
        out[at + step] = state.met[(seat + step) % rules.players]
    at += rules.players
    for kind in range(CURSE_KINDS):
        out[at + kind] = state.lifted[kind]
    at += CURSE_KINDS
    for token in range(CAVE_TOKEN_KINDS):
        out[at + token] = state.spent[token]
    at += CAVE_TOKEN_KINDS
    if current(state) == MEET:
        for i in range(state.owed[state.depth - 1]):
            out[at + state.heroes[state.hero_size - 1 - i] - FIRST_HERO] = 1
    return at + HERO_CARDS


@kernel
def write_modules(rules: Rules, state: State, seat: int, out: Any, at: int) -> None:
    """What the modules add."""
    pieces = rules.players * rules.pieces
    for step in range(pieces):
        piece = (seat * rules.pieces + step) % pieces
        space = state.at[piece]
        if space != OUTSIDE:
            own = piece // rules.pieces == state.turn
            out[at + OF_PIECE * step] = rules.danger[space]
            out[at + OF_PIECE * step + 1] = rules.to_go[state.safe[piece]]
            out[at + OF_PIECE * step + 2] = holds(rules, state, space) if own else is_held(rules, state, space)
    at += OF_PIECE * PIECES
    for step in range(rules.players):
        owner = (seat + step) % rules.players
        for kind in range(MUISCA_KINDS):
            out[at + kind] = state.owned[owner, STORED + kind]
            out[at + MUISCA_KINDS + kind] = state.fresh[kind] if owner == state.turn else 0
        out[at + 2 * MUISCA_KINDS] = treasure(state, owner)
        at += OF_SEAT
    for dragon in range(DRAGONS):
        write_dragon(rules, state, seat, dragon, out, at)
        at += OF_DRAGON
    for place in range(rules.chests):
        out[at + place] = state.chest[place] if state.chest_owner[place] else 0
    at += CHESTS
    for place in range(rules.fogs):
        out[at + place] = state.fog[place] if (state.fog_up >> place) & 1 else 0


@kernel
def write_dragon(rules: Rules, state: State, seat: int, dragon: int, out: Any, at: int) -> None:
    lair, pieces = state.dragon_at[dragon], rules.players * rules.pieces
    if lair == OUTSIDE:
        return
    out[at] = rules.to_go[lair]
    out[at + 1] = (state.awake >> dragon) & 1
    for step in range(pieces):
        space = state.at[(seat * rules.pieces + step) % pieces]
        out[at + 2 + step] = apart(rules, space, lair) if space != OUTSIDE else 0
