"""Games are played before they are compiled, and change over to machine code between two calls."""

from __future__ import annotations

import gc
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import manoa
from manoa import Match
from manoa.kernel import meanwhile
from manoa.kernel.cache import alone, game_of
from manoa.kernel.language import KernelFunction
from manoa.kernel.mode import INTERPRETED
from manoa.kernel.policies import named_policy, ready
from manoa.play.ready import read_line
from walks import Table, tables

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")

LONG = 12  # steps of a match that are played, fewer with expansions, where interpreted bots take longer
BEGINNINGS: dict[str, dict[str, Any]] = {
    "lost-cities": {"rounds": 1},
    "quest": {"caves": True},
    "quest with expansions": {"route": "demon_gorge", "heroes_hexes": True, "promos": True, "modules": ["dragons"]},
    "island": {},
}


def folder(name: str) -> str:
    return game_of(manoa.game(name).book.deal.__module__)


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Makes this process like one that has just begun, where nothing is on disk; nobody looks there but the test."""
    monkeypatch.setattr(meanwhile, "_look_on", lambda: None)
    gc.unfreeze()  # what is frozen is not found

    def begin(name: str) -> None:
        meanwhile._asked.clear()
        meanwhile._known.clear()
        meanwhile.begin(folder(name), lambda: True)
        for kernel in gc.get_objects():
            if type(kernel) is KernelFunction:
                kernel.run = kernel._begin

    yield begin
    for name in manoa.games():
        meanwhile.end(folder(name))
    meanwhile._asked.clear()
    meanwhile._known.clear()


def length(called: str) -> int:
    return LONG // 3 if "expansions" in called else LONG


def table(called: str) -> Table:
    name = called.split()[0]
    return tables(name, [BEGINNINGS[called]])[-1]


def seen(match: Match) -> list[Any]:
    """What there is to see of a position."""
    bots = () if match.over else ("random", *match.game.book.policies)
    return [
        match.state.tobytes(),
        [str(action) for action in match.actions()],
        [match.view(seat) for seat in (None, *range(match.players))],
        match.scores,
        *([match.for_seat(match.player).state.tobytes()] if match.player is not None else []),
        *(choice(match, bot) for bot in bots),
    ]


def choice(match: Match, bot: str) -> int:
    _, named = named_policy(match.game.book, match.game.loops, bot)
    follow = ready(named, match.game.rule_array(match.players))
    return int(follow(match.rules, match.state, match.game.scratch(), 12345))


@pytest.mark.parametrize("called", BEGINNINGS)
def test_a_match_changes_over_at_any_step_and_plays_on_as_before(called: str, begun: Any) -> None:
    luck, match = random.Random(7), table(called).start(seed=7)
    compiled = [seen(match)]
    while not match.over and len(match.steps) < length(called):
        match.play(luck.choice(match.legal))
        compiled.append(seen(match))
    steps = list(match.steps)
    for change in range(len(steps) + 1):
        begun(match.game.name)
        again = table(called).start(seed=7)
        again.fold(steps[:change])
        assert seen(again) == compiled[change], f"interpreted, after {change} steps"
        assert meanwhile._asked
        meanwhile.look_once()
        assert not meanwhile._asked
        assert seen(again) == compiled[change], f"at the change after {change} steps"
        if change < len(steps):
            again.play(steps[change])
            assert seen(again) == compiled[change + 1], f"compiled, after {change + 1} steps"


@pytest.mark.parametrize("called", BEGINNINGS)
def test_kernels_change_over_one_by_one_in_any_order(called: str, begun: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """At each call chance decides whether it is interpreted or compiled."""
    luck, match = random.Random(8), table(called).start(seed=8)
    compiled = []
    while not match.over and len(match.steps) < length(called):
        match.play(luck.choice(match.legal))
        compiled.append((match.state.tobytes(), match.view(match.player)))
    mixed = random.Random(9)

    def run(self: KernelFunction, *arguments: Any) -> Any:
        return self._interpret(*arguments) if self.patient and mixed.random() < 0.5 else self.entry(*arguments)

    monkeypatch.setattr(KernelFunction, "__call__", run)
    again = table(called).start(seed=8)
    for step, found in zip(match.steps, compiled, strict=True):
        again.play(step)
        assert (again.state.tobytes(), again.view(again.player)) == found


def test_types_that_are_not_compiled_yet_are_interpreted_beside_those_that_are(begun: Any) -> None:
    """The base game of Quest is compiled before its expansions."""
    begun("quest")
    base, expanded = table("quest").start(seed=1), table("quest with expansions").start(seed=1)
    survey: Any = KernelFunction(base.game.loops.survey.py_func, game="quest")  # which has loaded nothing yet

    def surveyed(match: Match) -> int:
        return int(survey(match.game.rule_array(match.players), np.array([match.state]), match.game.scratch()))

    assert surveyed(base) == len(base.legal)
    meanwhile.look_once()
    assert survey.run is survey.entry
    assert surveyed(base) == len(base.legal)
    assert surveyed(expanded) == len(expanded.legal)
    assert len(survey.entry.overloads) == 1
    meanwhile.look_once()
    assert len(survey.entry.overloads) == 2
    assert surveyed(expanded) == len(expanded.legal)


SCRIPT = """
import json, pathlib, sys, time
import manoa
from manoa.kernel.cache import folder

progress, began = folder("lost_cities") / "progress", time.monotonic()
first = str(manoa.game("lost-cities").start(seed=3).actions()[0])
while not progress.exists() and time.monotonic() < began + 60:
    match = manoa.game("lost-cities").start(seed=3)
    match.play(match.actions()[0])
print(json.dumps([first, progress.read_text(), str(progress.parent), "numba" in sys.modules]))
"""


def test_a_script_plays_at_once_and_has_the_game_compiled_beside(tmp_path: Path) -> None:
    """With nothing on disk, and without Numba. The process that compiles ends with the script."""
    environment = {**os.environ, "MANOA_CACHE": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True)
    first, progress, folder, loaded = json.loads(run.stdout)
    assert first == str(manoa.game("lost-cities").start(seed=3).actions()[0])
    assert read_line(progress) is not None
    assert not loaded
    assert run.stderr == ""
    with alone(Path(folder)) as nobody_else_is_there:
        assert nobody_else_is_there


def test_a_short_script_starts_nothing(tmp_path: Path) -> None:
    environment = {**os.environ, "MANOA_CACHE": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    script = 'import sys, manoa; print(manoa.game("quest").start(seed=3).actions()[0], "numba" in sys.modules)'
    run = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.split()[-1] == "False"
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == []
