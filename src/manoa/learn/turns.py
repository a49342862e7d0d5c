"""A match for PettingZoo: the seats act one after the other (AEC)."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from manoa.learn.rewards import named_reward
from manoa.learn.spaces import MASK, Observation, action_space, observation_space
from manoa.play.match import Game, Match, game


def aec_env(
    name: str | Game,
    /,
    players: int | None = None,
    *,
    reward: str = "margin",
    render_mode: str | None = None,
    **options: Any,
) -> Turns:
    """A match of a game as a PettingZoo environment: `seat_0`, `seat_1` … act when it is their turn."""
    return Turns(name if isinstance(name, Game) else game(name, **options), players, reward, render_mode)


class Turns(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Observations are dictionaries of `observation` and `action_mask`. Rewards come with the end of the match, to all
    seats at once. An illegal action raises `IllegalAction` and changes nothing."""

    def __init__(self, game: Game, players: int | None, reward: str, render_mode: str | None) -> None:
        super().__init__()
        self.game = game
        self.players = game.seat_count(players)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"manoa_{game.name.replace('-', '_')}_v{game.version}",
            "render_modes": ["svg"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        if render_mode not in (None, "svg"):
            raise ValueError(f"render_mode is None or 'svg', not {render_mode!r}")
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._reward = named_reward(reward, game, self.players)
        self._space = observation_space(game, self.players)
        self._actions = {agent: action_space(game) for agent in self.possible_agents}
        self._luck = np.random.default_rng(secrets.randbits(64))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. A seed makes this and all later ones the same again."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.match: Match = self.game.start(self.players, int(self._luck.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.match.follow((action,))  # whatever is no action is refused there
        if self.match.over:
            self._end()
        else:
            self._select()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        mask = self.match.mask() if agent == self.agent_selection else np.zeros(self.game.book.action_count, MASK)
        return {"observation": self.match.observe(seat), "action_mask": mask.view(MASK)}

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self._space

    def action_space(self, agent: str) -> spaces.Space[int]:
        return self._actions[agent]  # type: ignore[return-value]  # Gymnasium says: of NumPy's whole numbers

    def render(self) -> str | None:
        """The match as SVG, as a spectator sees it."""
        return self.match.svg() if self.render_mode == "svg" else None

    def close(self) -> None:
        """There is nothing to close."""

    def _select(self) -> None:
        player = self.match.player
        assert player is not None
        self.agent_selection = self.possible_agents[player]

    def _end(self) -> None:
        """Everybody gets a reward and is done; then they are called once more, as PettingZoo wants it."""
        gained = self._reward.of(self.match.scores).tolist()
        self.rewards = dict(zip(self.agents, gained, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
