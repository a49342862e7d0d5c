"""One seat of a match for Gymnasium; a policy of the game plays the others."""

from __future__ import annotations

from typing import Any

import gymnasium

from manoa.bots import Bot, bot, bots_for
from manoa.learn.rewards import named_reward
from manoa.learn.spaces import MASK, Observation, action_space, observation_space
from manoa.play.errors import IllegalAction
from manoa.play.match import Game, Match, game


def seat_env(
    name: str | Game,
    /,
    players: int | None = None,
    *,
    seat: int = 0,
    opponents: str = "random",
    reward: str = "margin",
    render_mode: str | None = None,
    **options: Any,
) -> OneSeat:
    """A seat of a game as a Gymnasium environment, against bots by name."""
    chosen = name if isinstance(name, Game) else game(name, **options)
    return OneSeat(chosen, players, seat, opponents, reward, render_mode)


class OneSeat(gymnasium.Env[Observation, int]):
    """An episode is a match; its reward comes at the end. An illegal action forfeits the match: Gymnasium lets learners
    try anything, and `infos["illegal"]` says why it was none. No match that is played on is worth less."""

    metadata = {"render_modes": ["svg"], "render_fps": 1}  # noqa: RUF012  # Gymnasium's own way to say it

    def __init__(
        self, game: Game, players: int | None, seat: int, opponents: str, reward: str, render_mode: str | None
    ) -> None:
        self.game = game
        self.players = game.seat_count(players)
        if not 0 <= seat < self.players:
            raise ValueError(f"seats are numbered 0 to {self.players - 1}; there is no seat {seat!r}")
        if opponents not in bots_for(game.name):
            raise ValueError(f"{game.title} has no bot {opponents!r}; there are: {', '.join(bots_for(game.name))}")
        if render_mode not in (None, "svg"):
            raise ValueError(f"render_mode is None or 'svg', not {render_mode!r}")
        self.seat = seat
        self.render_mode = render_mode
        self._opponents = opponents
        self._reward = named_reward(reward, game, self.players)
        self.observation_space = observation_space(game, self.players)
        self.action_space = action_space(game)  # type: ignore[assignment]  # and one of whole numbers

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._others: Bot = bot(self._opponents, int(self.np_random.integers(1 << 62)))
        while True:
            self.match: Match = self.game.start(self.players, int(self.np_random.integers(1 << 62)))
            self._let_others_play()
            if not self.match.over:  # else it ended before this seat's first turn
                return self._look(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.match.play(action)
        except IllegalAction as error:
            return self._look(), -self._reward.most, True, False, {"illegal": str(error)}
        self._let_others_play()
        gained = float(self._reward.of(self.match.scores)[self.seat]) if self.match.over else 0.0
        return self._look(), gained, self.match.over, False, {}

    def render(self) -> str | None:
        """The match as SVG, as the seat sees it."""
        return self.match.svg(self.seat) if self.render_mode == "svg" else None

    def _let_others_play(self) -> None:
        while self.match.player not in (None, self.seat):
            self.match.play(self._others.choose(self.match.for_seat(self.match.player)))

    def _look(self) -> Observation:
        return {"observation": self.match.observe(self.seat), "action_mask": self.match.mask().view(MASK)}
