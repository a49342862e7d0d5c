"""El Dorado: drawn once, beyond the finish, about 420 x 330 around (0, 0)."""

import functools
import math
from random import Random

from manoa.art.kit import circle, line, path, polygon
from manoa.art.scenery import canopy

SHADE = "#C98E1C"


@functools.cache
def rays() -> str:
    """The glow behind it, as flat rays."""
    drawing = ""
    for ray in range(16):
        angle = math.radians(180 + ray * 12)
        edges = [(250 * math.cos(a), 40 + 230 * math.sin(a)) for a in (angle - 0.045, angle + 0.045)]
        drawing += path(polygon([(0, 40), *edges], 0), "gold-2")
    return f'<g opacity=".45">{drawing}</g>'


@functools.cache
def city() -> str:
    luck = Random("city")
    drawing = "".join(canopy(x, 92, 36, luck, "jungle-2") for x in (-170, -120, 125, 172))
    for w, y, h in ((190, 110, 36), (152, 74, 34), (114, 40, 32), (76, 8, 30)):
        drawing += path(f"M{-w} {y}L{-w + 16} {y - h}H{w - 16}L{w} {y}Z", "gold")
        drawing += path(f"M{w * 0.2:.0f} {y}V{y - h}H{w - 16}L{w} {y}Z", SHADE)
        drawing += path(f"M{-w + 16} {y - h}H{w - 16}l-4 -7H{-w + 20}Z", "gold-2")
    drawing += path("M-34 110L-22 -22H22L34 110Z", "gold-2")
    drawing += "".join(line(f"M{-33 + step} {100 - step * 11}H{33 - step}", SHADE, 3) for step in range(11))
    drawing += path("M-46 -22V-66H46V-22Z", "gold") + path("M10 -22V-66H46V-22Z", SHADE)
    drawing += path("M-58 -66H58L40 -88H-40Z", "gold-2") + path("M-14 -22V-50H14V-22Z", "#5E3A0C")
    drawing += circle(0, -112, 22, "gold-2") + circle(0, -112, 11, "gold")
    for x, y in ((-150, 116), (-98, 124), (100, 124), (150, 116), (-196, 110), (198, 112)):
        drawing += canopy(x, y, 24, luck, "jungle-3")
    return drawing
