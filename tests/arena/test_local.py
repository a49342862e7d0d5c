"""Games in processes of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from arena.contests import ODD, Here, lost_cities, results
from arena.odd_bots import FLAG
from manoa.arena import Local, Plan, Run
from manoa.arena.outcome import CRASHED, ENDED, NONSENSE, SLOW


def run_here(plan: Plan, games: int) -> Run:
    run = Run(plan, games)
    Here().play(run)
    return run


def run_in_processes(plan: Plan, games: int, workers: int) -> Run:
    run = Run(plan, games)
    with Local(workers) as engine:
        engine.play(run)
        assert all(not worker.tasks for worker in engine.workers)
    assert engine.workers == []
    return run


def test_several_processes_play_what_one_would() -> None:
    plan = lost_cities("random", f"{ODD}Plain")
    assert results(run_in_processes(plan, 8, 2)) == results(run_here(plan, 8))


def test_an_engine_plays_one_plan_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its processes know the plan they were started for."""
    monkeypatch.setenv("MANOA_INTERPRETED", "1")
    plans = lost_cities("random", f"{ODD}Plain"), lost_cities(f"{ODD}Plain", "random")
    runs = [Run(plan, 2) for plan in plans]
    with Local(1) as engine:
        for run in runs:
            engine.play(run)
    assert [results(run) for run in runs] == [results(run_here(plan, 2)) for plan in plans]


def test_bots_that_hang_or_end_their_process_lose_by_name_and_the_arena_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("MANOA_INTERPRETED", "1")  # for a few steps, loading Numba in new processes would take longer
    plan = lost_cities("random", f"{ODD}Hang", f"{ODD}Die", gauntlet=True, seconds=1)
    outcomes = run_in_processes(plan, 2, 2).counted()
    assert len(outcomes) == 4
    for outcome in outcomes:
        assert outcome.fault is not None
        guilty = outcome.seats[outcome.fault.seat]
        assert guilty != 0
        assert outcome.fault.kind == (SLOW if guilty == 1 else ENDED)


@pytest.mark.parametrize(("bot", "kind"), [("Meddle", ENDED), ("Unspeakable", CRASHED), ("Unwritable", NONSENSE)])
def test_a_bot_whose_words_nobody_can_read_loses_and_the_arena_goes_on(
    bot: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What such a process sent, or could not send, ended the tournament."""
    monkeypatch.setenv("MANOA_INTERPRETED", "1")
    outcomes = run_in_processes(lost_cities("random", f"{ODD}{bot}"), 2, 1).counted()
    assert len(outcomes) == 2
    for outcome in outcomes:
        assert outcome.fault is not None
        assert (outcome.seats[outcome.fault.seat], outcome.fault.kind) == (1, kind)
        outcome.fault.why.encode()


def test_a_process_that_somebody_kills_changes_no_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flag = tmp_path / "killed"
    monkeypatch.setenv(FLAG, str(flag))
    plan = lost_cities("random", f"{ODD}Unlucky")
    killed = run_in_processes(plan, 4, 1)
    assert flag.exists()
    assert results(killed) == results(run_here(plan, 4))
    assert all(outcome.fault is None for outcome in killed.counted())
