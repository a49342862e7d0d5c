"""What a proxy says about the connection: believed only where the host has said that there is one."""

from contextlib import suppress
from ipaddress import ip_address
from typing import Any

from litestar.types import ASGIApp, Receive, Send
from litestar.types import Scope as ASGIScope

from manoa.server.settings import Settings

SECURE = {"http": "https", "ws": "wss", "https": "https", "wss": "wss"}
PLAIN = {"http": "http", "ws": "ws", "https": "http", "wss": "ws"}


class Forwarded:
    """Puts the client's own address and scheme in place of the proxy's.

    A proxy appends the address that it saw, so the last one counts: all before it is what the client itself claims.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings

    async def __call__(self, scope: ASGIScope, receive: Receive, send: Send) -> None:
        if self.settings.behind_proxy:
            rewrite(scope)
        await self.app(scope, receive, send)


def rewrite(scope: Any) -> None:
    if address := address_in(last(scope, b"x-forwarded-for") or ""):
        scope["client"] = (address, 0)
    if scheme := last(scope, b"x-forwarded-proto"):
        schemes = SECURE if scheme.lower() in ("https", "wss") else PLAIN
        scope["scheme"] = schemes.get(scope["scheme"], scope["scheme"])


def rewritten(scope: Any) -> Any:
    """The same, of a copy."""
    copy = dict(scope)
    rewrite(copy)
    return copy


def address_in(text: str) -> str | None:
    """The address without the port that some proxies write after it."""
    for candidate in (text, text.rpartition(":")[0], text.partition("]")[0]):
        with suppress(ValueError):
            return str(ip_address(candidate.strip("[]")))
    return None


def address_of(scope: Any) -> str:
    """Who is at the other end. A household has up to 2⁷² addresses of IPv6 (a /56): they count as one."""
    client = scope.get("client")
    if not client:
        return ""
    try:
        address = ip_address(client[0])
    except ValueError:
        return str(client[0])
    address = getattr(address, "ipv4_mapped", None) or address
    return str(address) if address.version == 4 else address.exploded[:17]


def last(scope: Any, header: bytes) -> str | None:
    values = [value for name, value in scope["headers"] if name == header]
    return values[-1].decode("latin-1").rpartition(",")[2].strip() or None if values else None


def is_secure(scope: Any, settings: Settings) -> bool:
    """Whether the browser came over TLS. Where the host says that the address is https, it always did."""
    if settings.origin is not None and settings.origin.lower().startswith("https:"):
        return True
    return scope.get("scheme") in ("https", "wss")
