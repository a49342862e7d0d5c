"""What stands on both maps: explorers, armies, farmhouses, forts, offerings."""

from collections import defaultdict
from typing import Final, NamedTuple

from manoa.art.kit import Point
from manoa.games.island.drawing.map import LAYOUT, Place, Plan, View, cornered, here, laid, stand_aside
from manoa.games.island.drawing.symbols import piece

ARMIES: Final = LAYOUT["armies"]  # of one villager, of two, …
MOST = len(ARMIES)  # villagers drawn of one army
SCALES: Final = LAYOUT["scales"]  # of drawings, by the size of a tile


class Unit(NamedTuple):
    """An explorer, or an army of a seat."""

    seat: int
    villagers: int = 0  # none: the explorer

    @property
    def width(self) -> float:
        return float(ARMIES[self.villagers - 1]["width"] if self.villagers else LAYOUT["explorer"])


def units(view: View, table: str) -> dict[Place, list[Unit]]:
    """Who stands where on a map, in the order of seats."""
    groups: dict[Place, list[Unit]] = defaultdict(list)
    for seat, place in enumerate(view["at"]):
        if (at := here(place, table)) is not None:
            groups[at].append(Unit(seat))
        for army in view["villagers"][seat]:
            if (at := here(army["at"], table)) is not None and army["count"]:
                groups[at].append(Unit(seat, min(army["count"], MOST)))
    return dict(groups)


def widths(view: View, table: str) -> dict[Place, float]:
    """How wide the pieces are on each tile where some stand, in sizes of a tile."""
    return {at: sum(unit.width for unit in there) for at, there in units(view, table).items()}


def built(view: View, plan: Plan, table: str) -> set[Point]:
    """The corners with buildings, as points of the picture."""
    return {(round(x), round(y)) for x, y in (plan.corner(*corner) for _, _, corner in _buildings(view, table))}


def _buildings(view: View, table: str) -> list[tuple[str, int, tuple[str, int, int]]]:
    owned = [("farmhouse", seat, place) for seat, places in enumerate(view["farmhouses"]) for place in places]
    owned += [("fort", seat, place) for seat, place in enumerate(view["forts"])]
    return [(kind, seat, corner) for kind, seat, place in owned if (corner := cornered(place, table)) is not None]


def standing(plan: Plan, view: View, table: str) -> str:
    """All pieces and buildings of a map, back to front."""
    drawn: list[tuple[float, str]] = []
    for kind, seat, corner in _buildings(view, table):
        x, y = plan.corner(*corner)
        foot = y + LAYOUT["below"] * plan.size
        drawn.append((foot, _piece(kind, view, seat, (x, foot), plan.size * SCALES["building"])))
    tiles = laid(view, table)
    for at, there in units(view, table).items():
        drawn += _on_tile(plan, view, at, tiles.get(at, ""), there)
    drawn.sort(key=lambda entry: entry[0])
    return "".join(drawing for _, drawing in drawn) + _offered(plan, view, table)


def _on_tile(plan: Plan, view: View, at: Place, tile: str, there: list[Unit]) -> list[tuple[float, str]]:
    """Side by side; a crowd in two rows, the explorers behind."""
    wide = sum(unit.width for unit in there)
    if wide <= LAYOUT["crowd"]:
        return _row(plan, view, at, there, LAYOUT["foot"], stand_aside(tile, wide))
    explorers, armies = ([unit for unit in there if bool(unit.villagers) == kind] for kind in (False, True))
    if not armies:
        return _row(plan, view, at, explorers, LAYOUT["foot"])
    behind, before = LAYOUT["rows"]
    return _row(plan, view, at, explorers, behind) + _row(plan, view, at, armies, before)


def _row(
    plan: Plan, view: View, at: Place, there: list[Unit], foot: float, aside: bool = False
) -> list[tuple[float, str]]:
    total = sum(unit.width for unit in there)
    if not total:
        return []
    squeeze = min(1.0, max(LAYOUT["tightest"], LAYOUT["room"] / total))
    scale = min(1.0, LAYOUT["room"] / (total * squeeze))
    x, y = plan.xy(at)
    drawn, reach = [], -total / 2
    if aside:
        x += LAYOUT["aside"] * plan.size
    for order, unit in enumerate(there):
        across = (reach + unit.width / 2) * squeeze * scale
        reach += unit.width
        depth = LAYOUT["depth"] * (1 if order % 2 else -1) if len(there) > 2 else 0
        spots = ARMIES[unit.villagers - 1]["places"] if unit.villagers else ((0.0, 0.0),)
        kind = "villager" if unit.villagers else "explorer"
        for a, b in spots:
            place = (x + (across + a * scale) * plan.size, y + (foot + depth + b * scale) * plan.size)
            drawn.append((place[1], _piece(kind, view, unit.seat, place, plan.size * SCALES["piece"] * scale)))
    return drawn


def _offered(plan: Plan, view: View, table: str) -> str:
    """Offerings lie at the foot of their shrines."""
    given: dict[Place, list[int]] = defaultdict(list)
    for seat, places in enumerate(view["offerings"]):
        for place in places:
            if (at := here(place, table)) is not None:
                given[at].append(seat)
    drawing = ""
    for at, seats in given.items():
        x, y = plan.xy(at)
        for seat, (a, b) in zip(seats, LAYOUT["offerings"][min(len(seats), 4) - 1], strict=False):
            place = (x + a * plan.size, y + b * plan.size)
            drawing += _piece("offering", view, seat, place, plan.size * SCALES["offering"])
    return drawing


def _piece(kind: str, view: View, seat: int, place: Point, scale: float) -> str:
    return f'<g data-{kind}="{seat}">{piece(kind, view["colours"][seat], *place, scale)}</g>'
