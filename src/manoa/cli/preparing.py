"""Compiling kernels before anybody waits for them in the middle of a match."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import typer

from manoa.play import ready
from manoa.play.ready import EXPANDED, Progress

Show = Callable[[str, Progress], None]

MODESTY = 5  # by which compiling beside a server comes after all that people wait for (nice)


def make_ready(names: Iterable[str], stage: str = EXPANDED) -> None:
    """Compile what is not compiled yet, up to a stage; says nothing otherwise."""
    missing = [name for name in names if not ready.is_ready(name, stage)]
    if missing:
        show_progress(missing, partial(_compile, stage=stage))


def be_modest() -> None:
    if sys.platform != "win32":
        os.nice(MODESTY)


def show_progress(names: list[str], work: Callable[[list[str], Show], None]) -> None:
    """Bars at a terminal, lines in a pipe."""
    if not sys.stderr.isatty():
        work(names, _say)
        return
    from rich.console import Console
    from rich.progress import BarColumn, TextColumn
    from rich.progress import Progress as Bars

    columns = (TextColumn("Compiling {task.fields[game]}, only once"), BarColumn(), TextColumn("{task.description}"))
    with Bars(*columns, console=Console(stderr=True), transient=True) as bars:
        tasks = {name: bars.add_task("", game=name, total=None) for name in names}

        def show(name: str, progress: Progress) -> None:
            done, total, coming = progress
            bars.update(tasks[name], completed=done, total=total, description=coming)

        work(names, show)


def _say(name: str, progress: Progress) -> None:
    done, total, _ = progress
    if done < total:
        typer.echo(ready.line(name, progress), err=True)


def _compile(names: list[str], show: Show, stage: str) -> None:
    """One game here; several at a time, each in a process of its own, the largest first: it takes longest."""
    from manoa.kernel.batch import cores

    def follow(name: str) -> None:
        for progress in ready.prepare(name, stage) if len(names) == 1 else elsewhere(name):
            show(name, progress)

    with ThreadPoolExecutor(min(len(names), cores())) as pool:
        list(pool.map(follow, sorted(names, key=ready.size, reverse=True)))


def elsewhere(name: str) -> Iterator[Progress]:
    """Compile a game in another process; its lines tell how far it is."""
    with subprocess.Popen([*ready.COMMAND, name], stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        said = []
        for line in process.stderr:
            progress = ready.read_line(line)
            if progress:
                yield progress
            else:
                said.append(line)
    if process.returncode:
        raise RuntimeError(f"compiling {name} failed:\n{''.join(said)}")
