"""Demons that leave the hand."""

from manoa.games.quest.people.decisions import Choice
from manoa.games.quest.rules import tasks


class Dismiss(Choice, tag="dismiss"):
    """Demons may go back to the supply."""

    TASK = tasks.DISMISS
    VERBS = ("return", "buy")


class Banish(Choice, tag="banish"):
    """A demon goes to somebody."""

    TASK = tasks.BANISH
