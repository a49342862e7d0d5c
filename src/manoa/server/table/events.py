"""What is stored of a table, version by version.

Most of it everybody may know, and is the very type that goes over the wire. What holds something private has a type of
its own here, and `project` says what of it goes to whom.
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from manoa.server import logged
from manoa.server.wire import news
from manoa.server.wire.tables import Clock, SeatInfo


class Begun(msgspec.Struct, frozen=True, tag_field="kind", tag="begun", omit_defaults=True):
    """The table was set up. Its seed is not in the log."""

    host: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    public: bool
    clock: Clock
    commitment: str | None = None
    analysis: bool = False
    position: dict[str, Any] | None = None  # where it begins instead of a deal
    opening: list[str | int] = []  # steps made before anybody sat down; ids are those of version 1
    before: str | None = None
    invites: dict[str, int] = {}  # seats by the keys of links that lead there
    lesson: str | None = None  # that the table gives
    deal: str | None = None  # what others are dealt alike by: the game and day of a deal of the day, or a first table
    daily: str | None = None  # the day whose deal it is; who has not played that sees nothing here until it is over
    same: str | None = None  # a finished table whose deal it is once more


class Invited(msgspec.Struct, frozen=True, tag_field="kind", tag="invited_"):
    """A link was made; the key is the hash of its secret."""

    seat: int
    key: str


class Claimed(msgspec.Struct, frozen=True, tag_field="kind", tag="claimed"):
    """Somebody followed a link, which leads nowhere from now on."""

    seat: int
    key: str
    user: str
    name: str
    free: bool = False  # nobody sat there


class Played(msgspec.Struct, frozen=True, tag_field="kind", tag="played"):
    """A move: a step in notation, or several. Which they were is for those to know whom the library's log tells."""

    seat: int
    text: str | list[str]  # one text may name several steps, if steps were larger when it was stored

    @property
    def texts(self) -> list[str]:
        return [self.text] if isinstance(self.text, str) else self.text


Stored = (
    Begun
    | Invited
    | Claimed
    | Played
    | news.Sat
    | news.Stood
    | news.Arranged
    | news.Started
    | news.TookBack  # whose `step` counts the moves that stay: in version 1 a move was a step
    | news.Asked
    | news.Answered
    | news.Resigned
    | news.TakenOver
    | news.CameBack
    | news.Said
    | news.Ended
    | news.Closed
    | news.WentOn
)

Entry = logged.Entry[Stored]
_decoder: msgspec.json.Decoder[Stored] = msgspec.json.Decoder(Stored)
encode, decode = msgspec.json.encode, _decoder.decode


def renamed(event: Stored, user: str, name: str) -> Stored:
    """The same with another name for somebody."""
    if isinstance(event, Begun):
        return replace(event, seats=[replace(seat, name=name) if seat.user == user else seat for seat in event.seats])
    if isinstance(event, Claimed | news.Sat | news.Said) and event.user == user:
        return replace(event, name=name)
    return event


def named(event: Stored) -> set[str]:
    """Whom an event calls by name."""
    if isinstance(event, Begun):
        return {seat.user for seat in event.seats if seat.user}
    return {event.user} if isinstance(event, Claimed | news.Sat | news.Said) else set()
