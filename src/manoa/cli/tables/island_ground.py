"""The maps of the Island, read from a view: what lies, stands and is occupied where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from manoa.games.island.explorers import DATA
from manoa.games.island.tiles import CORNERS, DIRECTIONS, RESOURCES

Place = tuple[str, int, int]  # the map, q and r
Corner = tuple[str, str, int, int]  # the map, N or S, q and r

ARROWS = ("→", "↗", "↖", "←", "↙", "↘")  # the directions
CORNER_ARROWS = ("↑", "↗", "↘", "↓", "↙", "↖")  # the corners, clockwise from the top
FORT_STRENGTH = int(DATA["strength"]["fort"])


def place_of(entry: Sequence[Any]) -> Place:
    board, q, r = entry
    return str(board), int(q), int(r)


def corner_of(entry: Sequence[Any]) -> Corner:
    board, name, q, r = entry
    return str(board), str(name), int(q), int(r)


def corners(place: Place) -> list[Corner]:
    """The six of a place, clockwise from the top (I-1.4)."""
    board, q, r = place
    return [(board, "NS"[kind], q + east, r + south) for kind, east, south in CORNERS]


def around(corner: Corner) -> list[Place]:
    """The three places that meet at a corner."""
    board, name, q, r = corner
    steps = ((0, 0), (0, -1), (1, -1)) if name == "N" else ((0, 0), (0, 1), (-1, 1))
    return [(board, q + east, r + south) for east, south in steps]


def arrow(here: Place | None, there: Place) -> str:
    """The direction of a neighbour."""
    if here is None or here[0] != there[0]:
        return ""
    step = there[1] - here[1], there[2] - here[2]
    return ARROWS[DIRECTIONS.index(step)] if step in DIRECTIONS else ""


class Ground:
    """What a view tells about the maps."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.seats = range(len(view["at"]))
        self.tiles: dict[Place, str] = {place_of(entry["at"]): entry["tile"] for entry in view["tiles"]}
        self.at = [place_of(place) if place else None for place in view["at"]]
        self.armies = [{place_of(army["at"]): int(army["count"]) for army in armies} for armies in view["villagers"]]
        self.farms = [[corner_of(corner) for corner in farms] for farms in view["farmhouses"]]
        self.forts = [corner_of(corner) if corner else None for corner in view["forts"]]
        self.offerings = [{place_of(place) for place in places} for places in view["offerings"]]

    def guarded(self, place: Place, seat: int) -> bool:
        """Whether a seat's fort touches a place."""
        fort = self.forts[seat]
        return fort is not None and place in around(fort)

    def occupies(self, seat: int, place: Place) -> bool:
        return self.at[seat] == place or place in self.armies[seat] or self.guarded(place, seat)

    def foes(self, place: Place, seat: int) -> list[int]:
        """Who else occupies a place."""
        return [other for other in self.seats if other != seat and self.occupies(other, place)]

    def farmed(self, seat: int) -> Iterator[Place]:
        """Where a seat gathers (I-4.1): at its explorer, and where a villager stands beside an own farmhouse."""
        if (here := self.at[seat]) is not None:
            yield here
        for place in self.armies[seat]:
            if any(place in around(farm) for farm in self.farms[seat]):
                yield place

    def accessible(self, seat: int) -> list[str]:
        """The resources that a seat can gather."""
        found = {self.tiles.get(place, "") for place in self.farmed(seat)}
        return [name for name in RESOURCES if name in found or "garden" in found]

    def force(self, seat: int, place: Place, defends: bool) -> str:
        """What a side's strength on a place is made of (I-8.6)."""
        parts = []
        if self.at[seat] == place:
            parts.append(f"explorer {self.view['strengths'][seat]}")
        if many := self.armies[seat].get(place, 0):
            parts.append("1 villager" if many == 1 else f"{many} villagers")
        if defends and self.guarded(place, seat):
            parts.append(f"fort {FORT_STRENGTH}")
        return ", ".join(parts)
