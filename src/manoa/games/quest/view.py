"""What a seat, or a spectator, may see (Q-11). Built from what is allowed, never by leaving out."""

from __future__ import annotations

from typing import Any

from manoa.games.quest import reading
from manoa.games.quest.cards import CARD_IDS
from manoa.games.quest.state import (
    DISCARD,
    FREE,
    PAY_CAMP,
    PAY_PRICE,
    PAY_RUBBLE,
    REMOVE,
    REPLACE,
    TAKE,
)

PHASES = {
    FREE: "play",
    PAY_RUBBLE: "pay",
    PAY_CAMP: "pay",
    PAY_PRICE: "pay",
    REMOVE: "remove",
    TAKE: "take",
    REPLACE: "replace",
}


def view(rules: Any, state: Any, seat: int | None) -> dict[str, Any]:
    """The table as `seat` sees it; None is a spectator, who has no `hand` and no `draw`."""
    players = range(rules["players"])
    seen: dict[str, Any] = {
        "player": None if state["ended"] else int(state["turn"]),
        "phase": phase(state),
        "round": int(state["round_number"]),
        "starter": int(state["starter"]),
        "pieces": reading.pieces(rules, state),
        "to_go": reading.steps_left(rules, state),
        "arrived": reading.arrived(rules, state),
        "hands": state["hand_size"][: rules["players"]].tolist(),
        "draws": state["draw_size"][: rules["players"]].tolist(),
        "discards": [_discards(rules, state, owner) for owner in players],
        "areas": reading.areas(rules, state),
        "removed": reading.removed(rules, state),
        "known": reading.known(rules, state),
        "tokens": reading.tokens(rules, state),
        "blockades": reading.blockades(rules, state),
        "caves": _caves(rules, state),
        "market": _market(state),
        "run": reading.run(state),
        "payment": _payment(rules, state),
        "bought": bool(state["bought"]),
        "passing": bool(state["passing"]),
        "changing": bool(state["changing"]),
    }
    if seat is not None:
        seen["hand"] = reading.counted(state["held"][seat])
        seen["draw"] = sorted(reading.pile(state, "draw", seat))  # the contents, not the order
    return seen


def phase(state: Any) -> str:
    if state["phase"] == DISCARD:
        return "discard"
    return PHASES[int(state["task"][state["depth"] - 1]) if state["depth"] else FREE]


def _discards(rules: Any, state: Any, seat: int) -> list[str]:
    """A discard pile, or only its top card (Q-11.2)."""
    cards = reading.pile(state, "discard", seat)
    return cards if rules["open_discards"] else cards[-1:]


def _caves(rules: Any, state: Any) -> list[dict[str, Any]]:
    spaces, left = rules["cave_at"].tolist(), state["cave_left"].tolist()
    return [{"at": reading.hex_of(rules, spaces[cave]), "left": left[cave]} for cave in range(rules["cave_count"])]


def _market(state: Any) -> dict[str, Any]:
    slots = reading.slots(state)
    return {"slots": slots, "reserve": reading.reserve(state), "open": None in slots}


def _payment(rules: Any, state: Any) -> dict[str, Any] | None:
    """What is being paid for, and how much is due still: cards, or coins in steps of ½."""
    if phase(state) != "pay":
        return None
    top = int(state["depth"]) - 1
    due = int(state["due"][top])
    if state["task"][top] == PAY_PRICE:
        return {"card": CARD_IDS[int(state["what"][top])], "due": due / 2}
    piece, target = reading.payment(state)
    space = reading.piece_space(rules, state, piece)
    if target >= 6:
        return {"piece": piece, "blockade": int(state["blockade"][target - 6]), "due": due}
    return {"piece": piece, "to": reading.hex_of(rules, int(rules["neighbour"][space, target])), "due": due}
