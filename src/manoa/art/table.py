"""What a picture has beside the board: a caption, and a line for each player, on paper."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from manoa.art.kit import icon, rect
from manoa.art.lettering import cut, display, width, words, wrapped
from manoa.art.pieces import mark

RAIL = 322  # how wide the paper is
ROOM = RAIL - 30  # of what is written on it
LINE = 52  # how tall a player's line is


def rail(x: float, height: float) -> str:
    """The paper itself."""
    return rect(x, 0, RAIL, height, "sheet") + rect(x, 0, 1, height, "line")


def heading(text: str, x: float, y: float) -> str:
    return display(text, x, y, 19, tracking=1)


def caption(title: str, about: Sequence[str], now: str, over: bool, x: float) -> tuple[str, float]:
    """What is played, and whose turn it is, in gold because it is now; and how far down it goes."""
    title = title.upper()
    drawing = display(title, x, 50, min(38.0, 38 * ROOM / width(title, 38, True, 1.8)), tracking=1.8)
    y = 73
    for text in (line for sentence in about for line in wrapped(sentence, ROOM, 14)):
        drawing += words(text, x, y, 14, "ink-2")
        y += 20
    drawing += icon("flag" if over else "play", x, y - 2, 15, "gold-ink") + words(
        cut(now, ROOM - 22, 16), x + 22, y + 11, 16, weight=650
    )
    return drawing, y + 34


class Line(NamedTuple):
    """What the first row of a player's line says."""

    name: str
    mark: tuple[int, str]  # number and ink of the player's mark
    now: bool  # it is this player's turn
    number: str = ""  # what counts most
    unit: str = ""
    hat: bool = False  # began the round
    role: str = ""  # who the player is in this game
    room: float = ROOM


def player_line(line: Line, x: float, y: float) -> str:
    """Mark, name and number; a gold bar beside the player whose turn it is."""
    seat, tone = line.mark
    drawing = rect(x - 15, y, 5, LINE - 8, "gold") if line.now else ""
    drawing += mark(seat, x, y + 4, 15, tone)
    drawing += words(line.unit, x + line.room, y + 17, 13, "ink-2", anchor="end")
    end = line.room - width(line.unit, 13) - 5
    drawing += display(line.number, x + end, y + 19, 26, anchor="end")
    end -= width(line.number, 26, True) + 24
    drawing += icon("hat", x + end, y + 3, 16, "gold-ink") if line.hat else ""
    role = width(line.role, 13) + 8 if line.role else 0
    name = cut(line.name, end - 28 - role, 15)
    drawing += words(name, x + 24, y + 17, 15, weight=650)
    return drawing + words(line.role, x + 30 + 1.1 * width(name, 15), y + 17, 13, "ink-2")


def counts(entries: Iterable[tuple[str, object, str]], x: float, y: float) -> tuple[str, float]:
    """Icons with numbers, each in an ink; and where they end."""
    drawing = ""
    for sign, count, tone in entries:
        drawing += icon(sign, x, y, 14, tone) + words(str(count), x + 18, y + 12, 13, tone, weight=600)
        x += 34 + 7.5 * (len(str(count)) - 1)
    return drawing, x
