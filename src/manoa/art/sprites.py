"""Drawings that never change, kept as SVG: icons, the figures of Quest cards, the parts of landscapes."""

from __future__ import annotations

import functools
import re
from importlib.resources import files

SHEETS = ("icons", "figures", "landscapes")

_DRAWING = re.compile(r'^<(symbol|g) id="([^"]+)".*</\1>$', re.MULTILINE)


@functools.cache
def sprites() -> dict[str, str]:
    """Every drawing of the sheets by its id; each stands on a line of its own."""
    return {name: drawing for sheet in SHEETS for name, drawing in read(sheet).items()}


@functools.cache
def icons() -> dict[str, str]:
    """Those in one ink, 24 x 24. Every page has them, so no other sheet repeats them."""
    return read("icons")


def read(sheet: str) -> dict[str, str]:
    text = (files("manoa.art") / f"{sheet}.svg").read_text(encoding="utf-8")
    return {match[2]: match[0] for match in _DRAWING.finditer(text)}
