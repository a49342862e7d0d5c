"""The database, from the event loop: one transaction in a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

from litestar.connection import ASGIConnection
from sqlalchemy import Connection, Engine

from manoa.server.store.engine import reading, writing

Asking = ASGIConnection[Any, Any, Any, Any]
P = ParamSpec("P")
T = TypeVar("T")


async def read(asking: Asking, work: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
    """What `work` finds."""

    def run(engine: Engine) -> T:
        with reading(engine) as rows:
            return work(rows, *args, **named)

    return await asyncio.to_thread(run, asking.app.state.engine)


async def write(asking: Asking, work: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
    """What `work` says, after all that it has written is stored; nothing is if it raises."""

    def run(engine: Engine) -> T:
        with writing(engine) as rows:
            return work(rows, *args, **named)

    return await asyncio.to_thread(run, asking.app.state.engine)
