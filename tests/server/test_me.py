"""Changing one's name and password, and going for good."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from argon2 import PasswordHasher
from sqlalchemy import delete, text, update
from sqlalchemy.dialects import sqlite

from manoa.server.http.me import GONE
from manoa.server.store import people
from manoa.server.store.engine import reading, writing
from manoa.server.store.log import mentioning
from manoa.server.store.schema import sessions, users
from manoa.server.table.refusal import Refused
from server.inside import Inside, play_on, running_game
from server.people_app import Browser, Site, bearer, open_site, unlimited

PASSWORD, OTHER = "correct horse", "battery staple"


@pytest.fixture
def ann(site: Site) -> Browser:
    return Browser(site)


# Names


def test_a_guest_is_called_something_else(ann: Browser) -> None:
    me = ann.guest("Ann")
    answer = ann.post("/api/me/name", {"name": " Anna "})
    assert (answer.status, answer.json) == (200, {**me, "name": "Anna"})
    assert ann.get("/api/me").json["name"] == "Anna"


def test_an_account_logs_in_with_its_new_name(ann: Browser, site: Site) -> None:
    ann.account("Ann")
    assert ann.post("/api/me/name", {"name": "Anna"}).status == 200
    assert Browser(site).log_in("Ann").status == 401
    assert Browser(site).log_in("ANNA").status == 200
    assert ann.post("/api/me/name", {"name": "anna"}).status == 200, "its own name is not taken"


def test_a_name_that_is_taken_is_refused_to_accounts_alone(ann: Browser, site: Site) -> None:
    Browser(site).account("Bob")
    ann.account("Ann")
    refused = ann.post("/api/me/name", {"name": "ｂｏｂ"})
    assert (refused.status, refused.code) == (409, "name-taken")
    assert ann.get("/api/me").json["name"] == "Ann"
    guest = Browser(site)
    guest.guest("Cleo")
    assert guest.post("/api/me/name", {"name": "Bob"}).status == 200


@pytest.mark.parametrize("name", ["\u202eevil", "\u200b", " "])
def test_odd_names_are_refused(ann: Browser, name: str) -> None:
    ann.guest()
    assert ann.post("/api/me/name", {"name": name}).code == "bad-name"


def test_a_guest_who_becomes_an_account_meanwhile_keeps_it(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """The request has seen a guest, whose name nobody logs in with."""
    me = ann.guest()

    def meanwhile(name: str) -> str:
        with writing(ann.site.engine) as rows:
            assert people.make_account(rows, me["id"], "Ann", "ann", "hash")
        return name

    monkeypatch.setattr("manoa.server.http.me.clean", meanwhile)
    refused = ann.post("/api/me/name", {"name": "Anna"})
    assert (refused.status, refused.code) == (409, "already-account")
    assert [(row.name, row.account) for row in ann.site.rows("SELECT name, account FROM users")] == [("Ann", "ann")]


# Passwords


def test_a_new_password_ends_all_other_sessions(ann: Browser, site: Site) -> None:
    ann.account()
    other = Browser(site)
    other.log_in()
    assert ann.post("/api/me/password", {"old": PASSWORD, "new": OTHER}).status == 204
    assert ann.get("/api/me").status == 200
    assert other.get("/api/me").status == 401
    assert len(site.hub.sessions) >= 1
    assert Browser(site).log_in(password=PASSWORD).status == 401
    assert Browser(site).log_in(password=OTHER).status == 200


def test_a_new_password_ends_all_tokens(ann: Browser, site: Site) -> None:
    """As one that was chosen by a link does: a program could be somebody else's."""
    ann.account()
    made = ann.token()
    assert ann.post("/api/me/password", {"old": PASSWORD, "new": OTHER}).status == 204
    assert site.ask("GET", "/api/me", bearer(made["token"])).status == 401
    assert site.hub.tokens == [made["info"]["id"]]
    assert ann.get("/api/tokens").json == []


