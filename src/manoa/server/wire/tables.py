"""Tables: how one is set up, and what everybody may know of it."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from manoa.server.wire.base import Given, Moment, Refusal, Seat, Sent, Step, TableId, UserId, Version

BotName = Annotated[str, Meta(min_length=1, max_length=40)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
# As the game types it (`Rulebook.view_type`); TypeScript is told so.
View = Annotated[dict[str, Any], Meta(extra_json_schema={"tsType": "View"})]
Status = Literal["open", "running", "over", "closed"]
Ending = Literal["played", "resigned", "agreed"]


# Clocks


class NoClock(Given, frozen=True, tag_field="kind", tag="none"):
    """Nobody is hurried."""


class LiveClock(Given, frozen=True, tag_field="kind", tag="live"):
    """So much for the whole game, and some more after every turn."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class DaysClock(Given, frozen=True, tag_field="kind", tag="days"):
    """So many days for each turn."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock = NoClock | LiveClock | DaysClock


# Setting up


class MySeat(Given, frozen=True, tag_field="kind", tag="me"):
    """Whoever sets up the table sits here."""


class OpenSeat(Given, frozen=True, tag_field="kind", tag="open"):
    """Anybody may sit here."""


class InvitedSeat(Given, frozen=True, tag_field="kind", tag="invited"):
    """Only a link leads here."""


class BotSeat(Given, frozen=True, tag_field="kind", tag="bot"):
    bot: BotName


SeatPlan = MySeat | OpenSeat | InvitedSeat | BotSeat


class TableIn(Given, frozen=True):
    """A new table. It starts by itself when all seats are taken."""

    game: GameName
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = field(default_factory=dict)
    public: bool = True
    clock: Clock = NoClock()


class BranchIn(Given, frozen=True):
    """An analysis table that goes on from a step of this one; bots may take seats of it."""

    step: Step
    bots: dict[str, BotName] = field(default_factory=dict)  # by seat


class RecordIn(Given, frozen=True):
    """A record to look at: one of the library's, or a file that this server exported."""

    record: dict[str, Any]


# What everybody may know


class SeatInfo(Sent, frozen=True, omit_defaults=False):
    kind: Literal["open", "invited", "person", "bot"]
    name: str | None = None  # of a bot too, unless it sat down before bots had names
    user: UserId | None = None
    bot: str | None = None  # who plays: the bot of a bot's seat, or the one that stands in for a person
    away: Literal["left", "time", "resigned"] | None = None  # why a bot stands in
    was: str | None = None  # of a record: the bot that had the seat

    @property
    def taken(self) -> bool:
        return self.kind in ("person", "bot")

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away is not None


class Result(Sent, frozen=True, omit_defaults=False):
    reason: Ending
    scores: list[int]
    placings: list[int] | None  # None: they agreed to end without a result
    resigned: list[int] = field(default_factory=list)  # seats that gave up, and so came last


class TableInfo(Sent, frozen=True, omit_defaults=False):
    id: TableId
    game: str
    rules: int  # the version of the rules
    options: dict[str, Any]
    players: int
    public: bool
    analysis: bool  # one person's own, who plays all seats that no bot has
    clock: Clock
    status: Status
    host: UserId | None
    seats: list[SeatInfo]
    created: Moment
    step: int
    waiting: list[int]  # seats that have to act
    commitment: str | None  # SHA-256 of the seed, in hexadecimal
    seed: str | None  # once the game is over
    result: Result | None
    before: TableId | None  # the table that this one is a rematch or a branch of
    rematch: TableId | None  # the table that they went on to
    daily: str | None = None  # the day whose deal it is
    same: TableId | None = None  # the finished table whose deal it is once more


class Offer(Sent, frozen=True, omit_defaults=False):
    """Something that needs everybody's consent."""

    what: Literal["undo", "end", "rematch"]
    by: int
    agreed: list[int]
    step: int | None  # undo: how far back


class Clocks(Sent, frozen=True, omit_defaults=False):
    left: list[int]  # milliseconds per seat, as of `now`
    now: Moment
    running: int | None  # the seat whose time runs


class LessonInfo(Sent, frozen=True, omit_defaults=False):
    """Something to learn by playing it."""

    id: str
    goals: list[str]  # their ids


