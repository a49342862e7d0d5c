"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import contextlib
import io
from typing import Any

import numpy as np
import pytest

import manoa
from manoa import learn
from manoa.games import rulebook
from manoa.learn.turns import Turns

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("lost-cities", {"rounds": 1}),
    ("quest", {"players": 3, "caves": True}),
    ("quest", {"players": 2, **rulebook("quest").expanded}),
    ("island", {"players": 4, "reward": "placing"}),
]


def played(env: Turns, seed: int) -> dict[str, float]:
    """What each seat gained in a match of random actions."""
    luck = np.random.default_rng(seed)
    env.reset(seed=seed)
    gained: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, gained[agent], over, _, _ = env.last()
        assert seen is not None
        env.step(None if over else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    return gained


@pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably", "ignore:Observation is not a NumPy array"
)
@pytest.mark.filterwarnings("ignore:The old environment creation API")
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_pettingzoo_approves(name: str, options: dict[str, Any]) -> None:
    from pettingzoo.test import api_test, seed_test  # which warns of itself, if what it would like to try is there

    with contextlib.redirect_stdout(io.StringIO()):
        api_test(learn.aec_env(name, **options))
        seed_test(lambda: learn.aec_env(name, **options))


def test_rewards_are_those_of_the_match() -> None:
    env = learn.aec_env("lost-cities", rounds=1)
    gained = played(env, 3)
    mine, theirs = env.match.scores
    assert gained == {"seat_0": mine - theirs, "seat_1": theirs - mine}


def test_an_observation_is_what_the_seat_knows_and_may_do() -> None:
    env = learn.aec_env("lost-cities")
    env.reset(seed=5)
    seen = env.observe(env.agent_selection)
    seat = env.match.player
    assert seat is not None
    assert np.array_equal(seen["observation"], env.match.observe(seat))
    assert np.flatnonzero(seen["action_mask"]).tolist() == env.match.legal
    assert not env.observe(f"seat_{1 - seat}")["action_mask"].any()
    assert env.observation_space("seat_0").contains(seen)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = learn.aec_env("lost-cities")
    env.reset(seed=1)
    legal = env.match.legal
    illegal = next(action for action in range(env.game.book.action_count) if action not in legal)
    with pytest.raises(manoa.IllegalAction):
        env.step(illegal)
    assert env.match.legal == legal
    assert env.match.steps == []


def test_it_draws_the_match() -> None:
    env = learn.aec_env("quest", render_mode="svg")
    env.reset(seed=1)
    picture = env.render()
    assert picture is not None
    assert picture.startswith("<svg")


def test_wrong_wishes_are_refused() -> None:
    with pytest.raises(ValueError, match="render_mode is None or 'svg'"):
        learn.aec_env("quest", render_mode="human")
    with pytest.raises(ValueError, match="for 2 players"):
        learn.aec_env("lost-cities", 3)
    with pytest.raises(ValueError, match="no option 'walls'"):
        learn.aec_env("lost-cities", walls=1)
