"""What the ways to El Dorado ask for, worked out once for a route: the sections of the best way from every space, for
several tastes in terrain. A deck then finds out which of these ways suits it by a few sums."""

from __future__ import annotations

import heapq
from typing import Any, NamedTuple

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
    SECTIONS,
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
STRONG: Efforts = {**EFFORT, JUNGLE: EASY, RIVER: EASY, VILLAGE: EASY, RUBBLE: (12, 22, 32, 42)}
WEAK: Efforts = {**EFFORT, JUNGLE: HARD, RIVER: HARD, VILLAGE: HARD}
EFFORTS: tuple[Efforts, ...] = ({**EFFORT}, plenty(JUNGLE), plenty(RIVER), plenty(VILLAGE), STRONG, WEAK)
assert len(EFFORTS) == TASTES


class Chart(NamedTuple):
    """What a course depends on, as lists: they are read far faster than records."""

    to_go: list[int]
    toll: list[int]
    neighbour: list[list[int]]
    gate: list[list[int]]
    toll_symbol: list[int]
    toll_power: list[int]


class Course(NamedTuple):
    """The rest of a way: its sections, its gates, and the symbol of its first step."""

    sections: tuple[int, ...]
    crossing: int
    symbol: int


def set_courses(rules: Any) -> None:
    """The sections and the gates of every way."""
    rules["course"], rules["crossing"], rules["ways"] = 0, 0, 0
    chart = Chart(*(rules[field].tolist() for field in Chart._fields))
    tastes = [_courses(chart, efforts) for efforts in EFFORTS]
    for space in tastes[0]:
        different = dict.fromkeys((courses[space].sections, courses[space].crossing) for courses in tastes)
        rules["ways"][space] = len(different)
        for place, (sections, crossing) in enumerate(different):
            rules["course"][space, place] = sections
            rules["crossing"][space, place] = crossing


def _courses(chart: Chart, efforts: Efforts) -> dict[int, Course]:
    """Dijkstra from the finish outwards, as in `ways`."""
    finish = [space for space, far in enumerate(chart.to_go) if far == 0 and space != OUTSIDE]
    way = dict.fromkeys(finish, 0)
    found = dict.fromkeys(finish, Course((0,) * SECTIONS, 0, NO_SYMBOL))
    queue = [(0, space) for space in finish]
    while queue:
        far, space = heapq.heappop(queue)
        toll = chart.toll[space]
        for direction in range(6) if far == way[space] else ():
            other, gate = chart.neighbour[space][direction], chart.gate[space][direction]
            longer = far + _effort(efforts, toll) + BARRED * (gate != GATES)
            if longer < way.get(other, FAR) and _is_on_the_way(chart, other):
                way[other] = longer
                found[other] = _longer(chart, found[space], toll, gate)
                heapq.heappush(queue, (longer, other))
    return found


def _is_on_the_way(chart: Chart, space: int) -> bool:
    return space != OUTSIDE and chart.to_go[space] != 0 and chart.toll[space] != CLOSED


def _effort(efforts: Efforts, toll: int) -> int:
    terrain, power = divmod(toll, POWERS)
    powers = efforts.get(terrain, ())
    return powers[power - 1] if 0 < power <= len(powers) else FAR // 8


def _longer(chart: Chart, course: Course, toll: int, gate: int) -> Course:
    """A course with the step onto a space before it; a step of the same symbol goes on with a run."""
    sections = list(course.sections)
    symbol, power = chart.toll_symbol[toll], chart.toll_power[toll]
    if symbol != NO_SYMBOL:
        sections[symbol * LEVELS + min(power, LEVELS) - 1] += 1
        sections[STARTS + symbol] += symbol != course.symbol
    else:
        sections[CAMP_CARDS if toll // POWERS == CAMP else RUBBLE_CARDS] += power
    crossing = course.crossing | (1 << gate) % (1 << GATES)
    return Course(tuple(min(count, MOST) for count in sections), crossing, symbol)


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
