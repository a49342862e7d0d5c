"""The database of the server that somebody asks."""

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

from litestar.connection import ASGIConnection
from sqlalchemy import Connection

from manoa.server.store import engine

Asking = ASGIConnection[Any, Any, Any, Any]
P = ParamSpec("P")
T = TypeVar("T")


async def read(asking: Asking, work: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
    return await engine.read(asking.app.state.engine, work, *args, **named)


async def write(asking: Asking, work: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
    return await engine.write(asking.app.state.engine, work, *args, **named)
