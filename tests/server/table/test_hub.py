"""Commands on their way through the hub: ok, again, stale, refused; and what is stored and seen then."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine, select

from manoa.server.live import stored
from manoa.server.live.connection import Connection
from manoa.server.live.fanout import Fanout
from manoa.server.live.hub import Hub
from manoa.server.live.metrics import Metrics
from manoa.server.settings import Settings
from manoa.server.store.batch import Append
from manoa.server.store.engine import connect, reading
from manoa.server.store.migrate import migrate
from manoa.server.store.schema import events
from manoa.server.store.writer import Writer
from manoa.server.table.refusal import Refused
from manoa.server.table.setup import imported, new_table
from manoa.server.table.table import Table
from manoa.server.wire import commands, news
from manoa.server.wire.tables import SeatPlan
from server.samples import add_users
from server.tables import ADA, BEN, CEM, EVE, INVITED, ME, OPEN, PEOPLE, Person, folded, summary, wish

HELLO = commands.Say("hello")
SETTLED = 0.3  # seconds without a frame


class Unsteady(Writer):
    """A writer that can be told to fail."""

    failures = 0
    before_failing = True  # else it stores, and fails to say so

    async def append(self, append: Append) -> None:
        fails, self.failures = self.failures > 0, max(0, self.failures - 1)
        if fails and self.before_failing:
            raise OSError("the disk is full")
        await super().append(append)
        if fails:
            raise OSError("the connection is lost")


class Place:
    """A database, and hubs on it."""

    def __init__(self, folder: Path) -> None:
        self.settings = Settings(data=folder, node="one")
        self.engine: Engine = connect(self.settings)
        migrate(self.engine)
        add_users(self.engine, *(person.id for person in PEOPLE))
        self.writer = Unsteady(self.engine)
        self.hub = self.another()
        self.names = Counter[str]()

    def another(self) -> Hub:
        """A hub that knows only what is stored."""
        return Hub(self.settings, self.engine, self.writer, Fanout(), Metrics())

    def run(self, work: Callable[[], Awaitable[None]]) -> None:
        async def all_of_it() -> None:
            try:
                await work()
            finally:
                await self.hub.stop()

        self.writer.start()
        try:
            asyncio.run(all_of_it())
        finally:
            self.writer.stop()

    async def set_up(self, *seats: SeatPlan) -> str:
        return await self.hub.create(new_table(wish("lost-cities", *(seats or (ME, OPEN))), ADA))

    async def started(self) -> str:
        id = await self.set_up()
        await self.ok(id, BEN, commands.Sit())
        return id

    async def ask(
        self, id: str, who: Person, command: commands.Command, base: int | None = None, name: str = "", hub: Any = None
    ) -> news.Reply:
        """By default made at the version that is stored."""
        self.names[who.id] += 1
        at = self.stored(id).version if base is None else base
        request = commands.Request(name or f"c{self.names[who.id]}", at, command)
        return await (hub or self.hub).command(id, who, request)

    async def ok(self, id: str, who: Person, command: commands.Command) -> news.Ok:
        reply = await self.ask(id, who, command)
        assert isinstance(reply, news.Ok), reply
        return reply

    def stored(self, id: str) -> Table:
        return stored.folded(self.engine, id)

    def seen(self, id: str) -> Table:
        return self.hub.tables[id].table

    def actor(self, id: str) -> Person:
        return (ADA, BEN)[self.stored(id).player or 0]

    def action(self, id: str) -> int:
        match = self.stored(id).match
        assert match is not None
        return match.legal[0]


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    made = Place(tmp_path)
    yield made
    made.engine.dispose()


# Answers


def test_ok_comes_after_the_commit_with_the_version_it_led_to(place: Place) -> None:
    async def work() -> None:
        id = await place.set_up()
        reply = await place.ok(id, BEN, commands.Sit())
        assert reply.v == 2
        assert place.stored(id).version == 3  # it started by itself
        assert summary(place.stored(id)) == summary(place.seen(id)) == summary(folded(place.seen(id)))

    place.run(work)


def test_a_command_that_was_done_is_answered_again_with_its_first_version(place: Place) -> None:
    async def work() -> None:
        id = await place.set_up()
        first = await place.ask(id, ADA, HELLO, name="a")
        await place.ok(id, ADA, HELLO)
        for hub in (place.hub, place.another()):
            again = await place.ask(id, ADA, HELLO, base=1, name="a", hub=hub)
            assert again == news.Again(id, "a", first.v)
        other = await place.ask(id, ADA, commands.Leave(), name="a")
        assert other == news.Again(id, "a", first.v)
        assert place.stored(id).version == 3

    place.run(work)


def test_everybody_names_their_own_commands(place: Place) -> None:
    async def work() -> None:
        id = await place.set_up()
        replies = [await place.ask(id, person, HELLO, name="a") for person in PEOPLE]
        assert [reply.v for reply in replies] == [2, 3, 4, 5, 6]
        assert all(isinstance(reply, news.Ok) for reply in replies)

    place.run(work)


def test_a_command_that_was_refused_may_be_tried_again_under_its_name(place: Place) -> None:
    async def work() -> None:
        id = await place.set_up(ME, INVITED)
        refused = await place.ask(id, BEN, commands.Sit(), name="a")
        assert isinstance(refused, news.Refused)
        assert (refused.code, refused.v) == ("full", 1)
        assert place.stored(id).version == 1
        await place.ok(id, ADA, commands.Arrange(1, OPEN))
        assert isinstance(await place.ask(id, BEN, commands.Sit(), name="a"), news.Ok)

    place.run(work)


def test_a_step_made_at_an_older_version_is_stale(place: Place) -> None:
    async def work() -> None:
        id = await place.started()
        base = place.stored(id).version
        await place.ok(id, place.actor(id), commands.Play(place.action(id)))
        version = place.stored(id).version
        stale = await place.ask(id, place.actor(id), commands.Play(place.action(id)), base=base, name="late")
        assert stale == news.Stale(id, "late", version)
        assert place.stored(id).version == version
        assert isinstance(await place.ask(id, place.actor(id), commands.Undo(), base=base), news.Stale)
        assert isinstance(await place.ask(id, ADA, commands.Propose("end"), base=base), news.Stale)

    place.run(work)


def test_talk_links_and_questions_in_between_make_nothing_stale(place: Place) -> None:
    async def work() -> None:
        id = await place.started()
        base = place.stored(id).version
        await place.ok(id, EVE, HELLO)
        await place.ok(id, ADA, commands.Invite(0))
        await place.ok(id, BEN, commands.Propose("end"))
        reply = await place.ask(id, place.actor(id), commands.Play(place.action(id)), base=base)
        assert isinstance(reply, news.Ok)

    place.run(work)


def test_what_needs_no_latest_version_is_never_stale(place: Place) -> None:
    async def work() -> None:
        id = await place.started()
        await place.ok(id, place.actor(id), commands.Play(place.action(id)))
        for command in (HELLO, commands.Leave(), commands.Return(), commands.Resign()):
            assert isinstance(await place.ask(id, ADA, command, base=0), news.Ok)

    place.run(work)


def test_a_version_that_is_not_there_yet_is_refused(place: Place) -> None:
    async def work() -> None:
        id = await place.set_up()
        ahead = await place.ask(id, ADA, HELLO, base=2)
        assert isinstance(ahead, news.Refused)
        assert ahead.code == "ahead"

    place.run(work)


def test_a_table_that_is_not_there_is_refused(place: Place) -> None:
    async def work() -> None:
        request = commands.Request("a", 0, HELLO)
        missing = await place.hub.command("no-such-table-00", ADA, request)
        assert isinstance(missing, news.Refused)
        assert (missing.code, missing.v) == ("no-table", 0)

    place.run(work)


# At once


def test_of_two_who_want_the_last_seat_one_gets_it(place: Place) -> None:
    async def work() -> None:
        id = await place.set_up()
        replies = await asyncio.gather(*(place.ask(id, who, commands.Sit(), base=1) for who in (BEN, CEM, EVE)))
        assert sorted(type(reply).__name__ for reply in replies) == ["Ok", "Refused", "Refused"]
        assert summary(place.stored(id)) == summary(place.seen(id))

    place.run(work)


def test_a_link_is_followed_once_however_many_try_at_once(place: Place) -> None:
    async def work() -> None:
        id = await place.set_up(ME, INVITED)
        reply = await place.ok(id, ADA, commands.Invite(1))
        assert reply.link is not None
        claim = commands.Claim(reply.link.rsplit("/", 1)[1])
        two = place.another()
        tries = [place.ask(id, who, claim, base=1, hub=hub) for who, hub in ((BEN, place.hub), (CEM, two), (EVE, two))]
        replies = await asyncio.gather(*tries)
        assert sorted(type(reply).__name__ for reply in replies) == ["Ok", "Refused", "Refused"]

    place.run(work)


def test_a_command_sent_twice_at_once_is_done_once(place: Place) -> None:
    async def work() -> None:
        id = await place.started()
        version, actor, play = place.stored(id).version, place.actor(id), commands.Play(place.action(id))
        hubs = [place.hub, place.hub, place.another(), place.another()]
        replies = await asyncio.gather(*(place.ask(id, actor, play, version, "a", hub) for hub in hubs))
        kinds = Counter(type(reply) for reply in replies)
        assert kinds == {news.Ok: 1, news.Again: 3}
        assert {reply.v for reply in replies} == {version + 1}
        assert place.stored(id).step == 1

    place.run(work)


def test_many_at_once_over_several_nodes_each_get_a_version(place: Place) -> None:
    async def work() -> None:
        id = await place.set_up()
        hubs = [place.hub, place.another(), place.another()]
        asked = [place.ask(id, PEOPLE[n % 5], HELLO, base=1, name=f"n{n}", hub=hubs[n % 3]) for n in range(30)]
        replies = await asyncio.gather(*asked)
        done = [reply.v for reply in replies if isinstance(reply, news.Ok)]
        turned_down = [reply for reply in replies if not isinstance(reply, news.Ok)]
        assert all(isinstance(reply, news.Refused) and reply.code == "busy" for reply in turned_down)
        assert sorted(done) == list(range(2, 2 + len(done)))
        assert place.stored(id).version == 1 + len(done)

    place.run(work)


# When storing fails


def test_what_could_not_be_stored_did_not_happen(place: Place) -> None:
    async def work() -> None:
        id = await place.set_up()
        place.writer.failures = 1
        refused = await place.ask(id, ADA, HELLO, name="a")
        assert isinstance(refused, news.Refused)
        assert refused.code == "unavailable"
        assert summary(place.stored(id)) == summary(place.seen(id))
        assert place.stored(id).version == 1
        assert isinstance(await place.ask(id, ADA, HELLO, name="a"), news.Ok)

    place.run(work)


def test_what_was_stored_without_word_of_it_is_answered_as_done(place: Place) -> None:
    async def work() -> None:
        id = await place.set_up()
        place.writer.failures, place.writer.before_failing = 1, False
        reply = await place.ask(id, ADA, HELLO, name="a")
        assert reply == news.Again(id, "a", 2)
        assert summary(place.stored(id)) == summary(place.seen(id))

    place.run(work)


# Links


def test_the_secret_of_a_link_is_told_once_and_stored_nowhere(place: Place) -> None:
    async def work() -> None:
        id = await place.set_up(ME, INVITED)
        reply = await place.ask(id, ADA, commands.Invite(1), name="a")
        assert isinstance(reply, news.Ok)
        assert reply.link is not None
        secret = reply.link.rsplit("/", 1)[1]
        assert await place.ask(id, ADA, commands.Invite(1), name="a") == news.Again(id, "a", 2)
        with reading(place.engine) as connection:
            rows = list(connection.execute(select(events.c.body)))
        assert not any(secret.encode() in row.body for row in rows)
        await place.ok(id, BEN, commands.Claim(secret))

    place.run(work)


# Watching


async def frames(connection: Connection) -> list[dict[str, Any]]:
    """What has been sent, once it is quiet."""
    found = []
    async for frame in connection.frames(SETTLED):
        if not frame:
            break
        found.append(msgspec.json.decode(frame))
    return found


def versions(sent: list[dict[str, Any]]) -> list[int]:
    return [event["v"] for frame in sent if frame["t"] == "news" for event in frame["events"]]


async def watching(place: Place, id: str, who: Person) -> Connection:
    connection = Connection(64, who.id, None, None)
    place.hub.enter(connection)
    await place.hub.watch(connection, id, 0)
    return connection


def test_every_viewer_hears_of_every_version_whatever_becomes_of_their_seat(place: Place) -> None:
    async def work() -> None:
        id = await place.set_up()
        viewers = {who: await watching(place, id, who) for who in (ADA, BEN, CEM)}
        await place.ok(id, CEM, HELLO)
        await place.ok(id, BEN, commands.Sit())
        link = (await place.ok(id, BEN, commands.Invite(1))).link
        assert link is not None
        await place.ok(id, CEM, commands.Claim(link.rsplit("/", 1)[1]))
        await place.ok(id, EVE, HELLO)
        await place.ok(id, CEM, commands.Resign())
        newest = place.stored(id).version
        for who, connection in viewers.items():
            sent = await frames(connection)
            assert versions(sent) == list(range(1, newest + 1))
            states = [frame["state"] for frame in sent if frame["t"] in ("news", "resync")]
            assert states[-1]["v"] == newest
            assert states[-1]["you"] == {ADA: 0, BEN: None, CEM: 1}[who]

    place.run(work)


def test_an_analysis_of_somebody_else_cannot_be_watched(place: Place) -> None:
    async def work() -> None:
        id = await place.started()
        await place.ok(id, BEN, commands.Resign())
        match = place.stored(id).match
        assert match is not None
        own = await place.hub.create(imported(match.record(), ADA))
        await watching(place, own, ADA)
        with pytest.raises(Refused):
            await watching(place, own, EVE)
        refused = await place.ask(own, EVE, HELLO)
        assert isinstance(refused, news.Refused)
        assert refused.code == "no-table"

    place.run(work)
