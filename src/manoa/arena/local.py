"""The engine of one machine: a process for each core."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from multiprocessing.connection import wait
from typing import Protocol

from manoa.arena.outcome import ENDED, SLOW, Fault, Outcome
from manoa.arena.plan import Plan
from manoa.arena.schedule import Task
from manoa.arena.worker import Worker
from manoa.kernel.batch import cores

TICK = 0.25  # seconds between looks at the clocks
TRIES = 3  # processes in a row that may end for no reason
DEATHS = 2  # of its process until a bot is blamed: the first may have come from outside


class Source(Protocol):
    """Where games come from and go to."""

    plan: Plan

    def take(self, hands: int) -> Sequence[Task]:
        """The next games for one of so many hands; none if nothing is left to play."""

    def deliver(self, outcomes: Sequence[Outcome]) -> None:
        """Games that were played, each once, in any order."""


class Local:
    """Plays the games of a run in processes on this machine, one for each core or as many `workers`. The processes stay
    until `close`, or the end of `with`."""

    def __init__(self, workers: int | None = None) -> None:
        self.count = cores() if workers is None else workers
        self.workers: list[Worker] = []
        self._plan: Plan | None = None  # that of the workers
        self._again: list[Sequence[Task]] = []  # tasks whose process has died
        self._deaths: Counter[int] = Counter()  # by game
        self._vain = 0  # processes in a row that died before anybody moved

    def __enter__(self) -> Local:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End all processes; those in the middle of a game at once."""
        while self.workers:
            worker = self.workers.pop()
            worker.kill() if worker.tasks else worker.close()

    def play(self, source: Source) -> None:
        """Play all games that a run still has to be played. The run has them when this returns."""
        if self._plan != source.plan:
            self.close()
            self._plan = source.plan
        while self._hand_out(source):
            busy = [worker for worker in self.workers if worker.tasks]
            ready = wait([worker.connection for worker in busy], TICK)
            played: list[Outcome] = []
            for worker in busy:
                if worker.connection in ready:
                    played += self._hear(worker, source.plan)
                elif worker.overdue:
                    played += self._bury(worker, source.plan)
            self._hand_out(source)  # before anything is made of what was played: nobody waits for that
            if played:
                source.deliver(played)

    def _hand_out(self, source: Source) -> bool:
        """Give everybody something to do; whether anybody has."""
        idle = [worker for worker in self.workers if not worker.tasks]
        while idle or len(self.workers) < self.count:
            tasks = self._again.pop() if self._again else source.take(self.count)
            if not tasks:
                break
            if not idle:
                idle.append(Worker(source.plan))
                self.workers += idle
            idle.pop().give(tasks)
        return any(worker.tasks for worker in self.workers)

    def _hear(self, worker: Worker, plan: Plan) -> list[Outcome]:
        outcomes = worker.outcomes()
        if outcomes is None:
            return self._bury(worker, plan)
        worker.tasks, self._vain = (), 0
        return outcomes

    def _bury(self, worker: Worker, plan: Plan) -> list[Outcome]:
        """End a process that hangs or has died; the game it played is lost by the bot that was thinking, or is played
        again with all others that it had."""
        late, thinking, tasks = worker.overdue, worker.thinking, worker.tasks
        worker.kill()
        self.workers.remove(worker)
        blamed = self._blamed(late, thinking, {task.number: task for task in tasks}, plan)
        self._again += [[task] for task in tasks if blamed is None or task.number != blamed.number]
        return [] if blamed is None else [blamed]

    def _blamed(
        self, late: bool, thinking: tuple[int, int] | None, tasks: dict[int, Task], plan: Plan
    ) -> Outcome | None:
        if thinking is None or thinking[0] not in tasks:
            self._vain += 1
            if self._vain >= TRIES:
                raise RuntimeError("the processes that should play end before a bot has moved")
            return None
        number, seat = thinking
        self._deaths[number] += 1
        if late:
            return lost(tasks[number], Fault(seat, SLOW, f"took longer than {plan.seconds:g} seconds"))
        if self._deaths[number] >= DEATHS:
            return lost(tasks[number], Fault(seat, ENDED, "ended the process that it ran in"))
        return None


def lost(task: Task, fault: Fault) -> Outcome:
    """A game of which nothing is left but who lost it."""
    seats = len(task.seats)
    nothing = [0] * seats
    return Outcome(
        number=task.number,
        setting=task.setting,
        seats=list(task.seats),
        seed=task.seed,
        actions=[],
        scores=nothing,
        turns=0,
        moves=nothing,
        micros=nothing,
        timed=nothing,
        fault=fault,
    )
