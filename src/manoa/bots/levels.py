"""Levels of strength for people, the same names in every game.

`novice`, `fair` and `strong` follow the best rule of thumb that the game has, and blunder the less the better they are;
`best` searches. In a game without such a rule all of them search.
"""

from __future__ import annotations

import secrets

from manoa.bots.budget import Budget
from manoa.bots.policy import PolicyBot
from manoa.bots.search import SearchBot
from manoa.bots.thought import Thought
from manoa.kernel.chance import pick, sow, stir
from manoa.kernel.rulebook import Rulebook
from manoa.kernel.seeds import light
from manoa.play.action import Action
from manoa.play.seat import Seat

LEVELS = {"novice": 0.1, "fair": 0.3, "strong": 1.0, "best": 3.0}  # seconds within which each promises to answer


class LevelBot:
    """Plays at a level, whatever the game."""

    def __init__(self, name: str, seed: int | None, budget: Budget) -> None:
        self.name = name
        self.seed = secrets.randbits(62) if seed is None else light(seed)
        self.budget = budget

    def choose(self, seat: Seat) -> Action:
        return self.think(seat).action

    def think(self, seat: Seat) -> Thought:
        return self._player(seat).think(seat)

    def _player(self, seat: Seat) -> PolicyBot | SearchBot:
        """Who plays this action: chance, the game's best rule, or search."""
        book, luck = seat.game.book, sow(self.seed, seat.step)
        if pick(stir(luck), 100) < blunders(book, self.name):
            return PolicyBot("random", self.seed)
        if self.name == "best" or book.search.rollout == "random":
            return SearchBot(self.name, self.seed, self.budget)
        return PolicyBot(list(book.policies)[-1], self.seed)


def blunders(book: Rulebook, level: str) -> int:
    """In how many of a hundred actions a level leaves the choice to chance."""
    return dict(zip(LEVELS, (*book.search.blunders, 0), strict=True))[level]
