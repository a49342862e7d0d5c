"""Tasks that come to an end."""

import asyncio
from typing import Any


async def end_all(*tasks: asyncio.Future[Any] | None) -> None:
    """Cancel them, and wait until they have ended, however they do."""
    running = [task for task in tasks if task is not None]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
