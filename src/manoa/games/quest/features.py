"""What a learner is shown: int16 numbers, only what the seat may know, the own seat always first.

own hand · own draw pile · market: cards left · market: on the board (21 kinds each)
for each seat: hand and draw pile together · cards everybody can name · discard pile (21 each) · tokens (14)
    then hand, draw and discard sizes, arrival, blockades
for each of 4 pieces (the own first): steps to go, way left, fresh caves beside it,
    and in each direction: terrain, power, occupied, blockade in between
for each gate: the blockade's number, whether it stands, whose it is (seats after mine + 1)
play area (21) · run (power, symbol, piece) · TABLE numbers
"""

from __future__ import annotations

from typing import Any

from manoa.games.quest.cards import KINDS
from manoa.games.quest.movement import occupied
from manoa.games.quest.state import GATES, OUTSIDE, PIECES, POWERS, Rules, State
from manoa.games.quest.tokens import CAVES, TOKEN_KINDS
from manoa.kernel.bits import count
from manoa.kernel.language import kernel
from manoa.kernel.stack import current

OWN = 4 * KINDS
SEAT = 3 * KINDS + TOKEN_KINDS + 5
PIECE = 3 + 6 * 4
GATE = 3
TABLE = 12
NOBODYS = PIECES  # a piece that is not in the game


def feature_count(rules: Any) -> int:
    """The length of an observation."""
    common = OWN + PIECES * PIECE + GATES * GATE + KINDS + 3 + CAVES + TABLE
    return common + SEAT * int(rules["players"])


@kernel
def observe(rules: Rules, state: State, seat: int, out: Any) -> None:
    """Write what `seat` knows."""
    at = write_own(rules, state, seat, out)
    for step in range(rules.players):
        at = write_seat(rules, state, (seat + step) % rules.players, out, at)
    pieces = rules.players * rules.pieces
    for step in range(PIECES):
        piece = (seat * rules.pieces + step) % pieces if step < pieces else NOBODYS
        at = write_piece(rules, state, piece, out, at)
    for gate in range(GATES):
        at = write_gate(rules, state, seat, gate, out, at)
    for kind in range(KINDS):
        out[at + kind] = 0
    for i in range(state.area_size):
        out[at + state.area[i]] += 1
    at += KINDS
    out[at] = state.run_power
    out[at + 1] = state.run_symbol
    out[at + 2] = state.run_piece
    for cave in range(CAVES):
        out[at + 3 + cave] = state.cave_left[cave]
    write_table(rules, state, seat, out, at + 3 + CAVES)


@kernel
def write_own(rules: Rules, state: State, seat: int, out: Any) -> int:
    for kind in range(KINDS):
        out[kind] = state.held[seat, kind]
        out[KINDS + kind] = 0
        out[2 * KINDS + kind] = state.left[kind]
        out[3 * KINDS + kind] = (state.board >> kind) & 1
    for i in range(state.draw_size[seat]):
        out[KINDS + state.draw[seat, i]] += 1
    return OWN


@kernel
def write_seat(rules: Rules, state: State, seat: int, out: Any, at: int) -> int:
    for kind in range(KINDS):
        out[at + kind] = state.held[seat, kind]
        out[at + KINDS + kind] = state.known[seat, kind]
        out[at + 2 * KINDS + kind] = 0
    for i in range(state.draw_size[seat]):
        out[at + state.draw[seat, i]] += 1
    for i in range(state.discard_size[seat]):
        out[at + 2 * KINDS + state.discard[seat, i]] += 1
    at += 3 * KINDS
    for token in range(TOKEN_KINDS):
        out[at + token] = state.owned[seat, token]
    at += TOKEN_KINDS
    out[at] = state.hand_size[seat]
    out[at + 1] = state.draw_size[seat]
    out[at + 2] = state.discard_size[seat]
    out[at + 3] = state.arrival[seat]
    out[at + 4] = 0
    for number in range(1, GATES + 1):
        out[at + 4] += state.owner[number] == seat + 1
    return at + 5


@kernel
def write_piece(rules: Rules, state: State, piece: int, out: Any, at: int) -> int:
    """A piece in El Dorado, or one that nobody has, is all zero."""
    space = OUTSIDE if piece == NOBODYS else state.at[piece]
    for i in range(PIECE):
        out[at + i] = 0
    if space != OUTSIDE:
        out[at] = rules.to_go[space]
        out[at + 1] = rules.way[space]
        out[at + 2] = count(rules.caves[space] & ~state.stale[piece])
        for direction in range(6):
            there = rules.neighbour[space, direction]
            gate = rules.gate[space, direction]
            place = at + 3 + 4 * direction
            out[place] = rules.toll[there] // POWERS
            out[place + 1] = rules.toll[there] % POWERS
            out[place + 2] = there != OUTSIDE and occupied(state, there)
            if (state.standing >> gate) & 1:
                out[place + 3] = state.blockade[gate]
    return at + PIECE


@kernel
def write_gate(rules: Rules, state: State, seat: int, gate: int, out: Any, at: int) -> int:
    number = state.blockade[gate]
    owner = state.owner[number]
    out[at] = number
    out[at + 1] = (state.standing >> gate) & 1
    out[at + 2] = 1 + (owner - 1 - seat + rules.players) % rules.players if owner else 0
    return at + GATE


@kernel
def write_table(rules: Rules, state: State, seat: int, out: Any, at: int) -> None:
    out[at] = min(state.round_number, 1 << 14)
    out[at + 1] = state.phase
    out[at + 2] = current(state)
    out[at + 3] = state.due[state.depth - 1] if state.depth else 0
    out[at + 4] = (state.starter - seat + rules.players) % rules.players
    out[at + 5] = (state.turn - seat + rules.players) % rules.players
    out[at + 6] = state.bought
    out[at + 7] = state.passing
    out[at + 8] = state.changing
    out[at + 9] = state.used_item
    out[at + 10] = state.gained
    out[at + 11] = state.arrivals
