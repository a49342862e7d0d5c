"""Bots: something with `choose(seat)`, which gets what its seat knows and gives an action.

Every policy of a game is a bot of the same name; `search` and the levels play every game. The package can be called:
`manoa.bots()` lists the names (as with `manoa.games`, a function of that name would not stay in its place).
"""

import sys
from types import ModuleType
from typing import Any, Protocol

from manoa.bots.budget import budget
from manoa.bots.levels import LEVELS, LevelBot
from manoa.bots.policy import PolicyBot
from manoa.bots.search import SearchBot
from manoa.bots.thought import Thought
from manoa.games import REGISTERED, rulebook
from manoa.play.action import Action
from manoa.play.match import Game, Seat

OPTIONS = ("seconds", "simulations", "threads")
# What bots of versions before are called or succeeded by: stored tables still name them.
FORMER = {"scout": "hasty", "projection": "seasoned"}


class Bot(Protocol):
    """The one protocol."""

    name: str

    def choose(self, seat: Seat) -> Action:
        """The action that the bot takes for a seat whose turn it is: `bot.choose(match.for_seat(match.player))`."""

    def think(self, seat: Seat) -> Thought:
        """The action that the bot takes for a seat whose turn it is, and its reasons: which other actions it weighed,
        and what came of them."""


def bots(game: str | None = None) -> list[str]:
    """The names of all bots, or of those that play a game."""
    return bots_for(game) if game is not None else sorted({name for each in REGISTERED for name in bots_for(each)})


def bots_for(game: str) -> list[str]:
    """The bots that play a game: its quick ones, then `search`, then the levels for people, the weakest first."""
    return [*quick_bots(game), "search", *LEVELS]


def quick_bots(game: str) -> list[str]:
    """The bots that play a game by a policy and answer at once, the weakest first."""
    return ["random", *(name for name in rulebook(game).policies if name != "random")]


def searches(game: Game, name: str) -> bool:
    """Whether a bot plays a game by simulations. Those wait for compiled kernels."""
    name = FORMER.get(name, name)
    plays_by = game.book.levels.get(name)
    return name not in quick_bots(game.name) and (plays_by is None or isinstance(plays_by, int))


def bot(name: str, seed: int | None = None, **options: Any) -> Bot:
    """A bot by name. With a seed it plays the same way every time, but for one that thinks for so many `seconds`: that
    takes `simulations` instead. `threads` is how many cores it may use."""
    name = FORMER.get(name, name)
    if name not in bots():
        raise ValueError(f"there is no bot {name!r}; there are: {', '.join(bots())}")
    thinks = name == "search" or name in LEVELS
    for option in options:
        if not thinks or option not in OPTIONS:
            allowed = f"a seed, {', '.join(OPTIONS)}" if thinks else "a seed"
            raise ValueError(f"the bot {name!r} takes {allowed} and no other option, not {option}")
    if not thinks:
        return PolicyBot(name, seed)
    if name == "search":
        return SearchBot(name, seed, budget(**options))
    return LevelBot(name, seed, budget(**{"seconds": None if "simulations" in options else LEVELS[name], **options}))


class _Bots(ModuleType):
    def __call__(self, game: str | None = None) -> list[str]:
        return bots(game)


sys.modules[__name__].__class__ = _Bots
