"""Dragons (M-5): where they are and what they hold, and where the seat whose turn it is can move them to."""

from typing import Any, TypedDict

import numpy as np

from manoa.games.quest.parts.cards import CARD_IDS
from manoa.games.quest.parts.modules import DRAGON_IDS, TWO_CARDS
from manoa.games.quest.people import reading
from manoa.games.quest.people.reading import At, name_of
from manoa.games.quest.rules import notes, tasks
from manoa.games.quest.rules.asked.dragon import flight_range, whistle_choices
from manoa.games.quest.rules.ids import BACK, DRAGON
from manoa.games.quest.rules.modules import dragons
from manoa.games.quest.rules.modules.dragons import ALL_DRAGONS, alone, tamable
from manoa.games.quest.rules.movement import is_unfinished
from manoa.games.quest.rules.state import ACT, DRAGONS, OUTSIDE, WITH_DRAGONS
from manoa.games.refusals import refusal
from manoa.games.values import bits
from manoa.kernel.records import as_python
from manoa.kernel.rulebook import Refusal

is_cloaked = as_python(dragons.is_cloaked)  # quicker than to call the kernel


class Dragon(TypedDict):
    id: str
    at: At
    awake: bool
    zone: list[At]  # where it holds a piece that comes there


class Taming(TypedDict):
    """A dragon that cards are laid down for: one with its symbol, or so many others."""

    dragon: str
    due: int


class Herding(TypedDict):
    """A dragon that is being moved, and how many spaces are left."""

    dragon: str
    left: int


class Seen(TypedDict, total=False):
    dragons: list[Dragon]
    held: list[list[list[str]]]  # of each seat and piece: the dragons that hold it
    cloaked: bool  # pieces of the seat whose turn it is are not held
    held_there: list[At]  # where a dragon would hold a piece of the seat whose pieces are moved
    taming: Taming | None
    herding: Herding | None
    whistled: list[str] | None  # the dragons that may still be chosen


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


class Own(TypedDict, total=False):
    tamable: list[str]
    flights: list[Flight]


def seen(rules: Any, state: Any) -> Seen:
    lairs, awake = state["dragon_at"].tolist(), int(state["awake"])
    (task, subject, owed), zones = reading.asked(state), _zones(rules, state)
    cloaked = is_cloaked(state, reading.mover(state))
    return {
        "dragons": [
            {"id": name, "at": reading.hex_of(rules, lairs[dragon]), "awake": bool(awake >> dragon & 1), "zone": zone}
            for dragon, (name, zone) in enumerate(zip(DRAGON_IDS, zones, strict=True))
        ],
        "held_there": [] if cloaked else [at for zone in zones for at in zone],
        "held": reading.by_piece(rules, [holders(rules, state, piece) for piece in range(len(state["at"]))]),
        "cloaked": bool(state["cloaked"]),
        "taming": {"dragon": DRAGON_IDS[subject], "due": owed} if task == tasks.TAME else None,
        "herding": {"dragon": DRAGON_IDS[subject], "left": owed} if task == tasks.HERD else None,
        "whistled": [DRAGON_IDS[dragon] for dragon in bits(subject & ALL_DRAGONS)] if task == tasks.WHISTLE else None,
    }


def own(rules: Any, state: Any) -> Own:
    able = [DRAGON_IDS[dragon] for dragon in bits(tamable(rules, state))]
    return {"tamable": able, "flights": flights(rules, state)}


def _zones(rules: Any, state: Any) -> list[list[At]]:
    """Of every dragon the spaces where it holds a piece that comes there."""
    found = np.zeros(int(rules["spaces"]), np.int8)
    dragons.write_zones(rules, state, found)
    zones: list[list[At]] = [[] for _ in DRAGON_IDS]
    for space in found.nonzero()[0].tolist():
        for dragon in bits(found[space]):
            zones[dragon].append(reading.hex_of(rules, space))
    return zones


def holders(rules: Any, state: Any, piece: int) -> list[str]:
    """The dragons that hold a piece."""
    space, seat = int(state["at"][piece]), piece // int(rules["pieces"])
    if space == OUTSIDE or not state["awake"]:  # quicker than to ask
        return []
    return [DRAGON_IDS[dragon] for dragon in bits(dragons.holders(rules, state, seat, space))]


# Moving them


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


# Words

ACTIONS = range(DRAGON, BACK)
TEXTS = {
    DRAGON + place: (f"dragon {name}", {"kind": "dragon", "dragon": name}) for place, name in enumerate(DRAGON_IDS)
}
EVENTS = {
    notes.WOKE: ("wake", "dragon", "to"),
    notes.TAMING: ("tame", "dragon"),
    notes.FLEW: ("fly", "dragon", "from", "to"),
}
NUMBERS = {"dragon": lambda _, dragon: {"dragon": DRAGON_IDS[dragon]}}  # what stands in events
IDLE = {**dict.fromkeys(("dragon_tamer", "dragon_whistle"), "no-dragon-awake"), "dragon_cloak": "cloaked-already"}


def absent(rules: Any) -> Refusal | None:
    return None if int(rules["modules"]) & WITH_DRAGONS else refusal("no-dragons")


def why(state: Any, action: int, missing: Any) -> Refusal:
    """Why a dragon is not moved now."""
    awake = int(state["awake"]) >> (action - DRAGON) & 1
    return refusal("dragon-not-moved" if awake else "dragon-asleep", dragon=DRAGON_IDS[action - DRAGON])


def held(rules: Any, state: Any, piece: int) -> Refusal | None:
    """A piece of the player takes no step."""
    by = holders(rules, state, int(state["turn"]) * int(rules["pieces"]) + piece)
    return refusal("held", space=name_of(rules, reading.piece_space(rules, state, piece)), dragons=by) if by else None


def barred(rules: Any, state: Any, space: int) -> Refusal | None:
    """Nothing enters a space."""
    return refusal("dragon-there", space=name_of(rules, space)) if space in state["dragon_at"].tolist() else None
