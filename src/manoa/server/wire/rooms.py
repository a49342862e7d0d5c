"""Study rooms: several people look at one finished game together."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from manoa.server.wire.base import (
    Action,
    Given,
    Moment,
    Notation,
    Refusal,
    RoomId,
    Sent,
    Step,
    TableId,
    UserId,
    Version,
)
from manoa.server.wire.commands import CommandId
from manoa.server.wire.tables import Offered, TableInfo, View

Branch = Annotated[int, Meta(ge=0, le=1 << 20)]  # 0: the game itself
Title = Annotated[str, Meta(max_length=60)]  # of a branch; empty: it has none
Remark = Annotated[str, Meta(min_length=1, max_length=600)]
# What boards call a place: the kind of its name in the page, and the name.
Spot = Annotated[str, Meta(min_length=3, max_length=60, pattern=r"^[a-z]+:[A-Za-z0-9 ,_.+()-]+$(?!\n)")]
Ink = Annotated[int, Meta(ge=0, le=3)]
MOST_MARKS = 24  # of one person at one step


class Mark(Given, frozen=True):
    """A ring around a place, or an arrow to another one."""

    at: Spot
    to: Spot | None = None
    ink: Ink = 0


Marks = Annotated[list[Mark], Meta(max_length=MOST_MARKS)]


# What people can ask of a room


class TryMove(Given, frozen=True, tag_field="kind", tag="try"):
    """Play something at a step: the line goes on, or a new branch begins. What is there already is only gone to."""

    branch: Branch
    step: Step
    action: Action


class Prune(Given, frozen=True, tag_field="kind", tag="prune"):
    """Remove a branch with all that stands at it, for whoever began it, the leader, and whoever opened the room."""

    branch: Branch


class Entitle(Given, frozen=True, tag_field="kind", tag="entitle"):
    """Give a branch a title, or take it away, for whoever began it, the leader, and whoever opened the room."""

    branch: Branch
    title: Title


class Comment(Given, frozen=True, tag_field="kind", tag="comment"):
    branch: Branch
    step: Step
    text: Remark


class Uncomment(Given, frozen=True, tag_field="kind", tag="uncomment"):
    """Take a comment away: one's own, or any for whoever opened the room."""

    comment: int


class Draw(Given, frozen=True, tag_field="kind", tag="draw"):
    """All that I have drawn at a step, from now on."""

    branch: Branch
    step: Step
    marks: Marks


class Wipe(Given, frozen=True, tag_field="kind", tag="wipe"):
    """The leader clears what everybody has drawn at a step."""

    branch: Branch
    step: Step


class Lead(Given, frozen=True, tag_field="kind", tag="lead"):
    """The leader goes to a step, and those who follow go along."""

    branch: Branch
    step: Step


class HandOn(Given, frozen=True, tag_field="kind", tag="hand"):
    """Somebody else in the room leads from now on."""

    user: UserId


class TakeLead(Given, frozen=True, tag_field="kind", tag="take"):
    """For whoever opened the room, and for anybody while the leader is not there."""


RoomCommand = TryMove | Prune | Entitle | Comment | Uncomment | Draw | Wipe | Lead | HandOn | TakeLead


class RoomRequest(Given, frozen=True):
    """A command with the name it has for its sender: sent twice it is done once."""

    id: CommandId
    command: RoomCommand


class RoomPlace(Sent, frozen=True, omit_defaults=False):
    """A step of a branch."""

    branch: int
    step: int


class RoomReply(Sent, frozen=True, omit_defaults=False):
    """Done, and stored for good."""

    id: str
    v: Version
    at: RoomPlace | None  # where a move that was tried leads to


# What everybody in a room knows


class Author(Sent, frozen=True, omit_defaults=False):
    """Somebody who wrote, drew or tried something. Who came in with a file has a name alone."""

    user: UserId | None
    name: str


class BranchInfo(Sent, frozen=True, omit_defaults=False):
    """A line of moves that leaves another line at a step."""

    id: int
    parent: int  # 0: the game itself
    step: int  # of the parent
    moves: list[str]  # in notation
    by: list[Author]  # the one who began it first
    title: str = ""


class RoomComment(Sent, frozen=True, omit_defaults=False):
    id: int
    branch: int
    step: int
    by: Author
    at: Moment
    text: str


class Drawing(Sent, frozen=True, omit_defaults=False):
    """What one person has drawn at a step."""

    branch: int
    step: int
    by: Author
    marks: list[Mark]


class RoomState(Sent, frozen=True, omit_defaults=False):
    """All of a room but the positions."""

    id: RoomId
    v: Version
    table: TableInfo  # the game that it is about, as if it stood on a table
    origin: TableId | None  # the table that everybody can look at; None: a record
    opener: Author
    leader: Author
    at: RoomPlace  # where the leader is
    branches: list[BranchInfo]
    comments: list[RoomComment]
    drawings: list[Drawing]


