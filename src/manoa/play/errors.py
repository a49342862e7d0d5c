"""What can be wrong with what a caller hands in. All are ValueErrors with a sentence that says what is allowed."""

from __future__ import annotations


class IllegalAction(ValueError):
    """An action that cannot be played; `code` is one of CODES."""

    CODES = ("malformed", "illegal", "over")

    def __init__(self, sentence: str, code: str = "illegal") -> None:
        super().__init__(sentence)
        self.code = code


class BadRecord(ValueError):
    """A record or snapshot that is not one of this library's, or does not replay."""
