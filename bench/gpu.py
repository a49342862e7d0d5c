"""The games on a GPU: `python bench/gpu.py`, one of them: `python bench/gpu.py island`, or the playouts of one policy:
`python bench/gpu.py island greedy`. First checks that the GPU plays the very same games as the CPU."""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

import numpy as np

import manoa
from measure import RUNS, report, seconds

CHECKED = 2000  # the last block of threads is not full
STEPS = 32
# Of policies that think, far fewer games: a planner's decision takes a thread of the GPU milliseconds.
JUDGED, FEWER = 64, 256
QUICK, MANY = ("greedy",), 1 << 14  # those that think little are measured with more games too


class Table(NamedTuple):
    """What is measured: a game, how many sit down to it, how many games at once, and what is wanted of it."""

    game: manoa.Game
    players: int
    games: int
    playouts: float  # million steps a second
    stepping: float | None

    def batch(self, count: int, device: str) -> Any:
        return self.game.batch(count, device, self.players)


def main(game: str = "", policy: str = "") -> None:
    tables = (
        Table(manoa.game("lost-cities", rounds=1), 2, 1 << 20, 5000, 1000),
        Table(manoa.game("quest"), 4, 1 << 18, 200, None),
        Table(manoa.game("island"), 4, 1 << 15, 50, None),
    )
    for table in (table for table in tables if game in ("", table.game.name)):
        print(f"{table.game.title}, {table.players} players")
        try:
            if not policy:
                check(table)
            for each in [policy] if policy else dict.fromkeys(["random", *table.game.book.policies]):
                check_playouts(table, each)
                playouts(table, each)
            if not policy:
                stepping(table)
        except ValueError as error:
            print(f"No GPU figures: {error}.")
            return


def check(table: Table) -> None:
    """CPU and GPU, step by step, through several automatic restarts."""
    cpu, gpu = (dealt(table, CHECKED, device) for device in ("cpu", "cuda"))
    for step in range(1000):
        for name in ("players", "masks", "observe", "scores", "done"):
            same(name, getattr(cpu, name)(), getattr(gpu, name)())
        actions = cpu.choose(seed=step)
        same("choose", actions, gpu.choose(seed=step))
        cpu.step(actions)
        gpu.step(actions)
    turns(cpu, gpu)
    report("GPU = CPU, step by step", "equal", f"{CHECKED} games, 1000 steps each")


def dealt(table: Table, games: int, device: str) -> Any:
    batch = table.batch(games, device)
    batch.reset(np.arange(games))
    return batch


def turns(cpu: Any, gpu: Any) -> None:
    """The same with all in one launch."""
    seen = gpu.players(), gpu.masks(), gpu.observe()
    for step in range(100):
        actions = cpu.choose(seed=step)
        cpu.step(actions)
        gpu.turn(actions, *seen)
        for name, on_gpu in zip(
            ("players", "masks", "observe", "scores", "done"), (*seen, gpu.scores(), gpu.done()), strict=True
        ):
            same(f"{name} of a turn", getattr(cpu, name)(), on_gpu)


def same(name: str, on_cpu: Any, on_gpu: Any) -> None:
    if not np.array_equal(on_cpu, on_gpu.copy_to_host()):
        raise SystemExit(f"{name} differs between CPU and GPU")


def check_playouts(table: Table, policy: str) -> None:
    """The same games on CPU and GPU, to their end."""
    games = CHECKED if policy == "random" else JUDGED
    on_cpu, on_gpu = (dealt(table, games, device).playout(policy) for device in ("cpu", "cuda"))
    same(f"scores of {policy} playouts", on_cpu.scores, on_gpu.scores)
    same(f"steps of {policy} playouts", on_cpu.steps, on_gpu.steps)
    report(f"GPU = CPU, {policy} playouts", "equal", f"{games:,} games")


def playouts(table: Table, policy: str) -> None:
    thinks = policy != "random"
    few = (table.games // FEWER, *([MANY] if policy in QUICK else []))
    for games in few if thinks else (table.games,):
        batch = dealt(table, games, "cuda")
        steps = int(batch.playout(policy).steps.copy_to_host().astype(np.int64).sum())
        spent = seconds(lambda: (batch.playout(policy), batch.synchronize()), 1 if thinks else RUNS)  # noqa: B023
        wanted = f"{games:,} games" if thinks else f"at least {table.playouts:,.0f}"
        report(f"{policy} playouts, million steps/s", f"{steps / spent / 1e6:,.2f}", wanted)
        report(f"{policy} playouts, games/s", f"{games / spent:,.0f}", f"{games:,} games")


def stepping(table: Table) -> None:
    """Actions, and a step with masks and observations for every game, all on the device."""
    batch = table.batch(table.games, "cuda")
    players, masks, features, actions = batch.players(), batch.masks(), batch.observe(), batch.choose()

    def steps() -> None:
        for step in range(STEPS):
            batch.choose(seed=step, out=actions)
            batch.turn(actions, players, masks, features)
        batch.synchronize()

    figure = table.games * STEPS / seconds(steps) / 1e6
    wanted = f"at least {table.stepping:,.0f}" if table.stepping else ""
    report("step by step with masks and observations, million/s", f"{figure:,.0f}", wanted)
    if batch.refused():
        raise SystemExit("the GPU refused legal actions")


if __name__ == "__main__":
    main(*sys.argv[1:])
