"""Answers against the log: what was acknowledged is there once, what was turned down is not, nothing else is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from manoa.server.table.events import Begun, Claimed, Entry, Played
from manoa.server.wire import news
from server.jepsen.history import Asked, History
from server.jepsen.logs import Log

Key = tuple[str, str]  # a table, and who asked what of it
OF_ITSELF = Begun | news.Started | news.Ended | news.TakenOver | news.TookBack | news.WentOn | news.Closed
ANSWERS = (b'{"t":"ok"', b'{"t":"again"', b'{"t":"stale"', b'{"t":"refused"')


class Answer(msgspec.Struct):
    t: str
    table: str
    id: str
    v: int  # 0: the table was not even looked at
    code: str = ""

    @property
    def denies(self) -> bool:
        """It says that this was not done before."""
        return self.t in ("stale", "refused") and self.v > 0

    @property
    def not_done(self) -> bool:
        """It says that it does not come of this copy. While the database is away nobody knows."""
        return self.t in ("stale", "refused") and (self.v > 0 or self.code != "unavailable")


answer_of = msgspec.json.Decoder(Answer).decode


@dataclass
class Told:
    """All that was asked and answered under one name."""

    asked: list[dict[str, Any]] = field(default_factory=list)  # each time that it was sent
    lives: list[int] = field(default_factory=list)  # and to which life of the server
    answers: list[tuple[int, Answer]] = field(default_factory=list)  # with the connection
    turned_down: list[int] = field(default_factory=list)  # in which lives a copy was
    denied: list[int] = field(default_factory=list)  # in which lives it was said not to have been done


def check_answers(history: History, logs: dict[str, Log]) -> Iterator[str]:
    found = gather(history)
    versions: dict[Key, list[int]] = {}
    for log in logs.values():
        for entry in log.entries:
            if entry.command is not None:
                versions.setdefault((log.table, entry.command), []).append(entry.version)
    for key, about in found.items():
        yield from _check_command(key, about, versions.get(key, []))
    for log in logs.values():
        for entry in log.entries:
            yield from _check_entry(log, entry, found.get((log.table, entry.command or "")))


def gather(history: History) -> dict[Key, Told]:
    found: dict[Key, Told] = {}
    for record in history.records:
        user = history.users[record.connection]
        if isinstance(record, Asked):
            if record.frame["t"] == "do":
                request = record.frame["request"]
                about = found.setdefault((record.frame["table"], f"{user}:{request['id']}"), Told())
                about.asked.append(request)
                about.lives.append(history.lives[record.connection])
        elif record.frame.startswith(ANSWERS):
            answer = answer_of(record.frame)
            about = found.setdefault((answer.table, f"{user}:{answer.id}"), Told())
            about.answers.append((record.connection, answer))
            life = history.lives[record.connection]
            about.turned_down += [life] if answer.not_done else []
            about.denied += [life] if answer.denies else []
    return found


def _check_command(key: Key, about: Told, versions: list[int]) -> Iterator[str]:
    name = f"{key[1]} at {key[0]}"
    kinds = Counter(answer.t for _, answer in about.answers)
    if len(about.answers) > len(about.asked):
        yield f"{name} was asked {len(about.asked)} times and answered {len(about.answers)} times"
    if len(versions) > 1:
        yield f"{name} is in the log {len(versions)} times"
    for _, answer in about.answers:
        if answer.t in ("ok", "again") and answer.v not in versions:
            yield f"{name} was answered {answer.t} at {answer.v} and is not there (but at {versions})"
    if kinds["ok"] > 1:
        yield f"{name} was answered ok {kinds['ok']} times"
    # It was done in a life in which not every copy of it was turned down; and later ones had to know that.
    done_in = [life for life in about.lives if about.lives.count(life) > about.turned_down.count(life)]
    if versions and not done_in:
        yield f"{name} was turned down each time and is in the log"
    elif versions and any(life > max(done_in) for life in about.denied):
        yield f"{name} was done, and turned down after a restart"
    done: set[int] = set()
    for connection, answer in about.answers:
        if answer.t in ("ok", "again"):
            done.add(connection)
        elif connection in done and answer.denies:
            yield f"{name} was answered {answer.t} ({answer.code}) after it had been done"


def _check_entry(log: Log, entry: Entry, expected: Told | None) -> Iterator[str]:
    name = f"version {entry.version} of {log.table}"
    if entry.command is None:
        if not isinstance(entry.event, OF_ITSELF):
            yield f"{name}, {entry.event}, was asked for by nobody"
    elif entry.command.startswith("*"):
        return  # by the server itself
    elif expected is None or not expected.asked:
        yield f"{name} is there for {entry.command}, which nobody sent"
    elif not any(_means(request["command"], entry, log) for request in expected.asked):
        yield f"{name} is {entry.event}, but {entry.command} asked for {expected.asked[0]['command']}"


def _means(command: dict[str, Any], entry: Entry, log: Log) -> bool:
    """The event is what the command asked for."""
    event = entry.event
    match command["kind"]:
        case "play":
            return _played(command["action"], entry, log)
        case "say":
            return isinstance(event, news.Said) and event.text == command["text"]
        case "offer":
            return isinstance(event, news.Asked) and event.what == command["what"]
        case "answer":
            return isinstance(event, news.Answered) and (event.what, event.agree) == (command["what"], command["agree"])
        case kind:
            return isinstance(event, _KINDS[kind])


def _played(action: int | str, entry: Entry, log: Log) -> bool:
    """The log holds texts; which id one had shows in the match."""
    if isinstance(action, str):
        return isinstance(entry.event, Played) and entry.event.text == action
    match = log.folded(entry.version).match
    return isinstance(entry.event, Played) and match is not None and match.steps[-1] == action


_KINDS: dict[str, type] = {
    "undo": news.TookBack,
    "sit": news.Sat,
    "resign": news.Resigned,
    "leave": news.TakenOver,
    "return": news.CameBack,
    "claim": Claimed,
}
