"""The paper that a picture is printed on: one SVG document that needs nothing from outside."""

import base64
import functools
import math
import random
import re
from collections.abc import Callable, Container, Mapping
from importlib.resources import files

from manoa.art.inks import printed
from manoa.art.kit import Point, circle, line, n, path, smooth
from manoa.art.lettering import safe
from manoa.art.sprites import icons

DISPLAY = (
    '"League Gothic","Oswald","Bahnschrift SemiCondensed","Avenir Next Condensed",'
    '"Franklin Gothic Medium Cond","Roboto Condensed","Arial Narrow","DejaVu Sans Condensed","DejaVu Sans",sans-serif'
)
TEXT = "'Source Sans 3',Seravek,'Gill Sans Nova',Ubuntu,Calibri,'Segoe UI',system-ui,'DejaVu Sans',sans-serif"

_REFERENCE = re.compile(r'(?:href="#|url\(#)([\w-]+)')


def document(
    body: str, *, width: float, height: float, theme: str, title: str, about: str, own: Mapping[str, str] | None = None
) -> str:
    """A picture as a whole. `own` are its own definitions; icons are added as they are used."""
    return printed(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{n(width)}" height="{n(height)}"'
        f' viewBox="0 0 {n(width)} {n(height)}" role="img" aria-labelledby="title about" font-family="{TEXT}">'
        f'<title id="title">{safe(title)}</title><desc id="about">{safe(about)}</desc>'
        f"<style>{typeface()}.tall{{font-family:{DISPLAY}}}"
        "text{font-variant-numeric:tabular-nums lining-nums}</style>"
        f"<defs>{definitions(body, {**icons(), **(own or {})})}</defs>{body}</svg>",
        theme,
    )


def definitions(body: str, known: Mapping[str, str], elsewhere: Container[str] = ()) -> str:
    """All that a drawing refers to, and what that refers to in turn, without those defined elsewhere."""
    found: dict[str, str] = {}
    waiting = [body]
    while waiting:
        for name in _REFERENCE.findall(waiting.pop()):
            if name not in found and name not in elsewhere:
                found[name] = known[name]
                waiting.append(known[name])
    return "".join(found[name] for name in sorted(found))


@functools.cache
def typeface() -> str:
    """The display face itself: values stand in narrow places, where a wider one would collide."""
    font = (files("manoa.art") / "fonts" / "league-gothic-latin-400-normal.woff2").read_bytes()
    source = f'url(data:font/woff2;base64,{base64.b64encode(font).decode()}) format("woff2")'
    return f'@font-face{{font-family:"League Gothic";src:{source}}}'


def contours(width: float, height: float, seed: int = 3) -> str:
    """Survey lines of the chart that the board lies on."""
    luck = random.Random(seed)
    drawing = ""
    places = ((90, height * 0.86, 6), (width * 0.5, height * 0.12, 4), (width * 0.96, height * 0.2, 6))
    for x, y, rings in (*places, (width * 0.62, height * 0.97, 5)):
        shape = [(luck.uniform(0.8, 1.25), corner * 2 * math.pi / 9) for corner in range(9)]
        for ring in range(1, rings):
            points = [(x + ring * 34 * b * math.cos(a), y + ring * 27 * b * math.sin(a)) for b, a in shape]
            drawing += line(smooth(points), "chart-line", 1.4)
    return drawing


def rose_in_a_corner(width: float, height: float, r: float, free: Callable[[Point], bool]) -> str:
    """A compass rose in the first corner that is free."""
    far = r + 28
    corners = ((far, height - far), (width - far, far), (width - far, height - far), (far, far))
    return next((compass_rose(*corner, r) for corner in corners if free(corner)), "")


def compass_rose(x: float, y: float, r: float) -> str:
    drawing = "".join(
        circle(0, 0, r * share, "none", stroke="var(--chart-ink)", stroke_width=1, opacity=opacity)
        for share, opacity in ((1, 0.6), (0.8, 0.4))
    )
    for point in range(8):
        reach = -r * (1.02 if point % 2 == 0 else 0.62)
        right, left = (f"M0 {n(reach)}L{n(side * r * 0.13)} {n(-r * 0.16)}L0 0Z" for side in (1, -1))
        halves = path(right, "chart-ink") + path(left, "chart", stroke="var(--chart-ink)", stroke_width=0.8)
        drawing += f'<g transform="rotate({point * 45})">{halves}</g>'
    return f'<g transform="translate({n(x)} {n(y)})" opacity=".8">{drawing}</g>'
