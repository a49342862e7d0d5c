"""How a seat stands, in numbers: what the curves of a match are drawn from."""

from typing import Any


def graph(view: dict[str, Any], seat: int) -> dict[str, float]:
    """The points of the match, those of the round and those of each expedition."""
    points = view["points"][seat]
    now = sum(points.values())
    open_points = 0 if view["player"] is None else now  # the totals of a finished match have its last round already
    return {"total": view["totals"][seat] + open_points, "round": now, **points}
