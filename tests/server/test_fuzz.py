"""Nonsense from outside: frames, bodies, names, addresses. It is told what is wrong, and the server goes on."""

from __future__ import annotations

import json
import re
import socket
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from manoa.server.app import make_app
from manoa.server.http.bodies import LARGEST
from manoa.server.http.socket import CLOSE_CODES, LARGEST_FRAME
from manoa.server.settings import Settings
from manoa.server.wire import commands, news
from manoa.server.wire import rooms as study
from manoa.server.wire.base import Problem
from manoa.server.wire.deals import AgainIn
from manoa.server.wire.people import AccountIn, GuestIn, LoginIn, TokenIn
from manoa.server.wire.tables import BranchIn, RecordIn, TableIn
from rare import examples
from server.inside import Guest, Inside, Socket, inside_server
from server.postgres import database_of
from server.wire_values import spoiled, values_of

quick = settings(
    max_examples=examples(30),
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


few = settings(quick, max_examples=examples(12))


FRAME: msgspec.json.Decoder[Any] = msgspec.json.Decoder(news.ServerFrame)


BODIES = {
    "/api/guests": GuestIn,
    "/api/account": AccountIn,
    "/api/login": LoginIn,
    "/api/tokens": TokenIn,
    "/api/tables": TableIn,
    "/api/records": RecordIn,
    "/api/tables/{table}/branch": BranchIn,
    "/api/tables/{table}/again": AgainIn,
    "/api/tables/{table}/commands": commands.Request,
    "/api/rooms": study.RoomIn,
    "/api/rooms/{table}/commands": study.RoomRequest,
}


MALFORMED = [
    b"",
    b"\x00",
    b"\xff\xfe",
    b"{",
    b"null",
    b"NaN",
    b'{"name": NaN}',
    b'{"name": "\\ud800"}',
    b'{"name": "Ann", "name": 1}',
    b"\xef\xbb\xbf{}",
    b"[" * 5000,
    b'{"a":' * 2500,
    b'{"options": ' + b"[" * 2000 + b"]" * 2000 + b"}",
    b"1" * 5000,
    b'{"record": {"seed": 1e999}}',
    b'{"seats": [{"kind": "me", "kind": "bot"}]}',
    b'{"__proto__": {}}',
    b'{"name": "Ann\\u0000"}',
    b'{"\\u0000": 1}',
    b'{"options": {"x": ["\\\\\\u0000"]}}',
    b'{"name": "Ann\x00"}',
]


NAMES = [
    "",
    " ",
    "\u200b",
    "\u202eAnn",
    "a\u0000b",
    "a\nb",
    "<script>alert(1)</script>",
    "'; DROP TABLE users; --",
    "A" * 25,
    "é" * 24,
    "\U0001f469\u200d\U0001f469\u200d\U0001f467",
    "\ufeffAnn",
    "../../etc/passwd",
    "%00",
    "{{7*7}}",
    "\ufdfa" * 24,
]


def watched(folder: Path, **settings: Any) -> Iterator[Inside]:
    """A server that is asked at the end whether it is well."""
    with inside_server(folder, **settings) as inside:
        yield inside
        assert inside.client().get("/healthz").json() == {"status": "alive"}
        assert [line for line in inside.logs.getvalue().splitlines() if '"level": "error"' in line] == []


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    yield from watched(tmp_path_factory.mktemp("server"), database=database_of(request))


@pytest.fixture(scope="module")
def table(server: Inside, ann: Guest) -> str:
    """Where Ann plays against Bob."""
    id = ann.set_up(clock={"kind": "days", "days": 3})
    assert server.guest("Bob").ask(id, {"kind": "sit"})["t"] == "ok"
    return id


@pytest.fixture(scope="module")
def nobody(server: Inside) -> httpx.Client:
    return server.client()


def refused_clearly(answer: httpx.Response) -> Problem:
    """A 4xx with a sentence and a code, and no word from within."""
    assert 400 <= answer.status_code < 500, answer.text
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert problem.error
    assert problem.code
    assert "Traceback" not in problem.error
    return problem


# Frames


class Talker:
    """Sends whatever, on one socket after the other."""

    def __init__(self, person: Guest) -> None:
        self.person = person
        self.socket: Socket | None = None

    def answers(self, frame: str | bytes, text: bool | None = None) -> tuple[list[Any], int | None]:
        """What comes back, and the code if the socket was closed."""
        self.socket = self.socket or self.person.socket()
        heard: list[Any] = []
        try:
            self.socket.connection.send(frame, text=text)
            self.socket.send({"t": "ping"})
            while not heard or not isinstance(heard[-1], news.Pong):
                heard.append(FRAME.decode(self.socket.read()))
        except ConnectionClosed as closed:
            self.socket = None
            return heard, closed.rcvd.code if closed.rcvd else 1006
        return heard, None


@pytest.fixture(scope="module")
def talker(ann: Guest) -> Talker:
    return Talker(ann)


def nothing_changed(person: Guest, table: str, before: Any) -> bool:
    after = person.look(table)
    before["clocks"] = after["clocks"] = None
    return bool(after == before)


@quick
@given(frame=st.text(st.characters(codec="utf-8"), max_size=60))
def test_any_text(frame: str, talker: Talker) -> None:
    answers, closed = talker.answers(frame)
    assert closed is None
    assert isinstance(answers[0], news.Wrong)


@few
@given(frame=st.binary(max_size=60))
def test_any_bytes(frame: bytes, talker: Talker) -> None:
    assert talker.answers(frame, text=False) == ([], CLOSE_CODES["frame"])


@quick
@given(frame=spoiled(values_of(commands.Frame)), real=st.booleans())
def test_frames_that_are_nearly_right(frame: Any, real: bool, talker: Talker, table: str, ann: Guest) -> None:
    if real and isinstance(frame, dict) and "table" in frame:
        frame["table"] = table
    before = ann.look(table)
    answers, closed = talker.answers(msgspec.json.encode(frame)[: LARGEST_FRAME + 10].decode(errors="ignore"))
    assert closed is None
    changed = [answer for answer in answers if isinstance(answer, news.Ok)]
    assert changed or nothing_changed(ann, table, before)
    for answer in answers:
        if isinstance(answer, news.Refused | news.Wrong):
            assert answer.code
            assert answer.text.endswith(".")


@pytest.mark.parametrize("frame", MALFORMED[1:], ids=lambda frame: repr(frame[:20]))
def test_text_that_is_no_frame(frame: bytes, talker: Talker) -> None:
    answers, closed = talker.answers(frame, text=True)
    assert closed == 1007 if b"\xff" in frame else isinstance(answers[0], news.Wrong)


@pytest.mark.parametrize("size", [LARGEST_FRAME + 1, 1 << 20])
def test_frames_that_are_too_large(size: int, talker: Talker) -> None:
    answers, closed = talker.answers('{"t":"ping","x":"' + "x" * size + '"}')
    assert answers == []
    assert closed in (1009, 1006)  # the server does not read to the end of it, so its word may get lost


def test_surrogates_do_not_come_back(talker: Talker, table: str) -> None:
    say = '{"t":"do","table":"%s","request":{"id":"c","base":1,"command":{"kind":"say","text":"%s"}}}'
    for text in ("\\ud800", "\\udc00\\ud800", "ok\\ud83d"):
        answers, closed = talker.answers(say % (table, text))
        assert closed is None
        assert isinstance(answers[0], news.Wrong)


def test_nobody_can_send_the_same_frames(server: Inside, table: str) -> None:
    with server.socket() as socket:
        for command in ({"kind": "sit"}, {"kind": "say", "text": "hi"}, {"kind": "invite", "seat": 0}):
            socket.send({"t": "do", "table": table, "request": {"id": "c", "base": 0, "command": command}})
            assert socket.next()["code"] == "nobody"


# Bodies


@pytest.mark.parametrize("path", BODIES)
def test_bodies_that_are_no_json(path: str, ann: Guest, table: str) -> None:
    where, headers = path.format(table=table), {"Content-Type": "application/json"}
    before = ann.look(table)
    for body in MALFORMED:
        refused_clearly(ann.http.post(where, content=body, headers=headers))
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/msgpack", ""):
        assert refused_clearly(ann.http.post(where, content=b"{}", headers={"Content-Type": kind})).code == "not-json"
    problem = refused_clearly(ann.http.post(where, content=b'{"x": "' + b"x" * LARGEST + b'"}', headers=headers))
    assert problem.code == "too-large"
    assert nothing_changed(ann, table, before)


@pytest.mark.parametrize("path", BODIES)
def test_bodies_that_are_nearly_right(path: str, server: Inside, table: str) -> None:
    stranger = server.guest("Eve")
    before = stranger.look(table)

    @few
    @given(body=spoiled(values_of(BODIES[path])))
    def send(body: Any) -> None:
        answer = stranger.http.post(
            path.format(table=table), content=msgspec.json.encode(body), headers={"Content-Type": "application/json"}
        )
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            refused_clearly(answer)

    send()
    assert nothing_changed(stranger, table, before) or path.endswith("commands")  # a stranger may say something


@few
@given(name=st.text(max_size=30) | st.sampled_from(NAMES))
def test_names(name: str, nobody: httpx.Client) -> None:
    body = json.dumps({"name": name})
    answer = nobody.post("/api/guests", content=body, headers={"Content-Type": "application/json"})
    nobody.cookies.clear()
    if answer.status_code == 201:
        assert not any(unicodedata.category(sign).startswith("C") for sign in answer.json()["name"])
        assert 1 <= len(answer.json()["name"]) <= 24
    else:
        refused_clearly(answer)


@pytest.mark.parametrize("name", NAMES)
def test_hostile_names(name: str, nobody: httpx.Client) -> None:
    answer = nobody.post("/api/guests", json={"name": name})
    nobody.cookies.clear()
    assert answer.status_code in (201, 400)
    assert answer.headers["Content-Type"] == "application/json"


@few
@given(
    path=st.text(st.characters(codec="utf-8"), max_size=30) | st.sampled_from(["\x00", "a\x00", "\x00/..", "0" * 99])
)
def test_paths(path: str, ann: Guest) -> None:
    quoted = "".join(f"%{byte:02x}" for byte in path.encode())
    for where in ("/", "/api/", "/api/tables/", "/api/tables/0000000000000000/why/", "/api/games/"):
        assert ann.http.get(where + quoted).status_code < 500


# What stands in an address


WORDS = st.text(max_size=30).map(lambda text: text.encode(errors="surrogatepass")) | st.binary(max_size=20)


NUMBERS = st.integers(-(2**70), 2**70).map(lambda number: str(number).encode())


NUL = b"\x00"


WRONG = [
    NUL,
    b"a\x00b",
    b"\xed\xa0\x80",
    b"\xff",
    b"9" * 5_000,
    b"-1",
    b"1e400",
    b"NaN",
    b'{"a": "\\u0000"}',
    b"[" * 900,
]


def asked_for() -> dict[str, list[str]]:
    """What can be given behind the question mark of each address."""
    paths = msgspec.to_builtins(make_app(Settings()).openapi_schema.to_schema())["paths"]
    given = {path: operations.get("get", {}).get("parameters", []) for path, operations in paths.items()}
    names = {path: [one["name"] for one in each if one["in"] == "query"] for path, each in given.items()}
    return {path: each for path, each in names.items() if each}


def test_what_stands_behind_a_question_mark(ann: Guest, table: str) -> None:
    places = {"table": table, "name": "quest", "game": "quest", "route": "first", "step": 3, "room": table}
    routes = asked_for()
    assert len(routes) > 10

    @settings(quick, max_examples=examples(120))
    @given(st.data())
    def ask(data: st.DataObject) -> None:
        path = data.draw(st.sampled_from(sorted(routes)))
        names = st.sampled_from([*routes[path], "nothing"])
        asked = data.draw(st.dictionaries(names, WORDS | NUMBERS | st.sampled_from(WRONG), min_size=1))
        query = "&".join(f"{name}={''.join(f'%{byte:02x}' for byte in value)}" for name, value in asked.items())
        where = re.sub(r"{(\w+)(:\w+)?}", lambda found: str(places.get(found[1], "x")), path)
        with ann.http.stream("GET", f"{where}?{query}") as answer:
            assert answer.status_code < 500, f"{where}?{query}"
            if any(NUL in value for value in asked.values()):
                answer.read()
                assert refused_clearly(answer).code == "malformed"

    ask()


def test_a_nul_is_refused_wherever_it_stands(server: Inside, ann: Guest, talker: Talker, table: str) -> None:
    assert refused_clearly(ann.http.get("/api/tables?game=%00")).code == "malformed"
    assert refused_clearly(ann.http.get("/api/games/%00/statistics")).code == "not-found"
    assert refused_clearly(ann.http.get("/api/history?before=%00")).code == "malformed"
    assert "NUL" in refused_clearly(ann.http.post("/api/rooms", json={"table": "\x00" * 16})).error
    answers, closed = talker.answers('{"t":"watch","table":"%s"}' % ("\\u0000" * 16))
    assert closed is None
    assert "NUL" in answers[0].text
    said = {"kind": "say", "text": "\\u0000"}  # a backslash, and what follows it
    say = msgspec.json.encode({"t": "do", "table": table, "request": {"id": "c", "base": 1, "command": said}})
    assert isinstance(talker.answers(say.decode())[0][0], news.News | news.Ok)


@pytest.mark.parametrize("head", [b"GET /api/me?\x00", b"GET /\x00", b"GET /api/me HTTP/1.1\r\nCookie: manoa=\x00"])
def test_a_raw_nul_is_no_head(head: bytes, server: Inside) -> None:
    host, _, port = server.address.removeprefix("http://").rpartition(":")
    rest = b"" if b"HTTP" in head else b" HTTP/1.1"
    with socket.create_connection((host, int(port)), 10) as line:
        line.sendall(head + rest + b"\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert line.makefile("rb").readline().split()[1] == b"400"
