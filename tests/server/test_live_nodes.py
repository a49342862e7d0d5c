"""What nodes that share tables know of each other, when one is behind, away or dead."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine

from manoa.server.live import neighbours
from manoa.server.live.connection import Connection
from manoa.server.live.messages import Alive, LookAgain, Stopping, TableHere, packed
from manoa.server.live.neighbours import Neighbours
from manoa.server.live.rooms import Rooms
from manoa.server.live.tasks import meanwhile
from manoa.server.store.engine import writing
from manoa.server.store.log import mentioned, rewrite
from manoa.server.table.events import decode, encode, renamed
from manoa.server.table.refusal import Busy
from manoa.server.wire import commands, news
from server.hubs import ADA, BOB, EVE, HELLO, SIT, Several, asked, hubs, opened, seen, watching


def test_two_nodes_that_write_at_once_show_every_version_once(shared: Engine) -> None:
    """The slower one had folded two events (somebody sits, the game starts) where the quicker had stored one."""

    async def scene() -> None:
        async with hubs(shared, 2) as [here, there]:
            table = await opened(here)
            viewers = [await watching(hub, table, who) for hub in (here, there) for who in (ADA, None)]
            assert await asked(here, table, EVE, "e1", HELLO) == news.Ok(table, "e1", 2)
            assert await asked(there, table, BOB, "b1", SIT) == news.Ok(table, "b1", 3)
            assert await asked(here, table, EVE, "e2", HELLO) == news.Ok(table, "e2", 5)
            await there.catch_up(there.tables[table])
            assert await seen(*viewers) == [[2, 3, 4, 5]] * 4

    asyncio.run(scene())


def test_a_node_that_is_behind_refuses_nothing_that_another_has_done(shared: Engine) -> None:
    async def scene() -> None:
        async with hubs(shared, 2) as [here, there]:
            table = await opened(here)
            await asked(here, table, BOB, "b1", SIT)
            assert isinstance(await asked(there, table, EVE, "e1", SIT), news.Refused)  # `there` knows it as full
            await asked(here, table, ADA, "a1", commands.Propose("end"), 3)
            await asked(here, table, BOB, "b2", commands.Answer("end", False), 4)
            assert there.tables[table].table.version == 3
            # A client that comes from the other node, and repeats what was done there.
            reply = await asked(there, table, BOB, "b2", commands.Answer("end", False), 3)
            assert reply == news.Again(table, "b2", 5)

    asyncio.run(scene())


def test_those_who_were_with_a_dead_node_are_not_here(shared: Engine) -> None:
    async def scene() -> None:
        async with hubs(shared, 2) as [here, there]:
            table = await opened(here)
            ada = await watching(here, table, ADA)
            bob = await watching(there, table, BOB)
            await asyncio.sleep(0.3)
            fanouts = here.fanout, there.fanout
            assert isinstance(fanouts[0], Several)
            assert isinstance(fanouts[1], Several)
            there.heard("node-0", fanouts[0].sent[-1])
            here.heard("node-1", fanouts[1].sent[-1])
            assert here.tables[table].here() == news.Here(table, [True, False], 1)
            assert there.tables[table].here() == news.Here(table, [True, False], 1)
            here.notices.lost_node("node-1", here.tables.values())
            assert here.tables[table].here() == news.Here(table, [True, False], 0)
            assert (ada.closed, bob.closed) == (None, None)

    asyncio.run(scene())


def test_a_node_that_knows_of_nobody_asks_and_is_told(shared: Engine) -> None:
    async def scene() -> None:
        async with hubs(shared, 2) as [here, there]:
            table = await opened(here)
            await watching(here, table, ADA)
            await watching(there, table, None)
            await asyncio.sleep(0.3)
            assert isinstance(here.fanout, Several)
            assert isinstance(there.fanout, Several)
            question = there.fanout.sent[-1]
            assert isinstance(question, TableHere)
            assert question.ask
            here.fanout.sent.clear()
            here.heard("node-1", question)
            (answer,) = here.fanout.sent
            assert isinstance(answer, TableHere)
            assert not answer.ask
            there.heard("node-0", answer)
            assert there.tables[table].here() == news.Here(table, [True, False], 1)

    asyncio.run(scene())


def test_a_node_that_died_may_have_kept_a_revocation_to_itself(shared: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "PERIOD", 0.01)

    async def scene() -> None:
        async with hubs(shared, 2) as [hub, _]:
            connection = Connection(64, "ada", "ended", None)
            hub.enter(connection)
            around = Neighbours(hub, Rooms("here", shared, hub.fanout, hub.games, hub.notices))
            around.nodes = {"dead": monotonic() - 2 * neighbours.SILENCE, "alive": monotonic()}
            async with meanwhile(around.look_after):
                await asyncio.sleep(0.3)
            assert connection.closed == "revoked"
            assert list(around.nodes) == ["alive"]

    asyncio.run(scene())


def test_a_node_that_was_away_is_told_who_is_here_and_asked_who_is_there(shared: Engine) -> None:
    """It may have hung for so long that it was taken for dead, and those who were with it for gone."""

    async def scene() -> None:
        async with hubs(shared, 2) as [here, there]:
            table = await opened(here)
            await watching(here, table, ADA)
            await watching(there, table, BOB)
            await asyncio.sleep(0.3)
            assert isinstance(here.fanout, Several)
            around = Neighbours(here, Rooms("here", shared, here.fanout, here.games, here.notices))
            here.fanout.sent.clear()
            around.heard("node-1", Alive())
            assert here.fanout.sent == [TableHere(table, [0], 0, ask=True)]
            around.heard("node-1", Alive())
            assert len(here.fanout.sent) == 1, "once is enough"
            around.nodes["node-1"] -= 2 * neighbours.SILENCE
            around._bury_the_silent()
            around.heard("node-1", Alive())
            assert len(here.fanout.sent) == 2
            around.heard("node-1", TableHere(table, [1], 3, ask=False))
            assert here.tables[table].here() == news.Here(table, [True, True], 3)
            around.heard("node-1", Stopping())
            assert here.tables[table].here() == news.Here(table, [True, False], 0)

    asyncio.run(scene())


def test_many_who_come_and_go_at_once_are_told_of_once(shared: Engine) -> None:
    async def scene() -> None:
        async with hubs(shared, 2) as [here, _]:
            table = await opened(here)
            came = [await watching(here, table, None) for _ in range(50)]
            for one in came[1:]:
                here.leave(one)
            assert isinstance(here.fanout, Several)
            await asyncio.sleep(0.5)
            assert here.fanout.sent[-1] == TableHere(table, [], 1, ask=here.fanout.sent[-1] == here.fanout.sent[0])
            assert len(here.fanout.sent) < 20

    asyncio.run(scene())


def test_the_first_who_watches_here_asks_who_watches_elsewhere(shared: Engine) -> None:
    """Of one node it was heard already, of another it was not."""

    async def scene() -> None:
        async with hubs(shared, 2) as [here, _]:
            table = await opened(here)
            here.heard("node-1", TableHere(table, [], 1, ask=False))
            assert isinstance(here.fanout, Several)
            for first in (True, False):
                await watching(here, table, None)
                await asyncio.sleep(0.3)
                assert here.fanout.sent[-1] == TableHere(table, [], 1 if first else 2, ask=first)

    asyncio.run(scene())


def test_what_was_missed_is_looked_for_once_and_all_of_it(shared: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves, revocations, and the name of somebody who is gone for good."""
    monkeypatch.setattr(neighbours, "PERIOD", 0.05)

    async def scene() -> None:
        async with hubs(shared, 2) as [here, there]:
            table, idle = await opened(here), await opened(here)
            ada = await watching(here, table, ADA)
            await asked(there, table, EVE, "e1", HELLO)
            with writing(shared) as rows:
                for id, version, body in mentioned(rows, "ada"):
                    if id == table:
                        rewrite(rows, id, version, encode(renamed(decode(body), "ada", "Explorer")))
            ended = Connection(64, "bob", "ended", None)
            here.enter(ended)
            around = Neighbours(here, Rooms("here", shared, here.fanout, here.games, here.notices))
            around.heard("node-1", LookAgain())
            before = here.tables[table].table
            async with meanwhile(around.look_after):
                async with asyncio.timeout(30):
                    while here.tables[table].table is before or here.tables[table].table.version < 2:
                        await asyncio.sleep(0.01)
            assert [chair.name for chair in here.tables[table].table.chairs][:1] == ["Explorer"]
            assert await seen(ada) == [[2]]
            assert ended.closed == "revoked"
            assert idle not in here.tables, "it is loaded when it is wanted"

    asyncio.run(scene())


