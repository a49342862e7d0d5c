"""Two servers with the same table, in worlds that differ only in what one seat cannot know."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, cast
from unittest.mock import patch

import msgspec
from litestar import Response
from msgspec.structs import replace
from sqlalchemy import Engine, StaticPool, create_engine

from manoa import Match
from manoa.server.http import analysis, tables
from manoa.server.http.identity import BOTH, Person
from manoa.server.http.problems import Refusal, with_status
from manoa.server.live.connection import Connection
from manoa.server.live.fanout import Fanout
from manoa.server.live.hub import Hub
from manoa.server.live.metrics import Metrics
from manoa.server.settings import Settings
from manoa.server.store.batch import Append
from manoa.server.store.schema import metadata
from manoa.server.store.writer import Writer
from manoa.server.table.events import Begun
from manoa.server.table.refusal import Refused
from manoa.server.table.setup import Setup, branch
from manoa.server.table.table import Table
from manoa.server.wire import commands
from manoa.server.wire.tables import BranchIn, NoClock, SeatInfo
from server.inside import Thinkers

TABLE = "the-same-table-0"
MOMENT = 1_700_000_000_000
CLOCKS = ("hub", "adding", "notices")  # modules that ask what time it is


class Memory:
    """A writer that keeps everything, in memory."""

    def __init__(self) -> None:
        self.appends: list[Append] = []

    async def append(self, append: Append) -> None:
        await asyncio.sleep(0)
        self.appends.append(append)


class Listener(Connection):
    """Somebody who keeps every frame."""

    def __init__(self, user: str | None) -> None:
        super().__init__(1000, user, None, None)
        self.heard: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.heard.append(frame)


def somebody(name: str) -> Person:
    return Person(name, name.title(), True, BOTH, "session", None)


def seated(seat: int) -> Person:
    return somebody(f"player{seat}")


def begun(match: Match, people: Sequence[str] = ()) -> Begun:
    """A table that goes on from where a match stands, with people in all seats."""
    users = people or [f"player{seat}" for seat in range(match.players)]
    return Begun(
        host=users[0],
        game=match.game.name,
        rules=match.game.version,
        options=match.game.options,
        seats=[SeatInfo("person", f"Player{seat}", user) for seat, user in enumerate(users)],
        public=True,
        clock=NoClock(),
        commitment="0" * 64,
        position=match.snapshot()["position"],
    )


class Desk:
    """Has everything done at once."""

    async def work(self, work: Callable[[], Any]) -> Any:
        return work()


class Twin:
    """A server with one table."""

    def __init__(self, engine: Engine, seat: int) -> None:
        self.memory = Memory()
        self.hub = Hub(Settings(node="node"), engine, cast(Writer, self.memory), Fanout(), Metrics())
        self.listeners = [Listener(f"player{seat}"), Listener(None), Listener("passer-by")]

    @property
    def table(self) -> Table:
        return self.hub.tables[TABLE].table

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    async def open(self, match: Match, alone: bool = False) -> None:
        """Alone: the one who listens is the only person at the table."""
        first = begun(match)
        if alone:
            mine = self.listeners[0].user
            seats = [seat if seat.user == mine else SeatInfo("bot", bot="random") for seat in first.seats]
            first = replace(first, seats=seats)
        await self.hub.create(Setup(first, None, {}), TABLE)
        for listener in self.listeners:
            await self.hub.watch(listener, TABLE, None)
        await self.quiet()

    async def ask(self, person: Person, command: commands.Command, name: str) -> bytes:
        """A command, told what came of it after everybody has heard."""
        reply = await self.hub.command(TABLE, person, commands.Request(name, self.table.version, command))
        await self.quiet()
        return msgspec.json.encode(reply)

    async def rows(self) -> list[Any]:
        """What lists are made of: the rows beside the log."""
        return [(append.index, append.seats) for append in self.memory.appends]

    async def quiet(self) -> None:
        """Wait until nothing more is to be told."""
        while waiting := list(self.hub.notices._tasks):
            await asyncio.wait(waiting)

    async def heard(self) -> list[list[bytes]]:
        """Every frame to everybody who listens, in order, since the last time; and what one who comes now is told."""
        await self.quiet()
        heard = [listener.heard.copy() for listener in self.listeners]
        for listener in self.listeners:
            listener.heard.clear()
        return heard

    async def told_again(self, person: Person | None) -> list[bytes]:
        """What somebody is told who comes back, from several versions on."""
        newcomer = Listener(person.id if person else None)
        for since in (None, 0, self.table.version - 1, self.table.version, self.table.version + 1):
            await self.hub.watch(newcomer, TABLE, since)
        self.hub.unwatch(newcomer, TABLE)
        await self.quiet()
        return newcomer.heard

    async def answer(self, handler: Any, person: Person | None, **given: Any) -> Any:
        """What a route answers, body or problem."""
        wanted = inspect.signature(handler.fn).parameters
        visit = tables.Visit(self.hub, Desk(), TABLE, person)  # type: ignore[arg-type]
        parts = {"hub": self.hub, "thinkers": Thinkers(), "visit": visit}
        offered = {**parts, "table": TABLE, "person": person, "visitor": person, **given}
        try:
            found = await handler.fn(**{name: value for name, value in offered.items() if name in wanted})
        except (Refusal, Refused) as error:
            refusal = with_status(error) if isinstance(error, Refused) else error
            return refusal.status_code, refusal.headers, msgspec.json.encode(refusal.problem)
        return msgspec.json.encode(found.content if isinstance(found, Response) else found)

    async def answers(self, person: Person | None) -> list[Any]:
        """All that somebody can read about the table over HTTP."""
        last = self.table.step
        asked: list[tuple[Any, dict[str, Any]]] = [(tables.look, {}), (tables.export, {})]
        asked += [(tables.past_events, {"after": after}) for after in (0, max(0, self.table.version - 2))]
        for step in {0, max(0, last - 1), last, last + 1}:
            asked += [(tables.past_state, {"step": step, "seat": seat}) for seat in (None, -1, 0, 1, 7)]
        asked += [(tables.picture, {"step": last, "seat": None, "theme": "dark"})]
        asked += [(analysis.graph, {"seat": seat}) for seat in (None, -1, 0, 1, 7)]
        asked += [(analysis.thoughts, {"step": step, "bot": None, "seat": None}) for step in (0, last, last + 1)]
        return [await self.answer(handler, person, **given) for handler, given in asked]

    async def branch(self, person: Person, step: int) -> bytes:
        """The beginning of a branch, in which what the seat cannot know was drawn with a known seed."""
        with patch("manoa.server.table.setup.secrets.token_bytes", lambda count: bytes(count)):
            data = BranchIn(step)
            visit = tables.Visit(self.hub, Desk(), TABLE, person)  # type: ignore[arg-type]
            make = await visit.seen(lambda table, eyes: branch(table, eyes, data, person))
            return msgspec.json.encode(make().begun)


def empty_database() -> Engine:
    """For the counts of waiting games, which stay at none."""
    engine = create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})
    metadata.create_all(engine)
    return engine


@contextmanager
def standing_clocks() -> Iterator[None]:
    """Time stands still, and nobody waits for more to gather."""
    with ExitStack() as still:
        for name in ("PAUSE", "LATER", "AFTER_PLAYERS"):
            still.enter_context(patch(f"manoa.server.live.notices.{name}", 0))
        for place in (*(f"live.{name}" for name in CLOCKS), "http.tables"):
            still.enter_context(patch(f"manoa.server.{place}.now", lambda: MOMENT))
        yield
