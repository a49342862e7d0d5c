"""How a seat stands, in numbers: what the curves of a match are drawn from."""

from __future__ import annotations

from typing import Any


def graph(view: dict[str, Any], seat: int) -> dict[str, float]:
    """Resource cards, strength and shrines."""
    return {"cards": view["cards"][seat], "strength": view["strengths"][seat], "shrines": view["shrines"][seat]}
