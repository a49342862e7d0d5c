"""Batches on a GPU, of a stand-in: they take the steps that a batch on the CPU takes, and check actions against what
they know themselves. `bench/gpu.py` compares the real thing with a CPU."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import manoa
from kernel.no_gpu import Cuda
from manoa.kernel import cuda

COUNT = 70  # the last block of threads is not full


@pytest.fixture
def batches(monkeypatch: pytest.MonkeyPatch) -> tuple[Any, Any]:
    """One on the CPU, one on the stand-in, with the same games."""
    monkeypatch.setattr(cuda, "usable_cuda", Cuda)
    game = manoa.game("lost-cities", rounds=1)
    both = game.batch(COUNT), game.batch(COUNT, "cuda")
    for batch in both:
        batch.reset(range(COUNT))
    return both


def rows(batch: Any, order: Any) -> tuple[Any, Any, Any]:
    """Room for what a turn tells, and what could lie in it."""
    tables = (batch.book.action_count, np.bool_), (batch.book.feature_count(batch.rules[0]), np.int16)
    new = Cuda().device_array
    masks, features = (new((COUNT, width), dtype, order) for width, dtype in tables)
    return new((COUNT,), np.int8), masks, features


@pytest.mark.parametrize("order", ["C", "F"])
def test_turns_are_those_of_a_cpu(batches: tuple[Any, Any], order: str) -> None:
    cpu, gpu = batches
    seen = rows(gpu, order)
    for step in range(3):
        actions = cpu.choose(seed=step)
        cpu.step(actions)
        gpu.turn(actions, *seen)
        for on_cpu, on_gpu in zip((cpu.players(), cpu.masks(), cpu.observe()), seen, strict=True):
            assert np.array_equal(on_cpu, on_gpu)
        assert gpu.states.tobytes() == cpu.states.tobytes()
    assert gpu.refused() == 0


@pytest.mark.parametrize("order", ["C", "F"])
def test_actions_are_checked_against_what_the_batch_knows(batches: tuple[Any, Any], order: str) -> None:
    """Whatever the arrays hold that a turn fills: nothing, everything, or the masks of other games."""
    cpu, gpu = batches
    seen = rows(gpu, order)
    for asked, filled in ((False, False), (False, True), (True, False), (True, True)):
        if asked:
            gpu.masks()
        else:
            gpu.edit()
        actions = np.array([int(np.flatnonzero(~mask)[0]) for mask in cpu.masks()])
        actions[0] = cpu.choose(seed=1)[0]
        actions[1], actions[2] = -1, cpu.book.action_count
        before, refused = gpu.states.copy(), gpu.refused()
        seen[1][...] = filled
        gpu.turn(actions, *seen)
        assert gpu.refused() - refused == COUNT - 1
        moved = [game for game in range(COUNT) if gpu.states[game].tobytes() != before[game].tobytes()]
        assert moved == [0]
        gpu.edit()[0] = before[0]
