"""Token buckets: per person, per address and per socket.

A bucket is one number, the moment at which it will be full again. Buckets that are full are forgotten, since a new one
says the same. All of this happens on the event loop and needs no locks; every node counts for itself.
"""

import math
import time
from collections.abc import Awaitable, Callable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from msgspec import Struct

from manoa.server.http.forwarded import address_of
from manoa.server.http.identity import IN_PERSON, SIGNED_IN, identify, in_person, may_play, may_read, signed_in
from manoa.server.http.problems import TooMany, problems
from manoa.server.wire.base import RateLimit

Connection = ASGIConnection[Any, Any, Any, Any]
Clock = Callable[[], float]
AsyncGuard = Callable[[Connection, BaseRouteHandler], Awaitable[None]]


class Rate(Struct, frozen=True):
    """So much at once, and so much in a minute from then on."""

    burst: float
    minute: float


class Budget(Struct, frozen=True):
    """What one person, and all people behind one address together, may spend on something."""

    key: str
    person: Rate
    address: Rate


REQUESTS = Budget("requests", Rate(120, 600), Rate(400, 2_000))
GUESTS = Budget("guests", Rate(5, 5), Rate(20, 20))
ACCOUNTS = Budget("accounts", Rate(5, 5), Rate(10, 10))
LOGINS = Budget("logins", Rate(10, 10), Rate(20, 20))
LETTERS = Budget("letters", Rate(5, 0.2), Rate(10, 1))
TOKENS = Budget("tokens", Rate(10, 5), Rate(20, 20))
TABLES = Budget("tables", Rate(20, 20), Rate(60, 60))
COMMANDS = Budget("commands", Rate(60, 300), Rate(400, 2_000))
CHAT = Budget("chat", Rate(8, 30), Rate(60, 300))
RECORDS = Budget("records", Rate(10, 10), Rate(30, 30))
HINTS = Budget("hints", Rate(10, 30), Rate(60, 180))
ROUTES = Budget("routes", Rate(20, 20), Rate(60, 60))
PUZZLES = Budget("puzzles", Rate(30, 60), Rate(120, 240))
JOBS = Budget("jobs", Rate(8, 6), Rate(24, 18))
WORK = Budget("work", Rate(8, 12), Rate(20, 24))  # seconds of what takes long
ROOMS = Budget("rooms", Rate(16, 60), Rate(64, 240))  # MiB of study rooms that are entered
SOCKETS = Budget("sockets", Rate(20, 30), Rate(200, 400))

# Guesses of one account's password: from one address, and from everywhere but browsers that its owner has logged in
# from. So strangers who guess from many addresses cannot keep the owner out.
GUESSES_HERE = Rate(10, 2)
GUESSES_ANYWHERE = Rate(100, 10)

LETTERS_TO_ONE = Rate(3, 0.05)  # address, whoever asks for them

FRAMES = Rate(60, 300)  # of one socket, of whatever kind

# Requests of all kinds. What is quicker is not refused: it waits for its turn, until very much waits.
ONE_LINE = Rate(120, 1_200)  # of one connection
ONE_ADDRESS = Rate(300, 6_000)
LONGEST = 10.0  # seconds


class Bucket:
    """One bucket, for one socket or connection."""

    __slots__ = ("clock", "full_at", "rate")

    def __init__(self, rate: Rate | None = FRAMES, clock: Clock = time.monotonic) -> None:
        self.rate, self.clock = rate, clock
        self.full_at = 0.0

    def wait(self, cost: float = 1) -> float:
        """Takes `cost` out and says 0, or leaves all as it is and says how many seconds it takes."""
        if self.rate is None:
            return 0.0
        self.full_at, seconds = taken(self.full_at, self.clock(), self.rate, cost)
        return seconds

    def turn(self, cost: float = 1) -> float:
        """Takes `cost` out, and says how many seconds it takes until it is there."""
        if self.rate is None:
            return 0.0
        now = self.clock()
        self.full_at = max(self.full_at, now) + cost * 60 / self.rate.minute
        return over(self.full_at, now, self.rate)


def over(full_at: float, now: float, rate: Rate) -> float:
    """Seconds until a bucket from which more was taken than was in it is only empty."""
    return max(0.0, full_at - now - rate.burst * 60 / rate.minute)


