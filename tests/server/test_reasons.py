"""Bots that are asked for their reasons, in processes of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest

import manoa
from manoa.play.match import Seat
from manoa.server.live.thinker import MOST_REASONS, Chosen
from manoa.server.live.thinking import BotFailed, Thinkers

Work = Callable[[Thinkers], Coroutine[Any, Any, Any]]


@pytest.fixture
def asking(monkeypatch: pytest.MonkeyPatch) -> Callable[[Work], Any]:
    """Run something with one process that thinks."""
    monkeypatch.setenv("MANOA_INTERPRETED", "1")

    async def run(work: Work) -> Any:
        thinkers = Thinkers(1, 5.0, 1 << 30, "server.misbehaving:bot")
        await thinkers.start()
        try:
            return await work(thinkers)
        finally:
            await thinkers.stop()

    return lambda work: asyncio.run(run(work))


def seat_to_act() -> Seat:
    match = manoa.game("lost-cities").start(seed=1)
    return match.for_seat(match.player or 0)


def test_reasons_come_with_the_choice(asking: Callable[[Work], Any]) -> None:
    seat = seat_to_act()
    legal = [action.id for action in seat.actions()]
    found = asking(lambda thinkers: thinkers.think("dally", seat, 3))
    weighed = [*reversed(legal), legal[0]][:MOST_REASONS]
    assert (found.action, found.simulations) == (legal[0], 99)
    assert [one[:4] for one in map(msgspec.structs.astuple, found.reasons)] == [(one, 3, 0.5, -1.5) for one in weighed]


def test_a_turn_is_told_to_its_end_or_to_where_something_hidden_comes_to_light(asking: Callable[[Work], Any]) -> None:
    """Of what is advised, of what was weighed beside it, and of what a bot does by a rule."""
    seat = seat_to_act()

    async def ask(thinkers: Thinkers) -> list[Chosen]:
        return [await thinkers.think(name, seat, 3) for name in ("dally", "careful")]

    weighing, by_rule = asking(ask)
    for each in (weighing, by_rule, *weighing.reasons):
        world = seat.imagine()
        revealed = world.revealed
        for step in (each.action, *each.rest):
            assert world.player == seat.seat
            assert world.revealed == revealed
            world.play(step)
        assert world.player != seat.seat or world.revealed != revealed


def test_a_bot_that_follows_a_rule_has_none(asking: Callable[[Work], Any]) -> None:
    seat = seat_to_act()
    found = asking(lambda thinkers: thinkers.think("random", seat, 3))
    assert (found.action, found.reasons) == (manoa.bot("random", seed=3).choose(seat).id, ())


def test_an_illegal_reason_fails(asking: Callable[[Work], Any]) -> None:
    with pytest.raises(BotFailed, match="not legal"):
        asking(lambda thinkers: thinkers.think("illegal", seat_to_act()))


def test_who_waits_for_a_hint_goes_before_jobs(asking: Callable[[Work], Any]) -> None:
    seat, done = seat_to_act(), []

    async def hint(thinkers: Thinkers) -> None:
        await thinkers.think("dally", seat)
        done.append("hint")

    async def job(thinkers: Thinkers) -> None:
        await asyncio.sleep(0)  # the hint is asked for first
        await thinkers.precedence.stand_aside()
        done.append("job")

    async def both(thinkers: Thinkers) -> None:
        thinkers.precedence.longest = 60
        await asyncio.gather(hint(thinkers), job(thinkers))

    asking(both)
    assert done == ["hint", "job"]


def test_bots_that_are_to_play_come_before_those_that_give_hints(asking: Callable[[Work], Any]) -> None:
    seat, answered = seat_to_act(), []

    async def asked(name: str, answer: Coroutine[Any, Any, Any]) -> None:
        await answer
        answered.append(name)

    async def ask_all(thinkers: Thinkers) -> None:
        await thinkers.choose("random", seat)
        hints = [asked(f"hint {number}", thinkers.think("dally", seat)) for number in range(3)]
        plays = [asked(f"play {number}", thinkers.choose("dally", seat)) for number in range(3)]
        await asyncio.gather(*hints, *plays)

    asking(ask_all)
    assert answered == ["play 0", "play 1", "play 2", "hint 0", "hint 1", "hint 2"]
