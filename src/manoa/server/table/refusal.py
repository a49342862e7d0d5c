"""Why something cannot be done."""

from __future__ import annotations


class Refused(Exception):
    """A code for programs and a sentence for people. Nothing has changed."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
