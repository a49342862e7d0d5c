"""The study rooms that this node has in memory, and the way of a command through one of them."""

import asyncio
from collections.abc import Collection
from contextlib import AbstractAsyncContextManager, suppress

import structlog
from sqlalchemy import Engine

from manoa.server.live.connection import Connection, encode
from manoa.server.live.fanout import Fanout
from manoa.server.live.games import Games
from manoa.server.live.kept import Kept, Work, without_place
from manoa.server.live.messages import (
    Message,
    RoomChanged,
    RoomHere,
    RoomLed,
    RoomLooks,
    RoomsGone,
    RoomsReread,
    packed,
)
from manoa.server.live.moment import now
from manoa.server.live.notices import Notices
from manoa.server.live.room import LiveRoom
from manoa.server.people.secrets import new_id
from manoa.server.rooms.deciding import Meant, check_leader, decide, meant
from manoa.server.rooms.events import Entry, Opened, decode, named, seat_names
from manoa.server.rooms.events import encode as stored
from manoa.server.rooms.lines import check_place
from manoa.server.rooms.room import Room
from manoa.server.store import rooms as store
from manoa.server.store.engine import read, reading, write
from manoa.server.table.refusal import Refused, check_most
from manoa.server.table.rights import Someone
from manoa.server.table.setup import UNFIT
from manoa.server.wire import rooms as wire
from manoa.server.wire.base import Refusal
from manoa.server.wire.rooms import RoomPlace, RoomReply

log = structlog.get_logger()

KEPT = 64  # rooms in memory in which nobody is
KEPT_BYTES = 16 << 20  # of their logs
MOST_HERE = 60  # in one room: windows at this node, people at others
TRIES = 8  # against other nodes that are quicker
PAUSE = 0.1  # seconds in which comings and goings gather


