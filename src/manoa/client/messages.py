"""What a server says, as far as a bot needs it. Fields that are not known here are passed over."""

from typing import Any, Literal

from msgspec import Struct

Status = Literal["open", "running", "over", "closed"]


class Seat(Struct, frozen=True):
    kind: Literal["open", "invited", "person", "bot"]
    name: str | None = None
    user: str | None = None
    bot: str | None = None  # who plays, if it is a bot
    away: str | None = None  # why a bot stands in


class Result(Struct, frozen=True):
    reason: str
    scores: list[int]
    placings: list[int] | None  # None: they agreed to end without a result


class Table(Struct, frozen=True):
    """What everybody may know of a table."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    players: int
    public: bool
    clock: dict[str, Any]
    status: Status
    seats: list[Seat]
    step: int
    waiting: list[int]  # seats that have to act
    commitment: str | None  # SHA-256 of the seed, in hexadecimal
    seed: str | None  # once the game is over
    result: Result | None
    rematch: str | None  # the table that they went on to


class Action(Struct, frozen=True):
    """A legal action."""

    id: int
    text: str
    data: dict[str, Any]

    def __str__(self) -> str:
        return self.text


class Clocks(Struct, frozen=True):
    left: list[int]  # milliseconds per seat, as of `now`
    now: int
    running: int | None  # the seat whose time runs


class State(Struct, frozen=True):
    """A table as I may know it."""

    v: int  # its version
    table: Table
    you: int | None  # my seat; None: I am a spectator
    player: int | None  # the seat to act
    view: dict[str, Any] | None  # the position, as the library shows it; None before the start
    actions: list[Action]  # empty unless it is my turn
    clocks: Clocks | None

    @property
    def my_turn(self) -> bool:
        return bool(self.actions)


class Event(Struct, frozen=True):
    """One version of a table; of what I may not know, the version alone."""

    v: int
    at: int | None = None  # milliseconds since 1970
    what: dict[str, Any] | None = None  # its `kind`, and what belongs to that


class Update(Struct, frozen=True):
    """How a table stands, and what led there; no events if so much was missed that only how it stands was sent."""

    state: State
    events: list[Event] = []


class Listed(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Any]
    clock: dict[str, Any]
    status: Status
    public: bool
    analysis: bool
    created: int
    changed: int
    seats: list[Seat]
    waiting: list[int]
    result: Result | None


class Mine(Struct, frozen=True):
    tables: list[Listed]


class Created(Struct, frozen=True):
    table: str
    invites: dict[str, str] = {}  # by seat: the path of a link that leads there, once


class Start(Struct, frozen=True, tag_field="t", tag="start"):
    """A game of mine begins."""

    table: str
    game: str
    seat: int
    v: int


class Turn(Struct, frozen=True, tag_field="t", tag="turn"):
    """A game waits for me."""

    table: str
    game: str
    seat: int
    v: int


class Over(Struct, frozen=True, tag_field="t", tag="over"):
    """A game has ended."""

    table: str
    game: str
    seat: int | None
    v: int
    result: Result | None


class News(Struct, frozen=True, tag_field="t", tag="news"):
    events: list[Event]
    state: State


class Resync(Struct, frozen=True, tag_field="t", tag="resync"):
    state: State


class Bye(Struct, frozen=True, tag_field="t", tag="bye"):
    why: str


class Reason(Struct, frozen=True):
    """Why not: of the game or of the server."""

    code: str
    parts: dict[str, Any]


class Answer(Struct, frozen=True):
    """To a command: ok, again, stale or refused."""

    t: str
    v: int
    code: str = ""
    text: str = ""
    refusal: Reason | None = None
    link: str | None = None


class RateLimit(Struct, frozen=True):
    seconds: float


class Problem(Struct, frozen=True):
    error: str
    code: str
    ratelimit: RateLimit | None = None
    refusal: Reason | None = None
