"""What a bot thinks about a position: the action it would take, and what it weighed; and what all our bots share."""

import secrets
from abc import ABC, abstractmethod
from typing import NamedTuple

from manoa.kernel.seeds import policy_seed
from manoa.play.action import Action
from manoa.play.match import Seat


class Candidate(NamedTuple):
    """An action that was weighed."""

    action: Action
    visits: int  # simulations that began with it
    win: float  # the share of them that the seat won; a shared first place counts in part
    margin: float  # how far ahead of the best other one it was in the game's measure, on average
    behind: float | None = None  # how far behind the action to take, by what the bot goes by; None: not compared
    error: float | None = None  # the standard error of that


class Thought(NamedTuple):
    """The action to take, and the reasons."""

    action: Action
    candidates: tuple[Candidate, ...] = ()  # the best first; empty where a bot follows a rule and weighs nothing
    simulations: int = 0


class Thinker(ABC):
    """A bot of ours: with a seed it plays the same way every time."""

    def __init__(self, name: str, seed: int | None = None) -> None:
        self.name = name
        self.seed = secrets.randbits(62) if seed is None else policy_seed(seed)

    def __repr__(self) -> str:
        """The call that makes it."""
        return f"manoa.bot({self.name!r}, {self.seed}{self._options()})"

    def _options(self) -> str:
        """The options of the call."""
        return ""

    def choose(self, seat: Seat) -> Action:
        """The action that the bot takes for a seat whose turn it is: `bot.choose(match.for_seat(match.player))`."""
        return self.think(seat).action

    def think(self, seat: Seat) -> Thought:
        """The action that the bot takes for a seat whose turn it is, and its reasons: which other actions it weighed,
        and what came of them."""
        if not isinstance(seat, Seat):
            raise TypeError(f"a bot takes a seat, such as match.for_seat(match.player), not a {type(seat).__name__}")
        if seat.player != seat.seat:
            raise ValueError(f"it is not the turn of seat {seat.seat}, so there is nothing to choose")
        return self._think(seat)

    @abstractmethod
    def _think(self, seat: Seat) -> Thought: ...
