"""What can go wrong."""

from __future__ import annotations


class Refusal(Exception):
    """No, and why: a code for programs, a sentence for people. `unreachable` is the code if no server answered."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