def test_who_logs_in_while_the_password_changes_is_not_in_afterwards(ann: Browser, site: Site) -> None:
    """The old one was right when it was checked, and is wrong when the session would begin."""
    ann.account()
    thief, check = Browser(site), site.passwords.check

    async def slowly(*given: Any) -> bool:
        found = await check(*given)
        with writing(site.engine) as rows:
            rows.execute(update(users).values(password="another"))
        return found

    with patch.object(site.passwords, "check", slowly):
        answer = thief.log_in(password=PASSWORD)
    assert (answer.status, answer.code) == (401, "wrong-login")
    assert len(site.rows("SELECT id FROM sessions")) == 1


def test_a_session_that_ended_meanwhile_makes_no_token(ann: Browser, site: Site) -> None:
    ann.account()
    write = site.hub.write

    async def late(work: Any, *given: Any) -> Any:
        with writing(site.engine) as rows:
            rows.execute(delete(sessions))
        return await write(work, *given)

    with patch.object(site.hub, "write", late):
        answer = ann.post("/api/tokens", {"name": "bot", "scopes": ["read"]})
    assert (answer.status, answer.code) == (401, "nobody")
    assert site.rows("SELECT id FROM tokens") == []


def test_a_wrong_password_changes_nothing(ann: Browser, site: Site) -> None:
    ann.account()
    other = Browser(site)
    other.log_in()
    refused = ann.post("/api/me/password", {"old": OTHER, "new": OTHER})
    assert (refused.status, refused.code) == (403, "wrong-password")
    assert other.get("/api/me").status == 200
    assert Browser(site).log_in(password=PASSWORD).status == 200


