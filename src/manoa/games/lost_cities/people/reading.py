"""Reading records into Python values, for all that is shown to people."""

import functools
from typing import Any

import numpy as np

from manoa.games.lost_cities.parts.cards import COLOUR_BITS, COLOURS, RANKS
from manoa.games.lost_cities.people.notation import CARD_NAMES
from manoa.games.lost_cities.rules.ending import prospects, standings

NO_CARD = -(1 << 30)


def card_list(cards: int, wagers: int, colours: int) -> list[str]:
    """A set of cards by colour, wagers first, then the numbers upwards."""
    return [name for colour in range(colours) for name in column_list(cards, wagers, colour)]


def column_list(cards: int, wagers: int, colour: int) -> list[str]:
    """The cards of one colour in a set. It is the order in which a column was laid, too."""
    return [*named((cards >> colour * RANKS) & COLOUR_BITS, (wagers >> 4 * colour) & 15, colour)]


@functools.lru_cache(maxsize=1 << 15)
def named(numbers: int, stakes: int, colour: int) -> tuple[str, ...]:
    """Wagers and numbers of one colour; a server asks for the same ones all the time."""
    names = CARD_NAMES[colour * RANKS :]
    return (names[0],) * stakes + tuple(names[rank] for rank in range(1, RANKS) if numbers >> rank & 1)


def pile_list(pile: int, colour: int) -> list[str]:
    """A discard pile from the bottom to the top."""
    cards = []
    while pile:
        cards.append(CARD_NAMES[colour * RANKS + (pile & 15) - 1])
        pile >>= 4
    return cards[::-1]


def table(rules: Any, state: Any) -> tuple[list[dict[str, list[str]]], dict[str, list[str]]]:
    """All expeditions (per seat, per colour) and all discard piles (per colour)."""
    colours = COLOURS[: rules["colours"]]
    columns, wagers = state["column"].tolist(), state["column_wagers"].tolist()
    expeditions = [
        {name: column_list(columns[seat], wagers[seat], colour) for colour, name in enumerate(colours)}
        for seat in range(rules["players"])
    ]
    piles = state["pile"].tolist()
    return expeditions, {name: pile_list(piles[colour], colour) for colour, name in enumerate(colours)}


def seat_cards(rules: Any, state: Any, field: str) -> list[list[str]]:
    """The cards of `hand` or `known`, a sorted list for each seat."""
    cards, wagers = state[field].tolist(), state[f"{field}_wagers"].tolist()
    return [card_list(cards[seat], wagers[seat], rules["colours"]) for seat in range(rules["players"])]


def points(rules: Any, state: Any) -> list[dict[str, int]]:
    """What every expedition is worth as it stands, per seat and colour."""
    out = np.zeros((rules["players"], rules["colours"]), np.int32)
    standings(rules, state, out)
    return [dict(zip(COLOURS, row, strict=False)) for row in out.tolist()]


def worth_with(rules: Any, state: Any, seat: int, cards: set[str]) -> dict[str, int]:
    """What each of these cards would make of its expedition, if it may be laid."""
    out = np.full(len(CARD_NAMES), NO_CARD, np.int32)
    prospects(rules, state, seat, out)
    return {
        name: points
        for name, points in zip(CARD_NAMES, out.tolist(), strict=True)
        if name in cards and points > NO_CARD
    }


def is_over(rules: Any, state: Any) -> bool:
    return bool(state["finished"] >= rules["rounds"])
