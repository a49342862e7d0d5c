"""Gymnasium's checker, and many games at once against single matches."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode

import manoa
from manoa import learn
from manoa.games import rulebook
from manoa.learn.rewards import KINDS, margin
from manoa.words import catalogue

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("lost-cities", {"opponents": "careful", "rounds": 1}),
    ("quest", {"players": 3, "opponents": "greedy"}),
    ("quest", {"players": 2, "opponents": "random", **rulebook("quest").expanded}),
    ("island", {"opponents": "greedy", "reward": "placing", "seat": 1}),
]


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_gymnasium_approves(name: str, options: dict[str, Any]) -> None:
    """Of the whole environment: it is also drawn, and made again from what Gymnasium keeps of it."""
    check_env(gymnasium.make(f"manoa/{name}-v0", **options).unwrapped)


def test_gymnasium_makes_many_games_at_once() -> None:
    envs = gymnasium.make_vec("manoa/quest-v0", 5, vectorization_mode="vector_entry_point", players=3)
    seen, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    assert {f"manoa/{name}-v0" for name in manoa.games()} <= set(gymnasium.registry)


def test_a_seat_plays_to_the_end_against_bots() -> None:
    env = learn.seat_env("lost-cities", seat=1, opponents="careful", rounds=1)
    seen, _ = env.reset(seed=2)
    over, gained = False, 0.0
    while not over:
        assert env.match.player == 1
        seen, gained, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        assert info == {}
    assert gained == margin(env.match.scores)[1]


@pytest.mark.parametrize("reward", KINDS)
@pytest.mark.parametrize("name", manoa.games())
def test_an_illegal_action_forfeits_says_why_and_never_pays(name: str, reward: str) -> None:
    env = learn.seat_env(name, reward=reward)
    seen, _ = env.reset(seed=2)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    refusal = env.match.why(illegal)
    assert refusal is not None
    _, gained, over, _, info = env.step(illegal)
    assert over
    assert info["illegal"] == catalogue(name, "en").why(refusal)
    ends = env.game.batch(200).playout("random").scores
    assert gained <= env._reward.of(ends).min()


def test_many_games_go_as_each_alone() -> None:
    count = 70
    envs = learn.vector_env("lost-cities", count, rounds=1)
    luck = np.random.default_rng(4)
    seen, infos = envs.reset(seed=9)
    deals = np_random(9)[0].integers(1 << 62, size=count)
    matches = [manoa.game("lost-cities", rounds=1).start(seed=int(seed)) for seed in deals]
    ended = np.zeros(count, bool)
    while not ended.all():
        actions = np.array([luck.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        acting = infos["player"].copy()
        for game in np.flatnonzero(~ended):
            player = matches[game].player
            assert acting[game] == player is not None
            assert np.array_equal(seen["observation"][game], matches[game].observe(player))
            matches[game].play(int(actions[game]))
        seen, rewards, terminations, truncations, infos = envs.step(actions)
        assert not truncations.any()
        for game in np.flatnonzero(~ended):
            scores = matches[game].scores
            assert terminations[game] == matches[game].over
            assert rewards[game] == (margin(scores)[acting[game]] if terminations[game] else 0)
            assert not terminations[game] or infos["scores"][game].tolist() == scores
        ended |= terminations


def test_the_spaces_hold_what_is_shown() -> None:
    envs = learn.vector_env("quest", 8, players=3)
    seen, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    assert envs.single_observation_space.contains({name: part[0] for name, part in seen.items()})
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


def test_an_illegal_action_in_one_game_stops_all() -> None:
    envs = learn.vector_env("lost-cities", 4)
    seen, _ = envs.reset(seed=1)
    actions = seen["action_mask"].argmax(axis=1)
    actions[2] = int(np.flatnonzero(seen["action_mask"][2] == 0)[0])
    before = seen["observation"].copy()
    with pytest.raises(ValueError, match="not legal in game 2"):
        envs.step(actions)
    assert np.array_equal(envs.batch.observe(), before)


def test_wrong_wishes_are_refused() -> None:
    with pytest.raises(ValueError, match="numbered 0 to 1"):
        learn.seat_env("lost-cities", seat=2)
    with pytest.raises(ValueError, match="Lost Cities has no bot 'greedy'; there are: random, careful"):
        learn.seat_env("lost-cities", opponents="greedy")
    with pytest.raises(ValueError, match="render_mode is None or 'svg'"):
        learn.seat_env("lost-cities", render_mode="human")
    with pytest.raises(ValueError, match="one of margin, normalised, placing"):
        learn.vector_env("lost-cities", 4, reward="wins")
