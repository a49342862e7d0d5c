"""The figures of the servers side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from server_load import Live, Played, Size, Watched


class Row(NamedTuple):
    """A line of the table: from what came of a run, one figure for each server."""

    what: str
    figure: Callable[[Any], str]
    wanted: str = ""


NOTES = """
boardgame.io does less for a move: it acknowledges by sending the new state before that is stored, in memory, which a
restart empties, or in files, which are not flushed to the disk; it has no people, no list of games that wait for them,
and sends no legal actions. Manoa says ok once the move is on the disk. Spectators of Manoa hear of several moves within
a tenth of a second at once. All times include what the load generator takes on the same cores."""


def rows(size: Size) -> dict[str, tuple[str, list[Row]]]:
    """For each run a heading and its lines."""
    return {
        "live": (f"{size.tables:,} live tables, two clients each, a move a second at each table", live_rows(size)),
        "fast": (f"{size.busy:,} tables, every client moves as soon as it may", fast_rows()),
        "watched": (f"One table, four moves a second, {size.spectators:,} spectators", watched_rows(size)),
    }


def live_rows(size: Size) -> list[Row]:
    def played(figure: Callable[[Played], str]) -> Callable[[Live], str]:
        return lambda run: figure(run.played)

    return [
        Row("from command to ok, ms: half of them under", played(lambda run: time(run.milliseconds(50)))),
        Row("  99 of 100 under", played(lambda run: time(run.milliseconds(99))), "under 100"),
        *(Row(row.what, played(row.figure), row.wanted) for row in load_rows()),
        Row(f"start with {size.stored:,} tables, s", lambda run: seconds(run.ready), "under 2"),
        Row(f"  and {size.stored:,} players see theirs again, s", lambda run: seconds(run.back)),
    ]


def fast_rows() -> list[Row]:
    return [
        Row("moves/s", lambda run: f"{run.rate:,.0f}", "at least 1,000 durable"),
        Row("from command to ok, ms: half of them under", lambda run: time(run.milliseconds(50))),
        Row("  99 of 100 under", lambda run: time(run.milliseconds(99))),
        *load_rows()[1:],
    ]


def load_rows() -> list[Row]:
    return [
        Row("moves/s", lambda run: f"{run.rate:,.0f}"),
        Row("server, % of a core", lambda run: f"{100 * run.server / run.seconds:.0f}"),
        Row("load generator, % of a core", lambda run: f"{100 * run.generator / run.seconds:.0f}"),
    ]


def watched_rows(size: Size) -> list[Row]:
    def pair(run: Watched, percent: float) -> str:
        return f"{time(run.alone.milliseconds(percent))} → {time(run.crowd.milliseconds(percent))}"

    return [
        Row("from command to ok, ms, without and with: half under", lambda run: pair(run, 50)),
        Row("  99 of 100 under", lambda run: pair(run, 99), "no slower"),
        Row("frames to spectators/s", lambda run: f"{run.frames:,.0f}"),
        Row("server, % of a core", lambda run: f"{100 * run.crowd.server / run.crowd.seconds:.0f}"),
        Row(f"until all {size.spectators:,} see the table, s", lambda run: seconds(run.joining)),
        Row("memory of an idle connection, KiB", lambda run: f"{run.bytes_each / 1024:.0f}", "under 64"),
    ]


def time(milliseconds: float) -> str:
    return f"{milliseconds:.1f}" if milliseconds < 100 else f"{milliseconds:,.0f}"


def seconds(taken: float | None) -> str:
    return "forgotten" if taken is None else f"{taken:.2f}"


def faults(run: Any) -> list[str]:
    if isinstance(run, Live):
        return run.played.faults
    return run.alone.faults + run.crowd.faults if isinstance(run, Watched) else list(run.faults)


def lines(name: str, titles: list[str], runs: list[Any], size: Size) -> Iterator[str]:
    """What came of a run; a server that answered wrongly is named below."""
    heading, lines_of_run = rows(size)[name]
    yield f"\n{heading}"
    for row in lines_of_run:
        yield line(row.what, [row.figure(run) for run in runs], row.wanted)
    for title, run in zip(titles, runs, strict=True):
        if faults(run):
            yield f"  {title}: {', '.join(faults(run))}"


def line(what: str, figures: list[str], wanted: str) -> str:
    return f"{what:<54}{''.join(f'{figure:>21}' for figure in figures)}   {wanted}".rstrip()
