"""Resource cards: paying, gaining, and what everybody knows of them."""

from __future__ import annotations

from manoa.games.island.explorers import MARCH_ITEM
from manoa.games.island.state import Rules, State
from manoa.games.island.tiles import FOOD
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
def pay(rules: Rules, state: State, seat: int, item: int) -> None:
    """A cost goes to the supply (I-6.1)."""
    for resource in range(3):
        cost = rules.price[state.explorer[seat], item, resource]
        lose(state, seat, resource, cost)
        state.supply[resource] += cost


@kernel
def can_pay_march(rules: Rules, state: State, seat: int) -> bool:
    """Food, or an army movement that is free (I-1.9, Marshal)."""
    return (seat == state.turn and state.free_marches > 0) or can_pay(rules, state, seat, MARCH_ITEM)


@kernel
def pay_march(rules: Rules, state: State, seat: int) -> None:
    if seat == state.turn and state.free_marches > 0:
        state.free_marches -= 1
    else:
        pay(rules, state, seat, MARCH_ITEM)


@kernel
def seems_to_pay_march(rules: Rules, state: State, seat: int) -> bool:
    """Whether a seat can pay as far as everybody may know: with closed resources whoever holds a card is asked, so that
    nobody learns what it is."""
    if rules.closed and cards_of(state, seat) > 0:
        return True
    return can_pay_march(rules, state, seat)


@kernel
def hand_over(rules: Rules, state: State, giver: int, taker: int) -> None:
    """The winner takes the resources of a defeated explorer's owner, all or half of each kind (I-9.2)."""
    for resource in range(3):
        cards = forfeit(rules, state, giver, resource)
        lose(state, giver, resource, cards)
        gain(rules, state, taker, resource, cards)


@kernel
def forfeit(rules: Rules, state: State, seat: int, resource: int) -> int:
    """How many cards of a type a defeat costs. They are laid open."""
    held = state.held[seat, resource]
    cards = held // 2 if rules.halves else held
    show(rules, state, seat, resource, cards)
    return cards


@kernel
def give_extra_food(rules: Rules, state: State, seat: int) -> None:
    """Tizoc's food, if the supply has any (I-1.9)."""
    extra = min(rules.extra_food[state.explorer[seat]], state.supply[FOOD])
    state.supply[FOOD] -= extra
    gain(rules, state, seat, FOOD, extra)
