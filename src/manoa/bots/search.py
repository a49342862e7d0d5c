"""`search`: simulations in imagined worlds, for any game.

`paired` tries all candidates in the same worlds, `tree` walks a tree over all of them. Which one plays a game, and by
which policy its simulations go on, the rulebook says: what measured stronger.
"""

from manoa.bots import paired, tree
from manoa.bots.budget import Budget
from manoa.bots.position import Position
from manoa.bots.thought import Candidate, Thinker, Thought
from manoa.kernel.chance import sow
from manoa.kernel.threads import Threads
from manoa.play.match import Seat

METHODS = {"paired": paired.weighed, "tree": tree.weighed}


class SearchBot(Thinker):
    """Searches within a budget."""

    def __init__(self, name: str, seed: int | None, budget: Budget, method: str | None = None) -> None:
        super().__init__(name, seed)
        self.budget = budget
        self.method = method  # None: what the game's rulebook says

    def _options(self) -> str:
        return f", {self.budget}"

    def _think(self, seat: Seat) -> Thought:
        clock, position = self.budget.clock(), Position(seat, sow(self.seed, seat.step))
        if len(position.legal) == 1:
            return Thought(seat.game.word(seat.rules, seat.state, position.legal[0]))
        with Threads(self.budget.threads) as threads:
            found = METHODS[self.method or seat.game.book.search.method](position, clock, threads)
        unit = seat.game.book.measure.lead
        candidates = [
            Candidate(
                seat.game.word(seat.rules, seat.state, each.action),
                *(each.visits, each.win, each.margin / unit, each.behind, each.error),
            )
            for each in found
        ]
        return Thought(candidates[0].action, tuple(candidates), clock.done)
