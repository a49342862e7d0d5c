"""Positions that people wrote or edited, made into states. `Position` checks the types; this module checks the rest.
Errors name the broken rule."""

from typing import Any

import numpy as np
from msgspec import UnsetType

from manoa.games.island.parts.explorers import COLOURS, EXPLORER_IDS
from manoa.games.island.parts.tiles import CAVE_EXIT, EXIT, NOWHERE, RESOURCES
from manoa.games.island.people import reading
from manoa.games.island.people.placing_board import place_buildings, place_pieces, place_tiles, seat_of
from manoa.games.island.people.placing_decisions import (
    check_fights,
    place_fights,
    place_fought,
    place_pending,
    place_start,
)
from manoa.games.island.people.position import Position
from manoa.games.island.people.reading import seats
from manoa.games.island.rules import tasks
from manoa.games.island.rules.deal import clear_table
from manoa.games.island.rules.ending import control_all
from manoa.games.island.rules.ids import ACTIONS
from manoa.games.island.rules.rounds import is_last_turn
from manoa.games.island.rules.state import NOBODY, State
from manoa.games.island.rules.trade import may_withdraw
from manoa.games.island.rules.turn import actions, advance
from manoa.games.positions import check_seats
from manoa.kernel import positions
from manoa.kernel.positions import converted, expect, shown
from manoa.kernel.records import as_python

BY_SEAT = (
    *("colours", "explorers", "at", "came", "villagers", "farmhouses", "forts", "offerings"),
    *("resources", "known", "offers"),
)
_is_last_turn, _may_withdraw = as_python(is_last_turn), as_python(may_withdraw)
NO_JOURNAL = np.zeros(0, np.int16)


def place(rules: Any, given: Any) -> Any:
    """The state that a position describes; ValueError names the rule it breaks."""
    position = converted(given, Position)
    state = State.new()
    clear_table(state)
    positions.set_chance(state, position.chance)
    check_seats(position, BY_SEAT, rules["players"])
    _place_turn(rules, state, position)
    _place_explorers(rules, state, position)
    place_tiles(rules, state, position)
    place_buildings(rules, state, position)
    place_pieces(rules, state, position)
    _place_resources(rules, state, position)
    place_fights(rules, state, position)
    place_pending(rules, state, position)
    if not isinstance(position.withdrawn, UnsetType):
        _place_withdrawn(rules, state, position.withdrawn)
    if not isinstance(position.last_fight, UnsetType):
        place_fought(state, position.last_fight)
    if not isinstance(position.start_rolls, UnsetType):
        place_start(rules, state, position.start_rolls)
    _check_turn(rules, state)
    check_fights(rules, state)
    _check_end(rules, state)
    return state


def _place_turn(rules: Any, state: Any, given: Position) -> None:
    limit = int(rules["round_limit"])
    expect(not limit or given.round <= limit, f"round is at most {limit}")
    state["turn"], state["starter"] = seat_of(rules, "turn", given.turn), seat_of(rules, "starter", given.starter)
    state["round_number"], state["ended"] = given.round, given.ended
    state["ending"] = tasks.HAS_TO_END if given.ending else 0
    state["die"] = given.dice or (0, 0)
    state["speed"], state["gather"], state["free_marches"] = given.speed, given.gather, given.free_marches
    state["offers"][: len(given.offers)] = given.offers
    expect(max(given.offers) <= rules["offers"], f"a player makes at most {rules['offers']} offers in a turn")


def _place_withdrawn(rules: Any, state: Any, withdrawn: list[int]) -> None:
    """How many offers each seat took back this turn (I-11.2)."""
    expect(len(withdrawn) == rules["players"], "withdrawn has a number for each seat")
    state["withdrawn"][: len(withdrawn)] = withdrawn
    expect(any(withdrawn), "withdrawn is left out where no offer was taken back")
    expect(bool(_may_withdraw(rules)), "no offers were taken back under these rules")
    begun = int((state["offers"] + state["withdrawn"]).max())
    expect(begun <= rules["begins"], f"a player begins at most {rules['begins']} offers in a turn")


