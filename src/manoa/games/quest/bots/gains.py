"""What `greedy` gains by what it plays: the way that runs and free steps save; and Twins and Imitators (P-3, P-4)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.bots.crossing import CURSE_PRICE, barrier_gain
from manoa.games.quest.bots.hexed import first_imitable
from manoa.games.quest.bots.modular import stop_value
from manoa.games.quest.bots.shopping import NOWHERE
from manoa.games.quest.parts.cards import COIN, IMITATOR, TWINS
from manoa.games.quest.rules import ids, tasks
from manoa.games.quest.rules.asked.imitate import imitable
from manoa.games.quest.rules.asked.twice import once_twice, twice_ways
from manoa.games.quest.rules.board import index_of, other_piece
from manoa.games.quest.rules.bounds import is_lethargic, usable
from manoa.games.quest.rules.expansions import has_modules, is_expanded
from manoa.games.quest.rules.payers import in_any
from manoa.games.quest.rules.plays import coupled, open_symbols
from manoa.games.quest.rules.reach import ANYWHERE, FIRST, OPENED, ROW, SPACE, begun, reach
from manoa.games.quest.rules.state import OUTSIDE, Rules, State
from manoa.games.quest.rules.step import Mover, is_free, mover_of
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel

DRAWN = 40  # what a card that an Imitator draws is worth: more than any step


@kernel
def source_gain(rules: Rules, state: State, piece: int, source: int, rows: Any) -> tuple[int, int]:
    """The most way that one card or token gains a piece, and in which way it is used."""
    if is_free(rules, source):
        gain, _ = gain_of(rules, state, piece, mover_of(rules, source, 0), rows)
        if is_expanded(rules):
            gain -= CURSE_PRICE * (rules.effect[source, 0] == tasks.CURSE)
        return gain, 0
    best, way, symbols = -NOWHERE, 0, 0 + rules.symbols[source]
    if has_modules(rules):
        symbols = open_symbols(rules, state, source)
    for symbol in range(3):
        if (symbols >> symbol) & 1 and not is_lethargic(rules, state, symbol):
            gain, _ = gain_of(rules, state, piece, begun(rules, state, source, symbol), rows)
            if gain > best:
                best, way = gain, symbol
    return best, way


@kernel
def gain_of(rules: Rules, state: State, piece: int, mover: Mover, rows: Any) -> tuple[int, int]:
    """The most way that a mover gains a piece, and its first target; -1 if it leads nowhere."""
    start, other = state.at[index_of(rules, state, piece)], other_piece(rules, state, piece)
    best, first = -NOWHERE, -1
    for i in range(1, reach(rules, state, start, other, mover, state.standing, ANYWHERE, rows)):
        row = ROW * i
        space = rows[row + SPACE]
        gain = rules.way[start] - rules.way[space]
        if has_modules(rules):
            gain = rules.way[start] - rules.way[rules.drift[space]] + stop_value(rules, state, space)
        if space == start:
            gain = barrier_gain(rules, start, rows[row + OPENED])
        if gain > best:
            best, first = gain, 0 + rows[row + FIRST]
    return best, first


@kernel
def piece_gain(rules: Rules, state: State, source: int, rows: Any) -> tuple[int, int]:
    """The same for the piece that gains most."""
    best, way = -NOWHERE, 0
    for piece in range(rules.pieces):
        if state.at[index_of(rules, state, piece)] != OUTSIDE:
            gain, found = source_gain(rules, state, piece, source, rows)
            if gain > best:
                best, way = gain, found
    return best, way


# Twins and Imitators


@kernel
def doubled(rules: Rules, state: State, action: int) -> int:
    """Twins first, if they can go with the card that a movement begins with."""
    if not (coupled(rules, state, usable(rules, state)) >> TWINS) & 1:
        return action
    source, way = (action - ids.USE) // ids.WAYS, (action - ids.USE) % ids.WAYS
    ways = twice_ways(rules, state)
    plays_card = ids.USE <= action < ids.USE + ids.TOKENS * ids.WAYS
    suits = plays_card and way < COIN and ((ways.second if way else ways.first) >> source) & 1
    return ids.USE + TWINS * ids.WAYS if suits else action


@kernel
def best_twice(rules: Rules, state: State, rows: Any) -> int:
    """With which card or once-power Twins make two runs: where the first leads farthest."""
    best, action = -NOWHERE - 1, 0
    ways, once = twice_ways(rules, state), once_twice(rules, state)
    for symbol in range(COIN):
        cards = ways.second if symbol else ways.first
        tokens = (once.second if symbol else once.first) if not in_any(ways) else 0
        while cards or tokens:
            source = lowest(cards) if cards else ids.TOKENS + lowest(tokens)
            if cards:
                cards &= cards - 1
            else:
                tokens &= tokens - 1
            gain = run_gain(rules, state, symbol, source, rows)
            if gain > best:
                best, action = gain, ids.USE + source * ids.WAYS + symbol
    return action


@kernel
def run_gain(rules: Rules, state: State, symbol: int, source: int, rows: Any) -> int:
    """What a run of one symbol gains the piece that gains most."""
    best = -NOWHERE
    for piece in range(rules.pieces):
        if state.at[index_of(rules, state, piece)] != OUTSIDE:
            gain, _ = gain_of(rules, state, piece, begun(rules, state, source, symbol), rows)
            best = max(best, gain)
    return best


@kernel
def imitated(rules: Rules, state: State, rows: Any) -> tuple[int, int]:
    """As what an Imitator gains most, of the cards of the market board: the action, and how much; -1 if there is
    nothing."""
    best, choice = -NOWHERE - 1, -1
    kinds = in_any(imitable(rules, state))
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        gain, way = 0, 0
        if (rules.moving_kinds >> kind) & 1:
            gain, way = piece_gain(rules, state, kind, rows)
        elif rules.effect[kind, 0] == tasks.DRAW:
            gain = DRAWN * rules.amount[kind, 0]
        if gain > best:
            best, choice = gain, ids.USE + kind * ids.WAYS + way
    return choice, best


@kernel
def imitation(rules: Rules, state: State, rows: Any) -> int:
    """Play an Imitator if it gains anything; 0 if not."""
    _, gain = imitated(rules, state, rows) if (usable(rules, state) >> IMITATOR) & 1 else (-1, 0)
    return ids.USE + IMITATOR * ids.WAYS if gain > 0 else 0


@kernel
def go_together(rules: Rules, state: State, task: int, rows: Any) -> int:
    """What Twins or an Imitator ask for."""
    if task == tasks.TWICE:
        return best_twice(rules, state, rows)
    action, gain = imitated(rules, state, rows)
    return action if gain > -NOWHERE else first_imitable(rules, state)
