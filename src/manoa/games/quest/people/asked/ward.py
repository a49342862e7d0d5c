"""A curse is turned up."""

from manoa.games.quest.people.decisions import OfCurse
from manoa.games.quest.rules import tasks


class Ward(OfCurse, tag="ward"):
    TASK = tasks.WARD
