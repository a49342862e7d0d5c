"""Why an action is not allowed now, in a sentence for the player to act."""

from __future__ import annotations

from typing import Any

from manoa.games.lost_cities.cards import COLOURS, KINDS, LETTERS, RANKS
from manoa.games.lost_cities.notation import CARD_NAMES
from manoa.games.lost_cities.reading import column_list, pile_list, seat_cards
from manoa.games.lost_cities.state import DECK, DISCARDS, PLAY, TAKES


def why(rules: Any, state: Any, action: int) -> str:
    if action < DECK:
        return _why_no_play(rules, state, action % KINDS, laying=action < DISCARDS)
    if state["phase"] == PLAY:
        return "First play or discard a card; drawing comes after it."
    return _why_no_take(rules, state, action - TAKES)


def _why_no_play(rules: Any, state: Any, kind: int, laying: bool) -> str:
    seat, colour = int(state["turn"]), kind // RANKS
    if state["phase"] != PLAY:
        return "A card is played already; now draw from the deck or take the top card of a pile."
    if colour >= rules["colours"]:
        return _not_in_play(rules, colour)
    hand = seat_cards(rules, state, "hand")[seat]
    if CARD_NAMES[kind] not in hand:
        return f"{CARD_NAMES[kind]} is not in your hand; you hold {' '.join(hand)}."
    if not laying:
        return f"{CARD_NAMES[kind]} may be discarded."
    last = column_list(int(state["column"][seat]), int(state["column_wagers"][seat]), colour)[-1]
    if kind % RANKS == 0:
        return f"Wagers come before the numbers; your {COLOURS[colour]} expedition stands at {last}."
    return f"{CARD_NAMES[kind]} is too low; your {COLOURS[colour]} expedition stands at {last} and only goes up."


def _why_no_take(rules: Any, state: Any, colour: int) -> str:
    if colour < 0:
        return "The deck may be drawn from."
    if colour >= rules["colours"]:
        return _not_in_play(rules, colour)
    if not pile_list(int(state["pile"][colour]), colour):
        return f"The {COLOURS[colour]} pile is empty."
    return f"You discarded to the {COLOURS[colour]} pile this turn; what you just laid down stays there."


def _not_in_play(rules: Any, colour: int) -> str:
    letters = " ".join(LETTERS[: rules["colours"]])
    return f"{COLOURS[colour].capitalize()} is not in play; the expeditions are {letters}."
