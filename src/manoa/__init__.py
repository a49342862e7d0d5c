"""Manoa: three expedition games, one set of rules.

    game = manoa.game("lost-cities")
    match = game.start(seed=7)
    match.play("discard R4")

Importing this is cheap: Numba is loaded with the first game.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from manoa.games import register

if TYPE_CHECKING:
    from manoa.bots import bot as bot
    from manoa.kernel.batch import Batch as Batch
    from manoa.play.action import Action as Action
    from manoa.play.errors import BadRecord as BadRecord
    from manoa.play.errors import Faulty as Faulty
    from manoa.play.errors import IllegalAction as IllegalAction
    from manoa.play.errors import Misfit as Misfit
    from manoa.play.match import Game as Game
    from manoa.play.match import Match as Match
    from manoa.play.match import Seat as Seat
    from manoa.play.match import batch as batch
    from manoa.play.match import game as game
    from manoa.play.record import replay as replay

    def bots(game: str | None = None) -> list[str]: ...
    def games() -> list[str]: ...
else:
    from manoa import games

__version__ = "0.1.0"

_HOMES = {
    "Action": "manoa.play.action",
    "BadRecord": "manoa.play.errors",
    "Batch": "manoa.kernel.batch",
    "Faulty": "manoa.play.errors",
    "Game": "manoa.play.match",
    "IllegalAction": "manoa.play.errors",
    "Match": "manoa.play.match",
    "Misfit": "manoa.play.errors",
    "Seat": "manoa.play.match",
    "batch": "manoa.play.match",
    "bot": "manoa.bots",
    "game": "manoa.play.match",
    "replay": "manoa.play.record",
}

__all__ = ["bots", "games", "register", *_HOMES]


def __getattr__(name: str) -> Any:
    if name == "bots":  # a package that can be called, like `games`
        return import_module("manoa.bots")
    if name not in _HOMES:
        raise AttributeError(f"module 'manoa' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
