"""What a seat, or a spectator, may see (LC-7). Built from what is allowed, never by leaving out."""

from __future__ import annotations

from typing import Any

from manoa.games.lost_cities.reading import is_over, points, seat_cards, table
from manoa.games.lost_cities.state import PLAY


def view(rules: Any, state: Any, seat: int | None) -> dict[str, Any]:
    """The table as `seat` sees it; None is a spectator, who has no `hand`."""
    players, finished = int(rules["players"]), int(state["finished"])
    expeditions, piles = table(rules, state)
    hands = seat_cards(rules, state, "hand")
    results = state["scores"][:finished, :players].tolist()
    seen: dict[str, Any] = {
        "player": None if is_over(rules, state) else int(state["turn"]),
        "phase": "play" if state["phase"] == PLAY else "draw",
        "round": min(finished + 1, int(rules["rounds"])),
        "totals": [sum(result[of] for result in results) for of in range(players)],
        "results": results,
        "starter": int(state["starter"]),
        "deck": int(state["left"]) if rules["show_deck_count"] else None,
        "hands": [len(hand) for hand in hands],
        "expeditions": expeditions,
        "points": points(rules, state),
        "discards": {colour: _pile(pile, rules["show_discards"]) for colour, pile in piles.items()},
        "known": seat_cards(rules, state, "known"),
    }
    if seat is not None:
        seen["hand"] = hands[seat]
    return seen


def _pile(cards: list[str], whole: int) -> dict[str, Any]:
    """A discard pile: its size and top (LC-7.3), and all of it if the option says so."""
    shown: dict[str, Any] = {"size": len(cards), "top": cards[-1] if cards else None}
    if whole:
        shown["cards"] = cards
    return shown
