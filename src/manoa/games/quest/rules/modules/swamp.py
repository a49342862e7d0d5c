"""Swamps (M-1): entered with one card or token whose whole power is the number of crocodiles."""

from __future__ import annotations

from manoa.games.quest.rules.state import Rules, State
from manoa.kernel.language import kernel


@kernel
def pays_exactly(rules: Rules, state: State, required: int) -> bool:
    """Nothing of the run's power is used yet, and it is just enough: leftover power enters no swamp (M-1.2)."""
    power = state.run_power
    return power == rules.required_power[required] and power == rules.power[state.run - 1]
