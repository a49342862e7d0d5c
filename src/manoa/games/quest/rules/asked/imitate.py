"""The card of the market board that an Imitator is for this play (P-3). The Imitator lies on top of the play area."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import IMITATOR
from manoa.games.quest.rules import ids, payers
from manoa.games.quest.rules.asked.twice import runs_twice
from manoa.games.quest.rules.effects import begin_effects, has_use
from manoa.games.quest.rules.movement import note_run, set_run
from manoa.games.quest.rules.notes import IMITATED
from manoa.games.quest.rules.state import Rules, State
from manoa.games.quest.rules.tasks import TWICE
from manoa.kernel.bits import lowest
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop


@kernel
def imitable(rules: Rules, state: State) -> payers.Ways:
    """The kinds on top of piles of the market board that an Imitator could be played as now, in each way."""
    board = state.board & ~(1 << IMITATOR)
    ways = payers.only(payers.card_ways(rules, state, payers.asked_now(rules, state)), board)
    return payers.and_plain(ways, imitable_actions(rules, state, board & ~rules.moving_kinds))


@kernel
def imitable_actions(rules: Rules, state: State, kinds: int) -> int:
    """Those of some action cards that would do something."""
    found = 0
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        effect = rules.effect[kind, 0]
        found |= (runs_twice(rules, state) if effect == TWICE else has_use(rules, state, effect)) << kind
    return found


@kernel
def answers(rules: Rules, state: State, out: Any) -> int:
    return payers.write_ways(imitable(rules, state), 0, out, 0)


@kernel
def fits(rules: Rules, state: State) -> bool:
    return payers.in_any(imitable(rules, state)) != 0


@kernel
def answer(rules: Rules, state: State, action: int, journal: Any) -> None:
    kind, way = (action - ids.USE) // ids.WAYS, (action - ids.USE) % ids.WAYS
    pop(state)
    note(journal, IMITATED, state.turn, kind, 0, 0, 0)
    moves = (rules.moving_kinds >> kind) & 1
    if moves:
        note_run(rules, state, kind, way, journal)
    remove_imitator(rules, state, kind)
    if moves:
        set_run(rules, state, kind, way)
    else:
        begin_effects(rules, state, kind)


@kernel
def remove_imitator(rules: Rules, state: State, kind: int) -> None:
    """An Imitator that was used for an item's function leaves the game."""
    if (rules.items >> kind) & 1:
        state.area_size -= 1
        state.area[state.area_size] = 0
        state.removed[state.turn, IMITATOR] += 1
        state.used_item = IMITATOR + 1
