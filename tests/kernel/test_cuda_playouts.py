"""How games are spread over threads. Playouts by votes, of a made-up game on a stand-in for a GPU, because not every
machine has one; `bench/gpu.py` compares the real thing with a CPU."""

from __future__ import annotations

import itertools
import threading
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from manoa.kernel import chance
from manoa.kernel.cuda import THREADS, WARPS, bind_playout_by_votes, threads_for
from manoa.kernel.policies import Nothing

WARP = 4  # threads
STATE = np.dtype([("left", np.int64), ("kinds", np.int64)])  # a bit for each step still to come: 1 is a brief one


class Warp:
    """Threads that go side by side, as much of them as playouts need of `numba.cuda`."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.votes = [False] * WARP
        self.rounds = 0
        self.all_here = threading.Barrier(WARP, self.count, timeout=10)
        self.own = threading.local()
        self.local = SimpleNamespace(array=lambda size, dtype, **_: np.zeros(size, dtype))

    def count(self) -> None:
        self.rounds += 1

    def grid(self, _: int) -> int:
        return self.first + int(self.own.thread)

    def any_sync(self, _: int, vote: Any) -> bool:
        self.votes[self.own.thread] = bool(vote)
        self.all_here.wait()
        result = any(self.votes)
        self.all_here.wait()
        return result

    def run(self, function: Any, *arguments: Any) -> None:
        def run(thread: int) -> None:
            self.own.thread = thread
            function(*arguments)

        threads = [threading.Thread(target=run, args=(thread,)) for thread in range(WARP)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()


class Game:
    """A game of steps that are brief or not, and what was done: (round, game, whether brief, luck)."""

    action_count = 4
    state = SimpleNamespace(dtype=STATE)

    def __init__(self, warp: Warp) -> None:
        self.warp = warp
        self.done: list[tuple[int, int, bool, int]] = []

    def over(self, _: Any, state: Any) -> bool:
        return bool(state["left"] == 0)

    def brief(self, _: Any, state: Any) -> bool:
        assert state["left"]
        return bool(state["kinds"] & 1)

    def score(self, _: Any, state: Any, out: Any) -> None:
        out[0] = 7 - state["left"]

    def step_by_policy(self, rules: Any, state: Any, *others: Any) -> None:
        self.done.append((self.warp.rounds, self.warp.grid(1), self.brief(rules, state), others[-1]))
        state["left"] -= 1
        state["kinds"] >>= 1


@settings(max_examples=40, deadline=None)
@given(st.lists(st.lists(st.booleans(), max_size=6), min_size=1, max_size=2 * WARP))
def test_brief_steps_come_first_and_every_game_is_played_as_if_alone(games: list[list[bool]]) -> None:
    states = np.array([(len(kinds), sum(kind << at for at, kind in enumerate(kinds))) for kinds in games], STATE)
    scores, steps = np.zeros((len(games), 1), np.int32), np.full(len(games), -1)
    for first in range(0, len(games), WARP):
        warp = Warp(first)
        game = Game(warp)
        playout = bind_playout_by_votes(warp, game, game, Nothing.dtype)  # type: ignore[arg-type]
        warp.run(playout, np.zeros(1), states, np.zeros(1), 8, scores, steps)
        for number in range(first, min(first + WARP, len(games))):
            taken = [(brief, luck) for _, of, brief, luck in game.done if of == number]
            assert taken == list(zip(games[number], lucks(number), strict=False))
        assert_brief_first({first + at: kinds for at, kinds in enumerate(games[first : first + WARP])}, game.done)
    assert steps.tolist() == [len(kinds) for kinds in games]
    assert scores.tolist() == [[7]] * len(games)
    assert states["left"].tolist() == [len(kinds) for kinds in games]  # a playout plays a copy


def lucks(game: int) -> list[int]:
    """What the policy gets in a game, step by step."""
    luck, found = chance.sow(8, game), []
    for _ in range(6):
        luck = chance.stir(luck)
        found.append(luck)
    return found


def assert_brief_first(games: dict[int, list[bool]], done: list[tuple[int, int, bool, int]]) -> None:
    """Nobody takes a long step while a brief one waits, and all that wait for the same take it together."""
    left = {number: list(kinds) for number, kinds in games.items()}
    for _, group in itertools.groupby(done, key=lambda step: step[0]):
        brief = any(kinds[0] for kinds in left.values() if kinds)
        assert {step[1] for step in group} == {number for number, kinds in left.items() if kinds and kinds[0] == brief}
        for kinds in left.values():
            if kinds and kinds[0] == brief:
                kinds.pop(0)


@pytest.mark.parametrize(("games", "threads"), [(1, 1), (40, 1), (41, 2), (400, 10), (1240, 31), (1241, THREADS)])
def test_few_games_are_spread_over_all_warps(games: int, threads: int) -> None:
    assert threads_for(games, multiprocessors=40 // WARPS) == threads
