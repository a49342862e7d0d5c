"""The printed map of a route and where everything on it lies, for the browser. Both never change during a game."""

import hashlib
from typing import Any, Final

from manoa.art.kit import Point, hexagon
from manoa.art.paper import definitions
from manoa.art.sprites import icons
from manoa.games.quest.drawing import map as maps
from manoa.games.quest.drawing import marks
from manoa.games.quest.drawing.blockades import palisade
from manoa.games.quest.drawing.plan import Plan, plan
from manoa.games.quest.drawing.symbols import PRINTED
from manoa.games.quest.parts.board import Space, blockade_joints, board_of
from manoa.games.quest.parts.tokens import in_box

ROOMS: Final = {False: (1080.0, 570.0), True: (740.0, 1080.0)}  # what a map is to fill: a desk's stage, or a phone
MARGIN = 16


def scene(options: dict[str, Any], players: int, tall: bool = False) -> dict[str, Any]:
    """The drawing up to the glyphs, and the geometry of all that stands on it; both are the same for all players."""
    chart = _laid_out(options, tall)
    width, height = (round(side + 2 * MARGIN, 1) for side in chart.extent)
    return {
        "svg": _drawing(chart, (options["route"], options["tavern_side"], sorted(options["modules"])), tall),
        "width": width,
        "height": height,
        "viewBox": f"0 0 {width} {height}",
        "title": chart.board.title,
        "angle": chart.angle,
        "flat": chart.flat,
        "size": round(chart.size, 3),
        "corners": [_point(corner) for corner in hexagon(chart.size, chart.flat)],
        "spaces": [_space(chart, space) for space in chart.board.spaces],
        "joints": _joints(chart, options["disputed_blockades"], in_box(options["heroes_hexes"])),
        "city": _city(chart),
        "scales": {
            "piece": _scaled(chart, maps.PIECE, 4),
            "foot": _scaled(chart, maps.FOOT),
            "plaque": _scaled(chart, 1 / PRINTED, 4),
            "cave": _scaled(chart, 0.01, 4),
            "cave_at": [_scaled(chart, part) for part in maps.CAVE_COUNT],
            "dragon": _scaled(chart, marks.DRAGON, 4),
            "awake_at": [_scaled(chart, part) for part in marks.AWAKE_AT],
            "asleep_at": [_scaled(chart, part) for part in marks.ASLEEP_AT],
            "chest": _scaled(chart, marks.CHEST, 4),
            "chest_at": [_scaled(chart, part) for part in marks.CHEST_AT],
            "held": _scaled(chart, marks.HELD),
            "held_at": [_scaled(chart, part) for part in marks.HELD_AT],
        },
    }


def _city(chart: Plan) -> dict[str, Any]:
    apart, below = (_scaled(chart, share) for share in maps.HOME)
    return {"at": _point(chart.city), "apart": apart, "below": below}


def _laid_out(options: dict[str, Any], tall: bool) -> Plan:
    chart = plan(board_of(options), ROOMS[tall])
    width, height = chart.extent
    return chart.moved(width / 2, height / 2).moved(MARGIN, MARGIN)._replace(marks=marks.marks_of(options))


def _drawing(chart: Plan, route: Any, tall: bool) -> str:
    """With all it needs but the icons. Several maps may lie in one page, so each has its own name for its land."""
    key = hashlib.sha256(repr((route, tall)).encode()).hexdigest()[:8]
    drawing, own = maps.ground_map(chart, f"quest-land-{key}")
    return f"<defs>{definitions(drawing, own, elsewhere=icons())}</defs>{drawing}"


def _space(chart: Plan, space: Space) -> dict[str, Any]:
    x, y = _point(chart.xy(space.at))
    entry = {
        "at": list(space.at),
        "name": space.name,
        "x": x,
        "y": y,
        "terrain": space.terrain,
        "power": space.power,
        "requires": space.requires,
    }
    if space.at in chart.board.starts:
        entry["start"] = chart.board.starts.index(space.at) + 1
    for terrain in ("cave", "finish"):
        if space.terrain == terrain:
            entry[terrain] = True
    return entry


def _joints(chart: Plan, disputed: str, blockades: int) -> list[dict[str, Any]]:
    """The joints that get a blockade, in the order in which blockades are dealt to them."""
    joints = blockade_joints(chart.board.joints, disputed, blockades)
    lines = [maps.joint_lines(chart, joint) for joint in joints]
    stakes = ("palisade", "demon_palisade") if maps.haunted(chart.board) else ("palisade",)  # which, the deal decides
    return [
        {
            "between": list(joint.between),
            "contacts": [[list(one), list(other)] for one, other in joint.contacts],
            "lines": [[_point(point) for point in part] for part in own],
            **{kind: "".join(palisade(part, chart.size, kind.partition("_")[0]) for part in own) for kind in stakes},
            "plaque": _point(place),
        }
        for joint, own, place in zip(joints, lines, maps.plaque_places(chart, lines), strict=True)
    ]


def _point(point: Point) -> list[float]:
    return [round(part, 2) for part in point]


def _scaled(chart: Plan, share: float, digits: int = 2) -> float:
    return round(share * chart.size, digits)
