"""What stands on both maps: explorers, armies, farmhouses, forts, offerings."""

from collections import defaultdict
from typing import NamedTuple

from manoa.art.kit import Point
from manoa.games.island.drawing.map import OFFERINGS, Place, Plan, View, cornered, here, laid, stand_aside
from manoa.games.island.drawing.symbols import piece

PIECE = 0.0108  # size of a piece by the size of a tile
BUILDING = 0.0096
OFFERING = 0.0088
BELOW = 0.18  # how far below its corner a building stands
FOOT = 0.46  # where pieces stand
MOST = 5  # villagers drawn of one army
ROOM = 1.56  # how wide pieces may stand on a tile
CROWD = 2.4  # from here on armies stand before the explorers
TIGHTEST = 0.8
ASIDE = 0.26  # how far to the right pieces stand that leave room for what a tile shows
EXPLORER_WIDTH = 0.54
ARMIES = {  # where villagers stand, and how wide the army is
    1: (0.48, ((0.0, 0.0),)),
    2: (0.78, ((-0.16, 0.0), (0.16, 0.06))),
    3: (1.08, ((-0.31, 0.0), (0.0, 0.08), (0.31, 0.0))),
    4: (0.84, ((-0.18, -0.32), (0.18, -0.32), (-0.18, 0.06), (0.18, 0.06))),
    5: (1.14, ((-0.17, -0.3), (0.17, -0.3), (-0.34, 0.06), (0.0, 0.08), (0.34, 0.06))),
}


class Unit(NamedTuple):
    """An explorer, or an army of a seat."""

    seat: int
    villagers: int = 0  # none: the explorer

    @property
    def width(self) -> float:
        return ARMIES[self.villagers][0] if self.villagers else EXPLORER_WIDTH


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
        foot = y + BELOW * plan.size
        drawn.append((foot, _piece(kind, view, seat, (x, foot), plan.size * BUILDING)))
    tiles = laid(view, table)
    for at, there in units(view, table).items():
        drawn += _on_tile(plan, view, at, tiles.get(at, ""), there)
    drawn.sort(key=lambda entry: entry[0])
    return "".join(drawing for _, drawing in drawn) + _offered(plan, view, table)


def _on_tile(plan: Plan, view: View, at: Place, tile: str, there: list[Unit]) -> list[tuple[float, str]]:
    """Side by side; a crowd in two rows, the explorers behind."""
    wide = sum(unit.width for unit in there)
    if wide <= CROWD:
        return _row(plan, view, at, there, FOOT, stand_aside(tile, wide))
    explorers, armies = ([unit for unit in there if bool(unit.villagers) == kind] for kind in (False, True))
    if not armies:
        return _row(plan, view, at, explorers, FOOT)
    return _row(plan, view, at, explorers, 0.1) + _row(plan, view, at, armies, 0.56)


def _row(
    plan: Plan, view: View, at: Place, there: list[Unit], foot: float, aside: bool = False
) -> list[tuple[float, str]]:
    total = sum(unit.width for unit in there)
    if not total:
        return []
    squeeze = min(1.0, max(TIGHTEST, ROOM / total))
    scale = min(1.0, ROOM / (total * squeeze))
    x, y = plan.xy(at)
    drawn, reach = [], -total / 2
    if aside:
        x += ASIDE * plan.size
    for order, unit in enumerate(there):
        across = (reach + unit.width / 2) * squeeze * scale
        reach += unit.width
        depth = (0.07 if order % 2 else -0.07) if len(there) > 2 else 0
        spots = ARMIES[unit.villagers][1] if unit.villagers else ((0.0, 0.0),)
        kind = "villager" if unit.villagers else "explorer"
        for a, b in spots:
            place = (x + (across + a * scale) * plan.size, y + (foot + depth + b * scale) * plan.size)
            drawn.append((place[1], _piece(kind, view, unit.seat, place, plan.size * PIECE * scale)))
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
        for seat, (a, b) in zip(seats, OFFERINGS[min(len(seats), 4)], strict=False):
            place = (x + a * plan.size, y + b * plan.size)
            drawing += _piece("offering", view, seat, place, plan.size * OFFERING)
    return drawing


def _piece(kind: str, view: View, seat: int, place: Point, scale: float) -> str:
    return f'<g data-{kind}="{seat}">{piece(kind, view["colours"][seat], *place, scale)}</g>'