def test_very_many_tables_to_read_again_are_told_in_parts(shared: Engine) -> None:
    async def scene() -> None:
        async with hubs(shared, 2) as [hub, _]:
            assert isinstance(hub.fanout, Several)
            tables = [f"{number:016}" for number in range(1_000)]
            await hub.reread(tables)
            (message,) = hub.fanout.sent
            texts = packed("node-0", message)
            assert [table for text in texts for table in msgspec.json.decode(text)["message"]["tables"]] == tables
            assert max(len(text.encode()) for text in texts) < 8_000  # what PostgreSQL takes

    asyncio.run(scene())


def test_what_others_did_for_long_is_folded_at_the_expense_of_who_asks(
    shared: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not on the event loop; who cannot pay changes nothing for those who look."""
    monkeypatch.setattr("manoa.server.store.log.MOST_BYTES", 100)
    paid: list[Any] = []

    async def busy(_: Any) -> Any:
        raise Busy("work", 1)

    async def pays(work: Any) -> Any:
        paid.append(work)
        return await asyncio.to_thread(work)

    async def scene() -> None:
        async with hubs(shared, 2) as [here, there]:
            table = await opened(here)
            eve = await watching(there, table, EVE)
            for number in range(4):
                await asked(here, table, ADA, f"a{number}", HELLO)
            with pytest.raises(Busy):
                async with there.holding(table, work=busy):
                    pass
            assert (eve.closed, there.tables[table].table.version) == (None, 1)
            async with there.holding(table, work=pays) as live:
                assert live.table.version == 5
            assert len(paid) == 1
            assert await seen(eve) == [[2, 3, 4, 5]]

    asyncio.run(scene())
