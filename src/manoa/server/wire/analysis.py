"""Looking back at a match: how it went, and what a bot thinks of a position."""

from typing import Any

from manoa.server.wire.base import Refusal, Sent


class Graph(Sent, frozen=True, omit_defaults=False):
    """The course of a match as curves."""

    steps: list[int]  # the steps that have a value: the first, the last, and as many between as a curve needs
    series: dict[str, list[list[float | None]]]  # by name: for each seat a value at each step; None: not to be known


class TurnStep(Sent, frozen=True, omit_defaults=False):
    """A step of a turn."""

    id: int
    notation: str
    data: dict[str, Any]  # its parts by name


class Advised(TurnStep, frozen=True):
    """The action that a bot would take."""

    rest: list[TurnStep]  # how the turn goes on, until it ends or something hidden comes to light


class Weighed(Advised, frozen=True):
    """An action that a bot weighed."""

    visits: int  # simulations that began with it
    win: float  # the share of them that the seat won; a shared first place counts in part
    margin: float  # how far ahead of the best other one it was in the game's measure, on average
    behind: float | None  # how far behind the action to take, in `unit`; null: the two were not compared
    error: float | None  # the standard error of that
    why: Refusal | None  # what speaks against it for certain, and for the action to take


class Thoughts(Sent, frozen=True, omit_defaults=False):
    """What a bot thinks of a position, from what the seat to act knows there."""

    step: int
    seat: int  # the one to act
    bot: str
    action: Advised
    candidates: list[Weighed]  # the best first; empty where the bot follows a rule and weighs nothing
    simulations: int
    unit: str  # by what the bot goes: "games" for shares of won ones, else the game's measure
