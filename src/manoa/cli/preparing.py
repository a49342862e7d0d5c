"""Compiling kernels before anybody waits for them in the middle of a match."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import typer

from manoa.play import ready
from manoa.play.preparing import prepare
from manoa.play.ready import EXPANDED, Progress

Show = Callable[[str, Progress], None]

MODESTY = 15  # by which compiling comes after all that people wait for, and after bots that think for long (nice)


def make_ready(names: Collection[str], stage: str = EXPANDED) -> None:
    """Compile what is not compiled yet, up to a stage, for what would take too long before; says nothing otherwise."""
    missing = [name for name in names if not ready.is_ready(name, stage)]
    if missing:
        show_progress(missing, partial(_compile, stage=stage))
    for name in names:
        ready.settle(name)


def be_beside() -> None:
    """Leave the processor to the program that started us, and end with it: then our input closes."""
    if sys.platform != "win32":
        os.nice(MODESTY)
    threading.Thread(target=_end_with_input, daemon=True).start()


def _end_with_input() -> None:
    sys.stdin.read()
    os._exit(1)


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
        for progress in prepare(name, stage) if len(names) == 1 else elsewhere(name):
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
