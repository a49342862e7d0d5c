"""What the modules add to a view. All of it is open to everybody; what chests and fog hide is not in it."""

from typing import Any, TypedDict

import numpy as np

from manoa.games.quest.parts.modules import DRAGON_IDS, MODULES
from manoa.games.quest.people import reading
from manoa.games.quest.people.flights import Flight, flights
from manoa.games.quest.people.leaving import helpers
from manoa.games.quest.people.reading import At, Pile
from manoa.games.quest.rules import tasks
from manoa.games.quest.rules.asked.retreat import first_endangered, nth_back, places_back
from manoa.games.quest.rules.leaving import can_leave, may_end
from manoa.games.quest.rules.modules import dragons
from manoa.games.quest.rules.modules.danger import endangered
from manoa.games.quest.rules.modules.dragons import ALL_DRAGONS, tamable
from manoa.games.quest.rules.modules.muisca import storable
from manoa.games.quest.rules.modules.treasures import points
from manoa.games.quest.rules.requirements import POWERS, TERRAINS
from manoa.games.quest.rules.state import ACT, OUTSIDE
from manoa.games.values import bits


class Arrow(TypedDict):
    """Where a current carries pieces that stop there."""

    at: At
    to: At


class Fog(TypedDict):
    """A fog token; nobody knows what is under one that is not turned up."""

    at: At
    terrain: str | None
    power: int | None


class Chest(TypedDict):
    """A chest that lies on the route. It is closed as long as nobody has it."""

    at: At
    owner: int | None
    value: int | None


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


class Modules(TypedDict, total=False):
    """Of each module what there is of it, if it is in play."""

    names: list[str]  # of those in play
    arrows: list[Arrow]  # current
    danger: list[At]
    in_danger: list[list[bool]]  # of each seat and piece
    safe: list[list[At | None]]  # of each seat and piece: where it would go back to
    back: list[At] | None  # the places to choose among, for a piece that has to go back
    muisca: list[Pile]  # beside the market
    stored: list[list[str]]  # of each seat, those of this turn too
    stored_now: list[str]  # of these: by the seat whose turn it is, so they cannot be played yet
    dragons: list[Dragon]
    held: list[list[list[str]]]  # of each seat and piece: the dragons that hold it
    cloaked: bool  # pieces of the seat whose turn it is are not held
    held_there: list[At]  # where a dragon would hold a piece of the seat whose pieces are moved
    taming: Taming | None
    herding: Herding | None
    whistled: list[str] | None  # the dragons that may still be chosen
    chests: list[Chest]
    points: list[int]
    fog: list[Fog]
    fog_left: int  # tokens that are not turned up, those left out included


class Leaving(TypedDict):
    """What still takes a piece out of danger (M-3.1): the turn does not end before."""

    piece: int
    spaces: list[str]
    things: list[str]  # cards and tokens that lead there


class Own(TypedDict, total=False):
    """What only the seat whose turn it is can do."""

    storable: list[str]
    tamable: list[str]  # dragons
    flights: list[Flight]
    leaving: list[Leaving]


def modules(rules: Any, state: Any) -> Modules:
    names = [MODULES[place] for place in bits(rules["modules"])]
    seen: Modules = {"names": names}
    for name in names:
        if name in PARTS:
            PARTS[name](rules, state, seen)
    return seen


def own(rules: Any, state: Any) -> Own:
    """What the seat whose turn it is could do now."""
    return {
        "storable": [reading.MUISCA_IDS[kind] for kind in bits(storable(rules, state))],
        "tamable": [DRAGON_IDS[dragon] for dragon in bits(tamable(rules, state))],
        "flights": flights(rules, state),
        "leaving": _leaving(rules, state),
    }


def _leaving(rules: Any, state: Any) -> list[Leaving]:
    if state["phase"] != ACT or may_end(rules, state):
        return []
    pieces = [piece for piece in bits(endangered(rules, state)) if can_leave(rules, state, piece)]
    ways_out = [(piece, *helpers(rules, state, piece)) for piece in pieces]
    return [{"piece": piece, "spaces": spaces, "things": things} for piece, spaces, things in ways_out]


