"""Bodies of all kinds and sizes, errors that tell nothing, and the description of the API."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from manoa.server.http.bodies import LARGEST, JsonRequest, decode
from manoa.server.http.problems import DESCRIPTIONS, Refusal
from server.people_app import (
    ANN,
    JSON,
    TO_US,
    Browser,
    Site,
    answers_of_all_kinds,
    bearer,
    carrying,
    is_problem,
)


@pytest.fixture
def ann(site: Site) -> Browser:
    browser = Browser(site)
    browser.guest()
    return browser


# Bodies (ASVS 2.2.1)


@pytest.mark.parametrize("announced", [None, b"10", b"999999999"])
def test_large_bodies_are_refused_whatever_length_they_announce(site: Site, announced: bytes | None) -> None:
    headers = [TO_US, JSON, *([(b"content-length", announced)] if announced else [])]
    chunk = b" " * 65_536
    answer = site.ask("POST", "/api/guests", headers, [chunk] * 5)
    assert (answer.status, answer.code) == (413, "too-large")


def test_a_body_just_small_enough_is_read(site: Site) -> None:
    body = ANN + b" " * (LARGEST - len(ANN))
    assert site.ask("POST", "/api/guests", [TO_US, JSON], [body]).status == 201


@pytest.mark.parametrize("length", [b"x", b"-1", b"1, 2"])
def test_a_strange_length_is_no_failure_of_ours(site: Site, length: bytes) -> None:
    answer = site.ask("POST", "/api/guests", [TO_US, JSON, (b"content-length", length)], [ANN])
    assert answer.status in (201, 400)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b'"Ann"',
        b"{",
        b'{"name": 1}',
        b'{"name": null}',
        b'{"name": "Ann", "more": 1}',
        b'{"name": ["Ann"]}',
        b'{"name": "\\ud800"}',
        b'{"name": "\xff"}',
        b"[" * 100_000,
        b'{"x":' * 40_000,
        b"1" * 10_000,
        b"\xef\xbb\xbf" + ANN,
        ANN.decode().encode("utf-16"),
    ],
)
def test_bodies_that_are_not_as_expected(site: Site, body: bytes) -> None:
    answer = site.ask("POST", "/api/guests", [TO_US, JSON], [body])
    assert (answer.status, answer.code) == (400, "malformed")
    assert is_problem(answer)
    assert not site.rows("SELECT * FROM users")


def test_numbers_in_quotes_are_not_numbers() -> None:
    class Counted(msgspec.Struct):
        count: int

    with pytest.raises(Refusal):
        decode(b'{"count": "1"}', Counted)
    with pytest.raises(Refusal, match="deeply"):
        decode(b"[" * 100_000, Any)


def test_a_slow_body_is_not_waited_for(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(JsonRequest, "patience", 0.01)
    sent: list[Any] = []

    async def receive() -> Any:
        await asyncio.sleep(10)

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {"type": "http", "method": "POST", **site.scope("/api/guests", [TO_US, JSON], {})}

    async def call() -> None:
        await site.app(scope, receive, send)

    site.runner.run(call())
    assert sent[0]["status"] == 408


def test_who_is_nobody_is_told_so_before_the_body_is_read(site: Site) -> None:
    assert site.ask("POST", "/api/echo", [TO_US, JSON], [b"x" * (LARGEST * 2)]).status == 401


# Errors


def test_every_error_is_a_problem(site: Site) -> None:
    _, *errors = answers_of_all_kinds(site)
    assert all(is_problem(answer) for answer in errors)


def test_a_wrong_method_is_told_the_right_ones(site: Site) -> None:
    assert "GET" in (site.ask("PUT", "/api/me", [TO_US]).header("allow") or "")


def test_a_failure_tells_its_id_and_nothing_else(site: Site) -> None:
    with capture_logs() as logs:
        answer = site.ask("GET", "/api/boom", [TO_US])
    (entry,) = logs
    assert (answer.status, answer.code) == (500, "broken")
    assert entry["id"] in answer.json["error"]
    assert b"12345" not in answer.body
    assert b"RuntimeError" not in answer.body
    assert "RuntimeError" in entry["trace"]
    assert entry["route"] == "/api/boom"


def test_a_failure_logs_no_secrets(site: Site, ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    token = ann.token()["token"]
    monkeypatch.setattr(site.hub, "forget", None)
    with capture_logs() as logs:
        answer = ann.post("/api/logout")
        site.ask("GET", "/api/boom", [*bearer(token), carrying(ann)])
    assert answer.status == 500
    assert len(logs) == 2
    assert not [secret for secret in (token, ann.cookies["manoa"]) if secret in str(logs)]


# The description of the API


def schema(site: Site) -> Any:
    return msgspec.json.decode(msgspec.json.encode(site.app.openapi_schema.to_schema()))


def test_the_description_lists_what_may_go_wrong(site: Site) -> None:
    operations = {
        (path, method): operation
        for path, operations in schema(site)["paths"].items()
        for method, operation in operations.items()
        if operation.get("tags")
    }
    assert len(operations) == 21
    for (_, method), operation in operations.items():
        assert "429" in operation["responses"]
        assert "requestBody" not in operation or {"400", "403", "408", "413", "415"} <= set(operation["responses"])
        assert "security" not in operation or "401" in operation["responses"]
        assert method == "get" or "403" in operation["responses"]
        problems = [answer for status, answer in operation["responses"].items() if int(status) >= 400]
        assert {answer["content"]["application/json"]["schema"]["$ref"] for answer in problems} == {
            "#/components/schemas/Problem"
        }
        assert {answer["description"] for answer in problems} <= set(DESCRIPTIONS.values())


def test_the_description_says_that_unknown_fields_are_refused(site: Site) -> None:
    schemas = schema(site)["components"]["schemas"]
    assert [schemas[name]["additionalProperties"] for name in ("GuestIn", "AccountIn", "LoginIn", "TokenIn")] == [
        False
    ] * 4
    assert "additionalProperties" not in schemas["Me"]


def test_nothing_is_changed_by_get(site: Site) -> None:
    routes = {(path, method) for path, operations in schema(site)["paths"].items() for method in operations}
    reading = {path for path, method in routes if method == "get"}
    assert reading == {
        "/api/me",
        "/api/me/email",
        "/api/recovery",
        "/api/sessions",
        "/api/tokens",
        "/api/boom",
        "/page",
    }


@pytest.mark.parametrize("path", ["/api", "/api/nowhere", "/api/no/where"])
def test_what_is_missing_under_api_is_missing_for_programs(ann: Browser, path: str) -> None:
    """Also where the framework would show a page of its own."""
    answer = ann.get(path)
    assert (answer.status, answer.code) == (404, "not-found")
