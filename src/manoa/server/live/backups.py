"""Backups by themselves: a file every few minutes in which something was stored, and the oldest go."""

import asyncio
import time
from pathlib import Path

import structlog
from sqlalchemy import Engine

from manoa.server.store.backup import backup
from manoa.server.store.writer import Writer

log = structlog.get_logger()

KEPT = 24


async def back_up(folder: Path, minutes: float, engine: Engine, writer: Writer) -> None:
    """Without an end."""
    saved = -1
    while True:
        stored = writer.appends
        if stored != saved:
            try:
                await asyncio.to_thread(_save, folder, engine)
                saved = stored
            except Exception as error:
                log.error("backup_failed", folder=str(folder), why=str(error))
        await asyncio.sleep(minutes * 60)


def _save(folder: Path, engine: Engine) -> None:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    name = time.strftime("manoa-%Y-%m-%d-%H-%M-%S.db", time.gmtime())
    backup(engine, folder / name, lambda *_: None)
    for old in sorted(folder.glob("manoa-*.db"))[:-KEPT]:
        old.unlink(missing_ok=True)
