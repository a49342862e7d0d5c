"""A token may be used without spending it."""

from manoa.games.quest.people.decisions import Choice
from manoa.games.quest.rules import tasks


class Spare(Choice, tag="spare"):
    TASK = tasks.SPARE
