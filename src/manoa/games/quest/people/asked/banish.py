"""A demon goes to somebody."""

from manoa.games.quest.people.decisions import Choice
from manoa.games.quest.rules import tasks


class Banish(Choice, tag="banish"):
    TASK = tasks.BANISH
