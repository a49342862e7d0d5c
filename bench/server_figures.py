"""The figures of the servers side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from server_load import Live, Played, Size, Watched, milliseconds

MIB = 1 << 20


class Row(NamedTuple):
    """A line of the table: from what came of a run, one figure for each server, and what is asked of Manoa."""

    what: str
    figure: Callable[[Any], str]
    wanted: str = ""
    met: Callable[[Any], bool] | None = None


NOTES = """
boardgame.io does less for a move: it acknowledges by sending the new state before that is stored, in memory, which a
restart empties, or in files, which are not flushed to the disk; it has no people, no list of games that wait for them,
sends no legal actions, has no bots, and limits nothing. Manoa says ok once the move is on the disk. Moves are due at
moments that were decided beforehand, and all times count from then on; they include what the load generator takes on
the same cores."""


def rows(size: Size) -> dict[str, tuple[str, list[Row]]]:
    """For each run a heading and its lines."""
    return {
        "live": (f"{size.tables:,} live tables, a move a second at each, a tenth of them with a bot", live_rows(size)),
        "fast": (f"{size.busy:,} tables, every client moves as soon as it may", fast_rows()),
        "watched": (f"One table, four moves a second, {size.spectators:,} spectators", watched_rows(size)),
        "idle": (f"{size.idle:,} sockets of people who do nothing", idle_rows()),
        "flat": (f"{size.moves:,} moves at one table after the other", flat_rows()),
        "beside": ("People against quick bots, without and with one guest who asks for all he may", beside_rows()),
    }


def live_rows(size: Size) -> list[Row]:
    def played(figure: Callable[[Played], str]) -> Callable[[Live], str]:
        return lambda run: figure(run.played)

    return [
        Row("from when it was due to ok, ms: half of them under", played(lambda run: time(run.milliseconds(50)))),
        Row(
            "  99 of 100 under",
            played(lambda run: time(run.milliseconds(99))),
            "under 100",
            lambda run: run.played.milliseconds(99) < 100,
        ),
        Row("turns of bots, ms: half of them under", played(lambda run: time(milliseconds(run.bots, 50)))),
        Row("  99 of 100 under", played(lambda run: time(milliseconds(run.bots, 99)))),
        *(Row(row.what, played(row.figure), row.wanted) for row in load_rows()),
        Row(
            f"start with {size.stored:,} tables, s",
            lambda run: seconds(run.ready),
            "under 2",
            lambda run: run.ready < 2,
        ),
        Row(f"  and {size.stored:,} players see theirs again, s", lambda run: seconds(run.back)),
    ]


def fast_rows() -> list[Row]:
    return [
        Row("moves/s", lambda run: f"{run.rate:,.0f}", "at least 1,000 durable", lambda run: run.rate >= 1_000),
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
        Row("until ok, ms, without and with: half under", lambda run: pair(run, 50)),
        Row("  99 of 100 under", lambda run: pair(run, 99), "under 100", lambda run: run.crowd.milliseconds(99) < 100),
        Row("until spectators see it, ms: half under", lambda run: time(milliseconds(run.lag, 50))),
        Row(
            "  99 of 100 under",
            lambda run: time(milliseconds(run.lag, 99)),
            "under 100",
            lambda run: milliseconds(run.lag, 99) < 100,
        ),
        Row("frames to spectators/s", lambda run: f"{run.frames:,.0f}"),
        Row("server, % of a core", lambda run: f"{100 * run.crowd.server / run.crowd.seconds:.0f}"),
        Row(f"until all {size.spectators:,} see the table, s", lambda run: seconds(run.joining)),
        Row("memory of a spectator's connection, KiB", lambda run: f"{run.bytes_each / 1024:.0f}"),
    ]


def idle_rows() -> list[Row]:
    return [
        Row(
            "memory of the server, MiB", lambda run: mebibytes(run.memory), "under 600 MB", lambda run: run.memory < 6e8
        ),
        Row("  before they came", lambda run: mebibytes(run.empty)),
        Row("until all are in, s", lambda run: seconds(run.joining)),
    ]


def flat_rows() -> list[Row]:
    return [
        Row("memory of the server after half of them, MiB", lambda run: mebibytes(run.early)),
        Row("  after all", lambda run: mebibytes(run.late), "at most 5 % more", lambda run: run.growth < 0.05),
        Row("moves/s", lambda run: f"{run.rate:,.0f}"),
    ]


def beside_rows() -> list[Row]:
    def pair(run: Any, percent: float) -> str:
        return f"{time(milliseconds(run.alone, percent))} → {time(milliseconds(run.crowd, percent))}"

    return [
        Row("turns of quick bots, ms: half of them under", lambda run: pair(run, 50)),
        Row(
            "  99 of 100 under", lambda run: pair(run, 99), "under 1,000", lambda run: milliseconds(run.crowd, 99) < 1e3
        ),
    ]


def mebibytes(size: float) -> str:
    return f"{size / MIB:,.0f}"


def time(milliseconds: float) -> str:
    if milliseconds != milliseconds:
        return "–"
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
    verdicts = {True: ": met", False: ": MISSED"}
    yield f"\n{heading}"
    for row in lines_of_run:
        verdict = "" if row.met is None or not titles[0].startswith("Manoa") else verdicts[row.met(runs[0])]
        yield line(row.what, [row.figure(run) for run in runs], row.wanted + verdict)
    for title, run in zip(titles, runs, strict=True):
        if faults(run):
            yield f"  {title}: {', '.join(faults(run))}"


def line(name: str, figures: list[str], wanted: str) -> str:
    return f"{name:<54}{''.join(f'{figure:>21}' for figure in figures)}   {wanted}".rstrip()
