"""Compiling kernels before anybody waits for them in the middle of a match."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

import typer

from manoa.games import REGISTERED

Progress = tuple[int, int, str]  # steps done, steps in all, what comes next
Show = Callable[[str, Progress], None]

COMMAND = (sys.executable, "-m", "manoa", "prepare")
LINE = re.compile(r"Compiling \S+, (\d+) of (\d+): (.*)")


def make_ready(names: Iterable[str]) -> None:
    """Compile what is not compiled yet; says nothing otherwise."""
    from manoa.play import ready

    missing = [name for name in names if not ready.is_ready(name)]
    if missing:
        show_progress(missing, _compile)


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
    done, total, coming = progress
    if done < total:
        typer.echo(f"Compiling {name}, {done + 1} of {total}: {coming}", err=True)


def _compile(names: list[str], show: Show) -> None:
    """One game here; several at a time, each in a process of its own, the largest first: it takes longest."""
    from manoa.kernel.batch import cores
    from manoa.play import ready

    def follow(name: str) -> None:
        for progress in ready.prepare(name) if len(names) == 1 else elsewhere(name):
            show(name, progress)

    with ThreadPoolExecutor(min(len(names), cores())) as pool:
        list(pool.map(follow, sorted(names, key=_size, reverse=True)))


def _size(name: str) -> int:
    """How much source a game has."""
    found = find_spec(REGISTERED[name])
    folder = Path(found.origin).parent if found and found.origin else Path()
    return sum(path.stat().st_size for path in folder.rglob("*.py"))


def elsewhere(name: str) -> Iterator[Progress]:
    """Compile a game in another process; its lines tell how far it is."""
    with subprocess.Popen([*COMMAND, name], stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        said = []
        for line in process.stderr:
            found = LINE.match(line)
            if found:
                yield int(found[1]) - 1, int(found[2]), found[3]
            else:
                said.append(line)
    if process.returncode:
        raise RuntimeError(f"compiling {name} failed:\n{''.join(said)}")
