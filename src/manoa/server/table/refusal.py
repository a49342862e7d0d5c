"""Why something cannot be done."""

from __future__ import annotations

from typing import Any

from manoa.games import REGISTERED
from manoa.play.errors import IllegalAction
from manoa.server.wire.base import Refusal
from manoa.words import catalogue


def check_game(name: str) -> None:
    if name not in REGISTERED:
        raise Refused("no-game", names=sorted(REGISTERED))


def check_seat(seat: int | None, players: int) -> None:
    if seat is not None and seat >= players:
        raise Refused("no-seat", last=players - 1)


def check_most(count: int, most: int, because: str) -> None:
    """Refused where there would be more than so many."""
    if count > most:
        raise Refused("too-many", because, most=most)


class Busy(Exception):
    """So much waits that more would wait too long. The key says of what, as for limits of requests."""

    def __init__(self, key: str, seconds: int) -> None:
        self.key = key
        self.seconds = seconds  # after which it is worth trying again
        super().__init__(key)


class Refused(Exception):
    """A code for programs, the reason as a code with parts, and from that a sentence. Nothing has changed.

    The reason has the same code, unless there are several for it. Its sentences are in the shared catalogues.
    """

    def __init__(self, code: str, because: str = "", /, *, game: str | None = None, **parts: Any) -> None:
        self.code = code
        self.refusal = Refusal(because or code, parts)
        self.game = game
        super().__init__(code)

    @classmethod
    def of(cls, error: IllegalAction) -> Refused:
        refused = cls(error.code, game=error.game)
        refused.refusal = Refusal(error.refusal["code"], error.refusal["parts"])  # its parts may be called anything
        return refused

    @property
    def text(self) -> str:
        return catalogue(self.game, "en").refusal({"code": self.refusal.code, "parts": self.refusal.parts})

    def __str__(self) -> str:
        return self.text
