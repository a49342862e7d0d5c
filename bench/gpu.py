"""The games on a GPU: `python bench/gpu.py`, or some of them: `python bench/gpu.py island`. First checks that the GPU
plays the very same games as the CPU."""

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


class Table(NamedTuple):
    """What is measured: a game, how many sit down to it, how many games at once, and what is wanted of it."""

    game: manoa.Game
    players: int
    games: int
    playouts: float  # million steps a second
    stepping: float | None

    def batch(self, count: int, device: str) -> Any:
        return self.game.batch(count, device, self.players)


def main() -> None:
    tables = (
        Table(manoa.game("lost-cities", rounds=1), 2, 1 << 20, 5000, 1000),
        Table(manoa.game("quest"), 4, 1 << 18, 200, None),
        Table(manoa.game("island"), 4, 1 << 15, 50, None),
    )
    for table in (table for table in tables if table.game.name in (sys.argv[1:] or manoa.games())):
        print(f"{table.game.title}, {table.players} players")
        try:
            check(table)
        except ValueError as error:
            print(f"No GPU figures: {error}.")
            return
        playouts(table)
        stepping(table)


def check(table: Table) -> None:
    """CPU and GPU, step by step, through several automatic restarts."""
    cpu, gpu = table.batch(CHECKED, "cpu"), table.batch(CHECKED, "cuda")
    seeds = np.arange(CHECKED)
    cpu.reset(seeds)
    gpu.reset(seeds)
    for step in range(1000):
        for name in ("players", "masks", "observe", "scores", "done"):
            same(name, getattr(cpu, name)(), getattr(gpu, name)())
        actions = cpu.choose(seed=step)
        same("choose", actions, gpu.choose(seed=step))
        cpu.step(actions)
        gpu.step(actions)
    turns(cpu, gpu)
    report("GPU = CPU, step by step", "equal", f"{CHECKED} games, 1000 steps each")
    cpu, gpu = table.batch(JUDGED, "cpu"), table.batch(JUDGED, "cuda")
    for policy in policies(table):
        for batch in (cpu, gpu):
            batch.reset(seeds[:JUDGED])
        same(f"{policy} playouts", cpu.playout(policy).scores, gpu.playout(policy).scores)
        report(f"GPU = CPU, {policy} playouts", "equal", f"{JUDGED} games")


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


def policies(table: Table) -> list[str]:
    return list(dict.fromkeys(["random", *table.game.book.policies]))


def same(name: str, on_cpu: Any, on_gpu: Any) -> None:
    if not np.array_equal(on_cpu, on_gpu.copy_to_host()):
        raise SystemExit(f"{name} differs between CPU and GPU")


def playouts(table: Table) -> None:
    for policy in policies(table):
        thinks = policy != "random"
        games = table.games // FEWER if thinks else table.games
        batch = table.batch(games, "cuda")
        batch.reset(np.arange(games))
        steps = int(batch.playout(policy).steps.copy_to_host().astype(np.int64).sum())
        spent = seconds(lambda: (batch.playout(policy), batch.synchronize()), 1 if thinks else RUNS)  # noqa: B023
        wanted = f"{games:,} games" if thinks else f"at least {table.playouts:,.0f}"
        report(f"{policy} playouts, million steps/s", f"{steps / spent / 1e6:,.2f}", wanted)


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
    main()
