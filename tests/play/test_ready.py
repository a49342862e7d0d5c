"""Nobody waits for a compiler in the middle of a match, and nobody long before the first one."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import manoa
from manoa.kernel.mode import INTERPRETED
from manoa.play.preparing import expansions, needed
from manoa.play.ready import EXPANDED, READY
from walks import every_game

# In a process of its own: in this one, other tests may have called any kernel. What the terminal and the browser need
# for a first match is each kernel that is compiled, and how many lines are built into it. That is what a compiler has
# to do before any processor is asked; the machine code depends on the processor.
STAGE_BY_STAGE = """
import functools, gc, inspect, json, random, sys
from types import ModuleType
import manoa
from manoa.bots import bot, quick_bots
from manoa.kernel.language import KernelFunction
from manoa.play.preparing import steps
from manoa.play.ready import PLAYABLE, STAGES
from numba.core.dispatcher import Dispatcher

game, luck = manoa.game(sys.argv[1]), random.Random(5)


def prepare(*stages):
    for stage in stages:
        for _, run in steps(game, stage):
            run()


def late(play):  # the kernels that are compiled or loaded while it is played
    before = set(called())
    play()
    return sorted(name[:200] for name in set(called()) - before)


def called():
    kernels = [thing for thing in gc.get_objects() if isinstance(thing, Dispatcher)]
    return {f"{kernel.__module__}.{kernel.__name__} {args}": kernel for kernel in kernels for args in kernel.overloads}


def first_match():
    match = game.start(players=game.player_counts[-1], seed=5)
    for number in range(200):
        match = look_around(match)
        usual = bot(("random", "fair", quick_bots(game.name)[-1])[number % 3], seed=1)
        match.play(usual.choose(match.for_seat(match.player)))
        if match.over:
            break


def another_match(**options):
    match = manoa.game(game.name, **options).start(players=game.player_counts[-1], seed=5)
    for _ in range(150):
        match = look_around(match)
        match.play(luck.choice(match.actions()))
    match = manoa.game(game.name, **options).start(players=2, seed=5)
    for name in (*quick_bots(game.name), "novice", "fair", "strong"):
        match.play(bot(name, seed=1).choose(match.for_seat(match.player)))
    match.play(bot("search", seed=1, simulations=1).choose(match.for_seat(match.player)))


def look_around(match):
    for action in luck.sample(range(game.book.action_count), 8):
        match.why(action)
    for seat in (None, 0):
        match.view(seat)
        match.log(seat, max(0, len(match.steps) - 1))
    return match.game.restore(match.snapshot()) if luck.random() < 0.1 else match


def with_all_it_calls(function, known):
    if function not in known:
        known.add(function)
        for other in calls(function):
            with_all_it_calls(other, known)
    return known


def calls(function):
    found = [function.__globals__.get(name) for name in function.__code__.co_names]
    found += [cell.cell_contents for cell in function.__closure__ or ()]
    modules = [thing for thing in found if isinstance(thing, ModuleType)]
    found += [getattr(module, name, None) for module in modules for name in function.__code__.co_names]
    return [thing.py_func for thing in found if type(thing) is KernelFunction]


prepare(PLAYABLE)
kept = [kernel.py_func for kernel in called().values() if kernel._cache.cache_path]
length = functools.cache(lambda part: len(inspect.getsourcelines(part)[0]))
built = sum(length(part) for kernel in kept for part in with_all_it_calls(kernel, set()))
in_first = late(first_match)
prepare(*STAGES[1:])
in_others = [late(another_match), late(lambda: another_match(**game.book.expanded))]
print(json.dumps([len(kept), built, in_first, in_others]))
"""

# Kernels with machine code of their own, and the lines in them: what somebody waits for who starts a game for the first
# time on a computer. An expansion that needs more raises its figure on purpose, and not by half. Lines count wherever a
# name leads to them, even if base games are compiled without them: what Quest asks hangs on one chain (decision 30).
MOST = {"lost-cities": (22, 1_600), "quest": (29, 13_000), "island": (50, 8_000)}


@every_game
@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_first_match_needs_little_and_no_match_calls_what_was_not_prepared(name: str) -> None:
    run = subprocess.run([sys.executable, "-c", STAGE_BY_STAGE, name], capture_output=True, text=True, check=True)
    kernels, lines, in_first, in_others = json.loads(run.stdout)
    most_kernels, most_lines = MOST[name]
    assert kernels <= most_kernels
    assert lines <= most_lines
    assert in_first == []
    assert in_others == [[], []], "the second with expansions, if there are any"


@every_game
def test_what_waits_for_expansions_has_an_option_of_theirs(name: str) -> None:
    for option, about in manoa.game(name).book.options.items():
        for value in about.values or ():
            chosen = [value] if about.several else value
            stage = needed(name, {option: chosen})
            assert (stage == EXPANDED) == (option in expansions(name) and chosen != about.default), (option, value)


@pytest.mark.parametrize("name", sorted(name for name in manoa.games() if manoa.game(name).book.expanded))
def test_with_all_expansions_a_game_waits_for_its_last_stage(name: str) -> None:
    assert needed(name, manoa.game(name).book.expanded) == EXPANDED
    assert needed(name, {}) == READY
