"""The bot API: streams of lines."""

from __future__ import annotations

from litestar import Router

bots = Router("/api/bot", route_handlers=[])
