"""A card that makes two runs."""

from manoa.games.quest.people.decisions import Choice
from manoa.games.quest.rules import tasks


class Twice(Choice, tag="twice"):
    TASK = tasks.TWICE
