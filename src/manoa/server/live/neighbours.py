"""The other nodes: what they tell, and what may have been missed. Messages can get lost, and so can nodes."""

import asyncio
import time
from contextlib import suppress

import structlog

from manoa.server.live.hub import Hub
from manoa.server.live.messages import LookAgain, Message, Stopping
from manoa.server.live.rooms import Rooms

PERIOD = 2.0  # seconds between two looks for what may have been missed
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
            await self._hub.start_over()
            await self._rooms.start_over()
        else:
            await self._hub.look_again()
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
        self._hub.tell_presence()
        self._rooms.tell_presence()
