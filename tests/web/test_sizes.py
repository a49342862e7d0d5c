"""Every page, from the narrowest phone to a large screen: nothing sticks out, and a thumb can hit what it has to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from web.people import BOARD, BOT, People, Person

PAGES = [
    "/",
    "/new/quest",
    "/new/island",
    "/watch",
    "/replays",
    "/rooms",
    "/routes",
    "/routes/serpentine",
    "/learn",
    "/learn/cards",
    "/learn/island",
    "/settings",
]
GAMES = ["lost-cities", "quest", "island"]
PHONE = {"size": (360, 740), "has_touch": True, "is_mobile": True, "device_scale_factor": 1}
LARGE = {"size": (2560, 1440)}
HUGE = {"size": (3840, 2160)}
SCREENS = [PHONE, LARGE, HUGE]
NAMES = ["phone", "large", "huge"]

# Pixels that the page is wider than the screen. A phone would zoom out, so its own width says nothing.
TOO_WIDE = "(width) => document.documentElement.scrollWidth - width"
TOO_HIGH = "document.documentElement.scrollHeight - innerHeight"

# What is smaller than 24 pixels either way, but for links in running text and for what is there for screen readers.
TOO_SMALL = """() => [...document.querySelectorAll("button, a[href], summary, select, input")]
  .filter((it) => !["radio", "checkbox"].includes(it.type))
  .filter((it) => it.checkVisibility({ visibilityProperty: true }) && getComputedStyle(it).display !== "inline")
  .filter((it) => !it.closest(".hidden-text"))
  .filter((it) => Math.min(it.getBoundingClientRect().width, it.getBoundingClientRect().height) < 24)
  .map((it) => it.outerHTML.slice(0, 160))"""

# How much of the screen the largest drawing has.
SHARE = """(selector) => Math.max(...[...document.querySelectorAll(selector)].map((it) => {
  const { width, height } = it.getBoundingClientRect();
  return (width * height) / (innerWidth * innerHeight);
}))"""


def pages(person: Person) -> Iterator[str]:
    """All kinds of pages, one after the other, each once it is there."""
    for address in PAGES:
        person.page.goto(address)
        person.page.get_by_role("heading", level=1).first.wait_for()
        yield address


def tables(person: Person) -> Iterator[str]:
    for game in GAMES:
        table, _ = person.table(game, BOT)
        for address in (f"/table/{table}", f"/table/{table}/replay/0"):
            person.page.goto(address)
            person.page.locator(BOARD).first.wait_for()
            person.page.wait_for_load_state("networkidle")
            yield f"{game} at {address}"


@pytest.mark.parametrize("screen", SCREENS, ids=NAMES)
def test_pages_fit(person: People, screen: dict[str, Any]) -> None:
    mira = person("Mira", **screen)
    for page in pages(mira):
        assert mira.page.evaluate(TOO_WIDE, screen["size"][0]) <= 0, page
        assert screen is not PHONE or not mira.page.evaluate(TOO_SMALL), page


@pytest.mark.parametrize("screen", SCREENS, ids=NAMES)
def test_tables_fit(person: People, screen: dict[str, Any]) -> None:
    mira = person("Mira", **screen)
    for table in tables(mira):
        assert mira.page.evaluate(TOO_WIDE, screen["size"][0]) <= 0, table
        assert mira.page.evaluate(TOO_HIGH) <= 0, table
        assert screen is not PHONE or not mira.page.evaluate(TOO_SMALL), table
        assert mira.page.evaluate(SHARE, BOARD) > 0.25, table


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)], ids=["phone", "desk"])
def test_a_new_table_can_be_set_up_from_anywhere(person: People, size: tuple[int, int]) -> None:
    mira = person("Mira", size=size)
    mira.page.goto("/new/quest")
    mira.page.get_by_role("radio", name="4", exact=True).check(force=True)
    button = mira.page.get_by_role("button", name="Set up the table")
    expect(button).to_be_in_viewport(ratio=1)
    mira.page.get_by_text("House rules").click()
    mira.page.mouse.wheel(0, 10_000)
    expect(button).to_be_in_viewport(ratio=1)
    button.click()
    expect(mira.page.get_by_role("banner")).to_contain_text("First game")


def test_what_is_written_grows_with_a_very_large_screen(person: People) -> None:
    heights = {}
    for size in ((1440, 900), (1920, 1080), LARGE["size"], HUGE["size"]):
        mira = person("Mira", size=size)
        mira.page.goto("/")
        heights[size[0]] = mira.page.get_by_role("link", name="Watch").first.bounding_box()["height"]  # type: ignore[index]
    assert heights[1440] == heights[1920]
    assert heights[2560] > 1.25 * heights[1920]
    assert heights[3840] > 1.9 * heights[1920]


def test_a_card_is_dragged_on_a_very_large_screen(person: People) -> None:
    mira = person("Mira", **HUGE)
    mira.sit(mira.table("lost-cities", BOT)[0])
    page = mira.page
    card = page.locator('[data-spot="hand-2"]')
    expect(card).to_be_visible()
    held = card.bounding_box()
    assert held
    page.mouse.move(held["x"] + held["width"] / 2, held["y"] + held["height"] / 3)
    page.mouse.down()
    page.mouse.move(1500, 900, steps=4)
    carried = page.locator("svg.dragged").bounding_box()
    assert carried
    assert carried["x"] < 1500 < carried["x"] + carried["width"]
    assert carried["y"] < 900 < carried["y"] + carried["height"]
    page.mouse.up()


@pytest.mark.parametrize("screen", [PHONE, {"size": (1100, 760)}], ids=["phone", "small"])
def test_the_map_of_island_keeps_its_height_while_something_is_asked(person: People, screen: dict[str, Any]) -> None:
    mira = person("Mira", **screen)
    mira.sit(mira.table("island", BOT)[0])
    stage, asked, doing = (mira.page.locator(f".island {what}") for what in (".stage", ".ask button", ".doing button"))
    heights = []
    asked.first.wait_for()
    while not doing.count():  # explorer, then speed and gathering, if there is a choice
        heights.append(stage.evaluate("it => it.clientHeight"))
        step = mira.page.locator(".island").get_attribute("data-step")
        (mira.touch if screen is PHONE else mira.press)(".island .ask button")
        expect(mira.page.locator(".island")).not_to_have_attribute("data-step", step or "")
        expect(asked.or_(doing).first).to_be_visible()
    heights.append(stage.evaluate("it => it.clientHeight"))
    assert len(heights) > 1
    assert len(set(heights)) == 1
