"""What the terminal says, in words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

NO_TERMS: Mapping[str, str] = {}
YOU = "You"
OTHERS = ("other", "foe")  # parts of events that name a seat beside the one that acts
VERB = re.compile(r"(?<=^\{seat\} )\w+|(?<= and )\w+")  # what the one who acts does, and does besides
IRREGULAR = {"is": "are", "has": "have", "does": "do", "goes": "go", "was": "were"}


def number(value: int) -> str:
    """A number with a true minus sign."""
    return str(value).replace("-", "−")


def sentence(text: str) -> str:
    """A message of the library as a sentence: a capital first, if that is a word and no name, and a full stop last."""
    if text.split(" ", 1)[0].strip(",:").isalpha():
        text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "?", ":")) else f"{text}."


def series(words: Sequence[str], last: str = "and") -> str:
    """a, b and c."""
    return f" {last} ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


def plain(text: str, longest: int = 1000) -> str:
    """A text from elsewhere: no control codes, no more than so many letters."""
    told = "".join(letter if letter.isprintable() else "�" for letter in text[: longest + 1])
    return told if len(told) <= longest else f"{told[: longest - 1]}…"


def count(many: int, what: str) -> str:
    """1 card, 2 cards."""
    return f"{many} {what}" if many == 1 else f"{many} {what}s"


def by_seat(values: Sequence[int], names: Sequence[str]) -> str:
    """A number for each seat: You 12, Careful −5. Seat 1: 12."""
    signs = [":" if name[-1].isdigit() else "" for name in names]
    return ", ".join(f"{name}{sign} {number(value)}" for name, sign, value in zip(names, signs, values, strict=True))


def tell(
    sentences: Mapping[str, str], event: Mapping[str, Any], names: Sequence[str], terms: Mapping[str, str] = NO_TERMS
) -> str:
    """An event of the log in words, with the game's terms for what it names by id."""
    parts = {name: _part(value, names, terms) for name, value in event.items()}
    parts |= {name: _others(event[name], names, terms) for name in OTHERS if name in event}
    told = sentences[event["key"]]
    if event["seat"] is not None:
        parts["seat"] = names[event["seat"]]
        if parts["seat"] == YOU and told.startswith("{seat} "):
            told = VERB.sub(lambda verb: _with_you(verb[0]), told)
    for name in OTHERS:
        if parts.get(name) == YOU.lower():
            told = re.sub(rf"the (\w+) of {{{name}}}", r"your \1", told)
    return told.format_map(parts)


def in_a_row(events: Sequence[Mapping[str, Any]], told: Sequence[str], names: Sequence[str]) -> list[str]:
    """Sentences, with what one seat does in a row put into one; steps of a way do not repeat that they are some."""
    lines: list[str] = []
    before, way = None, ""
    for event, text in zip(events, told, strict=True):
        seat = event["seat"]
        if seat is not None and seat == before and text.startswith(f"{names[seat]} "):
            more = text[len(names[seat]) + 1 :]
            lines[-1] += f", {more.removeprefix(way) if way else more}"
        else:
            more = text.removeprefix(f"{names[seat]} ") if seat is not None else ""
            lines.append(text)
        before = seat
        way = found[0] if (found := re.match(r"\w+ to (?=\S+$)", more)) else ""
    return lines


def winners(placings: Sequence[int], names: Sequence[str]) -> str:
    """Who won."""
    first = [name for name, placing in zip(names, placings, strict=True) if placing == 1]
    if len(first) == 1:
        return f"{first[0]} {'win' if first[0] == YOU else 'wins'}."
    return f"{series(first)} share the win."


def _part(value: Any, names: Sequence[str], terms: Mapping[str, str]) -> str:
    if isinstance(value, list):
        if len(value) == len(names) and all(type(entry) is int for entry in value):
            return by_seat(value, names)
        return series([_part(entry, names, terms) for entry in value])
    if isinstance(value, dict):
        return series([f"{number(many)} {terms.get(what, what)}" for what, many in value.items()]) or "nothing"
    return number(value) if type(value) is int else terms.get(str(value), str(value))


def _others(value: Any, names: Sequence[str], terms: Mapping[str, str]) -> str:
    """Another seat than the one that acts, several, or something else that is no seat."""
    if isinstance(value, list):
        return series([_others(entry, names, terms) for entry in value])
    if type(value) is not int:
        return _part(value, names, terms)
    return YOU.lower() if names[value] == YOU else names[value]


def _with_you(verb: str) -> str:
    """plays, passes, carries: play, pass, carry."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    return re.sub(r"(?<=ss|zz|ch|sh)es$|(?<=x)es$|s$", "", verb)
