"""Sessions and API tokens."""

from __future__ import annotations

import hashlib
import re
import time
from dataclasses import replace
from typing import Any

import pytest

from manoa.server.http import people as people_http
from manoa.server.http.identity import AGE
from manoa.server.http.sessions import MOST_TOKENS
from manoa.server.settings import Settings
from server.people_app import FIREFOX, Browser, Site, bearer, open_site, statements


@pytest.fixture
def ann(site: Site) -> Browser:
    return Browser(site)


# Sessions


def test_sessions_are_listed_without_their_secrets(ann: Browser) -> None:
    ann.account()
    bob = Browser(ann.site)
    bob.log_in()
    answer = ann.get("/api/sessions")
    assert sorted(session["current"] for session in answer.json) == [False, True]
    assert {session["agent"] for session in answer.json} == {FIREFOX}
    assert set(answer.json[0]) == {"id", "created", "seen", "agent", "current"}
    assert ann.cookies["manoa"].encode() not in answer.body


def test_the_store_has_only_hashes_of_secrets(ann: Browser) -> None:
    ann.guest()
    token = ann.token()["token"]
    secrets = [ann.cookies["manoa"], token]
    everything = [*ann.site.rows("SELECT * FROM sessions"), *ann.site.rows("SELECT * FROM tokens")]
    assert not [secret for secret in secrets if secret in str(everything)]
    assert [hashlib.sha256(secret.encode()).digest() for secret in secrets] == [row.key for row in everything]


def test_revoking_another_session(ann: Browser) -> None:
    ann.account()
    other = Browser(ann.site)
    other.log_in()
    (session,) = [session["id"] for session in ann.get("/api/sessions").json if not session["current"]]
    assert ann.delete(f"/api/sessions/{session}").status == 204
    assert other.get("/api/me").status == 401
    assert ann.site.hub.sessions[-1] == session
    again = ann.delete(f"/api/sessions/{session}")
    assert (again.status, again.code) == (404, "no-session")


def test_revoking_all_other_sessions(ann: Browser) -> None:
    ann.account()
    ann.site.hub.sessions.clear()
    others = [Browser(ann.site) for _ in range(3)]
    assert {other.log_in().status for other in others} == {200}
    assert ann.delete("/api/sessions").status == 204
    assert {other.get("/api/me").status for other in others} == {401}
    assert ann.get("/api/me").status == 200
    assert len(ann.site.hub.sessions) == 3


def test_nobody_revokes_a_strangers_session_or_token(ann: Browser) -> None:
    ann.guest()
    session, token = ann.get("/api/sessions").json[0]["id"], ann.token()["info"]["id"]
    eve = Browser(ann.site)
    eve.guest("Eve")
    missing = eve.delete("/api/sessions/nothing")
    refused = eve.delete(f"/api/sessions/{session}")
    assert (refused.status, refused.body) == (404, missing.body)  # as if it were not there
    assert eve.delete(f"/api/tokens/{token}").status == 404
    assert eve.delete("/api/sessions").status == 204
    assert ann.site.hub.sessions == []
    assert ann.get("/api/me").status == 200


def test_the_oldest_sessions_end_when_there_are_too_many(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people_http, "MOST_SESSIONS", 3)
    first = Browser(site)
    first.account()
    site.hub.sessions.clear()
    later = [Browser(site) for _ in range(3)]
    for browser in later:
        time.sleep(0.002)
        browser.log_in()
    assert first.get("/api/me").status == 401
    assert {browser.get("/api/me").status for browser in later} == {200}
    assert len(site.hub.sessions) == 1


def test_a_session_ends_when_it_was_not_seen_for_too_long(ann: Browser) -> None:
    ann.guest()
    with ann.site.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE sessions SET seen = seen - {AGE * 1000 - 60_000}")
    assert ann.get("/api/me").status == 200
    with ann.site.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE sessions SET seen = seen - {AGE * 1000 + 60_000}")
    assert ann.get("/api/me").status == 401


def test_when_a_session_was_seen_is_noted_now_and_then(ann: Browser) -> None:
    ann.guest()
    with statements(ann.site.engine) as asked:
        ann.get("/api/me")
    assert not [statement for statement in asked if statement.startswith("UPDATE")]
    with ann.site.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE sessions SET seen = seen - 3600000")
    before = ann.site.rows("SELECT seen FROM sessions")[0].seen
    ann.get("/api/me")
    assert ann.site.rows("SELECT seen FROM sessions")[0].seen > before + 3_000_000


# API tokens


