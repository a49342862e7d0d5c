"""An arena at the terminal: how far it is, and how it ended."""

from __future__ import annotations

import math
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from manoa.arena import Outcome, Plan, Run, Standings
from manoa.arena.duels import duel
from manoa.arena.report.marks import signed
from manoa.arena.schedule import Task
from manoa.arena.standings import Meeting, Standing
from manoa.cli.phrases import count, plain
from manoa.cli.terminal import Terminal, table

EVERY = 10.0  # seconds between lines in a pipe
ROWS = 12  # comparisons that are shown while games go on
FAULTS = 8  # that are told one by one
LABEL = 40  # letters of a bot's name
WORDS: Any = {"wraps": ("bot", "comparison", "decided", "setting"), "overflow": "fold"}  # columns that wrap


class Display:
    """A run that is watched: bars at a terminal, a line now and then in a pipe. Engines take it for the run itself."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.plan = run.plan
        self._scores: dict[tuple[int, int], list[float]] = {}
        self._faults: Counter[int] = Counter()
        self._said = self._begin = time.monotonic()
        self._before = len(run.outcomes)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar = Progress(*columns)
        self._task = self._bar.add_task("Starting", total=run.wanted, completed=self._before)
        self._live: Live | None = None
        if sys.stderr.isatty():
            self._live = Live(self._shown(), console=Console(stderr=True), transient=True, refresh_per_second=4)
        self._note(list(run.outcomes.values()))

    def __enter__(self) -> Display:
        if self._live is not None:
            self._live.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._live is not None:
            self._live.stop()

    def take(self, hands: int) -> Sequence[Task]:
        return self.run.take(hands)

    def deliver(self, outcomes: Sequence[Outcome]) -> None:
        self.run.deliver(outcomes)
        self._note(outcomes)
        done, left = len(self.run.outcomes), self.run.left
        self._bar.update(self._task, description="Playing", completed=done, total=done + left)
        if self._live is not None:
            self._live.update(self._shown())
        elif time.monotonic() - self._said > EVERY:
            self._said = time.monotonic()
            speed = (done - self._before) / (self._said - self._begin)
            typer.echo(f"{done} of {done + left} games, {speed:.1f} a second", err=True)

    def _note(self, outcomes: Sequence[Outcome]) -> None:
        for outcome in outcomes:
            for pair in combinations(sorted(set(outcome.seats)), 2):
                self._scores.setdefault(pair, []).append(duel([outcome], *pair).score)
            if outcome.fault is not None:
                self._faults[outcome.seats[outcome.fault.seat]] += 1

    def _shown(self) -> Group:
        labels = self.plan.labels
        grid = Table.grid(padding=(0, 2))
        for (one, other), scores in sorted(self._scores.items())[:ROWS]:
            share = f"{100 * sum(scores) / len(scores):.1f} %"
            grid.add_row(Text(_label(labels[one])), "–", Text(_label(labels[other])), share, count(len(scores), "game"))
        for bot, many in sorted(self._faults.items()):
            grid.add_row(Text(_label(labels[bot])), "", "", "", Text(count(many, "fault"), "bold"))
        return Group(self._bar, grid)


def show_standings(plan: Plan, results: Standings) -> None:
    terminal = Terminal()
    terminal.show(_bots(results))
    terminal.show(Text())
    terminal.show(_meetings(results))
    parts = [count(results.games, "game")]
    if len(results.faults) < results.games:
        parts.append(f"{results.turns:.1f} turns a game")
    parts.append(f"{100 * results.capped / results.games:.1f} % of games ended by a limit")
    terminal.say(f"\n{', '.join(parts)}.")
    if len(plan.settings) > 1:
        terminal.show(_settings(plan, results))
    for line in _faults(results):
        terminal.say(plain(line, 200))


def _faults(results: Standings) -> Iterator[str]:
    """A line for each thing that a bot did wrong, however often it did."""
    found: dict[tuple[int, str], list[int]] = {}
    for outcome, fault in results.faults:
        found.setdefault((outcome.seats[fault.seat], fault.why), []).append(outcome.number)
    for (bot, why), games in list(found.items())[:FAULTS]:
        more = f" and {count(len(games) - 1, 'more game')}" if len(games) > 1 else ""
        yield f"Game {games[0]}{more} lost by {results.labels[bot]}: {why}"
    rest = sum(map(len, list(found.values())[FAULTS:]))
    if rest:
        yield f"And {count(rest, 'more game')} lost by other faults."


def _bots(results: Standings) -> Table:
    even = (f">{results.unit} ahead", ">±", ">with average luck", ">±") if results.are_evened else ()
    heads = ("bot", ">games", ">won", ">drawn", ">Elo", ">±", ">OpenSkill", ">±", *even, ">ms a move", ">faults")
    drawn = table(*heads, **WORDS)
    for standing in results.bots:
        drawn.add_row(
            Text(_label(results.labels[standing.bot])),
            str(standing.games),
            str(standing.won),
            str(standing.drawn),
            signed(standing.elo.value, 0),
            f"{standing.elo.error:.0f}",
            f"{standing.skill.value:.1f}",
            f"{standing.skill.error:.1f}",
            *((signed(standing.margin, 1), known(standing.margin_error, 1), *_even(standing)) if even else ()),
            known(standing.millis, 2),
            str(standing.faults.total()),
        )
    return drawn


def _meetings(results: Standings) -> Table:
    even = (">with average luck", ">±") if results.are_evened else ()
    heads = ("comparison", ">games", ">won", ">drawn", ">lost", ">score", ">±", f">{results.unit}", ">±")
    drawn = table(*heads, *even, "decided", **WORDS)
    for meeting in (results.meetings[pair] for pair in results.pairs()):
        drawn.add_row(
            Text(f"{_label(results.labels[meeting.one])} – {_label(results.labels[meeting.other])}"),
            *(str(number) for number in (meeting.games, meeting.won, meeting.drawn, meeting.lost)),
            f"{100 * meeting.score:.1f} %",
            known(100 * meeting.score_error, 1),
            signed(meeting.margin, 1) if meeting.margins else "",
            known(meeting.margin_error, 1),
            *(_even(meeting) if even else ()),
            {1: "better", -1: "worse", 0: ""}[meeting.verdict],
        )
    return drawn


def _even(told: Meeting | Standing) -> tuple[str, str]:
    margin = told.even_margin
    return signed(margin, 1) if margin is not None else "", known(told.even_error, 1)


def _settings(plan: Plan, results: Standings) -> Table:
    drawn = table("setting", "comparison", ">games", ">score", ">±", **WORDS)
    for setting, meetings in zip(plan.settings, results.by_setting, strict=True):
        for one, other in results.pairs():
            if (meeting := meetings.get((one, other))) and meeting.games:
                drawn.add_row(
                    Text(plan.title(setting)),
                    Text(f"{_label(results.labels[one])} – {_label(results.labels[other])}"),
                    str(meeting.games),
                    f"{100 * meeting.score:.1f} %",
                    known(100 * meeting.score_error, 1),
                )
    return drawn


def _label(label: str) -> str:
    return plain(label, LABEL)


def known(value: float, digits: int) -> str:
    return "" if math.isnan(value) else f"{value:.{digits}f}"
