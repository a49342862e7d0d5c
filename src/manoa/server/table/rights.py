"""Who may ask for what."""

from typing import Protocol

from manoa.play.match import Match
from manoa.server.table.refusal import Refused
from manoa.server.table.table import Table


class Someone(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...


class Asker(Someone, Protocol):
    @property
    def payer(self) -> str:
        """In whose name bots think for them."""


def other_rules(table: Table) -> Refused:
    return Refused("other-rules", version=table.begun.rules)


def own_seat(table: Table, who: Someone) -> int:
    seat = table.seat_of(who.id)
    if seat is None:
        raise Refused("not-seated")
    return seat


def running(table: Table) -> Match:
    if table.status == "open":
        raise Refused("not-started")
    if table.status == "over" or table.match is None:
        raise Refused("over")
    return table.match


def present_seat(table: Table, who: Someone) -> int:
    """One's own seat in a running game, played by oneself."""
    running(table)
    seat = own_seat(table, who)
    away = table.chairs[seat].away
    if away == "resigned":
        raise Refused("resigned")
    if away is not None:
        raise Refused("away")
    return seat
