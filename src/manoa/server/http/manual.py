"""The manual, if it was built: pages and their files, from `manoa/server/manual`, where `make docs` puts them."""

import asyncio
import re
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter
from litestar.response import Redirect

from manoa.server.http import pages
from manoa.server.http.packing import Asked, Packed, answer, packed

MANUAL = Path(__file__).resolve().parent.parent / "manual"

TYPES = {
    **pages.TYPES,
    ".ipynb": "application/json",
    ".jpg": "image/jpeg",
    ".json": "application/json",
    ".txt": "text/plain",
}
KEPT = 128  # files

# A picture of ours has its styles and faces inside, and nothing that runs.
PICTURE = (
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; frame-ancestors 'none'; sandbox"
)

NOT_BUILT = f"""{pages.PLAIN}<title>Manoa: the manual</title>
<h1>The manual</h1>
<p>It is not built yet: run <code>make docs</code> in the checkout, and load this page again.</p>
<p><a href="/">Back to the games</a></p>
"""

FilePath = Annotated[Path, PathParameter(description="A file of the manual")]


@get("/docs", include_in_schema=False)
async def front() -> Response[Any]:
    """Links on its pages are relative, so its first page has an address in the same folder as all others."""
    return Redirect("/docs/index.html") if _is_built() else _not_built()


@get("/docs/{path:path}", include_in_schema=False)
async def file(request: Asked, path: FilePath) -> Response[Any]:
    parts = path.parts[1:]  # the first is the slash
    if not all(re.fullmatch(r"[A-Za-z0-9_-][A-Za-z0-9_.-]*", part) for part in parts):
        raise NotFoundException
    place = MANUAL.joinpath(*parts)
    if place.suffix == ".html" and not _is_built():  # the app has links to pages too
        return _not_built()
    if place.suffix not in TYPES or not place.is_file():
        raise NotFoundException
    found = answer(request, await asyncio.to_thread(_packed, place, place.stat().st_mtime_ns))
    if place.suffix == ".svg":
        found.headers["Content-Security-Policy"] = PICTURE
    return found


def _is_built() -> bool:
    return (MANUAL / "index.html").is_file()


def _not_built() -> Response[Any]:
    return Response(NOT_BUILT, status_code=404, media_type=TYPES[".html"])


@lru_cache(maxsize=KEPT)
def _packed(path: Path, changed: int) -> Packed:
    return packed(path.read_bytes(), TYPES[path.suffix])
