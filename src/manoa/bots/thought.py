"""What a bot thinks about a position: the action it would take, and what it weighed."""

from __future__ import annotations

from typing import NamedTuple

from manoa.play.action import Action


class Candidate(NamedTuple):
    """An action that was weighed."""

    action: Action
    visits: int  # simulations that began with it
    win: float  # the share of them that the seat won; a shared first place counts in part
    margin: float  # how far its score was ahead of the best other one's, on average


class Thought(NamedTuple):
    """The action to take, and the reasons."""

    action: Action
    candidates: tuple[Candidate, ...] = ()  # the best first; empty where a bot follows a rule and weighs nothing
    simulations: int = 0
