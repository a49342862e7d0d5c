"""A match as a picture."""

from __future__ import annotations

import reprlib
from typing import TYPE_CHECKING

from manoa.art.look import THEMES, Look

if TYPE_CHECKING:
    from manoa.play.match import Match


def draw(match: Match, seat: int | None, theme: str, names: tuple[str, ...], since: int | None) -> str:
    """The position as SVG, drawn from the view of a seat alone."""
    book = match.game.book
    if book.picture is None:
        raise ValueError(f"there is no picture of {match.game.title} yet")
    if theme not in THEMES:
        raise ValueError(f"theme is {' or '.join(THEMES)}, not {reprlib.repr(theme)}")
    if names and (len(names) != match.players or not all(isinstance(name, str) for name in names)):
        raise ValueError(f"names has one for each of {match.players} seats")
    events = tuple(match.log(seat, last_turn(match) if since is None else since))
    return book.picture(match.game.options, match.view(seat), Look(seat, names, theme, events))


def last_turn(match: Match) -> int:
    """After how many steps the turn began that was played last."""
    start, actor = len(match.steps), None
    while start:
        before = match.at(start - 1).player
        if actor not in (None, before):
            break
        actor, start = before, start - 1
    return start
