"""Flowing water (M-2): a piece that stops on an arrow is carried on by one space."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.board import Hex, neighbours
from manoa.games.quest.rules.board import is_in, others
from manoa.games.quest.rules.modules.ground import bars_space, bars_step
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel.language import kernel


def mark(rules: Any, arrows: list[dict[str, int]], numbers: dict[Hex, int]) -> None:
    for arrow in arrows:
        at = arrow["q"], arrow["r"]
        rules["drift"][numbers[at]] = numbers[neighbours(at)[arrow["direction"]]]


@kernel
def carries(rules: Rules, space: int) -> bool:
    """An arrow lies there."""
    return rules.drift[space] != space


@kernel
def carried_to(rules: Rules, state: State, space: int, other: int) -> int:
    """Where a piece of the player is after its stop on a space, the other one standing on `other`: an arrow is a forced
    move, if that is possible; a piece carried onto another arrow stays there (M-2.1)."""
    there = 0 + rules.drift[space]
    if there == space or is_in(there, others(rules, state, other)) or bars_space(rules, state, there):
        return space
    return space if bars_step(rules, state, space) else there