def test_a_token_works_until_it_is_revoked(ann: Browser) -> None:
    me = ann.guest()
    made = ann.token("play", "read")
    assert re.fullmatch("manoa_[A-Za-z0-9_-]{43}", made["token"])
    assert made["info"] == {**made["info"], "name": "bot", "scopes": ["play", "read"], "used": None}
    assert ann.site.ask("GET", "/api/me", bearer(made["token"])).json == me
    (listed,) = ann.get("/api/tokens").json
    assert listed["used"] >= listed["created"]
    assert ann.delete(f"/api/tokens/{listed['id']}").status == 204
    assert ann.site.ask("GET", "/api/me", bearer(made["token"])).status == 401  # replayed
    assert ann.site.hub.tokens == [listed["id"]]
    assert ann.get("/api/tokens").json == []
    assert ann.delete(f"/api/tokens/{listed['id']}").code == "no-token"


def test_a_token_survives_logging_out(ann: Browser) -> None:
    ann.guest()
    token = ann.token()["token"]
    ann.post("/api/logout")
    assert ann.site.ask("GET", "/api/me", bearer(token)).status == 200


def test_a_token_does_what_its_scopes_say(ann: Browser) -> None:
    ann.guest()
    token = ann.token("read")["token"]
    assert ann.site.ask("GET", "/api/me", bearer(token)).json["scopes"] == ["read"]
    headers = [*bearer(token), (b"content-type", b"application/json")]
    answer = ann.site.ask("POST", "/api/echo", headers, [b'{"name": "Ann"}'])
    assert (answer.status, answer.code) == (403, "scope")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tokens"),
        ("POST", "/api/tokens"),
        ("DELETE", "/api/tokens/x"),
        ("GET", "/api/sessions"),
        ("DELETE", "/api/sessions"),
        ("DELETE", "/api/sessions/x"),
        ("POST", "/api/account"),
        ("POST", "/api/logout"),
    ],
)
def test_a_token_never_manages_accounts(ann: Browser, method: str, path: str) -> None:
    """A leaked one could make itself at home otherwise."""
    ann.guest()
    headers = [*bearer(ann.token()["token"]), (b"content-type", b"application/json")]
    answer = ann.site.ask(method, path, headers, [b'{"name": "more", "scopes": ["play"]}'])
    assert (answer.status, answer.code) == (403, "not-with-token")


def test_a_token_is_no_cookie_and_a_cookie_is_no_token(ann: Browser) -> None:
    ann.guest()
    token = ann.token()["token"]
    assert Browser(ann.site, cookies={"manoa": token}).get("/api/me").status == 401
    assert ann.site.ask("GET", "/api/me", bearer(ann.cookies["manoa"])).status == 401


def test_there_is_an_end_to_tokens(ann: Browser) -> None:
    ann.guest()
    for _ in range(MOST_TOKENS):
        ann.token()
    answer = ann.post("/api/tokens", {"name": "bot", "scopes": ["read"]})
    assert (answer.status, answer.code) == (409, "enough-tokens")


@pytest.mark.parametrize("scopes", [[], ["admin"], ["read", "play", "read"], "read", None])
def test_scopes_are_known_ones(ann: Browser, scopes: Any) -> None:
    ann.guest()
    assert ann.post("/api/tokens", {"name": "bot", "scopes": scopes}).status == 400


def test_a_doubled_scope_counts_once(ann: Browser) -> None:
    ann.guest()
    assert ann.token("read", "read")["info"]["scopes"] == ["read"]


# All of it on both databases


def test_people_on_each_kind_of_database(settings: Settings) -> None:
    with open_site(replace(settings, limits=False)) as site:
        ann, eve = Browser(site), Browser(site)
        me = ann.account("Zoë ❤\ufe0f", "pässword")
        eve.guest("Zoë")
        taken = eve.post("/api/account", {"name": "ZOË ❤", "password": "pässword"})
        assert (taken.status, taken.code) == (409, "name-taken")
        assert eve.log_in("zoë ❤", "wrong horse").code == "wrong-login"
        assert eve.log_in("zoë ❤", "pässword").json == me
        token = ann.token("read")
        assert site.ask("GET", "/api/me", bearer(token["token"])).json["id"] == me["id"]
        assert [listed["used"] is None for listed in ann.get("/api/tokens").json] == [False]
        assert len(ann.get("/api/sessions").json) == 2
        assert ann.delete("/api/sessions").status == 204
        assert eve.get("/api/me").status == 401
        assert ann.delete(f"/api/tokens/{token['info']['id']}").status == 204
        assert site.ask("GET", "/api/me", bearer(token["token"])).status == 401
        assert ann.delete("/api/sessions/a\0b").status == 404
        assert ann.post("/api/logout").status == 204
