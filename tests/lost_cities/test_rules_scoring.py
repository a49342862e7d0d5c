"""LC-5 scoring, LC-6 the winner, LC-9 where sources differ or slip."""

from __future__ import annotations

import pytest

from lost_cities.positions import lost_cities, scored
from lost_cities.slow import SlowRules, column_points
from manoa import Match
from manoa.games.lost_cities.rules.ending import expedition

GAME = lost_cities()
ALL_NUMBERS = ["2", "3", "4", "5", "6", "7", "8", "9", "10"]


def column(colour: str, wagers: int, *numbers: str) -> str:
    return " ".join([f"{colour}x"] * wagers + [f"{colour}{number}" for number in numbers])


def result(*columns: str) -> list[int]:
    """The points of both seats in a round that ended with these columns."""
    points: list[int] = scored(GAME, *columns).view()["results"][-1]
    return points


def test_lc_5_1_an_empty_column_costs_nothing() -> None:
    assert result("", "") == [0, 0]


@pytest.mark.parametrize(
    ("wagers", "numbers", "points"),
    [
        (0, ["2"], -18),
        (0, ["10"], -10),
        (0, ["9", "10"], -1),
        (0, ["3", "8", "9"], 0),
        (1, ["9", "10"], -2),
        (1, ["8", "9", "10"], 14),
        (2, ["8", "9", "10"], 21),
        (3, ["8", "9", "10"], 28),
        (3, ["2"], -72),
    ],
)
def test_lc_5_2_sum_less_twenty_times_one_more_than_the_wagers(wagers: int, numbers: list[str], points: int) -> None:
    assert result(column("G", wagers, *numbers), "") == [points, 0]
    assert result("", column("G", wagers, *numbers)) == [0, points]


@pytest.mark.parametrize(
    ("wagers", "numbers", "points"),
    [
        (0, ALL_NUMBERS[:7], 35 - 20),
        (0, ALL_NUMBERS[:8], 44 - 20 + 20),
        (1, ALL_NUMBERS[:6], (27 - 20) * 2),
        (1, ALL_NUMBERS[:7], (35 - 20) * 2 + 20),
        (3, ALL_NUMBERS[:4], (14 - 20) * 4),
        (3, ALL_NUMBERS[:5], (20 - 20) * 4 + 20),
    ],
)
def test_lc_5_3_eight_cards_earn_twenty_never_multiplied(wagers: int, numbers: list[str], points: int) -> None:
    assert result(column("W", wagers, *numbers), "") == [points, 0]


def test_lc_5_4_a_round_is_the_sum_over_the_colours() -> None:
    assert result("Y9 Y10 Bx Bx Rx R10", "W2 W3 G10") == [-1 - 60 - 20, -15 - 10]


def test_lc_5_4_a_sixth_expedition_counts_like_the_others() -> None:
    assert scored(lost_cities(expeditions=6), "P2 Y3").view()["results"] == [[-18 - 17, 0]]


@pytest.mark.parametrize(("wagers", "points"), [(1, -40), (2, -60), (3, -80)])
def test_lc_5_4_wagers_alone_cost_twenty_times_one_more(wagers: int, points: int) -> None:
    assert result(column("R", wagers), "") == [points, 0]


@pytest.mark.parametrize("three_players", [False, True])
def test_lc_5_4_every_column_there_is_counts_what_the_rules_say(three_players: bool) -> None:
    game = lost_cities(three_players=three_players, expeditions=6)
    rules = game.rules(3 if three_players else 2)
    slow = SlowRules(cost=15, bonus_from=7, bonus=15) if three_players else SlowRules()
    found = set()
    for number in range(4 << 9):
        wagers, chosen = number >> 9, number & 511
        cards = column("Y", wagers, *(rank for bit, rank in enumerate(ALL_NUMBERS) if chosen >> bit & 1)).split()
        colour = number % 6
        bits = (chosen << 1 | (wagers > 0)) << 10 * colour
        points = expedition(rules, bits, wagers << 4 * colour, colour)
        assert points == column_points(slow, cards), cards
        found.add(points)
    assert (min(found), max(found)) == ((-60, 171) if three_players else (-80, 156))


def ended(before: list[list[int]], *columns: str, **options: object) -> Match:
    return scored(lost_cities(**options), *columns, results=before)


@pytest.mark.parametrize(
    ("before", "columns", "scores", "placings"),
    [
        ([[10, 0], [0, 5]], ("", ""), [10, 5], [1, 2]),
        ([[10, 0], [0, 5]], ("Y2", ""), [-8, 5], [2, 1]),
        ([[-30, -40], [-1, 0]], ("", "R9 R10"), [-31, -41], [1, 2]),
    ],
)
def test_lc_6_1_the_highest_total_wins(
    before: list[list[int]], columns: tuple[str, str], scores: list[int], placings: list[int]
) -> None:
    match = ended(before, *columns)
    assert match.over
    assert match.scores == scores
    assert match.placings == placings


@pytest.mark.parametrize("columns", [("Y2", ""), ("Y10", "B2")])
def test_lc_6_1_equal_totals_are_a_shared_win(columns: tuple[str, str]) -> None:
    ahead = -sum(scored(lost_cities(rounds=1), *columns).scores[seat] * (1 - 2 * seat) for seat in (0, 1))
    match = ended([[ahead, 0], [0, 0]], *columns)
    assert match.scores[0] == match.scores[1]
    assert (match.placings, match.winners) == ([1, 1], [0, 1])


def test_lc_6_1_the_match_goes_on_until_the_last_round_is_scored() -> None:
    assert not ended([[780, 0]]).over
    assert ended([[780, 0], [0, 0]]).over
    assert ended([], rounds=1).over


# Where sources differ or slip


def test_lc_9_1_the_bonus_of_the_printed_table_belongs_to_two_wagers() -> None:
    assert result(column("R", 2, "2", "4", "5", "7", "8", "9"), "") == [(35 - 20) * 3 + 20, 0]
    assert result(column("R", 0, *ALL_NUMBERS[:8]), "") == [44 - 20 + 20, 0], "eight numbers sum to 44 or more"


def test_lc_9_2_five_colours_are_scored_like_six() -> None:
    laid = column("R", 1, "4", "5"), column("G", 0, "9", "10")
    assert [scored(lost_cities(expeditions=colours), *laid).view()["results"][-1] for colours in (5, 6)] == [
        [-22, -1]
    ] * 2
