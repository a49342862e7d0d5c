"""Interpreted and compiled, search comes to the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from manoa.bots.search import METHODS

TESTS = Path(__file__).parents[1]

CODE = """
import manoa, tiny
from manoa.bots.budget import budget
from manoa.bots.search import SearchBot
from manoa.games import REGISTERED

REGISTERED[tiny.NAME] = tiny.__name__
match = manoa.game(tiny.NAME).start(3, seed=5)
for step in range(6):
    bot = SearchBot("search", 2, budget(simulations=40, threads=2), {method!r})
    thought = bot.think(match.for_seat(match.player))
    print([(str(candidate.action), *candidate[1:]) for candidate in thought.candidates])
    match.play(thought.action)
"""


@pytest.mark.parametrize("method", METHODS)
def test_a_new_game_is_searched_alike_interpreted_and_compiled(method: str) -> None:
    interpreted, compiled = (said(CODE.format(method=method), mode) for mode in ("1", "0"))
    assert interpreted == compiled
    assert interpreted.count("draw with") >= 4  # only actions are not thought about


def said(code: str, interpreted: str) -> str:
    """What a program prints."""
    paths = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "MANOA_INTERPRETED": interpreted, "PYTHONPATH": paths}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return done.stdout
