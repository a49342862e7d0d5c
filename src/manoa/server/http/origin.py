"""Who may send a browser here: unsafe requests and sockets come from our own pages only.

A browser sends a person's cookie along with whatever a foreign page asks for, and says in headers that no page can set
where the request came from: `Origin` on everything unsafe and on every socket, `Sec-Fetch-Site` on nearly everything.
So both have to be ours where they are there. A program such as a bot sends neither. It is let in, since it only has the
secrets that its owner gave it; with a cookie and the name of a browser but neither header it is not.
"""

from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Receive, Send
from litestar.types import Scope as ASGIScope

from manoa.server.http.forwarded import is_secure
from manoa.server.http.plain import refuse
from manoa.server.settings import Settings
from manoa.server.wire.base import Problem

SAFE = ("GET", "HEAD", "OPTIONS", "TRACE")
OUR_SITE = (b"same-origin", b"none")  # none: typed in, or from a bookmark
PORTS = {"http": 80, "https": 443}
FOREIGN = Problem("This came from another site.", "foreign-origin")


class OriginCheck:
    """Refuses what a foreign page has sent, before anything else looks at it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings

    async def __call__(self, scope: ASGIScope, receive: Receive, send: Send) -> None:
        if scope.get("method") in SAFE or is_ours(scope, self.settings):
            await self.app(scope, receive, send)
        else:
            await refuse(scope, send, 403, FOREIGN)


def is_ours(scope: Any, settings: Settings) -> bool:
    origins, sites = sent(scope, b"origin"), sent(scope, b"sec-fetch-site")
    if any(origin is None or origin != expected(scope, settings) for origin in map(parsed, origins)):
        return False
    if any(site not in OUR_SITE for site in sites):
        return False
    return bool(origins or sites) or not from_browser(scope)


def from_browser(scope: Any) -> bool:
    return bool(sent(scope, b"cookie")) and any(b"Mozilla/" in agent for agent in sent(scope, b"user-agent"))


def expected(scope: Any, settings: Settings) -> tuple[str, str, int] | None:
    """Our own origin: as the host has set it, else the address that the browser itself asked for."""
    if settings.origin is not None:
        return parsed(settings.origin.encode())
    hosts = sent(scope, b"host")
    scheme = b"https" if is_secure(scope, settings) else b"http"
    return parsed(scheme + b"://" + hosts[0]) if len(hosts) == 1 else None


def parsed(origin: bytes) -> tuple[str, str, int] | None:
    """Scheme, host and port; None for what is no origin, such as the `null` of a sandboxed frame."""
    try:
        parts = urlsplit(origin.decode("ascii"))
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    odd = parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc
    return None if odd or not parts.hostname else (parts.scheme, parts.hostname, port)


def sent(scope: Any, header: bytes) -> list[bytes]:
    return [value for name, value in scope["headers"] if name == header]
