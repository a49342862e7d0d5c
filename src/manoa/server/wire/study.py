"""Reviews of finished games, and what they say about somebody over all games."""

from typing import Annotated, Literal

from msgspec import Meta

from manoa.server.wire.base import Given, Moment, Refusal, Sent, TableId
from manoa.study.telling import ToldReview


class TableReview(Sent, frozen=True, omit_defaults=False):
    """The review of a table. It grows; one that nobody asks about ends by itself."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    done: int = 0  # steps of the match
    of: int = 0
    review: ToldReview | None = None  # as far as it is
    why: Refusal | None = None  # it failed
    mine: bool = False  # I have begun it, and can stop it


class NoteIn(Given, frozen=True):
    """What a player writes at a step."""

    text: Annotated[str, Meta(min_length=1, max_length=600)]
    shared: bool = False  # with all who may see the review


class Note(Sent, frozen=True, omit_defaults=False):
    step: int
    text: str
    shared: bool
    mine: bool
    name: str  # of whoever wrote it
    at: Moment


class Losses(Sent, frozen=True, omit_defaults=False):
    """Turns or decisions, and what each of them lost of a won match, on average."""

    count: int
    loss: float


class ReviewedGame(Sent, frozen=True, omit_defaults=False):
    """A game of mine that was reviewed."""

    table: TableId
    game: str
    at: Moment  # when the game ended
    seat: int
    players: int
    placing: int | None
    accuracy: float | None  # 0 to 100; None: too few turns
    own: int  # hundredths of a point of 100: what my play did
    luck: int  # the same: what luck did
    margin: int  # hundredths of the game's measure
    fair_margin: int | None  # with average luck; None where slips do not add up in the game's measure


class GameProgress(Sent, frozen=True, omit_defaults=False):
    """How I play one game."""

    game: str
    games: int  # that were reviewed
    accuracy: float | None  # on average
    phases: list[Losses]  # by turns: the first, second and last third of a round, or of the match
    themes: dict[str, Losses]  # by decisions
    luck: int  # of an average game, hundredths of a point of 100
    last: list[ReviewedGame]  # the newest first


class Progress(Sent, frozen=True, omit_defaults=False):
    """How I play, as far as my games were reviewed."""

    games: list[GameProgress]
