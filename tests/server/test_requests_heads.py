"""Heads that a proxy may read in another way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.inside import Inside, inside_server
from server.test_requests_bounded import answer, connected, status
from server.test_requests_pipelined import UPGRADE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside_server(tmp_path_factory.mktemp("server")) as inside:
        yield inside


HEADS = {
    "two hosts": b"GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    "the same host twice": b"GET /healthz HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n",
    "two hosts in HTTP/1.0": b"GET /healthz HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n",
    "no host": b"GET /healthz HTTP/1.1\r\n\r\n",
    "hosts in a list": b"GET /healthz HTTP/1.1\r\nHost: a, b\r\n\r\n",
    "a host with a path": b"GET /healthz HTTP/1.1\r\nHost: a/b\r\n\r\n",
    "a host with a user": b"GET /healthz HTTP/1.1\r\nHost: a@b\r\n\r\n",
    "another host in the address": b"GET http://b/healthz HTTP/1.1\r\nHost: a\r\n\r\n",
    "a tunnel": b"CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n",
    "HTTP/0.9": b"GET /healthz\r\n\r\n",
    "HTTP/2.0": b"GET /healthz HTTP/2.0\r\nHost: a\r\n\r\n",
    "HTTP/2 as it begins": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "two lengths": b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\nx",
    "lengths in a list": b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: 1, 1\r\n\r\nx",
    "a length with a sign": b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: +1\r\n\r\nx",
    "a length and chunks": (
        b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    ),
    "chunks and a length": (
        b"POST /api/guests HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n"
    ),
    "chunks twice": (
        b"POST /api/guests HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n"
    ),
    "another coding": b"POST /api/guests HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
    "another coding before": (
        b"POST /api/guests HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n\r\n"
    ),
    "another coding after": b"POST /api/guests HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, identity\r\n\r\n",
    "chunks in HTTP/1.0": b"POST /api/guests HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "a space before the colon": b"GET /healthz HTTP/1.1\r\nHost: a\r\nX : 1\r\n\r\n",
    "a header on two lines": b"GET /healthz HTTP/1.1\r\nHost: a\r\nX: 1\r\n 2\r\n\r\n",
    "lines without a return": b"GET /healthz HTTP/1.1\nHost: a\n\n",
    "a return inside": b"GET /healthz HTTP/1.1\r\nHost: a\r\nX: 1\rY: 2\r\n\r\n",
    "a zero": b"GET /healthz HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n",
    "no name": b"GET /healthz HTTP/1.1\r\nHost: a\r\n: 1\r\n\r\n",
    "another protocol with a body": (
        b"POST /api/guests HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: 2\r\n\r\n{}"
    ),
    "a socket with a body": UPGRADE.replace(b"Host: x", b"Host: x\r\nContent-Length: 2") + b"{}",
}


@pytest.mark.parametrize("head", HEADS)
def test_heads_that_can_be_read_in_two_ways_are_refused(server: Inside, head: str) -> None:
    with connected(server) as line:
        line.sendall(HEADS[head] + b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        got = answer(line)
    assert status(got) == 400
    assert got.count(b"HTTP/1.1 ") == 1, "nothing behind it is a request"
    assert b'"code":"malformed"' in got


def test_strangers_write_nothing_into_the_log(server: Inside, caplog: pytest.LogCaptureFixture) -> None:
    h2c = b"GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n"
    odd = UPGRADE.replace(b"Sec-WebSocket-Key", b"X-Key")
    for said in (b"nonsense\r\n\r\n", h2c, odd, HEADS["two hosts"]):
        with connected(server) as line:
            line.sendall(said)
            assert answer(line).startswith(b"HTTP/1.1")
    assert caplog.records == []


@pytest.mark.parametrize("host", [b"a", b"a:80", b"[::1]:80", b"", b"127.0.0.1"])
def test_one_host_is_fine(server: Inside, host: bytes) -> None:
    with connected(server) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: " + host + b"\r\nConnection: close\r\n\r\n")
        assert status(answer(line)) == 200


def test_http_1_0_needs_no_host(server: Inside) -> None:
    with connected(server) as line:
        line.sendall(b"GET /healthz HTTP/1.0\r\n\r\n")
        assert status(answer(line)) == 200
