"""The bots `careful` and `seasoned`: strong enough, legal everywhere, sound, blind to what their seat cannot know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import manoa
from lost_cities.positions import lost_cities, placed, walk
from manoa import Match
from manoa.kernel.batch import CpuBatch

DEALS = 200


@pytest.fixture(params=["careful", "seasoned"])
def bot(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def choice(bot: str, match: Match) -> str:
    assert match.player is not None
    return str(manoa.bot(bot).choose(match.for_seat(match.player)))


def scores(rivals: tuple[str, str], seed: int, **options: Any) -> Any:
    """The points of DEALS rounds between two policies, by seat."""
    batch = lost_cities(rounds=1, **options).batch(DEALS)
    batch.reset(np.arange(seed, seed + DEALS))
    final = np.zeros((DEALS, 2), int)
    running = np.ones(DEALS, bool)
    for step in range(2000):
        first, second = (batch.choose(name, seed=step) for name in rivals)
        batch.step(np.where(batch.players() == 0, first, second))
        ended = running & batch.done()
        final[ended] = batch.scores()[ended]
        running &= ~ended
        if not running.any():
            return final
    raise AssertionError("some rounds did not end")


@pytest.mark.parametrize("expeditions", [5, 6])
def test_it_beats_random_in_99_of_100_paired_deals(bot: str, expeditions: int) -> None:
    """A deal is won if the points of both seatings together are more."""
    there = scores((bot, "random"), 1000, expeditions=expeditions)
    back = scores(("random", bot), 1000, expeditions=expeditions)
    won = there[:, 0] + back[:, 1] > there[:, 1] + back[:, 0]
    assert won.mean() >= 0.99


def test_it_scores_above_zero_against_itself(bot: str) -> None:
    final = scores((bot, bot), 5000)
    assert final.mean() - 3 * final.mean(1).std() / DEALS**0.5 > 0


def test_seasoned_beats_careful() -> None:
    there, back = scores(("seasoned", "careful"), 9000), scores(("careful", "seasoned"), 9000)
    margins = (there[:, 0] - there[:, 1] + back[:, 1] - back[:, 0]) / 2
    assert margins.mean() - 3 * margins.std() / DEALS**0.5 > 0


@pytest.mark.parametrize("options", [{}, {"expeditions": 6}, {"three_players": True}, {"no_deck_draw_limit": 0}])
def test_it_plays_whole_matches_against_itself(bot: str, options: dict[str, Any]) -> None:
    game = lost_cities(**options)
    batch = game.batch(50)
    assert isinstance(batch, CpuBatch)
    batch.reset(range(50))
    ended = batch.playout(bot)
    assert ended.steps.max() < 2 * 3 * 120
    assert ended.scores.mean() > 0


@pytest.mark.parametrize("options", [{}, {"expeditions": 6}, {"three_players": True}])
def test_it_is_legal_and_blind_wherever_random_play_leads(bot: str, options: dict[str, Any]) -> None:
    for number, match in enumerate(walk(lost_cities(rounds=1, **options).start(seed=3), 3)):
        if match.player is None:
            continue
        seat = match.for_seat(match.player)
        chosen = choice(bot, match)
        assert chosen in map(str, match.actions())
        assert choice(bot, seat.imagine(number)) == chosen


def test_it_begins_nothing_at_the_end(bot: str) -> None:
    match = placed(lost_cities(), hands=("Y2 B3 W4 G5 R6 Yx Bx Wx",), deck="Y3 Y4")
    assert choice(bot, match).startswith("discard")


def test_it_lays_what_pays_while_it_can(bot: str) -> None:
    match = placed(lost_cities(), hands=("Y10 B3 W4 G5 R6 Rx Bx Wx",), expeditions=("Yx Y5 Y6 Y8 Y9",), deck="Y3 Y4")
    assert choice(bot, match) == "play Y10"


def test_it_lays_low_numbers_first_while_there_is_time(bot: str) -> None:
    match = placed(lost_cities(), hands=("R3 R5 R7 R8 R10 Yx Bx W2",), expeditions=("Rx R2",))
    assert choice(bot, match) == "play R3"


def test_wagers_go_before_numbers(bot: str) -> None:
    match = placed(lost_cities(), hands=("Rx R4 R7 R8 R9 R10 Y2 B2",))
    assert choice(bot, match) == "play Rx"


def test_it_takes_the_card_its_expedition_waits_for(bot: str) -> None:
    match = placed(
        lost_cities(),
        hands=("Y2 B3 W4 G5 R9 Yx Bx",),
        expeditions=("Rx Rx R5 R6 R7",),
        discards="R8",
        phase="draw",
    )
    assert choice(bot, match) == "take R"


def test_it_draws_where_the_piles_have_nothing_for_it(bot: str) -> None:
    match = placed(
        lost_cities(), hands=("Y2 B3 W4 G5 R9 Yx Bx",), expeditions=("R5 R6 R7",), discards="R2 W3", phase="draw"
    )
    assert choice(bot, match) == "draw"


def test_it_does_not_feed_the_other_side(bot: str) -> None:
    """Red 9 is useless here, and just what the other side waits for; green 2 is useless to both."""
    match = placed(
        lost_cities(),
        hands=("R9 G2 Y4 Y6 Y7 Y8 Y9 Y10",),
        expeditions=("R10 G10", "Rx Rx R5 R6 R7 R8 G9"),
        discards="Yx Yx Yx",
    )
    assert choice(bot, match) != "discard R9"
