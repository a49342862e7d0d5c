"""The deal of the day: one try, the same cards for all, and nothing to be seen for those who have not played."""

from __future__ import annotations

import asyncio
import json
import time
from hashlib import sha256
from typing import Any

import pytest
from sqlalchemy import text

from manoa.games import REGISTERED
from manoa.server.http.daily import streak
from manoa.server.store.engine import writing
from server.days import Day, begin, day, finish, give_up
from server.inside import Guest, Inside
from server.test_catalogue import ROUTES, SEEN, bodies, filled_in

__all__ = ["day"]

GAME = "lost-cities"


@pytest.fixture
def eve(server: Inside) -> Guest:
    """Somebody who comes for the first time."""
    return server.guest("Eve")


def about(who: Guest, day: Day, game: str = GAME) -> Any:
    answer = who.http.get(f"/api/daily/{game}/{day.name}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def asked(who: Guest, method: str, path: str, body: Any = None) -> tuple[int, str]:
    answer = who.http.request(method, path, json=body)
    return answer.status_code, answer.json()["code"] if answer.status_code >= 400 else ""


def test_every_game_has_one_on_every_day_and_says_in_the_open_how_it_is_played(ann: Guest, day: Day) -> None:
    cards = {card["game"]: card for card in ann.http.get("/api/daily").json()}
    assert set(cards) == set(REGISTERED)
    for game, card in cards.items():
        assert card["day"] == day.name
        assert (card["played"], card["mine"]) == (0, None)
        assert card["bots"].count(None) == 1
        table = ann.look(begin(ann, game))["table"]
        assert (table["options"], table["daily"]) == (card["options"], day.name)
        assert [seat["bot"] for seat in table["seats"]] == card["bots"]
        give_up(ann, table["id"])


def test_everybody_has_one_try(ann: Guest, bob: Guest, day: Day) -> None:
    first = begin(ann)
    assert begin(ann) == first
    other = begin(bob)
    assert other != first
    promised = {who.look(table)["table"]["commitment"] for who, table in ((ann, first), (bob, other))}
    assert promised == {about(ann, day)["commitment"]}
    give_up(ann, first)
    assert begin(ann) == first
    assert about(ann, day)["card"]["played"] == 1


def seed_and_ways(server: Inside, ann: Guest, day: Day) -> tuple[str, list[str]]:
    """Ann's finished try and those of the bots."""
    table = begin(ann)
    finish(ann, table)
    found = about(ann, day)
    assert sha256(bytes.fromhex(found["seed"])).hexdigest() == found["commitment"]
    bots = [live.table.id for live in server.hub.tables.values() if live.table.begun.host == "daily"]
    today = [id for id in bots if server.hub.tables[id].table.begun.daily == day.name]
    assert len(today) == 2
    return found["seed"], [table, *today]


def test_who_has_not_played_sees_nothing_by_whatever_way(
    server: Inside, ann: Guest, bob: Guest, eve: Guest, day: Day
) -> None:
    """The secrecy walk: all routes that lead to a table, frames, streams, lists; Eve has begun, Bob has not."""
    seed, tables = seed_and_ways(server, ann, day)
    mine, before = begin(eve), len(server.sent)
    nobody = server.client()
    for table in tables:
        for (method, path), how in ROUTES.items():
            if how != SEEN or method == "WEBSOCKET":
                continue
            for who in (bob, eve):
                body = None if method == "GET" else bodies(path, table)
                assert asked(who, method, filled_in(path, table), body) == (403, "sealed"), path
            if method == "GET" and "/bot/" not in path:
                assert nobody.get(filled_in(path, table)).status_code in (401, 403), path
        for who in (bob, eve):
            refused = who.http.post(
                f"/api/tables/{table}/commands", json={"id": "c", "base": 0, "command": {"kind": "say", "text": "?"}}
            ).json()
            assert (refused["t"], refused["code"]) == ("refused", "sealed")
            with who.socket() as socket:
                socket.send({"t": "watch", "table": table})
                assert socket.next() == {"t": "gone", "table": table, "again": None}
    for who in (bob, eve):
        found = about(who, day)
        assert (found["seed"], found["results"]) == (None, None)
        for path in ("/api/tables", "/api/tables?status=running", "/api/mine", "/api/history", "/api/daily"):
            told = who.http.get(path).text
            assert not [table for table in tables if table in told], path
    assert asked(eve, "GET", f"/api/tables/{mine}/others") == (403, "hidden")
    assert not [words for words in server.sent[before:] if seed.encode() in words]


def test_who_is_done_sees_all_at_once(server: Inside, ann: Guest, bob: Guest, day: Day) -> None:
    seed, tables = seed_and_ways(server, ann, day)
    mine = begin(bob)
    with bob.socket() as socket:
        socket.send({"t": "watch", "table": tables[0]})
        assert socket.next()["t"] == "gone"
        finish(bob, mine)
        socket.send({"t": "watch", "table": tables[0]})
        assert socket.next()["state"]["table"]["seed"] == seed
    assert about(bob, day)["seed"] == seed
    assert bob.http.get(f"/api/tables/{tables[0]}/record").json()["record"]["seed"]


def test_who_gives_up_sees_no_more_than_before_until_midnight(server: Inside, ann: Guest, bob: Guest, day: Day) -> None:
    """Else a name that is thrown away would buy the cards for another one."""
    seed, tables = seed_and_ways(server, ann, day)
    mine, before = begin(bob), len(server.sent)
    with bob.socket() as socket:
        socket.send({"t": "watch", "table": mine})
        assert socket.next()["state"]["table"]["status"] == "running"
        give_up(bob, mine)
        while (state := socket.next()["state"]["table"])["status"] == "running":  # the bot may just have moved
            assert state["seed"] is None
        assert (state["status"], state["seed"]) == ("over", None)
    assert bob.look(mine)["table"]["seed"] is None
    found = about(bob, day)
    assert (found["seed"], found["results"], found["card"]["mine"]["flaw"]) == (None, None, "left")
    for path, code in (
        (f"/api/tables/{mine}/record", "hidden"),
        (f"/api/tables/{mine}/others", "hidden"),
        (f"/api/tables/{mine}/review", "hidden"),
        (f"/api/tables/{mine}/steps/0?seat=1", "hidden"),
        (f"/api/tables/{mine}/graph?seat=1", "hidden"),
        (f"/api/tables/{mine}/log?seat=1", "hidden"),
        (f"/api/tables/{mine}/steps/0/thoughts?bot=random", "no-hints"),
        (f"/api/tables/{tables[0]}", "sealed"),
    ):
        assert asked(bob, "GET", path) == (403, code), path
    for path, wish in (("branch", {"step": 0}), ("again", {}), ("review", {})):
        assert asked(bob, "POST", f"/api/tables/{mine}/{path}", wish)[0] == 403, path
    assert asked(bob, "POST", "/api/rooms", {"table": mine}) == (403, "sealed")
    assert bob.http.get(f"/api/tables/{mine}/steps/0").status_code == 200, "what they saw, they may see again"
    told = about(ann, day)
    assert [line["flaw"] for line in told["results"] if line["name"] == "Bob"] == ["left"]
    assert seed not in bob.http.get(f"/api/tables/{mine}/events").text
    day.end()
    assert bob.look(mine)["table"]["seed"] == seed == about(bob, day)["seed"]
    assert bob.http.get(f"/api/tables/{mine}/record").status_code == 200
    assert before < len(server.sent)


def test_who_played_to_the_end_hears_the_seed_at_the_end(server: Inside, ann: Guest, day: Day) -> None:
    table = begin(ann)
    with ann.socket() as socket:
        socket.send({"t": "watch", "table": table})
        finish(ann, table)
        while (state := socket.next()["state"]["table"])["status"] != "over":
            pass
    assert sha256(bytes.fromhex(state["seed"])).hexdigest() == state["commitment"]


def test_no_room_shows_it_to_others_before_midnight(ann: Guest, day: Day) -> None:
    table = begin(ann)
    finish(ann, table)
    branch = ann.http.post(f"/api/tables/{table}/branch", json={"step": 0}).json()["table"]
    for one in (table, branch):
        assert asked(ann, "POST", "/api/rooms", {"table": one}) == (403, "sealed")
    day.end()
    assert ann.http.post("/api/rooms", json={"table": table}).status_code == 201


def test_after_midnight_it_is_an_ordinary_replay(server: Inside, ann: Guest, bob: Guest, eve: Guest, day: Day) -> None:
    seed, tables = seed_and_ways(server, ann, day)
    day.begin(11.9)
    assert asked(eve, "GET", f"/api/tables/{tables[0]}/record") == (403, "sealed")
    day.end()
    assert eve.look(tables[0])["table"]["seed"] == seed
    assert server.client().get(f"/api/daily/{GAME}/{day.name}").json()["seed"] == seed
    answer = eve.http.post(f"/api/tables/{tables[0]}/again", json={})
    again = eve.look(answer.json()["table"])["table"]
    assert (again["same"], again["daily"], again["seed"]) == (tables[0], None, None)
    give_up(eve, again["id"])
    assert [line["name"] for line in about(eve, day)["results"] if line["name"]] == ["Ann"], "it counts for no list"


def test_nobody_helps_and_nothing_is_taken_back_that_came_to_light(ann: Guest, day: Day) -> None:
    table = begin(ann)
    assert asked(ann, "GET", f"/api/tables/{table}/steps/0/thoughts") == (403, "no-hints")
    for wish in ({"step": 0}, {"step": 0, "bots": {"1": "random"}}):
        assert asked(ann, "POST", f"/api/tables/{table}/branch", wish) == (403, "no-hints")
    for command in ({"kind": "offer", "what": "undo"}, {"kind": "offer", "what": "end"}, {"kind": "invite", "seat": 0}):
        reply = ann.ask(table, command)
        assert (reply["t"], reply["code"]) == ("refused", "one-try")
    assert asked(ann, "POST", f"/api/tables/{table}/again", {}) == (403, "hidden")
    finish(ann, table)
    assert asked(ann, "POST", f"/api/tables/{table}/again", {}) == (403, "sealed")
    assert ann.http.get(f"/api/tables/{table}/steps/0/thoughts?bot=random").status_code == 200


def test_what_is_finished_too_late_or_by_a_bot_does_not_count(ann: Guest, bob: Guest, day: Day) -> None:
    late, left = begin(ann), begin(bob)
    give_up(bob, left)
    finish_all_but_the_last(ann, late)
    day.end()
    finish(ann, late)
    lines = {line["table"]: line for line in about(ann, day)["results"]}
    assert {table: (lines[table]["flaw"], lines[table]["rank"]) for table in (late, left)} == {
        late: ("late", None),
        left: ("left", None),
    }
    assert about(ann, day)["card"]["streak"] == 0


def finish_all_but_the_last(who: Guest, table: str) -> None:
    for _ in range(3):
        state = who.look(table)
        if state["actions"]:
            who.ask(table, {"kind": "play", "action": state["actions"][0]["id"]})


def wait_for_bots(who: Guest, day: Day, count: int) -> Any:
    for _ in range(200):
        found = about(who, day)
        if sum(line["bot"] is not None for line in found["results"]) == count:
            return found
        time.sleep(0.05)
    raise AssertionError("the bots did not finish")


def test_same_moves_meet_the_same_answers_and_share_a_rank(ann: Guest, bob: Guest, day: Day) -> None:
    tables = [begin(ann), begin(bob)]
    for who, table in zip((ann, bob), tables, strict=True):
        finish(who, table)
    found = wait_for_bots(ann, day, 2)
    mine = {line["name"]: line for line in found["results"] if line["name"]}
    assert mine["Ann"]["value"] == mine["Bob"]["value"]
    assert mine["Ann"]["rank"] == mine["Bob"]["rank"] is not None
    assert mine["Ann"]["you"]
    assert found["card"]["mine"]["rank"] == mine["Ann"]["rank"]
    assert found["card"]["streak"] == 1
    ranks = [line["rank"] for line in found["results"]]
    assert ranks == sorted(ranks)
    scores = [line["value"] for line in found["results"]]
    assert scores == sorted(scores, reverse=True)
    compared = ann.http.get(f"/api/tables/{tables[0]}/others").json()
    first, *others = compared["games"]
    assert (first["table"], first["you"], compared["day"]) == (tables[0], True, day.name)
    assert {game["bot"] for game in others} == {None, "fair", "strong"}
    twin = next(game for game in others if game["table"] == tables[1])
    assert [turn["moves"] for turn in twin["turns"]] == [turn["moves"] for turn in first["turns"]]
    strong = next(game for game in others if game["bot"] == "strong")
    assert [turn["moves"] for turn in strong["turns"]] != [turn["moves"] for turn in first["turns"]]
    assert all(event for turn in first["turns"] for event in turn["log"])


def test_a_damaged_try_keeps_nobody_from_the_list(server: Inside, ann: Guest, bob: Guest, day: Day) -> None:
    damaged, sound = begin(ann), begin(bob)
    give_up(ann, damaged)
    finish(bob, sound)
    with writing(server.hub._engine) as rows:
        rows.execute(text('UPDATE events SET at = at + 1 WHERE version = 1 AND "table" = :id'), {"id": damaged})
    del server.hub.tables[damaged]
    lines = about(bob, day)["results"]
    assert [line["table"] for line in lines if line["name"]] == [sound]


def test_the_calendar_ends_today_and_knows_my_days(ann: Guest, day: Day) -> None:
    give_up(ann, begin(ann))
    calendar = about(ann, day)["calendar"]
    assert len(calendar) == 28
    assert calendar[-1] == {"day": day.name, "dealt": True, "mine": "flawed"}
    day.end()
    nobody = ann.http.get(f"/api/daily/{GAME}/1999-12-31")
    assert (nobody.status_code, nobody.json()["refusal"]) == (404, {"code": "no-deal", "parts": {"day": "1999-12-31"}})


@pytest.mark.parametrize("path", [f"{GAME}/2031-13-45", "chess/2031-01-01", f"{GAME}/2999-01-01"])
def test_there_is_none_on_days_that_have_not_come(ann: Guest, day: Day, path: str) -> None:
    assert ann.http.get(f"/api/daily/{path}").status_code == 404


def test_a_program_has_no_try_and_neither_has_nobody(server: Inside, ann: Guest, day: Day) -> None:
    program = server.client(Authorization=f"Bearer {ann.token('play', 'read')}")
    answer = program.post(f"/api/daily/{GAME}")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-with-token")
    assert server.client().post(f"/api/daily/{GAME}").status_code == 401
    assert ann.http.post("/api/daily/chess").status_code == 404


def test_who_goes_is_in_no_list_any_more(server: Inside, ann: Guest, eve: Guest, day: Day) -> None:
    give_up(eve, begin(eve))
    finish(ann, begin(ann))
    assert sorted(line["name"] for line in about(ann, day)["results"] if line["name"]) == ["Ann", "Eve"]
    assert eve.http.request("DELETE", "/api/me", json={}).status_code == 204
    found = about(ann, day)
    assert [line["name"] for line in found["results"] if line["name"]] == ["Ann"]
    assert eve.id not in json.dumps(found)


def test_two_requests_at_once_lead_to_one_table(server: Inside, eve: Guest, day: Day) -> None:
    async def twice() -> list[str]:
        from manoa.server.http.identity import BOTH, Person
        from manoa.server.live.daily import begin as begin_daily

        who = Person(eve.id, "Eve", True, BOTH, None, None)
        return list(await asyncio.gather(*(begin_daily(server.hub, GAME, who) for _ in range(4))))

    assert len(set(server.run(twice()))) == 1


def test_a_streak_is_not_lost_before_the_day_is_over() -> None:
    days = {"2026-11-14", "2026-11-15", "2026-11-16"}
    assert streak(days, "2026-11-16") == 3
    assert streak(days, "2026-11-17") == 3
    assert streak(days, "2026-11-18") == 0
    assert streak({"2026-02-28", "2026-03-01"}, "2026-03-01") == 2
