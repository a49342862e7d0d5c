"""`manoa routes reports`, `remove` and `restore`: for the host of a server."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import insert

from cli.terminals import run
from manoa.server.settings import Settings
from manoa.server.store import routes
from manoa.server.store.engine import connect, reading, writing
from manoa.server.store.migrate import migrate
from manoa.server.store.schema import users


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A server's folder, with two people in it."""
    folder = tmp_path / "data"
    engine = connect(Settings(data=folder))
    migrate(engine)
    with writing(engine) as rows:
        for name in ("Ann", "Bob"):
            rows.execute(insert(users).values(id=name, name=name, created=1))
    engine.dispose()
    return folder


@pytest.fixture
def route(data: Path) -> str:
    """One of Ann's that Bob has reported."""
    engine = connect(Settings(data=data))
    with writing(engine) as rows:
        id = routes.add(rows, "Ann", "quest", 1, title="Rude words", route={}, key="k", figures={})
        routes.complain(rows, id, "Bob", "It is rude.\x1b[31m", 1_700_000_000_000)
    engine.dispose()
    return id


def asked(data: Path, *words: str) -> str:
    result = run("routes", *words, "--data", str(data))
    assert result.exit_code == 0, result.output
    return result.output


def removed(data: Path, id: str) -> bool:
    engine = connect(Settings(data=data))
    with reading(engine) as rows:
        row = routes.find(rows, "quest", id)
    engine.dispose()
    assert row is not None
    return row.removed is not None


def test_the_host_reads_why_and_removes(data: Path, route: str) -> None:
    listed = asked(data, "reports").splitlines()
    assert listed[0] == f"{route}  Rude words, by Ann"
    assert listed[1].startswith("    2023-11-14  It is rude.")
    assert "\x1b" not in listed[1]
    assert asked(data, "remove", route).startswith("Rude words is removed")
    assert removed(data, route)
    assert asked(data, "reports") == "Nobody has reported a route.\n"
    assert asked(data, "restore", route).startswith("Rude words is there")
    assert not removed(data, route)


def test_what_is_not_there_is_said_in_a_sentence(data: Path, tmp_path: Path) -> None:
    for words in (["remove", "nothing", "--data", str(data)], ["reports", "--data", str(tmp_path / "elsewhere")]):
        result = run("routes", *words)
        assert result.exit_code == 1
        assert result.stderr.startswith("There is no")
        assert result.stderr.count("\n") == 1
