"""Backups by themselves: a file every few minutes in which something was stored, and the oldest go."""

import asyncio
import time
from pathlib import Path

import structlog
from sqlalchemy import Engine

from manoa.server.live.tasks import end_all
from manoa.server.store.backup import backup
from manoa.server.store.writer import Writer

log = structlog.get_logger()

KEPT = 24


class Backups:
    def __init__(self, folder: Path, minutes: float, engine: Engine, writer: Writer) -> None:
        self._folder, self._seconds = folder, minutes * 60
        self._engine, self._writer = engine, writer
        self._loop: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._loop = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        await end_all(self._loop)

    async def _go_on(self) -> None:
        saved = -1
        while True:
            stored = self._writer.appends
            if stored != saved:
                try:
                    await asyncio.to_thread(self._save)
                    saved = stored
                except Exception as error:
                    log.error("backup_failed", folder=str(self._folder), why=str(error))
            await asyncio.sleep(self._seconds)

    def _save(self) -> None:
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        name = time.strftime("manoa-%Y-%m-%d-%H-%M-%S.db", time.gmtime())
        backup(self._engine, self._folder / name, lambda *_: None)
        for old in sorted(self._folder.glob("manoa-*.db"))[:-KEPT]:
            old.unlink(missing_ok=True)
