"""Resigning, ending by consent, and what comes of it."""

from __future__ import annotations

import pytest

from manoa.server.table.events import Played
from manoa.server.wire import commands, news
from manoa.server.wire.tables import Result
from server.tables import ADA, BEN, CEM, DEA, EVE, ME, PEOPLE, RANDOM, Room, room, seated

END = commands.Propose("end")
YES, NO = commands.Answer("end", True), commands.Answer("end", False)


def result(made: Room) -> Result:
    assert made.table.result is not None
    return made.table.result


# Resigning


def test_of_two_the_other_wins_at_once() -> None:
    made = seated()
    made.steps(4)
    happened = made.do(ADA, commands.Resign())
    assert [type(event) for event in happened] == [news.Resigned, news.TakenOver, news.Ended]
    assert (result(made).reason, result(made).placings) == ("resigned", [2, 1])
    assert made.state().table.seed is not None
    assert made.refused(ADA, commands.Resign()) == "over"


@pytest.mark.parametrize("players", [3, 4])
def test_of_several_a_bot_plays_on_and_whoever_resigned_comes_last(players: int) -> None:
    made = seated("quest", players)
    made.steps(4)
    made.do(BEN, commands.Resign())
    assert made.status() == "running"
    assert made.table.chairs[1].away == "resigned"
    assert made.refused(BEN, commands.Resign()) == "resigned"
    made.finish()
    assert result(made).reason == "played"
    places, match = result(made).placings, made.match
    assert places is not None
    assert places[1] == players
    others = [seat for seat in range(players) if seat != 1]
    by_score = sorted(others, key=lambda seat: -match.scores[seat])
    assert sorted(others, key=lambda seat: places[seat]) == sorted(others, key=lambda seat: match.placings[seat])
    assert places[by_score[0]] == 1


@pytest.mark.parametrize("players", [3, 4])
def test_the_last_one_who_has_not_resigned_wins(players: int) -> None:
    made = seated("quest", players)
    for person in PEOPLE[1 : players - 1]:
        made.do(person, commands.Resign())
        assert made.status() == "running"
    made.do(PEOPLE[players - 1], commands.Resign())
    assert result(made).reason == "resigned"
    assert result(made).placings == [1] + [2] * (players - 1)


def test_all_who_resigned_share_the_last_place_by_what_the_bots_made_of_it() -> None:
    made = seated("quest", 4)
    made.do(ADA, commands.Resign())
    made.do(DEA, commands.Resign())
    made.finish()
    places = result(made).placings
    assert places is not None
    assert sorted(places)[:1] == [1]
    assert min(places[0], places[3]) >= 3 > max(places[1], places[2])


def test_whoever_left_may_still_resign() -> None:
    made = seated()
    made.do(BEN, commands.Leave())
    made.do(BEN, commands.Resign())
    assert result(made).placings == [1, 2]


def test_resigning_against_a_bot_ends_it() -> None:
    made = room("lost-cities", RANDOM, ME)
    made.do(ADA, commands.Resign())
    assert result(made).placings == [1, 2]


def test_bots_play_on_among_themselves() -> None:
    made = room("quest", ME, RANDOM, RANDOM)
    made.do(ADA, commands.Resign())
    assert made.status() == "running"
    made.finish()
    places = result(made).placings
    assert places is not None
    assert places[0] == 3


# Ending by consent


def test_when_all_agree_it_ends_without_places() -> None:
    made = seated("quest", 3)
    made.steps(4)
    made.do(BEN, END)
    made.do(ADA, YES)
    assert made.status() == "running"
    made.do(CEM, YES)
    match = made.match
    assert result(made) == Result("agreed", match.scores, None)
    assert made.table.offers == {}


def test_one_refusal_is_enough() -> None:
    made = seated("quest", 3)
    made.do(BEN, END)
    made.do(ADA, YES)
    made.do(CEM, NO)
    assert made.status() == "running"
    assert made.refused(ADA, YES) == "no-offer"


def test_a_step_does_not_take_the_offer_to_end_back() -> None:
    made = seated()
    made.do(ADA, END)
    made.step()
    made.do(BEN, YES)
    assert result(made).reason == "agreed"


def test_whoever_resigned_or_left_is_not_asked() -> None:
    made = seated("quest", 4)
    made.do(BEN, commands.Resign())
    made.do(CEM, commands.Leave())
    assert made.refused(BEN, END) == "resigned"
    assert made.refused(CEM, END) == "away"
    made.do(ADA, END)
    made.do(DEA, YES)
    assert result(made).reason == "agreed"


def test_resigning_counts_more_than_an_offer_to_end() -> None:
    made = seated()
    made.do(ADA, END)
    made.do(BEN, commands.Resign())
    assert result(made) == Result("resigned", result(made).scores, [1, 2], [1])


def test_only_players_of_a_running_game_can_ask() -> None:
    made = seated()
    assert made.refused(EVE, END) == "not-seated"
    assert made.refused(ADA, YES) == "no-offer"
    assert made.refused(ADA, commands.Propose("rematch")) == "running"
    made.finish()
    assert made.refused(ADA, END) == "over"
    assert made.refused(ADA, commands.Propose("undo")) == "over"


def test_nothing_is_played_after_the_end() -> None:
    made = seated()
    made.do(ADA, commands.Resign())
    assert made.table.due() is None
    assert made.state(BEN).actions == []
    assert not any(isinstance(entry.event, Played) for entry in made.table.entries)
