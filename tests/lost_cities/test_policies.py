"""Playing at random."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lost_cities.positions import lost_cities, texts, walk
from manoa.games.lost_cities.bots.uniform import uniform
from manoa.kernel.chance import sow

LUCKS = [sow(11, index) for index in range(8)] + [0, 2**63 - 1]


@pytest.mark.parametrize("options", [{}, {"expeditions": 6}, {"three_players": True}], ids=str)
def test_uniform_chooses_what_the_generic_policy_chooses_from_the_list(options: dict[str, Any]) -> None:
    game = lost_cities(**options)
    scratch = game.scratch()
    for number, match in enumerate(walk(game.start(seed=7), 7)):
        for luck in LUCKS if number % 5 == 0 else [sow(number, 0)]:
            chosen = uniform(match.rules, match.state, scratch, luck)
            assert chosen == game.loops.random(match.rules, match.state, scratch, luck)
            assert chosen in [action.id for action in match.actions()]


def test_uniform_chooses_every_move_about_as_often() -> None:
    game = lost_cities()
    match = game.start(seed=9)
    scratch = game.scratch()
    chosen = Counter(uniform(match.rules, match.state, scratch, sow(3, index)) for index in range(3200))
    assert len(chosen) == len(texts(match))
    mean = 3200 / len(chosen)
    assert all(0.7 * mean < count < 1.3 * mean for count in chosen.values())
