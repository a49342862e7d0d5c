"""Checking positions that people wrote or edited: what all games' snapshots share."""

from __future__ import annotations

import reprlib
from typing import Any, TypeVar

import msgspec

from manoa.kernel import chance as chance_
from manoa.kernel import seeds

Written = TypeVar("Written")


class BadPosition(ValueError):
    """A position that no match could have, or that is not written as one."""


def expect(holds: bool, otherwise: str) -> None:
    """Refuse a position with a sentence that says what is wrong."""
    if not holds:
        raise BadPosition(f"This position breaks a rule: {otherwise}.")


def converted(given: Any, form: type[Written]) -> Written:
    """JSON converted to the struct that describes its form."""
    try:
        return msgspec.convert(given, form)
    except msgspec.ValidationError as error:
        said, _, place = str(error)[:300].partition(" - at `$.")
        where = f"{place.rstrip('`')}: " if place else ""
        raise BadPosition(f"This position is not written as one: {where}{said[:1].lower()}{said[1:]}.") from None
    except (UnicodeError, RecursionError, OverflowError):
        raise BadPosition("This position is not written as one: it holds what JSON cannot.") from None


def fields(given: Any, wanted: dict[str, Any]) -> None:
    """Check that a position has exactly these fields."""
    expect(isinstance(given, dict), "it has to be a JSON object")
    for name in wanted:
        expect(name in given, f"{name!r} is missing")
    for name in given:
        expect(name in wanted, f"{shown(name)} is unknown; the fields are {', '.join(wanted)}")


def shown(value: Any) -> str:
    """A wrong value as a message shows it: only its beginning, however long or deep it is."""
    try:
        return reprlib.repr(value)
    except ValueError:  # Python writes no number of more than 4,300 digits
        return "a number of very many digits"


def whole(what: str, given: Any, least: int, most: int) -> int:
    """Check that a value is a whole number within its bounds."""
    expect(type(given) is int and least <= given <= most, f"{what} is a whole number from {least} to {most}")
    return int(given)


def chance(state: Any) -> dict[str, Any]:
    """The state of the game's randomness, so that everything still to come stays the same."""
    return {
        "key": state["key"].astype("<u4").tobytes().hex(),
        "counter": int(state["counter"]),
        "used": int(state["used"]),
    }


def set_chance(state: Any, given: Any) -> None:
    fields(given, {"key": "", "counter": 0, "used": 0})
    expect(seeds.is_hex(given["key"]), "chance.key is 64 hexadecimal digits")
    chance_.start(state, seeds.key(bytes.fromhex(given["key"])))
    counter = whole("chance.counter", given["counter"], 0, 2**62)
    used = whole("chance.used", given["used"], 0, chance_.BLOCK)
    if counter:
        chance_.fill(state, counter - 1, chance_.GAME)
    expect(counter > 0 or used == chance_.BLOCK, f"chance.used is {chance_.BLOCK} before the first block")
    state["counter"] = counter
    state["used"] = used
