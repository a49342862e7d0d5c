"""Who one is: an account, the browsers in which one is logged in, tokens for programs, and leaving for good."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from web.people import People, Person

PASSWORD = "quetzal and cocoa"
LOGGED_IN = "You are logged in."


def status(person: Person, text: str) -> None:
    expect(person.page.get_by_role("status").filter(has_text=text).first).to_be_visible()


def panel(person: Person, heading: str) -> Locator:
    return person.page.locator("section").filter(has=person.page.get_by_role("heading", name=heading, exact=True))


def name_and_password(person: Person, name: str, button: str) -> None:
    person.page.locator("#account").fill(name)
    person.page.locator("#password").fill(PASSWORD)
    person.page.get_by_role("button", name=button, exact=True).click()


def with_account(person: People, name: str) -> Person:
    """A guest who has just made an account, on the page of settings."""
    mira = person(name)
    mira.page.goto("/settings")
    name_and_password(mira, name, "Create an account")
    status(mira, LOGGED_IN)
    return mira


def elsewhere(person: People, name: str) -> Person:
    """The same account in another browser."""
    again = person(name, guest=False)
    again.page.goto("/settings")
    again.page.get_by_role("button", name="I have an account").click()
    name_and_password(again, name, "Log in")
    return again


def test_a_session_is_ended_from_another_browser(person: People) -> None:
    mira = with_account(person, "Mira of Quito")
    again = elsewhere(person, "Mira of Quito")
    status(again, LOGGED_IN)
    sessions = panel(again, "Logged in").get_by_role("listitem")
    expect(sessions).to_have_count(2)
    expect(sessions.filter(has_text="this browser").get_by_role("button")).to_have_count(0)
    sessions.get_by_role("button", name="End").click()
    expect(sessions).to_have_count(1)
    mira.allow("401")
    mira.page.reload()
    expect(panel(mira, "Who you are")).to_contain_text("You get a name when you sit down.")
    again.page.reload()
    expect(panel(again, "Who you are")).to_contain_text("You are logged in as Mira of Quito.")


@pytest.mark.parametrize("scope", ["play and watch", "watch only"])
def test_a_token_works_until_it_is_revoked(person: People, scope: str) -> None:
    mira = person("Mira")
    mira.page.goto("/settings")
    tokens = panel(mira, "Programs")
    tokens.get_by_label("What it is for").fill("My first bot")
    tokens.get_by_role("radio", name=scope).check(force=True)
    tokens.get_by_role("button", name="Create a token").click()
    secret = tokens.locator("code").inner_text()
    made = tokens.get_by_role("listitem").filter(has_text="My first bot")
    expect(made).to_contain_text(scope)
    assert asks(person, secret) == 200
    mira.page.reload()
    expect(made).to_contain_text("last seen")
    expect(tokens.locator("code")).to_have_count(0)  # it was shown once
    made.get_by_role("button", name="Revoke").click()
    expect(made).to_have_count(0)
    assert asks(person, secret) == 401


def asks(person: People, token: str) -> int:
    """What a program gets that comes with a token and nothing else."""
    program = person("Program", guest=False).context.request
    return program.get("/api/me", headers={"Authorization": f"Bearer {token}"}).status


def test_an_account_is_deleted_for_good(person: People) -> None:
    mira = with_account(person, "Mira of Cuzco")
    mira.page.get_by_role("button", name="Delete my account", exact=True).click()
    mira.page.locator("#farewell").fill(PASSWORD)
    mira.page.get_by_role("button", name="Delete it for good?").click()
    status(mira, "Your account has been deleted.")
    mira.allow("401")
    again = elsewhere(person, "Mira of Cuzco")
    again.allow("401")
    expect(again.page.get_by_role("alert")).to_be_visible()
    expect(panel(again, "Who you are")).to_contain_text("You get a name when you sit down.")
