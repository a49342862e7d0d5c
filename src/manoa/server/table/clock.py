"""The clocks of a table. Time is handed in, as milliseconds."""

from manoa.server.wire.base import Moment
from manoa.server.wire.tables import Clock, DaysClock, LiveClock

DAY = 86_400_000  # ms
GRACE = 30_000  # what somebody has who takes a seat whose time was over


class Clocks:
    """How much time each seat has left, and whose runs."""

    def __init__(self, clock: LiveClock | DaysClock, players: int) -> None:
        self.clock = clock
        self.left = [self._whole()] * players
        self.running: int | None = None
        self.since: Moment = 0

    def turn(self, seat: int | None, at: Moment, played: bool) -> None:
        """From now on the time of this seat runs; None: nobody's. Only a turn that was played earns more time."""
        if seat == self.running:
            return
        if self.running is not None:
            left = max(0, self.left[self.running] - (at - self.since))
            self.left[self.running] = left + (self._increment() if played else 0)
        self.running, self.since = seat, at
        if seat is not None and isinstance(self.clock, DaysClock):
            self.left[seat] = self._whole()

    def came_back(self, seat: int) -> None:
        """Somebody takes a seat whose time was over."""
        self.left[seat] = self._whole() if isinstance(self.clock, DaysClock) else min(GRACE, self._whole())

    def ends(self) -> Moment | None:
        """When the time that runs is over."""
        return None if self.running is None else self.since + self.left[self.running]

    def at(self, now: Moment) -> list[int]:
        """What each seat has left."""
        run = max(0, now - self.since)
        return [max(0, left - run if seat == self.running else left) for seat, left in enumerate(self.left)]

    def _whole(self) -> int:
        return self.clock.days * DAY if isinstance(self.clock, DaysClock) else self.clock.seconds * 1000

    def _increment(self) -> int:
        return self.clock.increment * 1000 if isinstance(self.clock, LiveClock) else 0


def clocks(clock: Clock, players: int) -> Clocks | None:
    return Clocks(clock, players) if isinstance(clock, LiveClock | DaysClock) else None
