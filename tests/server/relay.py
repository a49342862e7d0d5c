"""A line to PostgreSQL that can go dead without an end: all that is sent is taken, and nothing arrives."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Self

from psycopg.conninfo import conninfo_to_dict


class Relay:
    """Between its `address` and a PostgreSQL on a socket of this machine."""

    def __init__(self, to: str) -> None:
        parts: dict[str, Any] = dict(conninfo_to_dict(to))
        self._socket = f"{parts['host']}/.s.PGSQL.{parts.get('port') or 5432}"
        self._user, self._database = parts["user"], parts["dbname"]
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._swallows = False

    @property
    def address(self) -> str:
        assert self._server is not None
        port = self._server.sockets[0].getsockname()[1]
        return f"postgresql://{self._user}@127.0.0.1:{port}/{self._database}"

    def swallow(self) -> None:
        """From now on nothing arrives, on these lines and on new ones."""
        self._swallows = True

    def relay(self) -> None:
        """New lines work again; those that went dead stay so."""
        self._swallows = False

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, theirs: asyncio.StreamReader, to_them: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        ours, to_us = await asyncio.open_unix_connection(self._socket)
        try:
            dead = [self._swallows]
            await asyncio.gather(self._pass(theirs, to_us, dead), self._pass(ours, to_them, dead))
        finally:
            self._tasks.discard(task)
            for writer in (to_us, to_them):
                writer.close()

    async def _pass(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, dead: list[bool]) -> None:
        with suppress(OSError):
            while data := await source.read(65_536):
                dead[0] |= self._swallows
                if not dead[0]:
                    sink.write(data)
                    await sink.drain()
            sink.close()
