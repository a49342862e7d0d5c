"""What a seat could buy: the cost, what it lacks, how many it has left (I-6). For those who may see its cards."""

from typing import Any, TypedDict

from manoa.games.island.parts.explorers import ITEMS, MARCH_ITEM
from manoa.games.island.parts.tiles import NOWHERE, RESOURCES
from manoa.games.island.people import reading
from manoa.games.island.people.reading import Cards
from manoa.games.island.rules.pieces import explorer_or_front
from manoa.games.island.rules.resources import marches_freely
from manoa.games.island.rules.state import NOBODY
from manoa.kernel.records import as_python

NAMES = tuple("march" if item == MARCH_ITEM else name for item, name in enumerate(ITEMS))
FREE = [0] * len(RESOURCES)
_explorer_or_front = as_python(explorer_or_front)


class Ware(TypedDict):
    cost: Cards  # as it is now: a free army movement costs nothing
    short: Cards  # the cards that are missing
    times: int  # how often it can be paid; what is free, once
    left: int | None  # how many the seat still has, or villagers that could march; of villagers None, as long as the
    # seat has no explorer


def wares(rules: Any, state: Any, seat: int, at_home: int) -> dict[str, Ware]:
    held, left = state["held"][seat].tolist(), _left(rules, state, seat, at_home)
    prices = dict(zip(NAMES, rules["price"][_explorer_or_front(state, seat)].tolist(), strict=True))
    if marches_freely(state, seat):
        prices["march"] = FREE
    return {name: _ware(price, held, left[name]) for name, price in prices.items()}


def _ware(price: list[int], held: list[int], left: int | None) -> Ware:
    pairs = list(zip(price, held, strict=True))
    return {
        "cost": reading.some_cards(price),
        "short": reading.some_cards(max(0, cost - cards) for cost, cards in pairs),
        "times": min((cards // cost for cost, cards in pairs if cost), default=1),
        "left": left,
    }


def _left(rules: Any, state: Any, seat: int, at_home: int) -> dict[str, int | None]:
    return {
        "villager": None if state["explorer"][seat] == NOBODY else at_home,
        **unbuilt(rules, state, seat),
        "march": int((state["villager_at"][seat] != NOWHERE).sum()),
    }


def unbuilt(rules: Any, state: Any, seat: int) -> dict[str, int]:
    """Farmhouses, forts and offerings that are left (I-1.7)."""
    return {
        "farmhouse": int(rules["farmhouses"]) - len(reading.farmhouses(state, seat)),
        "fort": int(reading.fort(state, seat) is None),
        "offering": int(rules["offerings"]) - len(reading.offerings(state, seat)),
    }
