"""The parts that a written position is made of: seats, places, corners, tiles and cards, each checked as it is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from manoa.games.island.board import corner_code
from manoa.games.island.reading import place_text
from manoa.games.island.tiles import CORNER_LETTERS, EXIT, KIND_OF, MAPS, REACH, RESOURCES
from manoa.kernel import positions
from manoa.kernel.positions import BadPosition, expect, shown, whole

Place = tuple[int, int, int]  # map, q, r


def by_seat(rules: Any, what: str, given: Any) -> Sequence[Any]:
    players = int(rules["players"])
    expect(isinstance(given, list) and len(given) == players, f"{what} has one entry for each of {players} seats")
    entries: Sequence[Any] = given
    return entries


def seat(rules: Any, what: str, given: Any) -> int:
    return whole(what, given, 0, int(rules["players"]) - 1)


def truth(what: str, given: Any) -> bool:
    expect(type(given) is bool, f"{what} is true or false")
    return bool(given)


def listed(what: str, given: Any, most: int) -> list[Any]:
    expect(isinstance(given, list) and len(given) <= most, f"{what} is a list of at most {most}")
    return list(given)


# Places


def place_of(given: Any) -> Place:
    """A place as it stands in JSON: ["island", q, r]."""
    good = isinstance(given, list) and len(given) == 3 and given[0] in MAPS
    expect(good and _near(given[1:], 0, given[0]), f'a place is ["island" or "cave", q, r], not {shown(given)}')
    return MAPS.index(given[0]), given[1], given[2]


def _near(numbers: list[Any], beyond: int, board: str) -> bool:
    """Whether coordinates are whole numbers as far from the middle as tiles can get, and so much further."""
    most = REACH[MAPS.index(board)] + beyond
    return all(type(number) is int and abs(number) <= most for number in numbers)


def text(place: Place) -> str:
    board, q, r = place
    return place_text([MAPS[board], q, r])


def tiles_laid(state: Any) -> dict[Place, int]:
    """The numbers of the tiles that lie, by their places."""
    q, r = state["q"].tolist(), state["r"].tolist()
    laid = [*range(state["island_size"]), *range(EXIT, EXIT + int(state["cave_size"]))]
    return {(int(tile >= EXIT), q[tile], r[tile]): tile for tile in laid}


def tile_at(state: Any, given: Any) -> int:
    """The number of the tile at a place."""
    place, laid = place_of(given), tiles_laid(state)
    expect(place in laid, f"no tile lies at {text(place)}")
    return laid[place]


def ground_at(state: Any, given: Any) -> int:
    """The same of one on which pieces can stand (I-1.2)."""
    tile = tile_at(state, given)
    expect(bool(int(state["walkable"]) >> tile & 1), f"nobody can stand on {text(place_of(given))}")
    return tile


def corner_of(given: Any) -> int:
    """The number of a corner, which stands in JSON as ["island", "N", q, r]."""
    good = isinstance(given, list) and len(given) == 4 and given[0] in MAPS and given[1] in CORNER_LETTERS
    expect(good and _near(given[2:], 1, given[0]), f'a corner is [map, "N" or "S", q, r], not {shown(given)}')
    return int(corner_code(MAPS.index(given[0]), CORNER_LETTERS.index(given[1]), given[2], given[3]))


# Tiles and cards


def kind_of(name: Any) -> int:
    if not isinstance(name, str) or name not in KIND_OF:
        raise BadPosition(f"This position breaks a rule: {shown(name)} is no tile.")
    return KIND_OF[name]


def cards_of(what: str, given: Any) -> list[int]:
    """Resource cards by type, each of which is named."""
    positions.fields(given, dict.fromkeys(RESOURCES))
    return [whole(f"{resource} in {what}", given[resource], 0, 99) for resource in RESOURCES]
