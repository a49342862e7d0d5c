"""An action as people name it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import repeat
from typing import Any, NamedTuple

import numpy as np

from manoa.kernel.rulebook import Rulebook


class Action(tuple[int, "Position | _Words"]):
    """One step: `str(action)` is its notation, `id` its integer, `data` its parts by name.

    Words are made when somebody asks for them, and most are never asked for. (It is its id and where they come from, a
    tuple: Python makes nothing else as fast, and a match offers dozens of actions at every step.)
    """

    __slots__ = ()

    @classmethod
    def named(cls, id: int, text: str, data: dict[str, Any]) -> Action:
        """An action whose words are known."""
        return cls((id, _Words(text, data)))

    @property
    def id(self) -> int:
        """Its number in the game's numbering of actions."""
        return self[0]

    @property
    def text(self) -> str:
        """Its notation, as `str(action)` gives it and `match.play` takes it."""
        return self[1].notation(self[0])

    @property
    def data(self) -> dict[str, Any]:
        """Its `kind` and its further parts by name, ready for JSON."""
        return dict(self[1].describe(self[0]))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.id}: {self.text}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action) or self[0] != other[0]:
            return False
        return self[1] is other[1] or self.text == other.text

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self[0])

    def __reduce__(self) -> tuple[Any, ...]:
        return Action.named, (self.id, self.text, self.data)


def actions_of(ids: Iterable[int], source: Position) -> list[Action]:
    """Actions that ask for their words there; all of it runs in C."""
    return list(map(Action, zip(ids, repeat(source), strict=False)))


class _Words(NamedTuple):
    """Words that are known."""

    text: str
    data: dict[str, Any]

    def notation(self, _: int) -> str:
        return self.text

    def describe(self, _: int) -> dict[str, Any]:
        return self.data


class Position:
    """Where actions were named, to make their words of. While the match stands there this is its own state, and a copy
    once it goes on."""

    __slots__ = ("_book", "_rules", "_state", "_states")

    def __init__(self, book: Rulebook, rules: Any, states: Any, state: Any) -> None:
        self._book = book
        self._rules = rules
        self._states = states
        self._state = state  # the first of them: every look there makes a new one

    def keep(self) -> None:
        """The match goes on. (The copy is one of bytes: NumPy takes thirty times as long to copy a record.)"""
        self._states, self._state = self._states.tobytes(), None

    @property
    def state(self) -> Any:
        if self._state is None:
            self._state = np.frombuffer(self._states, self._book.state.dtype)[0]
        return self._state

    def notation(self, action: int) -> str:
        return self._book.notation(self._rules, self.state, action)

    def describe(self, action: int) -> dict[str, Any]:
        return self._book.describe(self._rules, self.state, action)
