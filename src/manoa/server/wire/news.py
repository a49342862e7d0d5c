"""What a client hears."""

from typing import Any, Literal

from manoa.server.wire.base import Moment, Refusal, Sent, TableId, UserId, Version
from manoa.server.wire.rooms import RoomGone, RoomHere, RoomLed, RoomNews, RoomWhole
from manoa.server.wire.tables import Result, State

# What happened at a table, as one viewer may know it


class Opened(Sent, frozen=True, tag_field="kind", tag="opened"):
    pass


class Sat(Sent, frozen=True, tag_field="kind", tag="sat"):
    seat: int
    name: str
    user: UserId


class Stood(Sent, frozen=True, tag_field="kind", tag="stood"):
    seat: int


class Arranged(Sent, frozen=True, tag_field="kind", tag="arranged"):
    seat: int
    plan: Literal["open", "invited", "bot"]
    bot: str | None = None
    name: str | None = None  # of the bot


class Started(Sent, frozen=True, tag_field="kind", tag="started"):
    pass


class Moved(Sent, frozen=True, tag_field="kind", tag="moved"):
    seat: int
    step: int
    log: list[dict[str, Any]]  # the library's, as this viewer may know it


class TookBack(Sent, frozen=True, tag_field="kind", tag="took_back"):
    seat: int
    step: int  # the game stands after this step again


class Asked(Sent, frozen=True, tag_field="kind", tag="asked"):
    what: str
    seat: int


class Answered(Sent, frozen=True, tag_field="kind", tag="answered"):
    what: str
    seat: int
    agree: bool


class Resigned(Sent, frozen=True, tag_field="kind", tag="resigned"):
    seat: int


class TakenOver(Sent, frozen=True, tag_field="kind", tag="taken_over"):
    """A bot plays on for a person, or another one for a bot that failed."""

    seat: int
    bot: str
    why: Literal["left", "time", "failed"]


class CameBack(Sent, frozen=True, tag_field="kind", tag="came_back"):
    seat: int


class HandedOver(Sent, frozen=True, tag_field="kind", tag="handed_over"):
    seat: int
    name: str
    user: UserId


class Said(Sent, frozen=True, tag_field="kind", tag="said"):
    channel: Literal["table", "spectators"]
    name: str
    user: UserId
    text: str


class Ended(Sent, frozen=True, tag_field="kind", tag="ended"):
    result: Result


class Closed(Sent, frozen=True, tag_field="kind", tag="closed"):
    """Everybody left before the start."""


class WentOn(Sent, frozen=True, tag_field="kind", tag="went_on"):
    """To a rematch."""

    table: TableId


AboutSeats = Sat | Stood | Arranged | TakenOver | CameBack | HandedOver | Resigned
AboutPlay = Opened | Started | Moved | TookBack | Asked | Answered | Ended | Closed | WentOn
Happening = AboutSeats | AboutPlay | Said


class Event(Sent, frozen=True):
    """One version of a table. A viewer who may know nothing of it gets the version alone."""

    v: Version
    at: Moment | None = None
    what: Happening | None = None


# Frames from the server


class News(Sent, frozen=True, tag_field="t", tag="news"):
    """Versions in order without a gap, and how it stands after the last."""

    table: TableId
    events: list[Event]
    state: State


class Resync(Sent, frozen=True, tag_field="t", tag="resync"):
    """So much was missed that only how it stands is sent."""

    table: TableId
    state: State


class Replied(Sent, frozen=True, tag_field="t"):
    """The answer to a command."""

    table: TableId
    id: str
    v: Version


class Ok(Replied, frozen=True, tag="ok"):
    """Done, and stored for good."""

    link: str | None = None  # of an invitation


class Again(Replied, frozen=True, tag="again"):
    """This command was done before, at this version."""


class Stale(Replied, frozen=True, tag="stale"):
    """The game has gone on since the version that the command was made at."""


class Refused(Replied, frozen=True, tag="refused"):
    code: str
    text: str  # in English
    refusal: Refusal


class Here(Sent, frozen=True, tag_field="t", tag="here", omit_defaults=False):
    """Who is connected."""

    table: TableId
    seats: list[bool]
    spectators: int


class MineChanged(Sent, frozen=True, tag_field="t", tag="mine", omit_defaults=False):
    """How many games wait for me."""

    waiting: int
    table: TableId | None = None  # the one that changed


class LobbyChanged(Sent, frozen=True, tag_field="t", tag="lobby"):
    pass


class Pong(Sent, frozen=True, tag_field="t", tag="pong"):
    pass


class Gone(Sent, frozen=True, tag_field="t", tag="gone", omit_defaults=False):
    """There is no such table, or not for you; or it is worth asking again after so many seconds."""

    table: TableId
    again: int | None = None


class Wrong(Sent, frozen=True, tag_field="t", tag="wrong"):
    """A frame that made no sense."""

    code: str
    text: str


Reply = Ok | Again | Stale | Refused
OfTables = News | Resync | Ok | Again | Stale | Refused | Here | MineChanged | LobbyChanged | Gone
OfRooms = RoomWhole | RoomNews | RoomLed | RoomHere | RoomGone
ServerFrame = OfTables | OfRooms | Pong | Wrong
