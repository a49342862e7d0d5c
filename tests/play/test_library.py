"""The library as a newcomer meets it: what there is, what things say of themselves, what can be copied and kept."""

from __future__ import annotations

import copy
import inspect
import pickle
import random
import re
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, assert_type

import numpy as np
import pytest
from numpy.typing import NDArray

import manoa
from manoa import Match
from manoa.games.island.people.view import View as IslandView
from manoa.games.lost_cities.people.view import View as LostCitiesView
from manoa.games.quest.people.view import View as QuestView
from walks import Table, every_game, frozen, on_some_tables, play_on

LIBRARY = Path(__file__).parents[2] / "docs" / "reference" / "library.md"
SHOWN = {"Game": manoa.Game, "Match": manoa.Match, "Seat": manoa.Seat}


def played(name: str, steps: int = 30) -> Match:
    return play_on(manoa.game(name).start(seed=7), random.Random(7), steps)


# What there is


def test_completion_shows_the_api_and_nothing_else() -> None:
    assert sorted(dir(manoa)) == sorted([*manoa.__all__, "__version__"])
    assert all(hasattr(manoa, name) for name in manoa.__all__)
    assert {"Batch", "Faulty", "Misfit", "Seat", "bots", "register"} <= set(manoa.__all__)


def test_bots_are_listed_for_all_games_or_one() -> None:
    assert manoa.bots("lost-cities")[0] == "random"
    assert set(manoa.bots()) == {bot for game in manoa.games() for bot in manoa.bots(game)}
    assert all(manoa.bot(name) for name in manoa.bots())


@pytest.mark.parametrize("name", SHOWN)
def test_completion_shows_what_the_manual_has(name: str) -> None:
    """What only the layers above call is in neither."""
    match = manoa.game("lost-cities").start(seed=1)
    thing: Any = {"Game": match.game, "Match": match, "Seat": match.for_seat(0)}[name]
    chapter = LIBRARY.read_text().split(f".. autoclass:: manoa.{name}()")[1].split("..")[0]
    [excluded] = re.findall(r":exclude-members: (.*)", chapter)
    public = {member for member in vars(thing) | dict.fromkeys(object.__dir__(thing), 0) if not member.startswith("_")}
    assert set(dir(thing)) == public - {"BEHIND"} - set(excluded.split(", "))


def test_what_is_called_says_on_hover_what_it_does() -> None:
    """Not "the same" as what stands above it in a file that nobody sees."""
    vague = re.compile(r"(?i)the same\b(?! \w+,? (an|seed|way))|and back\b|so |those |likewise")
    told = re.findall(r"\.\. auto\w+:: ([\w.]+)", LIBRARY.read_text())
    for thing in [*(getattr(manoa, name) for name in manoa.__all__), *map(resolve_name, told), *map(type, bots())]:
        members = inspect.getmembers(thing) if inspect.isclass(thing) else []
        for name, member in [("", thing), *((name, member) for name, member in members if name[0] != "_")]:
            if callable(member) or isinstance(member, property):
                text = inspect.getdoc(member) or ""
                assert text, f"{thing}.{name} says nothing"
                assert not vague.match(text), f"{thing}.{name}: {text}"


def bots() -> list[Any]:
    return [manoa.bot(name, seed=3) for name in manoa.bots()]


# What things say of themselves


@every_game
def test_a_match_says_how_far_it_is(name: str) -> None:
    match = played(name)
    assert repr(match) == (
        f"<Match of {match.game.title} after {len(match.steps)} steps: seat {match.player} of {match.players} to act>"
    )
    ended = play_on(manoa.game("lost-cities", rounds=1).start(seed=1), random.Random(1), 10**6)
    assert repr(ended).endswith(f"over, scores {ended.scores}>")


def test_a_seat_says_where_it_is() -> None:
    match = manoa.game("lost-cities").start(seed=7)
    told = [repr(match.for_seat(seat)) for seat in (0, 1)]
    assert told == [
        "<Seat 0 of 2 in Lost Cities, step 0: to act>",
        "<Seat 1 of 2 in Lost Cities, step 0: seat 0 to act>",
    ]


@every_game
def test_a_game_and_a_bot_are_told_as_the_calls_that_make_them(name: str) -> None:
    for game in (manoa.game(name), Table(manoa.game(name, **manoa.game(name).book.expanded), 2).game):
        assert eval(repr(game)) == game
    assert repr(manoa.game(name)) == f"manoa.game('{name}')"
    for bot in bots():
        assert repr(eval(repr(bot))) == repr(bot)
        assert f"'{bot.name}', 3" in repr(bot)


def test_a_bot_that_is_given_a_match_says_what_it_takes() -> None:
    match: Any = manoa.game("lost-cities").start(seed=1)
    with pytest.raises(TypeError, match=r"takes a seat, such as match\.for_seat\(match\.player\), not a Match"):
        manoa.bot("random").choose(match)


# Types: mypy checks them


def test_views_and_arrays_have_types_of_their_own() -> None:
    quest, cities = manoa.game("quest").start(seed=1), manoa.game("lost-cities").start(seed=1)
    assert_type(quest.view(0), QuestView)
    assert_type(cities.at(0).for_seat(0).view(), LostCitiesView)
    assert_type(manoa.game("island").start(seed=1).for_seat(0).imagine().view(), IslandView)
    ends = manoa.batch("lost-cities", 2).playout()
    assert_type(ends.scores, NDArray[np.int32])
    assert_type(ends.steps, NDArray[np.int32])
    assert quest.view(0).keys() <= QuestView.__annotations__.keys()


# Copies


@on_some_tables
def test_a_match_can_be_pickled_and_copied_wherever_it_stands(table: Table) -> None:
    match = play_on(table.start(5), random.Random(5), 25)
    begun = table.game.restore(match.snapshot())
    for one in (table.start(5), match, play_on(begun, random.Random(6), 5)):
        for again in (pickle.loads(pickle.dumps(one)), copy.deepcopy(one), copy.copy(one)):
            assert frozen(again) == frozen(one)
            assert (again.game, again.seed, again.record()) == (one.game, one.seed, one.record())
            before = frozen(one)
            play_on(again, random.Random(1), 3)
            assert frozen(one) == before


@on_some_tables
def test_a_pickled_seat_knows_what_the_seat_knew_and_no_more(table: Table) -> None:
    seed = bytes(range(100, 132))
    match = play_on(table.game.start(table.players, seed), random.Random(0), 9)
    for number in range(table.players):
        seat = match.for_seat(number)
        kept = pickle.dumps(seat)
        assert seed not in kept
        again = pickle.loads(kept)
        assert (again.view(), again.log(), again.step) == (seat.view(), seat.log(), seat.step)
        assert again.state.tobytes() == seat.state.tobytes()
