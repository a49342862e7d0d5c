"""Hints between nodes can get lost, and so can nodes. Now and then each looks whether it has missed something."""

import asyncio
import time

import structlog
from sqlalchemy import Connection, select

from manoa.server.live.hub import Hub
from manoa.server.live.rooms import Rooms
from manoa.server.store.schema import tables

log = structlog.get_logger()

PERIOD = 2.0  # seconds
SILENCE = 10.0  # seconds after which a node is taken for dead


async def repair(hub: Hub, rooms: Rooms) -> None:
    """Without an end."""
    while True:
        await asyncio.sleep(PERIOD)
        try:
            hub.fanout.tell({"alive": True})
            _bury_nodes(hub, rooms)
            watched = [id for id, live in hub.tables.items() if live.watched]
            for id, version in await hub.read(_versions, watched):
                hub.heard({"table": id, "v": version, "users": [], "lobby": False})
            await rooms.look_again()
        except Exception as error:
            log.error("repair_failed", error=type(error).__name__)


def _bury_nodes(hub: Hub, rooms: Rooms) -> None:
    for node in [node for node, heard in hub.nodes.items() if time.monotonic() - heard > SILENCE]:
        del hub.nodes[node]
        hub.notices.lost_node(node, hub.tables.values())
        rooms.lost_node(node)
        hub.notices.soon(hub.notices.recheck())  # it may have died before it told of a revocation


def _versions(connection: Connection, watched: list[str]) -> list[tuple[str, int]]:
    rows = connection.execute(select(tables.c.id, tables.c.version).where(tables.c.id.in_(watched)))
    return [(row.id, row.version) for row in rows]
