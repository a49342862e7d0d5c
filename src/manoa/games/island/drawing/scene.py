"""The sea, and where tiles, corners and pieces lie on it, for the browser. The island itself grows during the game."""

from typing import Any, Final

from manoa.art.kit import hexagon
from manoa.games.island.drawing import map as chart
from manoa.games.island.drawing import tiles as island
from manoa.games.island.parts.tiles import COMPASS, CORNER_LETTERS, CORNERS, DIRECTIONS, MAPS, radius

SIZE = 100  # of a tile, middle to corner: all numbers below are for it
SEA: Final = (1200, 900)
PLAN: Final = chart.Plan(SIZE, (0, 0))


def scene(options: dict[str, Any], players: int, tall: bool = False) -> dict[str, Any]:
    """Open water, and the geometry of both maps. It is the same for any number of players and any shape of window."""
    width, height = SEA
    return {
        "svg": chart.sea(width, height),
        "width": width,
        "height": height,
        "viewBox": f"0 0 {width} {height}",
        "size": SIZE,
        "step": {"q": _point(PLAN.xy((1, 0))), "r": _point(PLAN.xy((0, 1)))},
        "outline": [_point(corner) for corner in hexagon(SIZE)],
        "directions": {name: list(step) for name, step in zip(COMPASS, DIRECTIONS, strict=True)},
        "corner": {letter: _point(PLAN.corner(letter, 0, 0)) for letter in CORNER_LETTERS},
        "corners": [_corner(*corner) for corner in CORNERS],
        "radius": dict(zip(MAPS, radius(options["board_radius"]), strict=True)),
        "variants": {tile: island.VARIANTS.get(tile, 1) for tile in island.TILES},
        "colours": {name: {"ink": look.tone, "mark": look.mark + 1} for name, look in island.COLOURS.items()},
        "shore": [{"ink": tone, "width": round(wide * SIZE, 3)} for tone, wide in chart.LAYOUT["shore"]],
        "edges": [{"ink": tone, "x": x, "y": y, "width": wide} for tone, x, y, wide in chart.EDGES],
        "scales": {
            name: round(share * SIZE, 4)
            for name, share in {"tile": chart.TILE, "signs": 0.01, **chart.LAYOUT["scales"]}.items()
        },
        "layout": _layout(),
    }


def _layout() -> dict[str, Any]:
    """Where things stand on a tile; armies and offerings by how many they are."""
    layout = {name: part for name, part in chart.LAYOUT.items() if name not in ("scales", "shore", "variants")}
    for name in ("armies", "offerings"):
        layout[name] = {str(count): part for count, part in enumerate(layout[name], 1)}
    return {**layout, "around": list(chart.AROUND)}


def _corner(kind: int, q: int, r: int) -> dict[str, Any]:
    letter = CORNER_LETTERS[kind]
    return {"letter": letter, "q": q, "r": r, "at": _point(PLAN.corner(letter, q, r))}


def _point(point: tuple[float, float]) -> list[float]:
    return [round(part, 3) + 0.0 for part in point]  # never -0.0
