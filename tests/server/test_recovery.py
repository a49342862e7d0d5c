"""A forgotten password, on a server whose host has set up mail."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from queue import Empty
from typing import Any

import pytest

from manoa.server.http import recovery
from manoa.server.live.moment import wall
from manoa.server.people.mail import mail_of
from manoa.server.settings import Settings
from manoa.server.store import letters
from server.people_app import HOST, Browser, Site, bearer, open_site, unlimited
from server.post_office import PostOffice, post_office

ADDRESS = "Ann@Example.org"
NEW = "battery staple"


def with_mail(folder: Path, office: PostOffice, **changes: Any) -> Settings:
    wishes = {"origin": f"https://{HOST}", "smtp": office.address, "mail_from": "Manoa <games@example.org>"}
    return unlimited(folder, **{**wishes, **changes})


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as office:
        yield office


@pytest.fixture
def mailing(tmp_path: Path, office: PostOffice) -> Iterator[Site]:
    with open_site(with_mail(tmp_path, office)) as site:
        yield site


@pytest.fixture
def ann(mailing: Site) -> Browser:
    ann = Browser(mailing, scheme="https")
    ann.account()
    return ann


def give(browser: Browser, password: str = "correct horse", email: str = ADDRESS, **more: str) -> Any:
    return browser.post("/api/me/email", {"email": email, "password": password, **more})


def confirmed(browser: Browser, office: PostOffice) -> None:
    assert give(browser).status == 204
    (secret,) = office.secrets()
    assert Browser(browser.site, scheme="https").post("/api/recovery/confirm", {"secret": secret}).status == 204


def asked(browser: Browser, email: str = ADDRESS, **more: str) -> Any:
    return browser.post("/api/recovery", {"email": email, **more})


def reset(browser: Browser, secret: str, password: str = NEW) -> Any:
    return browser.post("/api/recovery/password", {"secret": secret, "password": password})


def nothing_comes(office: PostOffice) -> None:
    with pytest.raises(Empty):
        office.letters.get(timeout=0.3)


# The whole way


def test_whoever_forgot_a_password_chooses_a_new_one(ann: Browser, office: PostOffice) -> None:
    confirmed(ann, office)
    assert ann.get("/api/me/email").json == {"email": "ann@example.org"}
    stranger = Browser(ann.site, scheme="https")
    assert asked(stranger, "ANN@example.ORG").status == 204
    (secret,) = office.secrets()
    assert reset(stranger, secret).status == 204
    assert stranger.log_in(password="correct horse").status == 401
    assert stranger.log_in(password=NEW).json["name"] == "Ann"


def test_a_new_password_ends_all_sessions_and_tokens(ann: Browser, office: PostOffice) -> None:
    confirmed(ann, office)
    token = ann.token()
    session = ann.get("/api/sessions").json[0]["id"]
    asked(ann)
    assert reset(ann, *office.secrets()).status == 204
    assert ann.get("/api/me").status == 401
    assert ann.site.ask("GET", "/api/me", bearer(token["token"])).status == 401
    assert ann.site.hub.sessions[-1] == session
    assert ann.site.hub.tokens == [token["info"]["id"]]


def test_a_letter_says_what_it_is_for(ann: Browser, office: PostOffice) -> None:
    give(ann, language="de")
    letter = office.letter()
    assert (letter["To"], letter["From"]) == ("ann@example.org", "Manoa <games@example.org>")
    assert letter["Subject"] == "Manoa: Bestätige deine E-Mail-Adresse"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert f"Ann:\nhttps://{HOST}/confirm#" in letter.get_content().replace("\r\n", "\n")


# Links


def test_a_link_works_once(ann: Browser, office: PostOffice) -> None:
    confirmed(ann, office)
    asked(ann)
    (secret,) = office.secrets()
    assert reset(ann, secret).status == 204
    again = reset(ann, secret, "another one")
    assert (again.status, again.code) == (404, "link-over")
    assert ann.log_in(password=NEW).status == 200


@pytest.mark.parametrize("kind", ["confirm", "reset"])
def test_links_expire(ann: Browser, office: PostOffice, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    confirmed(ann, office)
    (give if kind == "confirm" else asked)(ann)
    (secret,) = office.secrets()
    later = wall() + letters.AGES[kind] + 1  # type: ignore[index]
    monkeypatch.setattr(recovery, "wall", lambda: later)
    path, more = ("confirm", {}) if kind == "confirm" else ("password", {"password": NEW})
    answer = ann.post(f"/api/recovery/{path}", {"secret": secret, **more})
    assert (answer.status, answer.code) == (404, "link-over")


def test_a_newer_link_ends_the_older(ann: Browser, office: PostOffice) -> None:
    confirmed(ann, office)
    asked(ann)
    (first,) = office.secrets()
    asked(ann)
    (second,) = office.secrets()
    assert reset(ann, first).code == "link-over"
    assert reset(ann, second).status == 204


def test_a_changed_password_ends_links(ann: Browser, office: PostOffice) -> None:
    """Somebody who reads the owner's mail later finds nothing there."""
    confirmed(ann, office)
    asked(ann)
    ann.post("/api/me/password", {"old": "correct horse", "new": "something else"})
    assert reset(ann, *office.secrets()).code == "link-over"


