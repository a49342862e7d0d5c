"""For whoever runs the server: is it alive, is it ready, what does it do."""

import asyncio
import shutil
import time
from ipaddress import ip_address
from threading import Lock
from typing import Any
from weakref import WeakKeyDictionary

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy import Engine, text

from manoa.server.http.parts import TheEngine, TheMetrics
from manoa.server.live.moment import lead
from manoa.server.live.timekeeping import differs
from manoa.server.settings import Settings
from manoa.server.store.engine import writing

LEAST_FREE = 64 << 20  # bytes on the disk, below which the server says that it is not ready
EVERY = 5.0  # seconds in which the database is written to once, to see whether it can be
ASKING = Lock()
WRITTEN: WeakKeyDictionary[Engine, float] = WeakKeyDictionary()  # when it last could


@get("/healthz", summary="The process answers", tags=["host"])
async def healthz() -> dict[str, str]:
    return {"status": "alive"}


@get("/readyz", summary="The database takes what is written", tags=["host"])
async def readyz(engine: TheEngine, state: State) -> Response[dict[str, str]]:
    if state.stopping:
        return Response({"status": "stopping"}, status_code=503)
    try:
        free = _free(state.settings)
    except OSError:
        return Response({"status": "the data folder is gone or cannot be read"}, status_code=503)
    if free < LEAST_FREE:
        return Response({"status": "disk full"}, status_code=503)
    try:
        await asyncio.wait_for(asyncio.to_thread(_write, engine), 5)
    except Exception:
        return Response({"status": "no database"}, status_code=503)
    if differs():
        where = "ahead of" if lead() > 0 else "behind"
        clock = f"{abs(lead()) // 1000} seconds {where} this machine's: see the log"
        return Response({"status": "ready", "clock": clock})
    return Response({"status": "ready"})


def _write(engine: Engine) -> None:
    """Nothing, but through to the disk; once in a while is enough, whoever asks."""
    with ASKING:
        if time.monotonic() - WRITTEN.get(engine, -EVERY) >= EVERY:
            with writing(engine) as connection:
                connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
            WRITTEN[engine] = time.monotonic()


def _free(settings: Settings) -> int:
    """Bytes left where SQLite writes. An OSError: its file is gone, and what is written now is lost."""
    return shutil.disk_usage(settings.data / "manoa.db").free if settings.database is None else LEAST_FREE


@get("/metrics", summary="Prometheus", media_type="text/plain", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], metrics: TheMetrics) -> Response[bytes]:
    """For machines at home, and for nobody who comes through a proxy."""
    if not _at_home(request):
        raise NotFoundException
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)


def _at_home(request: Request[Any, Any, Any]) -> bool:
    if any(name in request.headers for name in ("x-forwarded-for", "forwarded", "x-real-ip")):
        return False
    client = request.scope.get("client")
    try:
        return client is None or ip_address(client[0]).is_private
    except ValueError:
        return False
