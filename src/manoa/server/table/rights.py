"""Who may ask for what."""

from __future__ import annotations

from typing import Protocol

from manoa.play.match import Match
from manoa.server.table.refusal import Refused
from manoa.server.table.table import Table


class Someone(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...


def other_rules(table: Table) -> str:
    return f"This was set up under version {table.begun.rules} of the rules, which this server does not have."


def own_seat(table: Table, who: Someone) -> int:
    seat = table.seat_of(who.id)
    if seat is None:
        raise Refused("not-seated", "You have no seat at this table.")
    return seat


def running(table: Table) -> Match:
    if table.status == "open":
        raise Refused("not-started", "The game has not started: seats are still free.")
    if table.status == "over" or table.match is None:
        raise Refused("over", "The game is over.")
    return table.match


def present_seat(table: Table, who: Someone) -> int:
    """One's own seat in a running game, played by oneself."""
    running(table)
    seat = own_seat(table, who)
    away = table.chairs[seat].away
    if away == "resigned":
        raise Refused("resigned", "You have resigned.")
    if away is not None:
        raise Refused("away", "A bot plays for you: take your seat back first.")
    return seat
