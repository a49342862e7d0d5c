"""Where a game of Heroes & Hexes is steered to: first to the tavern, then as a bot would."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from manoa.bots import bot
from manoa.play.match import Match
from web import quest_clicks
from web.people import Person
from web.player import Game

OPTIONS = {"route": "demon_gorge", "heroes_hexes": True}
PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True, "device_scale_factor": 1}
TAVERN = ((6, 1), (5, 1), (4, 1))
GUEST = 0  # the seat whose second piece goes there


def to_tavern(match: Match) -> str | None:
    """The run of the guest that leads nearest to the tavern, while there is a hero to be met."""
    view = match.view(match.player)
    if match.player != GUEST or view["phase"] != "play" or view["hexes"]["met"][GUEST]:
        return None
    here = far(view["pieces"][GUEST][-1])
    runs = {text: far(end["to"]) for text, end in quest_clicks.ends(match).items() if "to" in end and end["piece"] == 1}
    return min((text for text in runs if runs[text] < here), key=lambda text: (runs[text], text), default=None)


def far(place: Any) -> int:
    """Steps to the tavern as the crow flies."""
    steps = (max(abs(place[0] - q), abs(place[1] - r), abs(sum(place) - q - r)) for q, r in TAVERN)
    return int(min(steps))


def advance(game: Game, people: Mapping[int, Person], until: Callable[[Match], bool]) -> None:
    """By requests, to the next moment of a kind. Nobody is there but people."""
    mind = bot("greedy")
    while game.look().player is not None and not until(game.match):
        match = game.match
        seat = game.player or 0
        action = to_tavern(match) or mind.choose(match.for_seat(seat)).id
        people[seat].ask(game.table.id, kind="play", action=action)


def last_keys(match: Match) -> list[str]:
    """What the last step did."""
    log = match.log()
    return [event["key"] for event in log if event["step"] == log[-1]["step"]]
