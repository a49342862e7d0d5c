"""What a browser sees: the app, if it was built, and its files.

The app is one page under many addresses; it reads from the address what to show. Its files have hashes in their names,
so a browser may keep them for ever. They lie in `manoa/server/static`, some of them packed beside the plain ones.
"""

import asyncio
import re
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter
from litestar.types import ExceptionHandlersMap

from manoa.server.http import problems
from manoa.server.http.packing import Asked, takes_gzip

STATIC = Path(__file__).resolve().parent.parent / "static"

# The same addresses as in web/src/routes.svelte.ts.
PAGES = [
    "/",
    "/watch",
    "/replays",
    "/new",
    "/new/{game:str}",
    "/table/{table:str}",
    "/table/{table:str}/replay",
    "/table/{table:str}/replay/{step:int}",
    "/table/{table:str}/deal",
    "/daily",
    "/daily/{game:str}/{day:str}",
    "/table/{table:str}/review",
    "/table/{table:str}/review/{step:int}",
    "/progress",
    "/invite/{table:str}/{secret:str}",
    "/routes",
    "/routes/new",
    "/routes/{route:str}",
    "/routes/{route:str}/edit",
    "/puzzles",
    "/puzzles/{game:str}",
    "/puzzles/{game:str}/{puzzle:str}",
    "/rooms",
    "/rooms/{room:str}",
    "/learn",
    "/learn/{game:str}",
    "/settings",
    "/recover",
    "/confirm",
]
ROOT_FILES = [
    "/favicon.svg",
    "/icon-192.png",
    "/icon-512.png",
    "/manifest.webmanifest",
    "/preview.png",
    "/theme.js",
    "/worker.js",
]

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PROGRAMS = ("/api", "/art", "/assets")  # nobody reads what lies there as a page
KEPT = 256  # files in memory
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"

# What a page begins with that needs neither the app nor the manual
PLAIN = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
"""
WELCOME = f"""{PLAIN}<title>Manoa</title>
<h1>Manoa</h1>
<p>The server is running. Programs talk to it as <a href="/api/openapi.json">/api/openapi.json</a> says.</p>
<p>The app for people is not built yet: run <code>make web</code> in the checkout, and load this page again.</p>
"""

AssetName = Annotated[str, PathParameter(max_length=200, description="A file of the app")]


@get(PAGES, media_type=MediaType.HTML, include_in_schema=False)
async def page(request: Asked) -> Response[bytes]:
    index = STATIC / "index.html"
    if request.url.path == "/" and not index.is_file():  # in a checkout in which nobody has built it
        return Response(WELCOME.encode(), media_type=TYPES[".html"])
    return await _file(request, index, ASK_FIRST)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Asked, name: AssetName) -> Response[bytes]:
    return await _file(request, STATIC / "assets" / _plain(name), FOR_EVER)


@get(ROOT_FILES, include_in_schema=False)
async def root_file(request: Asked) -> Response[bytes]:
    return await _file(request, STATIC / _plain(request.url.path.lstrip("/")), ASK_FIRST)


def _plain(name: str) -> str:
    """A name, and no way out of its folder."""
    if not re.fullmatch(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+", name):
        raise NotFoundException
    return name


async def _file(request: Asked, path: Path, caching: str) -> Response[bytes]:
    kind = TYPES.get(path.suffix)
    if kind is None or not path.is_file():
        raise NotFoundException
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    packed = path.with_name(f"{path.name}.gz")
    if takes_gzip(request) and packed.is_file():
        path, headers["Content-Encoding"] = packed, "gzip"
    found = await asyncio.to_thread(_read, path, path.stat().st_mtime_ns)
    return Response(found, media_type=kind, headers=headers)


@lru_cache(maxsize=KEPT)
def _read(path: Path, _: int) -> bytes:
    """As it was changed last. All who are sent it at the same time share it in memory."""
    return path.read_bytes()


def missing(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """Who follows a wrong link in a browser gets the app, which says so and leads home; a program gets a `Problem`."""
    index = STATIC / "index.html"
    if not _reads_pages(request) or not index.is_file():
        return problems.failed(request, error)
    headers = {"Cache-Control": ASK_FIRST, "Vary": "Accept"}
    return Response(index.read_bytes(), status_code=404, media_type=TYPES[".html"], headers=headers)


def _reads_pages(request: Request[Any, Any, Any]) -> bool:
    wanted = request.headers.get("accept", "")
    programs = any(request.url.path == path or request.url.path.startswith(f"{path}/") for path in PROGRAMS)
    return request.method in ("GET", "HEAD") and "text/html" in wanted and not programs


MISSING: ExceptionHandlersMap = {NotFoundException: missing}
