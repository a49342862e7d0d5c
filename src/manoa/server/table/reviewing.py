"""Which tables can be looked back at with a review, and what there is to review."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any, NamedTuple

from manoa.play.match import Game
from manoa.server.table.project import Viewpoint, match_with
from manoa.server.table.refusal import Refused
from manoa.server.table.table import Table
from manoa.study.telling import VERSION


class Reviewable(NamedTuple):
    """A finished match."""

    game: Game
    steps: int
    key: str  # the same for the same steps, the same end and the same way to judge
    placings: list[int] | None  # of one that was given up
    is_own: bool  # of whoever looks: they played it, or it is their analysis
    record: Callable[[], dict[str, Any]]  # takes a while


def reviewable(table: Table, eyes: Viewpoint) -> Reviewable:
    """Refused while the match goes on, or if there is nothing to compare it with since it was left without a result."""
    match = match_with(table, 0)
    placings = None if match.over or table.result is None else table.result.placings
    if eyes.sealed or table.status == "running" or not (match.over or table.result):
        raise Refused("hidden", "hidden-review")
    if not match.over and placings is None:
        raise Refused("no-review")
    steps = list(match.steps)
    key = sha256(repr((VERSION, steps, placings)).encode()).hexdigest()
    is_own = eyes.seat is not None or bool(eyes.own)
    return Reviewable(match.game, len(steps), key, placings, is_own, lambda: match.at(len(steps)).record())
