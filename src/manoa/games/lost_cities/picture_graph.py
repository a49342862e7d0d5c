"""How a seat stands, in numbers: what the curves of a match are drawn from."""

from __future__ import annotations

from typing import Any


def graph(view: dict[str, Any], seat: int) -> dict[str, float]:
    """The points of each expedition, those of the round and those of the match."""
    points = view["points"][seat]
    return {**points, "round": sum(points.values()), "total": view["totals"][seat] + sum(points.values())}
