"""What a seat cannot know, drawn again (I-12.3)."""

from typing import Any

from manoa.games.island.parts.tiles import ISLAND_TILES
from manoa.games.island.rules.resources import cards_of
from manoa.games.island.rules.stacks import mix_cave
from manoa.games.island.rules.state import Rules, State
from manoa.games.island.rules.tasks import GATHERING
from manoa.kernel import chance
from manoa.kernel.chance import ALL
from manoa.kernel.language import kernel
from manoa.kernel.stack import current, decider


@kernel
def imagine(rules: Rules, state: State, seat: int, key: Any) -> None:
    """Shuffle both stacks, but for the tiles known to lie at the bottom, and deal closed resources again. All is sorted
    first, so that the outcome depends on what the seat knows and the key alone. For all seats together everybody keeps
    what they hold."""
    revealed = state.revealed
    chance.start(state, key)
    state.revealed = revealed
    mix_cave(rules, state)
    mix_island(state)
    if rules.closed and seat != ALL:
        redeal(rules, state, seat)


@kernel
def mix_island(state: State) -> None:
    """The tiles above those that were put under the stack."""
    unknown = state.island_stack[state.under : ISLAND_TILES]
    chance.sort(unknown, state.island_left - state.under)
    chance.shuffle(state, unknown, state.island_left - state.under)


@kernel
def redeal(rules: Rules, state: State, seat: int) -> None:
    """The other players' cards that nobody can name change places with each other and with the supply. Of the supply
    the seat knows what its own choices tell: which types are out, and while it gathers also which will not last."""
    sure = 1
    if current(state) == GATHERING and decider(state) == seat:
        sure = max(1, state.gather)
    floor_0, floor_1, floor_2 = min(state.supply[0], sure), min(state.supply[1], sure), min(state.supply[2], sure)
    owed_1 = lay_down(rules, state, seat, 1)
    owed_2 = lay_down(rules, state, seat, 2)
    owed_3 = lay_down(rules, state, seat, 3)
    while owed_1 + owed_2 + owed_3 > 0:
        free_0, free_1, free_2 = state.supply[0] - floor_0, state.supply[1] - floor_1, state.supply[2] - floor_2
        lacked_0, lacked_1 = free_0 if floor_0 < sure else 0, free_1 if floor_1 < sure else 0
        lacked_2 = free_2 if floor_2 < sure else 0
        if lacked_0 + lacked_1 + lacked_2 > 0:  # what the supply is known to lack, somebody has
            free_0, free_1, free_2 = lacked_0, lacked_1, lacked_2
        resource = draw_share(state, free_0, free_1, free_2)
        step = 1 + draw_share(state, owed_1, owed_2, owed_3)
        state.supply[resource] -= 1
        state.held[(seat + step) % rules.players, resource] += 1
        owed_1 -= step == 1
        owed_2 -= step == 2
        owed_3 -= step == 3


@kernel
def lay_down(rules: Rules, state: State, seat: int, step: int) -> int:
    """All cards of another seat that nobody can name go to the supply; how many that are."""
    if step >= rules.players:
        return 0
    other = (seat + step) % rules.players
    cards = cards_of(state, other)
    for resource in range(3):
        state.supply[resource] += state.held[other, resource] - state.known[other, resource]
        state.held[other, resource] = state.known[other, resource]
    return cards - cards_of(state, other)


@kernel
def draw_share(state: State, first: int, second: int, third: int) -> int:
    """0, 1 or 2, each as likely as its share."""
    drawn = chance.below(state, first + second + third)
    if drawn < first:
        return 0
    return 1 if drawn < first + second else 2
