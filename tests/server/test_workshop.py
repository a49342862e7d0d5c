"""What anybody may ask for and takes long: it has a thread of its own, turns are fair, and it costs what it takes."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from manoa.games.quest.routes import faults, laying
from manoa.server.http import art
from manoa.server.http.desk import Desk
from manoa.server.http.limits import WORK, Limits
from manoa.server.http.packing import packed
from manoa.server.live.workshop import MOST_OF_ONE, Workshop
from manoa.server.table.refusal import Busy
from server.inside import inside_server


def test_pieces_without_end_are_refused_before_they_are_laid() -> None:
    route = {"pieces": [{"piece": "B", "q": 0, "r": 0, "rotation": 0}] * 990, "finish": {}}
    laid = AssertionError("laid")
    with patch.object(faults, "lay_piece", side_effect=laid), patch.object(laying, "lay_piece", side_effect=laid):
        found = faults.faults(route)
    assert "too-many-pieces" in [fault["code"] for fault in found]


def test_drawings_keep_nobody_from_being_known(tmp_path: Path) -> None:
    """However many scenes one address asks for, and however long they take."""
    go_on, refused = threading.Event(), 40 - MOST_OF_ONE - 5

    def slow(*_: Any) -> Any:
        go_on.wait(30)
        return packed(b"null", "application/json")

    with inside_server(tmp_path) as server, patch.object(art, "_scene", slow), ThreadPoolExecutor(40) as pool:
        ann = server.guest("Ann")
        stranger = server.client()
        asked = [pool.submit(stranger.get, "/api/games/lost-cities/scene", params={"players": 2}) for _ in range(40)]
        try:
            assert ann.http.get("/api/me").status_code == 200
            assert ann.http.get("/api/mine").status_code == 200
            late = time.monotonic() + 20
            while sum(one.done() for one in asked) < refused and time.monotonic() < late:  # nothing is drawn yet
                time.sleep(0.01)
        finally:
            go_on.set()
        codes = [one.result().status_code for one in asked]
    assert codes.count(200) + codes.count(429) == 40
    assert codes.count(429) >= refused, "only so many of one address wait"


def in_workshop(story: Any) -> None:
    async def run() -> None:
        workshop = Workshop()
        workshop.start()
        try:
            await story(workshop)
        finally:
            await workshop.stop()

    asyncio.run(run())


def test_addresses_take_turns() -> None:
    order: list[str] = []

    async def story(workshop: Workshop) -> None:
        begin = threading.Event()
        first = asyncio.create_task(workshop.do("greedy", lambda: begin.wait(30)))
        await asyncio.sleep(0.01)
        many = [workshop.do("greedy", lambda: order.append("greedy")) for _ in range(MOST_OF_ONE)]
        tasks = [asyncio.create_task(one) for one in [*many, workshop.do("modest", lambda: order.append("modest"))]]
        await asyncio.sleep(0.01)
        begin.set()
        await asyncio.gather(first, *tasks)

    in_workshop(story)
    assert order.index("modest") <= 1


def test_work_costs_what_it_takes_and_debts_have_to_be_paid() -> None:
    now = 0.0

    async def story(workshop: Workshop) -> None:
        nonlocal now
        limits = Limits(clock=lambda: now)
        spent = iter([0.0, WORK.person.burst + 6, 0.0, 0.0])
        desk = Desk(workshop, limits, "192.0.2.7", "ann")
        with patch("manoa.server.http.desk.time.thread_time", lambda: next(spent)):
            assert await desk.work(lambda: "drawn") == "drawn"
            with pytest.raises(Busy) as busy:
                await desk.work(lambda: "not drawn")
            assert (busy.value.key, busy.value.seconds) == ("work", 30)
            now += 31
            assert await desk.work(lambda: "drawn again") == "drawn again"

    in_workshop(story)


def test_what_fails_there_fails_for_whoever_asked() -> None:
    async def story(workshop: Workshop) -> None:
        with pytest.raises(json.JSONDecodeError):
            await workshop.do("ann", lambda: json.loads("{"))
        assert await workshop.do("ann", lambda: 1) == 1

    in_workshop(story)
