"""The maps of the Island, read from a view: what lies, stands and is occupied where."""

from collections.abc import Mapping, Sequence
from typing import Any

from manoa.games.island.parts.tiles import CORNER_LETTERS, CORNERS, DIRECTIONS

Place = tuple[str, int, int]  # the map, q and r
Corner = tuple[str, str, int, int]  # the map, N or S, q and r

ARROWS = ("→", "↗", "↖", "←", "↙", "↘")  # the directions
CORNER_ARROWS = ("↑", "↗", "↘", "↓", "↙", "↖")  # the corners, clockwise from the top


def place_of(entry: Sequence[Any]) -> Any:
    """A place or a corner of a view, to be looked up."""
    return tuple(entry)


def corners(place: Place) -> list[Corner]:
    """The six of a place, clockwise from the top (I-1.4)."""
    board, q, r = place
    return [(board, CORNER_LETTERS[kind], q + east, r + south) for kind, east, south in CORNERS]


def around(corner: Corner) -> list[Place]:
    """The three places that meet at a corner."""
    board, name, q, r = corner
    return [(board, q - east, r - south) for kind, east, south in CORNERS if CORNER_LETTERS[kind] == name]


def arrow(here: Place | None, there: Place) -> str:
    """The direction of a neighbour."""
    if here is None or here[0] != there[0]:
        return ""
    step = there[1] - here[1], there[2] - here[2]
    return ARROWS[DIRECTIONS.index(step)] if step in DIRECTIONS else ""


class Ground:
    """What a view tells about the maps."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.seats = range(len(view["at"]))
        self.tiles: dict[Place, str] = {place_of(entry["at"]): entry["tile"] for entry in view["tiles"]}
        self.at = [place_of(place) if place else None for place in view["at"]]
        self.armies = [{place_of(army["at"]): int(army["count"]) for army in armies} for armies in view["villagers"]]
        self.farms = [[place_of(corner) for corner in farms] for farms in view["farmhouses"]]
        self.forts = [place_of(corner) if corner else None for corner in view["forts"]]
        self.offerings = [{place_of(place) for place in places} for places in view["offerings"]]
