"""Running the server: the port, the address to open, a graceful stop."""

import errno
import gc
import os
import socket
import sys
from collections.abc import Callable

import uvicorn

from manoa.server import logs
from manoa.server.app import make_app
from manoa.server.http.frames import Frames
from manoa.server.http.patience import Patience
from manoa.server.http.requests import Requests
from manoa.server.http.socket import LARGEST_FRAME
from manoa.server.people.mail import mail_of
from manoa.server.settings import Settings
from manoa.server.store.engine import check_file, claim_folder, connect
from manoa.server.store.migrate import migrate

OTHER_FILES = 512  # besides connections: the database, processes of bots
UNREAD = 32 << 10  # bytes that come on a connection before they are read, or twice as many: we read them at once
LOOKED = 50  # ticks of the server, of a tenth of a second each, after which it looks who takes nothing
GRACE_SECONDS = 5  # for answers under way when the server stops


class Server(uvicorn.Server):
    """Says when it is ready, and tells the sockets before it closes them."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None], stopping: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self._stopping = stopping
        self._patience = Patience()

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            self._ready(f"http://{_shown(self.config.host)}:{port}")

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        if counter % LOOKED == 0:
            self._patience.look(list(self.server_state.connections))
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        self._stopping()
        await super().shutdown(sockets)  # type: ignore[arg-type]


def check(settings: Settings) -> None:
    """Open once all that the server will need: a ValueError says in a sentence what is wrong."""
    _bind(settings).close()
    mail_of(settings)
    with claim_folder(settings):
        engine = connect(settings)
        try:
            check_file(engine)
            migrate(engine)
        finally:
            engine.dispose()


def serve(settings: Settings, ready: Callable[[str], None] = lambda _: None) -> None:
    """Serve until a signal comes. `ready` gets the address once the server answers. ValueError: the port is taken."""
    port = _bind(settings)
    logs.set_up(pretty=sys.stderr.isatty())
    _collect_seldom()
    _allow_files(settings.connections)
    app = make_app(settings)

    def stopping() -> None:
        app.state.stopping = True
        if hasattr(app.state, "hub"):
            app.state.hub.notices.say_goodbye()

    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        log_level="error",  # requests that make no sense are no news: strangers could fill a disk with them
        access_log=False,  # paths of invitations are secrets
        http=Requests,
        ws=Frames,
        loop=_loop(settings),
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
    Server(config, ready, stopping).run([port])


def _bind(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    port = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            port.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        port.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UNREAD)  # of each connection
        port.bind((settings.host, settings.port))
    except OSError as error:
        port.close()
        why = f"Port {settings.port} of {settings.host} cannot be used: {error.strerror}."
        if error.errno == errno.EADDRINUSE:
            why += " Name another with --port, or 0 for any that is free."
        raise ValueError(why) from error
    return port


def _loop(settings: Settings) -> str:
    """uvloop where it is installed. On Windows psycopg cannot use the loop that asyncio would take."""
    return "asyncio:SelectorEventLoop" if sys.platform == "win32" and settings.database is not None else "auto"


def _allow_files(connections: int) -> None:
    """Each connection is an open file, and systems allow few unless they are asked."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = connections + OTHER_FILES
        if soft != resource.RLIM_INFINITY and soft < wanted:
            most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _collect_seldom() -> None:
    """Thousands of folded tables are no garbage: walking through them all, again and again, would stop the game."""
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def _shown(host: str) -> str:
    return "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else f"[{host}]" if ":" in host else host