def test_a_password_that_changed_meanwhile_is_not_written_over(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two requests knew the old one: the second must not be told that its own counts."""
    ann.account()

    class Meanwhile(PasswordHasher):
        def hash(self, *_: Any, **__: Any) -> str:
            with writing(ann.site.engine) as rows:
                rows.execute(update(users).values(password="another"))
            return "hash"

    monkeypatch.setattr(ann.site.passwords, "hasher", Meanwhile())
    assert ann.post("/api/me/password", {"old": PASSWORD, "new": OTHER}).code == "wrong-password"
    assert [row.password for row in ann.site.rows("SELECT password FROM users")] == ["another"]


def test_a_guest_has_no_password_to_change(ann: Browser) -> None:
    ann.guest()
    assert ann.post("/api/me/password", {"old": PASSWORD, "new": OTHER}).code == "no-account"


def test_guesses_are_counted_with_those_at_the_login(tmp_path: Path) -> None:
    with open_site(unlimited(tmp_path, limits=True)) as site:
        ann = Browser(site)
        ann.account()
        answers = [ann.post("/api/me/password", {"old": OTHER, "new": OTHER}).status for _ in range(11)]
    assert answers[:9] == [403] * 9
    assert answers[-1] == 429


def test_an_api_token_can_do_none_of_it(ann: Browser, site: Site) -> None:
    ann.account()
    head = [*bearer(ann.token()["token"]), (b"content-type", b"application/json")]
    for method, path, body in (
        ("POST", "/api/me/name", b'{"name": "Eve"}'),
        ("POST", "/api/me/password", b'{"old": "correct horse", "new": "battery staple"}'),
        ("DELETE", "/api/me", b'{"password": "correct horse"}'),
    ):
        assert site.ask(method, path, head, [body]).code == "not-with-token"
    assert ann.get("/api/me").json["name"] == "Ann"


# Going for good


def test_an_account_says_its_password_before_it_goes(ann: Browser, site: Site) -> None:
    ann.account()
    token = ann.token()["token"]
    assert ann.delete("/api/me", {}).code == "wrong-password"
    assert ann.delete("/api/me", {"password": OTHER}).code == "wrong-password"
    assert ann.get("/api/me").status == 200
    assert ann.delete("/api/me", {"password": PASSWORD}).status == 204
    assert "manoa" not in ann.cookies
    assert site.ask("GET", "/api/me", bearer(token)).status == 401
    assert Browser(site).log_in().status == 401
    assert site.rows("SELECT name, account, password FROM users") == [(GONE, None, None)]
    assert site.rows("SELECT id FROM sessions") == site.rows("SELECT id FROM tokens") == []
    assert Browser(site).account("Ann")["name"] == "Ann", "the name is free again"


def test_what_stays_at_tables_does_not_name_who_is_gone(server: Inside) -> None:
    ann, bob, eve = server.guest("Ann-Kathrin"), server.guest("Bob"), server.guest("Eve")
    over, running = running_game(ann, bob), running_game(bob, ann)
    waiting, watched = ann.set_up(), running_game(bob, eve)
    for table in (over, watched):
        ann.ask(table, {"kind": "say", "text": "Hello"})
    ann.ask(over, {"kind": "resign"})
    assert ann.http.request("DELETE", "/api/me", json={}).status_code == 204
    assert ann.http.get("/api/me").status_code == 401
    for table in (over, running, watched):
        sentence = "".join(server.client().get(f"/api/tables/{table}{path}").text for path in ("", "/events"))
        assert "Ann-Kathrin" not in sentence
        assert GONE in sentence
    assert bob.look(running)["table"]["seats"][1]["away"] == "left"
    assert server.client().get(f"/api/tables/{waiting}").json()["table"]["status"] == "closed"
    assert "Ann-Kathrin" not in bob.http.get("/api/history").text + bob.http.get("/api/mine").text
    with reading(server.hub._engine) as rows:
        stored = [bytes(row.body) for row in rows.execute(text("SELECT body FROM events"))]
    assert not any(b"Ann-Kathrin" in body for body in stored)


def test_who_comes_after_somebody_has_gone_does_not_read_their_name(server: Inside) -> None:
    """The log was changed, and its version was not."""
    ann, bob, eve = server.guest("Ann-Kathrin"), server.guest("Bob"), server.guest("Eve")
    table = running_game(bob, eve, clock={"kind": "none"})
    other = running_game(ann, bob, clock={"kind": "none"})
    ann.ask(other, {"kind": "resign"})
    ann.ask(table, {"kind": "say", "text": "Hello"})
    told = []
    for name in ("Cem", "Dora"):
        with server.guest(name).socket() as socket:
            socket.send({"t": "watch", "table": other})
            told.append(socket.read())
        ann.http.request("DELETE", "/api/me", json={})
    assert "Ann-Kathrin" in told[0]
    assert "Ann-Kathrin" not in told[1]


@pytest.mark.parametrize(("code", "status"), [("busy", 409), ("unavailable", 503)])
def test_nobody_goes_before_their_tables_could_be_left(
    server: Inside, monkeypatch: pytest.MonkeyPatch, code: str, status: int
) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = running_game(ann, bob)

    async def not_now(*_: Any) -> Any:
        raise Refused(code)

    with monkeypatch.context() as patched:
        patched.setattr(server.hub, "_reply", not_now)
        answer = ann.http.request("DELETE", "/api/me", json={})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert ann.http.get("/api/me").json()["name"] == "Ann"
    assert ann.http.request("DELETE", "/api/me", json={}).status_code == 204
    assert bob.look(table)["table"]["seats"][0]["away"] == "left"


def test_going_looks_only_where_one_is_named(server: Inside) -> None:
    """However long the logs of all others are: they are neither searched nor locked."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    running_game(ann, bob)
    with reading(server.hub._engine) as rows:
        query = mentioning(ann.id).compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
        plan = [row.detail for row in rows.execute(text(f"EXPLAIN QUERY PLAN {query}"))]
    assert not any(step.startswith("SCAN events") for step in plan), plan


def test_others_keep_their_names(server: Inside) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = running_game(ann, bob)
    ann.http.request("DELETE", "/api/me", json={})
    names = [seat["name"] for seat in bob.look(table)["table"]["seats"]]
    assert names == [GONE, "Bob"]


def test_who_watches_goes_on_after_a_name_was_changed(server: Inside) -> None:
    """The table was folded again under those who look at it."""
    ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
    table = running_game(bob, eve)
    ann.ask(table, {"kind": "say", "text": "Hello"})
    with bob.socket() as socket:
        socket.send({"t": "watch", "table": table})
        version = socket.next()["state"]["v"]
        ann.http.request("DELETE", "/api/me", json={})
        play_on(table, (bob, eve), 1)
        news = socket.next()
    assert (news["t"], news["state"]["v"]) == ("news", version + 1)
