"""Each level plays better than the one before. How much better, `bench/strength.py` measures."""

from __future__ import annotations

import pytest

import manoa
from manoa.bots import Bot
from manoa.bots.levels import LEVELS, blunders
from manoa.games import rulebook
from thoughts import any_bot
from walks import every_game


def points(match: manoa.Match, bots: list[Bot]) -> list[int]:
    while match.player is not None:
        match.play(bots[match.player].choose(match.for_seat(match.player)))
    return match.scores


@every_game
def test_levels_blunder_less_and_less(name: str) -> None:
    shares = [blunders(rulebook(name), level) for level in LEVELS]
    assert shares == sorted(shares, reverse=True)
    assert shares[-1] == 0


@pytest.mark.parametrize(("weaker", "better"), [("novice", "fair"), ("fair", "strong")])
def test_the_better_level_earns_more(weaker: str, better: str) -> None:
    game, ahead = manoa.game("lost-cities", rounds=1), 0
    for deal in range(12):
        for seat in (0, 1):
            names = [better if other == seat else weaker for other in (0, 1)]
            scores = points(game.start(seed=deal), [any_bot(name, seed=deal) for name in names])
            ahead += scores[seat] - scores[1 - seat]
    assert ahead > 0
