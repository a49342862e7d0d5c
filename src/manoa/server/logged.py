"""Ordered logs: tables and study rooms are the fold of one each."""

from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from manoa.server.wire.base import Moment

E = TypeVar("E")
Some = TypeVar("Some", covariant=True)  # a line with one kind of event is a line of a log that has others too


class Entry(NamedTuple, Generic[Some]):
    """One line of a log."""

    version: int
    at: Moment
    command: str | None
    event: Some


class Codec(Generic[E]):
    """Events of some types as they are stored."""

    def __init__(self, types: Any) -> None:
        self._decoder: msgspec.json.Decoder[E] = msgspec.json.Decoder(types)
        self._encoder = msgspec.json.Encoder()

    def encode(self, event: E) -> bytes:
        return self._encoder.encode(event)

    def decode(self, body: bytes) -> E:
        return self._decoder.decode(body)
