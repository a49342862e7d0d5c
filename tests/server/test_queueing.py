"""Who is served next: nobody gets more than their share, however much they ask for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock, patch

import pytest
from sqlalchemy import Engine

import manoa
from manoa.play.match import Seat
from manoa.server.live.duties import AT_ONCE
from manoa.server.live.queueing import Fair, Rank
from manoa.server.live.thinker import Ask, framed
from manoa.server.live.thinking import LEAST, PROMISED, Question, Thinkers
from manoa.server.store.claims import claim_due
from manoa.server.store.engine import writing
from server import inside
from server.inside import inside_server
from server.samples import opening, store, table_id

PEOPLE, HINT, BOTS = Rank


def served(fair: Fair[str], seconds: float = 1.0) -> list[str]:
    """All that waits, in the order in which it is served."""
    order = []
    while (taken := fair.take()) is not None:
        item, owner, _ = taken
        fair.pay(owner, seconds)
        order.append(item)
    return order


def test_owners_take_turns() -> None:
    fair: Fair[str] = Fair()
    for number in range(60):
        fair.put(f"greedy {number}", "greedy", PEOPLE)
    fair.put("modest", "modest", PEOPLE)
    order = served(fair)
    assert order.index("modest") <= 1
    assert order[-1] == "greedy 59"


def test_whoever_was_away_has_saved_up_nothing() -> None:
    fair: Fair[str] = Fair()
    fair.put("a long thought", "steady", PEOPLE)
    served(fair, 100.0)
    for owner in ("steady", "new"):
        for number in range(3):
            fair.put(f"{owner} {number}", owner, PEOPLE)
    assert served(fair).index("steady 0") <= 1


def test_who_takes_longer_is_served_less_often() -> None:
    fair: Fair[str] = Fair()
    for _ in range(8):
        fair.put("slow", "slow", PEOPLE)
        fair.put("quick", "quick", PEOPLE)
    order = []
    for _ in range(8):
        taken = fair.take()
        assert taken is not None
        fair.pay(taken[1], 3.0 if taken[0] == "slow" else 0.5)
        order.append(taken[0])
    assert order.count("slow") <= 3


def test_tables_with_people_come_before_hints_and_both_before_bots_among_themselves() -> None:
    fair: Fair[str] = Fair()
    for rank, name in ((BOTS, "bots"), (HINT, "hint"), (PEOPLE, "people")):
        fair.put(f"{name} of ann", "ann", rank)
    fair.put("bots of bob", "bob", BOTS)
    assert served(fair)[:2] == ["people of ann", "hint of ann"]


def test_shares_shrink_with_what_waits() -> None:
    fair: Fair[str] = Fair()
    fair.put("one", "ann", PEOPLE)
    taken = fair.take()
    assert taken is not None
    assert taken[2] == 1.0
    fair.pay("ann", 100.0)
    for _ in range(9):
        fair.put("many", "ann", PEOPLE)
    fair.put("one", "bob", PEOPLE)
    fair.put("first", "cem", PEOPLE)
    shares: dict[str, list[float]] = {}
    while (taken := fair.take()) is not None:
        shares.setdefault(taken[1], []).append(taken[2])
        fair.pay(taken[1], 1.0)
    assert min(shares["ann"]) < min(shares["bob"]) < 1.0


def test_owners_who_are_gone_are_forgotten() -> None:
    fair: Fair[str] = Fair()
    for number in range(3_000):
        fair.put("x", f"guest {number}", PEOPLE)
        served(fair)
    assert len(fair._owners) <= 1_001


# In processes


def seat_to_act() -> Seat:
    match = manoa.game("lost-cities").start(seed=1)
    return match.for_seat(match.player or 0)


def asked_together(monkeypatch: pytest.MonkeyPatch, *wishes: tuple[str, str, str]) -> list[str]:
    """The names of questions by bot and owner, in the order in which they were answered."""
    monkeypatch.setenv("MANOA_INTERPRETED", "1")
    answered, seat = [], seat_to_act()

    async def ask(name: str, answer: Coroutine[Any, Any, Any]) -> None:
        await answer
        answered.append(name)

    async def run() -> None:
        thinkers = Thinkers(1, 30.0, 1 << 30, "server.misbehaving:bot")
        await thinkers.start()
        try:
            await thinkers.choose("random", seat)  # both processes are there, or nearly
            await thinkers.choose("dally", seat)
            await asyncio.gather(*(ask(name, thinkers.choose(bot, seat, owner=owner)) for name, bot, owner in wishes))
        finally:
            await thinkers.stop()

    asyncio.run(run())
    return answered


def test_one_guest_cannot_starve_the_bots_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    greedy = [(f"greedy {number}", "dally", "greedy") for number in range(12)]
    order = asked_together(monkeypatch, *greedy, ("thinks", "dally", "ann"), ("answers at once", "random", "ann"))
    assert order[0] == "answers at once", "quick bots do not wait for those that think"
    assert order.index("thinks") <= 3, "who asks for one thought does not wait for those of another"


def test_a_bot_that_thinks_is_told_to_hurry() -> None:
    def words(bot: str, share: float) -> bytes:
        return Question(Ask(bot, 1, {}), seat_to_act(), MagicMock()).words(share)

    assert words("best", 1.0) == framed(Ask("best", 1, {}))
    assert words("best", 0.5) == framed(Ask("best", 1, {}, seconds=PROMISED["best"] / 2))
    assert words("best", 0.0001) == framed(Ask("best", 1, {}, seconds=LEAST))
    assert words("random", 0.5) == framed(Ask("random", 1, {}))


# At tables


def test_duties_that_wait_do_not_keep_others_from_being_found(engine: Engine) -> None:
    busy = [table_id(number) for number in range(AT_ONCE + 5)]
    store(engine, *(opening(table, due=1) for table in busy), opening(table_id(999), due=2))
    with writing(engine) as connection:
        assert claim_due(connection, "node", 5, 10, AT_ONCE, busy) == {table_id(999): 0}


async def never(*_: Any, **__: Any) -> None:
    await asyncio.get_running_loop().create_future()


def test_games_among_bots_are_few(tmp_path: Path) -> None:
    with patch.object(inside.Thinkers, "choose", never), inside_server(tmp_path) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        body = {"game": "lost-cities", "seats": [{"kind": "bot", "bot": "best"}] * 2}
        answers = [ann.http.post("/api/tables", json=body) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201] * 4 + [409]
        assert answers[-1].json()["refusal"] == {"code": "too-many-among-bots", "parts": {"most": 4}}
        assert ann.set_up(seats=("me", {"kind": "bot", "bot": "best"}))
        assert bob.http.post("/api/tables", json=body).status_code == 201
