"""Routes that are tried and made for people: in a process of its own, in turns, and only as long as somebody asks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import Engine, insert
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from manoa.server.live import making
from manoa.server.live.maker import Progress, Task, called_back
from manoa.server.live.making import Makers
from manoa.server.live.moment import wall
from manoa.server.settings import Settings
from manoa.server.store import jobs, routes
from manoa.server.store.engine import connect, reading, write, writing
from manoa.server.store.migrate import migrate
from manoa.server.store.schema import users
from manoa.server.table.refusal import Busy
from server.pretending import report

Story = Callable[[Makers], Awaitable[None]]
KEY = "k"


def trial(games: int = 3, how: str = "") -> Task:
    return Task("quest", "trial", {"games": games, "options": {"how": how}})


def tell(engine: Engine, story: Story) -> None:
    """With makers that pretend."""
    with writing(engine) as rows:
        for name in ("ann", "bob", "cat"):
            rows.execute(insert(users).values(id=name, name=name, created=1))

    async def run() -> None:
        makers = Makers(engine, 1 << 30, "server.pretending:steps")
        try:
            await story(makers)
        finally:
            await makers.stop()

    asyncio.run(run())


def row_of(engine: Engine, user: str, job: str) -> Any:
    with reading(engine) as rows:
        return jobs.find(rows, user, "quest", job)


async def finished(engine: Engine, user: str, job: str) -> Any:
    async with asyncio.timeout(60):
        while (row := row_of(engine, user, job)).state in jobs.UNFINISHED:
            await asyncio.sleep(0.02)
    return row


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Engine]:
    """SQLite, for what is the same with any database."""
    engine = connect(Settings(data=tmp_path))
    migrate(engine)
    yield engine
    engine.dispose()


@pytest.fixture
def quick_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "TURN", 0.05)
    monkeypatch.setattr(making, "TOLD_EVERY", 0.0)
    monkeypatch.setattr(making, "WATCHED_EVERY", 0.05)


def test_a_trial_ends_with_its_report_and_saved_routes_that_play_alike_keep_it(engine: Engine) -> None:
    async def story(makers: Makers) -> None:
        with writing(engine) as rows:
            values = {"title": "Lake", "route": {}, "figures": {"spaces": 3}}
            alike = routes.add(rows, "ann", "quest", 1, **values, key=KEY)
            other = routes.add(rows, "ann", "quest", 1, **values, key="another")
        row = await finished(engine, "ann", await makers.begin("ann", "home", trial(30), 30, KEY))
        assert (row.state, row.done, row.of, row.result) == ("done", 30, 30, report(30, 30))
        await finished(engine, "ann", await makers.begin("ann", "home", trial(5), 5, KEY))
        while makers._jobs:
            await asyncio.sleep(0.02)
        with reading(engine) as rows:
            found, untouched = (routes.find(rows, "quest", id) for id in (alike, other))
        assert found is not None
        assert untouched is not None
        assert found.report["games"] == 30, "the larger trial stays"
        assert found.figures == {"spaces": 3, "rounds": 20.5, "difficulty": 20.5, "level": "hard"}
        assert untouched.report is None

    tell(engine, story)


def test_a_route_is_made_a_little_at_a_time(file: Engine) -> None:
    async def story(makers: Makers) -> None:
        task = Task("quest", "generate", {"wish": {"length": "short"}, "seed": 7})
        row = await finished(file, "ann", await makers.begin("ann", "home", task, 0))
        assert (row.state, row.result) == ("done", {"seed": 7, "wish": {"length": "short"}})

    tell(file, story)


@pytest.mark.usefixtures("quick_turns")
def test_one_guest_cannot_stall_the_jobs_of_others(file: Engine) -> None:
    async def story(makers: Makers) -> None:
        long = await makers.begin("ann", "one address", trial(400, "slow"), 400)
        short = await makers.begin("bob", "another", trial(10, "slow"), 10)
        assert (await finished(file, "bob", short)).state == "done"
        assert row_of(file, "ann", long).state == "running"

    tell(file, story)


def test_jobs_stand_aside_for_people_who_wait_but_not_for_ever(file: Engine) -> None:
    async def story(makers: Makers) -> None:
        await finished(file, "ann", await makers.begin("ann", "home", trial(), 3))  # its process is up
        with makers._precedence.somebody_waits(), patch.object(making.MakingChild, "turn") as turn:
            job = await makers.begin("ann", "home", trial(), 3)
            while makers._lane.fair.count():
                await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert not turn.called
        assert (await finished(file, "ann", job)).state == "done"
        makers._precedence.longest = 0.01
        with makers._precedence.somebody_waits():
            row = await finished(file, "ann", await makers.begin("ann", "home", trial(), 3))
            assert row.state == "done"

    tell(file, story)


@pytest.mark.usefixtures("quick_turns")
def test_a_job_that_nobody_asks_about_ends_by_itself(engine: Engine) -> None:
    async def story(makers: Makers) -> None:
        with patch.object(making, "UNASKED", 200):
            job = await makers.begin("ann", "home", trial(400, "slow"), 400)
            row = await finished(engine, "ann", job)
            assert row.state == "stopped"
            assert row.done < 400
            while makers._jobs:
                await asyncio.sleep(0.02)

    tell(engine, story)


@pytest.mark.usefixtures("quick_turns")
def test_a_job_can_be_stopped_and_a_new_one_stops_the_one_before(engine: Engine) -> None:
    async def story(makers: Makers) -> None:
        first = await makers.begin("ann", "home", trial(400, "slow"), 400)
        second = await makers.begin("ann", "home", trial(400, "slow"), 400)
        assert row_of(engine, "ann", first).state == "stopped"
        with writing(engine) as rows:
            assert not jobs.stop(rows, "bob", second, wall()), "it is not his"
            assert jobs.stop(rows, "ann", second, wall())
        while makers._jobs:
            await asyncio.sleep(0.02)

    tell(engine, story)


@pytest.mark.parametrize(
    ("how", "why"), [("crash", "job-failed"), ("fail", "job-failed"), ("refuse", "job-impossible")]
)
def test_a_job_that_breaks_fails_alone(file: Engine, how: str, why: str) -> None:
    async def story(makers: Makers) -> None:
        broken = await makers.begin("ann", "home", trial(3, how), 3)
        sound = await makers.begin("bob", "there", trial(3), 3)
        row = await finished(file, "ann", broken)
        assert (row.state, row.why) == ("failed", why)
        assert (await finished(file, "bob", sound)).state == "done"

    tell(file, story)


@pytest.mark.usefixtures("quick_turns")
def test_what_a_job_may_cost_has_an_end(file: Engine) -> None:
    """A trial is over with the games that were played until then."""

    async def story(makers: Makers) -> None:
        with patch.dict(making.LONGEST, trial=0.3):
            row = await finished(file, "ann", await makers.begin("ann", "home", trial(4000, "slow"), 4000))
            assert row.state == "done"
            assert 0 < row.done < 4000

    tell(file, story)


@pytest.mark.usefixtures("quick_turns")
def test_what_came_of_a_job_is_kept_until_it_is_noted(file: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database is away just when it ends: its result was cleared before it was written, and its last word lost."""
    away = [True]

    async def shaky(engine: Engine, work: Any, *given: Any, **named: Any) -> Any:
        if away[0] and work is not jobs.add:
            raise OperationalError("UPDATE", None, Exception("gone"))
        return await write(engine, work, *given, **named)

    async def story(makers: Makers) -> None:
        monkeypatch.setattr(making, "write", shaky)
        with writing(file) as rows:
            saved = routes.add(rows, "ann", "quest", 1, title="Lake", route={}, figures={}, key=KEY)
        job = await makers.begin("ann", "home", trial(3), 3, KEY)
        async with asyncio.timeout(60):
            while makers._jobs[job].last is None:
                await asyncio.sleep(0.02)
        assert row_of(file, "ann", job).state == "waiting"
        away[0] = False
        row = await finished(file, "ann", job)
        assert (row.state, row.done, row.result) == ("done", 3, report(3, 3))
        with reading(file) as rows:
            found = routes.find(rows, "quest", saved)
        assert found is not None
        assert found.report["games"] == 3
        while makers._jobs:
            await asyncio.sleep(0.02)

    with capture_logs() as logs:
        tell(file, story)
    assert [line["event"] for line in logs].count("job_not_noted") == 1, "once an hour is enough"


