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

from manoa.games.quest.parts.cards import FIRST_HERO
from manoa.games.quest.parts.tokens import PER_CAVE
from manoa.games.quest.rules.board import Spaces, is_in
from manoa.games.quest.rules.expansions import card_kinds, degree, has_hexes, has_modules, token_kinds
from manoa.games.quest.rules.modules import ground, hooks
from manoa.games.quest.rules.requirements import POWERS
from manoa.games.quest.rules.state import (
    BESIDE,
    CAVE_TOKEN_KINDS,
    CURSE_KINDS,
    HERO_CARDS,
    ON,
    OUTSIDE,
    PIECES,
    Rules,
    State,
)
from manoa.games.quest.rules.stops import fresh_caves
from manoa.games.quest.rules.tasks import MEET
from manoa.kernel.bits import count
from manoa.kernel.language import kernel
from manoa.kernel.stack import current

SEAT = 5
PIECE = 3
BLOCKADE = 3
RUN = 4
TABLE = 12
HEXES = 10
EIGHT = 8


def feature_count(rules: Any) -> int:
    """The length of an observation."""
    kinds, tokens, blockades, players = (int(rules[part]) for part in ("kinds", "token_kinds", "blockades", "players"))
    pieces = PIECES * (PIECE + BESIDE * int(rules["degree"]))
    seats = players * (3 * kinds + tokens + SEAT)
    hexes = HEXES + players + CURSE_KINDS + CAVE_TOKEN_KINDS + HERO_CARDS if rules["hexes"] else 0
    modules = PIECES * hooks.OF_PIECE + players * hooks.OF_SEAT + hooks.OF_TABLE
    more = hexes + (modules if rules["modules"] else 0)
    return 4 * kinds + seats + pieces + BLOCKADE * blockades + kinds + RUN + int(cave_places(rules)) + TABLE + more


def cave_places(rules: Any) -> int:
    """Caves that there are tokens for, whatever the route has."""
    return rules["cave_tokens"] // PER_CAVE


@kernel(noalias=True)
def observe(rules: Rules, state: State, seat: int, out: Any) -> None:
    """Write what `seat` knows. All is 0 but for what is written."""
    for i in range(len(out)):
        out[i] = 0
    at = write_own(rules, state, seat, out)
    owner = seat
    for _ in range(rules.players):
        at = write_seat(rules, state, owner, owner == seat, out, at)
        owner = owner + 1 if owner + 1 < rules.players else 0
    for number in range(1, rules.blockades + 1):
        if state.owner[number]:
            behind = rules.players - seats_after(rules, seat, state.owner[number] - 1)
            out[at - (behind - 1) * (3 * card_kinds(rules) + token_kinds(rules) + SEAT) - 1] += 1
    pieces = rules.players * rules.pieces
    held = on_board(state, 0), on_board(state, 1), on_board(state, 2), on_board(state, 3)
    piece = seat * rules.pieces
    for step in range(PIECES):
        if step < pieces:
            write_piece(rules, state, piece, held, out, at)
            piece = piece + 1 if piece + 1 < pieces else 0
        at += PIECE + BESIDE * degree(rules)
    for joint in range(rules.joints):
        write_blockade(rules, state, seat, joint, out, at + BLOCKADE * joint)
    at += BLOCKADE * rules.blockades
    for i in range(state.area_size):
        out[at + state.area[i]] += 1
    at += card_kinds(rules)
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
def seats_after(rules: Rules, seat: int, other: int) -> int:
    """How many seats after one another comes."""
    return other - seat if other >= seat else other - seat + rules.players


@kernel(noalias=True)
def write_own(rules: Rules, state: State, seat: int, out: Any) -> int:
    kinds = card_kinds(rules)
    board = state.board
    for kind in range(kinds):
        out[kind] = state.held[seat, kind]
    for kind in range(kinds):
        out[2 * kinds + kind] = state.left[kind]
    for kind in range(kinds):
        out[3 * kinds + kind] = (board >> kind) & 1
    tally(state.draw[seat], 0 + state.draw_size[seat], out, kinds)
    return 4 * kinds


@kernel(noalias=True)
def tally(pile: Any, size: int, out: Any, at: int) -> None:
    """Count the cards of a pile, eight at a time: a processor predicts how often such a loop runs, but not how many
    cards there are. Where no card is, a pile has 0, which is taken off again."""
    eights = (size + EIGHT - 1) // EIGHT
    for i in range(eights):
        for k in range(EIGHT):
            out[at + pile[EIGHT * i + k]] += 1
    out[at] -= EIGHT * eights - size


