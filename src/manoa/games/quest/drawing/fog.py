"""Fog tokens on spaces (M-7): face down, being lifted, and what is left of them on the ground that they bring."""

import math
from random import Random

from manoa.art.hexes import haloed, rim
from manoa.art.kit import clip, hexagon, icon, line, path, polygon
from manoa.art.scenery import canopy
from manoa.games.quest.drawing.terrain import cost_glyph, ground

KINDS = 3
STEPS = {1: 30, 2: -30}  # of lifting: how far down it still reaches
FACE = "quest-fog-face"
_TURNS = ("", "scale(-1 1)", "rotate(180)")  # the drawings of a face differ by how it lies


def parts() -> dict[str, str]:
    """What the drawings share: the face, and what it is cut to."""
    definitions = {FACE: f'<g id="{FACE}">{_face()}</g>'}
    for flat in (False, True):
        definitions[_clip(flat)] = clip(_clip(flat), polygon(hexagon(95, flat)))
    for step, y in STEPS.items():
        rest = f"M-110 -110H110V{y - 8}Q40 {y + 14} -10 {y}T-110 {y + 10}Z"
        definitions[f"quest-fog-rest-{step}"] = clip(f"quest-fog-rest-{step}", rest)
    return definitions


def _clip(flat: bool) -> str:
    return f"quest-fog-clip{'-flat' * flat}"


def face_down(flat: bool, kind: int) -> str:
    """A cut hexagon that lies a little inside its space, over the glyph."""
    edge = polygon(hexagon(95, flat))
    turn = f' transform="{_TURNS[kind]}"' if _TURNS[kind] else ""
    round_ = {"stroke_linejoin": "round"}
    return (
        path(edge, "fog-deep", transform="translate(2 5)", stroke="var(--fog-deep)", stroke_width=5, **round_)
        + f'<g clip-path="url(#{_clip(flat)})"><use href="#{FACE}"{turn}/></g>'
        + path(edge, "none", stroke="var(--cut)", stroke_width=5.5, **round_)
        + haloed(icon("fog", -30, -30, 60, "#FFF6E0"), [], "fog-deep")
    )


def lifted(flat: bool, step: int) -> str:
    """Rolled up from below: what lies under it shows already."""
    y = STEPS[step]
    top = f"M-110 {y + 10}Q-60 {y - 12} -10 {y}T110 {y - 8}V{y + 22}Q40 {y + 46} -10 {y + 30}T-110 {y + 40}Z"
    lit = f"M-110 {y + 12}Q-60 {y - 8} -10 {y + 4}T110 {y - 4}V{y + 6}Q40 {y + 28} -10 {y + 14}T-110 {y + 24}Z"
    rolled = (
        path(top, "#000", opacity=".28", transform="translate(4 14)")
        + f'<g clip-path="url(#quest-fog-rest-{step})"><use href="#{FACE}"/></g>'
        + path(top, "fog-shade")
        + path(lit, "cut")
        + line(f"M-110 {y + 40}Q-60 {y + 18} -10 {y + 30}T110 {y + 22}", "fog-deep", 4)
    )
    return f'<g clip-path="url(#{_clip(flat)})">{rolled}</g>'


def _rim_and_wisps(flat: bool) -> str:
    """For the rest of the game: a cut rim and wisps, so that one sees that the ground was laid on."""
    edge = path(polygon(hexagon(95, flat)), "none", stroke="var(--cut)", stroke_width=6, stroke_linejoin="round")
    wisps = line("M-78 -20q10 -12 24 -6t24 -6M34 62q10 -10 20 -4t20 -8", "fog-light", 7)
    return edge + wisps + line("M-70 -6q8 -8 18 -4t16 -4M46 76q8 -7 14 -3t14 -6", "fog-light", 5)


def unveiled(terrain: str, power: int, flat: bool) -> str:
    """The ground that a token brings, with what it asks for."""
    return ground(terrain, power, 0, terrain, flat) + _rim_and_wisps(flat) + cost_glyph(terrain, power)


def _face() -> str:
    luck = Random("fog")
    drawing = path(polygon(hexagon(116), 0), "fog-1")
    for x, y in rim(luck, 9, 100, 440, 74, 88):
        drawing += canopy(x, y, luck.uniform(26, 34), luck, "fog-light", "fog-shade").replace(
            "jungle-light", "fog-light"
        )
    drawing += _swirl(-50, -30, 24, -1) + _swirl(48, 40, 22, 1) + _swirl(46, -48, 15, 1)
    return drawing + line("M-84 18q14 -8 28 0t28 0M30 -8q13 -7 26 0t26 0M-16 76q12 -7 24 0t24 0", "fog-light", 6)


def _swirl(x: float, y: float, r: float, to: int) -> str:
    d = ""
    for i in range(17):
        reach, angle = r * (1 - i / 16 * 0.86), i / 16 * 8.6 - 2.6
        d += f"{'L' if i else 'M'}{x + to * reach * math.cos(angle):.0f} {y + reach * 0.8 * math.sin(angle):.0f}"
    return line(d, "fog-shade", 7)
