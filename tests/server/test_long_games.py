"""Long games of strangers, at tables and in study rooms: whatever is played of them is played beside the event loop."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace

import manoa
from manoa.play.world import World
from manoa.server.http import limits
from manoa.server.http.limits import WORK, Rate
from manoa.server.live.table import to_put_away
from manoa.server.table.playing import MOST_STEPS
from server.in_rooms import SHORT, another, ask, done, enter, finished, hear, look, opened, refused
from server.inside import Guest, Inside, inside_server, play_on, running_game

STEPS = 150


@contextmanager
def played_by() -> Iterator[set[str]]:
    """The threads that play a game further than its first steps, one by one or many at once."""
    threads: set[str] = set()
    advance, fold = World._advance, World.fold

    def noted_step(self: Any, *given: Any) -> None:
        if len(self.steps) > 2:
            threads.add(threading.current_thread().name)
        advance(self, *given)

    def noted_fold(self: Any, steps: Any) -> int:
        if len(steps) > 0:
            threads.add(threading.current_thread().name)
        return fold(self, steps)

    with patch.object(World, "_advance", noted_step), patch.object(World, "fold", noted_fold):
        yield threads


def in_the_workshop(threads: set[str]) -> bool:
    return bool(threads) and all(name.startswith("workshop") for name in threads)


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    match, luck = manoa.game("lost-cities").start(seed=2), random.Random(2)
    while len(match.steps) < STEPS:
        match.play(luck.choice(match.legal))
    return match.record()


def imported(who: Guest, record: Any) -> str:
    answer = who.http.post("/api/records", json={"record": record})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


# At tables


def test_a_record_is_played_in_the_workshop_alone(ann: Guest, record: Any) -> None:
    with played_by() as threads:
        imported(ann, record)
    assert in_the_workshop(threads), threads


def test_so_is_all_that_asks_for_a_position_far_along_it(ann: Guest, record: Any) -> None:
    table = imported(ann, record)
    ways = {
        f"steps/{STEPS - 1}": None,
        f"steps/{STEPS - 1}/picture": None,
        f"steps/{STEPS - 1}/thoughts?bot=random": None,
        "graph": None,
        "record": None,
        "branch": {"step": STEPS - 1},
    }
    for way, body in ways.items():
        with played_by() as threads:
            place = f"/api/tables/{table}/{way}"
            answer = ann.http.get(place) if body is None else ann.http.post(place, json=body)
        assert answer.status_code < 300, answer.text
        assert in_the_workshop(threads), (way, threads)


READ: dict[str, Callable[[Guest, str], Any]] = {
    "a look": lambda who, table: who.look(table),
    "a command": lambda who, table: who.ask(table, {"kind": "undo"}, base=0),
    "a socket": lambda who, table: watched(who, table, "resync"),
    "a stream": lambda who, table: streamed(who, table),
    "a room": lambda who, table: opened(who, table),
    "a record": lambda who, table: who.http.get(f"/api/tables/{table}/record"),
}


def watched(who: Guest, table: str, kind: str) -> Any:
    with who.socket() as socket:
        socket.send({"t": "watch", "table": table, "since": None})
        frame = socket.next()
        assert frame["t"] == kind
        return frame


def streamed(who: Guest, table: str) -> None:
    with who.http.stream("GET", f"/api/bot/tables/{table}") as answer:
        assert b"resync" in next(answer.iter_raw())


@pytest.mark.parametrize("way", READ)
def test_a_long_table_that_is_not_in_memory_is_folded_in_the_workshop(
    way: str, ann: Guest, server: Inside, record: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("manoa.server.store.log.MOST_BYTES", 200)
    table = imported(ann, record)
    del server.hub.tables[table]
    with played_by() as threads:
        READ[way](ann, table)
    assert in_the_workshop(threads), threads


def test_a_short_table_waits_for_no_work_of_others(ann: Guest, bob: Guest, server: Inside) -> None:
    """A drawing may take a second, and everybody comes back at once when a server has started."""
    table = running_game(ann, bob, options=SHORT)
    play_on(table, (ann, bob), 8)
    del server.hub.tables[table]
    with played_by() as threads, patch.object(server.app.state.workshop, "do", None):  # type: ignore[union-attr]
        assert ann.look(table)["table"]["step"] == 8
    assert threads
    assert all(name.startswith("waiting") for name in threads)


def test_whoever_asks_for_long_tables_pays_and_is_told_to_come_back(
    tmp_path: Path, record: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("manoa.server.store.log.MOST_BYTES", 200)
    monkeypatch.setattr("manoa.server.http.desk.WORK", replace(WORK, person=Rate(1e-3, 1e-3)))
    with inside_server(tmp_path, limits=True) as server:
        ann = server.guest("Ann")
        table = imported(ann, record)  # more than she had
        del server.hub.tables[table]
        answer = ann.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["ratelimit"]["key"]) == (429, WORK.key)
        assert watched(ann, table, "gone")["again"] > 0
        with ann.socket() as socket:
            socket.send({"t": "do", "table": table, "request": {"id": "u", "base": 0, "command": {"kind": "undo"}}})
            assert (socket.next()["refusal"]["code"]) == "too-fast"
        assert table not in server.hub.tables


def test_a_record_with_too_many_steps_is_refused_in_a_sentence(ann: Guest, record: Any) -> None:
    longer = {**record, "actions": [*record["actions"], *["draw"] * MOST_STEPS]}
    with played_by() as threads:
        for path, body in (
            ("/api/records", {"record": longer}),
            ("/api/rooms/import", file_with(longer)),
        ):
            answer = ann.http.post(path, json=body)
            assert answer.status_code == 400
            assert answer.json()["refusal"] == {"code": "long-record", "parts": {"most": MOST_STEPS}}
            assert answer.json()["error"] == "A record may have at most 20,000 steps; this one has more."
    assert not threads, "nothing was played"


def test_a_game_goes_on_for_so_many_steps(ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What can be played here can be taken along as a record, and comes in again."""
    table = running_game(ann, bob, options=SHORT)
    play_on(table, (ann, bob), 4)
    monkeypatch.setattr("manoa.server.table.playing.MOST_STEPS", 4)
    state = ann.look(table)
    who = (ann, bob)[state["player"]]
    reply = who.ask(table, {"kind": "play", "action": who.look(table)["actions"][0]["id"]})
    assert (reply["t"], reply["refusal"]) == ("refused", {"code": "too-many-steps", "parts": {"most": 4}})
    assert ann.look(table)["table"]["step"] == 4


