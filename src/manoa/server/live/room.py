"""A study room in memory with those who are in it."""

import asyncio
from typing import NamedTuple

from msgspec.structs import replace

from manoa.server.live.connection import Connection, encode
from manoa.server.live.messages import RoomHere
from manoa.server.rooms import lines
from manoa.server.rooms.room import Room
from manoa.server.wire import rooms as wire
from manoa.server.wire.rooms import RoomPlace

People = dict[str, str]  # names by user


class Presence(NamedTuple):
    """Who is in a room at a node, and how many more have not said who they are."""

    people: list[wire.RoomPerson]
    unnamed: int


NOBODY = Presence([], 0)


class LiveRoom:
    """The lock is held from a decision until it is stored: what is folded is stored already."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.names: dict[Connection, str] = {}  # of those who are in; "" for those who have not said who they are
        self._places: dict[Connection, RoomPlace] = {}  # where each of them looks, the last who moved last
        self.elsewhere: dict[str, Presence] = {}  # by node
        self._versions: dict[Connection, int] = {}  # what each of them has been sent
        self._kept: bytes | None = None  # all of it as it is sent, until something changes or nobody is in

    @property
    def watched(self) -> bool:
        return bool(self.names)

    def enter(self, connection: Connection, name: str, since: int | None) -> int:
        """Send what was missed, or all of it, and everything from now on. How many bytes that took: none if whoever
        is in already has not even been sent what there is."""
        if connection in self.names and connection.unsent:
            return 0
        self.names[connection] = name
        self._versions[connection] = self.room.version
        missed = self._missed(since)
        frame = self._whole() if missed is None else encode(missed)
        connection.send(frame)
        if missed is not None:  # the leader may have gone somewhere meanwhile
            connection.send(encode(wire.RoomLed(self.room.id, self.room.at)))
        return len(frame)

    def look(self, connection: Connection, at: RoomPlace) -> bool:
        """False if nothing is new."""
        if self._places.get(connection) == at or not self.room.has(at.branch, at.step):
            return False
        self._places.pop(connection, None)
        self._places[connection] = at
        return True

    def here_elsewhere(self, node: str, told: RoomHere) -> None:
        before = self.elsewhere.get(node, NOBODY) if told.more else NOBODY
        self.elsewhere[node] = Presence([*before.people, *told.people], before.unnamed + told.unnamed)

    def looks_elsewhere(self, node: str, user: str | None, at: RoomPlace) -> bool:
        """Somebody at another node; False if nobody here knows of them."""
        there = self.elsewhere.get(node)
        if there is None:
            return False
        people = [replace(one, at=at) if one.user == user else one for one in there.people]
        self.elsewhere[node] = there._replace(people=people)
        return people != there.people

    def leave(self, connection: Connection) -> None:
        self.names.pop(connection, None)
        self._places.pop(connection, None)
        self._versions.pop(connection, None)
        if not self.names:
            self._kept = None

    def publish(self) -> None:
        """What is new, to each who is behind."""
        self._kept = None
        frames: dict[int, bytes] = {}
        for connection, had in self._versions.items():
            if had < self.room.version:
                if had not in frames:
                    missed = self._missed(had)
                    frames[had] = self._whole() if missed is None else encode(missed)
                self._versions[connection] = self.room.version
                connection.send(frames[had])

    def show_all(self) -> None:
        """Everything once more: what was said is not what it was."""
        self._kept = None
        self.tell(self._whole())
        self._versions = dict.fromkeys(self._versions, self.room.version)

    def show_place(self) -> None:
        self._kept = None
        self.tell(encode(wire.RoomLed(self.room.id, self.room.at)))

    def tell(self, frame: bytes) -> None:
        for connection in list(self.names):
            connection.send(frame)

    def presence(self) -> Presence:
        """Who is in with several windows looks where they moved last."""
        people = {connection.user: name for connection, name in self.names.items() if connection.user is not None}
        places = {connection.user: at for connection, at in self._places.items()}
        found = [wire.RoomPerson(user, name, self._still(places.get(user))) for user, name in people.items()]
        return Presence(found, sum(connection.user is None for connection in self.names))

    def crowd(self) -> int:
        """How many are in: windows here, people elsewhere."""
        return len(self.names) + sum(len(there.people) + there.unnamed for there in self.elsewhere.values())

    def people(self) -> People:
        """All who are in, on whichever node."""
        return {one.user: one.name for one in self._all()}

    def here(self) -> wire.RoomHere:
        unnamed = sum(one.unnamed for one in (self.presence(), *self.elsewhere.values()))
        return wire.RoomHere(self.room.id, self._all(), unnamed)

    def _all(self) -> list[wire.RoomPerson]:
        everybody = [one for each in (*self.elsewhere.values(), self.presence()) for one in each.people]
        return list({one.user: one for one in everybody}.values())

    def _still(self, at: RoomPlace | None) -> RoomPlace | None:
        """Unless its branch was removed meanwhile."""
        return at if at is not None and self.room.has(at.branch, at.step) else None

    def _whole(self) -> bytes:
        """Encoded once for all who come while nothing changes."""
        if self._kept is None:
            self._kept = encode(wire.RoomWhole(self.room.id, lines.state(self.room)))
        return self._kept

    def _missed(self, since: int | None) -> wire.RoomNews | None:
        """Versions after `since` without a gap; None where they are not at hand."""
        recent, version = self.room.recent, self.room.version
        if since is None or since > version or (since < version and (not recent or recent[0].v > since + 1)):
            return None
        return wire.RoomNews(self.room.id, [event for event in recent if event.v > since])
