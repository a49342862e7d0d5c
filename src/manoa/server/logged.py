"""Ordered logs: tables and study rooms are the fold of one each."""

from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from manoa.server.wire.base import Moment

E = TypeVar("E")


class Entry(NamedTuple, Generic[E]):
    """One line of a log."""

    version: int
    at: Moment
    command: str | None
    event: E


class Codec(Generic[E]):
    """Events of some types as they are stored."""

    def __init__(self, types: Any) -> None:
        self._decoder: msgspec.json.Decoder[E] = msgspec.json.Decoder(types)
        self._encoder = msgspec.json.Encoder()

    def encode(self, event: E) -> bytes:
        return self._encoder.encode(event)

    def decode(self, body: bytes) -> E:
        return self._decoder.decode(body)
