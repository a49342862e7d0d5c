"""Processes in which bots think come up and go down with the server, whatever happens to either."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest
import uvloop

from manoa.server.live.thinking import BotFailed, Child, Thinkers
from server.misbehaving import HEAVY
from server.thinking_places import MEMORY, ODD, SECONDS, alive, open_files, seat_to_act, soon, thinkers

# Coming up and going down


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_who_asks_at_once_waits_until_all_is_loaded(run: Callable[[Any], int]) -> None:
    async def at_once() -> int:
        quick = Thinkers(1, HEAVY / 2, MEMORY, ODD)
        begin = time.monotonic()
        await quick.start()
        assert time.monotonic() - begin < HEAVY / 2, "it does not wait for what loads"
        action = await quick.choose("heavy", seat_to_act())
        assert time.monotonic() - begin > HEAVY > quick.seconds
        await quick.stop()
        return action

    assert seat_to_act().mask()[run(at_once())]


def test_stopping_leaves_nothing_behind() -> None:
    before, files = thinkers(), open_files()

    async def stopped() -> list[Any]:
        some = Thinkers(2, 60, MEMORY, ODD)
        await some.start()
        waiting = [asyncio.create_task(some.choose("hang", seat_to_act()))]
        await some.choose("random", seat_to_act())  # by the other process
        waiting += [asyncio.create_task(some.choose("hang", seat_to_act())) for _ in range(4)]
        await asyncio.sleep(0.05)
        assert len(thinkers() - before) == 3  # one of them for bots that answer at once
        await some.stop()
        late = asyncio.create_task(some.choose("random", seat_to_act()))
        assert (some.decided, some.failed, some.killed) == (1, 0, 0)
        return await asyncio.gather(*waiting, late, return_exceptions=True)

    assert all(isinstance(end, asyncio.CancelledError) for end in asyncio.run(stopped()))
    assert thinkers() == before
    assert open_files() == files


def test_stopping_at_once_leaves_nothing_behind() -> None:
    before = thinkers()

    async def stopped() -> None:
        some = Thinkers(2, 60, MEMORY)
        await some.start()
        await asyncio.sleep(0.01)
        await some.stop()

    asyncio.run(stopped())
    assert soon(lambda: thinkers() <= before, 60)  # one that is just coming up notices once it is there


def test_stopping_before_a_thread_is_free_leaves_no_socket_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was found, and complained of, in the middle of some later test."""
    before, pairs, pair = thinkers(), [], socket.socketpair

    def noted() -> tuple[socket.socket, socket.socket]:
        pairs.append(pair())
        return pairs[-1]

    async def stopped() -> None:
        loop, gate = asyncio.get_running_loop(), Event()
        loop.set_default_executor(ThreadPoolExecutor(1))
        busy = loop.run_in_executor(None, gate.wait, 30)
        with monkeypatch.context() as patch:
            patch.setattr(socket, "socketpair", noted)
            starting = asyncio.create_task(Child.start(MEMORY, ODD))
            await asyncio.sleep(0)
        starting.cancel()
        gate.set()
        await asyncio.gather(starting, busy, return_exceptions=True)

    asyncio.run(stopped())
    assert [end.fileno() for ends in pairs for end in ends] == [-1, -1]
    assert soon(lambda: thinkers() == before)


def test_where_no_process_comes_up_nobody_waits_for_ever() -> None:
    async def hopeless() -> None:
        none = Thinkers(1, SECONDS, MEMORY, "nowhere:bot")
        await none.start()
        try:
            await none.choose("random", seat_to_act())
        finally:
            await none.stop()

    with pytest.raises(BotFailed, match="No process comes up"):
        asyncio.run(hopeless())


def test_at_least_one_process_is_needed() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Thinkers(0, SECONDS, MEMORY)


SERVER = """
import asyncio, sys
from multiprocessing import active_children
sys.path.insert(0, sys.argv[1])
import manoa
from manoa.server.live.thinking import Thinkers

async def main():
    thinkers = Thinkers(2, 600, 1 << 30, "server.misbehaving:bot")
    await thinkers.start()
    match = manoa.game("lost-cities").start(seed=1)
    seat = match.for_seat(match.player)
    hanging = asyncio.create_task(thinkers.choose("hang", seat))
    await asyncio.gather(*(thinkers.choose("random", seat) for _ in range(4)))
    print(*(process.pid for process in active_children()), flush=True)
    if sys.argv[2] == "leave":
        loop.stop()
    await hanging

loop = asyncio.new_event_loop()
task = loop.create_task(main())
loop.run_forever()
"""


def server(ending: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-W", "ignore", "-c", SERVER, str(Path(__file__).parents[1]), ending]
    environment = {**os.environ, "MANOA_INTERPRETED": "1"}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_processes_end_with_a_server_that_is_killed_even_in_the_middle_of_a_thought() -> None:
    with server("stay") as process:
        assert process.stdout is not None
        children = [int(number) for number in process.stdout.readline().split()]
        assert len(children) == 3
        assert all(map(alive, children))
        process.kill()
    assert soon(lambda: not any(map(alive, children)))


def test_a_server_that_never_stopped_them_can_leave() -> None:
    with server("leave") as process:
        children = [int(number) for number in process.communicate(timeout=30)[0].split()]
    assert len(children) == 3
    assert not any(map(alive, children))
