"""The options of a game as flags, whatever the game: `--expeditions 6`, `--three-players`, `--no-show-deck-count`,
`--route my-route.json`, `--modules swamp,fog`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from manoa.cli.files import read_json
from manoa.cli.phrases import plain
from manoa.kernel.rulebook import Option, Options, Rulebook, either
from manoa.words import catalogue

LONGEST = 40  # letters of a value that are repeated
SWITCH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def read_flags(book: Rulebook, words: Sequence[str]) -> Options:
    """The options that the words choose. ValueError says what is allowed."""
    chosen: Options = {}
    rest = list(words)
    while rest:
        word, given, text = rest.pop(0).partition("=")
        name, switched_on = _name(book, word)
        option = book.options[name]
        if not switched_on:
            chosen[name] = False
        elif given:
            chosen[name] = _value(book, word, option, text)
        elif is_switch(option) and not (rest and rest[0].lower() in SWITCH):
            chosen[name] = True
        elif rest:
            chosen[name] = _value(book, word, option, rest.pop(0))
        else:
            raise ValueError(f"{word} needs a value: {allowed(option)}")
    return chosen


def flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def is_switch(option: Option) -> bool:
    return set(map(type, option.values)) == {bool}


def allowed(option: Option) -> str:
    """What a flag takes, in words."""
    if is_switch(option):
        return "true or false"
    if not option.values:
        return option.allowed
    if option.several:
        return f"any of {', '.join(map(str, option.values))}, with commas between them"
    return either([*option.values, *([f"a file with {option.own}"] if option.own else [])])


def _name(book: Rulebook, word: str) -> tuple[str, bool]:
    """The option a flag names, and whether it is not the `--no-` form that switches it off."""
    for name, option in book.options.items():
        if word.replace("_", "-") == flag(name):
            return name, True
        if word.replace("_", "-") == f"--no-{flag(name)[2:]}" and is_switch(option):
            return name, False
    raise ValueError(f"{book.title} has no option {word!r}; there are: {', '.join(map(flag, book.options))}")


def _value(book: Rulebook, word: str, option: Option, text: str) -> Any:
    if option.own and text not in map(str, option.values) and names_file(text):
        return _own(book, word, option, Path(text))
    if option.several:
        value: Any = [_one(option, part) for part in text.split(",") if part]
    elif is_switch(option):
        value = SWITCH.get(text.lower())
    elif option.values:
        value = _one(option, text)
    else:
        value = int(text) if text.isascii() and text.isdigit() and len(text) < 20 else None
    if value is None or not option.admits(value):
        raise ValueError(f"{word} takes {allowed(option)}, not {plain(text, LONGEST)!r}")
    return value


def _one(option: Option, text: str) -> Any:
    """The value that a text names, None if there is none."""
    given = next((value for value in option.values if str(value) == text.lower()), None)
    return option.shelved(text.lower()) if given is None and option.shelved else given


def names_file(text: str) -> bool:
    """Whether a value is meant as a file: it looks like one, or there is one."""
    try:
        return text.lower().endswith(".json") or "/" in text or Path(text).exists()
    except (OSError, ValueError):  # no name that a file could have
        return False


def _own(book: Rulebook, word: str, option: Option, path: Path) -> Any:
    """Something of the players' own, read from a file."""
    value = read_json(path, option.own)
    if not option.is_own(value):
        raise ValueError(f"{word} takes {allowed(option)}; {path} holds something else")
    wrong = option.problems(value) if option.problems else []
    if wrong:
        told = " ".join(map(catalogue(book.id, "en").fault, wrong))
        raise ValueError(plain(f"{path} cannot be used for {word}. {told}"))
    return value
