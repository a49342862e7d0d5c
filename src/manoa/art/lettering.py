"""Words on a picture: two faces, how wide they run, and text that cannot break out of the document."""

import re
from html import escape
from typing import Final

from manoa.art.inks import ink
from manoa.art.kit import attributes, n

# What XML cannot hold at all, and marks that would turn the writing around for everything after them.
_UNPRINTABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]|[\u202a-\u202e\u2066-\u2069]")

# Advances of the display face in thousandths of the size, a letter and its number each.
_ADVANCES: Final = """
!177 "260 #614 $306 %500 &423 '151 (274 )274 *331 +518 ,151 -217 .157 /352 0354 1240 2363 3352 4351 5342 6342
7307 8340 9342 :177 ;177 <517 =517 >517 ?343 @426 A389 B364 C358 D372 E327 F301 G363 H380 I188 J212 K375 L295
M484 N395 O358 P352 Q358 R357 S338 T332 U368 V362 W512 X374 Y358 Z316 [263 \\387 ]263 ^538 _591 `500 a320 b304
c299 d320 e301 f234 g345 h314 i161 j168 k304 l161 m471 n309 o299 p304 q304 r237 s300 t232 u309 v293 w437 x301
y301 z296 {336 |174 }336 ~603 –394 —475 …471 ’151 ‘151 “305 ”305 ·105 ×430 Ä389 Ö358 Ü368 ä320 ö299 ü309 ß350
É307 È327 Ê327 À389 Â389 Ç358 Ñ395 é301 è301 ê301 à320 â320 ç299 ñ309 −379 ½852
"""
_DISPLAY: Final = {" ": 0.154} | {entry[0]: int(entry[1:]) / 1000 for entry in _ADVANCES.split()}

# Shares of the size for the text face. A little more than our own needs, because a viewer may have another.
_TEXT: Final = {"narrow": 0.34, "wide": 0.94, "capital": 0.7, "other": 0.61}
_NARROW = set("iIjlt.,:;'!|()[] ’·")
_WIDE = set("mwMW@%—…")
_FULL_WIDTH_FROM = "\u2e80"


def width(text: str, size: float, display: bool = False, tracking: float = 0) -> float:
    """How wide a text runs: to the point in the display face, about in the other."""
    return sum(map(_display_share if display else _text_share, text)) * size + tracking * len(text)


def _display_share(letter: str) -> float:
    return _DISPLAY.get(letter, 1.0 if letter >= _FULL_WIDTH_FROM else 0.4)


def _text_share(letter: str) -> float:
    if letter >= _FULL_WIDTH_FROM:
        return 1.0
    if letter in _NARROW:
        return _TEXT["narrow"]
    if letter in _WIDE:
        return _TEXT["wide"]
    return _TEXT["capital" if letter.isupper() else "other"]


def cut(text: str, room: float, size: float, display: bool = False) -> str:
    """A text shortened until it fits."""
    if width(text, size, display) <= room:
        return text
    while text and width(text + "…", size, display) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def wrapped(text: str, room: float, size: float) -> list[str]:
    """A text broken into lines at its spaces."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width(longer, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def safe(text: str) -> str:
    """A text as it may stand between tags; it names no inks either."""
    return escape(_UNPRINTABLE.sub("\ufffd", text), quote=True).replace("var(--", "var(&#45;-")


def words(
    text: str,
    x: float,
    y: float,
    size: float,
    fill: str = "ink",
    *,
    anchor: str | None = None,
    weight: int | None = None,
) -> str:
    """A line in the text face, its baseline at y."""
    more = attributes(text_anchor=anchor, font_weight=weight)
    return f'<text x="{n(x)}" y="{n(y)}" font-size="{n(size)}" fill="{ink(fill)}"{more}>{safe(text)}</text>'


def display(
    text: str, x: float, y: float, size: float, fill: str = "ink", *, anchor: str | None = None, tracking: float = 0
) -> str:
    """A line in the tall display face: titles, and the numbers that must be read across the table."""
    more = attributes(text_anchor=anchor, letter_spacing=n(tracking, 2) if tracking else None)
    if not tracking:  # where a viewer knows no embedded fonts and takes a wider face, this keeps the text in its place
        more += f' textLength="{n(width(text, size, True))}" lengthAdjust="spacingAndGlyphs"'
    return (
        f'<text class="tall" x="{n(x)}" y="{n(y)}" font-size="{n(size)}" fill="{ink(fill)}"{more}>{safe(text)}</text>'
    )


def names_of_places(name: str, size: float) -> str:
    """The names on a map, small and calm on a thin halo: a group of texts that is defined as `name`. It is used twice,
    as not every viewer paints a stroke below its fill."""
    halo = 'fill="#1B2A22" stroke="#1B2A22" stroke-width="2" stroke-linejoin="round" opacity=".5"'
    twice = f'<use href="#{name}" {halo}/><use href="#{name}" fill="#FFF9EA"/>'
    return f'<g class="tall" text-anchor="middle" font-size="{n(size)}" letter-spacing=".3">{twice}</g>'


def signed(value: int | None) -> str:
    """Points with a true minus; a dash for none."""
    if value is None:
        return "–"
    return f"+{value}" if value > 0 else f"−{-value}" if value else "0"
