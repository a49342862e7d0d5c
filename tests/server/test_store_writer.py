"""The writer: what is acknowledged is stored, each append all or nothing, each version once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from threading import Event
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, Engine, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from manoa.server.settings import Settings
from manoa.server.store.batch import Append, Conflict, Row, write
from manoa.server.store.engine import connect, reading, writing
from manoa.server.store.log import read_log, read_table
from manoa.server.store.migrate import migrate
from manoa.server.store.schema import seats, tables
from manoa.server.store.writer import Writer
from server.samples import add_users, fixed, index, move, opening, seat, store, table_id

FIRST, ONE, TWO, THREE = (table_id(number) for number in (1000, 1, 2, 3))
CUT_OFF = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""

Outcomes = Callable[..., list[BaseException | None]]


@contextmanager
def writing_thread(engine: Engine) -> Iterator[Writer]:
    writer = Writer(engine)
    writer.start()
    try:
        yield writer
    finally:
        writer.stop()


@pytest.fixture
def outcomes(monkeypatch: pytest.MonkeyPatch) -> Outcomes:
    """What becomes of appends that all wait at once, so that one transaction takes them."""

    def run(engine: Engine, *appends: Append) -> list[BaseException | None]:
        begun, gate, sizes = Event(), Event(), []

        def late_write(connection: Connection, batch: Sequence[Append]) -> list[Exception | None]:
            begun.set()
            gate.wait(5)
            sizes.append(len(batch))
            return write(connection, batch)

        async def together() -> list[BaseException | None]:
            first = asyncio.ensure_future(writer.append(opening(FIRST)))
            await asyncio.to_thread(begun.wait, 5)
            waiting = [asyncio.ensure_future(writer.append(append)) for append in appends]
            await asyncio.sleep(0)
            gate.set()
            await first
            return await asyncio.gather(*waiting, return_exceptions=True)

        monkeypatch.setattr("manoa.server.store.writer.write", late_write)
        with writing_thread(engine) as writer:
            found = asyncio.run(together())
        assert sizes[:2] == [1, len(appends)]
        return found

    return run


def seats_in(connection: Connection) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(select(seats).order_by(seats.c.seat)).mappings()]


def versions(engine: Engine, table: str) -> list[int]:
    with reading(engine) as connection:
        return [row.version for row in read_log(connection, table)]


def test_a_table_is_read_as_it_was_written(engine: Engine) -> None:
    add_users(engine, "ada")
    create = fixed(options={"rounds": 3, "long": [1, None]}, clock={"kind": "days", "days": 2}, seed=b"\xff" * 32)
    rows = [Row(1, "ada:c1", 5, b'{"kind":"opened"}'), Row(2, None, 6, b"\x00\xff")]
    store(engine, Append(ONE, 0, rows, index(status="open"), [seat(ONE, 0, "ada")], create))
    with reading(engine) as connection:
        assert dict(read_table(connection, ONE) or {}) == {"id": ONE, **create, **index(status="open"), "version": 2}
        assert read_log(connection, ONE) == rows
        assert read_log(connection, ONE, after=1) == rows[1:]
        assert seats_in(connection) == [seat(ONE, 0, "ada")]
        assert connection.scalar(select(tables.c.id).where(tables.c.result.is_(None))) == ONE
        assert read_table(connection, TWO) is None
        assert read_log(connection, TWO) == []


def test_an_append_changes_the_index_and_the_seats_it_names(engine: Engine) -> None:
    add_users(engine, "ada", "bob")
    store(engine, opening(ONE, [seat(ONE, 0, "ada"), seat(ONE, 1)]), opening(TWO))
    result = {"reason": "played", "scores": [3, 4], "placings": [2, 1]}
    rows = [Row(2, "bob:c1", 9, b"{}"), Row(3, None, 9, b"{}")]
    store(engine, Append(ONE, 1, rows, {"status": "over", "result": result}, [seat(ONE, 1, "bob", placing=1)]))
    with reading(engine) as connection:
        changed, other = read_table(connection, ONE), read_table(connection, TWO)
        assert changed is not None
        assert other is not None
        assert (changed["version"], changed["status"], changed["result"]) == (3, "over", result)
        assert (other["version"], other["status"]) == (1, "running")
        assert seats_in(connection) == [seat(ONE, 0, "ada"), seat(ONE, 1, "bob", placing=1)]


def test_an_append_may_change_the_index_alone(engine: Engine) -> None:
    store(engine, opening(ONE), Append(ONE, 1, [], {"due": 77}))
    with reading(engine) as connection:
        found = read_table(connection, ONE)
    assert found is not None
    assert (found["due"], found["version"]) == (77, 1)


def test_only_the_one_that_came_too_late_conflicts(engine: Engine, outcomes: Outcomes) -> None:
    store(engine, opening(ONE), opening(TWO))
    late, absent, again = move(ONE, 0), move(THREE, 1), opening(TWO)
    found = outcomes(engine, late, move(ONE, 1), absent, again, move(TWO, 1), opening(table_id(4)))
    assert [isinstance(outcome, Conflict) for outcome in found] == [True, False, True, True, False, False]
    assert (versions(engine, ONE), versions(engine, TWO), versions(engine, THREE)) == ([1, 2], [1, 2], [])


def test_versions_that_wait_together_follow_each_other(engine: Engine, outcomes: Outcomes) -> None:
    found = outcomes(engine, opening(ONE), *(move(ONE, number, waiting=number) for number in range(1, 6)), move(ONE, 3))
    assert found[:-1] == [None] * 6
    assert isinstance(found[-1], Conflict)
    assert versions(engine, ONE) == [1, 2, 3, 4, 5, 6]
    with reading(engine) as connection:
        row = read_table(connection, ONE)
    assert row is not None
    assert (row["version"], row["waiting"]) == (6, 5)


def test_one_that_fails_takes_nothing_with_it_and_leaves_nothing(engine: Engine, outcomes: Outcomes) -> None:
    store(engine, opening(ONE), opening(TWO))
    nobody = Append(ONE, 1, [Row(2, None, 1, b"{}")], index(), [seat(ONE, 0, "nobody")])
    found = outcomes(engine, nobody, move(TWO, 1), opening(THREE))
    assert isinstance(found[0], IntegrityError)
    assert found[1:] == [None, None]
    assert (versions(engine, ONE), versions(engine, TWO), versions(engine, THREE)) == ([1], [1, 2], [1])
    with reading(engine) as connection:
        row = read_table(connection, ONE)
    assert row is not None
    assert row["version"] == 1


def test_a_command_is_stored_once(engine: Engine) -> None:
    store(engine, opening(ONE), move(ONE, 1))
    again = Append(ONE, 2, [Row(3, "ada:2", 3, b"{}")], index())
    with pytest.raises(IntegrityError):
        store(engine, again)
    assert versions(engine, ONE) == [1, 2]


def test_many_callers_share_a_transaction(engine: Engine) -> None:
    async def play(number: int) -> None:
        await writer.append(opening(table_id(number)))
        for version in range(1, 6):
            await writer.append(move(table_id(number), version))

    async def together() -> None:
        await asyncio.gather(*(play(number) for number in range(300)))

    with writing_thread(engine) as writer:
        asyncio.run(together())
    assert writer.appends == 1800
    assert writer.batches < 300
    assert versions(engine, table_id(299)) == [1, 2, 3, 4, 5, 6]


def test_stopping_writes_what_waits_and_takes_no_more(engine: Engine) -> None:
    async def together() -> None:
        waiting = [asyncio.ensure_future(writer.append(opening(table_id(number)))) for number in range(400)]
        await asyncio.sleep(0)
        writer.stop()
        await asyncio.gather(*waiting)
        with pytest.raises(RuntimeError, match="does not run"):
            await writer.append(opening(table_id(400)))

    writer = Writer(engine)
    writer.start()
    asyncio.run(together())
    writer.stop()
    assert writer.appends == 400
    assert versions(engine, table_id(399)) == [1]


def test_a_writer_that_was_never_started_takes_nothing(engine: Engine) -> None:
    writer = Writer(engine)
    with pytest.raises(RuntimeError, match="does not run"):
        asyncio.run(writer.append(opening(ONE)))
    writer.stop()


def test_a_caller_who_goes_away_disturbs_nobody(engine: Engine) -> None:
    async def together() -> None:
        leaving = asyncio.ensure_future(writer.append(opening(ONE)))
        staying = asyncio.ensure_future(writer.append(opening(TWO)))
        await asyncio.sleep(0)
        leaving.cancel()
        await staying

    with writing_thread(engine) as writer:
        asyncio.run(together())
    assert versions(engine, ONE) == versions(engine, TWO) == [1]


def test_several_loops_are_served(engine: Engine) -> None:
    with writing_thread(engine) as writer:
        asyncio.run(writer.append(opening(ONE)))
        asyncio.run(writer.append(move(ONE, 1)))
    assert versions(engine, ONE) == [1, 2]


def test_a_failing_database_is_told_to_the_caller_and_forgotten(engine: Engine) -> None:
    with writing(engine) as connection:
        connection.execute(text("ALTER TABLE events RENAME TO away"))
    with writing_thread(engine) as writer:
        with pytest.raises(DBAPIError):
            asyncio.run(writer.append(opening(ONE)))
        with writing(engine) as connection:
            connection.execute(text("ALTER TABLE away RENAME TO events"))
        asyncio.run(writer.append(opening(ONE)))
    assert versions(engine, ONE) == [1]


@pytest.fixture
def node(postgres: Callable[[], str]) -> Iterator[Engine]:
    """On PostgreSQL only."""
    engine = connect(Settings(database=postgres()))
    migrate(engine)
    yield engine
    engine.dispose()


def address(engine: Engine) -> str:
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=False)


def test_other_nodes_hear_of_it(node: Engine, outcomes: Outcomes) -> None:
    with psycopg.connect(address(node), autocommit=True) as listener:
        listener.execute("LISTEN manoa")
        store(node, opening(ONE), Append(TWO, 0, [], index(), create=fixed(), hint="two 1"))
        late = Append(TWO, 7, [], index(), hint="never")
        assert isinstance(outcomes(node, late, Append(ONE, 1, [], index(), hint="ünö"))[0], Conflict)
        heard = [notice.payload for notice in listener.notifies(timeout=5, stop_after=2)]
        heard += [notice.payload for notice in listener.notifies(timeout=0.05)]
    assert heard == ["two 1", "ünö"]


def test_a_lost_connection_is_made_again(node: Engine) -> None:
    with writing_thread(node) as writer:
        asyncio.run(writer.append(opening(ONE)))
        with writing(node) as connection:
            connection.execute(text(CUT_OFF))
        with pytest.raises(DBAPIError):
            asyncio.run(writer.append(move(ONE, 1)))
        asyncio.run(writer.append(move(ONE, 1)))
    assert versions(node, ONE) == [1, 2]


def test_a_node_waits_for_the_one_before_it_and_sees_what_it_did(node: Engine) -> None:
    """Not even a change to the index alone goes unnoticed, of which the log knows nothing."""

    async def late() -> None:
        with writing(node) as other:
            other.execute(update(tables).values(version=2))
            waiting = asyncio.ensure_future(writer.append(Append(ONE, 1, [], {"due": 5})))
            await asyncio.sleep(0.1)
            assert not waiting.done()
        await waiting

    store(node, opening(ONE))
    with writing_thread(node) as writer, pytest.raises(Conflict):
        asyncio.run(late())


def test_two_nodes_never_both_win_a_version(settings: Settings) -> None:
    """Each tries to be the first at every version of the same tables; on SQLite these are two threads."""
    goal, names = 15, [table_id(number) for number in range(4)]
    engines = [connect(settings), connect(settings)]
    migrate(engines[0])
    store(engines[0], *(opening(name) for name in names))
    won: dict[str, list[int]] = {name: [] for name in names}

    async def race(writer: Writer, node: int, name: str) -> None:
        for version in range(1, goal):
            entry = Row(version + 1, f"{node}:{version}", 1, b"{}")
            try:
                await writer.append(Append(name, version, [entry], index()))
                won[name].append(version + 1)
            except Conflict:
                pass

    async def together() -> None:
        nodes = enumerate((first, second))
        await asyncio.gather(*(race(writer, node, name) for node, writer in nodes for name in names))

    with writing_thread(engines[0]) as first, writing_thread(engines[1]) as second:
        asyncio.run(together())
    for name in names:
        assert [1, *sorted(won[name])] == versions(engines[0], name)
        assert len(won[name]) == len(set(won[name]))
    for engine in engines:
        engine.dispose()


# A node that has stopped in the middle of a transaction


@contextmanager
def stopped_at(engine: Engine, table: str) -> Iterator[Connection]:
    """A transaction that has locked a table and goes no further."""
    connection = engine.connect()
    connection.begin()
    connection.execute(select(tables).where(tables.c.id == table).with_for_update())
    yield connection
    connection.invalidate()
    connection.close()


def test_other_tables_do_not_wait_for_a_node_that_has_stopped(node: Engine) -> None:
    store(node, opening(ONE), opening(TWO))

    async def story(writer: Writer) -> None:
        held = asyncio.ensure_future(writer.append(move(ONE, 1)))
        for version in range(1, 6):
            await writer.append(move(TWO, version))
        assert not held.done()
        stopped.rollback()
        await held

    with stopped_at(node, ONE) as stopped, writing_thread(node) as writer:
        asyncio.run(story(writer))


@pytest.mark.parametrize("settings", ["postgresql"], indirect=True)  # SQLite has one node
def test_a_node_that_has_stopped_is_shut_out(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    engine, other = connect(settings), connect(settings)
    migrate(engine)
    store(engine, opening(ONE))
    with ExitStack() as open_here:
        with monkeypatch.context() as patch:  # only the one that stops: on a busy machine others are slow as well
            soon = "SET idle_in_transaction_session_timeout = '300ms'"
            patch.setattr("manoa.server.store.engine.PATIENCE", (soon,))
            stopped = open_here.enter_context(stopped_at(other, ONE))
        writer = open_here.enter_context(writing_thread(engine))
        asyncio.run(writer.append(move(ONE, 1)))  # by itself, after a while
        with pytest.raises(DBAPIError):
            stopped.execute(update(tables).values(step=99))
    engine.dispose()
    other.dispose()
