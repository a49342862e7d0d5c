"""A run: what of a plan is still to be played, what was played, and what is decided already."""

import time
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, islice

from manoa.arena.deciding import Test
from manoa.arena.duels import deals, duel
from manoa.arena.ledger import Ledger
from manoa.arena.outcome import Outcome
from manoa.arena.plan import Plan
from manoa.arena.schedule import Schedule, Task, Unit

BATCH = 0.5  # seconds that one hand is busy with a batch
MOST = 400  # games of a batch
PARTS = 6  # batches for each hand that should still come: at the end all stop at about the same time
KEEP = 1.0  # seconds between writes


class Run:
    """So many games of a plan. It hands out those that are still to be played, and takes them back; engines such as
    `Local` play them."""

    def __init__(
        self,
        plan: Plan,
        games: int,
        ledger: Ledger | None = None,
        played: Iterable[Outcome] = (),
    ) -> None:
        self.plan = plan
        self.games = games
        self.schedule = Schedule(plan)
        self.wanted = self.schedule.count(games)
        self.outcomes: dict[int, Outcome] = {}
        self.ended: dict[int, int] = {}  # lineups that are decided, and by how many deals
        self._judges = [Judge(self.plan, lineup.bots) for lineup in self.schedule.lineups]
        self._ledger = ledger
        self._recent: deque[float] = deque(maxlen=MOST)  # seconds that the last games took
        self._unkept: list[Outcome] = []
        self._kept_at = time.monotonic()
        self._note(played)
        self._waiting = self._tasks()

    def take(self, hands: int) -> Sequence[Task]:
        """The next games for one of so many hands; none if nothing is left to play."""
        return list(islice(self._waiting, self._batch(hands)))

    def deliver(self, outcomes: Sequence[Outcome]) -> None:
        """Take games back that were played, in any order."""
        fresh = [outcome for outcome in outcomes if outcome.number not in self.outcomes]
        self._note(fresh)
        self._unkept += fresh
        if time.monotonic() - self._kept_at > KEEP:
            self.keep()

    def keep(self) -> None:
        """Write down what is not yet written."""
        if self._ledger is not None and self._unkept:
            self._ledger.append(self._unkept)
        self._unkept, self._kept_at = [], time.monotonic()

    def counted(self) -> list[Outcome]:
        """The games that results are made of, in order: whole deals, and none after its lineup was decided. They are
        the same however many hands have played."""
        return counted(self.schedule, self.games, self.outcomes.values())

    @property
    def left(self) -> int:
        """Games still to be played, as far as is known now."""
        done = len(self.outcomes)
        skipped = sum(
            self.schedule.sizes[lineup] * max(0, -(-self.games // self.schedule.sizes[lineup]) - count)
            for lineup, count in self.ended.items()
        )
        return max(0, self.wanted - done - skipped)

    def _tasks(self) -> Iterator[Task]:
        for task in self.schedule.tasks(self.games):
            if task.number not in self.outcomes and self.schedule.unit(task.number).lineup not in self.ended:
                yield task

    def _batch(self, hands: int) -> int:
        """So many games that handing them out costs little, and few enough that nobody waits at the end."""
        if not self._recent:
            return 1
        seconds = sum(self._recent) / len(self._recent)
        even = self.left // (PARTS * hands)
        return max(1, min(MOST, even, int(BATCH / max(seconds, 1e-3))))

    def _note(self, outcomes: Iterable[Outcome]) -> None:
        for outcome in outcomes:
            self.outcomes[outcome.number] = outcome
            self._recent.append((sum(outcome.micros) + outcome.luck_micros) / 1e6)
            unit = self.schedule.unit(outcome.number)
            if self._judges[unit.lineup].hear(unit, outcome, self.schedule.sizes[unit.lineup]):
                self.ended[unit.lineup] = self._judges[unit.lineup].deals


class Judge:
    """Follows one lineup, deal after deal in their order, until all its bots are told apart."""

    def __init__(self, plan: Plan, bots: tuple[int, ...]) -> None:
        self.tests = {pair: Test(plan.decide) for pair in combinations(bots, 2)} if plan.decide else {}
        self.deals = 0
        self._open: dict[int, list[Outcome]] = {}

    def hear(self, unit: Unit, outcome: Outcome, size: int) -> bool:
        """A game more; whether the lineup is decided."""
        self._open.setdefault(unit.deal, []).append(outcome)
        while not self.decided and len(self._open.get(self.deals, ())) == size:
            games = self._open.pop(self.deals)
            for (one, other), test in self.tests.items():
                test.add(duel(games, one, other).score)
            self.deals += 1
        return self.decided

    @property
    def decided(self) -> bool:
        return bool(self.tests) and all(test.verdict for test in self.tests.values())


def counted(schedule: Schedule, games: int | None, outcomes: Iterable[Outcome]) -> list[Outcome]:
    """Of all games that lie in a file those that count; of a file nobody knows how many were asked for."""
    kept: list[Outcome] = []
    judges = [Judge(schedule.plan, lineup.bots) for lineup in schedule.lineups]
    for unit, played in deals(schedule, outcomes).items():
        judge, size = judges[unit.lineup], schedule.sizes[unit.lineup]
        asked = games is None or unit.deal < -(-games // size)
        if asked and not judge.decided:
            kept += played
            for outcome in played:
                judge.hear(unit, outcome, size)
    return kept
