"""Axe finds nothing serious on any page, by day and by night."""

from __future__ import annotations

import pytest

from web.axe import violations
from web.people import BOARD, BOT, People, Person

PAGES = [
    "/",
    "/watch",
    "/replays",
    "/new/lost-cities",
    "/new/quest",
    "/rooms",
    "/routes",
    "/routes/serpentine",
    "/routes/new?from=serpentine",
    "/puzzles",
    "/learn",
    "/learn/cards",
    "/learn/lost-cities",
    "/learn/quest",
    "/learn/island",
    "/progress",
    "/settings",
    "/nowhere",
]
TABLES = ["lost-cities", "quest", "island"]
SETTLED = "Promise.allSettled(document.getAnimations().map((one) => one.finished)).then(() => null)"


def look_by_day_and_night(person: Person) -> None:
    """By night only colours are others."""
    assert violations(person) == []
    person.page.emulate_media(color_scheme="dark")
    person.page.locator("html[data-theme=dark]").wait_for()
    person.page.evaluate(SETTLED)
    assert violations(person, "color-contrast") == []


@pytest.mark.parametrize("address", PAGES)
def test_page(person: People, address: str) -> None:
    mira = person("Mira", settings={"theme": "system"})
    mira.allow("404")
    mira.page.goto(address)
    mira.page.get_by_role("heading", level=1).wait_for()
    mira.page.wait_for_load_state("networkidle")
    look_by_day_and_night(mira)


@pytest.mark.parametrize("game", TABLES)
def test_table(person: People, game: str) -> None:
    mira = person("Mira", settings={"theme": "system"})
    table, _ = mira.table(game, BOT)
    for address in (f"/table/{table}", f"/table/{table}/replay/0"):
        mira.page.emulate_media(color_scheme="light")
        mira.page.goto(address)
        mira.page.locator(BOARD).first.wait_for()
        mira.page.wait_for_load_state("networkidle")
        look_by_day_and_night(mira)


@pytest.mark.parametrize("game", TABLES)
def test_table_on_a_phone(person: People, game: str) -> None:
    mira = person("Mira", size=(360, 740), has_touch=True, is_mobile=True)
    table, _ = mira.table(game, BOT)
    mira.sit(table)
    mira.page.locator(BOARD).first.wait_for()
    mira.page.wait_for_load_state("networkidle")
    assert violations(mira) == []


def test_waiting_room_and_invitation(person: People) -> None:
    mira, otto = person("Mira", settings={"theme": "system"}), person("Otto", settings={"theme": "system"})
    table, links = mira.table("quest", {"kind": "invited"})
    mira.sit(table)
    otto.page.goto(links["1"])
    for one in (mira, otto):
        one.page.get_by_role("heading", level=1).first.wait_for()
        look_by_day_and_night(one)


def test_axe_is_able_to_find(person: People) -> None:
    mira = person("Mira")
    mira.page.goto("/settings")
    mira.page.get_by_role("heading", level=1).wait_for()
    mira.page.evaluate("document.querySelector('h1').insertAdjacentHTML('afterend', '<button></button>')")
    assert ("button-name", "<button></button>") in violations(mira)
