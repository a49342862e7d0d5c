"""How a seat stands, in numbers: what the curves of a match are drawn from."""

from typing import Any


def graph(view: dict[str, Any], seat: int) -> dict[str, float]:
    """The points of the match, those of the round and those of each expedition."""
    return {"total": view["totals_now"][seat], "round": view["round_points"][seat], **view["points"][seat]}
