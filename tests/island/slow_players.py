"""Who plays the Island, with which pieces, and what is asked of them; for the slow table.

Nothing here is random: a `Chance` tells how dice fell and which tiles came up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Protocol

from island.slow_map import FIRST, Corner, Data, Place


class Over(Exception):
    """I-12.1: the match ends at this moment."""


class Chance(Protocol):
    """I-12.4: what falls, told when it falls."""

    def dice(self) -> tuple[int, int]: ...

    def tile(self, possible: Counter[str]) -> str:
        """The tile that is turned up, one of these."""

    def battle(self, expected: Data) -> tuple[list[int], list[int]]:
        """The battle dice of both sides. `expected` says who fights where, and with how many `dice`."""

    def first_tile(self, possible: Counter[str]) -> str:
        """I-5.5: the one that lies first when the island is laid again."""


@dataclass
class Piece:
    """An explorer or a villager. `origin` is where its last movement of this turn began."""

    at: Place | None = None
    origin: Place | None = None

    def put(self, place: Place | None) -> None:
        """Not a movement of its own."""
        self.at, self.origin = place, None

    def go(self, place: Place) -> None:
        self.at, self.origin = place, self.at


@dataclass
class Player:
    """I-1.7."""

    seat: int
    colour: str
    explorer: str | None
    piece: Piece = field(default_factory=lambda: Piece(FIRST))
    villagers: list[Piece] = field(default_factory=list)
    farmhouses: list[Corner] = field(default_factory=list)
    fort: Corner | None = None
    offerings: list[Place] = field(default_factory=list)
    cards: Counter[str] = field(default_factory=Counter)
    known: Counter[str] = field(default_factory=Counter)  # those that everybody can name (I-12.3)
    offers_left: int = 6
    beginnings_left: int = 12

    def buildings(self) -> list[Corner]:
        return [*self.farmhouses, *([self.fort] if self.fort else [])]

    def at_home(self) -> list[Piece]:
        return [villager for villager in self.villagers if villager.at is None]

    def army(self, place: Place) -> list[Piece]:
        return [villager for villager in self.villagers if villager.at == place]

    def pieces_on(self, place: Place) -> list[Piece]:
        """The explorer first."""
        return [self.piece] * (self.piece.at == place) + self.army(place)


@dataclass
class Fight:
    """I-8.1, I-8.5. `farmhouse` is the corner of the one attacked, `owner` whose it is."""

    attacker: int
    at: Place
    beast: str | None = None
    farmhouse: Corner | None = None
    owner: int | None = None
    fought: set[int] = field(default_factory=set)  # defenders that are done with

    def is_ordinary(self) -> bool:
        return self.beast is None and self.farmhouse is None


@dataclass
class Ask:
    """A decision: whose, in which phase, and the texts of all that may be done."""

    seat: int
    phase: str
    options: set[str]


Flow = Generator[Ask, str, None]
