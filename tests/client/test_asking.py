"""The client against a server that only pretends: lost answers, limits, refusals, broken streams."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from manoa.client import Client, Refusal, Update, asking
from manoa.client.following import read, split

TABLE = "aaaaaaaaaaaaaaaa"


class Pretended:
    """A server that gives prepared answers and keeps what it was asked."""

    def __init__(self, *answers: httpx.Response | Exception) -> None:
        self.answers = iter(answers)
        self.asked: list[httpx.Request] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.asked.append(request)
        answer = next(self.answers)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def client(self) -> Client:
        return Client("http://manoa.test", "secret", httpx.MockTransport(self))

    def bodies(self) -> list[Any]:
        return [json.loads(request.content) for request in self.asked]


@pytest.fixture
def naps(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long it would have slept, instead of sleeping."""
    slept: list[float] = []
    monkeypatch.setattr("manoa.client.asking.time.sleep", slept.append)
    return slept


def ok(v: int = 5) -> httpx.Response:
    return httpx.Response(200, json={"t": "ok", "table": TABLE, "id": "x", "v": v})


def answered(t: str, **more: Any) -> httpx.Response:
    return httpx.Response(200, json={"t": t, "table": TABLE, "id": "x", "v": 7, **more})


def trouble(status: int, code: str, **more: Any) -> httpx.Response:
    return httpx.Response(status, json={"error": f"No: {code}.", "code": code, **more})


def state(v: int, **more: Any) -> dict[str, Any]:
    table = {
        "id": TABLE, "game": "lost-cities", "rules": 1, "options": {}, "players": 2, "public": True,
        "clock": {"kind": "none"}, "status": "running", "seats": [], "step": v, "waiting": [0], "commitment": None,
        "seed": None, "result": None, "rematch": None, "later": "a field that is not known yet",
    }  # fmt: skip
    return {"v": v, "table": table, "you": 0, "player": 0, "view": {}, "actions": [], "clocks": None, **more}


def news(*versions: int) -> dict[str, Any]:
    return {"t": "news", "table": TABLE, "events": [{"v": v} for v in versions], "state": state(versions[-1])}


def resync(v: int) -> dict[str, Any]:
    return {"t": "resync", "table": TABLE, "state": state(v)}


OVER = {"t": "over", "table": TABLE, "game": "lost-cities", "seat": 0, "v": 9, "result": None}


def stream(*lines: Any, broken: bool = False) -> httpx.Response:
    def chunks() -> Iterator[bytes]:
        for line in lines:
            yield json.dumps(line, ensure_ascii=False).encode() + b"\n" if line else b"\n"
        if broken:
            raise httpx.ReadTimeout("nothing for 20 s")

    return httpx.Response(200, content=chunks())


# Commands


def test_a_command_says_who_asks_and_what() -> None:
    server = Pretended(ok(5))
    with server.client() as client:
        assert client.play(TABLE, "discard R4", 4) == 5
    (request,) = server.asked
    assert request.headers["authorization"] == "Bearer secret"
    assert str(request.url) == f"http://manoa.test/api/tables/{TABLE}/commands"
    (body,) = server.bodies()
    assert re.fullmatch("[A-Za-z0-9_.-]{1,64}", body["id"])
    assert body | {"id": ""} == {"id": "", "base": 4, "command": {"kind": "play", "action": "discard R4"}}


def test_a_command_whose_answer_got_lost_is_sent_again_under_its_name(naps: list[float]) -> None:
    server = Pretended(httpx.ReadError("gone"), httpx.Response(502, text="proxy"), answered("again"))
    assert server.client().play(TABLE, 3, 4) == 7
    first, *more = server.bodies()
    assert more == [first, first]
    assert 0.25 <= naps[0] <= 0.5
    assert 0.5 <= naps[1] <= 1.0


def test_two_commands_have_two_names() -> None:
    server = Pretended(ok(), ok())
    client = server.client()
    client.sit(TABLE)
    client.sit(TABLE, 1)
    first, second = server.bodies()
    assert first["id"] != second["id"]
    assert (first["command"], second["command"]) == ({"kind": "sit"}, {"kind": "sit", "seat": 1})


