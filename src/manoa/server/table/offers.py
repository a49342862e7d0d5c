"""What needs everybody's consent: going back, ending without a result, playing again."""

from __future__ import annotations

from manoa.server.table.events import Stored
from manoa.server.table.refusal import Refused
from manoa.server.table.rights import Someone, own_seat, present_seat
from manoa.server.table.table import Table
from manoa.server.wire import commands, news
from manoa.server.wire.base import Moment


def propose(table: Table, who: Someone, command: commands.Propose, now: Moment) -> list[Stored]:
    if table.begun.analysis:
        raise Refused("analysis", "In an analysis there is nobody to ask.")
    seat = _asker(table, who, command.what)
    if command.what in table.offers:
        raise Refused("asked", "That has been asked already.")
    if command.what == "undo" and table.step_before([seat]) is None:
        raise Refused("no-undo", "You have made no step yet.")
    return [news.Asked(command.what, seat)]


def answer(table: Table, who: Someone, command: commands.Answer, now: Moment) -> list[Stored]:
    seat = _asker(table, who, command.what)
    offer = table.offers.get(command.what)
    if offer is None:
        raise Refused("no-offer", "Nobody has asked for that.")
    if seat in offer.agreed and command.agree:
        raise Refused("answered", "You have agreed already.")
    return [news.Answered(command.what, seat, command.agree)]


def _asker(table: Table, who: Someone, what: str) -> int:
    if what != "rematch":
        return present_seat(table, who)
    if table.status != "over":
        raise Refused("running", "A rematch can be asked for once the game is over.")
    if table.rematch is not None:
        raise Refused("went-on", "There is a rematch already.")
    return own_seat(table, who)
