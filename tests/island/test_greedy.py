"""`greedy` finds its way in the cave, and trades with nobody at a loss."""

from __future__ import annotations

import pytest

import manoa
from island.arranging import FLOWER, play, table
from manoa import Match

CROWDED = {(1, -1): "cave", (1, 0): "cave", (2, -1): "cave", (2, -2): "cave", (1, -2): "cave"}
SHRINES = [(2, -1), (2, 0), (-2, 1)]
SURE = {(0, 0): "gold", **FLOWER, **dict.fromkeys(SHRINES, "shrine")}


def choice(match: Match) -> str:
    return str(manoa.bot("greedy").choose(match.for_seat(match.player or 0)))


@pytest.mark.parametrize("flipped", [False, True])
def test_i_10_3_it_goes_on_where_only_places_beside_the_exit_are_empty(flipped: bool) -> None:
    cave = {(r + q, -r) if flipped else (q, r): kind for (q, r), kind in CROWDED.items()}
    here = (0, 1) if flipped else (1, -1)
    match = table(
        {**SURE, (1, 0): "cave_entrance"},
        at={0: ("cave", *here), 1: (0, 0)},
        cave=cave,
        offerings={0: SHRINES},
        speed=3,
    )
    assert not [action for action in match.actions() if str(action).startswith("discover")]
    assert choice(match).startswith("move cave")


def test_i_11_2_of_two_players_none_trades_at_a_loss() -> None:
    """Both would gain, but the one who asks gains more."""
    match = table(FLOWER, resources={0: (6, 0, 2), 1: (0, 3, 0)}, turn=0)
    play(match, "offer orange 1 gold for 2 wood")
    assert choice(match) == "refuse"
    match = table(FLOWER, resources={0: (2, 0, 2), 1: (0, 6, 0)}, turn=0)
    play(match, "offer orange 1 gold for 1 wood")
    assert choice(match) == "accept"
