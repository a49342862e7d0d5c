"""Parts of hex art, drawn for a radius of 100: what it is cut to, places along its rim, halos around its glyphs."""

import math
from random import Random

from manoa.art.kit import Point, clip, hexagon, n, polygon


def mixed(at: tuple[int, int], count: int) -> int:
    """Which of so many drawings a place gets, so that nothing looks stamped."""
    q, r = at
    return (q * 73856093 ^ r * 19349663) % count  # two large primes, so that no line of hexes repeats one drawing


def clips(flat: bool) -> dict[str, str]:
    """What hex art is cut to. Mountains and caves may rise over their upper edge, never over the other ones."""
    corners = hexagon(100.5, flat)
    raised = [point for corner in corners for point in _raised(*corner)]
    cut = {f"hexclip{'-flat' * flat}": corners, f"hextall{'-flat' * flat}": raised}
    return {name: clip(name, polygon(points)) for name, points in cut.items()}


def _raised(x: float, y: float) -> list[Point]:
    """A corner at the side of a hex that stands on an edge stays as well, or the rim below would show."""
    if abs(y) > 1:
        return [(x, y if y > 5 else y - 34)]
    return [(x, y - 34), (x, y)] if x > 0 else [(x, y), (x, y - 34)]


def rim(
    luck: Random, count: int, low: float = 150, high: float = 390, near: float = 60, far: float = 80
) -> list[Point]:
    """Places along the rim, back to front."""
    step = (high - low) / max(1, count - 1)
    places = []
    for i in range(count):
        angle = math.radians(low + i * step + luck.uniform(-0.3, 0.3) * step)
        reach = luck.uniform(near, far)
        places.append((reach * math.cos(angle), reach * math.sin(angle) * 0.95))
    return sorted(places, key=lambda place: place[1])


def haloed(glyph: str, pips: list[Point], deep: str) -> str:
    """The halo is a copy drawn before, as not every viewer paints a stroke below its fill."""
    dots = "".join(f'<circle cx="{n(x)}" cy="{n(y)}" r="7.5"/>' for x, y in pips)
    halo = f'stroke="var(--{deep})" stroke-linejoin="round"'
    body = glyph.replace(' fill="#FFF6E0"', "")
    return (
        f'<g fill="var(--{deep})" {halo}><g stroke-width="2.4">{body}</g><g stroke-width="5.4">{dots}</g></g>'
        f'<g fill="#FFF6E0">{body}{dots}</g>'
    )
