"""What goes on in the background goes on, whatever it meets, and says so."""

from __future__ import annotations

import ast
import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

import manoa.server
from manoa.server import seldom
from manoa.server.live import tasks
from manoa.server.live.queueing import Lane
from manoa.server.live.tasks import attend, end_all, meanwhile
from manoa.server.live.thinking import BotFailed, Child, Thinkers
from manoa.server.live.workshop import Workshop
from manoa.server.seldom import Seldom
from server.thinking_places import MEMORY, ODD, SECONDS, seat_to_act

SERVER = Path(manoa.server.__file__).parent


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "PAUSE", 0.001)
    monkeypatch.setattr(tasks, "LONGEST_PAUSE", 0.002)


def test_what_dies_of_an_error_is_logged_and_begins_again() -> None:
    lives: list[int] = []

    async def work() -> None:
        lives.append(len(lives))
        if len(lives) < 4:
            raise KeyError("lost")

    async def scene() -> None:
        async with asyncio.timeout(10):
            await attend(work)

    with capture_logs() as logs:
        asyncio.run(scene())
    assert lives == [0, 1, 2, 3]
    (line,) = logs
    assert (line["event"], line["log_level"], line["error"]) == ("attendant_died", "error", "KeyError('lost')")


def test_it_ends_with_its_block() -> None:
    async def work() -> None:
        while True:
            await asyncio.sleep(0.001)
            raise KeyError

    async def scene() -> int:
        async with meanwhile(work):
            await asyncio.sleep(0.02)
        return len(asyncio.all_tasks())

    assert asyncio.run(scene()) == 1


def test_no_task_goes_on_in_the_background_unattended() -> None:
    """Whatever is made by `create_task` is awaited by somebody: here is who."""
    awaited = {
        "http/socket.py": "the socket waits for its writer",
        "live/games.py": "`_prepare` logs what it meets, and tells `_attend`",
        "live/kept.py": "whoever opens it waits for it",
        "live/fanout.py": "`_again` is such a loop",
        "live/notices.py": "`soon` logs what it meets",
        "http/lines.py": "both are waited for",
        "live/tasks.py": "this is the mechanism",
    }
    found = set()
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Attribute) and node.attr in ("create_task", "ensure_future"):
                found.add(str(file.relative_to(SERVER).as_posix()))
    assert found <= set(awaited)


def test_every_limit_has_an_order() -> None:
    """Else which rows there are is up to the database, from one time to the next."""
    missing = []
    for file in (SERVER / "store").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.FunctionDef):
                called = [
                    one.func.attr
                    for one in ast.walk(node)
                    if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute)
                ]
                if "limit" in called and "order_by" not in called:
                    missing.append(f"{file.name}: {node.name}")
    assert missing == []


def test_work_in_the_workshop_goes_on_after_a_failure_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    takes, take = [0], Lane.take

    async def odd(lane: Lane[Any]) -> Any:
        takes[0] += 1
        if takes[0] == 1:
            raise RuntimeError("ours")
        return await take(lane)

    monkeypatch.setattr(Lane, "take", odd)

    async def scene() -> int:
        shop = Workshop()
        shop.start()
        try:
            async with asyncio.timeout(10):
                return await shop.do("ann", lambda: 7)
        finally:
            await shop.stop()

    assert asyncio.run(scene()) == 7


def test_whoever_asked_a_bot_is_told_when_the_server_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the next one is answered."""
    choose, asked = Child.choose, [0]

    async def odd(self: Child, *given: Any) -> Any:
        asked[0] += 1
        if asked[0] == 1:
            raise RuntimeError("ours")
        return await choose(self, *given)

    monkeypatch.setattr(Child, "choose", odd)

    async def scene() -> int:
        some = Thinkers(1, SECONDS, MEMORY, ODD)
        await some.start()
        try:
            async with asyncio.timeout(60):
                with pytest.raises(BotFailed, match="The server failed with RuntimeError"):
                    await some.choose("random", seat_to_act())
                return await some.choose("random", seat_to_act())
        finally:
            await some.stop()

    assert seat_to_act().mask()[asyncio.run(scene())]


def test_tasks_that_are_ended_end() -> None:
    async def work() -> None:
        await asyncio.sleep(60)

    async def scene() -> bool:
        task = attend(work)
        await asyncio.sleep(0)
        await end_all(task, None)
        return task.cancelled()

    assert asyncio.run(scene())


def test_the_same_is_said_once_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    now, said = [1000.0], list[str]()
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr(seldom, "MOST", 3)
    some = Seldom()

    def say(about: str) -> None:
        some.say(about, said.append, about)

    for about in ("a", "b", "a", "b"):
        say(about)
    now[0] += seldom.HOUR - 1
    say("a")
    now[0] += 1
    say("a")
    assert said == ["a", "b", "a"]
    for about in ("c", "d", "e"):
        say(about)
    assert len(some._said) == 3, "however many there are"
