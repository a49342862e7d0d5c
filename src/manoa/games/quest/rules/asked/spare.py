"""A token that is used without being spent (Gertrude Everdeen, H-7)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.tokens import ANTI_CURSE
from manoa.games.quest.rules import ids, payers
from manoa.games.quest.rules.bounds import usable_tokens
from manoa.games.quest.rules.effects import playable_tokens
from manoa.games.quest.rules.movement import begin
from manoa.games.quest.rules.plays import play
from manoa.games.quest.rules.state import BY_TOKENS, Rules, State
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop


@kernel
def spareable(rules: Rules, state: State) -> int:
    """The tokens that may be used, if they have a use."""
    return usable_tokens(rules, state) & ~(1 << ANTI_CURSE)


@kernel
def ways(rules: Rules, state: State) -> payers.Ways:
    """Those that have one now, in each way."""
    found = payers.and_plain(
        payers.token_payers(rules, state, BY_TOKENS, payers.asked_now(rules, state)), playable_tokens(rules, state)
    )
    return payers.only(found, spareable(rules, state))


@kernel
def answers(rules: Rules, state: State, out: Any) -> int:
    out[0] = ids.DONE
    return payers.write_ways(ways(rules, state), ids.TOKENS, out, 1)


@kernel
def answer(rules: Rules, state: State, action: int, journal: Any) -> None:
    """It is played like any other."""
    pop(state)
    begin(rules, state, action, journal)
    state.sparing = 1
    play(rules, state, action, journal)


@kernel
def over(rules: Rules, state: State) -> bool:
    return payers.in_any(ways(rules, state)) == 0
