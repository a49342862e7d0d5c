"""The games: compiled where they are not yet, while they are played already.

What somebody plays is compiled first, the rest after it. Compiling happens in processes of its own, which other nodes
with the same cache wait for and do not repeat. Only what searches has to wait for them; all else is interpreted until
its machine code is loaded.
"""

import asyncio
import functools
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import structlog

from manoa.bots import bots_for, searches
from manoa.games import REGISTERED
from manoa.kernel.batch import cores
from manoa.play import ready
from manoa.play.match import Game
from manoa.play.match import game as game_with
from manoa.play.preparing import expansions
from manoa.play.ready import EXPANDED, PLAYABLE, READY, STAGES, Progress
from manoa.server.live.tasks import attend, end_all
from manoa.server.table.refusal import Refused
from manoa.server.wire.tables import Preparing

HANDS = 2  # processes that compile, if there are as many cores
MOST_SAID = 20  # lines of a process that failed
LOOK = 2.0  # seconds between two looks at the disk, for what others have compiled

log = structlog.get_logger()


@dataclass(eq=False)
class Preparation:
    """How far a game is."""

    name: str
    wanted: bool = False  # somebody plays it
    reached: dict[str, asyncio.Event] = field(default_factory=lambda: {stage: asyncio.Event() for stage in STAGES})
    progress: Progress = (0, 0, "")
    since: tuple[float, int] | None = None  # when a process began to compile, and how far it was then
    failed: bool = False
    work: asyncio.Task[None] | None = None

    def has(self, stage: str) -> bool:
        return self.reached[stage].is_set()

    def look(self) -> bool:
        """See which stages are on disk; whether there is one more."""
        found = [stage for stage in STAGES if not self.has(stage) and ready.is_ready(self.name, stage)]
        for stage in found:
            self.reached[stage].set()
        return bool(found)

    def told(self) -> Preparing | None:
        if self.has(EXPANDED):
            return None
        done, total, _ = self.progress
        running = self.work is not None
        left = self._left() if running else None
        apart = expansions(self.name) if self.has(READY) else None
        return Preparing(searching(self.name), apart, done, total, running, self.failed, left)

    def advance(self, progress: Progress) -> None:
        self.since = self.since or (time.monotonic(), progress[0])
        self.progress = progress

    def _left(self) -> int | None:
        """Seconds, if all steps take as long as those before; None before there are any."""
        done, total, _ = self.progress
        since, before = self.since or (0.0, done)
        return round((time.monotonic() - since) / (done - before) * (total - done)) if done > before else None


class Games:
    """Before `start` every game counts as ready."""

    def __init__(self) -> None:
        self._games: list[Preparation] = []  # the first is wanted most
        self._changed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, names: Iterable[str] = tuple(REGISTERED)) -> None:
        """Small games come first: the sooner is there something that is compiled."""
        self._games = [Preparation(name) for name in sorted(names, key=ready.size)]
        ready.leave_compiling()
        for game in self._games:
            ready.wait_for(game.name)
            game.look()
        self._tasks = [attend(self._attend), attend(self._warm_up)]

    async def stop(self) -> None:
        await end_all(*self._tasks, *(game.work for game in self._games))
        for game in self._games:
            ready.settle(game.name)
        ready.leave_compiling(False)

    def told(self, name: str) -> Preparing | None:
        """How far a game is; None once all of it is there."""
        found = self._find(name)
        return found.told() if found else None

    async def until(self, name: str, stage: str) -> None:
        """Wait for a stage of a game, whoever compiles it; refused if that fails, once more if it had failed before."""
        found = self._find(name)
        if found is not None and found.failed:
            self.want(name)
        while found is not None and not self._has(name, stage):
            if found.failed:
                raise Refused("preparing")
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await found.reached[stage].wait()

    async def check(self, name: str, stage: str) -> None:
        """Refused if a stage is not there; the game comes first from now on."""
        if not self._has(name, stage):
            self.want(name)
            raise Refused("preparing")

    def _has(self, name: str, stage: str) -> bool:
        """Whether a stage is on disk, whoever has put it there."""
        found = self._find(name)
        if found is None or found.has(stage):
            return True
        if found.look():
            self._changed.set()
        return found.has(stage)

    def want(self, name: Any) -> None:
        """Somebody plays a game: it is compiled first, once more if that had failed."""
        found = self._find(name)
        if found is None or found.has(EXPANDED) or (found is self._games[0] and found.wanted and not found.failed):
            return
        found.wanted, found.failed = True, False
        self._games.remove(found)
        self._games.insert(0, found)
        self._changed.set()

    def _find(self, name: Any) -> Preparation | None:
        return next((game for game in self._games if game.name == name), None)

    async def _warm_up(self) -> None:
        """What is compiled is loaded when it was called once."""
        for game in self._games:
            if game.has(PLAYABLE):
                await asyncio.to_thread(call, game_with(game.name))

    async def _attend(self) -> None:
        """Have the games worked on that come next, and only those."""
        while True:
            self._changed.clear()
            coming = self._next()
            for game in self._games:
                if game.work is not None and game not in coming:
                    game.work.cancel()
                elif game.work is None and game in coming:
                    game.work = asyncio.create_task(self._prepare(game))
            await self._changed.wait()

    def _next(self) -> list[Preparation]:
        """What somebody plays, then what has not come as far as others."""
        left = [game for game in self._games if not (game.has(EXPANDED) or game.failed)]
        left.sort(key=lambda game: (not game.wanted, sum(map(game.has, STAGES))))
        return left[: min(HANDS, cores())]

    async def _prepare(self, game: Preparation) -> None:
        game.since = None
        try:
            await self._compile(game)
            game.look()
        except Exception as error:
            game.failed = True
            log.error("not_prepared", game=game.name, error=type(error).__name__, why=str(error))
        finally:
            game.work = None
            self._changed.set()

    async def _compile(self, game: Preparation) -> None:
        """In a process that ends with this one."""
        pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        command = (*ready.COMMAND, ready.BESIDE, game.name)
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=nothing, stderr=pipe)
        try:
            said = await self._follow(game, process)
            if await process.wait():
                raise RuntimeError("".join(said[-MOST_SAID:]))
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    async def _follow(self, game: Preparation, process: asyncio.subprocess.Process) -> list[str]:
        """What a process says besides how far it is."""
        said = []
        assert process.stderr is not None
        async for line in process.stderr:
            text = line.decode(errors="replace")
            progress = ready.read_line(text)
            if progress is None:
                said.append(text)
                continue
            game.advance(progress)
            if game.look():
                self._changed.set()
        return said


@functools.cache
def searching(name: str) -> list[str]:
    """The bots that wait for a game to be compiled."""
    return [bot for bot in bots_for(name) if searches(game_with(name), bot)]


def call(game: Game) -> None:
    """Call each kernel once that a table needs."""
    match = game.start(seed=0)
    for seat in range(match.players):
        match.view(seat)
    match.play(match.actions()[0])
    match.log(0)
    match.for_seat(0)
    _ = match.scores
