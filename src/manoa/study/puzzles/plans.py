"""What a first step may lead to in the same turn.

A first step is worth what the best plan that begins with it comes to. So two steps of one plan in another order are
worth the same, and nothing is wrong only because some policy makes little of it.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from manoa.bots.budget import Budget
from manoa.bots.policy import followed
from manoa.bots.search import SearchBot
from manoa.bots.turns import turn_of
from manoa.play.match import Seat
from manoa.study.puzzles.depths import DEPTHS, voices

Choose = Callable[[Seat], int]


class Plan(NamedTuple):
    """A turn to its end, or until its last step brings something hidden to light."""

    steps: list[int]
    before: Seat  # the position before the last step
    position: bytes  # the same for all orders that lead there

    @property
    def last(self) -> int:
        return self.steps[-1]


def plans_of(seat: Seat, answers: list[int], seed: int) -> dict[int, list[Plan]]:
    """Plans for every legal action. What is left of the best answer's plan may follow any other action; and whatever is
    legal may follow an answer, for that is no mistake which can still be made up for."""
    simulations, legal = DEPTHS[seat.game.name].line, seat.imagine().legal
    searched = {action: turn_of(seat, action, _searching(seed, simulations)) for action in answers}

    def turns(action: int) -> Iterator[list[int]]:
        yield from ([searched[action]] if action in searched else [])
        yield from _ends(seat, action)
        for name in voices(seat.game.name):
            yield turn_of(seat, action, _following(seat, name, seed))
        for other in legal if action in searched else [action]:
            plan = [other, *searched.get(action, searched[answers[0]])]
            yield turn_of(seat, action, _in_order(seat, action, plan, seed))

    return {action: _different(seat, turns(action)) for action in legal}


def _ends(seat: Seat, action: int) -> Iterator[list[int]]:
    """All turns that end with the step after an action."""
    match = seat.imagine()
    revealed = match.revealed
    match.fold([action])
    if match.player == seat.seat and match.revealed == revealed:
        for step in match.legal:
            after = match.at(1)
            after.fold([step])
            if after.player != seat.seat or after.revealed != revealed:
                yield after.steps


def _following(seat: Seat, name: str, seed: int) -> Choose:
    """As a bot plays on."""
    voice = voices(seat.game.name)[name]
    return lambda then: followed(then, voice, seed).action.id


def _searching(seed: int, simulations: int) -> Choose:
    """As a search plays on."""
    bot = SearchBot("search", seed, Budget(None, simulations, 1))
    return lambda then: bot.choose(then).id


def _in_order(seat: Seat, action: int, plan: list[int], seed: int) -> Choose:
    """What is left of a plan after an action, as far as it is allowed."""
    left, follow = [step for step in plan if step != action], _following(seat, [*voices(seat.game.name)][-1], seed)

    def choose(then: Seat) -> int:
        legal = then.imagine().legal
        allowed = [step for step in left if step in legal]
        if not allowed:
            return follow(then)
        left.remove(allowed[0])
        return allowed[0]

    return choose


def _different(seat: Seat, turns: Iterable[list[int]]) -> list[Plan]:
    """No two of them come to the same."""
    found = dict[tuple[bytes, int], Plan]()
    for steps in turns:
        plan = plan_of(seat, steps)
        found.setdefault((plan.position, plan.last), plan)
    return list(found.values())


def plan_of(seat: Seat, steps: list[int]) -> Plan:
    match = seat.imagine()
    match.fold(steps[:-1])
    return Plan(steps, match.for_seat(seat.seat), match.state.tobytes())