def test_whoever_has_a_long_record_played_pays_for_all_of_it(tmp_path: Path, record: Any) -> None:
    paid: list[tuple[str, float]] = []
    pay = limits.Limits.pay

    def noted(self: Any, key: str, rate: Any, who: str, cost: float) -> None:
        if cost:
            paid.append((key, cost))
        pay(self, key, rate, who, cost)

    with inside_server(tmp_path, limits=True) as server, patch.object(limits.Limits, "pay", noted):
        imported(server.guest("Ann"), record)
    assert [key for key, _ in paid] == [WORK.key] * 2, "once: of the person, and of the address"


# In study rooms


def file_with(record: Any, **more: Any) -> dict[str, Any]:
    about = {"names": ["Ada", "Ben"], "bots": [None, None], "people": ["Ada"]}
    empty: dict[str, Any] = {"branches": [], "comments": [], "drawings": []}
    return {"manoa": "room", "version": 1, "record": record, **about, **empty, **more}


def of_file(who: Guest, file: Any) -> str:
    answer = who.http.post("/api/rooms/import", json=file)
    assert answer.status_code == 201, answer.text
    room: str = answer.json()["room"]
    return room


def test_a_room_from_a_file_is_played_and_read_again_in_the_workshop(ann: Guest, server: Inside, record: Any) -> None:
    with played_by() as threads:
        room = of_file(ann, file_with(record))
    assert in_the_workshop(threads), threads
    rooms = server.app.state.rooms.rooms  # type: ignore[union-attr]
    for read in (look, entered, wiped, closed):
        rooms.pop(room, None)
        with played_by() as threads:
            read(ann, room)
        assert in_the_workshop(threads), threads


