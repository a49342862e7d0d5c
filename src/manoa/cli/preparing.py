"""Compiling kernels before anybody waits for them in the middle of a match."""

from __future__ import annotations

import sys
from collections.abc import Iterable

import typer


def make_ready(names: Iterable[str]) -> None:
    """Compile what is not compiled yet; says nothing otherwise."""
    from manoa.play import ready

    for name in names:
        if not ready.is_ready(name):
            _compile(name)


def _compile(name: str) -> None:
    if sys.stderr.isatty():
        _with_bar(name)
    else:
        _with_lines(name)


def _with_bar(name: str) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    from manoa.play import ready

    columns = (TextColumn("Compiling {task.fields[game]}, only once"), BarColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", game=name, total=None)
        for done, total, what in ready.prepare(name):
            progress.update(task, completed=done, total=total, description=what)


def _with_lines(name: str) -> None:
    from manoa.play import ready

    for done, total, what in ready.prepare(name):
        if done < total:
            typer.echo(f"Compiling {name}, {done + 1} of {total}: {what}", err=True)
