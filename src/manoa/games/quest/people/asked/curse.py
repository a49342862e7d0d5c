"""So many curses are still drawn for a piece."""

from manoa.games.quest.people.decisions import OfPiece
from manoa.games.quest.rules import tasks


class Curse(OfPiece, tag="curse"):
    TASK = tasks.CURSE
