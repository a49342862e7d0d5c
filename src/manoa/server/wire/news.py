"""What a client hears."""

from __future__ import annotations

from typing import Any, Literal

from manoa.server.wire.base import Moment, TableId, Told, UserId, Version
from manoa.server.wire.tables import Result, State

# What happened at a table, as one viewer may know it


class Opened(Told, frozen=True, tag_field="kind", tag="opened"):
    pass


class Sat(Told, frozen=True, tag_field="kind", tag="sat"):
    seat: int
    name: str
    user: UserId


class Stood(Told, frozen=True, tag_field="kind", tag="stood"):
    seat: int


class Arranged(Told, frozen=True, tag_field="kind", tag="arranged"):
    seat: int
    plan: Literal["open", "invited", "bot"]
    bot: str | None = None


class Started(Told, frozen=True, tag_field="kind", tag="started"):
    pass


class Moved(Told, frozen=True, tag_field="kind", tag="moved"):
    seat: int
    step: int
    log: list[dict[str, Any]]  # the library's, as this viewer may know it


class TookBack(Told, frozen=True, tag_field="kind", tag="took_back"):
    seat: int
    step: int  # the game stands after this step again


class Asked(Told, frozen=True, tag_field="kind", tag="asked"):
    what: str
    seat: int


class Answered(Told, frozen=True, tag_field="kind", tag="answered"):
    what: str
    seat: int
    agree: bool


class Resigned(Told, frozen=True, tag_field="kind", tag="resigned"):
    seat: int


class TakenOver(Told, frozen=True, tag_field="kind", tag="taken_over"):
    """A bot plays on for a person, or another one for a bot that failed."""

    seat: int
    bot: str
    why: Literal["left", "time", "failed"]


class CameBack(Told, frozen=True, tag_field="kind", tag="came_back"):
    seat: int


class HandedOver(Told, frozen=True, tag_field="kind", tag="handed_over"):
    seat: int
    name: str
    user: UserId


class Said(Told, frozen=True, tag_field="kind", tag="said"):
    channel: Literal["table", "spectators"]
    name: str
    user: UserId
    text: str


class Ended(Told, frozen=True, tag_field="kind", tag="ended"):
    result: Result


class Closed(Told, frozen=True, tag_field="kind", tag="closed"):
    """Everybody left before the start."""


class WentOn(Told, frozen=True, tag_field="kind", tag="went_on"):
    """To a rematch."""

    table: TableId


What = (
    Opened
    | Sat
    | Stood
    | Arranged
    | Started
    | Moved
    | TookBack
    | Asked
    | Answered
    | Resigned
    | TakenOver
    | CameBack
    | HandedOver
    | Said
    | Ended
    | Closed
    | WentOn
)


class Event(Told, frozen=True):
    """One version of a table. A viewer who may know nothing of it gets the version alone."""

    v: Version
    at: Moment | None = None
    what: What | None = None


# Frames from the server


class News(Told, frozen=True, tag_field="t", tag="news"):
    """Versions in order without a gap, and how it stands after the last."""

    table: TableId
    events: list[Event]
    state: State


class Resync(Told, frozen=True, tag_field="t", tag="resync"):
    """So much was missed that only how it stands is sent."""

    table: TableId
    state: State


class Ok(Told, frozen=True, tag_field="t", tag="ok"):
    """Done, and stored for good."""

    table: TableId
    id: str
    v: Version
    link: str | None = None  # of an invitation


class Again(Told, frozen=True, tag_field="t", tag="again"):
    """This command was done before, at this version."""

    table: TableId
    id: str
    v: Version


class Stale(Told, frozen=True, tag_field="t", tag="stale"):
    """The game has gone on since the version that the command was made at."""

    table: TableId
    id: str
    v: Version


class Refused(Told, frozen=True, tag_field="t", tag="refused"):
    table: TableId
    id: str
    v: Version
    code: str
    text: str


class Here(Told, frozen=True, tag_field="t", tag="here", omit_defaults=False):
    """Who is connected."""

    table: TableId
    seats: list[bool]
    spectators: int


class MineChanged(Told, frozen=True, tag_field="t", tag="mine", omit_defaults=False):
    """How many games wait for me."""

    waiting: int
    table: TableId | None = None  # the one that changed


class LobbyChanged(Told, frozen=True, tag_field="t", tag="lobby"):
    pass


class Pong(Told, frozen=True, tag_field="t", tag="pong"):
    pass


class Gone(Told, frozen=True, tag_field="t", tag="gone"):
    """There is no such table, or not for you."""

    table: TableId


class Wrong(Told, frozen=True, tag_field="t", tag="wrong"):
    """A frame that made no sense."""

    code: str
    text: str


Reply = Ok | Again | Stale | Refused
ServerFrame = News | Resync | Ok | Again | Stale | Refused | Here | MineChanged | LobbyChanged | Pong | Gone | Wrong
