"""A position as JSON that people can edit: all of a state, hidden cards included. `placing` reads it back."""

from __future__ import annotations

from typing import Any

from manoa.games.quest import reading
from manoa.games.quest.cards import CARD_IDS
from manoa.games.quest.state import DISCARD, PAY_CAMP, PAY_PRICE, PAY_RUBBLE, REMOVE, REPLACE, TAKE
from manoa.games.quest.tokens import CAVE_TOKENS, PER_CAVE, TOKEN_IDS
from manoa.kernel import positions

TASKS = {
    PAY_RUBBLE: "rubble",
    PAY_CAMP: "camp",
    PAY_PRICE: "price",
    REMOVE: "remove",
    TAKE: "take",
    REPLACE: "replace",
}


def position(rules: Any, state: Any) -> dict[str, Any]:
    """Draw piles and piles in caves begin with what is taken next; discard piles end with their top card."""
    players = range(rules["players"])
    item = int(state["used_item"])
    return {
        "player": int(state["turn"]),
        "phase": "discard" if state["phase"] == DISCARD else "play",
        "round": int(state["round_number"]),
        "starter": int(state["starter"]),
        "arrived": reading.arrived(rules, state),
        "ended": bool(state["ended"]),
        "hands": reading.hands(rules, state),
        "known": [reading.counted(state["known"][seat]) for seat in players],
        "draws": [reading.pile(state, "draw", seat)[::-1] for seat in players],
        "discards": [reading.pile(state, "discard", seat) for seat in players],
        "gained": int(state["gained"]),
        "area": reading.listed(state["area"][: state["area_size"]]),
        "removed": reading.removed(rules, state),
        "tokens": reading.tokens(rules, state),
        "pieces": reading.pieces(rules, state),
        "explored": _explored(rules, state),
        "blockades": reading.blockades(rules, state),
        "caves": _caves(rules, state),
        "box": _box(rules, state),
        "market": {"slots": reading.slots(state), "reserve": reading.reserve(state)},
        "run": _run(rules, state),
        "pending": [_pending(rules, state, place) for place in range(state["depth"])],
        "bought": bool(state["bought"]),
        "passing": bool(state["passing"]),
        "changing": bool(state["changing"]),
        "item": CARD_IDS[item - 1] if item else None,
        "chance": positions.chance(state),
    }


def _explored(rules: Any, state: Any) -> list[list[list[reading.At]]]:
    """Of each piece the caves that are not fresh (Q-10.2)."""
    each, caves = int(rules["pieces"]), range(rules["cave_count"])
    bits = state["stale"].tolist()
    spots = [reading.hex_of(rules, space) for space in rules["cave_at"].tolist()]
    return [
        [[spots[cave] for cave in caves if bits[piece] >> cave & 1] for piece in range(seat * each, (seat + 1) * each)]
        for seat in range(rules["players"])
    ]


def _caves(rules: Any, state: Any) -> list[dict[str, Any]]:
    left = state["cave_left"].tolist()
    return [
        {
            "at": reading.hex_of(rules, int(rules["cave_at"][cave])),
            "tokens": _tokens(state["cave"][cave * PER_CAVE :][: left[cave]])[::-1],
        }
        for cave in range(rules["cave_count"])
    ]


def _box(rules: Any, state: Any) -> list[str]:
    """The tokens left out (Q-2.7)."""
    if not rules["caves_on"]:
        return []
    return _tokens(state["cave"][int(rules["cave_count"]) * PER_CAVE : CAVE_TOKENS])[::-1]


def _tokens(numbers: Any) -> list[str]:
    return [TOKEN_IDS[number - 1] for number in numbers.tolist()]


def _run(rules: Any, state: Any) -> dict[str, Any] | None:
    run = reading.run(state)
    if run is None:
        return None
    gate = int(state["run_gate"])
    behind = int(state["blockade"][gate - 1]) if gate else None
    return {**run, "moved": bool(state["run_moved"]), "behind": behind}


def _pending(rules: Any, state: Any, place: int) -> dict[str, Any]:
    task, what = int(state["task"][place]), int(state["what"][place])
    told: dict[str, Any] = {"task": TASKS[task], "due": int(state["due"][place])}
    if task == PAY_PRICE:
        return {**told, "card": CARD_IDS[what]}
    if task in (PAY_RUBBLE, PAY_CAMP):
        piece, target = reading.payment(state)
        if target >= 6:
            return {**told, "piece": piece, "blockade": int(state["blockade"][target - 6])}
        space = int(rules["neighbour"][reading.piece_space(rules, state, piece), target])
        return {**told, "piece": piece, "to": reading.hex_of(rules, space)}
    if task == REMOVE:
        return {**told, "optional": bool(what)}
    return {**told, "laid": what} if task == REPLACE else told
