"""A process that appends to many tables and says what was acknowledged, until somebody kills it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from manoa.server.settings import Settings
from manoa.server.store.engine import claim_folder, connect, reading
from manoa.server.store.log import read_table
from manoa.server.store.migrate import migrate
from manoa.server.store.writer import Writer
from server.samples import move, opening, table_id

TABLES = 16


def main(data: str, database: str) -> None:
    settings = Settings(data=Path(data), database=database or None)
    with claim_folder(settings):
        engine = connect(settings)
        migrate(engine)
        with reading(engine) as connection:
            found = [read_table(connection, table_id(number)) for number in range(TABLES)]
        writer = Writer(engine)
        writer.start()
        asyncio.run(everywhere(writer, [0 if row is None else row["version"] for row in found]))


async def everywhere(writer: Writer, versions: list[int]) -> None:
    await asyncio.gather(*(forever(writer, table_id(number), version) for number, version in enumerate(versions)))


async def forever(writer: Writer, table: str, version: int) -> None:
    while True:
        await writer.append(move(table, version) if version else opening(table))
        version += 1
        print(table, version, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
