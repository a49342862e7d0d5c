"""Resource cards: gaining, paying, and how many everybody knows of."""

from typing import Any

from manoa.games.island.parts.explorers import MARCH_ITEM
from manoa.games.island.parts.tiles import FOOD
from manoa.games.island.rules import happened
from manoa.games.island.rules.pieces import side_of_card
from manoa.games.island.rules.state import Rules, State
from manoa.kernel.journal import note
from manoa.kernel.language import kernel


@kernel
def cards_of(state: State, seat: int) -> int:
    return state.held[seat, 0] + state.held[seat, 1] + state.held[seat, 2]


@kernel
def gain(rules: Rules, state: State, seat: int, resource: int, cards: int) -> None:
    """Cards come to a seat for all to see."""
    state.held[seat, resource] += cards
    state.known[seat, resource] += cards * rules.closed


@kernel
def take_explorer(rules: Rules, state: State, seat: int, back: int) -> None:
    """Take a side of the own card and the resources to start with (I-2.5)."""
    explorer = side_of_card(state, seat, back)
    state.explorer[seat] = explorer
    place = (seat - state.starter + rules.players) % rules.players
    for resource in range(3):
        cards = rules.start[explorer, resource] + rules.late_start[place, resource]
        state.supply[resource] -= cards
        gain(rules, state, seat, resource, cards)


@kernel
def lose(state: State, seat: int, resource: int, cards: int) -> None:
    """Cards leave a seat for all to see; those that everybody knew of go first."""
    state.held[seat, resource] -= cards
    state.known[seat, resource] = max(0, state.known[seat, resource] - cards)


@kernel
def show(rules: Rules, state: State, seat: int, resource: int, cards: int) -> None:
    """By what a seat does everybody learns that it has so many cards."""
    if rules.closed:
        state.known[seat, resource] = max(state.known[seat, resource], cards)


@kernel
def can_pay(rules: Rules, state: State, seat: int, item: int) -> bool:
    price = rules.price[state.explorer[seat], item]
    held = state.held[seat]
    return held[0] >= price[0] and held[1] >= price[1] and held[2] >= price[2]


@kernel
def pay_price(rules: Rules, state: State, seat: int, item: int) -> None:
    """A cost goes to the supply (I-6.1)."""
    for resource in range(3):
        cost = rules.price[state.explorer[seat], item, resource]
        lose(state, seat, resource, cost)
        state.supply[resource] += cost


@kernel
def marches_freely(state: State, seat: int) -> bool:
    """In the own turn, as often as the explorer allows (I-1.9, Marshal)."""
    return seat == state.turn and state.free_marches > 0


@kernel
def can_pay_march(rules: Rules, state: State, seat: int) -> bool:
    return marches_freely(state, seat) or can_pay(rules, state, seat, MARCH_ITEM)


@kernel
def could_pay_march(rules: Rules, state: State, seat: int) -> bool:
    """Now, or after swaps with the bank (I-7, I-11.1)."""
    if can_pay_march(rules, state, seat):
        return True
    if rules.pays_at_once:
        return False
    explorer = state.explorer[seat]
    lacking, swaps = 0, 0
    for resource in range(3):
        spare = state.held[seat, resource] - rules.price[explorer, MARCH_ITEM, resource]
        if spare >= 0:
            swaps += spare // rules.bank_rate[explorer]
        elif state.supply[resource] + spare < 0:
            return False
        else:
            lacking -= spare
    return lacking <= swaps


@kernel
def pay_march(rules: Rules, state: State, seat: int) -> None:
    if marches_freely(state, seat):
        state.free_marches -= 1
    else:
        pay_price(rules, state, seat, MARCH_ITEM)


@kernel
def seems_to_pay_march(rules: Rules, state: State, seat: int) -> bool:
    """Whether a seat can pay as far as everybody may know: with closed resources whoever holds a card is asked, so that
    nobody learns what it is."""
    if rules.closed and cards_of(state, seat) > 0:
        return True
    return could_pay_march(rules, state, seat)


@kernel
def give_extra_food(rules: Rules, state: State, seat: int, journal: Any) -> None:
    """Tizoc's food (I-1.9)."""
    extra = extra_food(rules, state, seat)
    state.supply[FOOD] -= extra
    gain(rules, state, seat, FOOD, extra)
    note_extra_food(seat, extra, journal)


@kernel
def extra_food(rules: Rules, state: State, seat: int) -> int:
    """What the explorer adds to a gathering, if the supply has any."""
    return min(rules.extra_food[state.explorer[seat]], state.supply[FOOD])


@kernel
def note_extra_food(seat: int, extra: int, journal: Any) -> None:
    if extra:
        note(journal, happened.EXTRA, seat, extra, 0, 0, 0)
