"""The file of a run: whatever happens to it, a run goes on from there."""

from __future__ import annotations

import gzip
import json
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arena.contests import ODD, ROUND, Here, lasting, lost_cities, plan_of, results, simulated
from cli.terminals import COMMAND
from manoa.arena import Fault, Plan, Run
from manoa.arena.ledger import BadLedger, Ledger, read
from manoa.arena.outcome import match
from manoa.arena.plan import FORMAT

TESTS = Path(__file__).parent.parent


def kept(file: Path) -> list[dict[str, object]]:
    return lasting(read(file)[1])


def run_on(file: Path, plan: Plan, games: int, batches: int | None = None) -> Run:
    """Play so many batches, or all."""
    run = Run(plan, games, *Ledger.open(file, plan))
    Here(batches).play(run)
    run.keep()
    return run


def test_what_is_written_comes_back(tmp_path: Path) -> None:
    plan, file = plan_of(3), tmp_path / "run.gz"
    ledger, played = Ledger.open(file, plan)
    assert played == []
    outcomes = simulated(plan, 6, lambda task: [-bot for bot in task.seats])
    ledger.append(outcomes[10:])
    ledger.append(outcomes[:10])
    assert read(file) == (plan, outcomes, file.stat().st_size)
    assert Ledger.open(file, plan)[1] == outcomes


def test_anybody_can_read_it(tmp_path: Path) -> None:
    plan, file = plan_of(2), tmp_path / "run.gz"
    Ledger.open(file, plan)[0].append(simulated(plan, 2, lambda _: (1, 0)))
    lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    assert lines[0]["manoa"] == "arena"
    assert [line["number"] for line in lines[1:]] == [1, 2]


def test_a_torn_end_is_left_out_and_cut_off(tmp_path: Path) -> None:
    plan, file = plan_of(2), tmp_path / "run.gz"
    ledger, _ = Ledger.open(file, plan)
    outcomes = simulated(plan, 8, lambda _: (1, 0))
    ledger.append(outcomes[:4])
    whole = file.read_bytes()
    ledger.append(outcomes[4:])
    torn = file.read_bytes()
    for size in range(len(whole) + 1, len(torn)):
        file.write_bytes(torn[:size])
        assert read(file)[1:] == (outcomes[:4], len(whole))
    again, played = Ledger.open(file, plan)
    assert played == outcomes[:4]
    again.append(outcomes[4:])
    assert file.read_bytes() == torn


def test_a_run_that_is_stopped_and_resumed_gives_the_same_as_one_that_is_not(tmp_path: Path) -> None:
    plan = lost_cities("careful", f"{ODD}Plain")
    stopped = run_on(tmp_path / "a.gz", plan, 12, batches=3)
    assert 0 < len(stopped.outcomes) < 12
    resumed = run_on(tmp_path / "a.gz", plan, 12)
    straight = run_on(tmp_path / "b.gz", plan, 12)
    assert results(resumed) == results(straight)
    assert kept(tmp_path / "a.gz") == kept(tmp_path / "b.gz")


def test_a_command_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    file, games = tmp_path / "killed.gz", 24
    bots = ["careful", f"{ODD}Dawdle"]
    words = ["arena", *bots, "--game", "lost-cities", "--options", "rounds=1", "--games", str(games), "--workers", "1"]
    process = subprocess.Popen([*COMMAND, *words, "--out", str(file)], cwd=TESTS, stderr=subprocess.DEVNULL)
    try:
        while not file.exists() or len(read(file)[1]) == 0:
            assert process.poll() is None
            time.sleep(0.2)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    plan = Plan.of("lost-cities", bots, [ROUND])
    assert 0 < len(read(file)[1]) < games
    run_on(file, plan, games)
    run_on(tmp_path / "straight.gz", plan, games)
    assert kept(file) == kept(tmp_path / "straight.gz")


def test_a_longer_run_goes_on_from_a_shorter_one(tmp_path: Path) -> None:
    plan = lost_cities("careful", "random")
    run_on(tmp_path / "a.gz", plan, 4)
    longer = run_on(tmp_path / "a.gz", plan, 10)
    assert len(longer.counted()) == 10


