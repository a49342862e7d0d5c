"""What the server does by itself: every duty once and none forgotten, clocks that run as time passes and no faster."""

from __future__ import annotations

from collections.abc import Iterator

from manoa.server.table.events import Entry, Played
from manoa.server.wire import news
from manoa.server.wire.base import Moment
from manoa.server.wire.tables import LiveClock
from server.jepsen.answers import ANSWERS, answer_of
from server.jepsen.history import Heard, History
from server.jepsen.linear import first_asked
from server.jepsen.logs import Log
from server.jepsen.order import Referee

PATIENCE = 5_000  # ms in which a duty is done, if nothing is in the way
LONGEST = 60_000  # ms, whatever is in the way
STEP = 1_000  # ms by which nobody's time may be wrong
GRACE = 30_000  # ms for whoever comes back after their time was over


def check_duties(log: Log, now: Moment | None = None) -> Iterator[str]:
    """`now`: when it was looked at last, with nothing in the way."""
    referee, clock = Referee(log), None
    seen: dict[str, int] = {}
    for entry in log.entries:
        command = entry.command or ""
        duty = ":".join(command.split(":")[:2])
        if command.startswith("*") and seen.setdefault(duty, entry.version) != entry.version:
            yield f"{duty} of {log.table} was done twice, at {seen[duty]} and {entry.version}"
        if clock is not None:
            yield from (f"version {entry.version} of {log.table}: {fault}" for fault in clock.faults(entry))
        referee.follow(entry)
        begun = referee.begun
        if isinstance(entry.event, news.Started) and begun is not None and isinstance(begun.clock, LiveClock):
            clock = Watch(begun.clock, len(begun.seats))
        if clock is not None:
            clock.follow(entry, referee)
    if now is not None:
        yield from _forgotten(log, referee, clock, now)


def _forgotten(log: Log, referee: Referee, clock: Watch | None, now: Moment) -> Iterator[str]:
    player = referee.player
    if player is not None and referee.by_bot(player) and now - log.entries[-1].at > PATIENCE:
        yield f"at {log.table} a bot was to act since {log.entries[-1].version}, and did not"
    if clock is not None and clock.ends is not None and now - clock.ends > PATIENCE:
        yield f"at {log.table} the time of {clock.seat} was over, and nothing came of it"


class Watch:
    """The clock of a table, by another clockmaker."""

    def __init__(self, clock: LiveClock, players: int) -> None:
        self._increment = clock.increment * 1000
        self._whole = clock.seconds * 1000
        self._left = [self._whole] * players
        self._late: set[int] = set()
        self._since = 0
        self.seat: int | None = None  # whose time runs

    @property
    def ends(self) -> Moment | None:
        return None if self.seat is None else self._since + self._left[self.seat]

    def faults(self, entry: Entry) -> Iterator[str]:
        event, ends = entry.event, self.ends
        if isinstance(event, news.TakenOver) and event.why == "time":
            if ends is None or event.seat != self.seat:
                yield f"time was over for {event.seat}, and it was that of {self.seat}"
            elif not 0 <= entry.at - ends <= LONGEST:
                yield f"time was over {entry.at - ends} ms after its end"
        elif isinstance(event, Played) and event.seat == self.seat and ends is not None and entry.at > ends + STEP:
            yield f"{event.seat} played {entry.at - ends} ms after the end of their time"

    def follow(self, entry: Entry, referee: Referee) -> None:
        event, player = entry.event, referee.player
        if isinstance(event, news.TakenOver) and event.why == "time":
            self._late.add(event.seat)
        if isinstance(event, news.CameBack) and event.seat in self._late:
            self._late.discard(event.seat)
            self._left[event.seat] = min(GRACE, self._whole)
        runs = player if player is not None and not referee.by_bot(player) else None
        if runs != self.seat:
            if self.seat is not None:
                left = max(0, self._left[self.seat] - (entry.at - self._since))
                self._left[self.seat] = left + (self._increment if isinstance(event, Played) else 0)
            self.seat, self._since = runs, entry.at


def check_moments(history: History, logs: dict[str, Log]) -> Iterator[str]:
    """What was done bears a time between its being asked for and its being answered, whatever was done to clocks."""
    asked = first_asked(history)
    for record in history.records:
        if isinstance(record, Heard) and record.frame.startswith(ANSWERS[0]):
            answer = answer_of(record.frame)
            name = f"{history.users[record.connection]}:{answer.id}"
            log = logs.get(answer.table)
            if log is None or answer.v > len(log.entries) or (answer.table, name) not in asked:
                continue  # others complain of that
            at = log.entries[answer.v - 1].at
            first, last = history.moment(asked[answer.table, name]), history.moment(record.at)
            if not first - STEP <= at <= last + STEP:
                yield f"{name} at {answer.table} came {at - first} ms after it was asked for ({last - first} ms passed)"
