"""A state machine of a match that any game can build on: steps, undo, refusals and snapshots in any order."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule

from manoa import Action, IllegalAction, Match

BEYOND = 20  # ids below and above the existing ones


def bare(match: Match) -> bytes:
    """The state without `revealed`, which is only a counter and is not in a snapshot."""
    state = match.state.copy()
    state["revealed"] = 0
    return bytes(state.tobytes())


def exact(match: Match) -> tuple[bytes, list[int], list[Action]]:
    """Everything that makes up a match."""
    return bytes(match.state.tobytes()), list(match.steps), match.actions()


def views(match: Match) -> list[dict[str, Any]]:
    return [match.view(seat) for seat in (None, *range(match.players))]


class Machine(RuleBasedStateMachine):
    """A match, and its states before each step. A game's machine calls `begin` and says what is revealed."""

    match: Match

    def begin(self, match: Match) -> None:
        self.match = match
        self.past: list[tuple[Any, bool]] = []  # the match before each step, and whether the step revealed something

    def came_to_light(self, action: Action, before: dict[str, Any]) -> bool:
        """Whether a step after the open table `before` revealed something, without looking at the state."""
        raise NotImplementedError

    def played(self, action: Action, by: int) -> None:
        """A step was played (`by` is 1) or taken back (-1)."""

    def play(self, action: Action) -> None:
        before, seen, revealed = exact(self.match), self.match.view(), self.match.state["revealed"]
        self.match.play(action)
        reveals = bool(self.match.state["revealed"] != revealed)
        assert reveals == self.came_to_light(action, seen)
        self.past.append((before, reveals))
        self.played(action, 1)

    @rule(choice=st.integers(0, 10_000))
    def step(self, choice: int) -> None:
        legal = self.match.actions()
        if legal:
            self.play(legal[choice % len(legal)])

    @rule()
    def undo(self) -> None:
        now = exact(self.match)
        before, revealed = self.past.pop() if self.past else (now, True)
        if revealed:
            with pytest.raises(IllegalAction, match="revealed something hidden" if now[1] else "no step to take back"):
                self.match.undo()
            assert exact(self.match) == now
            self.past = []
        else:
            undone = self.match.undo()
            assert undone.id == now[1][-1]
            assert exact(self.match) == before
            self.played(undone, -1)

    @rule(choice=st.integers(0, 10_000))
    def refuse(self, choice: int) -> None:
        action = choice % (self.match.game.book.action_count + 2 * BEYOND) - BEYOND
        if action in [legal.id for legal in self.match.actions()]:
            return
        before = exact(self.match)
        with pytest.raises(IllegalAction) as refusal:
            self.match.play(action)
        assert str(refusal.value).endswith(".")
        assert exact(self.match) == before

    @rule()
    def restore(self) -> None:
        """The match continues from its snapshot as if nothing had happened, except for the steps it can take back."""
        restored = self.match.game.restore(self.match.snapshot())
        assert restored.snapshot() == self.match.snapshot()
        assert bare(restored) == bare(self.match)
        assert restored.actions() == self.match.actions()
        assert views(restored) == views(self.match)
        self.match, self.past = restored, []
