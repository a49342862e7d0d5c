"""Curves and hints over HTTP: who gets them, what they say, and that they say nothing hidden."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from sqlalchemy import Engine

import manoa
from manoa.bots.thought import Candidate, Thought
from manoa.play.match import Seat
from manoa.server.http import analysis
from manoa.server.http.limits import HINTS
from manoa.server.live.thinking import BotFailed
from manoa.server.wire.analysis import Graph, Thoughts
from server import inside
from server.inside import Guest, Inside, inside_server, play_on, running_game
from server.twins import Twin, empty_database, seated, somebody, standing_clocks
from walks import Table, every_game, every_main_table, running
from worlds import worlds

BOT = {"kind": "bot", "bot": "random"}
SHORT = {"rounds": 1, "first_player": "oldest"}


@pytest.fixture(scope="module")
def database() -> Iterator[Engine]:
    engine = empty_database()
    yield engine
    engine.dispose()


def asked(who: Guest, path: str, status: int = 200, **query: Any) -> Any:
    answer = who.http.get(f"/api/tables/{path}", params=query)
    assert answer.status_code == status, answer.text
    return answer.json()


class Weigher:
    """A bot with reasons for every action."""

    def think(self, seat: Seat) -> Thought:
        weighed = [Candidate(action, 10 - place, 0.5, 1.25) for place, action in enumerate(seat.actions())]
        return Thought(weighed[0].action, tuple(weighed), 100)


# Curves


def test_curves_of_a_match(server: Inside, ann: Guest, bob: Guest) -> None:
    table = running_game(ann, bob, options=SHORT)
    play_on(table, (ann, bob), 5)
    graph = msgspec.convert(asked(ann, f"{table}/graph"), Graph)
    assert graph.steps == [0, 1, 2, 3, 4, 5]
    assert graph.series
    assert all(len(curve) == 6 for seats in graph.series.values() for curve in seats)
    assert asked(ann, f"{table}/graph", 403, seat=1)["code"] == "hidden"
    ann.ask(table, {"kind": "resign"})
    assert asked(bob, f"{table}/graph", seat=0)["steps"] == graph.steps
    assert server.client().get(f"/api/tables/{table}/graph").status_code == 200


def test_an_own_table_has_no_curves_for_strangers(ann: Guest, bob: Guest) -> None:
    table = running_game(ann, bob)
    branch = ann.http.post(f"/api/tables/{table}/branch", json={"step": 0}).json()["table"]
    assert asked(ann, f"{branch}/graph")["steps"] == [0]
    assert asked(bob, f"{branch}/graph", 404)["code"] == "no-table"
    assert asked(bob, f"{branch}/steps/0/thoughts", 404)["code"] == "no-table"


# What a record told


def test_what_a_record_told_is_told_in_one_answer_as_its_positions_tell_it(ann: Guest, bob: Guest) -> None:
    """A table that begins with a record has no events for its steps."""
    match = manoa.game("lost-cities", rounds=1).start(players=2, seed=3)
    for _ in range(6):
        match.play(match.actions()[0])
    table = ann.http.post("/api/records", json={"record": match.record()}).json()["table"]
    for seat in (None, 0, 1, -1):
        query = {} if seat is None else {"seat": seat}
        told = asked(ann, f"{table}/log", **query)
        positions = [asked(ann, f"{table}/steps/{step}", **query) for step in range(7)]
        assert told == [line for position in positions for line in position["log"]]
        assert {line["step"] for line in told} == set(range(1, 7))
    assert asked(bob, f"{table}/log", 404)["code"] == "no-table"


def test_the_log_of_a_running_game_tells_nothing_hidden(ann: Guest, bob: Guest) -> None:
    table = running_game(ann, bob, options=SHORT)
    play_on(table, (ann, bob), 4)
    assert asked(ann, f"{table}/log", 403, seat=1)["code"] == "hidden"
    drawn = [line for line in asked(ann, f"{table}/log") if line["key"] == "draw_card"]
    assert {line["seat"] for line in drawn} <= {0}


# Hints


def test_thoughts_about_a_game_against_a_bot(ann: Guest, bob: Guest) -> None:
    table = ann.set_up(seats=("me", BOT), options=SHORT)
    state = ann.look(table)
    with patch.object(inside, "any_bot", lambda *_, **__: Weigher()):
        found = msgspec.convert(asked(ann, f"{table}/steps/0/thoughts", bot="careful"), Thoughts)
    offered = {action["id"]: (action["text"], action["data"]) for action in state["actions"]}
    assert (found.step, found.seat, found.bot, found.simulations) == (0, 0, "careful", 100)
    assert (found.action.notation, found.action.data) == offered[found.action.id]
    assert len(found.candidates) == min(12, len(offered))
    first = found.candidates[0]
    assert (first.id, first.visits, first.win, first.margin) == (found.action.id, 10, 0.5, 1.25)
    assert all((each.notation, each.data) == offered[each.id] for each in found.candidates)
    assert asked(ann, f"{table}/steps/0/thoughts", bot="careful")["candidates"] == []
    assert asked(bob, f"{table}/steps/0/thoughts", 403)["code"] == "no-hints"
    assert asked(ann, f"{table}/steps/0/thoughts", 404, bot="nobody")["code"] == "no-bot"
    assert asked(ann, f"{table}/steps/1/thoughts", 404)["code"] == "no-step"


def test_against_a_person_there_are_none_until_it_is_over(server: Inside, ann: Guest, bob: Guest) -> None:
    table = running_game(ann, bob, options=SHORT)
    play_on(table, (ann, bob), 4)
    sentence = asked(ann, f"{table}/steps/0/thoughts", 403)["error"]
    assert sentence == "Hints are for games against bots alone, for finished games and for tables of your own."
    bob.ask(table, {"kind": "resign"})
    assert asked(ann, f"{table}/steps/0/thoughts")["seat"] == 0
    assert server.client().get(f"/api/tables/{table}/steps/0/thoughts").status_code == 401


def test_the_same_question_has_the_same_answer(ann: Guest) -> None:
    table = ann.set_up(seats=("me", BOT), options=SHORT)
    first, *others = [asked(ann, f"{table}/steps/0/thoughts", bot="random") for _ in range(4)]
    assert others == [first] * 3


def test_a_bot_that_fails_is_said_to(ann: Guest) -> None:
    table = ann.set_up(seats=("me", BOT), options=SHORT)

    async def fail(*_: Any, **__: Any) -> None:
        raise BotFailed("The bot took longer than 10 seconds.", "the red 7")

    with patch.object(inside.Thinkers, "think", fail):
        problem = asked(ann, f"{table}/steps/0/thoughts", 503)
    assert (problem["code"], problem["refusal"]) == ("bot-failed", {"code": "bot-failed", "parts": {}})
    assert "red 7" not in str(problem)


def test_hints_have_a_limit_of_their_own(tmp_path: Path) -> None:
    with inside_server(tmp_path, limits=True) as server:
        assert server.app is not None
        server.app.state.limits.clock = lambda: 0.0  # nothing comes back meanwhile, however slow the machine is
        ann = server.guest("Ann")
        table = ann.set_up(seats=("me", BOT), options=SHORT)
        most = int(HINTS.person.burst)
        codes = [ann.http.get(f"/api/tables/{table}/steps/0/thoughts").status_code for _ in range(most + 1)]
        assert codes == [200] * most + [429]
        assert ann.http.get(f"/api/tables/{table}").status_code == 200


# What is hidden stays hidden


@every_main_table
def test_curves_and_hints_are_the_same_in_worlds_alike(table: Table, database: Engine) -> None:
    """All that the only person at a table of bots can ask for while the game runs."""
    luck = random.Random(str(table))
    moments = [match for match in running(table, 6, seed=12) if match.steps]
    with standing_clocks():
        for match in luck.sample(moments, 2):
            seat = match.player or 0
            one, other = [asyncio.run(answers_about(database, world, seat)) for world in worlds(match, seat, 1)]
            assert one == other
            assert b"candidates" in one[-1]


async def answers_about(database: Engine, world: manoa.Match, seat: int) -> list[Any]:
    twin = Twin(database, seat)
    await twin.open(world, alone=True)
    me, step = seated(seat), {"step": 0, "seat": None}
    answers = await twin.answers(me) + await twin.answers(somebody("passer-by"))
    answers.append(await twin.answer(analysis.thoughts, me, bot="random", **step))
    with patch.object(inside, "any_bot", lambda *_, **__: Weigher()):
        answers.append(await twin.answer(analysis.thoughts, me, bot=None, **step))
    return answers


def told_truth(*asked: Any) -> Graph:
    """As if curves were drawn from the true cards."""
    return Graph([hash(asked[2])], {})


@every_game
def test_a_leak_in_curves_would_be_noticed(name: str, database: Engine) -> None:
    match = next(match for match in running(Table(manoa.game(name), 2), 4, seed=4) if match.steps)
    seat = match.player or 0
    with standing_clocks(), patch("manoa.server.table.course._course", told_truth):
        one, other = [asyncio.run(answers_about(database, world, seat)) for world in worlds(match, seat, 1)]
    assert one != other


def test_a_lesson_is_a_table_of_ones_own_that_stands_in_no_list(ann: Guest, bob: Guest) -> None:
    games = {game["name"]: game["lessons"] for game in ann.http.get("/api/games").json()}
    before = ann.http.get("/api/mine").json()
    for game, lessons in games.items():
        for lesson in lessons:
            made = ann.http.post(f"/api/lessons/{game}/{lesson['id']}")
            assert made.status_code == 201, made.text
            state = asked(ann, made.json()["table"])
            assert state["lesson"] == {"id": lesson["id"], "goals": lesson["goals"], "reached": []}
            assert state["you"] == state["player"] == 0
            assert state["actions"]
            asked(bob, made.json()["table"], 404)
    assert ann.http.get("/api/mine").json() == before
    assert ann.http.post("/api/lessons/quest/flying").status_code == 404
