"""The games: compiled where they are not yet, and loaded before anybody waits for one, while the server runs already.

What people need to play comes before all else, and what somebody asked for before the rest. Compiling happens in
processes of its own, which other nodes with the same cache wait for and do not repeat.
"""

import asyncio
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import structlog
from sqlalchemy import Connection

from manoa.games import REGISTERED
from manoa.kernel.batch import cores
from manoa.play import ready
from manoa.play.match import game as game_with
from manoa.play.ready import EXPANDED, PLAYABLE, READY, STAGES, Progress
from manoa.server.live.tasks import end_all
from manoa.server.store.log import game_of
from manoa.server.table.refusal import Refused
from manoa.server.wire.tables import Preparing

HANDS = 2  # processes that compile, if there are as many cores
MOST_SAID = 20  # lines of a process that failed

log = structlog.get_logger()


@dataclass(eq=False)
class Preparation:
    """How far a game is."""

    name: str
    reached: dict[str, asyncio.Event] = field(default_factory=lambda: {stage: asyncio.Event() for stage in STAGES})
    progress: Progress = (0, 0, "")
    since: float = 0.0  # when what is being compiled was begun
    failed: bool = False
    work: asyncio.Task[None] | None = None

    def has(self, stage: str) -> bool:
        return self.reached[stage].is_set()

    def is_compiled(self, stage: str) -> bool:
        """What is left is to load it, which takes a second."""
        return self.has(stage) or ready.is_ready(self.name, stage)

    def told(self) -> Preparing | None:
        if self.is_compiled(EXPANDED):
            return None
        done, total, _ = self.progress
        running = self.work is not None
        left = self._left() if running else None
        return Preparing(self.is_compiled(PLAYABLE), done, total, running, self.failed, left)

    def advance(self, progress: Progress) -> None:
        if progress[0] == 0:
            self.since = time.monotonic()
        self.progress = progress

    def _left(self) -> int | None:
        """Seconds, if all steps take as long as those before; None before there are any."""
        done, total, _ = self.progress
        return round((time.monotonic() - self.since) / done * (total - done)) if done and self.since else None


class Games:
    """Before `start` every game counts as ready."""

    def __init__(self) -> None:
        self._games: list[Preparation] = []  # the first is wanted most
        self._changed = asyncio.Event()
        self._loading = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def start(self, names: Iterable[str] = tuple(REGISTERED)) -> None:
        """Small games come first: the sooner is there something to play."""
        self._games = [Preparation(name) for name in sorted(names, key=ready.size)]
        self._task = asyncio.create_task(self._attend())

    async def stop(self) -> None:
        await end_all(self._task, *(game.work for game in self._games))

    def told(self, name: str) -> Preparing | None:
        """How far a game is; None once all of it is there."""
        found = self._find(name)
        return found.told() if found else None

    def is_compiled(self, name: str | None, stage: str = PLAYABLE) -> bool:
        found = self._find(name)
        return found is None or found.is_compiled(stage)

    @property
    def all_there(self) -> bool:
        return all(game.has(EXPANDED) for game in self._games)

    async def until(self, name: str | None, stage: str = PLAYABLE) -> None:
        """Wait for a stage of a game."""
        found = self._find(name)
        if found is not None:
            await found.reached[stage].wait()

    async def until_one(self) -> None:
        """Wait until there is something to play."""
        waiting = [asyncio.ensure_future(game.reached[PLAYABLE].wait()) for game in self._games]
        if waiting:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for one in waiting:
            one.cancel()

    async def check(self, name: Any, stage: str = PLAYABLE) -> None:
        """Refused if a stage is not compiled; the game comes first from now on, once more if it had failed."""
        found = self._find(name)
        if found is None or found.is_compiled(stage):
            await self.until(name, stage)
            return
        found.failed = False
        self._games.remove(found)
        self._games.insert(0, found)
        self._changed.set()
        raise Refused("preparing")

    def _find(self, name: Any) -> Preparation | None:
        return next((game for game in self._games if game.name == name), None)

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
        """What has come further leaves its place to the others."""
        left = [game for game in self._games if not (game.has(EXPANDED) or game.failed)]
        return sorted(left, key=lambda game: sum(map(game.has, STAGES)))[: min(HANDS, cores())]

    async def _prepare(self, game: Preparation) -> None:
        try:
            if ready.is_ready(game.name, PLAYABLE):
                await self._load(game)
            if not ready.is_ready(game.name):
                await self._compile(game)
            await self._load(game)
            game.reached[READY].set()
            game.reached[EXPANDED].set()
        except Exception as error:
            game.failed = True
            log.error("not_prepared", game=game.name, error=type(error).__name__, why=str(error))
        finally:
            game.work = None
            self._changed.set()

    async def _compile(self, game: Preparation) -> None:
        pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        command = (*ready.COMMAND, "--modest", game.name)
        process = await asyncio.create_subprocess_exec(*command, stdin=nothing, stdout=nothing, stderr=pipe)
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
            if ready.is_ready(game.name, PLAYABLE):
                await self._load(game)
            if ready.is_ready(game.name, READY) and not game.has(READY):
                game.reached[READY].set()
                self._changed.set()
        return said

    async def _load(self, game: Preparation) -> None:
        if game.has(PLAYABLE):
            return
        async with self._loading:
            await asyncio.to_thread(load, game.name)
        game.reached[PLAYABLE].set()
        self._changed.set()


def waited_for(connection: Connection, table: str) -> tuple[str | None, str]:
    """The game of a table, and the stage from which on it can be opened."""
    game, options = game_of(connection, table)
    return game, ready.needed(game, options) if game else PLAYABLE


def load(name: str) -> None:
    """Compiled kernels are loaded when they are first called, so each that a table needs is called once."""
    match = game_with(name).start(seed=0)
    for seat in range(match.players):
        match.view(seat)
    match.play(match.actions()[0])
    match.log(0)
    match.for_seat(0)
    _ = match.scores
