"""Nobody waits for a compiler in the middle of a match."""

from __future__ import annotations

import subprocess
import sys

import pytest

from manoa.kernel.mode import INTERPRETED
from walks import every_game

# In a process of its own: in this one, other tests may have called any kernel.
ANOTHER_GAME = """
import gc, random, sys
import manoa
from manoa.bots import bot, quick_bots
from manoa.play.ready import prepare
from numba.core.dispatcher import Dispatcher


def called():
    kernels = [thing for thing in gc.get_objects() if isinstance(thing, Dispatcher)]
    return {f"{kernel.__module__}.{kernel.__name__} {kernel.signatures}" for kernel in kernels if kernel.signatures}


game = manoa.game(sys.argv[1])
list(prepare(game.name))
before = called()
match, luck = game.start(players=game.players[-1], seed=5), random.Random(5)
for _ in range(300):
    for action in luck.sample(range(game.book.action_count), 20):
        match.why(action)
    for seat in (None, 0):
        match.view(seat)
        match.log(seat, max(0, len(match.steps) - 1))
    match = game.restore(match.snapshot()) if luck.random() < 0.1 else match
    match.play(luck.choice(match.actions()))
match = game.start(players=2, seed=5)
for name in (*quick_bots(game.name), "novice", "fair", "strong"):
    match.play(bot(name, seed=1).choose(match.for_seat(match.player)))
match.play(bot("search", seed=1, simulations=1).choose(match.for_seat(match.player)))
for kernel in called() - before:
    print(kernel[:200])
"""


@every_game
@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_match_calls_no_kernel_that_was_not_prepared(name: str) -> None:
    run = subprocess.run([sys.executable, "-c", ANOTHER_GAME, name], capture_output=True, text=True, check=True)
    assert run.stdout == ""
