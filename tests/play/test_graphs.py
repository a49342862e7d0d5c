"""The numbers that the curves of a match are drawn from."""

from __future__ import annotations

from collections import Counter

import pytest

import manoa
from manoa import Match
from manoa.games.quest.parts.cards import CARDS


def played(name: str, bot: str, players: int, **options: object) -> Match:
    match = manoa.game(name, **options).start(players=players, seed=5)
    player = manoa.bot(bot)
    while match.player is not None and len(match.steps) < 150:
        match.play(player.choose(match.for_seat(match.player)))
    return match


def values(match: Match, viewer: int | None, seat: int) -> dict[str, float]:
    assert match.game.book.graph is not None
    return match.game.book.graph(match.view(viewer), seat)


def test_expeditions_add_up_to_the_round() -> None:
    match = played("lost-cities", "careful", 2, rounds=1)
    found = values(match, 0, 1)
    assert found["round"] == sum(found[colour] for colour in match.view(0)["points"][1])


def test_a_deck_of_quest_is_told_by_colour_to_its_owner() -> None:
    match = played("quest", "greedy", 3)
    count = 0
    for step in range(0, len(match.steps) + 1, 5):
        then = match.at(step)
        for seat in range(3):
            found = values(then, seat, seat)
            assert found["to_go"] == then.view(None)["to_go"][seat]
            if "deck" not in found:
                continue
            count += 1
            view = then.view(seat)
            cards = [*view["hand"], *view["draw"], *view["discards"][seat], *view["areas"][seat]]
            colours = Counter(CARDS[card]["colour"] for card in cards)
            assert found["deck"] == len(cards) >= 8
            assert {colour: found[colour] for colour in colours} == colours
    assert count > 20


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_deck_of_another_is_never_made_up(viewer: int | None) -> None:
    match = played("quest", "greedy", 3)
    for step in range(0, len(match.steps) + 1, 3):
        assert "deck" not in values(match.at(step), viewer, 2)


def test_resources_of_the_island_are_told_where_they_are_in_sight() -> None:
    open_match = played("island", "greedy", 3)
    assert values(open_match, None, 1).keys() == {"shrines", "strength", "cards", "food", "wood", "gold"}
    closed = played("island", "greedy", 3, open_resources=False)
    assert values(closed, 0, 1).keys() == {"shrines", "strength", "cards"}
    found = values(closed, 1, 1)
    assert found["cards"] == found["food"] + found["wood"] + found["gold"]


def test_the_last_round_counts_once() -> None:
    match = manoa.game("lost-cities", rounds=1).start(seed=5)
    player = manoa.bot("careful")
    while match.player is not None:
        assert values(match, 0, 0)["total"] == values(match, 0, 0)["round"]
        match.play(player.choose(match.for_seat(match.player)))
    assert [values(match, None, seat)["total"] for seat in (0, 1)] == list(match.scores)
