"""Tasks that come to an end, and tasks that go on until they are ended."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import structlog

from manoa.server.seldom import Seldom

PAUSE, LONGEST_PAUSE = 0.1, 30.0  # seconds until a task that died begins once more, doubled each time
SOUND = 60.0  # seconds after which a task that died counts as one that had worked

log = structlog.get_logger()

Work = Callable[[], Coroutine[Any, Any, None]]


async def end_all(*tasks: asyncio.Future[Any] | None) -> None:
    """Cancel them, and wait until they have ended, however they do."""
    running = [task for task in tasks if task is not None]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)


def attend(work: Work) -> asyncio.Task[None]:
    """Something goes on in the background. If it dies of an error, the log says so and it begins once more."""
    return asyncio.create_task(_attended(work))


@asynccontextmanager
async def meanwhile(work: Work) -> AsyncIterator[None]:
    """Something goes on in the background until the block is left."""
    task = attend(work)
    try:
        yield
    finally:
        await end_all(task)


async def _attended(work: Work) -> None:
    seldom, pause = Seldom(), PAUSE
    while True:
        began = time.monotonic()
        try:
            return await work()
        except Exception as error:
            seldom.say(repr(error), log.error, "attendant_died", work=repr(work), error=repr(error), exc_info=True)
        if time.monotonic() - began > SOUND:
            pause = PAUSE
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
