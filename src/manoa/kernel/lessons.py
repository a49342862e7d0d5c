"""Lessons: a position, goals, and a watcher of events. They run on the real engine, like any match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

Events = list[dict[str, Any]]
View = Mapping[str, Any]
Position = dict[str, Any]

LEARNER = 0  # the learner's seat; bots have the others


@dataclass(frozen=True)
class Goal:
    """Something to reach. `reached` looks at the events of one step and at the view after it, both the learner's."""

    id: str
    reached: Callable[[Events, View], bool]


@dataclass(frozen=True)
class Lesson:
    """A lesson. The match begins from the seed, `opening` is played, then `arrange` may change the position."""

    id: str
    goals: tuple[Goal, ...]
    players: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    opening: tuple[str, ...] = ()
    arrange: Callable[[Position], None] | None = None


def happens(*keys: str, **parts: Any) -> Callable[[Events, View], bool]:
    """The learner causes an event with one of these keys and all of these parts."""
    wanted = {"seat": LEARNER, **parts}

    def happened(events: Events, _: View) -> bool:
        return any(event["key"] in keys and wanted.items() <= event.items() for event in events)

    return happened
