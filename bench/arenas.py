"""What an arena costs beside the games themselves: `python bench/arenas.py`."""

from __future__ import annotations

import os
import resource
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from manoa.arena import Local, Outcome, Plan, Run
from manoa.arena.schedule import Schedule
from manoa.arena.table import Follower, Insider, Table
from manoa.kernel.batch import cores
from manoa.play.match import Match
from measure import report

ROUND = {"rounds": 1}
GAMES = 300  # at one table, for the overhead
RUN = 4_000  # on all cores
TIMED = ((Follower, "answer"), (Insider, "answer"), (Match, "follow"))  # what is not the arena's own
STEADY = 0.1  # of the games at each end do not count: processes start, and the last one ends alone


class Stopwatch:
    """The processor's time spent in some methods, and in looking at the watch itself."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.looks = 0

    def on(self, owner: Any, name: str) -> None:
        plain: Callable[..., Any] = getattr(owner, name)

        def timed(*arguments: Any) -> Any:
            begin = time.thread_time()
            try:
                return plain(*arguments)
            finally:
                self.seconds += time.thread_time() - begin
                self.looks += 1

        setattr(owner, name, timed)

    def own(self) -> float:
        """What looking has cost beside what was measured."""
        idle = Stopwatch()
        idle.on(idle, "nothing")
        begin = time.thread_time()
        for _ in range(10_000):
            idle.nothing()
        return self.looks * (time.thread_time() - begin - idle.seconds) / 10_000

    def nothing(self) -> None:
        pass


def main() -> None:
    report("arena: overhead per game, policies, ms", f"{overhead('careful', 'careful'):.2f}", "under 1")
    busy, speed = utilisation()
    report("arena: cores busy, %", f"{100 * busy:.1f}", "at least 95")
    report("arena: games a second, careful against careful", f"{speed:,.0f}")


def overhead(*bots: str) -> float:
    """Milliseconds a game beside the choices of bots and the steps of the match."""
    plan = Plan.of("lost-cities", bots, [ROUND])
    table, tasks = Table(plan, [0.0, 0.0, 0.0]), list(Schedule(plan).tasks(GAMES))
    table.play(tasks[0])
    watch = Stopwatch()
    before = {(owner, name): getattr(owner, name) for owner, name in TIMED}
    for owner, name in TIMED:
        watch.on(owner, name)
    begin = time.thread_time()
    for task in tasks:
        table.play(task)
    seconds = time.thread_time() - begin
    for (owner, name), plain in before.items():
        setattr(owner, name, plain)
    return 1000 * (seconds - watch.seconds - watch.own()) / len(tasks)


class Watched(Run):
    """A run that remembers when games came in, and how much its processes had worked by then."""

    def __init__(self, plan: Plan, games: int) -> None:
        super().__init__(plan, games)
        self.engine = Local()
        self.marks: list[tuple[int, float, float]] = []  # games, seconds, seconds of work

    def deliver(self, outcomes: Sequence[Outcome]) -> None:
        super().deliver(outcomes)
        self.marks.append((len(self.outcomes), time.perf_counter(), self._work()))

    def _work(self) -> float:
        own = resource.getrusage(resource.RUSAGE_SELF)
        return own.ru_utime + own.ru_stime + sum(_seconds(worker.pid) for worker in self.engine.workers)


def utilisation() -> tuple[float, float]:
    """The share of all cores that was busy in the middle of a run, and games a second there."""
    run = Watched(Plan.of("lost-cities", ["careful", "careful"], [ROUND]), RUN)
    with run.engine:
        run.engine.play(run)
    steady = [mark for mark in run.marks if STEADY * RUN <= mark[0] <= (1 - STEADY) * RUN]
    first, last = steady[0], steady[-1]
    seconds = last[1] - first[1]
    return (last[2] - first[2]) / seconds / cores(), (last[0] - first[0]) / seconds


def _seconds(pid: int) -> float:
    """The processor's time that a process has had (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
