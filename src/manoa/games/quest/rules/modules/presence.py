"""What a piece does by being somewhere, passing included: fog lifts, dragons wake, safe ground is remembered."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules.expansions import has_module, has_modules
from manoa.games.quest.rules.modules.dragons import wake
from manoa.games.quest.rules.modules.fog import lift_fog
from manoa.games.quest.rules.state import WITH_DANGER, WITH_DRAGONS, WITH_FOG, Rules, State
from manoa.kernel.language import kernel


@kernel
def shift(rules: Rules, state: State, mover: int, there: int, journal: Any) -> None:
    """A piece is moved by no movement of its own: caves that are not adjacent any more are fresh again (H-3.2)."""
    state.at[mover] = there
    state.explored[mover] &= rules.caves_beside[there]
    if has_modules(rules):
        come(rules, state, mover, journal)


@kernel
def come(rules: Rules, state: State, mover: int, journal: Any) -> None:
    """A piece has come to a space, by whatever means (M-3.2, M-5.2, M-7.2)."""
    space = state.at[mover]
    if has_module(rules, WITH_FOG):
        lift_fog(rules, state, space, journal)
    if has_module(rules, WITH_DRAGONS):
        wake(rules, state, space, journal)
    if has_module(rules, WITH_DANGER) and not rules.danger[space]:
        state.safe[mover] = space
