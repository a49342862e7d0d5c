"""How a seat stands, in numbers: what the curves of a match are drawn from."""

from __future__ import annotations

from typing import Any


def graph(view: dict[str, Any], seat: int) -> dict[str, float]:
    """The way that is left to El Dorado."""
    return {"to_go": view["to_go"][seat]}
