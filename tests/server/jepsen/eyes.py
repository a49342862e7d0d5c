"""What each viewer was shown, against what they may know. The server's own projection has no part in it.

The game is played over again with the library alone. What a seat may see then comes from a world in which everything
that it cannot know was drawn again: it does not hold the true cards, so whatever agrees with it gives none away.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from manoa.play.match import Match
from manoa.server.table.events import Played
from server.jepsen.history import Heard, History
from server.jepsen.logs import Log
from server.jepsen.order import Referee
from server.jepsen.streams import STREAM

Json = dict[str, Any]
Seat = int | None  # None: a spectator


def check_eyes(history: History, logs: dict[str, Log]) -> Iterator[str]:
    sent: dict[str, dict[int, list[tuple[str | None, bytes]]]] = {}
    for record in history.records:
        if isinstance(record, Heard) and record.frame.startswith(STREAM):
            head = _head(record.frame)
            user = history.users[record.connection]
            sent.setdefault(head.table, {}).setdefault(head.state.v, []).append((user, record.frame))
    for table, frames in sent.items():
        if table in logs:
            yield from _check_table(logs[table], frames)


class _Version(msgspec.Struct):
    v: int


class _Head(msgspec.Struct):
    table: str
    state: _Version


_head = msgspec.json.Decoder(_Head).decode


def _check_table(log: Log, frames: dict[int, list[tuple[str | None, bytes]]]) -> Iterator[str]:
    referee, story = Referee(log), Story()
    for entry in log.entries:
        before = 0 if referee.match is None else len(referee.match.steps)
        referee.follow(entry)
        if isinstance(entry.event, Played) and referee.match is not None:
            story.add(entry.version, referee.match, before)
        known = Known(referee.match)
        # Doubled and repeated frames are often the same but for what a clock says.
        for user, raw in dict.fromkeys(frames.get(entry.version, [])):
            seat = referee.users.index(user) if user is not None and user in referee.users else None
            for fault in _faults(raw, seat, referee, known, story):
                yield f"{user} was shown version {entry.version} of {log.table}: {fault}"
            if not referee.ended and log.seed is not None and log.seed.hex().encode() in raw:
                yield f"{user} was shown the seed of {log.table} at version {entry.version}"


def _faults(raw: bytes, seat: Seat, referee: Referee, known: Known, story: Story) -> Iterator[str]:
    frame = msgspec.json.decode(raw)
    state = frame["state"]
    if state["you"] != seat:
        yield f"as {state['you']}, and it is {seat}"
    wrong = [] if referee.ended else [view for view in known.views(seat) if view != state["view"]]
    if wrong:
        yield f"what they cannot know: {state['view']}, not {wrong[0]}"
    offered = known.actions(seat) if referee.player == seat is not None and not referee.by_bot(seat) else []
    if state["actions"] != offered:
        yield f"the actions {state['actions']}, not {offered}"
    for event in frame.get("events", []):
        happened = event.get("what") or {}
        if happened.get("kind") == "moved" and happened["log"] != story.told(event["v"], seat):
            yield f"the events {happened['log']}, not {story.told(event['v'], seat)}"


class Known:
    """What may be known at one version, from each seat."""

    def __init__(self, match: Match | None) -> None:
        self._match = match
        self._views: dict[Seat, list[Json | None]] = {}
        self._actions: dict[int, list[Json]] = {}

    def views(self, seat: Seat) -> list[Json | None]:
        """All the same. A spectator knows no more than any of the players does."""
        match = self._match
        if match is None:
            return [None]
        if seat not in self._views:
            eyes = range(match.players) if seat is None else [seat]
            self._views[seat] = [_plain(match.for_seat(each).imagine().view(seat)) for each in eyes]
        return self._views[seat]

    def actions(self, seat: int) -> list[Json]:
        assert self._match is not None
        if seat not in self._actions:
            actions = self._match.for_seat(seat).actions()
            self._actions[seat] = [_plain({"id": one.id, "text": str(one), "data": one.data}) for one in actions]
        return self._actions[seat]


class Story:
    """What moves look like, told by the library."""

    def __init__(self) -> None:
        self._moves: dict[int, tuple[Match, list[int], int]] = {}
        self._told: dict[tuple[int, Seat], Any] = {}

    def add(self, version: int, match: Match, since: int) -> None:
        self._moves[version] = (match, list(match.steps), since)

    def told(self, version: int, seat: Seat) -> Any:
        if version not in self._moves:
            return None
        if (version, seat) not in self._told:
            match, steps, since = self._moves[version]
            begin = match.at(0)
            begin.fold(steps[:since])
            self._told[version, seat] = _plain(begin.events_of(steps[since:], seat))
        return self._told[version, seat]


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