@pytest.mark.usefixtures("quick_turns")
def test_a_job_that_fails_here_keeps_nobody_from_the_others(file: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise KeyError("ours")

    async def story(makers: Makers) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(making, "measured", broken)
            row = await finished(file, "ann", await makers.begin("ann", "home", trial(3), 3, KEY))
        assert (row.state, row.why) == ("failed", "job-failed")
        assert (await finished(file, "bob", await makers.begin("bob", "there", trial(3), 3))).state == "done"

    tell(file, story)


def test_one_address_has_few_jobs(file: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(makers: Makers) -> None:
        monkeypatch.setattr(making, "MOST_OF_ONE", 2)
        await makers.begin("ann", "home", trial(400, "slow"), 400)
        await makers.begin("bob", "home", trial(400, "slow"), 400)
        with pytest.raises(Busy):
            await makers.begin("cat", "home", trial(), 3)
        await makers.begin("cat", "elsewhere", trial(), 3)

    tell(file, story)


def test_what_nobody_wants_any_more_is_not_worked_on() -> None:
    """A function that calls back goes no further than it was asked to."""
    reached: list[int] = []

    def work(progress: Callable[[int, int], None]) -> dict[str, Any]:
        for step in range(100):
            reached.append(step)
            progress(step, 100)
        return {}

    some = called_back(work)
    assert [next(some), next(some)] == [Progress(0, 100), Progress(1, 100)]
    some.close()  # type: ignore[attr-defined]
    assert reached == [0, 1]
