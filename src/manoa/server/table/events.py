"""What is stored of a table, version by version.

Most of it everybody may know, and is the very type that goes over the wire. What holds something private has a type of
its own here, and `project` says what of it goes to whom.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from manoa.server.wire import news
from manoa.server.wire.base import Moment
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
    opening: list[int] = []  # actions played before anybody sat down
    before: str | None = None
    invites: dict[str, int] = {}  # seats by the keys of links that lead there


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
    """Which action it was is for those to know whom the library's log tells."""

    seat: int
    action: int
    text: str


Stored = (
    Begun
    | Invited
    | Claimed
    | Played
    | news.Sat
    | news.Stood
    | news.Arranged
    | news.Started
    | news.TookBack
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


class Entry(NamedTuple):
    """One line of a table's log."""

    version: int
    at: Moment
    command: str | None
    event: Stored


_decoder: msgspec.json.Decoder[Stored] = msgspec.json.Decoder(Stored)
_encoder = msgspec.json.Encoder()


def encode(event: Stored) -> bytes:
    return _encoder.encode(event)


def decode(body: bytes) -> Stored:
    return _decoder.decode(body)
