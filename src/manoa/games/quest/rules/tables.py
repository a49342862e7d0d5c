"""Sets in the tables of a rules record."""

from collections.abc import Iterable


def bits(chosen: Iterable[bool]) -> int:
    """A set: a bit for each that is chosen."""
    return sum(1 << place for place, yes in enumerate(chosen) if yes)
