"""The live socket: one for all that a page shows."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from manoa.server.http.bodies import decode
from manoa.server.http.desk import Desk
from manoa.server.http.forwarded import address_of
from manoa.server.http.frames import AT_ONCE
from manoa.server.http.identity import Person, identify, needs
from manoa.server.http.limits import CHAT, COMMANDS, REQUESTS, ROOMS, SOCKETS
from manoa.server.http.parts import TheDoor, TheHub, TheLimits, TheRooms, TheWorkshop
from manoa.server.http.problems import Refusal, TooMany
from manoa.server.live.adding import refused
from manoa.server.live.connection import Connection, encode
from manoa.server.live.hub import Hub
from manoa.server.live.rooms import Rooms
from manoa.server.table.refusal import Busy, Refused
from manoa.server.wire import commands, news
from manoa.server.wire.base import RateLimit
from manoa.server.wire.rooms import RoomGone, RoomPlace

LARGEST_FRAME = 16 << 10  # bytes; the longest command is far shorter
MIB = 1 << 20
MOST_TABLES = 32  # that one socket watches
MOST_ROOMS = 8  # that it is in

CLOSE_CODES = {"slow": 4408, "revoked": 4401, "unavailable": 1013, "stopping": 1012, "flood": 1008, "frame": 1003}

Socket = WebSocket[Any, Any, Any]


@websocket("/api/live")
async def live(
    socket: Socket, hub: TheHub, rooms: TheRooms, limits: TheLimits, door: TheDoor, workshop: TheWorkshop
) -> None:
    address = address_of(socket.scope)
    try:
        limits.spend_address(SOCKETS, socket)  # first of all: made-up secrets must not reach the database
        person = await identify(socket)
        if person is not None:
            limits.spend_person(SOCKETS, person.id)
            hub.notices.room_for(person.id)
    except (TooMany, Refused):
        await socket.close(CLOSE_CODES["flood"])
        return
    if not door.enter_socket(address, person is not None):
        await socket.close(CLOSE_CODES["flood"])
        return
    try:
        await socket.accept()
        desk = Desk(workshop, limits, address, person.id if person else None)
        await _serve(socket, hub, rooms, desk, person)
    finally:
        door.leave_socket(address, person is not None)


async def _serve(socket: Socket, hub: Hub, rooms: Rooms, desk: Desk, person: Person | None) -> None:
    extensions: Any = socket.scope.get("extensions") or {}
    user, session, token = (person.id, person.session, person.token) if person else (None, None, None)
    reads = person is None or "read" in person.scopes
    connection = Connection(hub.settings.queue, user, session, token, extensions.get(AT_ONCE), reads)
    writer = asyncio.create_task(_write(socket, connection))
    try:
        async with hub.entered(connection):
            await _read(socket, connection, _Frames(hub, rooms, desk, person))
    finally:
        rooms.leave(connection)
        await asyncio.gather(writer, return_exceptions=True)


async def _write(socket: Socket, connection: Connection) -> None:
    try:
        async for frame in connection.frames():
            await socket.send_data(frame, mode="text")
        if connection.closed in CLOSE_CODES:
            await socket.close(CLOSE_CODES[connection.closed], connection.closed)
    except (WebSocketDisconnect, RuntimeError):
        connection.close("left")


async def _read(socket: Socket, connection: Connection, frames: _Frames) -> None:
    while connection.closed is None:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect" or connection.closed is not None:
            return
        text = message.get("text")
        if not isinstance(text, str) or len(text) > LARGEST_FRAME:
            connection.close("frame")
        else:
            await frames.take(connection, text)


class _Frames:
    """What one client sends."""

    def __init__(self, hub: Hub, rooms: Rooms, desk: Desk, person: Person | None) -> None:
        self.hub = hub
        self.rooms = rooms
        self.desk = desk
        self.person = person

    async def take(self, connection: Connection, text: str) -> None:
        try:
            frame = decode(text, commands.Frame, "This frame is")
        except Refusal as refusal:
            connection.send(encode(news.Wrong(refusal.problem.code, refusal.problem.error)))
            return
        if isinstance(frame, commands.Do):
            await self._do(connection, frame)
        elif isinstance(frame, commands.Watch):
            await self._watch(connection, frame)
        elif isinstance(frame, commands.Unwatch):
            self.hub.unwatch(connection, frame.table)
        elif isinstance(frame, commands.Enter):
            await self._enter(connection, frame)
        elif isinstance(frame, commands.Look):
            self.rooms.look(connection, frame.room, RoomPlace(frame.branch, frame.step))
        elif isinstance(frame, commands.Exit):
            self.rooms.exit(connection, frame.room)
        elif isinstance(frame, commands.Lobby):
            connection.lobby = frame.on
        else:
            connection.send(encode(news.Pong()))

    async def _watch(self, connection: Connection, frame: commands.Watch) -> None:
        if len(connection.tables) >= MOST_TABLES and frame.table not in connection.tables:
            refused = Refused("too-many", "too-many-watched", most=MOST_TABLES)
            connection.send(encode(news.Wrong(refused.code, refused.text)))
            return
        try:
            self._check_reading()
            self.desk.spend(REQUESTS)
            await self.hub.watch(connection, frame.table, frame.since, self.desk.work)
        except Refused:
            connection.send(encode(news.Gone(frame.table)))
        except TooMany as many:
            connection.send(encode(news.Gone(frame.table, again=many.limit.seconds)))
        except Busy as busy:
            connection.send(encode(news.Gone(frame.table, again=busy.seconds)))

    async def _enter(self, connection: Connection, frame: commands.Enter) -> None:
        try:
            if len(connection.rooms) >= MOST_ROOMS and frame.room not in connection.rooms:
                raise Refused("too-many", "too-many-entered", most=MOST_ROOMS)
            self._check_reading()
            self.desk.spend(REQUESTS)
            name = self.person.name if self.person else ""
            self.desk.pay(ROOMS, 0)
            sent = await self.rooms.enter(connection, frame.room, name, frame.since, self.desk.work)
            if sent:
                self.desk.pay(ROOMS, sent / MIB)
        except Refused as refusal:
            connection.send(encode(RoomGone(frame.room, refusal.refusal)))
        except TooMany as many:
            connection.send(encode(RoomGone(frame.room, many.refused.refusal)))
        except Busy as busy:
            connection.send(encode(RoomGone(frame.room, _not_so_fast(busy).refusal)))

    async def _do(self, connection: Connection, frame: commands.Do) -> None:
        request = frame.request
        refusal = self._may_not(request)
        if refusal is not None:
            connection.send(encode(refused(frame.table, request.id, 0, refusal)))
            return
        assert self.person is not None
        try:
            await self.hub.command(frame.table, self.person, request, connection, self.desk.work)
        except Busy as busy:
            connection.send(encode(refused(frame.table, request.id, 0, _not_so_fast(busy))))

    def _check_reading(self) -> None:
        if self.person is not None:
            needs(self.person, "read")

    def _may_not(self, request: commands.Request) -> Refused | None:
        if self.person is None:
            return Refused("nobody")
        try:
            needs(self.person, "play")
            self.desk.spend(COMMANDS)
            if isinstance(request.command, commands.Say):
                self.desk.spend(CHAT)
        except Refused as refusal:
            return refusal
        except TooMany as many:
            return many.refused
        return None


def _not_so_fast(busy: Busy) -> Refused:
    return TooMany(RateLimit(busy.key, busy.seconds)).refused
