"""How a seat stands, in numbers: what the curves of a match are drawn from."""

from typing import Any


def graph(view: dict[str, Any], seat: int) -> dict[str, float]:
    """Shrines, strength, and resource cards: how many in all, and of each kind where they are in sight."""
    held = view["resources"][seat] or {}
    return {"shrines": view["shrines"][seat], "strength": view["strengths"][seat], "cards": view["cards"][seat], **held}
