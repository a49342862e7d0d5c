"""All ground that a route can be made of, for the route editor in the browser: hexes that stand on an edge.

`python -m manoa.games.quest.drawing.land FILE` writes it as one SVG of definitions.
"""

import sys
from pathlib import Path
from typing import Any

from manoa.art.hexes import clips
from manoa.art.paper import definitions
from manoa.art.sprites import icons
from manoa.games.quest.drawing.city import city, rays
from manoa.games.quest.drawing.tavern import house, sign
from manoa.games.quest.drawing.terrain import GLYPHS, cost_glyph, ground, variants
from manoa.games.quest.parts.board import TILES
from manoa.games.quest.parts.modules import SWAMPS

Kind = tuple[str, int, str]  # terrain, power, the terrain whose symbol pays


def land() -> dict[str, str]:
    """By their ids: `quest-ground-…-flat` as in scenes, `quest-glyph-…`, `quest-sign-…`, El Dorado, the tavern."""
    parts = clips(flat=True)
    for terrain, power, requires in sorted(_kinds()):
        for kind in range(variants(terrain, power)):
            name = f"quest-ground-{terrain}-{power}-{kind}-{requires}-flat"
            parts[name] = f'<g id="{name}">{ground(terrain, power, kind, requires, flat=True)}</g>'
        if requires in GLYPHS and power:
            parts |= _glyph(terrain, power, requires)
    drawings = {"quest-city": city(), "quest-rays": rays(), "quest-house": house()}
    return parts | {name: f'<g id="{name}">{drawing}</g>' for name, drawing in drawings.items()}


def _glyph(terrain: str, power: int, requires: str) -> dict[str, str]:
    if terrain == "tavern":
        name, drawing = f"quest-sign-{requires}-{power}", sign(GLYPHS[requires], requires, power)
    else:
        name, drawing = f"quest-glyph-{requires}-{power}", cost_glyph(requires, power)
    return {name: f'<g id="{name}">{drawing}</g>'}


def _kinds() -> set[Kind]:
    """Every kind of space on a tile, the finish, the tavern or a swamp; a mountain has a ledge where heroes walk."""
    sides = [*TILES["finish"]["sides"].values(), *TILES["tavern"]["sides"].values(), *SWAMPS.values()]
    hexes: list[dict[str, Any]] = [part for piece in TILES["pieces"].values() for part in piece["hexes"]]
    hexes += [part for side in sides for part in side]
    kinds = {(part["terrain"], part["power"], part.get("requires", part["terrain"])) for part in hexes}
    return kinds | {("ledge", 0, "mountain")}


def drawn() -> str:
    """With all that they refer to but the icons, which every page has."""
    own = land()
    every = "".join(f'<use href="#{name}"/>' for name in own)
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{definitions(every, own, elsewhere=icons())}</defs></svg>\n'


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(drawn(), encoding="utf-8")
