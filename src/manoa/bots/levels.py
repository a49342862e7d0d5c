"""Levels of strength for people, the same names in every game.

The rulebook says what `novice`, `fair` and `strong` play by: policies that see less far, misjudge or overlook things,
the weaker the more, or a short search. Nobody plays what a beginner would not think of. `best` searches, and where a
game says nothing all of them do.
"""

from manoa.bots.budget import Budget
from manoa.bots.policy import followed
from manoa.bots.search import SearchBot
from manoa.bots.thought import Thinker, Thought
from manoa.play.match import Seat

LEVELS = {"novice": 0.1, "fair": 0.3, "strong": 1.0, "best": 3.0}  # seconds within which each promises to answer


class LevelBot(Thinker):
    """Plays at a level, whatever the game."""

    def __init__(self, name: str, seed: int | None, budget: Budget) -> None:
        super().__init__(name, seed)
        self.budget = budget

    def _options(self) -> str:
        return f", {self.budget}"

    def _think(self, seat: Seat) -> Thought:
        plays_by, budget = seat.game.book.levels.get(self.name), self.budget
        if plays_by is not None and not isinstance(plays_by, int):
            return followed(seat, plays_by, self.seed)
        if plays_by is not None:
            budget = budget._replace(simulations=min(plays_by, budget.simulations or plays_by))
        return SearchBot(self.name, self.seed, budget).think(seat)
