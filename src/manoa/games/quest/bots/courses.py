"""What the ways to El Dorado ask for, worked out once for a route: the sections of the best way from every space, for
several manners of travelling. A deck then finds out which of these ways suits it by a few sums.

A course is what a way asks for: steps by symbol and power, runs to begin by symbol, cards for rubble and for camps."""

from __future__ import annotations

from typing import Any, NamedTuple

from manoa.games.quest.bots.weights import ITEM, MERIT
from manoa.games.quest.rules.requirements import CAMP, CURSED, JUNGLE, NO_SYMBOL, POWERS, RIVER, RUBBLE, VILLAGE
from manoa.games.quest.rules.state import DECK, EFFECTS, NO_JOINT, OUTSIDE
from manoa.games.quest.rules.tasks import DRAW
from manoa.games.quest.rules.ways import EFFORT, Efforts, ways

# The sections of a course. What a deck offers for them is counted in UNITs, four LANEs of bits to an integer.
LEVELS = 4  # powers that are told apart
STARTS = 3 * LEVELS
RUBBLE_CARDS, CAMP_CARDS = STARTS + 3, STARTS + 4
SECTIONS = CAMP_CARDS + 1
UNIT = 8
LANE = 16
STRENGTHS = 6  # what a card adds to a deck, in integers
assert DECK * UNIT * 2 * POWERS < 1 << LANE - 1, "a deck of nothing but the strongest cards, in half coins"

MOST = 255  # of anything that a course counts
CURSE_CARDS = 3  # a curse drawn on the way counts like so many cards laid on rubble


def plenty(terrain: int) -> Efforts:
    """For decks that have one symbol in plenty."""
    return EFFORT | {terrain: tuple(effort // 2 for effort in EFFORT[terrain])}


EASY, HARD = (10, 12, 14, 16), (10, 45, 90, 120)
STRONG: Efforts = {**EFFORT, JUNGLE: EASY, RIVER: EASY, VILLAGE: EASY, RUBBLE: (12, 22, 32, 42)}
WEAK: Efforts = {**EFFORT, JUNGLE: HARD, RIVER: HARD, VILLAGE: HARD}
EFFORTS: tuple[Efforts, ...] = ({**EFFORT}, plenty(JUNGLE), plenty(RIVER), plenty(VILLAGE), STRONG, WEAK)
MANNERS = len(EFFORTS)


class Course(NamedTuple):
    """The rest of a way: its sections, its joints, and the symbol of its first step."""

    sections: tuple[int, ...]
    crossing: int
    symbol: int


def all_courses(rules: Any) -> dict[int, list[Course]]:
    """The course from every space in each manner, the usual one first."""
    manners = [_courses(rules, efforts) for efforts in EFFORTS]
    return {space: [courses[space] for courses in manners] for space in manners[0]}


def _courses(rules: Any, efforts: Efforts) -> dict[int, Course]:
    printed = rules["printed"].tolist()
    courses = {OUTSIDE: Course((0,) * SECTIONS, 0, NO_SYMBOL)}
    for space, way in ways(rules, efforts).items():
        onto = courses[way.onto]
        courses[space] = onto if way.length == 0 else _longer(rules, onto, printed[way.onto], way.joint)
    del courses[OUTSIDE]
    return courses


def _longer(rules: Any, course: Course, required: int, joint: int) -> Course:
    """A course with the step onto a space before it; a step of the same symbol goes on with a run."""
    sections = list(course.sections)
    symbol, power = int(rules["required_symbol"][required]), int(rules["required_power"][required])
    if symbol < NO_SYMBOL:
        sections[symbol * LEVELS + min(power, LEVELS) - 1] += 1
        sections[STARTS + symbol] += symbol != course.symbol
    elif symbol == CURSED:
        sections[RUBBLE_CARDS] += CURSE_CARDS * power
    else:
        sections[CAMP_CARDS if required // POWERS == CAMP else RUBBLE_CARDS] += power
    crossing = course.crossing | (1 << joint) % (1 << NO_JOINT)
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
        first = (JUNGLE + symbol) * POWERS + 1  # it steps onto some spaces only, perhaps (H-6, H-7, P-2)
        enters = rules["payers"][0, first : first + LEVELS, 0].tolist()
        return [int(rules["steps"][kind]) * ((kinds >> kind) & 1) for kinds in enters]
    power = int(rules["power"][kind]) * ((int(rules["symbols"][kind]) >> symbol) & 1)
    return [power // level for level in range(1, LEVELS + 1)]


def lanes(numbers: Any) -> int:
    return sum(int(number) << (LANE * i) for i, number in enumerate(numbers))
