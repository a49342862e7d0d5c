"""What modules lay on spaces, for a hex of radius 100: currents, danger, treasure chests (M-2, M-3, M-6)."""

from typing import Final

from manoa.art.kit import Box, circle, ellipse, hexagon, line, path, polygon, rect
from manoa.art.lettering import display

HEX: Final[Box] = (-100, -134, 200, 234)
SIGN: Final[Box] = (-44, -40, 88, 84)
CHEST: Final[Box] = (-46, -50, 96, 94)
CHESTS = (1, 2, 3)  # what they are worth
_ARROW = "M98 0L58 -38V-17H24Q32 -8 24 0T24 17H58V38Z"
_CLOSED = "M-34 26V-6C-34 -22 -26 -29 -14 -29H14C26 -29 34 -22 34 -6V26Q34 30 30 30H-30Q-34 30 -34 26Z"
_OPEN = "M-34 26V-4L-31 -30Q-29 -40 -18 -40H18Q29 -40 31 -30L34 -4V26Q34 30 30 30H-30Q-34 30 -34 26Z"


def current() -> str:
    """Foam, and an arrow to the right edge; it is turned to the edge over which it carries."""
    foam = "M-14 -46q12 -7 24 0t24 0M-18 46q12 -7 24 0t24 0M-2 -64q10 -6 20 0t20 0M-6 64q10 -6 20 0t20 0"
    halo = path(_ARROW, "river-deep", stroke="var(--river-deep)", stroke_width=11, stroke_linejoin="round")
    shade = path("M98 0L58 38V17H24Q32 9 24 0Z", "river-light")
    return line(foam, "river-light", 6) + halo + path(_ARROW, "mount-snow") + shade


def danger_ring(flat: bool) -> str:
    """Teeth all around the rim: jagged, where every ring of play is smooth."""
    corners, teeth, shade, count = hexagon(99, flat), "", "", 4
    for i, (x1, y1) in enumerate(corners):
        x2, y2 = corners[(i + 1) % 6]
        for tooth in range(count):
            left, middle, right = (
                (x1 + (x2 - x1) * (tooth + part) / count, y1 + (y2 - y1) * (tooth + part) / count)
                for part in (0, 0.5, 1)
            )
            tip = (middle[0] * 0.79, middle[1] * 0.79)
            teeth += polygon([left, tip, right])
            shade += polygon([middle, tip, right] if sum(middle) > 0 else [left, middle, tip])
    edge = path(teeth, "ember", stroke="var(--camp-deep)", stroke_width=4, stroke_linejoin="round")
    return edge + path(shade, "camp-shade")


def danger_sign() -> str:
    """For the lower right of a space, and for the reason why a turn cannot end."""
    shape = "M0 -30Q5 -30 8 -25L34 20Q38 30 28 30H-28Q-38 30 -34 20L-8 -25Q-5 -30 0 -30Z"
    drawing = path(shape, "#000", opacity=".3", transform="translate(3 6)")
    drawing += path(shape, "cut", stroke="var(--cut)", stroke_width=11, stroke_linejoin="round")
    drawing += path(shape, "ember", stroke="var(--camp-deep)", stroke_width=5, stroke_linejoin="round")
    return drawing + path("M5 -17L-15 11H-3L-8 27L16 -2H3Z", "camp-deep")


def closed_chest() -> str:
    """As it lies on a space: nobody knows what is in it."""
    shade = path("M8 -29H14C26 -29 34 -22 34 -6V26Q34 30 30 30H16Q20 0 8 -29Z", "chest-2")
    light = path("M-30 -8C-30 -18 -24 -25 -14 -25H6V-16H-12Q-20 -16 -22 -8Z", "chest-light")
    bands = path("M-34 -7H34V1H-34Z", "iron") + path("M-24 -28h8V30h-8zM16 -28h8V30h-8z", "iron")
    lock = rect(-9, -12, 18, 20, "wall", rx=4, stroke="var(--iron)", stroke_width=3)
    hole = path("M0 -7a3.5 3.5 0 0 1 1.8 6.5l1 5h-5.6l1 -5A3.5 3.5 0 0 1 0 -7z", "iron")
    return _wooden(_CLOSED, shade + light + bands + lock + hole)


def open_chest(value: int) -> str:
    """Coins; from 2 on a cup; with 3 a jewel. The number is on its front."""
    inside = path("M-29 -5L-27 -28Q-26 -34 -18 -34H18Q26 -34 27 -28L29 -5Z", "chest-2")
    inside += path("M-24 -5L-23 -26Q-22 -30 -16 -30H4L2 -5Z", "camp-deep", opacity=".7")
    inside += path("M2 -5L4 -30H16Q22 -30 23 -26L24 -5Z", "camp-deep")
    front = path("M-34 -4H34V26Q34 30 30 30H-30Q-34 30 -34 26Z", "chest") + path(
        "M10 -4H34V26Q34 30 30 30H14Z", "chest-2"
    )
    front += path("M-34 -4H34V3H-34ZM-30 3h7V30h-7zM23 3h7V30h-7z", "iron")
    front += circle(0, 13, 16, "wall", stroke="var(--iron)", stroke_width=3.5)
    number = display(str(value), 0, 23, 29, "#3A2E20", anchor="middle")
    return _wooden(_OPEN, f'{inside}<g transform="translate(0 -6)">{_treasure(value)}</g>{front}{number}')


def _treasure(value: int) -> str:
    drawing = ""
    for x, y in ((-14, 0), (0, 1), (14, 0), (-7, -6), (8, -6))[: 3 + value]:
        drawing += ellipse(x, y, 9, 5, "village-shade") + ellipse(x, y - 2, 9, 5, "village-light")
    if value > 1:
        drawing += path("M-15 -25h15q0 12 -5.5 13v5h4v4h-12v-4h4v-5q-5.5 -1 -5.5 -13z", "rubble-light")
        drawing += path("M-8 -25h8q0 12 -5.5 13v5h4v4h-6.5z", "rubble-1")
    if value > 2:
        drawing += path("M4 -14l6 -9h10l6 9l-11 14z", "river-1") + path("M4 -14h22l-11 14z", "river-3")
        drawing += path("M10 -23h5l-2 9h-9z", "river-light")
    return drawing


def _wooden(shape: str, inside: str) -> str:
    """With a cut-out rim and a shadow."""
    edge = path(shape, "none", stroke="var(--tavern-deep)", stroke_width=3)
    return (
        f'<g stroke-linejoin="round">{ellipse(6, 30, 38, 8, "#000", opacity=".3")}'
        + path(shape, "cut", stroke="var(--cut)", stroke_width=10)
        + path(shape, "chest", stroke="var(--tavern-deep)", stroke_width=4.5)
        + f"{inside}{edge}</g>"
    )
