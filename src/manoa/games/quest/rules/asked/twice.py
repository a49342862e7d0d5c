"""The card that Twins double (P-4)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import COIN
from manoa.games.quest.rules import ids
from manoa.games.quest.rules.bounds import usable
from manoa.games.quest.rules.movement import begin, begin_run
from manoa.games.quest.rules.payers import asked_now, card_ways, once_powers, token_payers, token_row, write_ways
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop


@kernel
def runs_twice(rules: Rules, state: State) -> bool:
    """Some card could make two runs."""
    machete, paddle = twice_ways(rules, state)
    once_machete, once_paddle = once_twice(rules, state)
    return (machete | paddle | once_machete | once_paddle) != 0


@kernel
def twice_ways(rules: Rules, state: State) -> tuple[int, int]:
    """Cards in hand that could make two runs, for machete and for paddle."""
    machete, paddle, _ = card_ways(rules, state, asked_now(rules, state))
    hand = usable(rules, state) & (rules.symbol_kinds[0] | rules.symbol_kinds[1] | rules.symbol_kinds[COIN])
    return machete & hand, paddle & hand


@kernel
def once_twice(rules: Rules, state: State) -> tuple[int, int]:
    """The same for the once-power of a familiar."""
    held, which = once_powers(rules, state), token_row(state)
    machete, paddle, _ = token_payers(rules, state, which, asked_now(rules, state))
    return machete & held, paddle & held


@kernel
def answers(rules: Rules, state: State, out: Any) -> int:
    machete, paddle = twice_ways(rules, state)
    size = write_ways(machete, paddle, 0, 0, out, 0)
    machete, paddle = once_twice(rules, state)
    return write_ways(machete, paddle, 0, ids.TOKENS, out, size)


@kernel
def fits(rules: Rules, state: State) -> bool:
    return runs_twice(rules, state)


@kernel
def answer(rules: Rules, state: State, action: int, journal: Any) -> None:
    pop(state)
    begin(rules, state, action, journal)
    begin_run(rules, state, (action - ids.USE) // ids.WAYS, (action - ids.USE) % ids.WAYS, journal)
    state.run_twice = 1
