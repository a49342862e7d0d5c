"""Data for every revision of the schema, and a revision that is yet to come."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, MetaData, insert

from manoa.server.store import backup, migrate
from manoa.server.store.engine import writing
from manoa.server.store.migrate import SCRIPTS
from server.samples import fixed, index, seat, table_id

TABLE = table_id(1)
NEWEST = migrate.HEAD
NEXT = f"{int(NEWEST) + 1:04}"


def _first(table: dict[str, Any]) -> dict[str, Any]:
    """Without what came later."""
    return {name: value for name, value in table.items() if name != "host"}


# A row of every table, as the revision that it stands under first had them. A new revision adds to it what is new.
ROWS: dict[str, dict[str, dict[str, Any]]] = {
    "0001": {
        "users": {"id": "ada", "name": "Ada", "account": "ada", "password": "…", "created": 1},
        "sessions": {"id": "s", "user": "ada", "key": bytes(32), "agent": "Firefox", "created": 1, "seen": 2},
        "tokens": {"id": "t", "user": "ada", "name": "bot", "key": bytes(32), "scopes": "play", "created": 1},
        "tables": {"id": TABLE, **_first(fixed(options={"rounds": 3})), **index(), "version": 1},
        "seats": seat(TABLE, 0, "ada"),
        "events": {"table": TABLE, "version": 1, "command": "ada:1", "at": 1, "body": b'{"host":"ada"}'},
    },
}
ROWS["0002"] = {
    **ROWS["0001"],
    "tables": {**ROWS["0001"]["tables"], "host": "ada"},
    "events": {**ROWS["0001"]["events"], "hash": bytes(16)},
    "mentions": {"user": "ada", "table": TABLE},
    "beats": {"id": 1, "at": 5, "noted": 6},
}
ROWS["0003"] = {
    **ROWS["0002"],
    "users": {**ROWS["0002"]["users"], "email": "ada@example.org"},
    "letters": {"id": "l", "user": "ada", "kind": "reset", "key": bytes(32), "email": "ada@example.org", "created": 1},
}
ROWS["0004"] = {
    **ROWS["0003"],
    "tables": {**ROWS["0003"]["tables"], "route": "first"},
    "routes": {
        "id": "r",
        "game": "quest",
        "owner": "ada",
        "title": "Around the lake",
        "route": {"pieces": []},
        "key": "k",
        "figures": {"spaces": 3},
        "report": {"games": 200},
        "created": 1,
        "changed": 2,
    },
    "likes": {"game": "quest", "route": "r", "user": "ada"},
    "complaints": {"route": "r", "user": "ada", "why": "rude", "at": 3},
    "jobs": {
        "id": "j",
        "user": "ada",
        "game": "quest",
        "kind": "trial",
        "state": "done",
        "done": 9,
        "of": 9,
        "asked": 4,
        "changed": 5,
    },
}
ROWS["0005"] = {
    **ROWS["0004"],
    "reviews": {"table": TABLE, "match": "m", "job": "j", "body": b"{}", "finished": 6},
}
ROWS["0006"] = {
    **ROWS["0005"],
    "puzzle_ratings": {
        "puzzle": "lc-000001",
        "game": "lost-cities",
        "rating": 1510.5,
        "deviation": 90.0,
        "tried": 2,
        "solved": 1,
    },
    "solvers": {
        "user": "ada",
        "game": "lost-cities",
        "rating": 1490.5,
        "deviation": 200.0,
        "streak": 1,
        "best": 1,
        "tried": 2,
        "solved": 1,
    },
    "attempts": {
        "user": "ada",
        "puzzle": "lc-000001",
        "game": "lost-cities",
        "solved": True,
        "play": "play R4",
        "at": 6,
    },
}
ROWS["0007"] = {
    **ROWS["0006"],
    "tables": {**ROWS["0004"]["tables"], "deal": "quest/2026-11-18"},
    "deals": {
        "game": "quest",
        "day": "2026-11-18",
        "seed": bytes(32),
        "options": {"route": "first"},
        "bots": [None, "fair"],
        "created": 6,
    },
    "entries": {
        "table": TABLE,
        "game": "quest",
        "day": "2026-11-18",
        "user": "ada",
        "begun": 7,
        "finished": 8,
        "score": 9,
        "placing": 1,
        "turns": 14,
    },
}
ROWS["0008"] = {
    **ROWS["0007"],
    "rooms": {
        "id": "o",
        "owner": "ada",
        "game": "quest",
        "options": {"route": "first"},
        "table": TABLE,
        "version": 1,
        "branch": 0,
        "step": 7,
        "placed": 2,
        "created": 1,
        "changed": 2,
    },
    "room_events": {"room": "o", "version": 1, "command": "ada:1", "at": 1, "body": b"{}"},
    "room_mentions": {"user": "ada", "room": "o"},
}

ROWS["0009"] = {
    **ROWS["0008"],
    "attempts": {**ROWS["0006"]["attempts"], "hinted": True},
    "hints": {"user": "ada", "puzzle": "lc-000001", "at": 5},
}

ROWS["0010"] = {
    **ROWS["0009"],
    "notes": {"user": "ada", "table": TABLE, "step": 7, "text": "Too early", "shared": False, "at": 9},
}

ROWS["0011"] = {**ROWS["0010"], "rooms": {**ROWS["0008"]["rooms"], "names": ["Ada", "Ben"]}}

# To change a column SQLite builds the table again: what refers to it must survive that.
MOTTO = f"""
import sqlalchemy as sa
from alembic import op
revision, down_revision = "{NEXT}", "{NEWEST}"
def upgrade():
    with op.batch_alter_table("users") as batch:
        batch.alter_column("name", type_=sa.String(80), existing_type=sa.String(24), existing_nullable=False)
        batch.add_column(sa.Column("motto", sa.Text, nullable=False, server_default=""))
"""


@pytest.fixture
def next_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A Manoa with one more revision, which a test may change."""
    shutil.copytree(SCRIPTS, tmp_path / "migrations")
    script = tmp_path / "migrations" / "versions" / f"r{NEXT}_motto.py"
    script.write_text(MOTTO)
    monkeypatch.setattr(migrate, "SCRIPTS", tmp_path / "migrations")
    monkeypatch.setattr(migrate, "HEAD", NEXT)
    monkeypatch.setattr(backup, "HEAD", NEXT)
    return script


def fill(engine: Engine, at: str) -> dict[str, dict[str, Any]]:
    """A row in every table of a revision, with the columns that it has."""
    found = MetaData()
    found.reflect(engine)
    rows = ROWS[max(name for name in ROWS if name <= at)]
    with writing(engine) as connection:
        for table in found.sorted_tables:
            if table.name != "alembic_version":
                connection.execute(insert(table), rows[table.name])
    return rows
