"""Smaller faults that attacks have found, each of them once."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from threading import current_thread
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import text
from sqlalchemy.exc import InternalError, OperationalError
from websockets.sync.client import connect as open_socket

import manoa
from manoa.play.match import Match
from manoa.server.http import health, identity, tables
from manoa.server.live import stored
from manoa.server.settings import Settings
from manoa.server.store.engine import connect
from manoa.server.wire import commands
from server.inside import Guest, Inside, inside_server, running_game
from server.nodes import BOB, Node, with_nodes
from thoughts import any_bot


def gone(*_: Any, **__: Any) -> Any:
    raise OperationalError("SELECT 1", None, Exception("the server closed the connection"))


def cut(*_: Any, **__: Any) -> Any:
    """PostgreSQL ends the session of a thread that did nothing for too long inside its transaction."""
    why = Exception("terminating connection due to idle-in-transaction timeout")
    raise InternalError("SELECT 1", None, why, connection_invalidated=True)


# The database is away


@pytest.mark.parametrize("failure", [gone, cut])
def test_while_the_database_is_away_requests_are_told_to_come_back(
    server: Inside, ann: Guest, failure: Callable[..., Any]
) -> None:
    with patch.object(identity, "look_up", failure):
        answer = ann.http.get("/api/mine")
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    assert answer.headers["retry-after"]


def test_while_the_database_is_away_commands_are_refused_as_unavailable(server: Inside, ann: Guest, bob: Guest) -> None:
    table = running_game(ann, bob)
    server.hub.tables.clear()
    request = {"id": "c1", "base": 1, "command": {"kind": "say", "text": "hello"}}
    with patch.object(stored, "folded", gone):
        answer = ann.http.post(f"/api/tables/{table}/commands", json=request).json()
        with ann.socket() as socket:
            socket.send({"t": "do", "table": table, "request": request})
            told = socket.next()
    assert (answer["t"], answer["code"]) == (told["t"], told["code"]) == ("refused", "unavailable")


def test_a_server_that_cannot_write_is_not_ready(server: Inside) -> None:
    http = server.client()
    assert http.get("/readyz").json() == {"status": "ready"}
    with patch.object(health, "writing", gone), patch.object(health, "EVERY", 0.0):
        answer = http.get("/readyz")
    assert (answer.status_code, answer.json()) == (503, {"status": "no database"})
    with patch("manoa.server.http.health.shutil.disk_usage", lambda _: type("Usage", (), {"free": 1 << 20})):
        answer = http.get("/readyz")
    assert (answer.status_code, answer.json()) == (503, {"status": "disk full"})


def test_a_server_whose_data_is_gone_is_not_ready(tmp_path: Path) -> None:
    """What it writes goes into a file that has no name any more."""
    with inside_server(tmp_path) as server:
        (tmp_path / "data").rename(tmp_path / "elsewhere")
        answer = server.client().get("/readyz")
        assert (answer.status_code, answer.json()) == (503, {"status": "the data folder is gone or cannot be read"})
        (tmp_path / "data").mkdir()
        assert server.client().get("/readyz").status_code == 503, "a new folder has none of it"
        (tmp_path / "data").rmdir()
        (tmp_path / "elsewhere").rename(tmp_path / "data")
        assert server.client().get("/readyz").status_code == 200


@pytest.mark.parametrize("settings", ["postgresql"], indirect=True)
def test_postgresql_flushes_whatever_it_is_set_up_to_do(settings: Settings) -> None:
    engine = connect(settings)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        name = connection.scalar(text("SELECT current_database()"))
        connection.execute(text(f"ALTER DATABASE {name} SET synchronous_commit = off"))
    engine.dispose()
    engine = connect(settings)
    with engine.connect() as connection:
        assert connection.scalar(text("SHOW synchronous_commit")) == "on"
    engine.dispose()


# Who hears and sees what


def test_a_token_that_may_only_play_hears_nothing_of_my_games(server: Inside, ann: Guest, bob: Guest) -> None:
    heard: dict[str, list[str]] = {}
    for scope in ("play", "read"):
        address = server.address.replace("http", "ws", 1) + "/api/live"
        token = {"Authorization": f"Bearer {ann.token(scope)}"}
        with open_socket(address, additional_headers=token, proxy=None) as socket:
            running_game(ann, bob)
            heard[scope] = []
            try:
                while True:
                    heard[scope].append(json.loads(socket.recv(1.5))["t"])
            except TimeoutError:
                pass
    assert "mine" in heard["read"]
    assert "mine" not in heard["play"]


def test_metrics_are_for_machines_at_home(server: Inside) -> None:
    http = server.client()
    assert http.get("/metrics").status_code == 200
    assert http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 404


# What one may have


def finished(seed: int) -> Any:
    match = manoa.game("lost-cities", rounds=1).start(seed=seed)
    while not match.over:
        match.play(any_bot("random", 1).choose(match.for_seat(match.player or 0)).id)
    return match.record()


def test_finished_records_count_until_they_are_closed(
    server: Inside, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    cem = server.guest("Cem")
    monkeypatch.setattr(tables, "MOST_TABLES", 2)
    record = finished(1)
    answers = [cem.http.post("/api/records", json={"record": record}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 409]
    mine = cem.http.get("/api/mine").json()["tables"]
    assert len(mine) == 2, "they can be found"
    assert cem.ask(mine[0]["id"], {"kind": "leave"})["t"] == "ok"
    assert cem.http.post("/api/records", json={"record": record}).status_code == 201


def test_tables_that_are_over_are_put_away(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        object.__setattr__(node.hub.settings, "kept_finished", 3)
        for number in range(12):
            id = await node.table()
            await node.ask(id, BOB, commands.Resign(), f"resign{number}")
        for _ in range(4):
            await node.table()
        statuses = [live.table.status for live in node.hub.tables.values()]
        assert statuses.count("over") <= 6
        assert statuses.count("running") == 4

    with_nodes(tmp_path, story)


def test_branches_are_made_beside_the_event_loop(server: Inside, ann: Guest, bob: Guest) -> None:
    """And beside the table's lock: a long game takes a while to go through again."""
    table, where = running_game(ann, bob), []
    at = Match.at

    def noted(self: Match, step: int) -> Match:
        where.append(current_thread().name)
        return at(self, step)

    with patch.object(Match, "at", noted):
        assert ann.http.post(f"/api/tables/{table}/branch", json={"step": 0}).status_code == 201
    assert where
    assert all(name.startswith("workshop") for name in where)
