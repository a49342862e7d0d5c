"""What a browser sees that knows nothing of the API."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, get

WELCOME = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Manoa</title>
<h1>Manoa</h1>
<p>The server is running. Programs talk to it as <a href="/api/openapi.json">/api/openapi.json</a> says.</p>
"""


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def home() -> str:
    return WELCOME


HANDLERS: list[Any] = [home]
