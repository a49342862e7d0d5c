"""How fast the environments are: `python bench/environments.py`. Beside them, in the same run, what others offer."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from manoa import learn
from measure import report

SECONDS = 3.0
GAMES = 1_024
OPTIONS: dict[str, dict[str, Any]] = {"lost-cities": {}, "quest": {"players": 3}, "island": {}}


def main() -> None:
    print("PettingZoo, one game, random legal actions: steps a second")
    for name, options in OPTIONS.items():
        report(f"  manoa {name}", rate(turns(learn.aec_env(name, **options))), "at least 30,000")
    for name, env in classics().items():
        report(f"  PettingZoo's {name}", rate(turns(env)))
    report("  RLCard's gin rummy", rate(gin_rummy()))
    print(f"\nGymnasium, {GAMES:,} games at once: steps a second")
    for name, options in OPTIONS.items():
        wanted = "at least 2,000,000" if name == "lost-cities" else ""
        report(f"  manoa {name}", rate(vector(learn.vector_env(name, GAMES, **options))), wanted)


def rate(work: Callable[[], int]) -> str:
    """Steps a second of something that does some steps whenever it is called; the first call does not count."""
    work()
    done, start = 0, time.perf_counter()
    while (passed := time.perf_counter() - start) < SECONDS:
        done += work()
    return f"{done / passed:,.0f}"


def turns(env: Any) -> Callable[[], int]:
    """What PettingZoo's own performance test does, a thousand steps at a time."""
    env.reset(seed=1)

    def work() -> int:
        for _ in range(1_000):
            seen, _, over, cut, info = env.last()
            mask = seen["action_mask"] if isinstance(seen, dict) else info.get("action_mask")
            env.step(None if over or cut else choice(mask, env))
            if not env.agents or all(env.terminations.values()):
                env.reset()
        return 1_000

    return work


def choice(mask: Any, env: Any) -> int:
    return (
        env.action_space(env.agent_selection).sample() if mask is None else random.choice(np.flatnonzero(mask).tolist())
    )


def classics() -> dict[str, Any]:
    """Card and board games that come with PettingZoo."""
    from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, texas_holdem_v4, tictactoe_v3

    modules = {
        "tic-tac-toe": tictactoe_v3,
        "Connect Four": connect_four_v3,
        "Leduc hold'em": leduc_holdem_v4,
        "Texas hold'em": texas_holdem_v4,
    }
    return {name: module.raw_env() for name, module in modules.items()}


def gin_rummy() -> Callable[[], int]:
    """RLCard's environment itself."""
    import rlcard

    env = rlcard.make("gin-rummy", config={"seed": 1})
    state, _ = env.reset()

    def work() -> int:
        nonlocal state
        for _ in range(200):
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            if env.is_over():
                state, _ = env.reset()
        return 200

    return work


def vector(envs: Any) -> Callable[[], int]:
    """Whole steps: masks and observations are filled, ended games dealt again. The actions are drawn by a kernel."""
    envs.reset(seed=1)
    luck = 0

    def work() -> int:
        nonlocal luck
        for _ in range(20):
            luck += 1
            envs.step(envs.batch.choose("random", seed=luck))
        return 20 * GAMES

    return work


if __name__ == "__main__":
    main()
