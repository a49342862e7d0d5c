"""Tasks that come to an end."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any


async def end_all(*tasks: asyncio.Future[Any] | None) -> None:
    """Cancel them, and wait until they have ended, however they do."""
    running = [task for task in tasks if task is not None]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)


@asynccontextmanager
async def meanwhile(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Something goes on in the background until the block is left."""
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        await end_all(task)
