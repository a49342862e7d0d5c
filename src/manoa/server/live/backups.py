"""Backups by themselves: a file every few minutes in which something was stored.

Hourly ones stay for a day, daily ones for a month.
"""

import asyncio
import time
from collections.abc import Iterable
from pathlib import Path

import structlog
from sqlalchemy import Engine

from manoa.server.store.backup import backup_what_is_new

log = structlog.get_logger()

HOURS, DAYS = 24, 31  # in which something was stored: of each of the last ones the newest backup stays
HOUR, DAY = len("manoa-2026-11-19-14"), len("manoa-2026-11-19")  # of a backup's name
LEFT_OVER = 600.0  # seconds in which nothing was written to an unfinished backup: its server has died


class Backups:
    """Those in one folder. Their names say when they were made, by a wall clock that may have been wrong: it does not
    matter how old one is, only how many newer ones there are."""

    def __init__(self, folder: Path, engine: Engine) -> None:
        self.folder = folder
        self.engine = engine
        self._last: Path | None = None  # that was made here, or else the newest

    async def keep_making(self, minutes: float) -> None:
        """Without an end."""
        while True:
            try:
                await asyncio.to_thread(self.save)
            except Exception as error:
                log.error("backup_failed", folder=str(self.folder), why=str(error))
            await asyncio.sleep(minutes * 60)

    def save(self) -> None:
        """Unless the last one has all there is. None goes before the new one is whole."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._clear_away_left_over()
        file = self.folder / time.strftime("manoa-%Y-%m-%d-%H-%M-%S.db", time.gmtime())
        last = self._last or max(self._made(), default=None)
        if not backup_what_is_new(self.engine, file, last):
            return
        self._last = file
        for old in set(self._made()) - kept(self._made()) - {file}:
            old.unlink(missing_ok=True)

    def _made(self) -> list[Path]:
        return list(self.folder.glob("manoa-*.db"))

    def _clear_away_left_over(self) -> None:
        for part in self.folder.glob("manoa-*.db.*.part*"):
            if time.time() - part.stat().st_mtime > LEFT_OVER:
                part.unlink(missing_ok=True)


def kept(files: Iterable[Path]) -> set[Path]:
    """The newest of each of the last hours, and of each of the last days."""
    in_order = sorted(files)
    hours = {file.name[:HOUR]: file for file in in_order}
    days = {file.name[:DAY]: file for file in in_order}
    return {*list(hours.values())[-HOURS:], *list(days.values())[-DAYS:]}
