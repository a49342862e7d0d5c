"""Treasures (M-6)."""

from typing import Any, TypedDict

from manoa.games.quest.people import reading
from manoa.games.quest.people.reading import At
from manoa.games.quest.rules import notes
from manoa.games.quest.rules.modules.treasures import points

EVENTS = {notes.CHEST: ("chest", "value", "to")}


class Chest(TypedDict):
    """A chest that lies on the route. It is closed as long as nobody has it."""

    at: At
    owner: int | None
    value: int | None


class Seen(TypedDict, total=False):
    chests: list[Chest]
    points: list[int]


def seen(rules: Any, state: Any) -> Seen:
    spots = {place - 1: space for space, place in enumerate(rules["chest"].tolist()) if place}
    owners, values = state["chest_owner"].tolist(), state["chest"].tolist()
    chests: list[Chest] = [
        {
            "at": reading.hex_of(rules, spots[place]),
            "owner": owners[place] - 1 if owners[place] else None,
            "value": values[place] if owners[place] else None,
        }
        for place in range(int(rules["chests"]))
    ]
    return {"chests": chests, "points": [int(points(rules, state, seat)) for seat in range(rules["players"])]}
