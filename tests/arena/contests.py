"""Plans, and games that nobody played, for what counts them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import count
from typing import Any

import msgspec

from manoa.arena import Fault, Outcome, Plan, Run, Setting
from manoa.arena.plan import Decide
from manoa.arena.schedule import Schedule, Task
from manoa.arena.table import Table

ROUND = {"rounds": 1}
ODD = "arena.odd_bots:"
TIMES = ("micros", "timed", "luck_micros")


def plan_of(bots: int, players: Sequence[int] = (2,), gauntlet: bool = False, decide: Decide | None = None) -> Plan:
    """A plan that is only scheduled and counted: nothing of it is checked."""
    settings = [Setting({}, number) for number in players]
    return Plan("lost-cities", 1, ["random"] * bots, settings, 5, gauntlet, decide=decide)


def lost_cities(*bots: str, **more: Any) -> Plan:
    return Plan.of("lost-cities", bots, [ROUND], seed=4, **more)


def played(task: Task, scores: Sequence[int], fault: Fault | None = None, turns: int = 50, **more: Any) -> Outcome:
    """A game with these scores."""
    seats = list(task.seats)
    each = [10] * len(seats)
    return Outcome(
        task.number, task.setting, seats, task.seed, [], list(scores), turns, each, each, each, fault=fault, **more
    )


def simulated(plan: Plan, games: int, scores: Callable[[Task], Sequence[int]]) -> list[Outcome]:
    return [played(task, scores(task)) for task in Schedule(plan).tasks(games)]


class Here:
    """The smallest engine: one table in this process."""

    def __init__(self, most: int | None = None) -> None:
        self.most = most  # batches until somebody stops it

    def play(self, run: Run) -> None:
        table = Table(run.plan, [0.0, 0.0, 0.0])
        for number in count():
            tasks = run.take(1)
            if not tasks or number == self.most:
                break
            run.deliver([table.play(task) for task in tasks])
        table.close()


def results(run: Run) -> list[dict[str, Any]]:
    return lasting(run.counted())


def lasting(outcomes: Iterable[Outcome]) -> list[dict[str, Any]]:
    """What two runs of the same plan have in common: all but the times."""
    named = [msgspec.structs.asdict(outcome) for outcome in outcomes]
    return [{name: value for name, value in one.items() if name not in TIMES} for one in named]