def wiped(who: Guest, room: str) -> None:
    done(who, room, kind="wipe", branch=0, step=0)


def closed(who: Guest, room: str) -> None:
    assert who.http.delete(f"/api/rooms/{room}").status_code == 204


def entered(who: Guest, room: str) -> None:
    with enter(who, room) as socket:
        assert hear(socket, "room")["state"]["id"] == room


def test_a_move_is_tried_in_the_workshop_while_others_talk(ann: Guest, bob: Guest, record: Any) -> None:
    room = of_file(ann, file_with(record))
    move = another(bob, room, step=STEPS - 1)
    with played_by() as threads:
        first = done(bob, room, kind="try", branch=0, step=STEPS - 1, action=move)["at"]
        assert first == {"branch": 1, "step": STEPS}
        assert done(ann, room, kind="try", branch=0, step=3, action=record["actions"][3])["at"] == {
            "branch": 0,
            "step": 4,
        }
        assert refused(ann, room, kind="try", branch=0, step=3, action="nonsense") == (409, "no-action")
    assert in_the_workshop(threads), threads


def test_a_move_into_a_branch_that_went_meanwhile_is_refused(ann: Guest, bob: Guest, server: Inside) -> None:
    room = opened(ann, finished(ann, bob))
    done(bob, room, kind="try", branch=0, step=0, action=another(bob, room))
    move, work = another(bob, room, 1, 1), server.app.state.workshop.do  # type: ignore[union-attr]

    async def pruned_meanwhile(owner: str, job: Any) -> Any:
        found = await work(owner, job)
        live = server.app.state.rooms.rooms[room]  # type: ignore[union-attr]
        live.room._prune(1)
        return found

    with patch.object(server.app.state.workshop, "do", pruned_meanwhile):  # type: ignore[union-attr]
        answer = ask(bob, room, kind="try", branch=1, step=1, action=move)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-branch")


def test_the_game_of_a_file_is_played_once_however_many_branches_leave_it(
    ann: Guest, record: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each move of each branch too, though others leave it further along."""
    room = of_file(ann, file_with(record))
    steps = (40, 3, 90, 40)
    forks = [{"parent": 0, "step": step, "by": [0], "moves": [another(ann, room, step=step)]} for step in steps]
    branches: list[dict[str, Any]] = [{"id": id, **fork} for id, fork in enumerate(forks, 1)]
    folded: list[int] = []
    fold = World.fold

    def noted(self: Any, steps: Any) -> int:
        folded.append(len(steps))
        return fold(self, steps)

    monkeypatch.setattr(World, "fold", noted)
    copy = of_file(ann, file_with(record, branches=branches))
    assert sum(folded) <= STEPS + 90
    assert [branch["moves"] for branch in look(ann, copy)["branches"]] == [fork["moves"] for fork in forks]


def test_tables_leave_memory_when_all_together_have_very_many_steps(
    ann: Guest, server: Inside, record: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [imported(ann, record) for _ in range(3)]
    lives = {table: server.hub.tables[table] for table in tables}
    monkeypatch.setattr("manoa.server.live.table.KEPT_STEPS", 2 * STEPS + 2)
    assert to_put_away(lives, server.hub.settings) == tables[:1], "the one that was looked at longest ago"
    assert ann.look(tables[0])["table"]["step"] == STEPS
    for number in range(2):
        ann.ask(tables[2], {"kind": "say", "text": "so"}, id=f"s{number}")
    del lives[tables[0]]
    assert to_put_away(lives, server.hub.settings) == tables[1:2], "talk takes memory, too"
