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
    found: dict[str, str] = {}
    for sheet in SHEETS:
        text = (files("manoa.art") / f"{sheet}.svg").read_text(encoding="utf-8")
        found |= {match[2]: match[0] for match in _DRAWING.finditer(text)}
    return found
