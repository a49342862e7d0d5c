"""Servers are killed in the middle of everything, and nothing is lost, doubled, made up or shown wrongly."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from server.jepsen.nest import Nest
from server.jepsen.trial import Outcome, Plan, Trial, postgres_plan, sqlite_plan


def tried(nest: Nest, plan: Plan) -> Outcome:
    outcome = nest.runner.run(Trial(plan, nest.nursery).run())
    print(outcome)
    return outcome


def test_a_server_on_sqlite_that_is_killed_loses_nothing(tmp_path: Path, nest: Nest) -> None:
    outcome = tried(nest, sqlite_plan(tmp_path, kills=6, seed=1))
    assert outcome.complaints == []
    assert outcome.kills >= 6
    assert outcome.acknowledged > 20


def test_two_nodes_on_postgresql_that_are_killed_and_cut_off_lose_nothing(
    tmp_path: Path, nest: Nest, postgres: Callable[[], str]
) -> None:
    outcome = tried(nest, postgres_plan(tmp_path, postgres(), kills=5, seed=2))
    assert outcome.complaints == []
    assert outcome.kills >= 5
    assert outcome.acknowledged > 20
