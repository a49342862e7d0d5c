"""The other nodes: what they tell, and what may have been missed. Messages can get lost, and so can nodes."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress

import structlog

from manoa.server.live.hub import Hub
from manoa.server.live.messages import LookAgain, Message, Stopping
from manoa.server.live.rooms import Rooms
from manoa.server.live.table import LiveTable
from manoa.server.store.log import renamed, versions

PERIOD = 2.0  # seconds between two looks for what may have been missed
AT_ONCE = 1_000  # tables, in one query
SILENCE = 10.0  # seconds after which a node is taken for dead
RECHECK = 30.0  # seconds after which it is looked again who was revoked

log = structlog.get_logger()


class Neighbours:
    def __init__(self, hub: Hub, rooms: Rooms) -> None:
        self.nodes: dict[str, float] = {}  # when each of the others was heard of last
        self._hub = hub
        self._rooms = rooms
        self._missed = asyncio.Event()
        self._rechecked = time.monotonic()

    def heard(self, node: str, message: Message) -> None:
        """What another node told. One that is new, or was away, knows of nobody here."""
        if isinstance(message, Stopping):
            self._bury(node)
            return
        new = node not in self.nodes
        self.nodes[node] = time.monotonic()
        if new:
            self._tell_presence()
        if isinstance(message, LookAgain):
            self.lost()
        self._hub.heard(node, message)
        self._rooms.heard(node, message)

    def lost(self) -> None:
        """Messages of other nodes may have been missed."""
        self._missed.set()

    async def look_after(self) -> None:
        """Without an end."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._missed.wait(), PERIOD)
            missed = self._missed.is_set()
            self._missed.clear()
            try:
                await self._look(missed)
            except Exception as error:
                log.error("repair_failed", error=type(error).__name__)
                if missed:
                    self._missed.set()
            if missed:
                await asyncio.sleep(PERIOD)  # that takes a while: not all the time

    async def _look(self, missed: bool) -> None:
        gone = self._bury_the_silent()
        if gone or missed or time.monotonic() - self._rechecked > RECHECK:
            await self._hub.notices.recheck()  # a node may have died before it told of a revocation
            self._rechecked = time.monotonic()
        if missed:
            self._tell_presence()
            await _start_over(self._hub)
            await self._rooms.start_over()
        else:
            await _look_again(self._hub)
            await self._rooms.look_again()

    def _bury_the_silent(self) -> bool:
        """Nodes that were not heard for long are gone; whether there are any."""
        gone = [node for node, heard in self.nodes.items() if time.monotonic() - heard > SILENCE]
        for node in gone:
            self._bury(node)
        return bool(gone)

    def _bury(self, node: str) -> None:
        """A node is gone, and those who were there with it."""
        self.nodes.pop(node, None)
        self._hub.notices.lost_node(node, self._hub.tables.values())
        self._rooms.lost_node(node)

    def _tell_presence(self) -> None:
        """To a node that may know of nobody here; and it is asked about those there."""
        for live in _watched(self._hub):
            self._hub.notices.tell_presence(live, ask=True)
        self._rooms.tell_presence()


async def _look_again(hub: Hub) -> None:
    """Has anything changed at the tables that somebody watches?"""
    for ids in _in_parts(hub):
        for id, version in await hub.read(versions, ids):
            hub.behind(id, version)


async def _start_over(hub: Hub) -> None:
    """Whatever was told lately may have been missed. What nobody watches is loaded again when it is wanted."""
    for id in [id for id, live in hub.tables.items() if not live.watched and not live.lock.locked()]:
        del hub.tables[id]
    await _look_again(hub)
    for ids in _in_parts(hub):
        await hub.reread_here(await hub.read(renamed, ids))


def _watched(hub: Hub) -> list[LiveTable]:
    return [live for live in hub.tables.values() if live.watched]


def _in_parts(hub: Hub) -> Iterator[list[str]]:
    """The tables that somebody watches, so many at a time."""
    ids = [live.table.id for live in _watched(hub)]
    return (ids[first : first + AT_ONCE] for first in range(0, len(ids), AT_ONCE))
