"""The eight explorers, what things cost and how strong they are, as tables (I-1.9, I-6)."""

from __future__ import annotations

from typing import Any

from manoa.games.island.tiles import RESOURCES, read

DATA = read("costs.json")
DICE = read("dice.json")

# An explorer is a number: card * 2, and one more for the back of the card.
_EXPLORERS: list[dict[str, Any]] = read("explorers.json")["explorers"]
COLOURS = tuple(dict.fromkeys(explorer["card"] for explorer in _EXPLORERS))
EXPLORERS = sorted(_EXPLORERS, key=lambda explorer: (COLOURS.index(explorer["card"]), not explorer["front"]))
EXPLORER_IDS = tuple(explorer["id"] for explorer in EXPLORERS)
EXPLORER_NAMES = {explorer["id"]: explorer["name"] for explorer in EXPLORERS}
CARDS = len(COLOURS)
_BALANCED = read("balanced.json")["explorers"]
HOUSE_VALUES = ("default", "balanced")


def explorers(house_values: str) -> list[dict[str, Any]]:
    """The explorers with their powers under an option."""
    changed = _BALANCED if house_values == "balanced" else {}
    return [{**explorer, **changed.get(explorer["id"], {})} for explorer in EXPLORERS]


# What can be bought.
ITEMS = ("villager", "farmhouse", "fort", "offering", "army_movement")
VILLAGER_ITEM, FARMHOUSE_ITEM, FORT_ITEM, OFFERING_ITEM, MARCH_ITEM = range(5)

VILLAGERS = max(explorer["villagers"] for explorer in EXPLORERS)
FARMHOUSES: int = DATA["pieces"]["farmhouse"]
HOUSES = FARMHOUSES + 1  # buildings of a player: the farmhouses, then the fort
FORT = FARMHOUSES
SHRINES: int = DATA["pieces"]["offering"]
ARMY: int = DATA["army_size"]["max"]
FACES: int = max(DICE["coloured"]["faces"])
MOST_DICE = 16  # five villagers, a Captain with all shrines, a fort
HARDCORE_SUM: int = DICE["hardcore"]["total"]


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
