"""Running the server: the port, the address to open, a graceful stop."""

from __future__ import annotations

import sys
from collections.abc import Callable

import uvicorn

from manoa.server import logs
from manoa.server.app import make_app
from manoa.server.http.socket import LARGEST_FRAME
from manoa.server.settings import Settings

GRACE_SECONDS = 5  # for answers under way when the server stops


class Server(uvicorn.Server):
    """Says when it is ready, and tells the sockets before it closes them."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None], stopping: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self._stopping = stopping

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            self._ready(f"http://{_shown(self.config.host)}:{port}")

    async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        self._stopping()
        await super().shutdown(sockets)  # type: ignore[arg-type]


def serve(settings: Settings, ready: Callable[[str], None] = lambda address: None) -> None:
    """Serve until a signal comes. `ready` gets the address once the server answers."""
    logs.set_up(pretty=sys.stderr.isatty())
    app = make_app(settings)

    def stopping() -> None:
        app.state.stopping = True
        if hasattr(app.state, "hub"):
            app.state.hub.say_goodbye()

    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,  # paths of invitations are secrets
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=GRACE_SECONDS,
        proxy_headers=False,  # http.forwarded does that, if it is told to
        server_header=False,
        backlog=4096,
    )
    Server(config, ready, stopping).run()


def _shown(host: str) -> str:
    return "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else f"[{host}]" if ":" in host else host
