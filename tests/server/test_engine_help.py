"""No bot thinks about a game that people still play against each other, whichever way somebody gets at it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest

from manoa.server.live.making import Makers
from server import inside
from server.inside import Guest, play_on, running_game
from server.test_catalogue import ROUTES, filled_in

SHORT = {"rounds": 1, "first_player": "oldest"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def thoughts() -> Iterator[list[str]]:
    """What any bot was asked to think about: one name for each."""
    asked: list[str] = []
    choose, think = inside.Thinkers.choose, inside.Thinkers.think

    async def noted_choice(self: Any, name: str, *given: Any, **named: Any) -> Any:
        asked.append(name)
        return await choose(self, name, *given, **named)

    async def noted_thought(self: Any, name: str, *given: Any, **named: Any) -> Any:
        asked.append(name)
        return await think(self, name, *given, **named)

    async def noted_review(self: Any, *given: Any) -> None:
        asked.append("review")

    with (
        patch.object(inside.Thinkers, "choose", noted_choice),
        patch.object(inside.Thinkers, "think", noted_thought),
        patch.object(Makers, "begin_review", noted_review),
    ):
        yield asked


def branch(who: Guest, table: str, **wish: Any) -> Any:
    return who.http.post(f"/api/tables/{table}/branch", json={"step": 0, **wish})


def everything(who: Guest, table: str) -> set[str]:
    """Ask a table for all that there is, by every route and frame; the records and branches that came of it."""
    gained = set()
    for method, path in ROUTES:
        if "{table:str}" not in path or "/bot/" in path:  # a stream has no end
            continue
        bodies: list[Any] = [None] if method == "GET" else [{}, {"step": 0}, {"step": 0, "bots": {"0": "random"}}]
        for body in bodies:
            answer = who.http.request(method, filled_in(path, table), json=body)
            if path.endswith("/branch") and answer.status_code == 201:
                gained.add(answer.json()["table"])
            if path.endswith("/record") and answer.status_code == 200:
                imported = who.http.post("/api/records", json={"record": answer.json()})
                assert imported.status_code == 201, imported.text
                gained.add(imported.json()["table"])
    for plan in ({"kind": "bot", "bot": "best"}, {"kind": "open"}):
        who.ask(table, {"kind": "arrange", "seat": 0, "plan": plan})
    with who.socket() as socket:
        socket.send({"t": "watch", "table": table})
        socket.next()
    return gained


def test_no_way_leads_from_a_running_game_to_a_bot(ann: Guest, bob: Guest, thoughts: list[str]) -> None:
    table = running_game(ann, bob, options=SHORT)
    play_on(table, (ann, bob), 4)
    found, seen = {table}, set[str]()
    while found - seen and len(seen) < 6:
        asked = (found - seen).pop()
        seen.add(asked)
        found |= everything(ann, asked)
    assert len(seen) == 6, "what comes of a branch has to be tried too"
    assert thoughts == []


def test_a_branch_has_hints_bots_and_a_record_once_the_game_is_over(ann: Guest, bob: Guest) -> None:
    table = running_game(ann, bob, options=SHORT)
    play_on(table, (ann, bob), 4)
    first = branch(ann, table).json()["table"]
    second = branch(ann, first).json()["table"]
    for own in (first, second):
        for answer in (
            ann.http.get(f"/api/tables/{own}/steps/0/thoughts"),
            ann.http.get(f"/api/tables/{own}/record"),
            branch(ann, own, bots={"1": "random"}),
        ):
            assert (answer.status_code, answer.json()["refusal"]["code"]) == (403, "still-played"), answer.text
    bob.ask(table, {"kind": "resign"})
    for own in (first, second):
        assert ann.http.get(f"/api/tables/{own}/steps/0/thoughts?bot=random").status_code == 200
        assert ann.http.get(f"/api/tables/{own}/record").status_code == 200
        assert branch(ann, own, bots={"1": "random"}).status_code == 201


def test_against_bots_alone_branches_have_hints_at_once(ann: Guest) -> None:
    table = ann.set_up(seats=("me", BOT), options=SHORT)
    own = branch(ann, table, bots={"1": "random"}).json()["table"]
    assert ann.http.get(f"/api/tables/{own}/steps/0/thoughts?bot=random").status_code == 200