def _place_explorers(rules: Any, state: Any, given: Position) -> None:
    """The cards dealt, and which side of each plays; the cards left over are in their order (I-2.1)."""
    for colour in given.colours:
        expect(colour in COLOURS, f"{shown(colour)} is no colour of an explorer card")
    expect(len(set(given.colours)) == len(given.colours), "two seats have the same colour")
    left = [colour for colour in COLOURS if colour not in given.colours]
    state["card"][: len(COLOURS)] = [COLOURS.index(colour) for colour in (*given.colours, *left)]
    for owner, name in enumerate(given.explorers):
        card = int(state["card"][owner])
        sides = EXPLORER_IDS[2 * card : 2 * card + 2]
        expect(name is None or name in sides, f"the explorer of seat {owner} is {' or '.join(sides)}")
        expect(rules["side"] != 0 or name != sides[1], f"with explorer_side=front seat {owner} plays {sides[0]}")
        state["explorer"][owner] = EXPLORER_IDS.index(name) if name else NOBODY


def _place_resources(rules: Any, state: Any, given: Position) -> None:
    """What nobody has is the supply (I-2.2)."""
    state["treasure"] = _amounts(given.treasure)
    for owner, cards in enumerate(given.resources):
        state["held"][owner], state["known"][owner] = _amounts(cards), _amounts(given.known[owner])
        expect(bool((state["known"][owner] <= state["held"][owner]).all()), f"seat {owner} has less than is known")
    expect(bool(rules["closed"]) or not state["known"].any(), "known is for closed resources; open ones all see")
    used = state["held"].sum(axis=0, dtype=int) + state["treasure"]
    for resource, (name, most) in enumerate(zip(RESOURCES, rules["cards"].tolist(), strict=True)):
        expect(used[resource] <= most, f"there are {most} cards of {name}, and {used[resource]} are in use")
        state["supply"][resource] = most - used[resource]


def _amounts(cards: Any) -> list[int]:
    return [getattr(cards, resource) for resource in RESOURCES]


def _check_turn(rules: Any, state: Any) -> None:
    """The pending decision fits the rest of the position."""
    bottom, turn = int(state["task"][0]), int(state["turn"])
    if bottom == tasks.SIDE:
        _check_sides(rules, state)
    else:
        own = bottom in (tasks.EXPLORE, tasks.ANSWER, tasks.PURCHASE, tasks.FIGHT) or state["who"][0] == turn
        expect(bool(own), f"seat {turn} is to decide in its own turn")
        most = int(rules["free_marches"][state["explorer"][turn]])
        expect(state["free_marches"] <= most, f"seat {turn} has at most {most} free marches")
    expect(not rules["trade_off"] or not state["offers"].any(), "nobody makes offers where nobody trades")
    rolled = bool(rules["hardcore"]) or bottom == tasks.SIDE
    expect(rolled == (state["die"].tolist() == [0, 0]), "dice are null with hardcore or before the first roll")
    expect(bottom != tasks.RETURNING or bool(rules["resource_limit"]), "cards are given back only with resource_limit")
    expect(
        (bottom == tasks.PLACING) == bool(state["turned"]), "a tile is turned up exactly while a place is chosen for it"
    )
    below = state["turned"] > CAVE_EXIT
    expect(bottom != tasks.PLACING or below == (state["at"][turn] >= EXIT), "the tile turned up is of the other map")
    unset = [owner for owner in seats(rules) if state["at"][owner] == NOWHERE]
    beaten = reading.subject(state, tasks.SETTING)
    expect(unset == ([] if beaten is None else [beaten]), "an explorer is on no map exactly while it is to be set")


def _check_sides(rules: Any, state: Any) -> None:
    """Explorers are chosen from the first player on, before anything else happens (I-2)."""
    players, starter = int(rules["players"]), int(state["starter"])
    expect(rules["side"] == NOBODY, "sides are chosen only with explorer_side=choose")
    asked = (int(state["who"][0]) - starter) % players
    done = sorted((starter + step) % players for step in range(asked))
    chosen = [owner for owner in seats(rules) if state["explorer"][owner] != NOBODY]
    expect(chosen == done and state["turn"] == starter, "sides are chosen one by one from the starter on")


def _check_end(rules: Any, state: Any) -> None:
    """A game ends with all four shrines in one hand, or with its last round (I-12); else somebody has to decide."""
    won = any(control_all(rules, state, owner) for owner in seats(rules))
    last = _is_last_turn(rules, state) and state["depth"] == 0
    expect(bool(state["ended"]) or not won, "the game has ended: somebody controls all four shrines")
    if state["ended"]:
        expect(bool(won or last), "the game has not ended: nobody controls all four shrines, and rounds are left")
        return
    settled = state.copy()
    moved = advance(rules, settled, NO_JOURNAL)
    still = not moved and settled.tobytes() == state.tobytes()
    expect(still, "nobody has to decide anything: the game would go on by itself")
    choices = actions(rules, state, np.zeros(ACTIONS, np.int16))
    expect(choices > 0, "the player to act could do nothing at all")
