"""Reading records into Python values, for all that is shown to people."""

import functools
from collections.abc import Iterable
from typing import Any, NamedTuple, TypedDict

import numpy as np

from manoa.games.lost_cities.parts.cards import COLOUR_BITS, COLOURS, RANKS, top
from manoa.games.lost_cities.people.notation import CARD_NAMES, KIND_OF
from manoa.games.lost_cities.rules.ending import breakdown, expedition, over
from manoa.games.lost_cities.rules.state import SEATS, Rules, State
from manoa.games.lost_cities.rules.turn import may_lay
from manoa.games.values import reader
from manoa.kernel.records import as_python

_read_rules = reader(
    Rules,
    *("players", "colours", "numbers", "rounds", "cost", "bonus_cards", "bonus_points"),
    *("show_deck_count", "show_discards"),
)
_read_state = reader(
    State,
    *("hand", "hand_wagers", "column", "column_wagers", "layable", "known", "known_wagers", "pile"),
    *("scores", "left", "turn", "phase", "finished", "starter"),
)

# Kernels as they stand, without compiling them: over what was read they take a twentieth of the time of compiled ones.
is_over, may_lay_on, top_of = as_python(over), as_python(may_lay), as_python(top)
_expedition = as_python(expedition)


class Breakdown(TypedDict):
    """How the points of an expedition come about: (sum − cost) × factor + bonus."""

    sum: int  # of its numbers
    factor: int
    bonus: int


class Side(NamedTuple):
    """What a seat has laid, by colour."""

    laid: dict[str, tuple[str, ...]]
    points: dict[str, int]
    breakdowns: dict[str, Breakdown]  # of expeditions that are begun


@functools.lru_cache(maxsize=64)
def about(terms: bytes) -> Any:
    """What is read of the bytes of a rules record. With what is read of a state it is what functions here are given."""
    return _read_rules(terms)


def now(state: Any) -> Any:
    """What is read of a state."""
    return _read_state(state.tobytes())


def card_list(cards: int, wagers: int) -> list[str]:
    """A set of cards by colour, wagers first, then the numbers upwards."""
    names: list[str] = []
    colour = 0
    while cards or wagers:
        names += named(cards & COLOUR_BITS, wagers & 15, colour)
        cards, wagers, colour = cards >> RANKS, wagers >> 4, colour + 1
    return names


@functools.lru_cache(maxsize=1 << 15)
def named(numbers: int, stakes: int, colour: int) -> tuple[str, ...]:
    """Wagers and numbers of one colour; a server asks for the same ones all the time."""
    names = CARD_NAMES[colour * RANKS :]
    return (names[0],) * stakes + tuple(names[rank] for rank in range(1, RANKS) if numbers >> rank & 1)


def pile_list(pile: int, colour: int) -> list[str]:
    """A discard pile from the bottom to the top."""
    cards = []
    while pile:
        cards.append(CARD_NAMES[top_of(pile, colour)])
        pile >>= 4
    return cards[::-1]


def sides(terms: bytes, state: Any) -> list[Side]:
    """What each seat has laid, by the terms of a rules record."""
    return [side(terms, state.column[seat], state.column_wagers[seat]) for seat in range(about(terms).players)]


@functools.lru_cache(maxsize=1 << 11)
def side(terms: bytes, cards: int, wagers: int) -> Side:
    """What one seat has laid; a server asks for the same all the time."""
    laid, points, breakdowns = {}, {}, {}
    for colour, name in colours(about(terms)):
        column = column_of(cards, wagers, colour)
        laid[name], points[name] = named(*column, colour), worth(terms, *column)
        if laid[name]:
            breakdowns[name] = breakdown_of(terms, *column)
    return Side(laid, points, breakdowns)


def column_of(cards: int, wagers: int, colour: int) -> tuple[int, int]:
    """The numbers of one colour as bits, and how many wagers of it there are."""
    return cards >> colour * RANKS & COLOUR_BITS, wagers >> 4 * colour & 15


def expeditions(sides: list[Side]) -> list[dict[str, list[str]]]:
    """Of each seat, by colour, in the order in which the cards were laid."""
    return [{name: [*cards] for name, cards in laid.items()} for laid, *_ in sides]


def piles(rules: Any, state: Any) -> dict[str, list[str]]:
    """All discard piles, by colour."""
    return {name: pile_list(state.pile[colour], colour) for colour, name in colours(rules)}


def colours(rules: Any) -> Iterable[tuple[int, str]]:
    return enumerate(COLOURS[: rules.colours])


def hands(rules: Any, state: Any) -> list[list[str]]:
    """A sorted list for each seat."""
    return [card_list(state.hand[seat], state.hand_wagers[seat]) for seat in range(rules.players)]


def known(rules: Any, state: Any) -> list[list[str]]:
    """The cards in each hand that everybody saw being taken."""
    return [card_list(state.known[seat], state.known_wagers[seat]) for seat in range(rules.players)]


def results(rules: Any, state: Any) -> list[list[int]]:
    """The points of each finished round."""
    rounds = (state.scores[SEATS * number :] for number in range(state.finished))
    return [list(scores[: rules.players]) for scores in rounds]


def worth_with(terms: bytes, state: Any, seat: int, cards: set[str]) -> dict[str, int]:
    """What each of these cards would make of its expedition, if it may be laid."""
    worths, column, wagers = {}, state.column[seat], state.column_wagers[seat]
    for kind in sorted(KIND_OF[card] for card in cards):
        if may_lay_on(state, seat, kind):
            colour, rank = divmod(kind, RANKS)
            numbers, stakes = column_of(column, wagers, colour)
            worths[CARD_NAMES[kind]] = worth(terms, numbers | 1 << rank, stakes + (not rank))
    return worths


@functools.lru_cache(maxsize=1 << 14)
def worth(terms: bytes, numbers: int, stakes: int) -> int:
    """Of one column: the rules' own answer, which is asked for again and again."""
    return int(_expedition(np.frombuffer(terms, Rules.dtype)[0], numbers, stakes, 0))


@functools.lru_cache(maxsize=1 << 14)
def breakdown_of(terms: bytes, numbers: int, stakes: int) -> Breakdown:
    """How that comes about."""
    total, _, factor, bonus = breakdown(np.frombuffer(terms, Rules.dtype)[0], numbers, stakes, 0)
    return {"sum": int(total), "factor": int(factor), "bonus": int(bonus)}
