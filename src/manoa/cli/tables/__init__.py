"""The tables of the games, drawn. One without a drawing of its own gets the generic one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from manoa.kernel.rulebook import Event
from manoa.play.action import Action
from manoa.play.match import Match

GENERIC = "manoa.cli.tables.generic"
TABLES = {
    "lost-cities": "manoa.cli.tables.lost_cities",
    "quest": "manoa.cli.tables.quest",
    "island": "manoa.cli.tables.island",
}

# Moves of one kind: its label, then each move as it is shown. One that shows nothing is told by the one before it.
Group = tuple[str, list[tuple[Action, Text]]]


@dataclass(frozen=True)
class Scene:
    """What a table is drawn from: a view, never a state, so that nothing hidden can show."""

    title: str
    view: dict[str, Any]
    seat: int | None  # who looks; None is a spectator
    names: Sequence[str]  # of the seats
    actions: Sequence[Action]  # what the one who looks may do now
    rules: Any  # the rules record: public
    options: Mapping[str, Any] = field(default_factory=dict)
    switches: frozenset[str] = frozenset()  # of the table's SWITCHES, those that are on


class Table(Protocol):
    """A module that draws a game. What it does not say itself, it takes from `plain`."""

    SWITCHES: Mapping[str, str]  # words that change the drawing, and what about it
    BY_TURN: bool  # what a seat does in a row is told in one sentence
    NO_NEWS: frozenset[str]  # keys of events that are left to the log

    def draw(self, scene: Scene, width: int, height: int | None = None, below: int = 0) -> RenderableType:
        """The position. On a screen of so many lines, it leaves some for what comes below it, if it can."""

    def outcome(self, scene: Scene, scores: Sequence[int]) -> RenderableType:
        """The final score, and how it came about."""

    def details(self, event: Event, names: Sequence[str]) -> RenderableType | None:
        """What there is to show of an event beside its sentence."""

    def paint(self, words: str) -> Text:
        """Words with the game's colours."""

    def groups(self, scene: Scene) -> list[Group]:
        """The moves, sorted for a person."""

    def expand(self, text: str) -> list[str]:
        """The moves that a line of several words stands for."""

    def question(self, scene: Scene) -> str:
        """What the one to act is asked for, in a few words."""


def table_for(game: str) -> Table:
    return cast(Table, import_module(TABLES.get(game, GENERIC)))


def scene(match: Match, seat: int | None, names: Sequence[str], switches: frozenset[str] = frozenset()) -> Scene:
    """The position of a match as a seat may know it."""
    actions = match.actions() if seat is not None and seat == match.player else []
    return Scene(match.game.title, match.view(seat), seat, names, actions, match.rules, match.game.options, switches)
