"""Servers that are wrong on purpose, for the checker to find out. They are put in place by the launcher of a trial."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Sequence
from itertools import count
from time import sleep
from typing import Any

import msgspec
from sqlalchemy import Connection

from manoa.server.live import duties
from manoa.server.live.hub import Hub
from manoa.server.live.moment import now
from manoa.server.live.table import LiveTable, ToTell
from manoa.server.store import batch, claims, engine, writer
from manoa.server.store.batch import Append, Outcome
from manoa.server.store.beats import beat
from manoa.server.store.writer import Writer
from manoa.server.table import project
from manoa.server.table.events import Played, Stored
from manoa.server.table.playing import bot_step
from manoa.server.table.table import Table

EARLY = 600.0  # seconds between an answer and what should have come before it
SELDOM = 5  # has no divisor in common with how many are told: nobody is the one who always loses it


def no_flush() -> None:
    careless = tuple(pragma.replace("synchronous=FULL", "synchronous=OFF") for pragma in engine.PRAGMAS)
    engine.PRAGMAS = careless  # type: ignore[assignment]


def answer_before_commit() -> None:
    commit = Writer.append
    tasks: set[asyncio.Task[None]] = set()

    async def late(self: Writer, append: Append) -> None:
        await asyncio.sleep(EARLY)
        await commit(self, append)

    async def append(self: Writer, append: Append) -> None:
        if append.create is not None:
            return await commit(self, append)
        tasks.add(asyncio.create_task(late(self, append)))
        return None

    Writer.append = append  # type: ignore[method-assign]


def skip_a_version() -> None:
    """Some news get lost on their way out."""
    tell, numbers = LiveTable.tell, count(1)

    def lose(self: LiveTable, news: ToTell) -> None:
        if next(numbers) % SELDOM:
            tell(self, news)
        else:
            self._versions[news.connection] = news.version

    LiveTable.tell = lose  # type: ignore[method-assign]


def do_a_duty_twice() -> None:
    """A bot's turn, where it is still its turn afterwards."""
    act = Hub.act

    def again(key: str) -> Callable[[Table], list[Stored]]:
        def decided(table: Table) -> list[Stored]:
            last = next((entry for entry in table.entries if entry.command == key), None)
            if last is None or not isinstance(last.event, Played) or last.event.seat != table.player or not table.match:
                return []
            return bot_step(table, table.moved, last.event.seat, table.match.legal[0])

        return decided

    async def twice(self: Hub, id: str, key: str, decided: Callable[[Table], list[Stored]]) -> int:
        moved = await act(self, id, key, decided)
        return await act(self, id, f"{key}:again", again(key)) if key.startswith("*bot:") else moved

    Hub.act = twice  # type: ignore[method-assign]


def show_a_hidden_card() -> None:
    """Now and then, one card of the next player's hand stands where one's own are, in Lost Cities."""
    state, numbers = project.Sight.state, count(1)

    def leak(sight: project.Sight, eyes: project.Viewpoint) -> Any:
        shown = state(sight, eyes)
        if shown.view is None or not shown.view.get("hand") or shown.you is None or next(numbers) % SELDOM:
            return shown
        match = sight.table.match
        assert match is not None
        other = match.view((shown.you + 1) % match.players)
        return msgspec.structs.replace(shown, view={**shown.view, "hand": [*shown.view["hand"][:-1], other["hand"][0]]})

    project.Sight.state = leak  # type: ignore[assignment, method-assign]


def stop_inside() -> None:
    """Stops without dying in the middle of a transaction, once somebody says so: while it writes to their table, or
    while it looks for what it has to do. The database would shut it out after some seconds; here it has longer."""
    engine.PATIENCE = (engine.PATIENCE[0], "SET idle_in_transaction_session_timeout = '600s'")
    write, claim = batch.write, claims.claim_due
    asked: list[bytes] = []

    def stop() -> None:
        os.kill(os.getpid(), signal.SIGSTOP)
        sleep(1.0)  # it takes a moment until all threads have stopped, this one among them

    def writing(connection: Connection, appends: Sequence[Append]) -> list[Outcome]:
        outcomes = write(connection, appends)
        asked.extend(row.body for append in appends for row in append.rows if b"stop while" in row.body)
        if asked and b"stop while writing" in asked[0]:
            stop()
        return outcomes

    def claiming(connection: Connection, *given: Any) -> dict[str, int]:
        beat(connection, now())
        claimed = claim(connection, *given)
        if asked:
            stop()
        return claimed

    vars(writer)["write"], vars(duties)["claim_due"] = writing, claiming


MUTANTS: dict[str, Callable[[], None]] = {
    "no-flush": no_flush,
    "answer-before-commit": answer_before_commit,
    "skip-a-version": skip_a_version,
    "do-a-duty-twice": do_a_duty_twice,
    "show-a-hidden-card": show_a_hidden_card,
    "stop-inside": stop_inside,
}
