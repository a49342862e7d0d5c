"""Danger (M-3)."""

from typing import Any, TypedDict

from manoa.games.quest.people import reading
from manoa.games.quest.people.reaching import reach_view
from manoa.games.quest.people.reading import At, atlas, name_of
from manoa.games.quest.rules import notes
from manoa.games.quest.rules.asked.retreat import first_endangered, nth_back, places_back
from manoa.games.quest.rules.board import requirement_of
from manoa.games.quest.rules.modules.danger import can_leave, endangered, may_end
from manoa.games.quest.rules.state import ACT, OUTSIDE
from manoa.games.quest.rules.step import due
from manoa.games.quest.rules.tasks import RETREAT
from manoa.games.refusals import refusal
from manoa.games.values import bits
from manoa.kernel.rulebook import Refusal

EVENTS = {notes.RETREATED: ("retreat", "piece", "from", "to")}


class Seen(TypedDict, total=False):
    danger: list[At]
    in_danger: list[list[bool]]  # of each seat and piece
    safe: list[list[At | None]]  # of each seat and piece: where it would go back to
    back: list[At] | None  # the places to choose among, for a piece that has to go back


class Leaving(TypedDict):
    """What still takes a piece out of danger (M-3.1): the turn does not end before."""

    piece: int
    spaces: list[str]
    things: list[str]  # cards and tokens that lead there


class Own(TypedDict, total=False):
    leaving: list[Leaving]


def seen(rules: Any, state: Any) -> Seen:
    marked, spaces = rules["danger"].tolist(), state["at"].tolist()
    back = reading.task(state) == RETREAT
    return {
        "danger": [reading.hex_of(rules, space) for space, mark in enumerate(marked) if mark],
        "in_danger": reading.by_piece(rules, [space != OUTSIDE and bool(marked[space]) for space in spaces]),
        "safe": reading.places(rules, state["safe"]),
        "back": [reading.hex_of(rules, space) for space in spaces_back(rules, state)] if back else None,
    }


def spaces_back(rules: Any, state: Any) -> list[int]:
    """The places that a piece in danger may go back to, in the order of their actions."""
    mover = int(first_endangered(rules, state))
    return [int(nth_back(rules, state, mover, index)) for index in range(places_back(rules, state, mover)[1])]


def own(rules: Any, state: Any) -> Own:
    pieces = _to_leave(rules, state)
    ways_out = [(piece, *helpers(rules, state, piece)) for piece in pieces]
    return {"leaving": [{"piece": piece, "spaces": spaces, "things": things} for piece, spaces, things in ways_out]}


def _to_leave(rules: Any, state: Any) -> list[int]:
    """The player's pieces in danger that can leave it, as long as the turn may not end."""
    if not rules["modules"] or state["phase"] != ACT or may_end(rules, state):
        return []
    return [piece for piece in bits(endangered(rules, state)) if can_leave(rules, state, piece)]


def open_end(rules: Any, state: Any) -> Refusal | None:
    """Why the turn does not end yet (M-3.1)."""
    for piece in _to_leave(rules, state):
        spaces, things = helpers(rules, state, piece)
        here = name_of(rules, reading.piece_space(rules, state, piece))
        return refusal("in-danger", space=here, spaces=spaces, things=things)
    return None


def helpers(rules: Any, state: Any, piece: int) -> tuple[list[str], list[str]]:
    """The spaces that a piece can step onto, and the cards and tokens that lead there."""
    spaces: list[str] = []
    things: list[str] = []
    for way in reach_view(rules, state):
        ends = [end["space"] for end in way["ends"] if end["space"] is not None]
        if way["piece"] == piece and ends:
            spaces += ends
            things += [thing for thing in (way["card"], way["token"]) if thing]
    space = int(state["at"][int(state["turn"]) * int(rules["pieces"]) + piece])
    for direction, other in enumerate(atlas(rules).neighbour[space]):
        required = int(requirement_of(rules, state, space, direction)) if other != OUTSIDE else 0
        if required and due(rules, state, piece, space, direction, required):
            spaces.append(name_of(rules, other))
    return list(dict.fromkeys(spaces)), list(dict.fromkeys(things))
