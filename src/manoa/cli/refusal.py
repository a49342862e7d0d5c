"""Ending a command with one clear sentence and no traceback."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import typer

from manoa import games
from manoa.cli.phrases import count, sentence

WRONG_FILE = 1
WRONG_USE = 2


def refuse(message: str, code: int = WRONG_USE) -> NoReturn:
    typer.echo(sentence(message), err=True)
    raise typer.Exit(code)


def check_game(name: str) -> None:
    if name not in games():
        refuse(f"there is no game {name!r}; there are: {', '.join(games())}")


def check_seat(seat: int | None, players: int) -> None:
    if seat is not None and not 0 <= seat < players:
        refuse(f"the seats are numbered 0 to {players - 1}; there is no seat {seat}")


def check_step(step: int, last: int, flag: str) -> None:
    if not 0 <= step <= last:
        refuse(f"the match has {count(last, 'step')}, so {flag} is 0 to {last}, not {step}")


@contextmanager
def refusing(code: int = WRONG_USE) -> Iterator[None]:
    """What the library refuses with a ValueError, the command refuses too."""
    try:
        yield
    except ValueError as error:
        refuse(str(error), code)
