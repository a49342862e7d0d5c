"""The catalogue of real losses: mistakes that other game servers made, each as a test that we do not."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from manoa.server.store.engine import reading
from manoa.server.store.log import read_log
from manoa.server.table import events, project
from manoa.server.table.table import Table
from manoa.server.wire import commands, news
from server import digest_of_tables
from server.inside import Guest, play_on, running_game
from server.nodes import ANN, BOB, Listener, Node, with_nodes
from walks import every_game


def test_a_precondition_checked_outside_the_transaction(tmp_path: Path) -> None:
    """Undo against a move at the same time: whoever decides on an old version cannot write, and decides again."""

    async def story(one: Node, other: Node) -> None:
        id = await one.table()
        await one.play(id, 1)
        before = (await other.hub.tables.open(id)).table.version
        await one.play(id, 1)  # the other one does not know
        assert other.folded(id).version == before
        actor = (ANN, BOB)[other.folded(id).movers[-1]]
        reply = await other.ask(id, actor, commands.Undo(), "undo", before)
        assert reply == news.Stale(id, "undo", before + 1)
        with reading(one.engine) as connection:
            log = read_log(connection, id)
        assert [row.version for row in log] == list(range(1, before + 2))
        assert [row.command for row in log if row.command].count(f"{actor.id}:undo") == 0

    with_nodes(tmp_path, story, 2)


def test_work_marked_done_before_it_was_done(tmp_path: Path) -> None:
    """A failure after the mark lost the work: here a move that cannot be stored did not happen, and can be repeated."""

    async def story(node: Node) -> None:
        id = await node.table()
        listener = Listener(BOB.id)
        await node.hub.watch(listener, id, None)
        before, heard = project.state(node.folded(id), project.SPECTATOR, 0), listener.news()
        match = node.folded(id).match
        assert match is not None
        actor, action = (ANN, BOB)[match.player or 0], match.legal[0]
        node.writer.broken = True
        refused = await node.ask(id, actor, commands.Play(action), "c1")
        assert isinstance(refused, news.Refused)
        assert refused.code == "unavailable"
        assert project.state(node.folded(id), project.SPECTATOR, 0) == before
        assert listener.news() == heard
        node.writer.broken = False
        assert isinstance(await node.ask(id, actor, commands.Play(action), "c1"), news.Ok)

    with_nodes(tmp_path, story)


def test_broadcast_before_persistence(tmp_path: Path) -> None:
    """The table saw a move that a crash then forgot: before the commit nobody hears of one, and nobody reads it."""

    async def story(node: Node) -> None:
        id = await node.table()
        listeners = [Listener(user) for user in (ANN.id, BOB.id, None)]
        for listener in listeners:
            await node.hub.watch(listener, id, None)
        heard = [listener.news() for listener in listeners]
        match = node.folded(id).match
        assert match is not None
        actor, action = (ANN, BOB)[match.player or 0], match.legal[0]
        version = node.folded(id).version
        node.writer.free.clear()
        asked = asyncio.ensure_future(node.ask(id, actor, commands.Play(action), "c1"))
        await asyncio.sleep(0.05)
        newcomer = Listener(None)
        watching = asyncio.ensure_future(node.hub.watch(newcomer, id, None))
        again = asyncio.ensure_future(node.ask(id, actor, commands.Play(action), "c1", version))
        await asyncio.sleep(0.25)  # longer than news for spectators gather
        assert [listener.news() for listener in listeners] == heard
        assert not asked.done()
        assert not watching.done()
        assert not again.done()
        with reading(node.engine) as connection:
            assert len(read_log(connection, id)) == version
        node.writer.free.set()
        assert isinstance(await asked, news.Ok)
        assert await again == news.Again(id, "c1", version + 1)
        await watching
        assert newcomer.news()[0]["state"]["v"] == version + 1

    with_nodes(tmp_path, story)


NUMBERS: list[Any] = [
    {"kind": "play", "action": 1 << 20},
    {"kind": "sit", "seat": 7},
    {"kind": "invite", "seat": 7},
    {"kind": "arrange", "seat": 7, "plan": {"kind": "open"}},
]


@pytest.mark.parametrize("command", NUMBERS, ids=lambda command: command["kind"])
def test_an_index_from_the_wire_used_unchecked(command: Any, ann: Guest, bob: Guest) -> None:
    """A number out of range broke the table for everybody: here it is refused, and the table goes on."""
    running = running_game(ann, bob)
    for table in (running, ann.set_up(seats=("me", "invited"))):
        before = ann.look(table)
        reply = ann.ask(table, command)
        assert reply["t"] == "refused"
        assert reply["text"].endswith(".")
        assert ann.look(table) == before
    for path in ("steps/16777216", "steps/0?seat=7", "steps/0/picture?seat=7", "events?after=1099511627776"):
        assert ann.http.get(f"/api/tables/{running}/{path}").status_code in (200, 404)
    for path in ("steps/-1", "steps/0?seat=8", "steps/0?seat=-2", "steps/99999999999999999999", "events?after=-1"):
        assert ann.http.get(f"/api/tables/{running}/{path}").status_code in (400, 404)
    play_on(running, (ann, bob), 2)


def test_a_stale_command_dropped_without_an_answer(ann: Guest, bob: Guest) -> None:
    """A command made at an old version vanished: here every command is answered, once for each time that it is sent."""
    table = running_game(ann, bob)
    old = ann.look(table)["v"]
    state = play_on(table, (ann, bob), 2)
    actor = (ann, bob)[state["player"]]
    play = {"kind": "play", "action": actor.look(table)["actions"][0]["id"]}
    requests = [
        ({"id": "a", "base": old, "command": play}, "stale"),
        ({"id": "a", "base": state["v"], "command": play}, "ok"),
        ({"id": "a", "base": old, "command": play}, "again"),
        ({"id": "b", "base": state["v"] + 999, "command": play}, "refused"),
        ({"id": "b", "base": state["v"], "command": {"kind": "undo"}}, "stale"),
    ]
    with actor.socket() as socket:
        for request, answer in requests:
            socket.send({"t": "do", "table": table, "request": request})
            reply = socket.next()
            assert (reply["t"], reply["id"]) == (answer, request["id"])
            assert reply["v"] == actor.look(table)["v"]


def test_only_graceful_restarts_save_live_tables(tmp_path: Path) -> None:
    """What was not saved at the end was gone: here another server reads the log, without a word from the first."""

    async def story(first: Node, second: Node) -> None:
        id = await first.table()
        await first.play(id, 9)
        await first.ask(id, ANN, commands.Say("Hello"), "say")
        await first.ask(id, BOB, commands.Propose("end"), "offer")
        await second.hub.tables.open(id)
        for eyes in (project.Viewpoint(0), project.Viewpoint(1), project.SPECTATOR):
            assert project.state(second.folded(id), eyes, 0) == project.state(first.folded(id), eyes, 0)
            lines = [list(project.history(node.folded(id), eyes, 0, 100)) for node in (first, second)]
            assert lines[0] == lines[1]

    with_nodes(tmp_path, story, 2)


def test_moves_held_in_memory_for_half_a_minute(tmp_path: Path) -> None:
    """Moves were acknowledged long before they were stored: here `ok` means that every other reader finds it."""

    async def story(node: Node) -> None:
        id = await node.table()
        for _ in range(5):
            await node.play(id, 1)
            with reading(node.engine) as connection:
                assert read_log(connection, id)[-1].version == node.folded(id).version

    with_nodes(tmp_path, story)


def test_iteration_order_of_a_hash_set_in_the_permanent_log() -> None:
    """The log depended on how Python hashes: here all that is stored and told is the same under any hash seed."""
    other = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    command = [sys.executable, digest_of_tables.__file__]
    process = subprocess.run(
        command, env={**os.environ, "PYTHONHASHSEED": other}, capture_output=True, text=True, check=True
    )
    assert process.stdout.split() == digest_of_tables.digests()


@every_game
def test_a_serialiser_that_forgets_whose_turn_it_is(name: str, tmp_path: Path) -> None:
    """A saved game did not know who was to move: here a save is seed and log, and folds to the same."""

    async def story(node: Node) -> None:
        id = await node.table(game=name, options={})
        await node.play(id, 12)
        whole = node.folded(id)
        again = Table(id, whole.seed)
        for entry in whole.entries:
            stored = events.decode(events.encode(entry.event))
            assert stored == entry.event
            again.fold(entry._replace(event=stored))
        assert again.match is not None
        assert whole.match is not None
        assert (again.player, again.movers, again.step) == (whole.player, whole.movers, whole.step)
        assert again.match.state.tobytes() == whole.match.state.tobytes()
        assert again.chairs == whole.chairs

    with_nodes(tmp_path, story)
