"""Small parts of SVG: numbers, path data, shapes. Inks are given by name (see `inks`)."""

import math
from collections.abc import Iterable, Sequence

from manoa.art.inks import ink

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, width, height
Drawing = tuple[str, Box, str] | tuple[str, Box, str, bool]  # a symbol in parts: see there


def n(value: float, digits: int = 1) -> str:
    """A number as short as it goes."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def data(*parts: str | float, digits: int = 0) -> str:
    """Path data from letters and numbers: data("M", x, y, "H", 3)."""
    text, after_number = "", False
    for part in parts:
        if isinstance(part, str):
            text, after_number = text + part, False
        else:
            text, after_number = text + (" " if after_number else "") + n(part, digits), True
    return text


def polygon(points: Sequence[Point], digits: int = 1) -> str:
    return "M" + "L".join(f"{n(x, digits)} {n(y, digits)}" for x, y in points) + "Z"


def polyline(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points)


def middle(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def smooth(points: Sequence[Point], tension: float = 1.0, digits: int = 1) -> str:
    """A closed Catmull-Rom curve through the points; in relative numbers, which are shorter."""
    count = len(points)
    text = data("M", *points[0], digits=digits)
    for i in range(count):
        before, here, there, after = (points[(i + j) % count] for j in (-1, 0, 1, 2))
        first = [h + (t - b) * tension / 3 for b, h, t in zip(before, here, there, strict=True)]
        second = [t - (a - h) * tension / 3 for h, t, a in zip(here, there, after, strict=True)]
        origin = [round(part, digits) for part in here]  # as it was written, or rounding would add up
        steps = [round(part, digits) - origin[axis % 2] for axis, part in enumerate((*first, *second, *there))]
        text += data("c", *steps, digits=digits).replace(" -", "-")
    return text + "Z"


def hexagon(size: float, flat: bool = False, at: Point = (0, 0)) -> list[Point]:
    """The corners of a hexagon; a flat one stands on an edge, the other on a corner."""
    turn = 0 if flat else 30
    angles = [math.radians(60 * i + turn) for i in range(6)]
    return [(at[0] + size * math.cos(angle), at[1] + size * math.sin(angle)) for angle in angles]


def round_hexagon(size: float, at: Point = (0, 0), rounding: float = 0.14) -> str:
    """A hexagon on a corner, with rounded corners."""
    corners = hexagon(size, at=at)
    text = ""
    for i, corner in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % 6]
        come, leave = (
            [here + (there - here) * rounding for here, there in zip(corner, other, strict=True)]
            for other in (before, after)
        )
        text += data("L" if i else "M", *come, "Q", *corner, *leave, digits=1)
    return text + "Z"


def attributes(**values: str | float | None) -> str:
    """Attributes of an element; None leaves one out, and _ stands for the hyphen."""
    return "".join(
        f' {name.rstrip("_").replace("_", "-")}="{n(value, 2) if not isinstance(value, str) else value}"'
        for name, value in values.items()
        if value is not None
    )


def path(d: str, fill: str, **more: str | float) -> str:
    return f'<path d="{d}" fill="{ink(fill)}"{attributes(**more)}/>'


def line(d: str, stroke: str, width: float, **more: str | float) -> str:
    """A stroke with round ends."""
    ends = ' stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{d}" fill="none" stroke="{ink(stroke)}" stroke-width="{n(width)}"{ends}{attributes(**more)}/>'


def circle(x: float, y: float, r: float, fill: str, **more: str | float) -> str:
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{ink(fill)}"{attributes(**more)}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, **more: str | float) -> str:
    return f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}" fill="{ink(fill)}"{attributes(**more)}/>'


def rect(x: float, y: float, w: float, h: float, fill: str, **more: str | float) -> str:
    place = f'x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"'
    return f'<rect {place} fill="{ink(fill)}"{attributes(**more)}/>'


def frame(x: float, y: float, w: float, h: float, stroke: str, width: float, **more: str | float) -> str:
    """The outline of a rectangle."""
    return rect(x, y, w, h, "none", stroke=ink(stroke), stroke_width=width, **more)


def icon(name: str, x: float, y: float, size: float, fill: str, **more: str | float) -> str:
    """One of icons.svg, its upper left corner at (x, y)."""
    place = f'x="{n(x)}" y="{n(y)}" width="{n(size)}" height="{n(size)}"'
    return f'<use href="#{name}" {place} fill="{ink(fill)}"{attributes(**more)}/>'


def moved(body: str, x: float, y: float, scale: float = 1) -> str:
    """A drawing put somewhere else."""
    return f'<g transform="{_placed(x, y, scale)}">{body}</g>'


def used(name: str, x: float, y: float, scale: float = 1) -> str:
    """A drawing that is defined once, put somewhere."""
    return f'<use href="#{name}" transform="{_placed(x, y, scale)}"/>'


def _placed(x: float, y: float, scale: float) -> str:
    return f"translate({n(x)} {n(y)})" + (f" scale({n(scale, 3)})" if scale != 1 else "")


def symbol(name: str, box: Box, drawing: str, spills: bool = False) -> str:
    """A drawing to be used by its name, in a box of its own; what spills over the box is seen only if it may be."""
    over = ' overflow="visible"' if spills else ""
    return f'<symbol id="{name}" viewBox="{" ".join(map(n, box))}"{over}>{drawing}</symbol>'


def symbols(drawings: Iterable[Drawing]) -> dict[str, str]:
    """Symbols by their names."""
    return {drawing[0]: symbol(*drawing) for drawing in drawings}


def clip(name: str, d: str) -> str:
    """What drawings are cut to."""
    return f'<clipPath id="{name}"><path d="{d}"/></clipPath>'


def laid(name: str, x: float, y: float, width: float, height: float) -> str:
    """A symbol, the upper left corner of its box at (x, y)."""
    return f'<use href="#{name}" x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}"/>'


def stamped(name: str, box: Box, x: float, y: float, scale: float = 1) -> str:
    """A symbol with its own (0, 0) at (x, y)."""
    return laid(name, *box).replace("/>", f' transform="{_placed(x, y, scale)}"/>')
