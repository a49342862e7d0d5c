"""Streams of lines, opened again whenever they break off."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

import httpx
import msgspec

from manoa.client.asking import Pauses, Refusal, must_wait, problem
from manoa.client.messages import Bye, News, Over, Resync, Start, Turn

SILENCE = 20.0  # seconds without even an empty line, after which a stream is taken for broken
KINDS: dict[str, type] = {"news": News, "resync": Resync, "over": Over, "start": Start, "turn": Turn, "bye": Bye}

Line = News | Resync | Over | Start | Turn


class _Kind(msgspec.Struct):
    t: str


def follow(http: httpx.Client, path: str, params: Mapping[str, int]) -> Iterator[Line]:
    """Lines without an end. After a break it asks with the parameters as they are then."""
    pauses = Pauses()
    while True:
        with suppress(httpx.TransportError):
            yield from _once(http, path, params, pauses)
        pauses.wait()


def _once(http: httpx.Client, path: str, params: Mapping[str, int], pauses: Pauses) -> Iterator[Line]:
    with http.stream("GET", path, params=params, timeout=SILENCE) as response:
        if not response.is_success:
            response.read()
            if not must_wait(response) and response.status_code < 500:
                raise problem(response)
            return
        for text in split(response.iter_bytes()):
            pauses.count = 0
            line = read(text)
            if isinstance(line, Bye):
                if line.why == "revoked":
                    raise Refusal("revoked", "The token was revoked.")
                return
            if line is not None:
                yield line


def split(chunks: Iterator[bytes]) -> Iterator[bytes]:
    """Lines at line feeds alone: what people say may hold other signs that Python takes for the end of a line."""
    rest = b""
    for chunk in chunks:
        *lines, rest = (rest + chunk).split(b"\n")
        yield from lines


def read(text: bytes) -> Any:
    """A line; None for an empty one, and for those that only later servers send."""
    if not text.strip():
        return None
    kind = KINDS.get(msgspec.json.decode(text, type=_Kind).t)
    return None if kind is None else msgspec.json.decode(text, type=kind)
