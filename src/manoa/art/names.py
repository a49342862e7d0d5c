"""Names where there is little room, on cards: in the text face, over two lines, broken where that is allowed."""

import re
from typing import Final, NamedTuple

from manoa.art.inks import ink
from manoa.art.kit import n
from manoa.art.lettering import safe

WEIGHT = 650
SOFT_HYPHEN = "\u00ad"
UNBROKEN = 0.92  # a name is set so much smaller before one of its words is broken

# Advances of the text face at this weight in thousandths of the size, a letter and its number each.
_ADVANCES: Final = """
A565 B601 C579 D630 E543 F517 G633 H668 I292 J501 K606 L510 M754 N661 O679 P589 Q679 R602 S550 T551 U660 V546 W807
X554 Y513 Z541 a522 b568 c465 d568 e512 f329 g527 h565 i269 j270 k535 l279 m850 n566 o552 p568 q568 r386 s437 t372
u562 v509 w762 x497 y508 z452 Ä566 Ö679 Ü660 ä522 ö552 ü562 ß618 É543 È543 Ê543 À566 Â566 Ç579 Ñ660 é512 è512 ê512
à522 â522 ç465 ñ566 -327 ’288 .288
"""
_SHARES: Final = {" ": 0.2} | {entry[0]: int(entry[1:]) / 1000 for entry in _ADVANCES.split()}
_BREAKS = re.compile(f"( |{SOFT_HYPHEN}|(?<=-)(?!$))")


class Name(NamedTuple):
    lines: list[str]
    size: float


def name_width(text: str, size: float) -> float:
    return sum(_SHARES.get(letter, 0.6) for letter in text) * size


def fitted(text: str, room: float, largest: float) -> Name:
    """A name in as few lines as it needs and as large as it can be. Lines and words stay whole if that costs little."""
    whole = text.replace(SOFT_HYPHEN, "")
    ways = [[whole], _lines(whole, room, largest), _lines(text, room, largest)]
    names = [Name(lines, _largest(lines, room, largest)) for lines in ways]
    return next((name for name in names if name.size >= UNBROKEN * largest), names[-1])


def _largest(lines: list[str], room: float, largest: float) -> float:
    return min(largest, largest * room / max(name_width(line, largest) for line in lines))


def _lines(text: str, room: float, size: float) -> list[str]:
    """Broken at spaces, after hyphens and, with a hyphen that is shown only there, at soft ones."""
    first, *rest = _BREAKS.split(text)
    lines = [first]
    for between, part in zip(rest[::2], rest[1::2], strict=True):
        longer = lines[-1] + between.strip(SOFT_HYPHEN) + part
        if name_width(longer, size) <= room:
            lines[-1] = longer
        else:
            lines[-1] += "-" if between == SOFT_HYPHEN else ""
            lines.append(part)
    return lines


def name_line(text: str, x: float, y: float, size: float, fill: str) -> str:
    """One line of it, its baseline at y. Where a viewer takes a wider face, it keeps its width."""
    fixed = f'textLength="{n(name_width(text, size))}" lengthAdjust="spacingAndGlyphs"'
    place = f'x="{n(x)}" y="{n(y)}" font-size="{n(size)}" font-weight="{WEIGHT}"'
    return f'<text {place} fill="{ink(fill)}" {fixed}>{safe(text)}</text>'