def test_a_run_of_format_1_had_action_ids_and_goes_on_with_notation(tmp_path: Path) -> None:
    plan = lost_cities("careful", "random")
    older = msgspec.structs.replace(plan, format=1)
    games = run_on(tmp_path / "new.gz", plan, 2).counted()
    ids = [msgspec.structs.replace(game, actions=list(match(plan, game).steps)) for game in games]
    Ledger.open(tmp_path / "old.gz", older)[0].append(ids)
    run_on(tmp_path / "old.gz", plan, 4)
    run_on(tmp_path / "new.gz", plan, 4)
    old, new = (
        [(game.actions[0], match(plan, game).scores) for game in read(tmp_path / name)[1]]
        for name in ("old.gz", "new.gz")
    )
    assert [type(first) for first, _ in old] == [int, int, str, str]
    assert [type(first) for first, _ in new] == [str] * 4
    assert [scores for _, scores in old] == [scores for _, scores in new]


def test_a_file_of_a_later_format_is_refused(tmp_path: Path) -> None:
    Ledger.open(tmp_path / "run.gz", msgspec.structs.replace(plan_of(2), format=FORMAT + 1))
    with pytest.raises(BadLedger, match="reads formats up to"):
        read(tmp_path / "run.gz")


def test_the_file_of_another_run_is_refused(tmp_path: Path) -> None:
    Ledger.open(tmp_path / "a.gz", plan_of(2))
    for other in (plan_of(3), plan_of(2, (3,)), plan_of(2, gauntlet=True)):
        with pytest.raises(BadLedger, match="another run"):
            Ledger.open(tmp_path / "a.gz", other)


@pytest.mark.parametrize(
    "text", [b"hello", gzip.compress(b"hello", mtime=0), gzip.compress(b'{"manoa":"arena","game":1}', mtime=0)]
)
def test_other_files_are_refused(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "other").write_bytes(text)
    with pytest.raises(BadLedger):
        read(tmp_path / "other")


def test_damage_in_the_middle_is_told(tmp_path: Path) -> None:
    plan, file = plan_of(2), tmp_path / "run.gz"
    ledger, _ = Ledger.open(file, plan)
    for outcome in simulated(plan, 8, lambda _: (1, 0)):
        ledger.append([outcome])
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 0xFF
    file.write_bytes(data)
    with pytest.raises(BadLedger, match="damaged"):
        read(file)


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"bots": ["random"]},
        {"settings": []},
        {"settings": [{"options": {"wings": 2}, "players": 2}]},
        {"settings": [{"options": {}, "players": 9}]},
        {"decide": {"error": 1.0, "elo": 20.0}},
    ],
    ids=str,
)
def test_a_plan_that_cannot_be_followed_here_is_refused_in_a_sentence(tmp_path: Path, change: dict[str, Any]) -> None:
    plan = msgspec.convert({**msgspec.to_builtins(plan_of(2)), **change}, Plan)
    Ledger.open(tmp_path / "run.gz", plan)
    with pytest.raises(BadLedger, match="cannot have played"):
        read(tmp_path / "run.gz")


@pytest.mark.parametrize(
    "change",
    [
        {"number": 0},
        {"seats": [0, 9]},
        {"seats": [0, 0]},
        {"setting": 3},
        {"scores": []},
        {"timed": [1, 2, 3]},
        {"fault": Fault(7, "slow", "")},
    ],
    ids=str,
)
def test_a_game_that_is_none_of_the_run_is_refused_in_a_sentence(tmp_path: Path, change: dict[str, Any]) -> None:
    plan, file = plan_of(2), tmp_path / "run.gz"
    first, *rest = simulated(plan, 2, lambda _: (1, 0))
    Ledger.open(file, plan)[0].append([msgspec.structs.replace(first, **change), *rest])
    with pytest.raises(BadLedger, match="none of this run"):
        read(file)


@pytest.mark.parametrize("line", [b'{"number":"\xff"}', b'{"number":' + b"[" * 5000])
def test_lines_that_cannot_be_read_are_told(tmp_path: Path, line: bytes) -> None:
    Ledger.open(tmp_path / "run.gz", plan_of(2))
    with (tmp_path / "run.gz").open("ab") as file:
        file.write(gzip.compress(line + b"\n"))
    with pytest.raises(BadLedger, match="damaged"):
        read(tmp_path / "run.gz")
