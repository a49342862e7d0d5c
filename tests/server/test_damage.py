"""Damage at rest does not pass unseen."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, text
from structlog.testing import capture_logs

from manoa.server.run import check
from manoa.server.settings import Settings
from manoa.server.store.backup import restore
from manoa.server.store.engine import connect, reading, writing
from manoa.server.store.witness import KEPT, Witness
from manoa.server.store.writer import Writer
from manoa.server.wire import commands
from server.inside import inside_server, play_on, running_game
from server.nodes import ANN, Node, with_nodes
from server.samples import move, opening, store, table_id


def test_a_log_that_was_changed_is_refused(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        for damage in (
            "UPDATE events SET body = CAST(replace(body, 'played', 'plaied') AS BLOB) WHERE version = 5",
            "UPDATE events SET at = at + 1 WHERE version = 3",
            "DELETE FROM events WHERE version = 4",
            "DELETE FROM events WHERE version = (SELECT max(version) FROM events)",
        ):
            id = await node.table()
            await node.play(id, 4)
            other = await node.table()
            node.hub.tables.clear()
            with writing(node.engine) as rows:
                rows.execute(text(f'{damage} AND "table" = :id'), {"id": id})
            reply = await node.hub.command(id, ANN, commands.Request("c", 1, commands.Say("hi")))
            assert getattr(reply, "code", None) == "damaged", damage
            assert (await node.ask(other, ANN, commands.Say("hi"), "hi")).__class__.__name__ == "Ok"

    with_nodes(tmp_path, story)


def test_somebody_who_is_gone_is_no_damage(tmp_path: Path) -> None:
    with inside_server(tmp_path) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = running_game(ann, bob)
        play_on(table, (ann, bob), 3)
        assert ann.http.request("DELETE", "/api/me", json={}).status_code == 204
        server.hub.tables.clear()
        assert bob.look(table)["table"]["seats"][0]["name"] == "Explorer"
        assert bob.ask(table, {"kind": "say", "text": "Bye"})["t"] == "ok"
        server.hub.tables.clear()
        assert bob.look(table)["v"] > 4


def test_versions_that_were_acknowledged_and_are_gone_are_named_at_the_start(tmp_path: Path) -> None:
    """The write-ahead log is cut, and SQLite takes what is left for the whole."""
    data = tmp_path / "data"
    with inside_server(tmp_path) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = running_game(ann, bob)
        shutil.copy(data / "manoa.db", tmp_path / "old.db")
        shutil.copy(data / "manoa.db-wal", tmp_path / "old.db-wal")
        acknowledged = play_on(table, (ann, bob), 6)["v"]
    for name in ("manoa.db", "manoa.db-wal"):
        shutil.copy(tmp_path / name.replace("manoa", "old"), data / name)
    (data / "manoa.db-shm").unlink(missing_ok=True)
    with inside_server(tmp_path) as server:
        logs = server.logs.getvalue()
        assert server.client().get("/readyz").status_code == 200
    (line,) = [line for line in logs.splitlines() if "versions_missing" in line]
    assert table in line
    assert f'"acknowledged": {acknowledged}' in line
    assert "restore a backup" in line
    with inside_server(tmp_path) as server:
        assert "versions_missing" not in server.logs.getvalue(), "once is enough"


def test_what_an_earlier_life_acknowledged_does_not_go_unseen_either(tmp_path: Path) -> None:
    """A server that was killed leaves its log behind. The next one forgot what was noted, and the log was cut then."""

    def killed(life: Path) -> Path:
        """The data folder as it is left when the server that runs there is killed."""
        left = life.with_name(f"after-{life.name}")
        shutil.copytree(life / "data", left / "data", ignore=shutil.ignore_patterns("*-shm", "*.lock"))
        return left

    with inside_server(tmp_path / "first") as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = running_game(ann, bob)
        acknowledged = play_on(table, (ann, bob), 6)["v"]
        second = killed(tmp_path / "first")
    with inside_server(second):
        third = killed(second)
    (third / "data" / "manoa.db-wal").write_bytes(b"")
    with inside_server(third) as server:
        logs, answer = server.logs.getvalue(), server.client().get(f"/api/tables/{table}")
    assert "versions_missing" in logs or (answer.is_success and answer.json()["v"] == acknowledged)


def test_the_witness_keeps_the_latest_notes(tmp_path: Path) -> None:
    witness = Witness(tmp_path)
    for number in range(3):
        witness.note((table_id(at), number) for at in range(KEPT))
    assert (tmp_path / "manoa.witness").stat().st_size == KEPT * 20
    witness.close()


@pytest.mark.parametrize("settings", ["sqlite"], indirect=True)
def test_what_the_witness_cannot_take_is_stored_all_the_same(
    engine: Engine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full(*_: Any) -> int:
        raise OSError("No space left on device")

    async def moves(writer: Writer) -> None:
        async with asyncio.timeout(10):
            for version in range(1, 3):
                await writer.append(move(table_id(1), version))

    store(engine, opening(table_id(1)))
    witness = Witness(tmp_path)
    monkeypatch.setattr("manoa.server.store.witness.os.write", full)
    writer = Writer(engine, witness)
    writer.start()
    try:
        asyncio.run(moves(writer))
    finally:
        writer.stop()
        witness.close()
    with reading(engine) as rows:
        assert rows.scalar(text("SELECT max(version) FROM events")) == 3


@pytest.mark.parametrize("settings", ["sqlite"], indirect=True)
def test_the_writer_outlives_whatever_happens_beside_it(engine: Engine) -> None:
    """Its thread ended without a word, and whatever was stored later waited for ever."""

    class Odd(Witness):
        def __init__(self) -> None:
            pass

        def note(self, _: Any) -> None:
            raise KeyError("odd")

    async def moves(writer: Writer) -> None:
        async with asyncio.timeout(10):
            for version in range(1, 3):
                await writer.append(move(table_id(1), version))

    store(engine, opening(table_id(1)))
    writer = Writer(engine, Odd())
    writer.start()
    with capture_logs() as logs:
        try:
            asyncio.run(moves(writer))
        finally:
            writer.stop()
    assert {line["event"] for line in logs} == {"writer_failed"}


def test_a_damaged_file_is_not_served(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, port=0)
    check(settings)
    file = tmp_path / "manoa.db"
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray(file.read_bytes())
    content[4096 * 3 : 4096 * 6] = b"x" * (4096 * 3)
    file.write_bytes(content)
    with pytest.raises(ValueError, match=r"damaged.*manoa restore"):
        check(settings)


@pytest.mark.parametrize("settings", ["sqlite"], indirect=True)
def test_the_main_file_is_never_far_behind(engine: Engine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("manoa.server.store.writer.CHECKPOINT", 0.0)
    store(engine, opening(table_id(1)))

    async def moves(writer: Writer) -> None:
        for version in range(1, 20):
            await writer.append(move(table_id(1), version))

    writer = Writer(engine)
    writer.start()
    asyncio.run(moves(writer))
    writer.stop()
    copy = shutil.copy(str(engine.url.database), tmp_path / "copy.db")
    with closing(sqlite3.connect(copy)) as database:
        found: Any = database.execute("SELECT max(version) FROM events").fetchone()
    with reading(engine) as rows:
        assert found[0] >= (rows.scalar(text("SELECT max(version) FROM events")) or 0) - 1


def test_backups_are_made_while_it_runs_and_can_be_restored(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    with inside_server(tmp_path, backups=folder, backup_minutes=0.005) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = running_game(ann, bob)
        state = play_on(table, (ann, bob), 4)
        limit = time.monotonic() + 20
        while versions(folder, table) != state["v"] and time.monotonic() < limit:
            time.sleep(0.1)
    newest = max(folder.glob("manoa-*.db"))
    engine = connect(Settings(data=tmp_path / "again" / "data"))
    restore(newest, engine, lambda *_: None)
    engine.dispose()
    with inside_server(tmp_path / "again") as server:
        assert server.client().get(f"/api/tables/{table}").json()["v"] == state["v"]


def versions(folder: Path, table: str) -> int:
    """How far the newest backup goes."""
    files = sorted(folder.glob("manoa-*.db"))
    if not files:
        return 0
    with closing(sqlite3.connect(f"file:{files[-1]}?mode=ro", uri=True)) as database:
        found = database.execute("SELECT version FROM tables WHERE id = ?", (table,)).fetchone()
    return int(found[0]) if found else 0
