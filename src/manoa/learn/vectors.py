"""Many matches at once for Gymnasium, every seat played by the learner."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from manoa.kernel.batch import FEATURE, CpuBatch
from manoa.learn.rewards import named_reward
from manoa.learn.spaces import MASK, Observation, action_space, observation_space
from manoa.play.match import Game, game


def vector_env(
    name: str | Game,
    count: int,
    /,
    players: int | None = None,
    *,
    reward: str = "margin",
    threads: int | None = None,
    **options: Any,
) -> Vector:
    """`count` matches of a game as a Gymnasium vector environment."""
    chosen = name if isinstance(name, Game) else game(name, **options)
    return Vector(chosen, count, players, reward, threads)


class Vector(VectorEnv[Observation, Any, Any]):
    """Each game shows what the seat to act knows and takes that seat's action, so that one learner plays them all.

    `infos["player"]` is the seat to act. A game that ends is dealt again in the same step: `terminations` tells, the
    reward is that of the seat that acted last, `infos["rewards"]` has those of all seats, `infos["scores"]` the final
    scores. The arrays belong to the environment and are filled again by every step: copy what you keep.
    """

    def __init__(self, game: Game, count: int, players: int | None, reward: str, threads: int | None) -> None:
        self.game = game
        self.players = game.seat_count(players)
        self.batch = CpuBatch(game.book, game.rule_array(self.players), count, threads)
        self.num_envs = count
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(game, self.players)
        self.single_action_space = action_space(game)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self._reward = named_reward(reward, game, self.players)
        self._features = np.empty((count, game.book.feature_count(game.rules(self.players))), FEATURE)
        self._masks = np.empty((count, game.book.action_count), np.bool_)
        self._player = np.empty(count, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(self.np_random.integers(1 << 62, size=self.num_envs) if seed is not None else None)
        self.batch.players(self._player)
        self.batch.observe(self._features)
        self.batch.masks(self._masks)
        return self._seen(), {"player": self._player}

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        acting = self._player.copy()
        self.batch.turn(actions, self._player, self._masks, self._features)
        ended, scores = self.batch.done(), self.batch.scores()
        rewards, reward = np.zeros((self.num_envs, self.players), np.float32), np.zeros(self.num_envs, np.float32)
        if len(games := np.flatnonzero(ended)):
            rewards[games] = self._reward.of(scores[games])
            reward[games] = rewards[games, acting[games]]
        infos = {"player": self._player, "rewards": rewards, "scores": scores}
        return self._seen(), reward, ended, np.zeros(self.num_envs, np.bool_), infos

    def _seen(self) -> Observation:
        return {"observation": self._features, "action_mask": self._masks.view(MASK)}