def test_what_is_refused_is_raised() -> None:
    server = Pretended(answered("refused", code="full", text="No seat is open."), answered("stale"))
    with pytest.raises(Refusal, match=re.escape("No seat is open.")) as refused:
        server.client().sit(TABLE)
    assert (refused.value.code, refused.value.sentence) == ("full", "No seat is open.")
    with pytest.raises(Refusal) as stale:
        server.client().play(TABLE, 1, 1)
    assert stale.value.code == "stale"


def test_what_a_moment_mends_is_tried_again(naps: list[float]) -> None:
    server = Pretended(answered("refused", code="unavailable", text="Try again."), ok(8))
    assert server.client().play(TABLE, 1, 1) == 8
    assert len(naps) == 1
    assert len({body["id"] for body in server.bodies()}) == 1


# Limits, and no server at all


def test_limits_are_honoured(naps: list[float]) -> None:
    limit = {"ratelimit": {"key": "commands", "seconds": 3}}
    server = Pretended(trouble(429, "too-many", **limit), httpx.Response(429, text="proxy"), ok())
    assert server.client().sit(TABLE) == 5
    assert naps == [3, asking.CALM]


def test_problems_have_a_code_and_a_sentence() -> None:
    with pytest.raises(Refusal) as refused:
        Pretended(trouble(404, "no-table")).client().look(TABLE)
    assert (refused.value.code, str(refused.value)) == ("no-table", "No: no-table.")


def test_something_else_may_answer() -> None:
    with pytest.raises(Refusal, match=r"is not Manoa: 404 Not Found\.") as refused:
        Pretended(httpx.Response(404, text="<html>")).client().tables()
    assert refused.value.code == "no-manoa"


def test_nobody_may_answer(naps: list[float]) -> None:
    server = Pretended(*[httpx.ConnectError("refused")] * 20)
    with pytest.raises(Refusal, match=r"does not answer: refused\.") as refused:
        server.client().tables()
    assert refused.value.code == "unreachable"
    assert len(server.asked) == len(naps) + 1 == asking.TRIES + 1
    assert max(naps) <= asking.LONGEST_PAUSE


def test_a_server_may_be_away_for_days(naps: list[float]) -> None:
    pauses = asking.Pauses()
    pauses.count = 10_000
    pauses.wait()
    assert asking.LONGEST_PAUSE / 2 <= naps[0] <= asking.LONGEST_PAUSE


def test_a_table_is_never_made_twice(naps: list[float]) -> None:
    server = Pretended(httpx.ConnectError("refused"), httpx.ReadError("gone"))
    with pytest.raises(Refusal) as refused:
        server.client().create("lost-cities", ["me", "careful"], rounds=1)
    assert refused.value.code == "unreachable"
    assert len(server.asked) == 2  # only what cannot have arrived is sent again
    assert server.bodies()[1] == {
        "game": "lost-cities",
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "careful"}],
        "public": True,
        "options": {"rounds": 1},
    }


# Streams


def watched(server: Pretended, **more: Any) -> list[Update]:
    return list(server.client().watch(TABLE, **more))


def versions(updates: list[Update]) -> list[tuple[int, list[int]]]:
    return [(update.state.v, [event.v for event in update.events]) for update in updates]


def test_a_table_is_watched_to_its_end() -> None:
    server = Pretended(stream(resync(3), None, news(4, 5), {"t": "later", "x": 1}, news(6), OVER))
    assert versions(watched(server)) == [(3, []), (5, [4, 5]), (6, [6])]
    assert server.asked[0].url.query == b""


def test_a_broken_stream_goes_on_where_it_was(naps: list[float]) -> None:
    server = Pretended(
        stream(resync(3), news(4), broken=True),
        httpx.ConnectError("refused"),
        trouble(503, "stopping"),
        stream({"t": "news", "table": TABLE, "events": [], "state": state(4)}, {"t": "bye", "why": "slow"}),
        stream(resync(50)),
        stream(news(51), OVER),
    )
    assert versions(watched(server)) == [(3, []), (4, [4]), (50, []), (51, [51])]
    assert [request.url.query for request in server.asked] == [b"", *[b"since=4"] * 4, b"since=50"]
    assert naps[0] < naps[2] * 4  # longer and longer, until a line comes
    assert naps[3] <= 0.5


