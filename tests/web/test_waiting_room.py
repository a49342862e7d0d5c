"""Before the start: rules, route and talk in the waiting room; host and rules in the list of open tables."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.axe import violations
from web.people import People

OPEN = {"kind": "open"}


def test_the_room_shows_rules_route_and_talk(person: People) -> None:
    mira, otto = person("Mira"), person("Otto")
    table, _ = mira.table("quest", OPEN, OPEN, options={"route": "serpentine", "caves": True}, public=True)
    for one in (mira, otto):
        one.sit(table)
    rules = otto.page.get_by_role("region", name="Rules")
    for words in ("Serpentine", "Caves"):
        expect(rules).to_contain_text(words)
    expect(rules.get_by_role("img", name="The route: Serpentine")).to_be_visible()
    otto.page.get_by_role("button", name="Sit down").click()
    otto.page.get_by_label("A message, or a move in notation").fill("end turn, or what?")
    otto.page.keyboard.press("Enter")
    expect(mira.page.get_by_role("list", name="Chat")).to_contain_text("end turn, or what?")
    assert violations(mira) == []


def test_an_open_table_shows_host_and_rules(person: People) -> None:
    mira, otto = person("Mira"), person("Otto")
    mira.table("quest", OPEN, options={"route": "serpentine", "caves": True}, public=True)
    otto.page.goto("/")
    row = otto.page.get_by_role("region", name="Open tables").get_by_role("listitem").first
    for words in ("Serpentine", "Caves", "no limit", "Host: Mira"):
        expect(row).to_contain_text(words)


@pytest.mark.parametrize("width", [320, 390])
def test_the_room_fits_a_phone(person: People, width: int) -> None:
    mira = person("Mira", size=(width, 740))
    table, _ = mira.table("quest", OPEN, options={"route": "serpentine"})
    mira.sit(table)
    mira.page.get_by_role("img", name="The route: Serpentine").wait_for()
    assert mira.page.evaluate("document.documentElement.scrollWidth") <= width
