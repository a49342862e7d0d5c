"""Texts that are packed once and sent often."""

import gzip
from hashlib import sha256
from typing import Any

from litestar import Request, Response
from msgspec import Struct

Asked = Request[Any, Any, Any]


class Packed(Struct, frozen=True):
    """A text, plain and packed, with a tag by which a browser tells whether it has it already."""

    plain: bytes
    small: bytes
    tag: str
    kind: str


def packed(text: bytes, kind: str) -> Packed:
    # The tag is weak: it stands for the text, however it is packed.
    return Packed(text, gzip.compress(text, 9, mtime=0), f'W/"{sha256(text).hexdigest()[:20]}"', kind)


def answer(request: Asked, text: Packed, caching: str = "no-cache") -> Response[bytes]:
    """The text, or that the browser has it."""
    headers = {"Cache-Control": caching, "ETag": text.tag, "Vary": "Accept-Encoding"}
    known = {tag.strip() for tag in request.headers.get("if-none-match", "").split(",")}
    if known & {text.tag, text.tag.removeprefix("W/"), "*"}:
        return Response(b"", status_code=304, headers=headers, media_type=text.kind)
    if takes_gzip(request):
        return Response(text.small, headers={**headers, "Content-Encoding": "gzip"}, media_type=text.kind)
    return Response(text.plain, headers=headers, media_type=text.kind)


def attached(name: str) -> dict[str, str]:
    """The header by which a browser keeps an answer as a file."""
    return {"Content-Disposition": f'attachment; filename="{name}"'}


def takes_gzip(request: Asked) -> bool:
    offers = [offer.split(";") for offer in request.headers.get("accept-encoding", "").split(",")]
    return any(name.strip() == "gzip" and "q=0" not in (part.strip() for part in rest) for name, *rest in offers)
