"""Everything breaks in the middle of everything, and nothing is lost, doubled, made up or shown wrongly."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from server.jepsen.nemeses import ON_POSTGRESQL, ON_SQLITE
from server.jepsen.nest import Nest
from server.jepsen.trial import Outcome, Plan, Trial, postgres_plan, sqlite_plan

SHORT = {"longest_life": 0.3, "oks": 3}


def tried(nest: Nest, plan: Plan) -> Outcome:
    outcome = nest.runner.run(Trial(plan, nest.nursery).run())
    print(outcome, *outcome.complaints, sep="\n")
    return outcome


@pytest.mark.waits
def test_a_server_on_sqlite_loses_nothing(tmp_path: Path, nest: Nest) -> None:
    outcome = tried(nest, sqlite_plan(tmp_path, len(ON_SQLITE), seed=1, **SHORT))
    assert outcome.complaints == []
    assert set(outcome.faults) == set(ON_SQLITE)
    assert outcome.operations["ok"] > 10


@pytest.mark.waits
def test_two_nodes_on_postgresql_lose_nothing(tmp_path: Path, nest: Nest, postgres: Callable[[], str]) -> None:
    outcome = tried(nest, postgres_plan(tmp_path, postgres(), len(ON_POSTGRESQL), seed=2, **SHORT))
    assert outcome.complaints == []
    assert set(outcome.faults) == set(ON_POSTGRESQL)
    assert outcome.operations["ok"] > 10
