"""The tiles of the cave below the island, drawn as those of the island are. It is dark there by day, too."""

from collections.abc import Callable
from random import Random
from typing import Final

from manoa.art.hexes import rim
from manoa.art.kit import circle, data, ellipse, icon, line, moved, path
from manoa.art.scenery import fire

_EYES: Final = "#F4C957"
_NIGHT: Final = "#17131F"


def _plain(kind: int) -> str:
    """Stalagmites; here and there crystals, a pool, mushrooms."""
    luck = Random(f"cave {kind}")
    drawing = "".join(
        ellipse(luck.uniform(-60, 60), luck.uniform(-50, 70), luck.uniform(10, 22), 6, "cavern-shade") for _ in range(6)
    )
    for x, y in rim(luck, 7, 140, 400, 60, 82):
        tip = y - luck.uniform(26, 44)
        drawing += path(data("M", x - 11, y + 10, "L", x, tip, "L", x + 11, y + 10, "Z"), "cavern-light")
        drawing += path(data("M", x, tip, "L", x + 11, y + 10, "H", x, "Z"), "cavern-deep")
    if kind == 1:
        return drawing + path("M40 62l8 -30l10 30zM54 62l12 -20l6 20z", "crystal")
    if kind == 3:
        pool = ellipse(-34, 62, 34, 13, "river-deep") + ellipse(-36, 60, 26, 8, "river-3")
        return drawing + pool + line("M-52 60q8 -4 16 0t16 0", "river-light", 3, opacity=".7")
    if kind == 4:
        return drawing + "".join(_mushroom(x, y, r) for x, y, r in ((-56, 58, 13), (-36, 68, 10), (54, 66, 11)))
    return drawing


def _mushroom(x: float, y: float, r: float) -> str:
    stem = line(data("M", x, y, "V", y - r), "stone-light", r * 0.5)
    return stem + path(data("M", x - r, y - r, "a", r, r, 0, 0, 1, 2 * r, 0, "Z"), "demon-light")


def _exit(_kind: int) -> str:
    """Daylight at the end of the cave."""
    return (
        path("M-58 86Q-62 -10 -26 -42Q0 -62 30 -42Q64 -8 58 86Z", "cavern-deep")
        + path("M-40 86Q-44 4 -18 -20Q0 -34 20 -20Q46 6 40 86Z", "#F6E6B8")
        + path("M-40 86Q-44 40 -38 20Q0 44 38 20Q46 50 40 86Z", "jungle-light")
    )


def _bats(_kind: int) -> str:
    wings = (
        "M0 10Q-8 -2 -20 -2Q-22 -14 -44 -12Q-34 0 -40 14Q-28 8 -22 18Q-12 10 0 24Q12 10 22 18Q28 8 40 14"
        "Q34 0 44 -12Q22 -14 20 -2Q8 -2 0 10Z"
    )
    bat = path(wings, _NIGHT) + path("M-6 2L-8 -8L0 -3L8 -8L6 2Z", _NIGHT)
    bat += circle(-3, 3, 1.8, _EYES) + circle(3, 3, 1.8, _EYES)
    flock = ((-30, -34, 1.0), (34, -50, 0.8), (8, -14, 0.7))
    return _plain(2) + "".join(moved(bat, x, y, size) for x, y, size in flock)


def _thieves(_kind: int) -> str:
    """Two in hoods, by the fire, with a chest between them."""
    hood = path("M-26 34Q-30 -6 -12 -28Q0 -40 12 -28Q30 -6 26 34Z", _NIGHT)
    hood += path("M-13 -2Q-14 -20 0 -22Q14 -20 13 -2Q0 8 -13 -2Z", "cavern-deep")
    hood += circle(-5, -8, 2.4, _EYES) + circle(5, -8, 2.4, _EYES)
    chest = path("M-24 18V-4Q-24 -16 0 -16T24 -4V18Z", "trunk") + path("M-24 -2H24V4H-24Z", "gold")
    chest += path("M-5 -2H5V9H-5Z", "gold-2")
    return _plain(0) + moved(hood, -40, -22) + moved(hood, 42, -26, 0.9) + moved(chest, 2, 0) + fire(-2, -36, 13)


def _serpent(_kind: int) -> str:
    """Coils, and a head that looks round."""
    coils = "M-62 20C-66 -14 -26 -22 -6 -2S44 26 56 0S30 -44 4 -40"
    drawing = line(coils, _NIGHT, 33) + line(coils, "wood-2", 26)
    drawing += line(coils, "food-2", 9, stroke_dasharray="2 16")
    head = path("M6 -58Q-22 -62 -40 -40Q-22 -18 8 -24Z", "wood-2", stroke=_NIGHT, stroke_width=4)
    tongue = line("M-40 -39l-16 3m4 -1l-7 -6", "fruit", 4)
    return _plain(1) + drawing + tongue + head + circle(-18, -46, 5, _EYES) + ellipse(-18, -46, 1.6, 4.4, _NIGHT)


def _shrine(_kind: int) -> str:
    """The cave shrine, gold in the dark."""
    glow = circle(0, -6, 62, "cavern-light") + circle(0, -6, 44, "gold-2", opacity=".35")
    return _plain(0) + glow + icon("shrine", -44, -52, 88, "gold-2", stroke="#5E3A0C", stroke_width=0.8)


# The floor of each tile, which may depend on the kind of drawing, and what is drawn on it.
PICTURES: Final[dict[str, tuple[str, Callable[[int], str]]]] = {
    "cave_exit": ("cavern-3", _exit),
    "cave": ("cavern-{}", _plain),
    "bats": ("cavern-1", _bats),
    "thieves": ("cavern-1", _thieves),
    "serpent": ("cavern-1", _serpent),
    "cave_shrine": ("cavern-1", _shrine),
}
