"""Swamps (M-1): entered with one card or token whose whole power is the number of crocodiles."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules.state import Rules, State
from manoa.kernel.language import kernel


def enters_swamp(card: dict[str, Any], way: str, power: int, changed: bool) -> bool:
    """A card or token, played for a symbol, has just that power; which symbol does not matter (M-1.2)."""
    own = card.get("symbols", [])
    return bool(own) and (changed or way in own) and card["power"] == power


@kernel
def pays_exactly(rules: Rules, state: State, required: int) -> bool:
    """Nothing of the run's power is used yet, and it is just enough: leftover power enters no swamp (M-1.2)."""
    power = state.run_power
    return power == rules.required_power[required] and power == rules.power[state.run - 1]
