"""The card that Twins double (P-4)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import COIN
from manoa.games.quest.rules import ids, payers
from manoa.games.quest.rules.bounds import usable
from manoa.games.quest.rules.movement import begin, begin_run
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop


@kernel
def runs_twice(rules: Rules, state: State) -> bool:
    """Some card could make two runs."""
    return (payers.in_any(twice_ways(rules, state)) | payers.in_any(once_twice(rules, state))) != 0


@kernel
def twice_ways(rules: Rules, state: State) -> payers.Ways:
    """Cards in hand that could make two runs, for machete and for paddle."""
    ways = payers.card_ways(rules, state, payers.asked_now(rules, state))
    hand = usable(rules, state) & (rules.symbol_kinds[0] | rules.symbol_kinds[1] | rules.symbol_kinds[COIN])
    return payers.Ways(ways.first & hand, ways.second & hand, 0)


@kernel
def once_twice(rules: Rules, state: State) -> payers.Ways:
    """The same for the once-power of a familiar."""
    held, which = payers.once_powers(rules, state), payers.token_row(state)
    ways = payers.token_payers(rules, state, which, payers.asked_now(rules, state))
    return payers.Ways(ways.first & held, ways.second & held, 0)


@kernel
def answers(rules: Rules, state: State, out: Any) -> int:
    size = payers.write_ways(twice_ways(rules, state), 0, out, 0)
    return payers.write_ways(once_twice(rules, state), ids.TOKENS, out, size)


@kernel
def fits(rules: Rules, state: State) -> bool:
    return runs_twice(rules, state)


@kernel
def answer(rules: Rules, state: State, action: int, journal: Any) -> None:
    pop(state)
    begin(rules, state, action, journal)
    begin_run(rules, state, (action - ids.USE) // ids.WAYS, (action - ids.USE) % ids.WAYS, journal)
    state.run_twice = 1
