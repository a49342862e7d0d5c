"""Drawings that never change, kept as SVG files: the icons here, others with the game that they belong to."""

import functools
import re
from importlib.resources import files

_DRAWING = re.compile(r'^<(symbol|g) id="([^"]+)".*</\1>$', re.MULTILINE)


@functools.cache
def icons() -> dict[str, str]:
    """Drawings in one ink, 24 x 24. Every page has them, so no set of symbols repeats them."""
    return read("manoa.art", "icons")


def figures() -> dict[str, str]:
    """The people and things on cards and portraits."""
    return read("manoa.art", "figures")


@functools.cache
def read(package: str, name: str) -> dict[str, str]:
    """Every drawing of a file by its id; each stands on a line of its own."""
    text = (files(package) / f"{name}.svg").read_text(encoding="utf-8")
    return {match[2]: match[0] for match in _DRAWING.finditer(text)}
