"""Bots in processes of their own: the same choices as anywhere, and what breaks there breaks nothing else."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import Iterator

import pytest

import manoa
from manoa.bots import quick_bots
from manoa.server.live.thinker import Ask, framed
from manoa.server.live.thinking import MODESTY, BotFailed
from server.misbehaving import SECRET
from server.thinking_places import (
    ODD,
    SECONDS,
    Place,
    alive,
    opened,
    seat_to_act,
    soon,
    thinkers,
)
from walks import every_game, play_on
from worlds import worlds


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


# Processes


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such priorities")
def test_long_thoughts_leave_the_processor_to_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that answer at once do not have to: people wait for them."""
    monkeypatch.setenv("MANOA_INTERPRETED", "1")
    monkeypatch.setattr("manoa.server.live.thinking.MODESTY", MODESTY)  # other tests are in a hurry
    before, own = thinkers(), os.getpriority(os.PRIO_PROCESS, 0)
    with opened(1, ODD) as place:
        for bot in ("random", "dally"):
            place.choose(bot)
        assert MODESTY > 0
        ranks = sorted(os.getpriority(os.PRIO_PROCESS, process) - own for process in thinkers() - before)
        assert ranks == [0, min(MODESTY, 19 - own)], "19 is the most modest there is"


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
