"""Flowing water (M-2)."""

from typing import Any, TypedDict

from manoa.games.quest.people import reading
from manoa.games.quest.people.reading import At
from manoa.games.quest.rules import notes

EVENTS = {notes.CARRIED: ("carry", "piece", "from", "to")}


class Arrow(TypedDict):
    """Where a current carries pieces that stop there."""

    at: At
    to: At


class Seen(TypedDict, total=False):
    arrows: list[Arrow]


def arrows(rules: Any) -> list[tuple[int, int]]:
    """The spaces with an arrow, and where they lead."""
    return [(space, there) for space, there in enumerate(rules["drift"].tolist()) if space != there]


def seen(rules: Any, state: Any) -> Seen:
    spots = [(reading.hex_of(rules, space), reading.hex_of(rules, there)) for space, there in arrows(rules)]
    return {"arrows": [{"at": at, "to": to} for at, to in spots]}
