"""Puzzles: positions in which one plan is clearly best and a natural one clearly worse.

    for puzzle in load("lost-cities"):
        puzzle.match().view(puzzle.seat)

They come with the project as a line of JSON each. `manoa puzzles make` makes them: see docs/puzzles.md.
"""

import functools
from importlib import resources
from typing import Any, Literal

import msgspec

from manoa.games import REGISTERED, rulebook
from manoa.kernel.rulebook import Refusal
from manoa.play.match import Game, Match

CHOOSE: Literal["choose"] = "choose"
ARRIVE: Literal["arrive"] = "arrive"
BETWEEN = "; "
LETTERS = {"lost-cities": "lc", "quest": "qu", "island": "is"}  # what ids begin with


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """Something that could be done, and what comes of it for the seat."""

    play: list[str]  # notations; the first one decides
    share: float  # of a won match
    margin: float  # how far the seat is ahead of the best other one, in the game's measure
    error: float  # the standard error of the share
    margin_error: float


class Origin(msgspec.Struct, forbid_unknown_fields=True):
    """The bot game in which a position came up."""

    seed: str
    bots: list[str]  # who had each seat
    step: int  # at which it came up
    plays: str  # all steps of the game in notation, with BETWEEN between them


class Puzzle(msgspec.Struct, forbid_unknown_fields=True):
    """A position and a question about it. Its hidden half is one imagined world: nobody's cards."""

    id: str
    game: str
    options: dict[str, Any]  # those that differ from their defaults
    players: int
    version: int  # of the rules
    position: dict[str, Any]
    seat: int
    theme: str
    goal: Literal["choose", "arrive"]  # choose one of the answers, or get there in this turn
    answers: list[Answer]  # the best first, then the natural one, then others
    natural: int  # the index of what the quick policy or a weaker level would do
    gap: float  # between the best answer and the natural one, in shares of a won match
    points: float  # the same in the game's measure
    line: list[str]  # the best answer to the end of the turn, as far as nothing hidden comes to light
    alternative: list[str]  # the natural one
    reason: Refusal | None  # what speaks for the best answer
    rating: int
    solved_by: dict[str, bool]
    origin: Origin | None = None  # None: the hand was made up, for it might have been held

    def match(self) -> Match:
        """The position, to be played on from."""
        return self._game().place(self.players, self.position)

    def story(self) -> Match:
        """The whole game that it is from; ValueError if it is from none."""
        if self.origin is None:
            raise ValueError(f"{self.id} is from no game: its hand was made up")
        match = self._game().start(self.players, bytes.fromhex(self.origin.seed))
        match.follow(self.origin.plays.split(BETWEEN))
        return match

    def _game(self) -> Game:
        return Game(rulebook(self.game), self.options, self.version)


@functools.cache
def load(game: str) -> list[Puzzle]:
    """The puzzles of a game that come with the project, sorted by id."""
    if game not in REGISTERED:
        raise ValueError(f"there is no game {game!r}; there are: {', '.join(sorted(REGISTERED))}")
    file = resources.files(__package__) / f"{game}.jsonl"
    return read(file.read_bytes()) if file.is_file() else []


def read(text: bytes) -> list[Puzzle]:
    """A line each; msgspec.DecodeError or ValidationError for what is none."""
    return msgspec.json.Decoder(Puzzle).decode_lines(text)


def written(puzzles: list[Puzzle]) -> bytes:
    """As `read` reads them."""
    encoder = msgspec.json.Encoder()
    return b"".join(encoder.encode(one) + b"\n" for one in sorted(puzzles, key=lambda one: one.id))