class RoomPosition(Sent, frozen=True, omit_defaults=False):
    """The position at a step of a branch."""

    branch: int
    step: int
    steps: int  # of this line, as far as it goes
    player: int | None
    seat: int | None  # whose eyes it is seen with; None: a spectator's
    view: View
    log: list[dict[str, Any]]  # what happened in the step that led here
    actions: list[Offered]  # what could be tried here


class RoomMove(Sent, frozen=True, omit_defaults=False):
    """A step of a line, as whoever made it knows it."""

    step: int
    seat: int
    log: list[dict[str, Any]]


# What happens in a room


class Tried(Sent, frozen=True, tag_field="kind", tag="tried"):
    branch: int
    parent: int
    step: int
    moves: list[str]
    by: Author


class WentFurther(Sent, frozen=True, tag_field="kind", tag="further"):
    """Moves at the end of a branch."""

    branch: int
    step: int  # the last one so far
    moves: list[str]
    by: Author


class Pruned(Sent, frozen=True, tag_field="kind", tag="pruned"):
    branch: int


class Entitled(Sent, frozen=True, tag_field="kind", tag="entitled"):
    """Without a title: it was taken away, or whoever gave it is gone."""

    branch: int
    title: str
    by: Author


class Commented(Sent, frozen=True, tag_field="kind", tag="commented"):
    """Without a text: whoever wrote it is gone."""

    comment: int
    branch: int
    step: int
    by: Author
    text: str


class Uncommented(Sent, frozen=True, tag_field="kind", tag="uncommented"):
    comment: int


class Drawn(Sent, frozen=True, tag_field="kind", tag="drawn"):
    branch: int
    step: int
    by: Author
    marks: list[Mark]


class Wiped(Sent, frozen=True, tag_field="kind", tag="wiped"):
    branch: int
    step: int


class Led(Sent, frozen=True, tag_field="kind", tag="led"):
    """Somebody else leads from now on."""

    by: Author


RoomHappening = Tried | WentFurther | Pruned | Entitled | Commented | Uncommented | Drawn | Wiped | Led


class RoomEvent(Sent, frozen=True, omit_defaults=False):
    """One version of a room."""

    v: Version
    at: Moment
    what: RoomHappening


# Setting up, lists and files


class RoomIn(Given, frozen=True):
    """A room about a finished table, or about an analysis table of one's own."""

    table: TableId


class RoomCreated(Sent, frozen=True):
    room: RoomId


class RoomRow(Sent, frozen=True, omit_defaults=False):
    """A room of mine in a list."""

    id: RoomId
    game: str
    names: list[str]  # of those who played
    created: Moment
    changed: Moment


class FiledBranch(Given, frozen=True):
    id: Branch
    parent: Branch
    step: Step
    moves: Annotated[list[Notation], Meta(min_length=1, max_length=2000)]
    by: Annotated[list[Annotated[int, Meta(ge=0)]], Meta(min_length=1, max_length=200)]  # numbers in `people`
    title: Title = ""


class FiledComment(Given, frozen=True):
    branch: Branch
    step: Step
    by: Annotated[int, Meta(ge=0)]
    at: Annotated[int, Meta(ge=0, le=1 << 45)]
    text: Remark


class FiledDrawing(Given, frozen=True):
    branch: Branch
    step: Step
    by: Annotated[int, Meta(ge=0)]
    marks: Marks


class RoomFile(Given, frozen=True):
    """A whole room as a file: the record of the game, branches, comments and arrows."""

    manoa: Literal["room"]
    version: Literal[1]
    names: Annotated[list[str], Meta(max_length=8)]  # of those who played
    bots: Annotated[list[str | None], Meta(max_length=8)]  # which bot had each seat
    record: dict[str, Any]
    people: Annotated[list[str], Meta(max_length=400)]  # who wrote, drew and tried
    branches: list[FiledBranch] = field(default_factory=list)
    comments: list[FiledComment] = field(default_factory=list)
    drawings: list[FiledDrawing] = field(default_factory=list)


# Frames from the server


class RoomWhole(Sent, frozen=True, tag_field="t", tag="room"):
    """How it stands."""

    room: RoomId
    state: RoomState


class RoomNews(Sent, frozen=True, tag_field="t", tag="room_news"):
    """Versions in order without a gap."""

    room: RoomId
    events: list[RoomEvent]


class RoomLed(Sent, frozen=True, tag_field="t", tag="room_led"):
    """Where the leader is."""

    room: RoomId
    at: RoomPlace


class RoomPerson(Sent, frozen=True, omit_defaults=False):
    """Somebody who is in the room, and where they look."""

    user: UserId
    name: str
    at: RoomPlace | None  # None: they have not said so


class RoomHere(Sent, frozen=True, tag_field="t", tag="room_here", omit_defaults=False):
    """Who is in the room."""

    room: RoomId
    people: list[RoomPerson]
    unnamed: int  # those who have not said who they are


class RoomGone(Sent, frozen=True, tag_field="t", tag="room_gone", omit_defaults=False):
    """There is no such room, or no way in just now."""

    room: RoomId
    why: Refusal
