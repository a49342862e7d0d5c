"""What every answer tells the browser about how to treat it."""

from typing import Any

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Send
from litestar.types import Scope as ASGIScope

from manoa.server.http.forwarded import Forwarded, is_secure
from manoa.server.http.origin import OriginCheck
from manoa.server.http.plain import PlainAddresses
from manoa.server.http.portions import Portions
from manoa.server.settings import Settings

# Everything comes from here, nothing is inline, and no other site may show us in a frame.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
UNUSED = "camera", "microphone", "geolocation", "payment", "usb", "serial", "hid", "midi", "browsing-topics"

HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", ", ".join(f"{feature}=()" for feature in UNUSED).encode()),
)
HSTS = (b"strict-transport-security", b"max-age=63072000; includeSubDomains")
NO_STORE = (b"cache-control", b"no-store")


class SecurityHeaders:
    """Adds them to every answer, to refusals and failures too. What a route has set itself stays."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings

    async def __call__(self, scope: ASGIScope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)  # which has no answer with headers
            return
        extra = headers_for(scope, self.settings)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = list(message["headers"])
                names = {name.lower() for name, _ in given}
                message["headers"] = given + [header for header in extra if header[0] not in names]
            await send(message)

        await self.app(scope, receive, send_with_headers)


class Heads:
    """Answers HEAD as GET, without the body: monitors and previews ask like that. Programs have no need of it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: ASGIScope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD" or scope["path"].startswith("/api"):
            await self.app(scope, receive, send)
            return

        async def send_without_body(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        asked: Any = {**scope, "method": "GET"}
        await self.app(asked, receive, send_without_body)


def headers_for(scope: Any, settings: Settings) -> list[tuple[bytes, bytes]]:
    path = scope["path"]
    private = [NO_STORE] if path == "/api" or path.startswith("/api/") else []
    secure = [HSTS] if is_secure(scope, settings) else []
    return [*HEADERS, *private, *secure]


def shield(app: Litestar, settings: Settings) -> None:
    """Put all that looks at raw requests and answers around the app.

    The framework's own middleware belongs to routes: what no route answers, a 404 for one, would pass it by.
    """
    checked = OriginCheck(PlainAddresses(Heads(app.asgi_handler)), settings)
    app.asgi_handler = Forwarded(SecurityHeaders(Portions(checked), settings), settings)
