"""What can be wrong with what a caller hands in. All are ValueErrors with a sentence that says what is allowed."""

from typing import Any

from manoa.kernel.positions import shown
from manoa.kernel.routes import Fault
from manoa.kernel.rulebook import Bar, Options, Refusal
from manoa.words import catalogue


class IllegalAction(ValueError):
    """An action that cannot be played: `code` is one of CODES, `refusal` says why and by which rule, and so does the
    text, in English."""

    CODES = ("malformed", "illegal", "over")

    def __init__(self, refusal: Refusal, code: str = "illegal", game: str | None = None) -> None:
        super().__init__(refusal, code, game)
        self.refusal = refusal
        self.code = code
        self.game = game

    def __str__(self) -> str:
        return catalogue(self.game, "en").why(self.refusal)


class Misfit(ValueError):
    """Options that do not go together: `refusal` says why, and so does the text, in English."""

    def __init__(self, game: str, bar: Bar, options: Options) -> None:
        super().__init__(game, bar, options)
        self.game = game
        self.refusal = bar.why
        self._clash = f"{bar.option} is not {shown(options[bar.option])} with {bar.by}={options[bar.by]!r}"

    def __str__(self) -> str:
        return f"{catalogue(self.game, 'en').refusal(self.refusal)} Here {self._clash}."


class Faulty(ValueError):
    """Something of the players' own that cannot be played: `refusal` has all that is wrong with it, and so does the
    text, in English."""

    def __init__(self, game: str, name: str, allowed: str, faults: list[Fault]) -> None:
        super().__init__(game, name, allowed, faults)
        self.game = game
        self.refusal = refusal("faulty-route", faults=faults)
        self._wrong = f"{name} is {allowed}, not this one"  # which may be long

    def __str__(self) -> str:
        words = catalogue(self.game, "en")
        return f"{self._wrong}. {' '.join(map(words.fault, self.refusal['parts']['faults']))}"


def refusal(code: str, **parts: Any) -> Refusal:
    """Why not, in one of the codes that all games share."""
    return {"code": code, "parts": parts}


class BadRecord(ValueError):
    """A record or snapshot that is not one of this library's, or does not replay."""


class TooLong(BadRecord):
    """A record with more steps than whoever replays it takes."""

    def __init__(self, most: int) -> None:
        super().__init__(f"A record may have at most {most} steps here; this one has more.")
        self.most = most
