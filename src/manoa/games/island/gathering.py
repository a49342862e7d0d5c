"""Gathering resources (I-4)."""

from __future__ import annotations

from typing import Any

from manoa.games.island.explorers import FACES, FARMHOUSES, HOUSES, VILLAGERS
from manoa.games.island.state import GATHER, RETURN, RETURNING, Rules, State
from manoa.games.island.stores import cards_of, gain, give_extra_food
from manoa.games.island.tasks import ask, done
from manoa.games.island.tiles import FOOD, GOLD, NOWHERE, WOOD
from manoa.kernel.language import kernel


@kernel
def accessible(rules: Rules, state: State, seat: int) -> int:
    """Bits: the resources of the tiles a seat farms: its explorer's, and those with an own villager and touched by an
    own farmhouse (I-4.1)."""
    found = rules.produces[state.tile[state.at[seat]]] | 0
    farmed = 0
    for house in range(FARMHOUSES):
        farmed |= state.touched[seat * HOUSES + house]
    for villager in range(VILLAGERS):
        tile = state.villager_at[seat, villager]
        if tile != NOWHERE and (farmed >> tile) & 1:
            found |= rules.produces[state.tile[tile]]
    return found


@kernel
def within_reach(state: State, types: int, resource: int) -> int:
    """Cards of a type that can be gathered."""
    return 0 + state.supply[resource] if (types >> resource) & 1 else 0


@kernel
def list_mixes(rules: Rules, state: State, seat: int, out: Any) -> int:
    """Exactly as many cards as the gather die shows, any mix of accessible types, as far as the supply has them
    (I-4.3)."""
    types = accessible(rules, state, seat)
    food, wood, gold = (
        within_reach(state, types, FOOD),
        within_reach(state, types, WOOD),
        within_reach(state, types, GOLD),
    )
    cards = min(0 + state.gather, food + wood + gold)
    size = 0
    for some_food in range(max(0, cards - wood - gold), min(food, cards) + 1):
        rest = cards - some_food
        for some_wood in range(max(0, rest - gold), min(wood, rest) + 1):
            out[size] = GATHER + some_food * (FACES + 1) + some_wood
            size += 1
    return size


@kernel
def only_mix(rules: Rules, state: State, seat: int) -> int:
    """The mix, if there is only one; else -1."""
    types = accessible(rules, state, seat)
    food, wood, gold = (
        within_reach(state, types, FOOD),
        within_reach(state, types, WOOD),
        within_reach(state, types, GOLD),
    )
    cards = min(0 + state.gather, food + wood + gold)
    if cards == food + wood + gold:
        return food * (FACES + 1) + wood
    if (food > 0) + (wood > 0) + (gold > 0) > 1:
        return -1
    return (cards if food else 0) * (FACES + 1) + (cards if wood else 0)


@kernel
def gather(rules: Rules, state: State, mix: int) -> None:
    """Take a mix of cards. What came from a single accessible type, everybody can name."""
    seat = state.turn
    types = accessible(rules, state, seat)
    food, wood = mix // (FACES + 1), mix % (FACES + 1)
    available = within_reach(state, types, FOOD) + within_reach(state, types, WOOD) + within_reach(state, types, GOLD)
    gold = min(0 + state.gather, available) - food - wood
    done(state)
    take(rules, state, seat, FOOD, food, types)
    take(rules, state, seat, WOOD, wood, types)
    take(rules, state, seat, GOLD, gold, types)
    give_extra_food(rules, state, seat)
    state.revealed += rules.closed  # what the supply has left
    if rules.resource_limit and cards_of(state, seat) > rules.resource_limit:
        ask(state, RETURNING, seat, 0, 0)


@kernel
def take(rules: Rules, state: State, seat: int, resource: int, cards: int, types: int) -> None:
    state.supply[resource] -= cards
    if types & (types - 1):
        state.held[seat, resource] += cards
    else:
        gain(rules, state, seat, resource, cards)


@kernel
def list_returns(state: State, seat: int, out: Any) -> int:
    size = 0
    for resource in range(3):
        if state.held[seat, resource] > 0:
            out[size] = RETURN + resource
            size += 1
    return size


@kernel
def give_back(rules: Rules, state: State, resource: int) -> None:
    """One card back to the supply (I-4.4). Nobody else learns which: whatever was known may be one less."""
    seat = state.turn
    state.held[seat, resource] -= 1
    state.supply[resource] += 1
    for any_type in range(3):
        state.known[seat, any_type] = max(0, state.known[seat, any_type] - 1)
    state.revealed += rules.closed


@kernel
def go_on_returning(rules: Rules, state: State) -> bool:
    """False while more cards are held than the limit allows."""
    if cards_of(state, state.turn) > rules.resource_limit:
        return False
    done(state)
    return True
