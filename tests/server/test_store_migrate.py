"""Migrations, on both databases."""

from __future__ import annotations

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, insert, inspect, select, text

from manoa.server.settings import Settings
from manoa.server.store import engine as opening
from manoa.server.store.engine import connect, reading, writing
from manoa.server.store.migrate import HEAD, SCRIPTS, migrate, revision
from manoa.server.store.migrations.versions.r0011_names import AT_ONCE
from manoa.server.store.schema import metadata
from server.revisions import MOTTO, NEXT, TABLE, fill


def scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    return ScriptDirectory.from_config(config)


REVISIONS = sorted(script.revision for script in scripts().walk_revisions())


def test_revisions_are_numbered_and_the_last_is_known() -> None:
    assert REVISIONS[-1] == HEAD
    assert all(re.fullmatch("[0-9]{4}", name) for name in REVISIONS)
    assert scripts().get_heads() == [HEAD]


def test_migrations_lead_to_the_schema(empty: Engine) -> None:
    migrate(empty)
    with empty.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


@pytest.mark.parametrize("start", REVISIONS)
def test_data_of_every_revision_survives(empty: Engine, start: str) -> None:
    migrate(empty, start)
    assert revision(empty) == start
    rows = fill(empty, start)
    migrate(empty)
    assert revision(empty) == HEAD
    with reading(empty) as connection:
        for name, row in rows.items():
            found = connection.execute(select(metadata.tables[name])).mappings().one()
            assert {column: found[column] for column in row} == row


def test_hosts_and_mentions_are_found_in_older_logs(empty: Engine) -> None:
    migrate(empty, "0001")
    fill(empty, "0001")
    migrate(empty)
    with reading(empty) as connection:
        assert connection.scalar(text("SELECT host FROM tables")) == "ada"
        assert connection.execute(text('SELECT "user", "table" FROM mentions')).all() == [("ada", TABLE)]


def test_older_study_rooms_get_the_names_of_their_seats(empty: Engine) -> None:
    """Read one by one, however many there are; a room that cannot be read has none, and keeps nobody from the rest."""
    migrate(empty, "0010")
    (owner,) = {fill(empty, "0010")["rooms"]["owner"]}  # with a room whose first event is no such thing
    body = b'{"seats":[{"kind":"person","name":"Ada"},{"kind":"bot","bot":"fair"},{"kind":"open"}]}'
    rooms = [f"room-{number:03}" for number in range(2 * AT_ONCE + 1)]
    with writing(empty) as connection:
        for id in rooms:
            connection.execute(
                text(
                    "INSERT INTO rooms (id, owner, game, options, version, branch, step, placed, created, changed)"
                    " VALUES (:id, :owner, 'quest', '{}', 1, 0, 0, 0, 1, 1)"
                ),
                {"id": id, "owner": owner},
            )
            row = {"room": id, "version": 1, "at": 1, "body": body}
            connection.execute(insert(metadata.tables["room_events"]), row)
    migrate(empty)
    with reading(empty) as connection:
        found = {row.id: row.names for row in connection.execute(select(metadata.tables["rooms"]))}
    assert found == {"o": [], **{id: ["Ada", "fair", ""] for id in rooms}}


def test_a_table_that_others_refer_to_can_change(empty: Engine, next_version: Path) -> None:
    migrate(empty, "0001")
    fill(empty, "0001")
    migrate(empty)
    with reading(empty) as connection:
        assert connection.execute(text("SELECT name, motto FROM users")).all() == [("Ada", "")]
        assert connection.execute(text('SELECT "user" FROM seats')).scalar() == "ada"
    with pytest.raises(Exception, match=r"(?i)foreign key"), writing(empty) as connection:
        connection.execute(text("DELETE FROM users"))


def test_a_migration_that_fails_changes_nothing(empty: Engine, next_version: Path) -> None:
    migrate(empty, "0001")
    fill(empty, "0001")
    next_version.write_text(MOTTO + "    raise RuntimeError('out of ideas')\n")
    with pytest.raises(RuntimeError, match="out of ideas"):
        migrate(empty)
    assert revision(empty) == "0001"
    assert "motto" not in {column["name"] for column in inspect(empty).get_columns("users")}


def test_a_migration_must_not_leave_references_to_nothing(tmp_path: Path, next_version: Path) -> None:
    engine = connect(Settings(data=tmp_path / "data"))
    migrate(engine, "0001")
    fill(engine, "0001")
    next_version.write_text(MOTTO + "    op.execute('DELETE FROM users')\n")
    with pytest.raises(ValueError, match="references to nothing"):
        migrate(engine)
    assert revision(engine) == "0001"
    engine.dispose()


def test_nodes_that_start_at_once_migrate_once(settings: Settings) -> None:
    engines = [connect(settings) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(migrate, engines))
    for engine in engines:
        assert revision(engine) == HEAD
        engine.dispose()


def test_a_newer_database_is_refused(engine: Engine) -> None:
    with writing(engine) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(ValueError, match="newer Manoa"):
        migrate(engine)


def test_tables_of_somebody_else_are_left_alone(empty: Engine) -> None:
    with writing(empty) as connection:
        connection.execute(text("CREATE TABLE users (id INTEGER)"))
    with pytest.raises(ValueError, match="did not make: users"):
        migrate(empty)
    assert inspect(empty).get_table_names() == ["users"]


def test_with_nothing_to_do_alembic_is_not_even_imported(tmp_path: Path) -> None:
    code = """
import sys
from pathlib import Path
from manoa.server.settings import Settings
from manoa.server.store import engine as opening
from manoa.server.store.engine import connect
from manoa.server.store.migrate import migrate
migrate(connect(Settings(data=Path(sys.argv[1]))))
print("alembic" in sys.modules)
"""
    found = [subprocess.check_output([sys.executable, "-c", code, str(tmp_path)], text=True) for _ in range(2)]
    assert found == ["True\n", "False\n"]


def test_nothing_is_imported_while_a_transaction_is_open(settings: Settings) -> None:
    """On a busy machine that takes seconds, and the database cuts off whoever does nothing for three of them."""
    code = """
import sys
from pathlib import Path
from sqlalchemy import event
from manoa.server.settings import Settings
from manoa.server.store import engine as opening
from manoa.server.store.engine import connect
from manoa.server.store.migrate import HEAD, migrate, revision
engine = connect(Settings(data=Path(sys.argv[1]), database=sys.argv[2] or None))
before, during = set(), set()
event.listen(engine, "begin", lambda connection: before.update(sys.modules))
event.listen(engine, "commit", lambda connection: during.update(set(sys.modules) - before))
migrate(engine)
assert revision(engine) == HEAD
print(sorted(during))
"""
    command = [sys.executable, "-c", code, str(settings.data), settings.database or ""]
    assert subprocess.check_output(command, text=True) == "[]\n"


def test_a_migration_may_think_for_longer_than_others_may(
    empty: Engine, next_version: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(empty, "0001")
    next_version.write_text(MOTTO + "    import time\n    time.sleep(0.4)\n    op.execute('SELECT 1')\n")
    monkeypatch.setattr(opening, "PATIENCE", ("SET idle_in_transaction_session_timeout = '100ms'",))
    empty.dispose()  # new connections are less patient
    migrate(empty)
    assert revision(empty) == NEXT
