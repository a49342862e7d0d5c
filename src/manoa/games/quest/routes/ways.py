"""The shortest ways on a route for decks of some kinds, and the spaces that every way passes."""

import heapq
from collections.abc import Iterable
from typing import NamedTuple

from manoa.games.quest.parts.board import CLOSED, Hex, Space, neighbours, tunnels
from manoa.games.quest.parts.cards import PAID_WITH, SYMBOLS
from manoa.kernel.routes import Way

# What cards of a sensible deck are worth: the better ones of its own symbol, the starting cards of the others.
OWN, OTHER, MIXED = 3, 1, 2
DECKS = {
    **{own: {terrain: OWN if own == paid else OTHER for terrain, paid in PAID_WITH.items()} for own in SYMBOLS},
    "mixed": dict.fromkeys(PAID_WITH, MIXED),
}
BY_NUMBER = ("rubble", "camp")  # each takes as many cards as its power
TOO_HARD = 2.5  # cards for a space that no card of the deck pays for: a Native steps there, and is rare
STEP = 0.01  # of two ways with as many cards the one with fewer steps


class Ground(NamedTuple):
    """The spaces that pieces can stand on, and which are adjacent."""

    spaces: dict[Hex, Space]
    beside: dict[Hex, list[Hex]]
    starts: list[Hex]


def ground(spaces: Iterable[Space], starts: Iterable[Hex]) -> Ground:
    laid = list(spaces)
    open_ones = {space.at: space for space in laid if space.terrain not in CLOSED}
    through = tunnels(laid)
    beside = {at: [to for to in (*neighbours(at), *through.get(at, ())) if to in open_ones] for at in open_ones}
    return Ground(open_ones, beside, [start for start in starts if start in open_ones])


def shortest_ways(route: Ground) -> list[Way]:
    """The best way for each kind of deck, none where none leads to the finish."""
    return [way for deck in DECKS if (way := shortest_way(route, deck)) is not None]


def shortest_way(route: Ground, deck: str) -> Way | None:
    """The way with the fewest cards, by what a step takes of a card on average (Dijkstra)."""
    strength = DECKS[deck]
    cost = {at: _cost(space, strength) for at, space in route.spaces.items()}
    before: dict[Hex, Hex | None] = dict.fromkeys(route.starts)
    far = dict.fromkeys(route.starts, 0.0)
    rest = [(0.0, at) for at in route.starts]
    heapq.heapify(rest)
    while rest:
        cards, at = heapq.heappop(rest)
        if route.spaces[at].terrain == "finish":
            hexes = _back(before, at)
            return {"deck": deck, "steps": len(hexes) - 1, "cards": _cards(route, hexes, strength), "hexes": hexes}
        if cards > far[at]:
            continue
        for to in route.beside[at]:
            reached = cards + cost[to]
            if reached < far.get(to, 1e9):
                far[to], before[to] = reached, at
                heapq.heappush(rest, (reached, to))
    return None


def _cost(space: Space, strength: dict[str, int]) -> float:
    """The cards that entering a space takes, in parts of one."""
    if space.terrain in BY_NUMBER:
        return space.power + STEP
    enough = strength.get(space.requires, 0)
    return (space.power / enough if 0 < space.power <= enough else TOO_HARD) + STEP


def _back(before: dict[Hex, Hex | None], at: Hex) -> list[list[int]]:
    hexes = []
    here: Hex | None = at
    while here is not None:
        hexes.append([*here])
        here = before[here]
    return hexes[::-1]


def _cards(route: Ground, hexes: list[list[int]], strength: dict[str, int]) -> int:
    """How many cards are played along a way: the power of one pays for several spaces of its symbol in a row."""
    cards, left, symbol = 0, 0, ""
    for q, r in hexes[1:]:
        space = route.spaces[q, r]
        if space.terrain in BY_NUMBER:
            cards, left = cards + space.power, 0
        elif space.requires == symbol and space.power <= left:
            left -= space.power
        else:
            cards, symbol, left = cards + 1, space.requires, max(strength.get(space.requires, 0) - space.power, 0)
    return cards


def chokes(route: Ground) -> list[Hex]:
    """The spaces that every way from the start to the finish passes, in order.

    Along one way, everything is explored that can be reached without the rest of that way. Where the exploration meets
    the way again, the spaces between are passed by; where it gets nowhere farther, the space is a choke."""
    way = shortest_way(route, "mixed")
    if way is None:
        return []
    path = [(q, r) for q, r in way["hexes"]]
    place = {at: index for index, at in enumerate(path)}
    narrow: list[Hex] = []
    seen, rest, done, farthest = set(route.starts), list(route.starts), 0, 0
    while True:
        for at in rest:
            for to in route.beside[at]:
                if route.spaces[to].terrain == "finish":
                    return narrow
                if to in place:
                    farthest = max(farthest, place[to])
                elif to not in seen:
                    seen.add(to)
                    rest.append(to)
        rest = path[done + 1 : farthest]
        done = farthest - 1
        if not rest:  # all that lies before is explored, and only this space leads on
            rest, done = [path[farthest]], farthest
            narrow.append(path[farthest])
