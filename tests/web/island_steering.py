"""Which action of Island a test wants: the bot's, but for one trade, since bots that see no cards make no offers."""

from __future__ import annotations

from manoa.play.action import Action
from manoa.play.match import Match


def wanted(match: Match, chosen: Action, traded: bool) -> Action:
    """The bot's choice, an offer instead of it as soon as one is sure to be accepted, or its acceptance."""
    if match.view()["phase"] == "answer":
        return next(action for action in match.actions() if action.data["kind"] == "accept")
    return chosen if traded else next(filter(lambda action: payable(match, action), match.actions()), chosen)


def payable(match: Match, action: Action) -> bool:
    """One card for one, which the other has."""
    data = action.data
    if data["kind"] != "offer" or [sum(data[side].values()) for side in ("give", "take")] != [1, 1]:
        return False
    theirs = match.view(data["seat"])["resources"][data["seat"]]
    return all(theirs[resource] >= count for resource, count in data["take"].items())
