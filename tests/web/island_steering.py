"""What a test of Island wants to be done: the bot's choice, but for one trade, since bots that see no cards make no
offers."""

from __future__ import annotations

from typing import Any

from manoa.play.action import Action
from manoa.play.match import Match


def wanted(match: Match, chosen: Action) -> Action:
    """The bot's choice; offers are accepted."""
    if match.view()["phase"] == "answer":
        return next(action for action in match.actions() if action.data["kind"] == "accept")
    return chosen


def swap(match: Match) -> dict[str, Any] | None:
    """A whole offer, as soon as one is sure to be payable: two types of cards for one that the other has."""
    for action in match.actions():
        if action.data["kind"] == "offer":
            seat = action.data["seat"]
            mine, theirs = (holding(match, one) for one in (match.player, seat))
            if len(mine) > 1 and theirs:
                return {"kind": "offer", "seat": seat, "give": dict.fromkeys(mine[:2], 1), "take": {theirs[-1]: 1}}
    return None


def holding(match: Match, seat: int | None) -> list[str]:
    assert seat is not None
    return [resource for resource, count in match.view(seat)["resources"][seat].items() if count]