def test_a_version_that_is_known_can_be_given() -> None:
    server = Pretended(stream(news(8, 9), OVER))
    assert versions(watched(server, since=7)) == [(9, [8, 9])]
    assert server.asked[0].url.query == b"since=7"


def test_streams_honour_limits(naps: list[float]) -> None:
    limit = {"ratelimit": {"key": "sockets", "seconds": 4}}
    watched(Pretended(trouble(429, "too-many", **limit), stream(OVER)))
    assert naps[0] == 4


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (lambda: trouble(401, "nobody"), "nobody"),
        (lambda: trouble(404, "no-table"), "no-table"),
        (lambda: stream(resync(3), {"t": "bye", "why": "revoked"}), "revoked"),
    ],
)
def test_what_will_not_mend_is_raised(answer: Callable[[], httpx.Response], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        watched(Pretended(answer()))
    assert refused.value.code == code


def test_lines_end_at_line_feeds_alone() -> None:
    text = '{"t":"news","text":"a\u2028b\u0085c"}'.encode()
    cut = [text[:20], text[20:] + b"\n\n" + text[:3], text[3:] + b"\n"]
    assert list(split(iter(cut))) == [text, b"", text]


def test_lines_of_later_servers_are_passed_over() -> None:
    assert read(b"") is None
    assert read(b'{"t":"later","x":[1]}') is None


# Playing


def acting(v: int, *actions: int) -> httpx.Response:
    offered = [{"id": id, "text": f"play {id}", "data": {}} for id in actions]
    return httpx.Response(200, json=state(v, actions=offered))


def turn(v: int) -> dict[str, Any]:
    return {"t": "turn", "table": TABLE, "game": "lost-cities", "seat": 0, "v": v}


class Table:
    """A stream of events, and a table whose answers come in order."""

    def __init__(self, events: httpx.Response, looks: list[httpx.Response], answers: list[httpx.Response]) -> None:
        self.events, self.looks, self.answers = events, looks, answers
        self.played: list[tuple[int, int]] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        if request.url.path == "/api/bot/events":
            return self.events
        if request.method == "GET":
            return self.looks.pop(0)
        body = json.loads(request.content)
        self.played.append((body["command"]["action"], body["base"]))
        return self.answers.pop(0)


def test_every_turn_is_played_to_its_end() -> None:
    table = Table(
        stream(turn(3), turn(4), turn(5), turn(9), OVER),
        [acting(3, 1, 2), acting(4, 8), acting(5), acting(9, 6), acting(10)],
        [ok(4), ok(5), ok(10)],
    )
    client = Client("http://manoa.test", "secret", httpx.MockTransport(table))
    client.play_games(lambda state: state.actions[-1], games=1)
    assert table.played == [(2, 3), (8, 4), (6, 9)]
    assert table.looks == []


def test_what_moved_on_meanwhile_is_no_error() -> None:
    table = Table(
        stream(turn(3), turn(8), OVER),
        [acting(3, 1), acting(5, 2), acting(8, 3)],
        [answered("stale"), answered("refused", code="time", text="."), answered("refused", code="over", text=".")],
    )
    client = Client("http://manoa.test", "secret", httpx.MockTransport(table))
    client.play_games(lambda state: state.actions[0].id, games=1)
    assert table.played == [(1, 3), (2, 5), (3, 8)]


def test_an_illegal_choice_is_an_error() -> None:
    table = Table(stream(turn(3)), [acting(3, 1)], [answered("refused", code="illegal", text="No.")])
    client = Client("http://manoa.test", "secret", httpx.MockTransport(table))
    with pytest.raises(Refusal, match=r"No\."):
        client.play_games(lambda _: "nonsense")
