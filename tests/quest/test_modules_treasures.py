"""Treasures (M-6)."""

from __future__ import annotations

from collections import Counter

import pytest

from manoa import Match
from manoa.games.quest.parts.modules import CHESTS
from manoa.games.quest.parts.routes import listed
from manoa.games.quest.rules.ending import ARRIVED, PER_CHEST, PER_POINT
from quest.arranging import play, position
from quest.hexing import imagined
from quest.moduling import arrow, events, on, row, with_modules


def winner(match: Match) -> int:
    return match.scores.index(max(match.scores))


HOARD = ("start", "jungle 1", "jungle 1", "jungle 1", "finish jungle")


@pytest.mark.parametrize("route", listed())
def test_m_6_1_twelve_chests_one_on_every_marked_space_the_rest_put_back(route: str) -> None:
    match = with_modules("treasures", route=route).start(3, seed=1)
    chests = position(match)["modules"]["chests"]
    assert Counter(chest["value"] for chest in chests) == {1: 4, 2: 4, 3: 4}
    assert len(match.view()["modules"]["chests"]) == sum(chest["at"] is not None for chest in chests) in (8, 10)


def test_m_6_1_nobody_sees_what_is_in_a_closed_chest() -> None:
    match = with_modules("treasures").start(2, seed=3)
    for seat in (None, 0, 1):
        assert all(chest["value"] is None for chest in match.view(seat)["modules"]["chests"])
    worlds = [tuple(chest["value"] for chest in imagined(match, 0, seed)["modules"]["chests"]) for seed in range(12)]
    assert len(set(worlds)) > 6
    assert all(sorted(world) == sorted(CHESTS) for world in worlds)


def test_m_6_2_a_piece_that_stops_there_takes_the_chest_open() -> None:
    game = row(*HOARD, modules="treasures", marks={"treasures": [[1, 0], [2, 0]]})
    match = on(game, hand="scout explorer", chests=(3, 1))
    play(match, "scout L1", "go L2")
    seen = match.view()["modules"]["chests"]
    assert [(chest["owner"], chest["value"]) for chest in seen] == [(None, None), (0, 1)], "not in passing"
    assert match.view()["modules"]["points"] == [1, 0, 0]
    assert [imagined(match, 0, seed)["modules"]["chests"][1]["value"] for seed in range(6)] == [1] * 6


def test_m_6_2_not_by_a_current() -> None:
    marks = {"treasures": [[2, 0]], "current": [arrow(1, 0, 0)]}
    game = row("start", "river 1", "river 1", "jungle 1", modules="treasures current", marks=marks)
    match = on(game, hand="sailor", chests=(2,))
    assert [event["key"] for event in events(match, "sailor L1")] == ["run", "go", "carry"]
    assert match.view()["modules"]["points"] == [0, 0, 0]


def test_m_6_3_points_for_chests_and_for_the_order_of_arrival() -> None:
    game = row(*HOARD, modules="treasures", marks={"treasures": [[1, 0], [2, 0]]})
    match = on(game, at=(3, 0), hand="explorer", chests=(3, 3), elsewhere={1: (1, 0), 2: (2, 0)})
    play(match, "explorer L4")
    assert match.view()["modules"]["points"] == [5, 0, 0]
    play(match, "end turn", "end turn")
    assert match.over
    assert winner(match) == 0


def test_m_6_3_most_points_win() -> None:
    game = row(*HOARD, modules="treasures", marks={"treasures": [[1, 0], [2, 0]]})
    match = on(game, at=(3, 0), hand="explorer", elsewhere={1: (1, 0), 2: (2, 0)}, trophies={1: "1"})
    state = match.state
    state["chest"][:2], state["chest_owner"][:2] = 3, 2
    play(match, "explorer L4", "end turn", "end turn")
    assert match.view()["modules"]["points"] == [5, 6, 0]
    assert winner(match) == 1


def test_m_6_3_ties_go_by_blockades() -> None:
    game = row(*HOARD, modules="treasures", marks={"treasures": [[1, 0], [2, 0]]}, gates=(((0, 0), (1, 0)),))
    match = on(game, at=(3, 0), hand="explorer", elsewhere={1: (1, 0), 2: (2, 0)}, trophies={1: "1"})
    match.state["chest"][:2], match.state["chest_owner"][:2] = (3, 2), 2
    play(match, "explorer L4", "end turn", "end turn")
    assert match.view()["modules"]["points"] == [5, 5, 0]
    assert winner(match) == 1


def test_m_6_3_margins_are_told_in_steps_that_points_are_worth() -> None:
    """Without treasures arrivals have no steps to go, and others as many as they have."""
    of = with_modules("treasures").book.measure.of
    assert of(5 * PER_POINT + 1_010) - of(2 * PER_POINT) == 3 * PER_CHEST
    assert (of(-7), of(ARRIVED + 1_000)) == (-7, 0)
