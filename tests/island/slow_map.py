"""The two maps of the Island once more, slowly: places, corners, tiles and what the data files say (I-1, I-2)."""

from __future__ import annotations

import functools
import json
from collections import Counter
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[2] / "src" / "manoa" / "games" / "island" / "data"
BESIDE = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # the directions 0 to 5
RESOURCES = ("food", "wood", "gold")
BARREN = ("water", "shrine")  # I-1.2: not walkable
FIRST: Place = ("island", 0, 0)
EXIT: Place = ("cave", 0, 0)

Data = dict[str, Any]
Place = tuple[str, int, int]  # "island" or "cave", and where
Corner = tuple[str, str, int, int]  # "island" or "cave", "N" or "S", and of which place


@functools.cache
def data(name: str) -> Data:
    read: Data = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return read


# Geometry


def neighbours(place: Place) -> list[Place]:
    """I-1.1: the six places around, whether tiles lie there or not."""
    world, q, r = place
    return [(world, q + east, r + south) for east, south in BESIDE]


def corners_of(place: Place) -> list[Corner]:
    """I-1.4: clockwise from the top."""
    world, q, r = place
    return [
        (world, "N", q, r),
        (world, "S", q + 1, r - 1),
        (world, "N", q, r + 1),
        (world, "S", q, r),
        (world, "N", q - 1, r + 1),
        (world, "S", q, r - 1),
    ]


def places_at(corner: Corner) -> list[Place]:
    """I-1.4: the three places that meet there."""
    world, name, q, r = corner
    if name == "N":
        return [(world, q, r), (world, q, r - 1), (world, q + 1, r - 1)]
    return [(world, q, r), (world, q, r + 1), (world, q - 1, r + 1)]


def distance(place: Place) -> int:
    """From the middle of its map."""
    _, q, r = place
    return max(abs(q), abs(r), abs(q + r))


def never_filled() -> set[Place]:
    """I-10.3: the neighbours of the exit that stay empty."""
    blocked: list[int] = data("tiles")["cave_exit"]["blocked_directions"]
    return {neighbours(EXIT)[direction] for direction in blocked}


# Texts


def say(place: Place) -> str:
    world, q, r = place
    return f"({q},{r})" if world == "island" else f"cave({q},{r})"


def say_corner(corner: Corner) -> str:
    world, name, q, r = corner
    return f"{name}({q},{r})" if world == "island" else f"cave-{name}({q},{r})"


def say_cards(cards: Counter[str]) -> str:
    """`2 food 1 gold`, and `nothing`."""
    return " ".join(f"{cards[kind]} {kind}" for kind in RESOURCES if cards[kind]) or "nothing"


# What the box holds


def island_tiles(printing: str) -> Counter[str]:
    """I-1.2, I-14.5."""
    if printing == "later":
        return Counter(data("tiles")["other_printing"]["island"])
    return Counter({tile["id"]: tile["count"] for tile in data("tiles")["island"]})


def cave_tiles() -> Counter[str]:
    """I-2.3: the face-down ones, so without the exit."""
    kinds = {tile["id"]: tile["count"] for tile in data("tiles")["cave"]}
    beasts = [beast["id"] for beast in data("beasts")["beasts"]]
    assert kinds["beast"] == len(beasts)
    return Counter({"cave": kinds["cave"], "cave_shrine": kinds["cave_shrine"], **dict.fromkeys(beasts, 1)})


def resource_cards(printing: str) -> Counter[str]:
    """I-2.2."""
    tiles = data("tiles")
    return Counter(tiles["other_printing"]["resource_cards"] if printing == "later" else tiles["resource_cards"])


def treasure() -> Counter[str]:
    """I-2.2, I-10.7: what the thieves have to begin with."""
    return Counter(next(beast["treasure"] for beast in data("beasts")["beasts"] if "treasure" in beast))


def beast_strength(beast: str) -> int:
    return int(next(one["strength"] for one in data("beasts")["beasts"] if one["id"] == beast))


def produce(tile: str) -> list[str]:
    """I-4.2."""
    for one in data("tiles")["island"]:
        if one["id"] == tile:
            given: list[str] = one["produces"]
            return given
    return []


def changed(house_values: str, what: str) -> Data:
    """What `house_values` changes of explorers or late starts."""
    found: Data = data("balanced")[what] if house_values == "balanced" else {}
    return found


def effect(explorer: str | None, op: str, house_values: str) -> Data:
    """I-1.9: what an explorer can do of a kind, empty if nothing."""
    for one in data("explorers")["explorers"]:
        power: Data = {**one, **changed(house_values, "explorers").get(one["id"], {})}["effect"]
        if one["id"] == explorer and power["op"] == op:
            return power
    return {}


def explorers_of(colour: str) -> list[str]:
    return [one["id"] for one in data("explorers")["explorers"] if one["card"] == colour]