@kernel(noalias=True)
def write_seat(rules: Rules, state: State, seat: int, own: bool, out: Any, at: int) -> int:
    kinds, tokens = card_kinds(rules), token_kinds(rules)
    if own:
        for kind in range(kinds):
            out[at + kind] = out[kind] + out[kinds + kind]
    else:
        for kind in range(kinds):
            out[at + kind] = state.held[seat, kind]
        tally(state.draw[seat], 0 + state.draw_size[seat], out, at)
    at += kinds
    for kind in range(kinds):
        out[at + kind] = state.known[seat, kind]
    at += kinds
    tally(state.discard[seat], 0 + state.discard_size[seat], out, at)
    at += kinds
    for token in range(tokens):
        out[at + token] = state.owned[seat, token]
    at += tokens
    out[at] = state.hand_size[seat]
    out[at + 1] = state.draw_size[seat]
    out[at + 2] = state.discard_size[seat]
    out[at + 3] = state.arrival[seat]
    return at + SEAT


@kernel
def on_board(state: State, piece: int) -> int:
    """Where a piece stands, written as in `Rules.around`; -1, which never stands there, for one on no space."""
    return -1 if state.at[piece] == OUTSIDE else ON + state.at[piece]


@kernel(noalias=True)
def write_piece(rules: Rules, state: State, piece: int, held: Spaces, out: Any, at: int) -> None:
    """A piece in El Dorado, or one that nobody has, is all zero. `held` is where all pieces stand (`on_board`)."""
    space = state.at[piece]
    if space == OUTSIDE:
        return
    out[at] = rules.to_go[space]
    out[at + 1] = rules.way[space]
    out[at + 2] = count(fresh_caves(rules, state, piece, space))
    first = at + PIECE
    for i in range(BESIDE * degree(rules)):  # all alike, so that a processor does many at once
        printed = rules.around[space, i]
        out[first + i] = is_in(printed, held) if printed >= ON else printed
    barred = rules.beside[space] & state.standing
    if barred:
        for direction in range(degree(rules)):
            joint = rules.joint[space, direction]
            if (barred >> joint) & 1:
                out[first + BESIDE * direction + 3] = state.blockade[joint]
    if has_modules(rules):
        for direction in range(degree(rules)):
            required = ground.requirement(rules, state, rules.neighbour[space, direction])
            out[first + BESIDE * direction] = required // POWERS
            out[first + BESIDE * direction + 1] = required % POWERS


@kernel(noalias=True)
def write_blockade(rules: Rules, state: State, seat: int, joint: int, out: Any, at: int) -> None:
    number = state.blockade[joint]
    owner = state.owner[number]
    out[at] = number
    out[at + 1] = (state.standing >> joint) & 1
    out[at + 2] = 1 + seats_after(rules, seat, owner - 1) if owner else 0


@kernel(noalias=True)
def write_table(rules: Rules, state: State, seat: int, out: Any, at: int) -> None:
    out[at] = min(state.round_number, 1 << 14)
    out[at + 1] = state.phase
    out[at + 2] = current(state)
    out[at + 3] = state.owed[state.depth - 1] if state.depth else 0
    out[at + 4] = seats_after(rules, seat, 0 + state.starter)
    out[at + 5] = seats_after(rules, seat, 0 + state.turn)
    out[at + 6] = state.bought
    out[at + 7] = state.passing
    out[at + 8] = state.changing
    out[at + 9] = state.used_item
    out[at + 10] = state.gained
    out[at + 11] = state.arrivals


@kernel(noalias=True)
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
    out[at + 9] = seats_after(rules, seat, 0 + state.who[state.depth - 1]) + 1 if state.depth else 0
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


@kernel(noalias=True)
def write_modules(rules: Rules, state: State, seat: int, out: Any, at: int) -> None:
    """What the modules add."""
    pieces = rules.players * rules.pieces
    for step in range(pieces):
        piece = (seat * rules.pieces + step) % pieces
        if state.at[piece] != OUTSIDE:
            hooks.observe_piece(rules, state, piece, out, at + hooks.OF_PIECE * step)
    at += hooks.OF_PIECE * PIECES
    for step in range(rules.players):
        at = hooks.observe_seat(rules, state, (seat + step) % rules.players, out, at)
    hooks.observe_table(rules, state, seat, out, at)
