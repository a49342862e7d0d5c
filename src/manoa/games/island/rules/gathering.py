"""Gathering resources (I-4)."""

from typing import Any

from manoa.games.island.parts.explorers import FORT, VILLAGERS
from manoa.games.island.parts.tiles import FOOD, GOLD, NOWHERE, WOOD
from manoa.games.island.rules import happened, ids
from manoa.games.island.rules.pieces import touched_by
from manoa.games.island.rules.resources import cards_of, gain, give_extra_food
from manoa.games.island.rules.state import Rules, State
from manoa.games.island.rules.tasks import RETURNING
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop, push


@kernel
def accessible(rules: Rules, state: State, seat: int) -> int:
    """Bits: the resources of the tiles a seat farms: its explorer's, and those with an own villager and touched by an
    own farmhouse (I-4.1)."""
    found = rules.produces[state.tile[state.at[seat]]] | 0
    farmed = touched_by(state, seat, FORT)
    for villager in range(VILLAGERS):
        tile = state.villager_at[seat, villager]
        if tile != NOWHERE and (farmed >> tile) & 1:
            found |= rules.produces[state.tile[tile]]
    return found


@kernel
def available(state: State, types: int) -> tuple[int, int, int]:
    """Cards of each type that can be gathered: of the accessible ones, as far as the supply has them (I-4.3)."""
    food, wood, gold = types & 1, (types >> WOOD) & 1, (types >> GOLD) & 1
    return food * state.supply[FOOD], wood * state.supply[WOOD], gold * state.supply[GOLD]


@kernel
def gatherable(state: State, types: int) -> int:
    """How many cards are gathered in all: exactly as many as the gather die shows, as far as the supply has accessible
    ones (I-4.3)."""
    food, wood, gold = available(state, types)
    return min(state.gather, food + wood + gold)


@kernel
def cards_of_mix(state: State, types: int, mix: int) -> tuple[int, int, int]:
    """The food and wood of a mix; gold is the rest."""
    food, wood = ids.food_and_wood(mix)
    return food, wood, gatherable(state, types) - food - wood


@kernel
def list_mixes(rules: Rules, state: State, seat: int, out: Any) -> int:
    """Any mix of accessible types."""
    types = accessible(rules, state, seat)
    food, wood, gold = available(state, types)
    cards = gatherable(state, types)
    size = 0
    for some_food in range(max(0, cards - wood - gold), min(food, cards) + 1):
        rest = cards - some_food
        for some_wood in range(max(0, rest - gold), min(wood, rest) + 1):
            out[size] = ids.GATHER + ids.mix_of(some_food, some_wood)
            size += 1
    return size


@kernel
def only_mix(rules: Rules, state: State, seat: int) -> int:
    """The mix, if there is only one; else -1."""
    types = accessible(rules, state, seat)
    food, wood, gold = available(state, types)
    cards = gatherable(state, types)
    if cards == food + wood + gold:
        return ids.mix_of(food, wood)
    if (food > 0) + (wood > 0) + (gold > 0) > 1:
        return -1
    return ids.mix_of(cards if food else 0, cards if wood else 0)


@kernel
def gather(rules: Rules, state: State, mix: int, journal: Any) -> None:
    """Take a mix of cards. What came from a single accessible type, everybody can name."""
    seat = state.turn
    types = accessible(rules, state, seat)
    food, wood, gold = cards_of_mix(state, types, mix)
    pop(state)
    take(rules, state, seat, FOOD, food, types)
    take(rules, state, seat, WOOD, wood, types)
    take(rules, state, seat, GOLD, gold, types)
    note_gathered(seat, types, food, wood, gold, journal)
    give_extra_food(rules, state, seat, journal)
    state.revealed += rules.closed  # what the supply has left
    if rules.resource_limit and cards_of(state, seat) > rules.resource_limit:
        push(state, RETURNING, seat, 0, 0)


@kernel
def note_gathered(seat: int, types: int, food: int, wood: int, gold: int, journal: Any) -> None:
    note(journal, happened.GATHER, seat, food, wood, gold, types & (types - 1) != 0)


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
            out[size] = ids.RETURN + resource
            size += 1
    return size


@kernel
def give_back(rules: Rules, state: State, resource: int, journal: Any) -> None:
    """One card back to the supply (I-4.4). Nobody else learns which: whatever was known may be one less."""
    seat = state.turn
    state.held[seat, resource] -= 1
    state.supply[resource] += 1
    for any_type in range(3):
        state.known[seat, any_type] = max(0, state.known[seat, any_type] - 1)
    state.revealed += rules.closed
    note(journal, happened.RETURN, seat, resource, 0, 0, 0)


@kernel
def go_on_returning(rules: Rules, state: State) -> bool:
    """False while more cards are held than the limit allows."""
    if cards_of(state, state.turn) > rules.resource_limit:
        return False
    pop(state)
    return True
