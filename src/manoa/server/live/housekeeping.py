"""What nobody needs any more goes, every hour. Nothing that people have made is among it.

So a clock that is wrong costs little: links, and the names of guests who have nothing.
"""

import asyncio

import structlog
from sqlalchemy import Engine

from manoa.server.live.moment import wall
from manoa.server.store import jobs, letters, people
from manoa.server.store.engine import read, write
from manoa.server.wire.base import Moment

PERIOD = 3600.0  # seconds
AT_ONCE = 500  # guests
FORGOTTEN = 30 * 86_400_000  # ms after which a guest who has nothing is not expected any more

log = structlog.get_logger()


async def keep_house(engine: Engine) -> None:
    """Without an end."""
    while True:
        try:
            await tidy_up(engine, wall())
        except Exception as error:
            log.error("housekeeping_failed", error=type(error).__name__)
        await asyncio.sleep(PERIOD)


async def tidy_up(engine: Engine, now: Moment) -> None:
    await write(engine, letters.clear, now)
    await write(engine, jobs.clear, now)
    last: str | None = ""
    while last is not None:  # found without keeping anybody from writing, and a few at a time
        found = await read(engine, people.strangers, now - FORGOTTEN, last, AT_ONCE)
        if found:
            await write(engine, people.forget, found, now - FORGOTTEN)
        last = found[-1] if found else None