class Rooms:
    def __init__(self, node: str, engine: Engine, fanout: Fanout, games: Games, notices: Notices) -> None:
        self.node = node
        self.rooms: Kept[LiveRoom] = Kept(self._load)
        self._engine, self._fanout, self._games, self._notices = engine, fanout, games, notices
        self._here: set[str] = set()  # rooms whose people are to be told soon
        self._asking: dict[str, bool] = {}  # of these other nodes are to be told, and may be asked

    # Rooms in memory

    def holding(self, id: str, work: Work = asyncio.to_thread) -> AbstractAsyncContextManager[LiveRoom]:
        """A room with its lock held, and with all that other nodes have added. Refused if there is none."""
        return self.rooms.holding(id, self._catch_up if self._fanout.several else None, work)

    async def _load(self, id: str, work: Work) -> LiveRoom:
        live = self.rooms[id] = LiveRoom(await work(lambda: _folded(self._engine, id)))
        idle = [each.room for each in self.rooms.values() if not each.watched and not each.lock.locked()]
        for old in without_place([(room.id, room.size) for room in idle if room.id != id], KEPT, KEPT_BYTES):
            del self.rooms[old]
        return live

    # Asking

    async def create(self, opened: Opened) -> str:
        id, entry = new_id(), Entry(1, now(), None, opened)
        about = {"game": opened.record["game"], "options": opened.record["options"], "names": seat_names(opened)}
        row = {**about, "table": opened.table, "owner": opened.by.user}
        await write(self._engine, store.add, id, row, _line(entry), named(opened))
        return id

    async def command(
        self, id: str, who: Someone, request: wire.RoomRequest, work: Work = asyncio.to_thread
    ) -> RoomReply:
        """Answered after the commit. A caller who goes away does not stop it half-way."""
        return await asyncio.shield(self._command(id, who, request, work))

    async def _command(self, id: str, who: Someone, request: wire.RoomRequest, work: Work) -> RoomReply:
        key, command = f"{who.id}:{request.id}", request.command
        read = await self._read(id, key, command, work) if isinstance(command, wire.TryMove) else command
        async with self.holding(id, work) as live:
            if isinstance(command, wire.Lead):
                return await self._lead(live, who, request.id, command)
            if isinstance(command, wire.HandOn | wire.TakeLead):
                await self._ask_who_is_there(live)
            for _ in range(TRIES):
                if key in live.room.commands:
                    return RoomReply(request.id, *live.room.commands[key])
                events, at = decide(live.room, who, read, live.people())
                if not events:
                    return RoomReply(request.id, live.room.version, at)
                if await self._store(live, key, events):
                    return RoomReply(request.id, *live.room.commands[key])
                await self._catch_up(live)
        raise Refused("busy")

    async def _read(self, id: str, key: str, command: wire.TryMove, work: Work) -> Meant | wire.TryMove:
        """What a move means where it is to be played. Nobody waits meanwhile: the game up to there stays as it is."""
        async with self.holding(id, work) as live:
            if key in live.room.commands:
                return command
            find = meant(live.room, command)
        return await work(find)

    async def _store(self, live: LiveRoom, key: str, events: list[wire.RoomHappening]) -> bool:
        """False if another node was quicker. What is folded is what is stored."""
        room, at = live.room, now()
        entries = [
            Entry(room.version + place, at, key if place == 1 else None, event) for place, event in enumerate(events, 1)
        ]
        people = {user for event in events for user in named(event)}
        lines = [_line(entry) for entry in entries]
        (hint,) = packed(self.node, RoomChanged(room.id, entries[-1].version))
        if not await write(self._engine, store.append, room.id, room.version, lines, people, hint):
            return False
        for entry, line in zip(entries, lines, strict=True):
            room.fold(entry)
            room.size += len(line.body)
        live.publish()
        return True

    async def _lead(self, live: LiveRoom, who: Someone, id: str, command: wire.Lead) -> RoomReply:
        """Where the leader is stands beside the log: only the last place counts."""
        room, at = live.room, RoomPlace(command.branch, command.step)
        check_leader(room, who)
        check_place(room, at.branch, at.step)
        if at != room.at:
            placed = await write(self._engine, store.lead, room.id, at.branch, at.step)
            if placed is None:
                raise Refused("no-study-room")
            room.lead(at, placed)
            live.show_place()
            self._fanout.tell(RoomLed(room.id, at, placed))
        return RoomReply(id, room.version, at)

    async def close(self, id: str, who: Someone, work: Work = asyncio.to_thread) -> None:
        """For good, for everybody in it."""
        async with self.holding(id, work) as live:
            if live.room.opened.by.user != who.id:
                raise Refused("not-opener", name=live.room.opened.by.name)
            await write(self._engine, store.drop, [id])
            self._gone(live)
        self._fanout.tell(RoomsGone([id]))

    # Being there

    async def enter(
        self, connection: Connection, id: str, name: str, since: int | None, work: Work = asyncio.to_thread
    ) -> int:
        """How many bytes of the room were sent."""
        async with self.holding(id, work) as live:
            if connection.closed is not None:
                return 0  # while the room was loaded
            came, first = connection not in live.names, not live.watched
            if came:
                check_most(live.crowd() + 1, MOST_HERE, "room-full")
            sent = live.enter(connection, name, since)
            connection.rooms.add(id)
        if came:
            self._presence(live, ask=first)
        await asyncio.sleep(0)  # it is on its way, or waits, before the connection asks for more
        return sent

    def look(self, connection: Connection, id: str, at: RoomPlace) -> None:
        """Somebody in a room goes to a step. There may be none any more: whoever looked there is told so by the log."""
        live = self.rooms.get(id)
        if live is not None and connection in live.names and live.look(connection, at):
            self._fanout.tell(RoomLooks(id, connection.user, at))
            self._show_soon(id)

    def exit(self, connection: Connection, id: str) -> None:
        connection.rooms.discard(id)
        live = self.rooms.get(id)
        if live is not None and connection in live.names:
            live.leave(connection)
            self._presence(live)

    def leave(self, connection: Connection) -> None:
        for id in list(connection.rooms):
            self.exit(connection, id)

    def _presence(self, live: LiveRoom, ask: bool = False) -> None:
        """Somebody came or went here; ask: this node may not know who is at others."""
        id = live.room.id
        self._asking[id] = ask or self._asking.get(id, False)
        self._show_soon(id)

    def _tell_presence(self, live: LiveRoom, ask: bool) -> None:
        here = live.presence()
        self._fanout.tell(RoomHere(live.room.id, here.people, here.unnamed, ask))

    async def _ask_who_is_there(self, live: LiveRoom) -> None:
        """Where nobody is in the room at this node, others may have told it before the room was in memory."""
        if self._fanout.several and not live.watched:
            self._tell_presence(live, ask=True)
            await asyncio.sleep(PAUSE)

    def _show_soon(self, id: str) -> None:
        if not self._here:
            self._notices.soon(self._show())
        self._here.add(id)

    async def _show(self) -> None:
        await asyncio.sleep(PAUSE)
        here, self._here = self._here, set()
        asking, self._asking = self._asking, {}
        for id, live in [(id, self.rooms[id]) for id in here if id in self.rooms]:
            if id in asking:
                self._tell_presence(live, asking[id])
            live.tell(encode(live.here()))

    # What changed behind our back

    async def reread(self, changed: Collection[str], gone: Collection[str]) -> None:
        """Somebody has gone for good, with what they wrote in some rooms, and with others altogether."""
        self._fanout.tell(RoomsReread(sorted(changed)))
        self._fanout.tell(RoomsGone(sorted(gone)))
        await self._reread(changed)
        self._close(gone)

    async def _reread(self, changed: Collection[str]) -> None:
        for live in [self.rooms[id] for id in changed if id in self.rooms]:
            async with live.lock:
                try:
                    live.room = await asyncio.to_thread(_folded, self._engine, live.room.id)
                except Refused:  # it is gone, or damaged, which keeps nobody from the others
                    self._gone(live)
                else:
                    live.show_all()

    def _close(self, gone: Collection[str]) -> None:
        for live in [self.rooms[id] for id in gone if id in self.rooms]:
            self._gone(live)

    def _gone(self, live: LiveRoom) -> None:
        self.rooms.pop(live.room.id, None)
        live.tell(encode(wire.RoomGone(live.room.id, Refusal("no-study-room", {}))))
        for connection in list(live.names):
            connection.rooms.discard(live.room.id)

    async def _catch_up(self, live: LiveRoom) -> None:
        """Fold what others have added; the lock is held."""
        room = live.room
        row = await read(self._engine, store.find, room.id)
        if row is None:
            self._gone(live)
            raise Refused("no-study-room")
        if row.version > room.version:
            for line in await read(self._engine, store.read_log, room.id, room.version):
                room.fold(_entry(line))
                room.size += len(line.body)
            live.publish()
        if room.lead(RoomPlace(row.branch, row.step), row.placed):
            live.show_place()

    async def _caught_up(self, live: LiveRoom) -> None:
        async with live.lock:
            if self.rooms.get(live.room.id) is live:
                with suppress(Refused):  # it is gone, and everybody knows
                    await self._catch_up(live)

    # Other nodes

    def heard(self, node: str, message: Message) -> None:
        """What another node told."""
        match message:
            case RoomsGone():
                self._close(message.rooms)
            case RoomsReread():
                self._notices.soon(self._reread(message.rooms))
            case RoomChanged() | RoomHere() | RoomLooks() | RoomLed():
                live = self.rooms.get(message.room)
                if live is not None:
                    self._heard_of(live, node, message)

    def _heard_of(self, live: LiveRoom, node: str, message: RoomChanged | RoomHere | RoomLooks | RoomLed) -> None:
        match message:
            case RoomChanged():
                if live.room.version < message.v:
                    self._notices.soon(self._caught_up(live))
            case RoomHere():
                live.here_elsewhere(node, message)
                self._show_soon(live.room.id)
                if message.ask and live.watched:
                    self._tell_presence(live, ask=False)
            case RoomLooks():
                if live.looks_elsewhere(node, message.user, message.at):
                    self._show_soon(live.room.id)
            case RoomLed():
                if live.room.lead(message.at, message.placed):
                    live.show_place()

    async def look_again(self) -> None:
        """Messages can get lost: is something new in the rooms in which somebody is?"""
        watched = self._watched()
        there = await read(self._engine, store.versions, [live.room.id for live in watched])
        for live in watched:
            if there.get(live.room.id) != (live.room.version, live.room.placed):
                self._notices.soon(self._caught_up(live))

    async def start_over(self) -> None:
        """Whatever was told lately may have been missed. Rooms in which nobody is are loaded again when they are
        wanted; what people in the others see is small, and somebody may have lost their name in it."""
        for id in [id for id, live in self.rooms.items() if not live.watched and not live.lock.locked()]:
            del self.rooms[id]
        await self._reread([live.room.id for live in self._watched()])

    def tell_presence(self) -> None:
        """Of all rooms; others are asked for theirs."""
        for live in self._watched():
            self._tell_presence(live, ask=True)

    def _watched(self) -> list[LiveRoom]:
        return [live for live in self.rooms.values() if live.watched]

    def lost_node(self, node: str) -> None:
        """A node is gone, and those who were there with it."""
        for live in self.rooms.values():
            if live.elsewhere.pop(node, None) is not None:
                self._show_soon(live.room.id)


def _folded(engine: Engine, id: str) -> Room:
    with reading(engine) as connection:
        row, lines = store.find(connection, id), store.read_log(connection, id)
    if row is None:
        raise Refused("no-study-room")
    room = Room(id)
    try:
        for line in lines:
            room.fold(_entry(line))
            room.size += len(line.body)
    except UNFIT:
        log.error("room_unreadable", room=id)
        raise Refused("damaged-room") from None
    room.lead(RoomPlace(row.branch, row.step), row.placed)
    return room


def _entry(line: store.Line) -> Entry:
    return Entry(line.version, line.at, line.command, decode(line.body))


def _line(entry: Entry) -> store.Line:
    return store.Line(entry.version, entry.command, entry.at, stored(entry.event))
