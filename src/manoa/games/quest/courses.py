"""What the ways to El Dorado ask for, worked out once for a route: the sections of the best way from every space, for
several tastes in terrain. A deck then finds out which of these ways suits it by a few sums."""

from __future__ import annotations

import heapq
from typing import Any

import numpy as np

from manoa.games.quest.state import (
    CAMP,
    CAMP_CARDS,
    CLOSED,
    DRAW,
    EFFECTS,
    GATES,
    JUNGLE,
    LANE,
    LEVELS,
    NO_SYMBOL,
    OUTSIDE,
    POWERS,
    RIVER,
    RUBBLE,
    RUBBLE_CARDS,
    STARTS,
    TASTES,
    UNIT,
    VILLAGE,
)
from manoa.games.quest.ways import BARRED, EFFORT, FAR
from manoa.games.quest.weights import ITEM, MERIT

Efforts = dict[int, tuple[int, ...]]

MOST = 255  # of anything that a course counts


def plenty(terrain: int) -> Efforts:
    """For decks that have one symbol in plenty."""
    return EFFORT | {terrain: tuple(effort // 2 for effort in EFFORT[terrain])}


EASY, HARD = (10, 12, 14, 16), (10, 45, 90, 120)
STRONG = EFFORT | {JUNGLE: EASY, RIVER: EASY, VILLAGE: EASY, RUBBLE: (12, 22, 32, 42)}
WEAK = EFFORT | {JUNGLE: HARD, RIVER: HARD, VILLAGE: HARD}
EFFORTS: tuple[Efforts, ...] = (EFFORT, plenty(JUNGLE), plenty(RIVER), plenty(VILLAGE), STRONG, WEAK)
assert len(EFFORTS) == TASTES


def set_courses(rules: Any) -> None:
    """The sections and the gates of every way."""
    rules["course"], rules["crossing"] = 0, 0
    for taste, efforts in enumerate(EFFORTS):
        _set_courses(rules, taste, efforts)


def _set_courses(rules: Any, taste: int, efforts: Efforts) -> None:
    """Dijkstra from the finish outwards, as in `ways`."""
    way = np.full(OUTSIDE + 1, FAR)
    finish = [space for space in range(rules["spaces"]) if rules["to_go"][space] == 0]
    queue = [(0, space) for space in finish]
    way[finish] = 0
    following = np.full(OUTSIDE + 1, NO_SYMBOL)  # the symbol of the next step
    while queue:
        far, space = heapq.heappop(queue)
        toll = int(rules["toll"][space])
        for direction in range(6) if far == way[space] else ():
            other, gate = int(rules["neighbour"][space, direction]), int(rules["gate"][space, direction])
            longer = far + _effort(efforts, toll) + BARRED * (gate != GATES)
            if longer < way[other] and _is_on_the_way(rules, other):
                way[other] = longer
                rules["course"][other, taste] = _course(rules, taste, space, int(following[space]))
                rules["crossing"][other, taste] = rules["crossing"][space, taste] | (1 << gate) % (1 << GATES)
                following[other] = rules["toll_symbol"][toll]
                heapq.heappush(queue, (longer, other))


def _is_on_the_way(rules: Any, space: int) -> bool:
    return bool(space != OUTSIDE and rules["to_go"][space] != 0 and rules["toll"][space] != CLOSED)


def _effort(efforts: Efforts, toll: int) -> int:
    terrain, power = divmod(toll, POWERS)
    powers = efforts.get(terrain, ())
    return powers[power - 1] if 0 < power <= len(powers) else FAR // 8


def _course(rules: Any, taste: int, space: int, following: int) -> Any:
    """What it takes to step onto a space and go on from there; a step of the same symbol before begins the run."""
    course = rules["course"][space, taste].astype(int)
    toll = int(rules["toll"][space])
    symbol, power = int(rules["toll_symbol"][toll]), int(rules["toll_power"][toll])
    if symbol != NO_SYMBOL:
        course[symbol * LEVELS + min(power, LEVELS) - 1] += 1
        course[STARTS + symbol] += symbol != following
    else:
        course[CAMP_CARDS if toll // POWERS == CAMP else RUBBLE_CARDS] += power
    return np.minimum(course, MOST)


# Cards


def strength(rules: Any, kind: int) -> list[int]:
    """What a card adds to a deck: steps of each symbol by power, runs; cards, draws and coins; merit. Several small
    numbers share an integer."""
    share = ITEM if (int(rules["items"]) >> kind) & 1 else UNIT
    steps = [_steps(rules, kind, symbol) for symbol in range(3)]
    draws = sum(int(rules["amount"][kind, i]) for i in range(EFFECTS) if rules["effect"][kind, i] == DRAW)
    return [
        *(lanes(share * step for step in row) for row in steps),
        lanes(share * (row[0] > 0) for row in steps),
        lanes((1, share * draws, share * int(rules["worth"][kind]))),
        MERIT[kind],
    ]


def _steps(rules: Any, kind: int, symbol: int) -> list[int]:
    """The steps of power 1, 2, … that one card makes with a symbol."""
    if (int(rules["free_kinds"]) >> kind) & 1:
        return [1] * LEVELS
    power = int(rules["power"][kind]) * ((int(rules["symbols"][kind]) >> symbol) & 1)
    return [power // level for level in range(1, LEVELS + 1)]


def lanes(numbers: Any) -> int:
    return sum(int(number) << (LANE * i) for i, number in enumerate(numbers))
