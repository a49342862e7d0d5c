"""What each viewer was sent: versions without a gap, and byte for byte what the log says from where they look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from manoa.server.live.connection import encode
from manoa.server.table import project
from manoa.server.table.table import RECENT, Change, Table
from manoa.server.wire import news
from server.jepsen.history import Asked, Heard, History
from server.jepsen.logs import Log

STREAM = (b'{"t":"news"', b'{"t":"resync"')


class Event(msgspec.Struct):
    v: int


class Clocks(msgspec.Struct):
    now: int


class State(msgspec.Struct):
    v: int
    clocks: Clocks | None


class Frame(msgspec.Struct):
    t: str
    table: str
    state: State
    events: list[Event] = []

    @property
    def after(self) -> int | None:
        """The version that it goes on from; None: from nothing."""
        if self.t == "resync":
            return None
        return self.events[0].v - 1 if self.events else self.state.v


class Sent(NamedTuple):
    """A frame, and to whom it went."""

    frame: Frame
    raw: bytes
    user: str | None


frame_of = msgspec.json.Decoder(Frame).decode


def check_streams(history: History, logs: dict[str, Log]) -> Iterator[str]:
    sent: dict[str, list[Sent]] = {}
    for record, frame, _, fault in streamed(history):
        if fault:
            yield f"connection {record.connection} at {frame.table}: {fault}"
        sent.setdefault(frame.table, []).append(Sent(frame, record.frame, history.users[record.connection]))
    for table, frames in sent.items():
        if table not in logs:
            yield f"there is no log of {table}, which was seen"
        else:
            yield from _check_projection(logs[table], frames)


def streamed(history: History) -> Iterator[tuple[Heard, Frame, Stream, str]]:
    """Every frame about a table, what it came over, and why it cannot have come: nothing if it can."""
    streams: dict[tuple[int, str], Stream] = {}
    for record in history.records:
        if isinstance(record, Asked):
            if record.frame["t"] == "watch":
                stream = streams.setdefault((record.connection, record.frame["table"]), Stream())
                stream.watch(record.frame.get("since"), record.at)
        elif record.frame.startswith(STREAM):
            frame = frame_of(record.frame)
            stream = streams.setdefault((record.connection, frame.table), Stream())
            yield record, frame, stream, stream.take(frame)


class Stream:
    """One table over one connection."""

    def __init__(self) -> None:
        self.last: int | None = None
        self.watches: list[int | None] = []  # not answered yet: what each was said to have already
        self.answered: float | None = None  # when that was asked for which the last frame answered; None: nobody did
        self._asked: list[float] = []  # when each watch was

    def watch(self, since: int | None, at: float) -> None:
        self.watches.append(since)
        self._asked.append(at)

    def take(self, frame: Frame) -> str:
        """Why this frame cannot come now; nothing if it can."""
        last, self.last = self.last, frame.state.v
        self.answered = None
        versions = [event.v for event in frame.events]
        if versions != list(range(versions[0], versions[0] + len(versions)) if versions else []):
            return f"the versions {versions} are not in order"
        if versions and versions[-1] != frame.state.v:
            return f"versions up to {versions[-1]} came with the state at {frame.state.v}"
        if frame.t == "resync":
            return self._resync(last, frame.state.v)
        if versions and last is not None and frame.after == last:
            return ""
        if frame.after in self.watches:
            self._answer(frame.after)
            return ""
        return f"after {last} (and {self.watches} asked for) came {versions or 'nothing new'} at {frame.state.v}"

    def _resync(self, last: int | None, version: int) -> str:
        if last is not None and version - last > RECENT:
            return ""
        for since in self.watches:
            if since is None or not version - RECENT <= since <= version:
                self._answer(since)
                return ""
        return f"a resync at {version}, which nothing called for (had {last}, asked for {self.watches})"

    def _answer(self, since: int | None) -> None:
        place = self.watches.index(since)
        del self.watches[place]
        self.answered = self._asked.pop(place)


def _check_projection(log: Log, frames: list[Sent]) -> Iterator[str]:
    by_version: dict[int, list[Sent]] = {}
    for sent in frames:
        by_version.setdefault(sent.frame.state.v, []).append(sent)
    found = Events()
    for table, change in log.folds():
        found.changes.append(change)
        expected: dict[object, bytes] = {}
        for sent in by_version.pop(table.version, []):
            eyes = project.viewpoint(table, sent.user)
            clocks = sent.frame.state.clocks
            key = (eyes, sent.frame.after, clocks.now if clocks else 0)
            if key not in expected:
                expected[key] = _expected(table, found, sent.frame, eyes)
            if sent.raw != expected[key]:
                yield f"{sent.user} saw version {table.version} of {log.table} as\n{sent.raw!r}\nnot\n{expected[key]!r}"
    for version in by_version:
        yield f"version {version} of {log.table} was seen and is not in the log"


class Events:
    """All that happened, put into words once for each point of view."""

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self._words: dict[tuple[int, project.Viewpoint], news.Event] = {}

    def after(self, version: int, eyes: project.Viewpoint) -> list[news.Event]:
        for place in range(version, len(self.changes)):
            if (place, eyes) not in self._words:
                self._words[place, eyes] = project.event(self.changes[place], eyes)
        return [self._words[place, eyes] for place in range(version, len(self.changes))]


def _expected(table: Table, expected: Events, frame: Frame, eyes: project.Viewpoint) -> bytes:
    """The frame as it should be, at a table folded up to its version."""
    now = frame.state.clocks.now if frame.state.clocks else 0
    state = project.state(table, eyes, now)
    if frame.after is None:
        return encode(news.Resync(table.id, state))
    return encode(news.News(table.id, expected.after(frame.after, eyes), state))
