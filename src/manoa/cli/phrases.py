"""Phrases of the commands, in English, and sentences put together in any language."""

from collections.abc import Iterable
from itertools import takewhile


def sentence(text: str) -> str:
    """A message of the library as a sentence: a capital first, if that is a word and no name, and a full stop last."""
    if text.split(" ", 1)[0].strip(",:").isalpha():
        text = capital(text)
    return text if text.endswith((".", "?", ":")) else f"{text}."


def capital(text: str) -> str:
    """A capital first, and the rest as it is."""
    return text[:1].upper() + text[1:]


def plain(text: str, longest: int = 1000) -> str:
    """A text from elsewhere: no control codes, no more than so many letters."""
    shown = "".join(letter if letter.isprintable() else "�" for letter in text[: longest + 1])
    return shown if len(shown) <= longest else f"{shown[: longest - 1]}…"


def count(many: int, thing: str) -> str:
    """1 card, 2 cards."""
    return f"{many} {thing}" if many == 1 else f"{many} {thing}s"


def in_a_row(sentences: Iterable[tuple[str | None, str]]) -> list[str]:
    """Sentences, each with the name that it may begin with. What one player does in a row is put into one sentence,
    which does not repeat how the one before it began: You play Scout, draw a card."""
    lines: list[str] = []
    before, latest = None, ""
    for name, text in sentences:
        if name is not None and name == before and text.startswith(f"{name} ") and latest.startswith(f"{name} "):
            lines[-1] = f"{lines[-1].removesuffix('.')}, {_rest(latest, text)}"
        else:
            lines.append(text)
        before, latest = name, text
    return lines


def _rest(latest: str, text: str) -> str:
    """A sentence without the words that both begin with; at least its last word remains."""
    words = text.split(" ")
    pairs = zip(latest.split(" "), words[:-1], strict=False)
    same = len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))
    return " ".join(words[same:])