def taken(full_at: float, now: float, rate: Rate, cost: float) -> tuple[float, float]:
    """A bucket after `cost` was taken out, and 0; or the bucket as it was, and the seconds to wait."""
    second = rate.minute / 60
    after = max(full_at, now) + cost / second
    seconds = after - now - rate.burst / second
    return (after, 0.0) if seconds <= 1e-9 else (full_at, seconds)


class Limits:
    """All buckets of a server, by what they are for and whose they are."""

    def __init__(self, on: bool = True, clock: Clock = time.monotonic, most: int = 50_000) -> None:
        self.on, self.clock, self.most = on, clock, most
        self.full_at: dict[tuple[str, str], float] = {}

    def spend(self, key: str, rate: Rate, who: str, cost: float = 1) -> None:
        """Raises `TooMany` if there is not so much left."""
        if not self.on:
            return
        bucket = (key, who)
        before = self.full_at.pop(bucket, 0.0)
        after, seconds = taken(before, self.clock(), rate, cost)
        self.full_at[bucket] = after  # the last in order: it was used last
        if len(self.full_at) > self.most:
            self.forget()
        if seconds:
            raise TooMany(RateLimit(key, math.ceil(seconds)))

    def turn(self, key: str, rate: Rate, who: str) -> float | None:
        """Seconds until a turn comes, which is taken by that; None if that is too far away."""
        if not self.on or not who:
            return 0.0
        deep = Rate(rate.burst + LONGEST * rate.minute / 60, rate.minute)
        try:
            self.spend(key, deep, who)
        except TooMany:
            return None
        return over(self.full_at[key, who], self.clock(), rate)

    def pay(self, key: str, rate: Rate, who: str, cost: float) -> None:
        """Afterwards, whatever it has cost; for nothing, `TooMany` if there are debts."""
        if cost and self.on:
            bucket = (key, who)
            self.full_at[bucket] = max(self.full_at.pop(bucket, 0.0), self.clock()) + cost * 60 / rate.minute
        else:
            self.spend(key, rate, who, 0)

    def spend_person(self, budget: Budget, user: str, cost: float = 1) -> None:
        self.spend(budget.key, budget.person, f"person {user}", cost)

    def spend_address(self, budget: Budget, connection: Connection, cost: float = 1) -> None:
        self.spend(budget.key, budget.address, f"address {address_of(connection.scope)}", cost)

    def forget(self) -> None:
        """Drop what is full again and, if that is not enough, a tenth of all: those that were not used for longest."""
        now = self.clock()
        left = [(bucket, full_at) for bucket, full_at in self.full_at.items() if full_at > now]
        self.full_at = dict(left[len(left) // 10 :] if len(left) > self.most * 9 // 10 else left)

    def socket(self) -> Bucket:
        return Bucket(FRAMES if self.on else None, self.clock)


def limited(budget: Budget, cost: float = 1) -> AsyncGuard:
    """A guard for a route. The address pays first, so that a flood of made-up secrets does not reach the database."""

    async def guard(connection: Connection, _: BaseRouteHandler) -> None:
        limits: Limits = connection.app.state.limits
        if not limits.on:
            return
        limits.spend_address(budget, connection, cost)
        if person := await identify(connection):
            limits.spend_person(budget, person.id, cost)

    return guard


# Who may ask for it: what the description of the API says of that, and the refusals that come with it
ASKERS: dict[AsyncGuard | None, tuple[Any, tuple[int, ...]]] = {
    None: (None, ()),
    signed_in: (SIGNED_IN, (401,)),
    may_read: (SIGNED_IN, (401, 403)),
    may_play: (SIGNED_IN, (401, 403)),
    in_person: (IN_PERSON, (401, 403)),
}


def about(
    summary: str, budget: Budget, *statuses: int, who: AsyncGuard | None = None, cost: float = 1, done: str = ""
) -> dict[str, Any]:
    """Keywords of a route's decorator: what it is for, what it asks of those who call it, and how it may refuse.
    `done`: what its empty answer means."""
    security, refusals = ASKERS[who]
    guards = [limited(budget, cost), *([who] if who else [])]
    responses = problems(*refusals, *statuses, 429, done=done)
    empty = {"status_code": 204} if done else {}
    return {"summary": summary, "guards": guards, "security": security, "responses": responses, **empty}
