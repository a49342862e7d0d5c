"""Heads, slow requests and connections have limits, without a proxy before the server."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import WebSocketException

from manoa.server.http import requests
from server.inside import Inside, inside_server

STRANGE = "127.0.0.2"  # an address from which nobody is in
PATIENCE = 10.0
SMALL = {"limits": True, "connections": 12, "connections_of_one": 5, "strangers": 3, "strangers_of_one": 2}


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server with room for few."""
    with inside_server(tmp_path_factory.mktemp("small"), **SMALL) as inside:
        yield inside


def connected(server: Inside, source: str = STRANGE) -> socket.socket:
    place = urlsplit(server.address)
    return socket.create_connection(("127.0.0.1", place.port or 0), PATIENCE, (source, 0))


def answer(line: socket.socket) -> bytes:
    """All that comes until the other side hangs up; nothing if it did so without a word."""
    got = b""
    try:
        while part := line.recv(1 << 16):
            got += part
    except ConnectionError:
        pass
    return got


def heard(line: socket.socket, last: bytes) -> bytes:
    """One answer on a connection that stays: its head and its body may come apart."""
    got = b""
    while not got.endswith(last) and (part := line.recv(1 << 16)):
        got += part
    return got


def status(got: bytes) -> int:
    return int(got.split(b" ", 2)[1])


def gone(server: Inside) -> None:
    """Wait until nobody is connected any more."""
    limit = time.monotonic() + PATIENCE
    assert server.app is not None
    while server.app.state.door.connections.total() and time.monotonic() < limit:
        time.sleep(0.01)
    assert server.app.state.door.connections.total() == 0


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        (b"GET / HTTP/1.1\r\nHost: x\r\nX-Large: " + b"a" * (1 << 20), 431),
        (b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-Many: aaaaaaaaaaaaaaaa\r\n" * 8_000, 431),
        (b"GET /" + b"a" * (1 << 20), 414),
        (b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", 414),
    ],
)
def test_a_head_has_an_end(small: Inside, head: bytes, expected: int) -> None:
    gone(small)
    with connected(small) as line:
        try:
            for first in range(0, len(head), 1 << 14):
                line.sendall(head[first : first + (1 << 14)])
                time.sleep(0.001)
        except ConnectionError:
            pass  # it has hung up in the middle
        got = answer(line)
    assert not got or status(got) == expected
    with connected(small) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert status(answer(line)) == 200


def test_headers_of_usual_size_are_fine(small: Inside) -> None:
    gone(small)
    with connected(small) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nCookie: " + b"a" * 8_000 + b"\r\nConnection: close\r\n\r\n")
        assert status(answer(line)) == 200


@pytest.mark.parametrize("begun", [b"", b"GET / HTTP/1.1\r\nHost: x\r\n"])
def test_half_a_request_does_not_stay(small: Inside, begun: bytes) -> None:
    gone(small)
    with patch.object(requests, "HEAD_SECONDS", 0.2), connected(small) as line:
        line.sendall(begun)
        assert status(answer(line)) == 408
    with patch.object(requests, "WHOLE_SECONDS", 0.2), connected(small) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n")
        assert answer(line) is not None, "it hangs up"
    gone(small)


def test_a_kept_connection_has_time_for_each_request(small: Inside) -> None:
    gone(small)
    with patch.object(requests, "HEAD_SECONDS", 1.5), connected(small) as line:
        for _ in range(3):
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"alive" in heard(line, b"}")
            time.sleep(0.6)
        line.sendall(b"GET /healthz HTTP/1.1\r\n")
        assert status(answer(line)) == 408


def test_one_address_has_so_many_connections(small: Inside) -> None:
    gone(small)
    with ExitStack() as stack:
        for _ in range(SMALL["connections_of_one"]):
            stack.enter_context(connected(small))
        settle(small, SMALL["connections_of_one"])
        with connected(small) as one_more:
            got = answer(one_more)
        assert status(got) == 503
        assert b"retry-after" in got
        with connected(small, "127.0.0.3") as other:
            other.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert status(answer(other)) == 200
    gone(small)


def settle(server: Inside, count: int) -> None:
    limit = time.monotonic() + PATIENCE
    assert server.app is not None
    while server.app.state.door.connections.total() < count and time.monotonic() < limit:
        time.sleep(0.01)


def test_at_its_limit_a_server_still_serves_those_who_are_in(small: Inside) -> None:
    gone(small)
    ann = small.guest("Ann")
    with ExitStack() as stack:
        live = stack.enter_context(ann.socket())
        for number in range(8):  # one connection is Ann's socket, one her client's
            stack.enter_context(connected(small, f"127.0.0.{10 + number // 4}"))
        settle(small, 10)
        with connected(small, "127.0.0.20") as stranger:
            assert status(answer(stranger)) == 503
        live.send({"t": "ping"})
        assert live.next() == {"t": "pong"}
        another = small.client(Cookie=ann.cookie)
        assert another.get("/api/me").status_code == 200
        another.close()
    ann.http.close()
    gone(small)


def test_those_who_do_not_say_who_they_are_have_few_sockets(small: Inside) -> None:
    gone(small)
    with ExitStack() as stack:
        for _ in range(SMALL["strangers_of_one"]):
            stack.enter_context(small.socket())
        with pytest.raises(WebSocketException):
            small.socket()
        ann = small.guest("Ann")
        with ann.socket() as mine:
            mine.send({"t": "ping"})
            assert mine.next() == {"t": "pong"}
        ann.http.close()
    gone(small)
    with small.socket() as again:
        again.send({"t": "ping"})
        assert again.next() == {"t": "pong"}


def test_places_are_given_back(tmp_path: Path) -> None:
    with inside_server(tmp_path) as server:
        ann = server.guest("Ann")
        with ann.socket() as mine:
            mine.send({"t": "ping"})
            mine.next()
        ann.http.close()
        gone(server)
        door: Any = server.app.state.door if server.app else None
        assert not door.people
        assert not door.strangers