def test_links_are_for_what_they_say(ann: Browser, office: PostOffice) -> None:
    give(ann)
    (secret,) = office.secrets()
    assert reset(ann, secret).code == "link-over"


def test_the_database_has_no_link_in_it(ann: Browser, office: PostOffice) -> None:
    give(ann)
    (secret,) = office.secrets()
    (row,) = ann.site.rows("SELECT * FROM letters")
    assert secret not in str(row)
    assert secret.encode() not in row.key


# Who is told what


def test_an_unknown_address_gets_the_same_answer_and_no_letter(ann: Browser, office: PostOffice) -> None:
    confirmed(ann, office)
    known, unknown = asked(ann), asked(ann, "nobody@example.org")
    assert (known.status, known.headers, known.body) == (unknown.status, unknown.headers, unknown.body)
    assert office.letter()["To"] == "ann@example.org"
    nothing_comes(office)


def test_an_address_counts_once_it_is_confirmed(ann: Browser, office: PostOffice) -> None:
    give(ann)
    office.letter()
    assert ann.get("/api/me/email").json == {"email": None}
    asked(ann)
    nothing_comes(office)


def test_an_address_needs_the_password(ann: Browser, office: PostOffice) -> None:
    """Whoever finds an open browser does not get a way in for later."""
    answer = give(ann, password="wrong horse")
    assert (answer.status, answer.code) == (403, "wrong-password")
    nothing_comes(office)


def test_guests_have_no_password_to_forget(mailing: Site) -> None:
    guest = Browser(mailing, scheme="https")
    guest.guest()
    assert give(guest).code == "no-account"


def test_an_api_token_has_no_say_in_it(ann: Browser) -> None:
    token = ann.token()["token"]
    assert ann.site.ask("GET", "/api/me/email", bearer(token)).status == 403


def test_one_letter_tells_of_all_accounts_of_an_address(ann: Browser, office: PostOffice) -> None:
    confirmed(ann, office)
    bob = Browser(ann.site, scheme="https")
    bob.account("Bob")
    confirmed(bob, office)
    asked(ann)
    first, second = office.secrets()
    assert reset(ann, second).status == 204
    assert bob.log_in("Bob", NEW).status == 200
    assert reset(ann, first).status == 204


def test_who_goes_takes_the_address_along(ann: Browser, office: PostOffice) -> None:
    confirmed(ann, office)
    asked(ann)
    secrets = office.secrets()
    assert ann.delete("/api/me", {"password": "correct horse"}).status == 204
    assert ann.site.rows("SELECT email FROM users WHERE email IS NOT NULL") == []
    assert reset(ann, *secrets).code == "link-over"


