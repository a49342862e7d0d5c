"""Ordered logs: tables and study rooms are the fold of one each."""

from typing import Generic, NamedTuple, TypeVar

from manoa.server.wire.base import Moment

Some = TypeVar("Some", covariant=True)  # a line with one kind of event is a line of a log that has others too


class Entry(NamedTuple, Generic[Some]):
    """One line of a log."""

    version: int
    at: Moment
    command: str | None
    event: Some
