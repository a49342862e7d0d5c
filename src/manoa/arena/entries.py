"""The bots of an arena as people name them: `careful`, `search:seconds=0.5`, `my_bots:Bold` or `cmd: ./bot --bold`."""

import importlib
import inspect
import shlex
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from manoa.bots import bot, bots, bots_for

COMMAND = "cmd:"
SWITCH = {"true": True, "false": False}


@dataclass(frozen=True)
class Entry:
    """A bot that was entered. One of `name`, `home` and `command` is set."""

    text: str  # as it was written
    name: str = ""  # of one of our own, with options
    options: dict[str, Any] = field(default_factory=dict)
    home: str = ""  # module:Class
    command: tuple[str, ...] = ()  # a process of its own


def entry(text: str) -> Entry:
    """A bot from what people write. ValueError says what is allowed."""
    text = text.strip()
    if text.startswith(COMMAND):
        return Entry(text, command=_command(text))
    name, colon, rest = text.partition(":")
    if name in bots():
        return Entry(text, name, _options(text, rest) if colon else {})
    if colon and name and all(part.isidentifier() for part in (*name.split("."), *rest.split("."))):
        return Entry(text, home=text)
    raise ValueError(
        f"there is no bot {text!r}; there are: {', '.join(bots())}, each with options as in name:key=value,key=value; "
        f"or module:Class, or {COMMAND!r} and a command"
    )


def check(entry: Entry, game: str) -> None:
    """ValueError if a bot cannot even be found, or not for this game."""
    if entry.command:
        if shutil.which(entry.command[0]) is None:
            raise ValueError(f"{entry.text}: there is no command {entry.command[0]!r}")
    elif entry.home:
        made = _class(entry.home)
        if not callable(getattr(made, "choose", None)):
            raise ValueError(f"{entry.home} has no method `choose`, so it is no bot")
    else:
        if entry.name not in bots_for(game):
            raise ValueError(f"{entry.name!r} does not play {game}; these do: {', '.join(bots_for(game))}")
        make(entry, 0)


def make(entry: Entry, seed: int) -> Any:
    """A new bot of this process, for one game."""
    if not entry.home:
        return bot(entry.name, seed=seed, **entry.options)
    made = _class(entry.home)
    return made(seed=seed) if _takes_seed(made) else made()


def labels(texts: Sequence[str]) -> list[str]:
    """What to call the bots: as they were written, numbered where one was entered twice."""
    plain = [text.strip().removeprefix(COMMAND).strip() for text in texts]
    return [
        f"{label} ({plain[: place + 1].count(label)})" if plain.count(label) > 1 else label
        for place, label in enumerate(plain)
    ]


def here() -> None:
    """Let modules of the folder in which the command was given be found, as Python itself does for a script."""
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.insert(0, folder)


def _command(text: str) -> tuple[str, ...]:
    try:
        words = tuple(shlex.split(text.removeprefix(COMMAND)))
    except ValueError as error:
        raise ValueError(f"{text!r} is no command: {error}") from None
    if not words:
        raise ValueError(f"after {COMMAND!r} stands the command that starts the bot")
    return words


def _options(text: str, rest: str) -> dict[str, Any]:
    options = {}
    for part in rest.split(","):
        key, equals, value = part.partition("=")
        if not equals or not key.strip().isidentifier() or not value.strip():
            raise ValueError(f"options of a bot are written name:key=value,key=value, not {text!r}")
        options[key.strip()] = _value(value.strip())
    return options


def _value(text: str) -> Any:
    if text in SWITCH:
        return SWITCH[text]
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def _class(home: str) -> Any:
    module, _, name = home.partition(":")
    try:
        found: Any = importlib.import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError) as error:
        raise ValueError(f"{home} cannot be found: {error}") from None
    except (Exception, SystemExit) as error:
        raise ValueError(f"{home} cannot be loaded: {type(error).__name__}: {error}") from None
    return found


def _takes_seed(made: Any) -> bool:
    parameters = inspect.signature(made).parameters
    return "seed" in parameters or any(each.kind is each.VAR_KEYWORD for each in parameters.values())
