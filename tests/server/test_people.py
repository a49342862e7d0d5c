"""Guests and accounts: coming and going."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from manoa.server.people import secrets
from manoa.server.store import people
from manoa.server.store.engine import writing
from server.people_app import Browser, Site, bearer, open_site, statements, unlimited


@pytest.fixture
def ann(site: Site) -> Browser:
    return Browser(site)


# Guests


def test_a_guest_is_in_at_once(ann: Browser) -> None:
    me = ann.guest("  Ann  ")
    assert (me["name"], me["guest"], me["waiting"], me["scopes"]) == ("Ann", True, 0, ["play", "read"])
    assert ann.get("/api/me").json == me


def test_two_guests_may_have_one_name(site: Site) -> None:
    assert Browser(site).guest("Ann")["id"] != Browser(site).guest("Ann")["id"]


def test_who_is_here_already_does_not_come_again(ann: Browser) -> None:
    me = ann.guest()
    again = ann.post("/api/guests", {"name": "Bob"})
    assert (again.status, again.code) == (409, "already-here")
    assert ann.get("/api/me").json == me


def test_nobody_is_told_to_say_who_they_are(ann: Browser) -> None:
    answer = ann.get("/api/me")
    assert (answer.status, answer.code, answer.header("www-authenticate")) == (401, "nobody", "Bearer")


def test_who_comes_with_a_wrong_token_is_told_so(site: Site) -> None:
    for token in ("manoa_wrong", "x" * 43):
        answer = site.ask("GET", "/api/me", bearer(token))
        assert (answer.status, answer.code) == (401, "nobody")
        assert answer.json["error"] == "This API token is wrong, or was revoked: make one in your settings."


@pytest.mark.parametrize("name", ["", " ", "\u202eevil", "a" * 25, "\u0000", "a\nb", "\u200b", "\u3164"])
def test_odd_names_are_refused(site: Site, name: str) -> None:
    answer = Browser(site).post("/api/guests", {"name": name})
    assert answer.status == 400
    assert answer.code in ("bad-name", "malformed")
    assert not site.rows("SELECT * FROM users")


# Accounts


def test_a_guest_becomes_an_account_and_stays_the_same_person(ann: Browser) -> None:
    guest = ann.guest()
    account = ann.post("/api/account", {"name": "Anna", "password": "correct horse"}).json
    assert (account["id"], account["name"], account["guest"]) == (guest["id"], "Anna", False)


def test_becoming_an_account_changes_the_secret_and_ends_what_was_before(ann: Browser) -> None:
    """Who planted a guest's cookie in somebody's browser must not be left with a way into their account."""
    ann.guest()
    attacker = Browser(ann.site, cookies=dict(ann.cookies))
    token = attacker.token()
    session = attacker.get("/api/sessions").json[0]["id"]
    ann.post("/api/account", {"name": "Ann", "password": "correct horse"})
    assert attacker.cookies != ann.cookies
    assert attacker.get("/api/me").status == 401
    assert ann.site.ask("GET", "/api/me", bearer(token["token"])).status == 401
    assert ann.site.hub.sessions == [session]
    assert ann.site.hub.tokens == [token["info"]["id"]]
    assert ann.get("/api/me").status == 200


@pytest.mark.parametrize("name", ["ann", "ANN", "Ａｎｎ", " Ann "])
def test_a_name_is_taken_in_every_way_of_writing_it(site: Site, name: str) -> None:
    Browser(site).account("Ann")
    other = Browser(site)
    me = other.guest("Bob")
    answer = other.post("/api/account", {"name": name, "password": "correct horse"})
    assert (answer.status, answer.code) == (409, "name-taken")
    assert other.get("/api/me").json == me


def test_an_account_is_made_once(ann: Browser) -> None:
    me = ann.account()
    answer = ann.post("/api/account", {"name": "Other", "password": "another one"})
    assert (answer.status, answer.code) == (409, "already-account")
    assert ann.get("/api/me").json == me


def test_of_two_requests_at_once_one_makes_the_account(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second has seen a guest too, but the row says otherwise when it writes."""
    me = ann.guest()

    class Meanwhile(PasswordHasher):
        def hash(self, *_: Any, **__: Any) -> str:
            with writing(ann.site.engine) as rows:
                assert people.make_account(rows, me["id"], "One", "one", "hash")
            return "hash"

    monkeypatch.setattr(ann.site.passwords, "hasher", Meanwhile())
    assert ann.post("/api/account", {"name": "Two", "password": "12345678"}).code == "already-account"
    assert [row.name for row in ann.site.rows("SELECT name FROM users")] == ["One"]
    assert ann.get("/api/me").json["name"] == "One"


