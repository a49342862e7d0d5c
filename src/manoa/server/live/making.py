"""Routes that are tried and made for people, and games that are reviewed: in one process, where jobs take turns.

How far a job is stands in the database, so that any node can tell. Who asked for it has to ask for how far it is, too:
a job that nobody asks about ends by itself. The process comes up with the first job and goes when there are none.
Between two turns a job stands aside for people who wait for a bot at their table.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

import msgspec
import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from manoa.server.live import maker
from manoa.server.live.maker import Drop, Progress, Task, Turn
from manoa.server.live.moment import wall
from manoa.server.live.queueing import Lane, Precedence, Rank
from manoa.server.live.tasks import attend, end_all
from manoa.server.live.thinker import Failed, framed
from manoa.server.live.thinking import BotFailed, Child
from manoa.server.seldom import Seldom
from manoa.server.store import jobs, reviews, routes
from manoa.server.store.engine import write
from manoa.server.table.refusal import Busy
from manoa.server.table.routes import measured
from manoa.server.wire.routes import RouteReport

TURN = 0.5  # seconds of work on a job before the next one has its turn
SLOWEST = 30.0  # seconds that a turn may take before the process is given up
FIRST = 180.0  # the same for the first turn of a job: what it needs is loaded then, or even compiled
LONGEST = {"trial": 60.0, "generate": 120.0, "review": 900.0}  # seconds of work on one job
TOLD_EVERY = 1.0  # seconds between two notes of how far a job is
WATCHED_EVERY = 5.0  # seconds between two looks at whether anybody still wants to know
UNASKED = 30_000  # ms after which nobody does
IDLE = 60.0  # seconds without work after which the process goes
MODESTY = 15  # after all that people at tables wait for, and bots that think (nice)
MOST, MOST_OF_ONE = 32, 4  # jobs that are not finished, of all and of one address

_TOO_LONG = {"trial": "job-too-long", "generate": "job-too-long", "review": "review-too-long"}

log = structlog.get_logger()


class Impossible(Exception):
    """What is asked for cannot be had."""


@dataclass(eq=False, slots=True)
class Job:
    id: str
    owner: str  # who pays
    task: Task
    about: str | None = None  # the key of the route that is tried, or the table that is reviewed
    spent: float = 0.0  # seconds
    told: float = 0.0  # when it was last noted how far it is
    unwanted: bool = False
    result: dict[str, Any] | None = None  # that is not noted yet
    last: Callable[[Connection], bool] | None = None  # its last word, as long as that is not noted


class MakingChild(Child):
    work: ClassVar[Any] = staticmethod(maker.work)
    words: ClassVar[msgspec.msgpack.Decoder[Any]] = msgspec.msgpack.Decoder(maker.Word)
    longest: ClassVar[int] = 1 << 20

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.begun: set[str] = set()  # jobs that it has begun

    async def turn(self, job: Job) -> Progress:
        first = job.id not in self.begun
        self.begun.add(job.id)
        self._writer.write(framed(Turn(job.id, TURN, job.task if first else None)))
        word = await self._hear(FIRST if first else SLOWEST)
        if isinstance(word, Failed):
            if word.out_of_memory:
                self._give_up("A job ran out of memory.", word.trace)
            if word.error == ValueError.__name__:
                raise Impossible
            raise BotFailed(f"A job failed with {word.error}.", word.trace)
        if not isinstance(word, Progress):
            self._give_up("A process for jobs talks nonsense.")
        return word

    def drop(self, job: Job) -> None:
        if job.id in self.begun and not self.gone:
            self._writer.write(framed(Drop(job.id)))


class Makers:
    def __init__(
        self,
        engine: Engine,
        memory: int,
        factory: str = "manoa.server.live.maker:steps",
        precedence: Precedence | None = None,
    ) -> None:
        self._engine, self._memory, self._factory = engine, memory, factory
        self._precedence = precedence or Precedence()
        self._lane: Lane[Job] = Lane(1)
        self._jobs: dict[str, Job] = {}
        self._attending: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None
        self._child: MakingChild | None = None
        self._seldom = Seldom()

    async def stop(self) -> None:
        await end_all(self._attending, self._watching)
        await self._end_child()

    async def begin(self, user: str, owner: str, task: Task, of: int, key: str | None = None) -> str:
        """The id of a new job. What this person has begun before ends."""
        self._check_room(owner)
        id = await write(self._engine, jobs.add, user, task.game, task.kind, of, wall())
        await self._put(Job(id, owner, task, key))
        return id

    async def begin_review(self, user: str, owner: str, task: Task, of: int, table: str, match: str) -> None:
        """Of a match at a table, unless there is one or somebody works on it. The rest as above."""
        self._check_room(owner)
        id = await write(self._engine, reviews.begin, user, task.game, task.kind, of, wall(), table, match)
        if id is not None:
            await self._put(Job(id, owner, task, table))

    def _check_room(self, owner: str) -> None:
        waiting = [job for job in self._jobs.values() if not job.unwanted]
        if len(waiting) >= MOST or sum(job.owner == owner for job in waiting) >= MOST_OF_ONE:
            raise Busy("jobs", 10)

    async def _put(self, job: Job) -> None:
        self._jobs[job.id] = job
        await self._lane.put(job, job.owner, Rank.HINT)
        if self._attending is None or self._attending.done():
            self._attending = attend(self._attend)
        if self._watching is None or self._watching.done():
            self._watching = attend(self._watch)

    # Working

    async def _attend(self) -> None:
        """One turn after the other. When there was nothing to do for a while, the process goes."""
        while True:
            try:
                async with asyncio.timeout(None if self._child is None else IDLE):
                    job, owner, _ = await self._lane.take()
            except TimeoutError:
                await self._end_child()
                continue
            await self._precedence.stand_aside()
            began = time.monotonic()
            if await self._turn(job):
                await self._lane.put(job, owner, Rank.HINT)
            elif job.last is None:
                self._jobs.pop(job.id, None)
            self._lane.fair.pay(owner, time.monotonic() - began)

    async def _turn(self, job: Job) -> bool:
        """Work on a job; whether there is more to do. One that fails, of whatever, keeps nobody from the others."""
        try:
            return await self._work(job)
        except Impossible:
            await self._end(job, state="failed", why="job-impossible")
        except Exception as failure:
            why = str(failure) if isinstance(failure, BotFailed) else repr(failure)
            log.error("job_failed", kind=job.task.kind, why=why, trace=getattr(failure, "trace", ""))
            await self._end(job, state="failed", why="job-failed")
        return False

    async def _work(self, job: Job) -> bool:
        began = time.monotonic()
        child = await self._ready_child()
        if job.unwanted:
            child.drop(job)
            return False
        step = await child.turn(job)
        job.spent += min(time.monotonic() - began, SLOWEST)  # of a first turn, only so much was work
        job.result = step.result or job.result
        if step.over or job.spent > LONGEST[job.task.kind]:
            child.drop(job)
            await self._finish(job, step)
            return False
        if time.monotonic() - job.told < TOLD_EVERY:
            return True
        job.told = time.monotonic()
        job.unwanted = not await self._tell(job, state="running", done=step.done, of=step.of)
        return True  # for one that is not wanted any more, to drop it

    async def _finish(self, job: Job, step: Progress) -> None:
        """A trial that took too long is over with what there is; a route is there or not, and so is a review."""
        if job.result is None or (job.task.kind == "review" and not step.over):
            await self._end(job, state="failed", why="job-failed" if step.over else _TOO_LONG[job.task.kind])
            return
        also = _report(job, job.result) if job.task.kind == "trial" and step.over else None
        await self._end(job, also, state="done", done=step.done, of=step.of)

    async def _ready_child(self) -> MakingChild:
        if self._child is None or self._child.gone:
            await self._end_child()
            self._child = await MakingChild.start(self._memory, self._factory, MODESTY)
        return self._child

    async def _end_child(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            await child.end()

    # Telling

    async def _tell(self, job: Job, **values: Any) -> bool:
        """With what there is of it; False if nobody wants to know any more."""
        wanted: bool | None = await self._write(_word(job, values))
        if wanted is not None:
            job.result = None
        return wanted is not False

    async def _end(self, job: Job, also: Callable[[Connection], None] | None = None, **values: Any) -> None:
        """Nothing more is done. What came of it is kept until it is noted."""
        word = _word(job, values)

        def last(connection: Connection) -> bool:
            word(connection)
            if also is not None:
                also(connection)
            return True

        job.last = last
        await self._say_last(job)

    async def _say_last(self, job: Job) -> None:
        if job.last is not None and await self._write(job.last):
            self._jobs.pop(job.id, None)

    async def _watch(self) -> None:
        """End what nobody asks about any more, and let it be known that the rest goes on. What has ended and could not
        be noted is noted now."""
        while self._jobs:
            await asyncio.sleep(WATCHED_EVERY)
            for job in list(self._jobs.values()):
                await self._say_last(job)
            gone = await self._write(jobs.forsaken, list(self._jobs), wall() - UNASKED, wall())
            for id in gone or ():
                if id in self._jobs:
                    self._jobs[id].unwanted = True

    async def _write(self, work: Any, *given: Any, **named: Any) -> Any:
        """What the database says; None if it is away: then a job goes on, and a later word may get through."""
        try:
            return await write(self._engine, work, *given, **named)
        except SQLAlchemyError as error:
            self._seldom.say("job", log.error, "job_not_noted", error=type(error).__name__)
            return None


def _word(job: Job, values: dict[str, Any]) -> Callable[[Connection], bool]:
    """How it stands, with what there is of it; False if nobody wants to know any more."""
    result = job.result

    def tell(connection: Connection) -> bool:
        if job.task.kind == "review":
            assert job.about is not None
            return reviews.tell(connection, job.id, wall(), job.about, result, **values)
        more = {} if result is None else {"result": result}
        return jobs.tell(connection, job.id, wall(), **values, **more)

    return tell


def _report(job: Job, result: dict[str, Any]) -> Callable[[Connection], None] | None:
    """How to note what a trial says about a route that somebody may have saved."""
    if job.about is None:
        return None
    key, figures = job.about, measured(msgspec.convert(result, RouteReport))
    return lambda connection: routes.note_report(connection, job.task.game, key, result, figures)
