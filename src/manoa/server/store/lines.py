"""Connections to PostgreSQL as lines that can go dead: the peer is gone, or hangs, and nothing says so.

The kernel finds out by itself whether the machine at the other end is there. A program that hangs on it, or a proxy
that takes everything and passes on nothing, looks well to the kernel: whoever finds out hangs up.
"""

import socket
from contextlib import suppress
from threading import Lock
from typing import Any
from weakref import WeakSet

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

KINDS = ("postgres", "postgresql", "postgresql+psycopg")

# Words of libpq. A peer that is gone is noticed within 20 seconds, whether we wait for it or it has to take something.
ATTENTIVE = {
    "connect_timeout": "10",  # seconds
    "keepalives": "1",
    "keepalives_idle": "10",  # seconds
    "keepalives_interval": "3",  # seconds
    "keepalives_count": "3",
    "tcp_user_timeout": "20000",  # ms
}


def postgres_url(address: str) -> URL:
    """An address of PostgreSQL as the host gave it."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise ValueError("The database address is not one: give postgresql://user@host/name.") from error
    if url.drivername not in KINDS:
        raise ValueError(f"The database address begins with {url.drivername}: only postgresql:// is known.")
    return url.set(drivername="postgresql+psycopg")


def attentive(url: URL) -> URL:
    """With all that keeps us from waiting for nobody; what the host has set stays."""
    return url.set(query={**ATTENTIVE, **url.query})


def conninfo(address: str) -> str:
    """The same for psycopg itself."""
    return attentive(postgres_url(address)).set(drivername="postgresql").render_as_string(hide_password=False)


def hang_up(connection: Any) -> None:
    """Whoever waits for an answer, in whatever thread, hears that there is none."""
    with suppress(Exception), socket.fromfd(connection.fileno(), socket.AF_INET, socket.SOCK_STREAM) as line:
        line.shutdown(socket.SHUT_RDWR)


class Lines:
    """Those that are open; from any thread."""

    def __init__(self) -> None:
        self._open: WeakSet[Any] = WeakSet()
        self._turn = Lock()

    def note(self, connection: Any, _: object) -> None:
        with self._turn:
            self._open.add(connection)

    def hang_up(self) -> None:
        with self._turn:
            there = list(self._open)
        for connection in there:
            hang_up(connection)