@pytest.mark.parametrize("password", ["", "1234567", "x" * 201])
def test_passwords_have_8_to_200_characters(ann: Browser, password: str) -> None:
    ann.guest()
    assert ann.post("/api/account", {"name": "Ann", "password": password}).status == 400


def test_passwords_are_stored_as_argon2_only(ann: Browser) -> None:
    ann.account(password="correct horse")
    (row,) = ann.site.rows("SELECT password FROM users")
    assert row.password.startswith("$argon2id$")
    assert "correct horse" not in str(ann.site.rows("SELECT * FROM users"))


# Logging in


def test_logging_in_from_elsewhere(site: Site) -> None:
    me = Browser(site).account("Zoë", "pässword")
    elsewhere = Browser(site)
    answer = elsewhere.log_in("zoe\u0308", "pa\u0308ssword")  # as another keyboard writes it
    assert (answer.status, answer.json) == (200, me)
    assert elsewhere.get("/api/me").json == me


def test_logging_in_changes_the_secret_and_ends_the_old_session(ann: Browser) -> None:
    ann.account()
    attacker = Browser(ann.site, cookies=dict(ann.cookies))
    session = attacker.get("/api/sessions").json[0]["id"]
    assert ann.log_in().status == 200
    assert attacker.get("/api/me").status == 401
    assert session in ann.site.hub.sessions
    assert len(ann.get("/api/sessions").json) == 1


def test_a_failed_login_changes_nothing(ann: Browser) -> None:
    me = ann.account()
    assert ann.log_in(password="wrong horse").status == 401
    assert ann.get("/api/me").json == me


@pytest.mark.parametrize("name", ["Ann", "Bob", "Gus", "\u202e", "\ufdfa" * 20])
def test_a_wrong_name_is_answered_like_a_wrong_password(site: Site, name: str) -> None:
    Browser(site).account("Ann")
    Browser(site).guest("Gus")
    answer = Browser(site).log_in(name, "wrong horse")
    answer.headers.sort()
    expected = Browser(site).log_in("Ann", "battery staple")
    assert (answer.status, answer.body, answer.headers) == (401, expected.body, sorted(expected.headers))


def test_a_wrong_name_costs_as_much_as_a_wrong_password(tmp_path: Path) -> None:
    """One check of a hash with the same parameters, whoever is asked for."""
    work: list[str] = []

    class Counting(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Any:
            work.append(str(hash)[: str(hash).rindex("p=")])
            return super().verify(hash, password)

    with open_site(unlimited(tmp_path), Counting(1, 8, 1)) as site:
        Browser(site).account("Ann")
        for name in ("Ann", "Bob", "\u202e"):
            with statements(site.engine) as asked:
                Browser(site).log_in(name, "wrong horse")
            assert len([statement for statement in asked if "users" in statement]) == 1
    assert len(work) == 3
    assert len(set(work)) == 1


def test_an_old_hash_is_renewed_at_login(tmp_path: Path) -> None:
    with open_site(unlimited(tmp_path)) as site:
        Browser(site).account()
        before = site.rows("SELECT password FROM users")
        site.passwords.hasher = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
        assert Browser(site).log_in().status == 200
        after = site.rows("SELECT password FROM users")
        assert after != before
        assert "m=16,t=2" in after[0].password
        assert Browser(site).log_in().status == 200


def test_when_too_many_passwords_wait_the_next_is_told_to_come_back(
    ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann.account()
    monkeypatch.setattr("manoa.server.people.passwords.MOST_WAITING", 0)
    answer = ann.log_in()
    assert (answer.status, answer.json["ratelimit"]) == (429, {"key": "passwords", "seconds": 1})


def test_logging_out_ends_the_session_and_what_is_connected_by_it(ann: Browser) -> None:
    ann.guest()
    secret = dict(ann.cookies)
    session = ann.get("/api/sessions").json[0]["id"]
    assert ann.post("/api/logout").status == 204
    assert ann.cookies == {}
    assert ann.site.hub.sessions == [session]
    assert Browser(ann.site, cookies=secret).get("/api/me").status == 401  # replayed
    assert ann.post("/api/logout").status == 401


def test_no_name_of_a_row_looks_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-vHzQ7aB", "-_tw", "tw-_"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(made))
    assert secrets.new_id() == "tw-_"
