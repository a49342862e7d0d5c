"""A piece stops, once all curses are done."""

from manoa.games.quest.people.decisions import OfPiece
from manoa.games.quest.rules import tasks


class Halt(OfPiece, tag="halt"):
    TASK = tasks.HALT
