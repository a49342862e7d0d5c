"""One log by itself: no gap, nobody out of turn, nothing against the rules, and an index that says the same."""

from __future__ import annotations

from collections.abc import Iterator

from manoa.play.match import Match, game
from manoa.server.table.events import Begun, Entry, Played
from manoa.server.table.indexing import index_row, seat_rows
from manoa.server.wire import news
from server.jepsen.logs import Log

CLAIM = ("claimed_by", "claimed_until")  # nodes change these as they like


def check_log(log: Log) -> Iterator[str]:
    versions = [entry.version for entry in log.entries]
    if not versions or versions != list(range(1, len(versions) + 1)):
        yield f"the versions of {log.table} are {versions}"
        return
    times = [entry.at for entry in log.entries]
    if times != sorted(times):
        yield f"time runs backwards at {log.table}"
    found = list(Referee(log).watch())
    yield from found
    if not found:
        yield from _check_index(log)


class Referee:
    """Plays the game over again with the library alone, and knows who sits where."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self.begun: Begun | None = None
        self.users: list[str | None] = []
        self.away: set[int] = set()
        self.match: Match | None = None
        self.ended = False

    @property
    def player(self) -> int | None:
        """Whose turn it is."""
        return None if self.match is None or self.ended else self.match.player

    def by_bot(self, seat: int) -> bool:
        return self.users[seat] is None or seat in self.away

    def watch(self) -> Iterator[str]:
        for entry in self._log.entries:
            fault = self._fault(entry)
            if fault:
                yield f"version {entry.version} of {self._log.table}: {fault}"
                return
            self.follow(entry)

    def _fault(self, entry: Entry) -> str:
        event, match = entry.event, self.match
        if (entry.version == 1) != isinstance(event, Begun):
            return f"{event} has no place here"
        if isinstance(event, Played):
            return "played before the start" if match is None else self._out_of_turn(entry, event, match)
        if isinstance(event, news.Sat) and self.users[event.seat] is not None:
            return f"seat {event.seat} was taken already"
        if isinstance(event, news.Ended) and match is not None and event.result.reason == "played" and not match.over:
            return "ended before it was over"
        return ""

    def _out_of_turn(self, entry: Entry, event: Played, match: Match) -> str:
        if match.player != event.seat:
            return f"seat {event.seat} played, and it was the turn of {match.player}"
        if event.texts[0] not in map(str, match.actions()):
            return f"{event.text} is not legal"
        user = self.users[event.seat]
        who = "*bot" if self.by_bot(event.seat) else user
        return "" if str(entry.command).startswith(f"{who}:") else f"seat {event.seat} is not {entry.command}'s"

    def follow(self, entry: Entry) -> None:
        event = entry.event
        if isinstance(event, Begun):
            self.begun = event
            self.users = [seat.user for seat in event.seats]
        elif isinstance(event, news.Sat):
            self.users[event.seat] = event.user
        elif isinstance(event, news.Started) and self.begun is not None:
            self.match = game(self.begun.game, **self.begun.options).start(len(self.users), self._log.seed)
        elif isinstance(event, Played) and self.match is not None:
            self.match.follow(event.texts)
        elif isinstance(event, news.TookBack) and self.match is not None:
            self.match = self.match.at(event.step)
        elif isinstance(event, news.TakenOver) and event.why != "failed":
            self.away.add(event.seat)
        elif isinstance(event, news.CameBack):
            self.away.discard(event.seat)
        elif isinstance(event, news.Ended | news.Closed):
            self.ended = True


def _check_index(log: Log) -> Iterator[str]:
    table = log.folded()
    expected = {key: value for key, value in index_row(table, "", 0, 0).items() if key not in CLAIM}
    stored = {key: log.row[key] for key in expected}
    if stored != expected:
        yield f"the index of {log.table} says {stored} and not {expected}"
    if log.chairs != seat_rows(table, log.entries):
        yield f"the seats of {log.table} in the index are {log.chairs}"
