"""Which games ended only because a limit ended them.

The limits of a game are its options called `…_limit` that take any number and 0 for none, such as `round_limit`. A
game was capped if the same steps, without limits, do not lead to its end.
"""

from __future__ import annotations

from manoa.play.game import Game
from manoa.play.match import Match


def unlimited(game: Game) -> Game | None:
    """The game without its limits; None if it has none."""
    limits = [
        name
        for name, option in game.book.options.items()
        if name.endswith("_limit") and not option.values and game.options[name] and option.admits(0)
    ]
    return Game(game.book, {**game.options, **dict.fromkeys(limits, 0)}) if limits else None


def capped(match: Match, free: Game | None) -> bool:
    """Whether a match that is over would not be, without limits."""
    if free is None:
        return False
    again = free.start(match.players, match.seed)
    return again.fold(match.steps) < len(match.steps) or not again.over
