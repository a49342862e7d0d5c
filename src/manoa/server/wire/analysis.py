"""Looking back at a match: how it went, and what a bot thinks of a position."""

from typing import Any

from manoa.server.wire.base import Sent


class Graph(Sent, frozen=True, omit_defaults=False):
    """The course of a match as curves."""

    steps: list[int]  # the steps that have a value: the first, the last, and as many between as a curve needs
    series: dict[str, list[list[float | None]]]  # by name: for each seat a value at each step; None: not to be known


class Advised(Sent, frozen=True, omit_defaults=False):
    """The action that a bot would take."""

    id: int
    notation: str
    data: dict[str, Any]  # its parts by name


class Weighed(Advised, frozen=True):
    """An action that a bot weighed."""

    visits: int  # simulations that began with it
    win: float  # the share of them that the seat won; a shared first place counts in part
    margin: float  # how far ahead of the best other one it was in the game's measure, on average


class Thoughts(Sent, frozen=True, omit_defaults=False):
    """What a bot thinks of a position, from what the seat to act knows there."""

    step: int
    seat: int  # the one to act
    bot: str
    action: Advised
    candidates: list[Weighed]  # the best first; empty where the bot follows a rule and weighs nothing
    simulations: int
