"""For whoever runs the server: is it alive, is it ready, what does it do."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get
from litestar.datastructures import State
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy import text

from manoa.server.http.parts import TheEngine, TheMetrics
from manoa.server.store.engine import reading


@get("/healthz", summary="The process answers", tags=["host"])
async def healthz() -> dict[str, str]:
    return {"status": "alive"}


@get("/readyz", summary="The database answers", tags=["host"])
async def readyz(engine: TheEngine, state: State) -> Response[dict[str, str]]:
    def ask() -> None:
        with reading(engine) as connection:
            connection.execute(text("SELECT 1"))

    try:
        await asyncio.wait_for(asyncio.to_thread(ask), 5)
    except Exception:
        return Response({"status": "no database"}, status_code=503)
    if state.stopping:
        return Response({"status": "stopping"}, status_code=503)
    return Response({"status": "ready"})


@get("/metrics", summary="Prometheus", media_type="text/plain", include_in_schema=False)
async def metrics(metrics: TheMetrics) -> Response[bytes]:
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)


HANDLERS: list[Any] = [healthz, readyz, metrics]
