"""`manoa backup` and `manoa restore`: all that a server keeps, in one file."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer
from sqlalchemy import Engine

from manoa.cli.refusal import WRONG_FILE, refuse, refusing
from manoa.cli.terminal import bar
from manoa.server.settings import Settings
from manoa.server.store import backup as store
from manoa.server.store.engine import claim_folder, connect, database_file


def back_up(file: Path, settings: Settings) -> None:
    """While the server runs, or while it does not."""
    with database(settings) as engine, _progress("Copying") as progress:
        if file.is_dir():
            refuse(f"{file} is a folder; a backup is a file", WRONG_FILE)
        store.backup(engine, file, progress)
    typer.echo(f"Saved in {file}.")


def bring_back(file: Path, settings: Settings) -> None:
    if not file.exists():
        refuse(f"there is no file {file}", WRONG_FILE)
    with refusing(WRONG_FILE), claim_folder(settings):
        with _opened(settings) as engine, _progress("Restoring") as progress:
            store.restore(file, engine, progress)
        place = database_file(settings) if settings.database is None else "the database"
    typer.echo(f"All that was in {file} is in {place} now.")


@contextmanager
def database(settings: Settings) -> Iterator[Engine]:
    """What a server keeps, which has to be there."""
    if settings.database is None and not (settings.data / "manoa.db").is_file():
        refuse(f"there is no server's data in {settings.data}", WRONG_FILE)
    with _opened(settings) as engine:
        yield engine


@contextmanager
def _opened(settings: Settings) -> Iterator[Engine]:
    """What is wrong with it, or with the file, is said in a sentence."""
    with refusing(WRONG_FILE):
        engine = connect(settings)
        try:
            yield engine
        except OSError as error:
            raise ValueError(f"{error.filename or settings.data} cannot be used: {error.strerror}") from error
        finally:
            engine.dispose()


@contextmanager
def _progress(title: str) -> Iterator[store.Progress]:
    from rich.console import Console

    with bar(Console(stderr=True), 0, title) as grow:
        yield lambda done, total: grow(completed=done, total=total)
