"""What nodes tell one another: every kind of message, how it is packed, and how it is unpacked.

A message is only a hint that there is something to look for: what is true is in the database. Nodes may be of different
versions, so a message may have fields that one does not know, or be of a kind that one does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from manoa.server.wire.base import RoomId, Seat, TableId, UserId, Version
from manoa.server.wire.rooms import RoomPerson, RoomPlace

LARGEST = 7_900  # bytes; PostgreSQL takes messages of less than 8,000

NodeId = Annotated[str, Meta(max_length=40)]
KeyId = Annotated[str, Meta(max_length=40)]  # of a session or an API token
Count = Annotated[int, Meta(ge=0, le=1 << 40)]

T = TypeVar("T")


class Message(Struct, frozen=True, tag_field="t"):
    """Something that a node tells all others."""

    def parts(self) -> Sequence[Message]:
        """What to tell instead if it is too large."""
        return [LookAgain()]


class Alive(Message, frozen=True, tag="alive"):
    """The node is there."""


class Stopping(Message, frozen=True, tag="stopping"):
    """The node is there no more."""


class LookAgain(Message, frozen=True, tag="look-again"):
    """Something happened that the node could not tell."""


class TableChanged(Message, frozen=True, tag="table"):
    table: TableId
    v: Version
    users: list[UserId] = []  # whose games have changed
    lobby: bool = False


class TableHere(Message, frozen=True, tag="table-here"):
    """Who watches a table at the node."""

    table: TableId
    seats: list[Seat]
    spectators: Count
    ask: bool  # the node wants to know who watches it elsewhere


class TablesReread(Message, frozen=True, tag="tables-reread"):
    """The logs of these were changed where they name somebody who is gone."""

    tables: list[TableId]

    def parts(self) -> Sequence[Message]:
        return [TablesReread(half) for half in _halves(self.tables)]


class Forget(Message, frozen=True, tag="forget"):
    """These sessions and API tokens were revoked."""

    sessions: list[KeyId]
    tokens: list[KeyId]

    def parts(self) -> Sequence[Message]:
        halves = zip(_halves(self.sessions), _halves(self.tokens), strict=True)
        return [Forget(sessions, tokens) for sessions, tokens in halves]


class RoomChanged(Message, frozen=True, tag="room"):
    room: RoomId
    v: Version


class RoomHere(Message, frozen=True, tag="room-here"):
    """Who is in a study room at the node."""

    room: RoomId
    people: list[RoomPerson]
    unnamed: Count
    ask: bool  # the node wants to know who is there elsewhere
    more: bool = False  # these come to those who were told before

    def parts(self) -> Sequence[Message]:
        first, rest = _halves(self.people)
        return [replace(self, people=first), RoomHere(self.room, rest, 0, ask=False, more=True)]


class RoomLooks(Message, frozen=True, tag="room-looks"):
    """Somebody in a room went to a step."""

    room: RoomId
    user: UserId | None
    at: RoomPlace


class RoomLed(Message, frozen=True, tag="room-led"):
    """The leader of a room went to a step; how often that has happened there."""

    room: RoomId
    at: RoomPlace
    placed: Count


class RoomsReread(Message, frozen=True, tag="rooms-reread"):
    """The logs of these were changed where they name somebody who is gone."""

    rooms: list[RoomId]

    def parts(self) -> Sequence[Message]:
        return [RoomsReread(half) for half in _halves(self.rooms)]


class RoomsGone(Message, frozen=True, tag="rooms-gone"):
    rooms: list[RoomId]

    def parts(self) -> Sequence[Message]:
        return [RoomsGone(half) for half in _halves(self.rooms)]


AnyMessage = (
    Alive
    | Stopping
    | LookAgain
    | TableChanged
    | TableHere
    | TablesReread
    | Forget
    | RoomChanged
    | RoomHere
    | RoomLooks
    | RoomLed
    | RoomsReread
    | RoomsGone
)


class Envelope(Struct, frozen=True):
    """A message with its sender."""

    node: NodeId
    message: AnyMessage


class NotUnderstood(Exception):
    """It is from a newer node, or from somebody else."""


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Envelope)


def packed(node: str, message: Message) -> list[str]:
    """As one text that PostgreSQL takes, or as several."""
    text = _encode({"node": node, "message": message})
    if len(text) <= LARGEST:
        return [text.decode()]
    parts = message.parts()
    if message in parts:  # it cannot be made smaller
        parts = [LookAgain()]
    return [text for part in parts for text in packed(node, part)]


def unpacked(text: str) -> Envelope:
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise NotUnderstood(str(error)[:200]) from error


def _halves(items: list[T]) -> tuple[list[T], list[T]]:
    return items[: len(items) // 2], items[len(items) // 2 :]