def arrows(rules: Any) -> list[tuple[int, int]]:
    """The spaces with an arrow, and where they lead."""
    return [(space, there) for space, there in enumerate(rules["drift"].tolist()) if space != there]


def _current(rules: Any, state: Any, seen: Modules) -> None:
    spots = [(reading.hex_of(rules, space), reading.hex_of(rules, there)) for space, there in arrows(rules)]
    seen["arrows"] = [{"at": at, "to": to} for at, to in spots]


def _danger(rules: Any, state: Any, seen: Modules) -> None:
    marked, spaces = rules["danger"].tolist(), state["at"].tolist()
    seen["danger"] = [reading.hex_of(rules, space) for space, mark in enumerate(marked) if mark]
    seen["in_danger"] = reading.by_piece(rules, [space != OUTSIDE and bool(marked[space]) for space in spaces])
    seen["safe"] = reading.places(rules, state["safe"])
    back = reading.task(state) == tasks.RETREAT
    seen["back"] = [reading.hex_of(rules, space) for space in spaces_back(rules, state)] if back else None


def spaces_back(rules: Any, state: Any) -> list[int]:
    """The places that a piece in danger may go back to, in the order of their actions."""
    mover = int(first_endangered(rules, state))
    return [int(nth_back(rules, state, mover, index)) for index in range(places_back(rules, state, mover)[1])]


def _muisca(rules: Any, state: Any, seen: Modules) -> None:
    seen["muisca"] = reading.piles(state, "aside")
    seen["stored"] = reading.stored(rules, state)
    seen["stored_now"] = reading.each(reading.MUISCA_IDS, state["fresh"])


def _dragons(rules: Any, state: Any, seen: Modules) -> None:
    lairs, awake = state["dragon_at"].tolist(), int(state["awake"])
    (task, subject, owed), zones = reading.asked(state), _zones(rules, state)
    seen["dragons"] = [
        {"id": name, "at": reading.hex_of(rules, lairs[dragon]), "awake": bool(awake >> dragon & 1), "zone": zone}
        for dragon, (name, zone) in enumerate(zip(DRAGON_IDS, zones, strict=True))
    ]
    cloaked = reading.is_cloaked(state, reading.mover(state))
    seen["held_there"] = [] if cloaked else [at for zone in zones for at in zone]
    seen["held"] = reading.by_piece(rules, [holders(rules, state, piece) for piece in range(len(state["at"]))])
    seen["cloaked"] = bool(state["cloaked"])
    seen["taming"] = {"dragon": DRAGON_IDS[subject], "due": owed} if task == tasks.TAME else None
    seen["herding"] = {"dragon": DRAGON_IDS[subject], "left": owed} if task == tasks.HERD else None
    seen["whistled"] = [DRAGON_IDS[dragon] for dragon in bits(subject & ALL_DRAGONS)] if task == tasks.WHISTLE else None


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


def _treasures(rules: Any, state: Any, seen: Modules) -> None:
    spots = {place - 1: space for space, place in enumerate(rules["chest"].tolist()) if place}
    owners, values = state["chest_owner"].tolist(), state["chest"].tolist()
    seen["chests"] = [
        {
            "at": reading.hex_of(rules, spots[place]),
            "owner": owners[place] - 1 if owners[place] else None,
            "value": values[place] if owners[place] else None,
        }
        for place in range(int(rules["chests"]))
    ]
    seen["points"] = [int(points(state, seat)) for seat in range(rules["players"])]


def _fog(rules: Any, state: Any, seen: Modules) -> None:
    up, faces = int(state["fog_up"]), state["fog"].tolist()
    seen["fog"] = [
        {
            "at": reading.hex_of(rules, int(rules["fog_at"][place])),
            "terrain": TERRAINS[faces[place] // POWERS] if up >> place & 1 else None,
            "power": faces[place] % POWERS if up >> place & 1 else None,
        }
        for place in range(int(rules["fogs"]))
    ]
    seen["fog_left"] = len(faces) - up.bit_count()


PARTS = {
    "current": _current,
    "danger": _danger,
    "muisca": _muisca,
    "dragons": _dragons,
    "treasures": _treasures,
    "fog": _fog,
}
