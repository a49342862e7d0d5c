"""What speaks against a turn, seen from how it ended and how a better one did. Only what everybody sees counts."""

from collections.abc import Callable
from typing import Any

from manoa.games.island.people.reading import farmhouses, fort, offerings
from manoa.games.refusals import refusal
from manoa.kernel.rulebook import Refusal

BUILT: dict[str, Callable[[Any, int], int]] = {
    "offering": lambda state, seat: len(offerings(state, seat)),
    "fort": lambda state, seat: int(fort(state, seat) is not None),
    "farmhouse": lambda state, seat: len(farmhouses(state, seat)),
    "villager": lambda state, seat: int((state["villager_at"][seat] > 0).sum()),
}


def turn_reason(rules: Any, seat: int, other: Any, better: Any) -> Refusal | None:
    """What weighs most of what holds; None where the two ended alike in all that has words."""
    for item, count in BUILT.items():
        if count(better, seat) > count(other, seat):
            return refusal("turn-without", item=item)
        if count(other, seat) > count(better, seat):
            return None  # the better turn has less of something: what it has more of is not all
    return refusal("turn-no-land") if _land(better) > _land(other) else None


def _land(state: Any) -> int:
    """Tiles that are found, and one that is turned up and not laid yet."""
    return int(state["island_size"]) + int(state["cave_size"]) + bool(state["turned"])
