"""Saved matches: the JSON of a record, in a file."""

import datetime
import errno
import itertools
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from manoa.cli.phrases import plain, sentence
from manoa.cli.refusal import WRONG_FILE, refuse
from manoa.play.match import Match
from manoa.play.record import names_in, replay, unwrapped
from manoa.words import Words

SUFFIX = ".manoa.json"
LARGEST = 1 << 25  # bytes; the longest matches take a few hundred thousand
LONGEST_NAME = 24


class Saved(NamedTuple):
    """What a file holds."""

    match: Match
    names: list[str | None]  # of the seats, where they are known


def load(path: Path) -> Saved:
    """The match in a file, or one sentence that says what is wrong with it. A snapshot is a match without steps."""
    given = read_json(path, "a saved match")
    match = read_match(path, unwrapped(given))
    return Saved(match, names_in(given, match.players))


def seat_names(given: Sequence[str | None], words: Words) -> list[str]:
    """What the seats are called. A name alone says too little when two seats have the same."""
    names = [plain(name, LONGEST_NAME).strip() if name else "" for name in given]
    return [
        words.say("seat-number", number=seat) if not name else name if names.count(name) == 1 else f"{name} {seat}"
        for seat, name in enumerate(names)
    ]


def read_match(path: Path, record: Any) -> Match:
    """The match that a record tells, which is that of a file."""
    if isinstance(record, dict) and "position" in record:
        record = {"actions": [], **record}
    try:
        return replay(record)
    except ValueError as error:
        refuse(f"{path} holds no match that can be replayed. {sentence(str(error))}", WRONG_FILE)


def save(record: dict[str, Any], path: Path) -> None:
    write(path, json.dumps(record, indent=1) + "\n")


def write(path: Path, text: str) -> None:
    """Write beside the file and then put it in its place: a crash leaves the old file or the new one, never half."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def check_place(path: Path, thing: str = "a match") -> None:
    """Refuse now what could not be saved at the end of a long match."""
    try:
        if path.is_dir():
            refuse(f"{path} is a folder; {thing} is saved in a file")
        if not path.parent.is_dir():
            refuse(f"there is no folder {path.parent} to save {path.name} in")
    except (OSError, ValueError):  # too long, or a zero byte
        refuse(f"{str(path)!r} is not a file name")


def fresh_name(game: str) -> Path:
    """A name in the current folder that no file has yet."""
    day = datetime.date.today().isoformat()
    names = (Path(f"{game}-{day}-{number}{SUFFIX}") for number in itertools.count(1))
    return next(name for name in names if not name.exists())


def read_json(path: Path, thing: str) -> Any:
    """The JSON in a file, or one sentence why it is not what it should be."""
    text = read_text(path, thing)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        refuse(f"{path} is not {thing}: line {error.lineno} is not JSON", WRONG_FILE)
    except (ValueError, RecursionError):
        refuse(f"{path} is not {thing}: it is nested too deeply, or a number in it is too long", WRONG_FILE)


def read_text(path: Path, thing: str) -> str:
    """The text of a file, or one sentence why it cannot be read."""
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            refuse(f"{path} is no plain file", WRONG_FILE)  # a device or a pipe may never end
        if path.exists() and path.stat().st_size > LARGEST:
            refuse(f"{path} is far too big for {thing}", WRONG_FILE)
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        refuse(f"there is no file {path}", WRONG_FILE)
    except IsADirectoryError:
        refuse(f"{path} is a folder, not {thing}", WRONG_FILE)
    except OSError as error:
        refuse(f"{path} cannot be read: {error.strerror}", WRONG_FILE)
    except UnicodeDecodeError:
        refuse(f"{path} is not {thing}: it is not even text", WRONG_FILE)
    except ValueError:  # a name with a zero byte
        refuse(f"{str(path)!r} is not a file name", WRONG_FILE)
