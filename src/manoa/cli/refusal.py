"""Ending a command with one clear sentence and no traceback."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import typer

from manoa.cli.voice import sentence

WRONG_FILE = 1
WRONG_USE = 2


def refuse(message: str, code: int = WRONG_USE) -> NoReturn:
    typer.echo(sentence(message), err=True)
    raise typer.Exit(code)


@contextmanager
def refusing(code: int = WRONG_USE) -> Iterator[None]:
    """What the library refuses with a ValueError, the command refuses too."""
    try:
        yield
    except ValueError as error:
        refuse(str(error), code)
