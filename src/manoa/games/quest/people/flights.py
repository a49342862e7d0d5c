"""Where the seat whose turn it is can move dragons to, and with which cards (M-5.4, M-5.5)."""

from typing import Any, TypedDict

from manoa.games.quest.parts.cards import CARD_IDS
from manoa.games.quest.parts.modules import DRAGON_IDS, TWO_CARDS
from manoa.games.quest.people import reading
from manoa.games.quest.people.reading import At, name_of
from manoa.games.quest.rules import tasks
from manoa.games.quest.rules.asked.dragon import flight_range, whistle_choices
from manoa.games.quest.rules.modules import dragons
from manoa.games.quest.rules.modules.dragons import alone, tamable
from manoa.games.quest.rules.movement import is_unfinished
from manoa.games.quest.rules.state import ACT, DRAGONS
from manoa.games.values import bits


class Landing(TypedDict):
    """A space that a dragon can be moved to."""

    to: At
    steps: int
    text: str  # moves it there, once it may move


class Flight(TypedDict):
    """A dragon that can be moved."""

    dragon: str
    alone: list[str]  # cards in hand that move it by themselves; two others do as well
    ends: list[Landing]


def flights(rules: Any, state: Any) -> list[Flight]:
    """Of every dragon that can be moved now, or that cards are laid down for, or that moves."""
    task, subject, owed = reading.asked(state)
    if task == tasks.HERD:
        return [_flight(rules, state, subject, owed)]
    if task == tasks.TAME:
        return [_by_cards(rules, state, subject, owed < TWO_CARDS)]
    if task == tasks.WHISTLE:
        chosen, far = int(whistle_choices(rules, state)), subject >> DRAGONS
        return [_flight(rules, state, dragon, far) for dragon in bits(chosen)]
    if task != tasks.FREE or state["phase"] != ACT or state["run_open"] or is_unfinished(rules, state):
        return []
    return [_by_cards(rules, state, dragon, second=False) for dragon in bits(tamable(rules, state))]


def _by_cards(rules: Any, state: Any, dragon: int, second: bool) -> Flight:
    """Once a card lies that does not move it alone, none does."""
    kinds = 0 if second else int(alone(rules, state, dragon))
    return _flight(rules, state, dragon, int(flight_range(rules, state, dragon, kinds != 0)), kinds)


def _flight(rules: Any, state: Any, dragon: int, far: int, kinds: int = 0) -> Flight:
    return {
        "dragon": DRAGON_IDS[dragon],
        "alone": [CARD_IDS[kind] for kind in bits(kinds)],
        "ends": landings(rules, state, dragon, far),
    }


def landings(rules: Any, state: Any, dragon: int, far: int) -> list[Landing]:
    """The free spaces that a dragon gets to in so many steps, the nearest first."""
    start = int(state["dragon_at"][dragon])
    ways: dict[int, list[int]] = {start: []}
    for space in (queue := [start]):
        for direction in bits(dragons.flights(rules, state, space)) if len(ways[space]) < far else ():
            there = int(rules["neighbour"][space, direction])
            if there not in ways:
                ways[there] = [*ways[space], there]
                queue.append(there)
    del ways[start]
    return [
        {
            "to": reading.hex_of(rules, space),
            "steps": len(way),
            "text": " ".join(["herd", *(name_of(rules, step) for step in way)]),
        }
        for space, way in ways.items()
    ]
