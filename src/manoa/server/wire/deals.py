"""The deal of the day, and games that were dealt alike."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from manoa.server.wire.base import Given, Moment, Seat, Sent, TableId, UserId
from manoa.server.wire.tables import View

Day = str  # 2026-11-18, in UTC
Flaw = Literal["late", "left"]  # why a try does not count: the day was over, or a bot played on


class AgainIn(Given, frozen=True):
    """How to play a finished game once more."""

    seat: Seat | None = None  # mine; else where I sat, or the first person did
    friends: bool = False  # links to the seats of the other people; else bots sit down there
    bot: Annotated[str, Meta(min_length=1, max_length=40)] | None = None  # those; else as strong as the others there


class DailyTry(Sent, frozen=True, omit_defaults=False):
    """What somebody made of the deal of a day."""

    table: TableId
    over: bool
    value: int | None  # in the unit of the game
    placing: int | None
    turns: int | None
    flaw: Flaw | None
    rank: int | None  # None: it does not count, or is not over


class DailyCard(Sent, frozen=True, omit_defaults=False):
    """The deal of a day, as those see it who have not played it."""

    game: str
    day: Day
    ends: Moment
    options: dict[str, Any]
    bots: list[str | None]  # by seat; null: whoever plays it
    unit: str  # what results are told in: points, steps (to go, below 0), shrines
    played: int  # people who are done with it
    streak: int  # days in a row on which I have played this game
    mine: DailyTry | None


class DailyResult(Sent, frozen=True, omit_defaults=False):
    """A line of the list of a day."""

    table: TableId
    name: str | None  # None: a bot
    bot: str | None
    you: bool
    friend: bool  # somebody with whom I have sat at a table
    value: int  # in the unit of the game
    placing: int
    turns: int
    flaw: Flaw | None
    rank: int | None


class DailyDate(Sent, frozen=True, omit_defaults=False):
    """A day in the calendar."""

    day: Day
    dealt: bool  # somebody asked for it
    mine: Literal["played", "begun", "flawed"] | None


class DailyDay(Sent, frozen=True, omit_defaults=False):
    """All about the deal of a day."""

    card: DailyCard
    commitment: str  # SHA-256 of the seed, in hexadecimal
    seed: str | None  # once the day is over, or I have played it
    results: list[DailyResult] | None  # the best first; None: play it first
    calendar: list[DailyDate]  # the last days, up to today


class ComparedTurn(Sent, frozen=True, omit_defaults=False):
    """What somebody did in a turn."""

    first: int  # the step at which it began
    after: int  # the step after it
    moves: list[str]  # in notation
    log: list[dict[str, Any]]  # the library's, as the seat knew it


class ComparedGame(Sent, frozen=True, omit_defaults=False):
    """One of several games with the same deal, as one seat of it played it."""

    table: TableId
    names: list[str]  # by seat
    bot: str | None  # that had the seat
    user: UserId | None
    you: bool
    friend: bool
    rank: int | None  # on its day
    value: int  # in the unit of the game
    placing: int | None
    view: View  # at the end
    turns: list[ComparedTurn]


class Compared(Sent, frozen=True, omit_defaults=False):
    """Games with the same deal; first the one that was asked about."""

    seat: int
    day: Day | None  # whose deal it was
    unit: str
    more: int  # others that are not told here
    games: list[ComparedGame]
