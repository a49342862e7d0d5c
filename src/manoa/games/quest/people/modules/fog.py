"""Fog (M-7)."""

from typing import Any, TypedDict

from manoa.games.quest.people import reading
from manoa.games.quest.people.reading import At
from manoa.games.quest.rules import notes
from manoa.games.quest.rules.requirements import POWERS, TERRAINS

EVENTS = {notes.UNVEILED: ("lift_fog", "to", "ground")}


class Fog(TypedDict):
    """A fog token; nobody knows what is under one that is not turned up."""

    at: At
    terrain: str | None
    power: int | None


class Seen(TypedDict, total=False):
    fog: list[Fog]
    fog_left: int  # tokens that are not turned up, those left out included


def seen(rules: Any, state: Any) -> Seen:
    up, faces = int(state["fog_up"]), state["fog"].tolist()
    tokens: list[Fog] = [
        {
            "at": reading.hex_of(rules, int(rules["fog_at"][place])),
            "terrain": TERRAINS[faces[place] // POWERS] if up >> place & 1 else None,
            "power": faces[place] % POWERS if up >> place & 1 else None,
        }
        for place in range(int(rules["fogs"]))
    ]
    return {"fog": tokens, "fog_left": len(faces) - up.bit_count()}
