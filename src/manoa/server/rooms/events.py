"""What is stored of a room, version by version: the very types that go over the wire, but for the first."""

from typing import Any

import msgspec
from msgspec.structs import replace

from manoa.server import logged
from manoa.server.wire import rooms as wire
from manoa.server.wire.tables import Result, SeatInfo


class Opened(msgspec.Struct, frozen=True, tag_field="kind", tag="opened", omit_defaults=True):
    """A room with the game that it is about, and all that came with a file."""

    by: wire.Author
    record: dict[str, Any]
    seats: list[SeatInfo]
    table: str | None = None  # the one that it was opened from
    shown: bool = False  # everybody can look at that table
    result: Result | None = None
    branches: list[wire.BranchInfo] = []
    comments: list[wire.RoomComment] = []
    drawings: list[wire.Drawing] = []


Stored = Opened | wire.RoomHappening

Entry = logged.Entry[Stored]
_decoder: msgspec.json.Decoder[Stored] = msgspec.json.Decoder(Stored)
encode, decode = msgspec.json.encode, _decoder.decode


def seat_names(opened: Opened) -> list[str]:
    return [seat.name or seat.bot or "" for seat in opened.seats]


def named(event: Stored) -> set[str]:
    """Whom an event calls by name."""
    if isinstance(event, Opened):
        people = [event.by.user, *(seat.user for seat in event.seats)]
        return {user for user in people if user is not None}
    by = getattr(event, "by", None)
    return {by.user} if by is not None and by.user is not None else set()


def forgotten(event: Stored, user: str, name: str) -> Stored:
    """The same without somebody: what they wrote and drew is gone, their moves stay under a name that says nothing."""
    if user not in named(event):
        return event
    if isinstance(event, Opened):
        seats = [replace(seat, name=name) if seat.user == user else seat for seat in event.seats]
        return replace(event, seats=seats)
    changes: dict[str, Any] = {"by": wire.Author(user, name)}
    if isinstance(event, wire.Commented):
        changes["text"] = ""
    if isinstance(event, wire.Drawn):
        changes["marks"] = []
    if isinstance(event, wire.Entitled):
        changes["title"] = ""
    return replace(event, **changes)
