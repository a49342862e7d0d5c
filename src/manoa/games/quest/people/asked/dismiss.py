"""Demons may go back to the supply."""

from manoa.games.quest.people.decisions import Choice
from manoa.games.quest.rules import tasks


class Dismiss(Choice, tag="dismiss"):
    TASK = tasks.DISMISS
    VERBS = ("return", "buy")
