"""Bots in processes of their own: the same choices as anywhere, and what breaks there breaks nothing else."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import active_children
from pathlib import Path
from threading import Event
from typing import Any

import pytest
import uvloop

import manoa
from manoa.bots import quick_bots
from manoa.play.match import Seat
from manoa.server.live.thinker import Ask, framed
from manoa.server.live.thinking import MODESTY, BotFailed, Child, Thinkers
from server.misbehaving import HEAVY, SECRET
from walks import every_game, play_on
from worlds import worlds

ODD = "server.misbehaving:bot"
SECONDS = 1.0
MEMORY = 1 << 30


class Place:
    """Processes that think, and the event loop they report to; both live as long as the tests of this file."""

    def __init__(self, runner: asyncio.Runner, count: int, factory: str) -> None:
        self.runner = runner
        self.thinkers = Thinkers(count, SECONDS, MEMORY, factory)

    def run(self, work: Awaitable[Any]) -> Any:
        async def wait() -> Any:
            return await work

        return self.runner.run(wait())

    def choose(self, bot: str, seat: Seat | None = None) -> int:
        chosen: int = self.run(self.thinkers.choose(bot, seat or seat_to_act(), 3))
        return chosen

    def failure(self, bot: str) -> BotFailed:
        with pytest.raises(BotFailed) as failed:
            self.choose(bot)
        return failed.value

    def process(self) -> str:
        """The process in which bots think now."""
        return self.failure("whoami").trace.split()[-1]

    def counts(self) -> tuple[int, int, int]:
        return self.thinkers.decided, self.thinkers.failed, self.thinkers.killed


@contextmanager
def opened(count: int, factory: str) -> Iterator[Place]:
    """The loop is closed whatever fails, even stopping: else its sockets are found open in a later test."""
    with asyncio.Runner() as runner:
        place = Place(runner, count, factory)
        try:
            place.run(place.thinkers.start())
            yield place
        finally:
            place.run(place.thinkers.stop())


@pytest.fixture(scope="module")
def sound() -> Iterator[Place]:
    with opened(1, "manoa.bots:bot") as place:
        yield place


@pytest.fixture(scope="module")
def odd() -> Iterator[Place]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MANOA_INTERPRETED", "1")  # such processes come up sooner, and many have to
        with opened(1, ODD) as place:
            yield place


def seat_to_act(game: str = "lost-cities", steps: int = 0, seed: int = 1) -> Seat:
    match = play_on(manoa.game(game).start(seed=seed), random.Random(seed), steps)
    assert match.player is not None
    return match.for_seat(match.player)


def thinkers() -> set[int]:
    return {process.pid for process in active_children() if process.name == "manoa-thinker" and process.pid}


def alive(process: int) -> bool:
    """Running, and not just waiting to be buried."""
    with suppress(FileNotFoundError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    return False


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def soon(true: Callable[[], bool], seconds: float = 10) -> bool:
    end = time.monotonic() + seconds
    while not true() and time.monotonic() < end:
        time.sleep(0.01)
    return true()


# Processes


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such priorities")
def test_long_thoughts_leave_the_processor_to_people(sound: Place) -> None:
    """Those that answer at once do not have to: people wait for them."""
    for bot in ("random", "strong"):
        sound.run(sound.thinkers.choose(bot, seat_to_act()))
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert sorted(os.getpriority(os.PRIO_PROCESS, process) - own for process in thinkers()) == [0, MODESTY]


# Decisions


@every_game
def test_bots_choose_there_what_they_choose_here(sound: Place, name: str) -> None:
    seats = [seat_to_act(name, steps) for steps in (0, 5, 20)]
    asked = [(bot, seat) for bot in quick_bots(name) for seat in seats]

    async def answers() -> list[int]:
        return await asyncio.gather(*(sound.thinkers.choose(bot, seat, 3) for bot, seat in asked))

    assert sound.run(answers()) == [manoa.bot(bot, seed=3).choose(seat).id for bot, seat in asked]


@every_game
def test_without_a_seed_the_choice_is_legal(sound: Place, name: str) -> None:
    seat = seat_to_act(name, 7)
    assert seat.mask()[sound.run(sound.thinkers.choose("random", seat))]


@every_game
def test_what_is_sent_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(name: str) -> None:
    match = play_on(manoa.game(name).start(seed=4), random.Random(4), 12)
    assert match.player is not None
    sent = {framed(Ask("random", 3, world.for_seat(match.player).pack())) for world in worlds(match, match.player, 4)}
    assert len(sent) == 1


def test_whose_turn_it_is_not_gets_no_choice(sound: Place) -> None:
    match = manoa.game("lost-cities").start(seed=1)
    assert match.player is not None
    with pytest.raises(BotFailed, match="ValueError"):
        sound.choose("random", match.for_seat(1 - match.player))


def test_an_unknown_bot_fails(sound: Place) -> None:
    with pytest.raises(BotFailed, match="ValueError"):
        sound.choose("nobody")


def test_decisions_are_made_in_the_order_of_asking(odd: Place) -> None:
    answered = []

    async def ask(number: int) -> None:
        await odd.thinkers.choose("random", seat_to_act(seed=number), 3)
        answered.append(number)

    async def ask_all() -> None:
        await asyncio.gather(*map(ask, range(20)))

    odd.run(ask_all())
    assert answered == list(range(20))


# What goes wrong


@pytest.mark.parametrize("bot", ["hang", "stop"])
def test_a_bot_that_hangs_is_killed_and_replaced(odd: Place, bot: str) -> None:
    before = odd.process()
    decided, failed, killed = odd.counts()
    begin = time.monotonic()
    assert "took longer than 1 second" in str(odd.failure(bot))
    assert SECONDS <= time.monotonic() - begin < SECONDS + 2
    assert odd.choose("random") >= 0
    assert odd.counts() == (decided + 1, failed + 1, killed + 1)
    assert odd.process() != before
    assert not alive(int(before))


def test_the_event_loop_goes_on_while_a_bot_thinks(odd: Place) -> None:
    async def ticks() -> int:
        asked = asyncio.create_task(odd.thinkers.choose("dally", seat_to_act()))
        count = 0
        while not asked.done():
            await asyncio.sleep(0.005)
            count += 1
        return count

    assert odd.run(ticks()) > 10


@pytest.mark.parametrize("bot", ["exit", "die"])
def test_a_bot_that_crashes_is_replaced(odd: Place, bot: str) -> None:
    before, killed = odd.process(), odd.thinkers.killed
    assert "ended" in str(odd.failure(bot))
    assert odd.choose("random") >= 0
    assert odd.process() != before
    assert odd.thinkers.killed == killed + 1


def test_a_bot_that_takes_too_much_memory_is_replaced(odd: Place) -> None:
    before = odd.process()
    assert "memory" in str(odd.failure("hoard"))
    assert odd.choose("random") >= 0
    assert odd.process() != before


@pytest.mark.parametrize("bot", ["none", "truth", "long"])
def test_a_bot_that_answers_nonsense_is_replaced(odd: Place, bot: str) -> None:
    killed = odd.thinkers.killed
    assert "nonsense" in str(odd.failure(bot))
    assert odd.choose("random") >= 0
    assert odd.thinkers.killed == killed + 1


@pytest.mark.parametrize("bot", ["illegal", "negative", "beyond"])
def test_an_illegal_answer_fails(odd: Place, bot: str) -> None:
    decided, failed, killed = odd.counts()
    assert "not legal" in str(odd.failure(bot))
    assert odd.counts() == (decided, failed + 1, killed)


@pytest.mark.parametrize("bot", ["tell", "ramble", "object", "huge"])
def test_a_bot_that_raises_an_error_fails_and_the_process_goes_on(odd: Place, bot: str) -> None:
    before = odd.process()
    assert "Error." in str(odd.failure(bot))
    assert odd.process() == before


def test_the_sentence_of_a_failure_keeps_to_itself_what_the_seat_knows(odd: Place) -> None:
    failure = odd.failure("tell")
    assert SECRET not in str(failure)
    assert SECRET in failure.trace


def test_a_process_that_dies_while_nobody_asks_costs_no_decision(odd: Place) -> None:
    before, failed = odd.process(), odd.thinkers.failed
    os.kill(int(before), signal.SIGKILL)
    assert soon(lambda: not alive(int(before)))
    odd.run(asyncio.sleep(0.05))
    assert odd.choose("random") >= 0
    assert odd.thinkers.failed == failed


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signals_meant_for_the_server_do_not_end_a_thought(odd: Place, number: signal.Signals) -> None:
    process = int(odd.process())

    async def interrupted() -> int:
        asked = asyncio.create_task(odd.thinkers.choose("dally", seat_to_act()))
        await asyncio.sleep(0.1)
        os.kill(process, number)
        return await asked

    assert odd.run(interrupted()) >= 0
    assert int(odd.process()) == process


def test_who_no_longer_waits_is_not_in_the_way(odd: Place) -> None:
    async def impatient() -> int:
        waiting = [asyncio.create_task(odd.thinkers.choose("hang", seat_to_act())) for _ in range(20)]
        await asyncio.sleep(0.05)
        for task in waiting:
            task.cancel()
        begin = time.monotonic()
        await odd.thinkers.choose("random", seat_to_act())
        assert time.monotonic() - begin < SECONDS + 4, "only the first of them was begun"
        return sum(task.cancelled() for task in waiting)

    assert odd.run(impatient()) == 20


# Coming up and going down


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_who_asks_at_once_waits_until_all_is_loaded(run: Callable[[Any], int]) -> None:
    async def at_once() -> int:
        quick = Thinkers(1, HEAVY / 2, MEMORY, ODD)
        begin = time.monotonic()
        await quick.start()
        assert time.monotonic() - begin < 0.2
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
    assert soon(lambda: thinkers() == before)


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