class LessonState(Sent, frozen=True, omit_defaults=False):
    """The lesson that a table gives, and how far its learner has come."""

    id: str
    goals: list[str]
    reached: list[str]  # goals, in the order in which they were reached; taking steps back loses none


class Offered(Sent, frozen=True):
    """A legal action."""

    id: int
    text: str
    data: dict[str, Any]


class State(Sent, frozen=True, omit_defaults=False):
    """The table as one viewer may know it."""

    v: Version
    table: TableInfo
    you: Seat | None  # None: a spectator
    player: int | None  # the seat to act
    view: View | None  # the library's; None before the start
    actions: list[Offered]  # empty unless it is your turn
    undo: bool  # the last step is yours to take back
    undo_turn: bool  # and more of your turn with it
    offers: list[Offer]
    clocks: Clocks | None
    lesson: LessonState | None


class PastState(Sent, frozen=True, omit_defaults=False):
    """A past position as one viewer may know it."""

    step: int
    steps: int
    player: int | None
    view: View
    log: list[dict[str, Any]]  # what happened in the step that led here


class Created(Sent, frozen=True):
    table: TableId
    invites: dict[str, str] = field(default_factory=dict)  # by seat: the path of a link that leads there, once


class WhyNot(Sent, frozen=True, omit_defaults=False):
    """Why something cannot be done now; nothing if it can."""

    why: Refusal | None
    text: str | None  # in English


class InviteInfo(Sent, frozen=True):
    """What a link leads to."""

    table: TableInfo
    seat: int


class RecordOut(Sent, frozen=True, omit_defaults=False):
    """A finished game as a file. `manoa verify` checks it."""

    manoa: Literal["record"]
    table: TableId
    commitment: str | None
    names: list[str]
    bots: list[str | None]  # which bot had each seat
    result: Result | None
    record: dict[str, Any]


# Lists


class Listed(Sent, frozen=True, omit_defaults=False):
    """A table in a list."""

    id: TableId
    game: str
    options: dict[str, Any]
    clock: Clock
    status: Status
    public: bool
    analysis: bool
    created: Moment
    changed: Moment
    seats: list[SeatInfo]
    waiting: list[int]
    result: Result | None
    host: UserId | None  # who has set it up


class Mine(Sent, frozen=True, omit_defaults=False):
    """My games: those that wait for me first."""

    waiting: int
    tables: list[Listed]


class OptionInfo(Sent, frozen=True, omit_defaults=False):
    name: str
    about: str
    default: Any
    values: list[Any] | None  # None: a number from `least` on, or something of one's own
    least: int | None
    several: bool  # any number of the values, as a list
    group: str  # where people find it: "map", "adventure", "main" or "house"
    only_with: str  # the option without which it changes nothing; "" if there is none
    difficulty: dict[str, str]  # of values that make the game easier or harder


class Barred(Sent, frozen=True, omit_defaults=False):
    """Values of an option that do not go with the rest."""

    option: str
    values: list[Any]
    why: Refusal
    locked: bool  # another value is played in their place; else choosing one changes what bars it


class Fitting(Sent, frozen=True, omit_defaults=False):
    """Options that go together."""

    options: dict[str, Any]  # all of them
    players: int
    counts: list[int]  # how many can play, if an option may give way to that
    changed: list[Barred]  # what had to give way to what was chosen
    barred: list[Barred]  # what cannot be chosen beside the rest


class Preparing(Sent, frozen=True, omit_defaults=False):
    """How far a game is that the server still compiles. It is played meanwhile; only what searches waits for that."""

    bots: list[str]  # those that wait
    expansions: list[str] | None  # they wait only where one of these options is not as usual; None: everywhere
    done: int  # steps of what is being compiled
    total: int  # 0 before that has begun
    running: bool  # else others come first
    failed: bool
    left: int | None  # seconds until that is done, roughly; None: nobody knows


class GameInfo(Sent, frozen=True, omit_defaults=False):
    name: str
    title: str
    rules: int
    players: list[int]
    options: list[OptionInfo]
    bots: list[str]  # the weakest first
    lessons: list[LessonInfo]
    presets: dict[str, dict[str, Any]]  # options that go well together, by name
    preparing: Preparing | None = None  # None: all of it is there


class GameStatistics(Sent, frozen=True, omit_defaults=False):
    game: str
    played: int  # games with a result
    running: int
    steps: float | None  # on average
    first_places: list[int]  # by seat
    mine: int
    won: int
