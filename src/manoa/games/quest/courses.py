"""What the ways to El Dorado ask for, worked out once for a route: the sections of the best way from every space, for
several tastes in terrain. A deck then finds out which of these ways suits it by a few sums."""

from __future__ import annotations

import heapq
from typing import Any

import numpy as np

from manoa.games.quest.cards import KINDS
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
from manoa.games.quest.ways import EFFORT, FAR

Efforts = dict[int, tuple[int, ...]]

BARRED = 12  # a joint with a blockade on top
MOST = 255  # of anything that a course counts

ITEM_SHARE = 3  # of UNIT: what a card counts that can be used but once
BONUS = {16: 60, 19: 40, 20: 40}  # kinds that do more than move and draw, in hundredths of a turn


def half(terrain: int) -> Efforts:
    """For decks that have one symbol in plenty."""
    return EFFORT | {terrain: tuple(effort // 2 for effort in EFFORT[terrain])}


STRONG = {JUNGLE: (10, 12, 14, 16), RIVER: (10, 12, 14, 16), VILLAGE: (10, 12, 14, 16), RUBBLE: (12, 22, 32, 42)}
WEAK = {JUNGLE: (10, 45, 90, 120), RIVER: (12, 45, 90, 120), VILLAGE: (10, 45, 90, 120), RUBBLE: (12, 26, 42, 60)}
TASTE: tuple[Efforts, ...] = (EFFORT, half(JUNGLE), half(RIVER), half(VILLAGE), EFFORT | STRONG, EFFORT | WEAK)
assert len(TASTE) == TASTES


def set_courses(rules: Any) -> None:
    """The sections and the gates of every way."""
    for taste, efforts in enumerate(TASTE):
        _set_course(rules, taste, efforts)
    for kind in range(KINDS):
        rules["strength"][kind] = _strength(rules, kind)


def _set_course(rules: Any, taste: int, efforts: Efforts) -> None:
    """Dijkstra from the finish outwards, as in `ways`."""
    way = np.full(OUTSIDE + 1, FAR)
    finish = [space for space in range(rules["spaces"]) if rules["to_go"][space] == 0]
    queue = [(0, space) for space in finish]
    way[finish] = 0
    first = np.full(OUTSIDE + 1, NO_SYMBOL)  # the symbol of the next step
    while queue:
        far, space = heapq.heappop(queue)
        if far > way[space]:
            continue
        toll = int(rules["toll"][space])
        for direction in range(6):
            other = int(rules["neighbour"][space, direction])
            if other == OUTSIDE or rules["to_go"][other] == 0 or rules["toll"][other] == CLOSED:
                continue
            gate = int(rules["gate"][space, direction])
            longer = far + _effort(efforts, toll) + (BARRED if gate != GATES else 0)
            if longer < way[other]:
                way[other] = longer
                _prepend(rules, taste, other, space, int(first[space]))
                rules["crossing"][other, taste] = rules["crossing"][space, taste] | ((1 << gate) & ((1 << GATES) - 1))
                first[other] = rules["toll_symbol"][toll]
                heapq.heappush(queue, (longer, other))


def _effort(efforts: Efforts, toll: int) -> int:
    terrain, power = divmod(toll, POWERS)
    powers = efforts.get(terrain, ())
    return powers[power - 1] if 0 < power <= len(powers) else FAR // 8


def _prepend(rules: Any, taste: int, other: int, space: int, following: int) -> None:
    """The course of a space that begins with a step to another."""
    course = rules["course"][space, taste].astype(int)
    toll = int(rules["toll"][space])
    symbol, power = int(rules["toll_symbol"][toll]), int(rules["toll_power"][toll])
    if symbol != NO_SYMBOL:
        course[symbol * LEVELS + min(power, LEVELS) - 1] += 1
        course[STARTS + symbol] += symbol != following
    elif toll // POWERS == CAMP:
        course[CAMP_CARDS] += power
    else:
        course[RUBBLE_CARDS] += power
    rules["course"][other, taste] = np.minimum(course, MOST)


# Cards


def _strength(rules: Any, kind: int) -> list[int]:
    """What a card adds to a deck, several small numbers side by side in each integer."""
    share = ITEM_SHARE if (int(rules["items"]) >> kind) & 1 else UNIT
    free = bool((int(rules["free_kinds"]) >> kind) & 1)
    power, symbols = int(rules["power"][kind]), 0b111 if free else int(rules["symbols"][kind])
    steps = [[0 if not (symbols >> symbol) & 1 else 1 if free else power // level for level in range(1, LEVELS + 1)]
             for symbol in range(3)]
    draws = sum(int(rules["amount"][kind, i]) for i in range(EFFECTS) if rules["effect"][kind, i] == DRAW)
    return [
        *(lanes([share * step for step in row]) for row in steps),
        lanes([share * (row[0] > 0) for row in steps]),
        lanes([1, share * draws, share * int(rules["worth"][kind]), BONUS.get(kind, 0)]),
    ]


def lanes(numbers: list[int]) -> int:
    return sum(number << (LANE * i) for i, number in enumerate(numbers))
