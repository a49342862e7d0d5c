"""`manoa bench`: how fast games are played on this machine. `make bench` measures much more."""

import time
from collections.abc import Sequence

import typer

from manoa.cli.phrases import count
from manoa.cli.preparing import make_ready
from manoa.kernel.batch import Batch, cores
from manoa.play.match import batch

SECONDS = 1.0  # for each game, and what it takes to come to the end of those that go on then
GAMES = 200  # for each core: enough to keep it busy, and soon over


def bench(names: Sequence[str]) -> None:
    make_ready(names)
    for name in names:
        steps, games = pace(batch(name, GAMES * cores()))
        typer.echo(f"{name}: {steps:,.0f} steps or {games:,.0f} games a second, at random, on {count(cores(), 'core')}")


def pace(tables: Batch) -> tuple[float, float]:
    """Steps and games a second, of games that are played at random to their end."""
    tables.playout()  # loads what it takes
    steps, games, began = 0, 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < SECONDS:
        taken = tables.playout(seed=games).steps
        steps, games = steps + int(taken.sum()), games + len(taken)
    return steps / passed, games / passed
