"""Whose turn it is in a written position, how far it has got, and that all this goes together."""

from __future__ import annotations

from typing import Any

from manoa.games.island.explorers import FACES, HARDCORE_SUM
from manoa.games.island.pieces import control_all
from manoa.games.island.placing_parts import by_seat, seat, truth
from manoa.games.island.reading import seats
from manoa.games.island.state import (
    GATHERING,
    NOBODY,
    OFFERS_A_TURN,
    PLACING,
    RETURNING,
    ROLL,
    SETTING,
    SIDE,
)
from manoa.games.island.tiles import CAVE_EXIT, EXIT, NOWHERE
from manoa.kernel.positions import expect, whole

LONGEST = 10**9  # rounds of a game without a limit
FASTEST = 2 * FACES


def place_turn(rules: Any, state: Any, given: dict[str, Any]) -> None:
    state["turn"] = seat(rules, "turn", given["turn"])
    state["starter"] = seat(rules, "starter", given["starter"])
    state["round_number"] = whole("round", given["round"], 1, int(rules["round_limit"]) or LONGEST)
    state["ended"] = truth("ended", given["ended"])
    state["ending"] = truth("ending", given["ending"])


def place_dice(rules: Any, state: Any, given: dict[str, Any]) -> None:
    dice = given["dice"]
    if dice is not None:
        expect(isinstance(dice, list) and len(dice) == 2, "dice are null or two numbers")
        state["die"] = [whole("a die", face, 1, FACES) for face in dice]
    state["speed"] = whole("speed", given["speed"], 0, FASTEST)
    state["gather"] = whole("gather", given["gather"], 0, FACES)
    state["free_marches"] = whole("free_marches", given["free_marches"], 0, FACES)
    for owner, made in enumerate(by_seat(rules, "offers", given["offers"])):
        most = 0 if rules["trade_off"] else OFFERS_A_TURN
        state["offers"][owner] = whole(f"offers of seat {owner}", made, 0, most)


def check_turn(rules: Any, state: Any) -> None:
    """All numbers are in place; they have to fit each other."""
    bottom, turn = int(state["task"][0]), int(state["turn"])
    if bottom == SIDE:
        check_sides(rules, state)
        return
    if bottom in (ROLL, GATHERING, RETURNING):
        check_beginning(rules, state)
    if bottom in (ROLL, GATHERING, RETURNING, PLACING):
        expect(state["who"][0] == turn, f"seat {turn} is to decide in its own turn")
    expect(bottom != RETURNING or bool(rules["resource_limit"]), "cards are given back only with resource_limit")
    expect((bottom == PLACING) == bool(state["turned"]), "a tile is turned up exactly while a place is chosen for it")
    if bottom == PLACING:
        below = state["turned"] > CAVE_EXIT
        expect(below == (state["at"][turn] >= EXIT), "the tile turned up is of the other map")
    check_dice(rules, state, bottom)
    marches = int(rules["free_marches"][state["explorer"][turn]])
    expect(state["free_marches"] <= marches, f"seat {turn} has at most {marches} free marches")


def check_sides(rules: Any, state: Any) -> None:
    """Explorers are chosen from the first player on, before anything else happens (I-2)."""
    players, starter = int(rules["players"]), int(state["starter"])
    expect(rules["side"] == NOBODY, "sides are chosen only with explorer_side=choose")
    chosen = [owner for owner in seats(rules) if state["explorer"][owner] != NOBODY]
    asked = (int(state["who"][0]) - starter) % players
    done = sorted((starter + step) % players for step in range(asked))
    expect(chosen == done, "sides are chosen one by one from the starter on")
    for owner in seats(rules):
        start = rules["start"][state["explorer"][owner]].tolist() if owner in chosen else [0, 0, 0]
        expect(state["held"][owner].tolist() == start, f"seat {owner} has {start} before the first turn")
    fresh = state["round_number"] == 1 and state["turn"] == starter and state["island_size"] == 1
    fresh &= not state["opened"] and not state["turned"] and not state["corner"].any() and not state["under"]
    fresh &= state["at"][:players].tolist() == [0] * players and (state["villager_at"] == NOWHERE).all()
    fresh &= not any(state[field].any() for field in ("die", "speed", "gather", "free_marches", "offers", "ended"))
    expect(bool(fresh), "while sides are chosen nothing has happened yet")


def check_beginning(rules: Any, state: Any) -> None:
    """Before the explore phase nobody has moved or offered anything."""
    moved = (state["came"] != NOWHERE).any() or (state["villager_came"] != NOWHERE).any()
    expect(not moved, "nobody has moved before the explore phase")
    expect(not state["offers"].any(), "nobody has made an offer before the explore phase")
    free = rules["free_marches"][state["explorer"][state["turn"]]]
    expect(state["free_marches"] == free, "no free march is spent before the explore phase")


def check_dice(rules: Any, state: Any, bottom: int) -> None:
    """One die is the speed, from which each step takes one; the other is what was gathered (I-3.1)."""
    thrown, gather = state["die"].tolist(), int(state["gather"])
    expect(bool(rules["hardcore"]) == (thrown == [0, 0]), "dice are null with hardcore or before the first roll")
    if bottom == ROLL:
        expect(state["speed"] == 0 and gather == 0, "speed and gather are 0 until they are chosen")
        return
    expect(gather > 0 and (bool(rules["hardcore"]) or gather in thrown), "gather is what one of the dice shows")
    both = HARDCORE_SUM if rules["hardcore"] else sum(thrown)
    turn = int(state["turn"])
    full = both - gather + int(rules["extra_speed"][state["explorer"][turn]])
    spent = int(state["came"][turn] != NOWHERE) + (bottom == PLACING)
    expect(state["speed"] <= full - spent, f"speed is at most {full - spent} after these dice")
    expect(bottom not in (GATHERING, RETURNING) or state["speed"] == full, f"speed is {full} until the explore phase")


# The end


def check_end(rules: Any, state: Any) -> None:
    """A game ends with all four shrines in one hand, or with its last round (I-12)."""
    winners = [owner for owner in seats(rules) if control_all(state, owner)]
    expect(bool(state["ended"]) or not winners, "the game has ended: somebody controls all four shrines")
    if not state["ended"]:
        return
    top = int(state["depth"]) - 1
    turn, players = int(state["turn"]), int(rules["players"])
    if winners:
        found = top < 0 and winners == [turn]
        beaten = top >= 0 and state["task"][top] == SETTING and winners == [int(state["who"][top])]
        expect(bool(found or beaten), "nothing is pending after the game was won")
        return
    last = state["round_number"] == rules["round_limit"] and (turn + 1) % players == state["starter"]
    expect(bool(last) and top < 0, "the game has not ended: nobody controls all four shrines, and rounds are left")
