"""The deal of the day: what each game is played with on a day, in the open. Which cards those are, the server keeps.

It is short, against bots alone, and changes from day to day, so that everybody meets everything in turn.
"""

from collections.abc import Callable
from datetime import date
from functools import cache
from typing import Any, NamedTuple

from manoa.bots import bots_for
from manoa.games import rulebook
from manoa.kernel.rulebook import Rulebook
from manoa.play.fitting import fitted
from manoa.play.ruleset import complete

OWN = 0  # the seat that everybody plays
OPPONENT = "strong"
ALSO_PLAY = ("fair", "strong")  # levels that play that seat too, so that there is somebody to compare with


class Plan(NamedTuple):
    """What is played on a day."""

    options: dict[str, Any]
    bots: tuple[str | None, ...]  # by seat; None: whoever plays it


def plan(game: str, day: date) -> Plan:
    """The same for everybody who asks, today and later."""
    chosen, rivals = _PLANS.get(game, _usual)(day.toordinal())
    book = rulebook(game)
    options = complete(book, chosen, book.version)
    missing = min(book.seats(options)) - 1 - len(rivals)
    return Plan(options, (None, *rivals, *[OPPONENT] * missing))


def companions(game: str) -> list[str]:
    """The bots that play everybody's seat once a day."""
    return [bot for bot in ALSO_PLAY if bot in bots_for(game)]


def _usual(day: int) -> tuple[dict[str, Any], tuple[str, ...]]:
    return {}, ()


def _lost_cities(day: int) -> tuple[dict[str, Any], tuple[str, ...]]:
    return {"rounds": 1, "expeditions": (5, 6)[day % 2]}, (OPPONENT,)


def _quest(day: int) -> tuple[dict[str, Any], tuple[str, ...]]:
    routes = _routes()
    return {"route": routes[day % len(routes)]}, ("fair", OPPONENT)


@cache
def _routes() -> list[str]:
    """Those that need no expansion."""
    book = rulebook("quest")
    return [name for name in book.options["route"].values or () if _fits(book, {"route": name})]


def _fits(book: Rulebook, options: dict[str, Any]) -> bool:
    try:
        fitted(book, complete(book, options, book.version))
    except ValueError:
        return False
    return True


_PLANS: dict[str, Callable[[int], tuple[dict[str, Any], tuple[str, ...]]]] = {
    "lost-cities": _lost_cities,
    "quest": _quest,
}


def unit(game: str) -> str:
    """What results are told in: points, steps to go, shrines."""
    return rulebook(game).measure.unit


def value(game: str, score: int) -> int:
    """A final score in it."""
    return round(rulebook(game).measure.of(score))


def standing(game: str, score: int, placing: int, turns: int) -> tuple[int, ...]:
    """What orders the results of a deal: the smaller, the better. Own points; where there are none, who came first, and
    then who won in fewer turns or was nearer to it."""
    if unit(game) == "points":
        return (-score,)
    return placing, turns if placing == 1 else 0, -score
