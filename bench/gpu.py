"""Lost Cities on a GPU: `python bench/gpu.py`. First checks that the GPU plays the very same games as the CPU."""

from __future__ import annotations

from typing import Any

import numpy as np

import manoa
from measure import report, seconds

GAMES = 1 << 20
CHECKED = 2048
STEPS = 32


def main() -> None:
    game = manoa.game("lost-cities", rounds=1)
    try:
        check(game)
    except ValueError as error:
        print(f"No GPU figures: {error}.")
        return
    playouts(game)
    stepping(game)


def check(game: manoa.Game) -> None:
    """CPU and GPU, step by step, through several automatic restarts."""
    cpu, gpu = game.batch(CHECKED), game.batch(CHECKED, device="cuda")
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
    for policy in game.book.policies:
        same("playout scores", cpu.playout(policy).scores, gpu.playout(policy).scores)
    report("GPU = CPU, step by step", "equal", f"{CHECKED} games, 1000 steps each")


def same(what: str, on_cpu: Any, on_gpu: Any) -> None:
    if not np.array_equal(on_cpu, on_gpu.copy_to_host()):
        raise SystemExit(f"{what} differs between CPU and GPU")


def playouts(game: manoa.Game) -> None:
    batch: Any = game.batch(GAMES, device="cuda")
    batch.reset(np.arange(GAMES))
    for policy in game.book.policies:
        steps = int(batch.playout(policy).steps.copy_to_host().astype(np.int64).sum())
        spent = seconds(lambda policy=policy: (batch.playout(policy), batch.synchronize()))  # type: ignore[misc]
        wanted = "at least 5" if policy == "random" else ""
        report(f"{policy} playouts, billion steps/s", f"{steps / spent / 1e9:.2f}", wanted)


def stepping(game: manoa.Game) -> None:
    """Masks, observations, actions and step for every game, all on the device."""
    batch: Any = game.batch(GAMES, device="cuda")
    masks, features, actions = batch.masks(), batch.observe(), batch.choose()

    def steps() -> None:
        for step in range(STEPS):
            batch.masks(out=masks)
            batch.observe(out=features)
            batch.choose(seed=step, out=actions)
            batch.step(actions)
        batch.synchronize()

    report("step by step with masks and observations, million/s", f"{GAMES * STEPS / seconds(steps) / 1e6:.0f}", "200")
    if batch.refused():
        raise SystemExit("the GPU refused legal actions")


if __name__ == "__main__":
    main()
