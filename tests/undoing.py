"""Checks of what can be taken back, and what cannot."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from manoa import IllegalAction, Match

REVEALED = "The last step revealed something hidden or ended the turn, so it stands."


def goes_back(match: Match, moves: Sequence[str]) -> None:
    """Moves played and taken back one by one leave every position as it was. Then nothing is left to take back."""
    states = [match.state.tobytes()]
    for move in moves:
        match.play(move)
        states.append(match.state.tobytes())
    for move in reversed(moves):
        assert match.state.tobytes() == states.pop()
        assert str(match.undo()) == move
    assert match.state.tobytes() == states.pop()
    with pytest.raises(IllegalAction, match="no step to take back"):
        match.undo()


def stands(match: Match) -> None:
    """The last step cannot be taken back, and trying changes nothing."""
    before = match.state.tobytes()
    with pytest.raises(IllegalAction, match=REVEALED):
        match.undo()
    assert match.state.tobytes() == before
