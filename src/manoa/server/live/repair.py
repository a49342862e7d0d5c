"""Hints between nodes can get lost, and so can nodes. Now and then each looks whether it has missed something."""

import asyncio
import time

import structlog
from sqlalchemy import Connection, Engine, select

from manoa.server.live.hub import Hub
from manoa.server.live.rooms import Rooms
from manoa.server.live.tasks import end_all
from manoa.server.store.engine import read
from manoa.server.store.schema import tables

log = structlog.get_logger()

PERIOD = 2.0  # seconds
SILENCE = 10.0  # seconds after which a node is taken for dead


class Repair:
    def __init__(self, hub: Hub, rooms: Rooms, engine: Engine) -> None:
        self._hub = hub
        self._rooms = rooms
        self._engine = engine
        self._loop: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._hub.fanout.several:
            self._loop = asyncio.create_task(self._look())

    async def stop(self) -> None:
        await end_all(self._loop)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(PERIOD)
            self._hub.fanout.tell({"alive": True})
            self._bury_nodes()
            try:
                watched = [id for id, live in self._hub.tables.items() if live.watched]
                for id, version in await read(self._engine, _versions, watched):
                    self._hub.heard({"table": id, "v": version, "users": [], "lobby": False})
                await self._rooms.look_again()
            except Exception as error:
                log.error("repair_failed", error=type(error).__name__)

    def _bury_nodes(self) -> None:
        nodes = self._hub.nodes
        for node in [node for node, heard in nodes.items() if time.monotonic() - heard > SILENCE]:
            del nodes[node]
            self._hub.notices.lost_node(node, self._hub.tables.values())
            self._rooms.lost_node(node)
            self._hub.notices.soon(self._hub.notices.recheck())  # it may have died before it told of a revocation


def _versions(connection: Connection, watched: list[str]) -> list[tuple[str, int]]:
    rows = connection.execute(select(tables.c.id, tables.c.version).where(tables.c.id.in_(watched)))
    return [(row.id, row.version) for row in rows]
