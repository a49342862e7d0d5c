"""What a bot thinks about a position: the action it would take, and what it weighed; and what all our bots share."""

import secrets
from abc import ABC, abstractmethod
from typing import NamedTuple

from manoa.kernel.seeds import light
from manoa.play.action import Action
from manoa.play.match import Seat


class Candidate(NamedTuple):
    """An action that was weighed."""

    action: Action
    visits: int  # simulations that began with it
    win: float  # the share of them that the seat won; a shared first place counts in part
    margin: float  # how far ahead of the best other one it was in the game's measure, on average


class Thought(NamedTuple):
    """The action to take, and the reasons."""

    action: Action
    candidates: tuple[Candidate, ...] = ()  # the best first; empty where a bot follows a rule and weighs nothing
    simulations: int = 0


class Thinker(ABC):
    """A bot of ours: with a seed it plays the same way every time."""

    def __init__(self, name: str, seed: int | None = None) -> None:
        self.name = name
        self.seed = secrets.randbits(62) if seed is None else light(seed)

    def choose(self, seat: Seat) -> Action:
        return self.think(seat).action

    def think(self, seat: Seat) -> Thought:
        if seat.player != seat.seat:
            raise ValueError(f"it is not the turn of seat {seat.seat}, so there is nothing to choose")
        return self._think(seat)

    @abstractmethod
    def _think(self, seat: Seat) -> Thought: ...
