"""Curses that are drawn, and the stop that comes after them."""

from manoa.games.quest.people.decisions import OfCurse, OfPiece
from manoa.games.quest.rules import tasks


class Curse(OfPiece, tag="curse"):
    """So many curses are still drawn for a piece."""

    TASK = tasks.CURSE


class Halt(OfPiece, tag="halt"):
    """A piece stops, once all curses are done."""

    TASK = tasks.HALT


class Ward(OfCurse, tag="ward"):
    """A curse is turned up."""

    TASK = tasks.WARD
