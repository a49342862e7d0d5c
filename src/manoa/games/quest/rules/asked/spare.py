"""A token that is used without being spent (Gertrude Everdeen, H-7)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.tokens import ANTI_CURSE
from manoa.games.quest.rules import ids
from manoa.games.quest.rules.bounds import usable_tokens
from manoa.games.quest.rules.effects import playable_tokens
from manoa.games.quest.rules.movement import begin
from manoa.games.quest.rules.payers import asked_now, token_payers, write_ways
from manoa.games.quest.rules.plays import play
from manoa.games.quest.rules.state import BY_TOKENS, Rules, State
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop


@kernel
def spareable(rules: Rules, state: State) -> int:
    """The tokens that may be used, if they have a use."""
    return usable_tokens(rules, state) & ~(1 << ANTI_CURSE)


@kernel
def ways(rules: Rules, state: State) -> tuple[int, int, int]:
    """Those that have one now, in each way."""
    held = spareable(rules, state)
    machete, paddle, coin = token_payers(rules, state, BY_TOKENS, asked_now(rules, state))
    return (machete & held) | (playable_tokens(rules, state) & held), paddle & held, coin & held


@kernel
def answers(rules: Rules, state: State, out: Any) -> int:
    out[0] = ids.DONE
    machete, paddle, coin = ways(rules, state)
    return write_ways(machete, paddle, coin, ids.TOKENS, out, 1)


@kernel
def answer(rules: Rules, state: State, action: int, journal: Any) -> None:
    """It is played like any other."""
    pop(state)
    begin(rules, state, action, journal)
    state.sparing = 1
    play(rules, state, action, journal)


@kernel
def over(rules: Rules, state: State) -> bool:
    machete, paddle, coin = ways(rules, state)
    return machete | paddle | coin == 0
