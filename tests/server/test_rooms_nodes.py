"""Study rooms on several nodes and both databases: nothing is lost, nothing is done twice, all hear of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine, func, select

import manoa
from manoa.server.live import rooms as live
from manoa.server.live.connection import Connection
from manoa.server.live.fanout import Fanout
from manoa.server.live.games import Games
from manoa.server.live.messages import Message, packed, unpacked
from manoa.server.live.notices import Notices
from manoa.server.rooms.events import Opened
from manoa.server.store import people, rooms
from manoa.server.store.engine import reading, writing
from manoa.server.store.schema import room_events, room_mentions
from manoa.server.table.refusal import Refused
from manoa.server.wire import rooms as wire
from manoa.server.wire.rooms import Author, RoomPlace
from manoa.server.wire.tables import SeatInfo
from server.nodes import ANN, BOB, Listener
from server.samples import add_users

Scene = Callable[[list[live.Rooms], str], Awaitable[None]]


class Linked(Fanout):
    """What is told reaches the other nodes, unless that is cut."""

    several = True

    def __init__(self, name: str) -> None:
        self.name = name
        self.others: list[live.Rooms] = []
        self.cut = False

    def tell(self, message: Message) -> None:
        for text in packed(self.name, message):
            envelope = unpacked(text)
            for other in self.others:
                if not self.cut:
                    other.heard(envelope.node, envelope.message)


class Ear(Listener):
    """Somebody in a room."""

    def told(self, kind: str) -> list[Any]:
        return [frame for frame in map(msgspec.json.decode, self.heard) if frame["t"] == kind]


@pytest.fixture
def play(engine: Engine) -> Callable[[Scene], None]:
    """A scene on two nodes, with a room that Ann has opened."""
    add_users(engine, "ann", "bob")

    async def run(scene: Scene) -> None:
        fanouts = [Linked("one"), Linked("two")]
        nodes = [live.Rooms(fanout.name, engine, fanout, Games(), Notices(engine, fanout)) for fanout in fanouts]
        fanouts[0].others, fanouts[1].others = [nodes[1]], [nodes[0]]
        match = manoa.game("lost-cities", rounds=1).start(seed=5)
        for _ in range(6):
            match.play(match.actions()[0])
        seats = [SeatInfo("person", "Ann", "ann"), SeatInfo("person", "Bob", "bob")]
        room = await nodes[0].create(Opened(Author("ann", "Ann"), match.record(), seats))
        try:
            await scene(nodes, room)
        finally:
            for node in nodes:
                await node._notices.stop()

    return lambda scene: asyncio.run(run(scene))


def said(text: str, step: int = 0) -> wire.RoomCommand:
    return wire.Comment(0, step, text)


async def ask(node: live.Rooms, room: str, who: Any, id: str, command: wire.RoomCommand) -> wire.RoomReply:
    return await node.command(room, who, wire.RoomRequest(id, command))


async def settled() -> None:
    await asyncio.sleep(0.4)


async def entered(node: live.Rooms, room: str, user: str) -> Ear:
    ear = Ear(user)
    await node.enter(ear, room, user.title(), None)
    return ear


def test_all_nodes_hear_in_order_and_a_command_is_done_once(play: Callable[[Scene], None]) -> None:
    async def scene(nodes: list[live.Rooms], room: str) -> None:
        ear = await entered(nodes[1], room, "bob")
        for number in range(3):
            await ask(nodes[number % 2], room, ANN, f"c{number}", said(f"{number}"))
        first = await ask(nodes[0], room, ANN, "same", said("once"))
        again = await ask(nodes[1], room, ANN, "same", said("once"))
        await settled()
        assert first == again
        events = [event for frame in ear.told("room_news") for event in frame["events"]]
        assert [event["v"] for event in events] == [2, 3, 4, 5]
        assert [event["what"]["text"] for event in events] == ["0", "1", "2", "once"]

    play(scene)


def test_nodes_that_write_at_once_keep_all(play: Callable[[Scene], None], engine: Engine) -> None:
    async def scene(nodes: list[live.Rooms], room: str) -> None:
        asked = [
            ask(nodes[number % 2], room, (ANN, BOB)[number % 2], f"c{number}", said(f"{number}")) for number in range(6)
        ]
        replies = await asyncio.gather(*asked)
        assert sorted(reply.v for reply in replies) == [2, 3, 4, 5, 6, 7]
        for node in nodes:
            async with node.holding(room) as found:
                assert sorted(one.text for one in found.room.comments.values()) == list("012345")

    play(scene)


def test_the_leader_is_followed_and_found_on_other_nodes(play: Callable[[Scene], None]) -> None:
    async def scene(nodes: list[live.Rooms], room: str) -> None:
        ear = await entered(nodes[1], room, "bob")
        hers = await entered(nodes[0], room, "ann")
        await settled()
        assert sorted(one["name"] for one in ear.told("room_here")[-1]["people"]) == ["Ann", "Bob"]
        nodes[0].look(hers, room, RoomPlace(0, 3))
        await settled()
        assert _places(ear) == {"Ann": {"branch": 0, "step": 3}, "Bob": None}
        nodes[1].look(ear, room, RoomPlace(0, 2))
        nodes[1].look(ear, room, RoomPlace(9, 2))
        await settled()
        assert _places(hers) == {"Ann": {"branch": 0, "step": 3}, "Bob": {"branch": 0, "step": 2}}
        await ask(nodes[0], room, ANN, "go", wire.Lead(0, 4))
        await settled()
        assert ear.told("room_led")[-1]["at"] == {"branch": 0, "step": 4}
        with pytest.raises(Refused, match="Ann leads"):
            await ask(nodes[1], room, BOB, "take", wire.TakeLead())
        await ask(nodes[0], room, ANN, "hand", wire.HandOn("bob"))
        await ask(nodes[1], room, BOB, "go", wire.Lead(0, 1))
        await settled()
        assert hers.told("room_led")[-1]["at"] == {"branch": 0, "step": 1}
        nodes[0].leave(hers)
        nodes[0].lost_node("two")
        await settled()
        assert [one["name"] for one in ear.told("room_here")[-1]["people"]] == ["Bob"]

    play(scene)


def _places(ear: Ear) -> dict[str, Any]:
    return {one["name"]: one["at"] for one in ear.told("room_here")[-1]["people"]}


def test_hints_that_got_lost_are_missed_by_nobody(play: Callable[[Scene], None], engine: Engine) -> None:
    async def scene(nodes: list[live.Rooms], room: str) -> None:
        ear = await entered(nodes[1], room, "bob")
        nodes[0]._fanout.cut = True  # type: ignore[attr-defined]
        await ask(nodes[0], room, ANN, "c", said("hello"))
        await ask(nodes[0], room, ANN, "go", wire.Lead(0, 3))
        await settled()
        assert ear.told("room_news") == []
        await nodes[1].look_again()
        await settled()
        assert ear.told("room_news")[0]["events"][0]["what"]["text"] == "hello"
        assert ear.told("room_led")[-1]["at"] == {"branch": 0, "step": 3}
        await nodes[0].close(room, ANN)
        await nodes[1].look_again()
        await settled()
        assert ear.told("room_gone")[0]["why"]["code"] == "no-study-room"
        assert room not in ear.rooms
        with reading(engine) as connection:
            for kind in (room_events, room_mentions):
                assert connection.scalar(select(func.count()).select_from(kind)) == 0

    play(scene)


def test_a_room_is_folded_from_its_log_as_it_was(play: Callable[[Scene], None]) -> None:
    async def scene(nodes: list[live.Rooms], room: str) -> None:
        await ask(nodes[0], room, BOB, "c", said("hello", 2))
        await ask(nodes[0], room, BOB, "d", wire.Draw(0, 2, [wire.Mark("spot:deck")]))
        async with nodes[0].holding(room) as found:
            actions = found.room.match.at(2).actions()
        await ask(nodes[0], room, BOB, "t", wire.TryMove(0, 2, actions[-1].id))
        await ask(nodes[0], room, ANN, "go", wire.Lead(1, 3))
        async with nodes[0].holding(room) as one, nodes[1].holding(room) as other:
            assert _summary(one) == _summary(other)

    play(scene)


def _summary(found: Any) -> Any:
    room = found.room
    return room.version, room.branches, room.comments, room.drawings, room.at, room.leader, room.commands, room.people


def test_who_goes_leaves_no_room(play: Callable[[Scene], None], engine: Engine) -> None:
    async def scene(nodes: list[live.Rooms], room: str) -> None:
        await ask(nodes[0], room, BOB, "c", said("hello"))
        with writing(engine) as connection:
            assert {row.room for row in rooms.mentioning(connection, "bob")} == {room}
            people.erase(connection, "ann", "Explorer")
            assert rooms.find(connection, room) is None
            assert rooms.mentioning(connection, "bob") == []

    play(scene)


def test_a_slow_listener_is_dropped_and_holds_up_nobody(play: Callable[[Scene], None]) -> None:
    async def scene(nodes: list[live.Rooms], room: str) -> None:
        slow = Connection(2, "bob", None, None)
        await nodes[0].enter(slow, room, "Bob", None)
        for number in range(4):
            await ask(nodes[0], room, ANN, f"c{number}", said(f"{number}"))
        assert slow.closed == "slow"
        nodes[0].leave(slow)
        assert nodes[0].rooms[room].names == {}

    play(scene)


def test_who_has_left_while_a_room_was_loaded_is_not_in_it(play: Callable[[Scene], None]) -> None:
    async def scene(nodes: list[live.Rooms], room: str) -> None:
        [_, node] = nodes
        connection = Connection(64, "bob", None, None)
        enter = asyncio.create_task(node.enter(connection, room, "Bob", None))
        await asyncio.sleep(0)  # it is being loaded
        assert room not in node.rooms
        node.leave(connection)
        connection.close("left")
        await enter
        assert not node.rooms[room].watched
        assert connection.rooms == set()

    play(scene)
