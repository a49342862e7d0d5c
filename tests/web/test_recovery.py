"""A forgotten password in the browser, on a server that sends letters; and nothing of it where none are sent."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from server.post_office import PostOffice, post_office
from web.axe import violations
from web.conftest import serving
from web.people import People, Person
from web.serving import Server
from web.test_account import PASSWORD, panel, status, with_account

NEW = "tapir and toucan"
MAIL = {"MANOA_MAIL_FROM": "Manoa <games@example.org>"}


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as office:
        yield office


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory, office: PostOffice) -> Iterator[Server]:
    """One that sends letters."""
    yield from serving(tmp_path_factory, named=True, MANOA_SMTP=office.address, **MAIL)


def follow(person: Person, office: PostOffice, page: str) -> None:
    (secret,) = office.secrets()
    person.page.goto(f"{person.server.address}/{page}#{secret}")
    expect(person.page).to_have_url(f"{person.server.address}/{page}")  # without the secret


def test_a_forgotten_password(own_server: Server, person: People, office: PostOffice) -> None:
    mira = with_account(person, "Mira")
    address = panel(mira, "E-mail address")
    address.get_by_label("E-mail address").fill("mira@example.org")
    address.get_by_label("Password").fill(PASSWORD)
    address.get_by_role("button", name="Send a link").click()
    status(mira, "An e-mail is on its way to mira@example.org")
    follow(mira, office, "confirm")
    assert violations(mira) == []
    mira.page.get_by_role("button", name="This is my address").click()
    status(mira, "confirmed")

    again = person("Mira", guest=False)
    again.page.goto("/settings")
    again.page.get_by_role("button", name="I have an account").click()
    again.page.get_by_role("link", name="Forgot your password?").click()
    assert violations(again) == []
    again.page.get_by_label("E-mail address").fill("mira@example.org")
    again.page.get_by_role("button", name="Send the link").click()
    status(again, "an e-mail is on its way")
    follow(again, office, "recover")
    again.page.get_by_label("New password").fill(NEW)
    again.page.get_by_role("button", name="Save the password").click()
    status(again, "Your new password is set")

    again.page.get_by_role("link", name="Log in").click()
    again.page.get_by_role("button", name="I have an account").click()
    again.page.locator("#account").fill("Mira")
    again.page.locator("#password").fill(NEW)
    again.page.get_by_role("button", name="Log in", exact=True).click()
    status(again, "You are logged in")


def test_nothing_of_it_is_shown_where_no_letters_are_sent(person: People) -> None:
    mira = with_account(person, "Mira without letters")
    mira.page.wait_for_load_state("networkidle")
    expect(panel(mira, "E-mail address")).to_have_count(0)
    mira.page.get_by_role("button", name="Log out").click()
    mira.page.get_by_role("button", name="I have an account").click()
    mira.page.wait_for_load_state("networkidle")
    expect(mira.page.get_by_role("link", name="Forgot your password?")).to_have_count(0)
