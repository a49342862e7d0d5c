"""`manoa routes reports`, `remove` and `restore`: what the host of a server does about routes that people have made."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

import typer
from sqlalchemy import Connection, Row

from manoa.cli.backups import database
from manoa.cli.phrases import plain
from manoa.cli.refusal import WRONG_FILE, refuse
from manoa.server.live.moment import wall
from manoa.server.settings import Settings
from manoa.server.store import routes as store
from manoa.server.store.engine import writing
from manoa.server.store.migrate import refuse_others


def list_reports(settings: Settings) -> None:
    """Each route that somebody has reported, and why."""
    with _rows(settings) as rows:
        found = store.complained(rows)
    if not found:
        typer.echo("Nobody has reported a route.")
    for id in dict.fromkeys(row.id for row in found):
        _show([row for row in found if row.id == id])


def _show(reports: list[Row[Any]]) -> None:
    about = reports[0]
    typer.echo(f"{about.id}  {plain(about.title, 60)}, by {plain(about.author)}")
    for row in reports:
        day = datetime.fromtimestamp(row.at / 1000, UTC).date()
        typer.echo(f"    {day}  {plain(row.why, 500)}")


def remove_route(id: str, settings: Settings) -> None:
    with _rows(settings) as rows:
        title = store.remove(rows, id, wall())
    _say(title, id, "is removed: no list has it, and links to it say so. Tables on it go on.")


def restore_route(id: str, settings: Settings) -> None:
    with _rows(settings) as rows:
        title = store.restore(rows, id)
    _say(title, id, "is there for everybody, and no reports about it are left.")


def _say(title: str | None, id: str, done: str) -> None:
    if title is None:
        refuse(f"there is no route {plain(id)!r} on this server", WRONG_FILE)
    typer.echo(f"{plain(title, 60)} {done}")


@contextmanager
def _rows(settings: Settings) -> Iterator[Connection]:
    """The database of a server, while it runs or not."""
    with database(settings) as engine:
        refuse_others(engine)
        with writing(engine) as rows:
            yield rows