def test_an_address_can_be_taken_back(ann: Browser, office: PostOffice) -> None:
    confirmed(ann, office)
    assert ann.delete("/api/me/email").status == 204
    assert ann.get("/api/me/email").json == {"email": None}
    asked(ann)
    nothing_comes(office)


@pytest.mark.parametrize(
    "email",
    [
        "ann",
        "ann@home",
        "a b@example.org",
        "a@example.org\nBcc: b@example.org",
        "a@example.org\n",
        "a@b.c, d@e.f",
        "ä@example.org",
    ],
)
def test_odd_addresses_are_refused(ann: Browser, office: PostOffice, email: str) -> None:
    assert give(ann, email=email).status == 400
    assert asked(ann, email).status == 400
    nothing_comes(office)


# Limits, and servers without mail


def test_letters_to_one_address_are_few_whoever_asks(tmp_path: Path, office: PostOffice) -> None:
    with open_site(with_mail(tmp_path, office, limits=True)) as site:
        statuses = [
            asked(Browser(site, scheme="https", address=f"192.0.2.{number}"), "Victim@example.org").status
            for number in range(1, 6)
        ]
    assert statuses == [204, 204, 204, 429, 429]


def test_one_address_cannot_ask_for_many_letters(tmp_path: Path, office: PostOffice) -> None:
    with open_site(with_mail(tmp_path, office, limits=True)) as site:
        one = Browser(site, scheme="https")
        statuses = [asked(one, f"somebody{number}@example.org").status for number in range(12)]
    assert statuses == [204] * 10 + [429] * 2


def test_without_mail_there_is_nothing_of_it(site: Site) -> None:
    ann = Browser(site)
    ann.account()
    assert ann.get("/api/recovery").json == {"on": False}
    assert {give(ann).code, asked(ann).code, ann.get("/api/me/email").code, reset(ann, "x" * 43).code} == {"no-mail"}


def test_with_mail_the_page_is_told(mailing: Site) -> None:
    assert Browser(mailing, scheme="https").get("/api/recovery").json == {"on": True}


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"smtp": "mail.example.org"}, "MANOA_SMTP"),
        ({"smtp": "http://mail.example.org"}, "MANOA_SMTP"),
        ({"mail_from": "Manoa"}, "MANOA_MAIL_FROM"),
        ({"origin": None}, "--origin"),
    ],
)
def test_what_is_wrong_with_the_settings_is_said_at_the_start(
    tmp_path: Path, office: PostOffice, changes: dict[str, Any], why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        mail_of(with_mail(tmp_path, office, **changes))


def test_settings_come_from_the_environment_and_hide_the_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANOA_SMTP", "smtps://games%40example.org:s3cr%40t@mail.example.org")
    monkeypatch.setenv("MANOA_MAIL_FROM", "games@example.org")
    settings = Settings(origin="https://games.example.org/")
    mail = mail_of(settings)
    assert mail is not None
    assert (mail.host, mail.port, mail.tls, mail.user, mail.password) == (
        "mail.example.org",
        465,
        True,
        "games@example.org",
        "s3cr@t",
    )
    assert "s3cr" not in f"{settings} {mail}"


def test_a_mail_server_that_does_not_answer_is_nobodys_concern(tmp_path: Path, office: PostOffice) -> None:
    with open_site(with_mail(tmp_path, office, smtp="smtp://127.0.0.1:9")) as site:
        ann = Browser(site, scheme="https")
        ann.account()
        assert give(ann).status == 204
        assert ann.get("/api/me").status == 200


def test_other_machines_get_no_links_in_the_clear(tmp_path: Path, office: PostOffice) -> None:
    """As if the mail server, which offers no TLS here, stood elsewhere."""
    with open_site(with_mail(tmp_path, office)) as site, pytest.MonkeyPatch.context() as patch:
        patch.setattr("manoa.server.people.mail._is_this_machine", lambda _: False)
        ann = Browser(site, scheme="https")
        ann.account()
        assert give(ann).status == 204
        nothing_comes(office)
