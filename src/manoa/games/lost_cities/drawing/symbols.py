"""The cards as symbols, for pictures and for the browser. docs/art.md lists their names."""

import functools
from collections.abc import Iterator
from typing import Final

from manoa.art.kit import Drawing, laid, rect
from manoa.art.kit import symbols as defined
from manoa.games.lost_cities.drawing import cards as art
from manoa.games.lost_cities.drawing.landscapes import KINDS, parts
from manoa.games.lost_cities.parts.cards import LETTERS

KIND_OF_LETTER: Final = dict(zip(LETTERS, KINDS, strict=True))
BACK = "lc-back"


@functools.cache
def symbols(language: str = "en") -> dict[str, str]:
    """`lc-Y7` a whole card, `lc-Y7-head` a covered one, `lc-Y7-strip` and `lc-Y7-chip` smaller ones; `lc-ghost-Y`."""
    return {**parts(), art.CLIP: art.CLIP_PATH, **defined(_cards(language))}


def _cards(language: str) -> Iterator[Drawing]:
    yield BACK, art.CARD, art.back()
    for letter, kind in KIND_OF_LETTER.items():
        yield f"lc-ghost-{letter}", art.CARD, art.ghost(kind)
        for value in art.VALUES:
            name = f"lc-{letter}{value or 'x'}"
            yield name, art.CARD, art.face(kind, value, language)
            yield f"{name}-head", art.CARD, art.covered(kind, value, language)
            yield f"{name}-strip", art.STRIP, art.strip(kind, value)
            yield f"{name}-chip", art.CHIP, art.chip(kind, value)


def card(name: str, x: float, y: float, width: float, covered: bool = False) -> str:
    """A card with its shadow; of a covered one only the head is drawn."""
    shown = f"lc-{name}-head" if covered else f"lc-{name}"
    return f'<g data-card="{name}">{_shadowed(shown, x, y, width)}</g>'


def card_back(x: float, y: float, width: float) -> str:
    return _shadowed(BACK, x, y, width)


def _shadowed(name: str, x: float, y: float, width: float) -> str:
    height = width * art.RATIO
    return rect(x + 0.5, y + 2.5, width, height, "shadow-2", rx=width * 0.075) + laid(name, x, y, width, height)


def ghost(letter: str, x: float, y: float, width: float) -> str:
    """Where cards would lie."""
    return laid(f"lc-ghost-{letter}", x, y, width, width * art.RATIO)


def chip(name: str, x: float, y: float) -> str:
    """The head of a card alone."""
    _, _, width, height = art.CHIP
    return f'<g data-card="{name}">{laid(f"lc-{name}-chip", x, y, width, height)}</g>'
