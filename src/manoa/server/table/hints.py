"""What a bot thinks of a position: for whom, and of which. Never where it would help against people."""

from __future__ import annotations

from typing import NamedTuple

from manoa.play.seat import Seat
from manoa.server.table.project import Viewpoint, match_with, open_book
from manoa.server.table.refusal import Refused
from manoa.server.table.seating import check_bot
from manoa.server.table.table import Table


class Asked(NamedTuple):
    """A bot, and the seat to act as it knows the match at a step."""

    bot: str
    place: Seat


def asked(table: Table, eyes: Viewpoint, step: int, seat: int | None, bot: str | None) -> Asked:
    """What to have thought about; Refused where that is not for this visitor."""
    then = match_with(table, step).at(step)
    if not _allowed(table, eyes):
        raise Refused("no-hints", "Hints are for finished games, analysis and games against bots alone.")
    if then.player is None:
        raise Refused("over", "The game is over at that step.")
    if not open_book(table) and then.player != eyes.seat:
        raise Refused("not-your-turn", "While the game runs, hints are for your own turns.")
    if seat not in (None, then.player):
        raise Refused("not-to-act", f"At that step it is the turn of seat {then.player}.")
    chosen = bot or "search"
    check_bot(then.game.name, chosen)
    return Asked(chosen, then.for_seat(then.player))


def _allowed(table: Table, eyes: Viewpoint) -> bool:
    """Nothing is hidden any more, or whoever asks is the only person at the table, now and from the start."""
    if open_book(table):
        return True
    others = [chair for seat, chair in enumerate(table.chairs) if seat != eyes.seat]
    return table.status == "running" and eyes.seat is not None and all(chair.kind == "bot" for chair in others)
