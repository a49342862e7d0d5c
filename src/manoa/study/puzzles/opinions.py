"""Positions from which a policy of one's choice plays on. What a puzzle says should not depend on who plays on, so two
policies are asked, and each of them alone has to say the same."""

import functools
from types import SimpleNamespace
from typing import Any

from manoa.bots.position import Position
from manoa.kernel import loops
from manoa.kernel.language import shared
from manoa.kernel.policies import memory_of, tables_of
from manoa.kernel.rulebook import Kernel, Policy, Rulebook
from manoa.kernel.simulations import enter_world, margin_of, play_on, undivided, weigh, wins_of
from manoa.play.match import Seat

OPINIONS = {
    "lost-cities": ("seasoned", "careful"),
    "quest": ("hasty", "planner", "greedy"),
    "island": ("greedy", "novice"),
}  # the first is the one that plays on in searches


class Opinion(Position):
    """A position from which one of the game's policies or levels plays on."""

    def __init__(self, seat: Seat, seed: int, name: str) -> None:
        super().__init__(seat, seed)
        self.policy = named(self.game.book, name)
        if name != self.game.book.search.rollout:
            self.kernels = _bind(self.game.book, name)

    def room(self) -> tuple[Any, ...]:
        rules, states, scratch, _, _, *rest = super().room()
        return rules, states, scratch, tables_of(self.policy, rules), memory_of(self.policy), *rest


def named(book: Rulebook, name: str) -> Kernel | Policy:
    """A policy of a game, or a level that is one."""
    known: dict[str, Any] = {**book.levels, **book.policies}
    policy: Kernel | Policy = known[name]
    return policy


@functools.cache
def _bind(book: Rulebook, name: str) -> SimpleNamespace:
    """The simulations of a game with another policy. They call large kernels, so that they are compiled quickly."""
    owner = f"{book.id}.{name}.opinion"
    kernels = loops.follower(book, named(book, name), owner)
    called = {each: shared(kernels[each]) for each in ("apply", "imagine")}
    hooks = {"part": book.part or undivided, "lead": book.lead or book.score}
    return loops.bind_to(kernels | called | hooks, (enter_world, play_on, wins_of, margin_of, weigh), owner)
