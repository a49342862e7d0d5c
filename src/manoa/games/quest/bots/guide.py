"""What the bots know about a route and think of the cards: worked out once for a game, then only read."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.bots.courses import (
    CAMP_CARDS,
    LEVELS,
    MANNERS,
    SECTIONS,
    STRENGTHS,
    Course,
    all_courses,
    strength,
)
from manoa.games.quest.bots.weights import CARD_VALUE, GROWTH, INCOME, TASTE, VALUES, WEIGHTS
from manoa.games.quest.rules.ids import KINDS
from manoa.games.quest.rules.state import SPACES
from manoa.kernel.records import Record, int8, int16, int64, uint8

APART = 5  # fog tokens that lie so far apart in their list show different things


class Guide(Record):
    """Ways begin at a space and end in El Dorado; `Rules.way` says how long the usual one is."""

    need = int16[3, SPACES + 1]  # the power of each symbol that the usual way takes
    hardest = int8[3, SPACES + 1]  # the most power of each symbol that one of its spaces takes
    camp_cards = int8[SPACES + 1]  # the cards that its camps take
    course = uint8[SPACES + 1, MANNERS, SECTIONS]  # what the ways from a space ask for
    crossing = int16[SPACES + 1, MANNERS]  # bits: the joints on them
    courses = uint8[SPACES + 1]  # how many of them differ; they come first
    card_value = int8[KINDS]  # of a card in a deck, in tenths of a card; what `greedy` goes by
    strength = int64[KINDS, STRENGTHS]  # what a card adds to a deck
    weights = int16[WEIGHTS]  # of the planner
    taste = int16[KINDS]  # for heroes, beyond what the deck gains


def make_guide(rules: Any) -> Any:
    guide = Guide.new()
    rules = with_usual_ground(rules)
    guide["weights"] = VALUES
    for kind in range(int(rules["kinds"])):
        guide["card_value"][kind] = CARD_VALUE[kind]
        guide["taste"][kind] = TASTE[kind]
        guide["strength"][kind] = strength(rules, kind)
    for space, courses in all_courses(rules).items():
        describe_usual(guide, space, courses[0])
        different = dict.fromkeys((course.sections, course.crossing) for course in courses)
        guide["courses"][space] = len(different)
        for place, (sections, crossing) in enumerate(different):
            guide["course"][space, place] = sections
            guide["crossing"][space, place] = crossing
    return guide


def with_usual_ground(rules: Any) -> Any:
    """The same rules, but where fog hides the ground (M-7) with a fair mixture of what tokens show: a deck will need
    something of everything."""
    rules, tokens = rules.copy(), rules["fog_tokens"].tolist()
    for place in range(int(rules["fogs"])):
        rules["printed"][rules["fog_at"][place]] = tokens[APART * place % len(tokens)]
    return rules


def make_short_sighted(rules: Any) -> Any:
    """The guide of somebody who does not see that decks get better, and takes one card for as good as another."""
    guide = make_guide(rules)
    for weight in (GROWTH, INCOME):
        guide["weights"][weight] = 0
    return guide


def describe_usual(guide: Any, space: int, usual: Course) -> None:
    """What the usual way from a space takes of each symbol, and of the deck."""
    for symbol in range(3):
        steps = usual.sections[symbol * LEVELS : (symbol + 1) * LEVELS]
        guide["need"][symbol, space] = sum(power * count for power, count in enumerate(steps, 1))
        guide["hardest"][symbol, space] = max((power for power, count in enumerate(steps, 1) if count), default=0)
    guide["camp_cards"][space] = usual.sections[CAMP_CARDS]
