"""Another name for somebody in what a log has stored."""

from __future__ import annotations

from msgspec.structs import replace

from manoa.server.table.events import Begun, Claimed, Stored
from manoa.server.wire import news


def renamed(event: Stored, user: str, name: str) -> Stored:
    if isinstance(event, Begun):
        return replace(event, seats=[replace(seat, name=name) if seat.user == user else seat for seat in event.seats])
    if isinstance(event, Claimed | news.Sat | news.Said) and event.user == user:
        return replace(event, name=name)
    return event
