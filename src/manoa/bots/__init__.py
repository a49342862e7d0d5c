"""Bots: something with `choose(seat)`, which gets what its seat knows and gives an action.

Every policy of a game is a bot of the same name.
"""

from __future__ import annotations

from typing import Any, Protocol

from manoa.bots.policy import PolicyBot
from manoa.bots.thought import Thought
from manoa.games import REGISTERED, rulebook
from manoa.play.action import Action
from manoa.play.seat import Seat


class Bot(Protocol):
    """The one protocol."""

    name: str

    def choose(self, seat: Seat) -> Action:
        """An action for a seat whose turn it is."""

    def think(self, seat: Seat) -> Thought:
        """The same with its reasons."""


def bots() -> list[str]:
    """The bots there are; which of them play a game, `bots_for` tells."""
    return sorted({name for game in REGISTERED for name in bots_for(game)})


def bots_for(game: str) -> list[str]:
    """The bots that play a game, the weakest first."""
    return ["random", *(name for name in rulebook(game).policies if name != "random")]


def bot(name: str, seed: int | None = None, **options: Any) -> Bot:
    """A bot by name. With a seed it plays the same way every time."""
    if name not in bots():
        raise ValueError(f"there is no bot {name!r}; there are: {', '.join(bots())}")
    if options:
        raise ValueError(f"the bot {name!r} takes a seed and no other option, not {', '.join(options)}")
    return PolicyBot(name, seed)
