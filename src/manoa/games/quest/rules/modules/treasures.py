"""Treasures (M-6): chests to be found, and points."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.board import Hex
from manoa.games.quest.parts.modules import CHESTS as VALUES
from manoa.games.quest.parts.modules import RACE_POINTS
from manoa.games.quest.rules.notes import CHEST
from manoa.games.quest.rules.state import CHESTS, Rules, State
from manoa.games.quest.rules.zones import mix
from manoa.kernel import chance
from manoa.kernel.journal import note
from manoa.kernel.language import kernel

OF_SEAT, OF_TABLE = 1, CHESTS  # numbers that a learner is shown


def mark(rules: Any, spots: list[Any], numbers: dict[Hex, int]) -> None:
    rules["chests"] = len(spots)
    for number, at in enumerate(spots, 1):
        rules["chest"][numbers[tuple(at)]] = number


@kernel
def deal(rules: Rules, state: State) -> None:
    """Chests, closed (M-6.1)."""
    for place in range(CHESTS):
        state.chest[place] = VALUES[place]
    chance.shuffle(state, state.chest, CHESTS)


@kernel
def hide(rules: Rules, state: State) -> None:
    """Chests that nobody took change places, with those left out (M-6.1)."""
    closed = 0
    for place in range(CHESTS):
        closed |= (state.chest_owner[place] == 0) << place
    mix(state, state.chest, closed)


@kernel
def stop(rules: Rules, state: State, piece: int, journal: Any) -> None:
    """A piece that stops by its own movement on a chest nobody has taken takes it; everybody sees its value (M-6.2)."""
    place = closed_chest(rules, state, state.at[piece])
    if place >= 0:
        state.chest_owner[place] = state.turn + 1
        state.revealed += 1
        note(journal, CHEST, state.turn, state.chest[place], state.at[piece], 0, 0)


@kernel
def closed_chest(rules: Rules, state: State, space: int) -> int:
    """The place of the chest there that nobody has taken; -1 if there is none."""
    place = rules.chest[space] - 1
    return place if place >= 0 and state.chest_owner[place] == 0 else -1


@kernel
def treasure(rules: Rules, state: State, seat: int) -> int:
    """What a seat's chests are worth."""
    found = 0
    for place in range(CHESTS):
        if state.chest_owner[place] == seat + 1:
            found += state.chest[place]
    return found


@kernel
def points(rules: Rules, state: State, seat: int) -> int:
    """Chests, and for the order of arrival (M-6.3)."""
    return treasure(rules, state, seat) + (RACE_POINTS[state.arrival[seat] - 1] if state.arrival[seat] else 0)


@kernel
def observe_seat(rules: Rules, state: State, seat: int, out: Any, at: int) -> int:
    out[at] = treasure(rules, state, seat)
    return at + OF_SEAT


@kernel
def observe_table(rules: Rules, state: State, seat: int, out: Any, at: int) -> int:
    """What chests are worth that were taken."""
    for place in range(rules.chests):
        out[at + place] = state.chest[place] if state.chest_owner[place] else 0
    return at + OF_TABLE
