"""Puzzles: a position from one seat, an answer, and what came of it."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from manoa.server.wire.base import Given, Notation, Refusal, Seat, Sent, TableId
from manoa.server.wire.news import Event
from manoa.server.wire.tables import State

MOST_PLAYS = 100  # steps of one turn

PuzzleId = Annotated[str, Meta(pattern="^[a-z]{2}-[0-9a-f]{6}$")]
Plays = Annotated[list[Notation], Meta(max_length=MOST_PLAYS)]
PuzzleGoal = Literal["choose", "arrive"]


class PuzzleAttemptIn(Given, frozen=True):
    """One of these: an answer by its number, the steps of the turn in notation, or that one wants to be shown."""

    answer: Annotated[int, Meta(ge=0, le=7)] | None = None
    plays: Plays | None = None
    give_up: bool = False


class PuzzlePlaysIn(Given, frozen=True):
    plays: Plays  # from the position of the puzzle on, in notation


class PuzzleStep(Sent, frozen=True, omit_defaults=False):
    """A step that could be taken."""

    notation: str
    data: dict[str, Any]
    reveals: bool  # something hidden: where it leads to is not shown


class PuzzleMark(Sent, frozen=True, omit_defaults=False):
    """A rating, and how far off it may be."""

    rating: int
    deviation: int


class PuzzleStanding(Sent, frozen=True, omit_defaults=False):
    """How somebody does in a game's puzzles."""

    mark: PuzzleMark
    streak: int  # solved in a row, up to now
    best: int  # the longest streak
    tried: int
    solved: int
    last: list[bool]  # the last ten that counted, the oldest first: solved or not


class PuzzleTheme(Sent, frozen=True, omit_defaults=False):
    theme: str
    count: int
    tried: int  # by me
    solved: int


class PuzzleGame(Sent, frozen=True, omit_defaults=False):
    """A game that has puzzles."""

    game: str
    count: int
    themes: list[PuzzleTheme]
    standing: PuzzleStanding


class PuzzleMoment(Sent, frozen=True, omit_defaults=False):
    """A position of a puzzle, as its seat may know it, with what led there."""

    state: State
    events: list[Event]


class PuzzleAnswer(Sent, frozen=True, omit_defaults=False):
    """What one may choose; the first step is what decides."""

    play: list[PuzzleStep]


class PuzzleValue(Sent, frozen=True, omit_defaults=False):
    """What came of an answer in simulations."""

    share: float  # of a won match
    error: float
    margin: float  # how far ahead one is in the game's measure
    margin_error: float


class PuzzleMiss(Sent, frozen=True, omit_defaults=False):
    """A wrong answer of others."""

    play: PuzzleStep
    count: int


class PuzzleHint(Sent, frozen=True, omit_defaults=False):
    """One of these three. Who takes it solves the puzzle for no rating."""

    step: PuzzleStep | None = None  # of the best plan: its first where one has to get somewhere, else a later one
    without: int | None = None  # the number of an answer that is wrong
    points: float | None = None  # how far apart the answers lie, in the game's measure
    unit: str = ""  # of that


class PuzzleSolution(Sent, frozen=True, omit_defaults=False):
    """What is told after an attempt. Answers keep the order in which they were shown."""

    best: int
    natural: int  # what one would do without thinking
    values: list[PuzzleValue]
    unit: str  # what margins are counted in
    line: list[PuzzleStep]  # how the best plan goes on, until something hidden would come to light
    alternative: list[PuzzleStep]  # the same for the natural one
    reason: Refusal | None
    tried: int  # by everybody
    solved: int
    misses: list[PuzzleMiss]  # the most frequent first
    has_game: bool  # the game that it is from can be looked at


class Puzzle(Sent, frozen=True, omit_defaults=False):
    """A puzzle as its seat sees it."""

    id: PuzzleId
    game: str
    theme: str
    goal: PuzzleGoal
    seat: Seat
    mark: PuzzleMark
    moment: PuzzleMoment
    answers: list[PuzzleAnswer]  # to choose from; empty where one has to get somewhere
    standing: PuzzleStanding  # mine
    counts: bool  # my next attempt does: I have made none, and took no hint
    hint: PuzzleHint | None  # null as long as I have not asked for it
    solved: bool | None  # by the attempt of mine that counted
    solution: PuzzleSolution | None  # null before that attempt


class PuzzleOutcome(Sent, frozen=True, omit_defaults=False):
    """What came of an attempt."""

    right: bool
    answer: int | None  # which one it was
    counted: bool  # it was the first, and without a hint
    gain: int  # to my rating
    mark: PuzzleMark  # of the puzzle, now
    standing: PuzzleStanding
    solution: PuzzleSolution


class PuzzleStory(Sent, frozen=True):
    """The game that a puzzle is from, on an analysis table of one's own."""

    table: TableId
    step: int  # at which the position came up
