"""The clocks of a table. Time is handed in, as milliseconds."""

from __future__ import annotations

from manoa.server.wire.base import Moment
from manoa.server.wire.tables import Clock, DaysClock, LiveClock

DAY = 86_400_000
GRACE = 30_000  # what somebody who comes back has at least


class Clocks:
    """How much time each seat has left, and whose runs."""

    def __init__(self, clock: LiveClock | DaysClock, players: int) -> None:
        self.clock = clock
        self.left = [self._whole()] * players
        self.running: int | None = None
        self.since: Moment = 0

    def turn(self, seat: int | None, at: Moment) -> None:
        """From now on the time of this seat runs; None: nobody's."""
        if seat == self.running:
            return
        if self.running is not None:
            self.left[self.running] = self._after_turn(self.left[self.running] - (at - self.since))
        self.running, self.since = seat, at
        if seat is not None and isinstance(self.clock, DaysClock):
            self.left[seat] = self._whole()

    def came_back(self, seat: int) -> None:
        least = self._whole() if isinstance(self.clock, DaysClock) else GRACE
        self.left[seat] = max(self.left[seat], least)

    def ends(self) -> Moment | None:
        """When the time that runs is over."""
        return None if self.running is None else self.since + self.left[self.running]

    def at(self, now: Moment) -> list[int]:
        """What each seat has left."""
        run = max(0, now - self.since)
        return [max(0, left - run if seat == self.running else left) for seat, left in enumerate(self.left)]

    def _whole(self) -> int:
        return self.clock.days * DAY if isinstance(self.clock, DaysClock) else self.clock.seconds * 1000

    def _after_turn(self, left: int) -> int:
        gained = self.clock.increment * 1000 if isinstance(self.clock, LiveClock) else 0
        return max(0, left) + gained


def clocks(clock: Clock, players: int) -> Clocks | None:
    return Clocks(clock, players) if isinstance(clock, LiveClock | DaysClock) else None
