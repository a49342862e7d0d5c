"""An action as people name it."""

from __future__ import annotations

from typing import Any


class Action:
    """One legal step: `str(action)` is its notation, `id` its integer, `data` its parts by name."""

    __slots__ = ("_data", "id", "text")

    def __init__(self, id: int, text: str, data: dict[str, Any]) -> None:
        self.id = id
        self.text = text
        self._data = data

    @property
    def data(self) -> dict[str, Any]:
        return dict(self._data)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.id}: {self.text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and (self.id, self.text) == (other.id, other.text)

    def __hash__(self) -> int:
        return hash((self.id, self.text))
