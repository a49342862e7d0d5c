"""The eight explorers, what things cost and how strong they are, as tables (I-1.9, I-6)."""

from typing import Any

from manoa.games.island.parts.tiles import RESOURCES, read

DATA = read("costs.json")
DICE = read("dice.json")

# An explorer is a number: card * 2, and one more for the back of the card.
EXPLORERS: list[dict[str, Any]] = sorted(read("explorers.json")["explorers"], key=lambda explorer: explorer["number"])
COLOURS = tuple(explorer["card"] for explorer in EXPLORERS if explorer["front"])
assert all(
    (explorer["number"], COLOURS.index(explorer["card"]), explorer["front"]) == (number, number // 2, number % 2 == 0)
    for number, explorer in enumerate(EXPLORERS)
)
EXPLORER_IDS = tuple(explorer["id"] for explorer in EXPLORERS)
HOUSE_VALUES = ("default", "balanced")
_BALANCED = read("balanced.json")
_AS_GIVEN: dict[str, Any] = {"explorers": {}, "late_start": {}}


def changed_values(house_values: str, version: int | None = None) -> dict[str, Any]:
    """What an option changes of explorers and of what players start with; by an earlier version, as it was."""
    if house_values == "default":
        return _AS_GIVEN
    return {**_AS_GIVEN, **(_BALANCED if version is None else _BALANCED["earlier"][str(version)])}


def explorers(changed: dict[str, Any]) -> list[dict[str, Any]]:
    """The explorers, some of them with other powers."""
    return [{**explorer, **changed["explorers"].get(explorer["id"], {})} for explorer in EXPLORERS]


# What can be bought.
ITEMS = ("villager", "farmhouse", "fort", "offering", "army_movement")
VILLAGER_ITEM, FARMHOUSE_ITEM, FORT_ITEM, OFFERING_ITEM, MARCH_ITEM = range(5)

# What a player has, and what may be done with it.
FARMHOUSES: int = DATA["pieces"]["farmhouse"]
SHRINES: int = DATA["pieces"]["offering"]
HARDCORE_SUM: int = DICE["hardcore"]["total"]

# How much room there is, apart from that: it decides how long records are and how actions are numbered, nothing else.
SEATS = 4
CARDS = 4
VILLAGERS = 5
HOUSES = 3  # buildings of a player: the farmhouses, then the fort
FORT = HOUSES - 1
BUILDINGS = SEATS * HOUSES  # seat * HOUSES + number
ARMY = 5
FACES = 6
MOST_DICE = 16  # five villagers, a Captain with all shrines, a fort
assert len(COLOURS) <= CARDS
assert max(explorer["villagers"] for explorer in EXPLORERS) <= VILLAGERS
assert FARMHOUSES <= FORT
assert DATA["army_size"]["max"] <= ARMY <= VILLAGERS
assert max(*DICE["coloured"]["faces"], *DICE["battle"]["faces"], HARDCORE_SUM - 1) <= FACES < 1 << 3


def effect(explorer: dict[str, Any], operation: str) -> dict[str, Any]:
    """An explorer's power if it is of a kind, else nothing."""
    power: dict[str, Any] = explorer["effect"]
    return power if power["op"] == operation else {}


def amounts(cards: dict[str, int]) -> list[int]:
    """Resources by type, in the order of RESOURCES."""
    return [cards.get(resource, 0) for resource in RESOURCES]


def price(explorer: dict[str, Any], item: str) -> list[int]:
    """What an item costs an explorer (I-6.1, I-1.9)."""
    cost = dict(DATA["costs"][item])
    less = effect(explorer, "cost_reduction")
    if item in less.get("items", ()):
        cost[less["resource"]] = max(0, cost.get(less["resource"], 0) - less["amount"])
    return amounts(cost)
