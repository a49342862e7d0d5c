"""What a person can ask of a table. The same over the socket and over HTTP."""

from typing import Annotated, Literal

from msgspec import Meta

from manoa.server.wire.base import Action, Given, RoomId, Seat, Step, TableId, Version
from manoa.server.wire.tables import SeatPlan, Text

# Python's `$` would let a line break through.
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.-]+$(?!\n)")]


class Play(Given, frozen=True, tag_field="kind", tag="play"):
    action: Action


class Undo(Given, frozen=True, tag_field="kind", tag="undo"):
    """Take back one's own last step, where the rules allow it; or the whole turn, as far as they do."""

    turn: bool = False


class Propose(Given, frozen=True, tag_field="kind", tag="offer"):
    """Ask the others: to go back before my last step, to end without a result, to play again."""

    what: Literal["undo", "end", "rematch"]


class Answer(Given, frozen=True, tag_field="kind", tag="answer"):
    what: Literal["undo", "end", "rematch"]
    agree: bool


class Resign(Given, frozen=True, tag_field="kind", tag="resign"):
    pass


class Say(Given, frozen=True, tag_field="kind", tag="say"):
    text: Text


class Sit(Given, frozen=True, tag_field="kind", tag="sit"):
    """Take an open seat; any if none is named."""

    seat: Seat | None = None


class Claim(Given, frozen=True, tag_field="kind", tag="claim"):
    """Take the seat that a link leads to."""

    secret: Annotated[str, Meta(min_length=16, max_length=64)]


class Leave(Given, frozen=True, tag_field="kind", tag="leave"):
    """Stand up; once the game runs, a bot takes over."""


class Return(Given, frozen=True, tag_field="kind", tag="return"):
    """Take one's own seat back from the bot."""


class Arrange(Given, frozen=True, tag_field="kind", tag="arrange"):
    """The host decides, before the start, who may take a seat."""

    seat: Seat
    plan: SeatPlan


class Invite(Given, frozen=True, tag_field="kind", tag="invite"):
    """A link for a seat: for the host's invited seats before the start, for one's own seat at any time."""

    seat: Seat


Command = Play | Undo | Propose | Answer | Resign | Say | Sit | Claim | Leave | Return | Arrange | Invite


class Request(Given, frozen=True):
    """A command with the name it has for its sender, and the version it was made at."""

    id: CommandId
    base: Version
    command: Command


# Frames from a client


class Watch(Given, frozen=True, tag_field="t", tag="watch"):
    """Follow a table, from a version on that one has already."""

    table: TableId
    since: Version | None = None


class Unwatch(Given, frozen=True, tag_field="t", tag="unwatch"):
    table: TableId


class Lobby(Given, frozen=True, tag_field="t", tag="lobby"):
    """Hear when the list of open tables changes."""

    on: bool


class Do(Given, frozen=True, tag_field="t", tag="do"):
    table: TableId
    request: Request


class Enter(Given, frozen=True, tag_field="t", tag="enter"):
    """Be in a study room, from a version on that one has already."""

    room: RoomId
    since: Version | None = None


class Look(Given, frozen=True, tag_field="t", tag="look"):
    """Where in a study room one looks, for the others to see."""

    room: RoomId
    branch: Annotated[int, Meta(ge=0, le=1 << 20)]
    step: Step


class Exit(Given, frozen=True, tag_field="t", tag="exit"):
    room: RoomId


class Ping(Given, frozen=True, tag_field="t", tag="ping"):
    pass


Frame = Watch | Unwatch | Lobby | Do | Enter | Look | Exit | Ping
