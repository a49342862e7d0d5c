"""Interpreted and compiled, search comes to the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from manoa.bots.search import METHODS

TESTS = Path(__file__).parents[1]

CODE = """
import manoa, tiny
from manoa.bots.budget import budget
from manoa.bots.search import METHODS, SearchBot
from manoa.games import REGISTERED

REGISTERED[tiny.NAME] = tiny.__name__
for method in METHODS:
    match = manoa.game(tiny.NAME).start(3, seed=5)
    for step in range(6):
        bot = SearchBot("search", 2, budget(simulations=40, threads=2), method)
        thought = bot.think(match.for_seat(match.player))
        print(method, [(str(candidate.action), *candidate[1:]) for candidate in thought.candidates])
        match.play(thought.action)
"""


def test_a_new_game_is_searched_alike_interpreted_and_compiled() -> None:
    """By all methods in one process: most of the time it compiles what they share."""
    interpreted, compiled = said("1"), said("0")
    assert interpreted == compiled
    for method in METHODS:
        own = "".join(line for line in interpreted.splitlines() if line.startswith(f"{method} "))
        assert own.count("draw with") >= 4  # only actions are not thought about


def said(interpreted: str) -> str:
    """What the program prints."""
    paths = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "MANOA_INTERPRETED": interpreted, "PYTHONPATH": paths}
    done = subprocess.run([sys.executable, "-c", CODE], env=environment, capture_output=True, text=True, check=True)
    return done.stdout
