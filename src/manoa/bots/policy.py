"""Bots that play by a policy kernel of the game."""

from manoa.bots.thought import Thinker, Thought
from manoa.kernel.chance import sow
from manoa.kernel.policies import named_policy, ready
from manoa.kernel.rulebook import Kernel, Policy
from manoa.play.match import Seat


class PolicyBot(Thinker):
    """Plays a policy by name: `random`, or one that the game brings, such as `careful`."""

    def _think(self, seat: Seat) -> Thought:
        return followed(seat, self.name, self.seed)


def followed(seat: Seat, policy: str | Kernel | Policy, seed: int) -> Thought:
    """What a policy does here."""
    game = seat.game
    _, chosen = named_policy(game.book, game.loops, policy)
    follow, luck = ready(chosen, game.rule_array(seat.players)), sow(seed, seat.step)
    return Thought(game.word(seat.rules, seat.state, int(follow(seat.rules, seat.state, game.scratch(), luck))))
