"""Garbage for snapshots: JSON of any kind, and positions that were changed in a few places."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from hypothesis import strategies as st

from manoa import Game, Match

NUMBERS = st.integers(-3, 20) | st.integers() | st.sampled_from([2**31 - 1, 2**31, 2**63, -(2**31), 2**62, 10**30])


class Garbage(NamedTuple):
    """The material for a game's garbage: its words among all kinds of values, its keys among any."""

    words: st.SearchStrategy[Any]
    keys: st.SearchStrategy[str]

    @property
    def leaves(self) -> st.SearchStrategy[Any]:
        return st.one_of(st.none(), st.booleans(), NUMBERS, st.floats(), st.text(max_size=5), self.words)

    @property
    def values(self) -> st.SearchStrategy[Any]:
        return st.recursive(
            self.leaves,
            lambda inner: st.lists(inner, max_size=4) | st.dictionaries(self.keys, inner, max_size=4),
            max_leaves=8,
        )

    def tamper(self, draw: st.DrawFn, position: Any) -> None:
        """Change a position in one to three places."""
        for _ in range(draw(st.integers(1, 3))):
            holder, key = draw(places(position))
            self._change(draw, holder, key)

    def _change(self, draw: st.DrawFn, holder: Any, key: Any) -> None:
        how = draw(st.sampled_from(["replace", "remove", "add", "swap", "nudge"]))
        if how == "remove":
            del holder[key]
        elif how == "swap":
            other = draw(st.sampled_from(keys_of(holder)))
            holder[key], holder[other] = holder[other], holder[key]
        elif how == "add" and isinstance(holder, list):
            holder.insert(key, draw(self.words | self.values))
        elif how == "add":
            holder[draw(self.keys)] = draw(self.values)
        elif how == "nudge" and type(holder[key]) in (int, bool):
            holder[key] = draw(st.booleans()) if type(holder[key]) is bool else holder[key] + draw(st.integers(-3, 3))
        else:
            holder[key] = draw(self.values)


@st.composite
def places(draw: st.DrawFn, root: Any) -> tuple[Any, Any]:
    """Some object or list inside, and one of its keys."""
    holder: Any = {"root": root}
    key: Any = "root"
    while isinstance(holder[key], dict | list) and holder[key] and (holder[key] is root or draw(st.integers(0, 3))):
        holder = holder[key]
        key = draw(st.sampled_from(keys_of(holder)))
    return holder, key


def keys_of(holder: Any) -> Any:
    return sorted(holder) if isinstance(holder, dict) else range(len(holder))


def restored(game: Game, snapshot: Any) -> Match | None:
    """The match, or None if it was refused with a ValueError. Any other error is raised."""
    try:
        return game.restore(snapshot)
    except ValueError as refusal:
        return None if str(refusal) else pytest.fail("a refusal without a sentence")
