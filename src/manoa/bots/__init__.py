"""Bots: something with `choose(seat)`, which gets what its seat knows and gives an action.

Every policy of a game is a bot of the same name; `search` and the levels play every game.
"""

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
        """An action for a seat whose turn it is."""

    def think(self, seat: Seat) -> Thought:
        """The same with its reasons."""


def bots() -> list[str]:
    """The bots there are; which of them play a game, `bots_for` tells."""
    return sorted({name for game in REGISTERED for name in bots_for(game)})


def bots_for(game: str) -> list[str]:
    """The bots that play a game: its rules of thumb, then `search`, then the levels for people, the weakest first."""
    return [*quick_bots(game), "search", *LEVELS]


def quick_bots(game: str) -> list[str]:
    """Those that follow a rule and answer at once, the weakest first."""
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
