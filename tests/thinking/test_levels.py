"""Each level plays better than the one before, and none plays what a beginner would not think of. How much better,
`bench/strength.py` measures."""

from __future__ import annotations

import pytest

import manoa
from manoa.bots import Bot
from manoa.bots.levels import LEVELS
from thoughts import any_bot
from walks import every_game


def points(match: manoa.Match, bots: list[Bot]) -> list[int]:
    while match.player is not None:
        match.play(bots[match.player].choose(match.for_seat(match.player)))
    return match.scores


@every_game
def test_a_game_says_what_its_levels_play_by_the_best_excepted(name: str) -> None:
    assert list(manoa.game(name).book.levels) == list(LEVELS)[:-1]


@pytest.mark.parametrize(("weaker", "better"), [("novice", "fair"), ("fair", "strong")])
def test_the_better_level_earns_more(weaker: str, better: str) -> None:
    game, ahead = manoa.game("lost-cities", rounds=1), 0
    for deal in range(12):
        for seat in (0, 1):
            names = [better if other == seat else weaker for other in (0, 1)]
            scores = points(game.start(seed=deal), [any_bot(name, seed=deal) for name in names])
            ahead += scores[seat] - scores[1 - seat]
    assert ahead > 0


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_ends_the_first_turn_on_the_island_at_once(level: str) -> None:
    for seed in range(8):
        match, bot = manoa.game("island").start(seed=seed), any_bot(level, seed)
        while match.view()["phase"] != "explore":
            match.play(bot.choose(match.for_seat(match.player or 0)))
        assert str(bot.choose(match.for_seat(match.player or 0))) != "end turn"


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_gives_cards_away_on_the_island(level: str) -> None:
    """Or offers again what was refused."""
    for seed in range(3):
        match, bot = manoa.game("island", round_limit=4).start(seed=seed), any_bot(level, seed)
        while match.player is not None:
            action = bot.choose(match.for_seat(match.player))
            assert not str(action).endswith("for nothing"), match.record()["actions"]
            match.play(action)
