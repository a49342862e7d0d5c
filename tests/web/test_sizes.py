"""Every page, from the narrowest phone to a large screen: nothing sticks out, and a thumb can hit what it has to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from web.people import BOARD, BOT, People, Person

PAGES = ["/", "/new/quest", "/new/island", "/watch", "/replays", "/learn", "/learn/island", "/settings"]
GAMES = ["lost-cities", "quest", "island"]
PHONE = {"size": (360, 740), "has_touch": True, "is_mobile": True, "device_scale_factor": 1}
LARGE = {"size": (2560, 1440)}

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


@pytest.mark.parametrize("screen", [PHONE, LARGE], ids=["phone", "large"])
def test_pages_fit(person: People, screen: dict[str, tuple[int, int]]) -> None:
    mira = person("Mira", **screen)
    for page in pages(mira):
        assert mira.page.evaluate(TOO_WIDE, screen["size"][0]) <= 0, page
        assert screen is LARGE or not mira.page.evaluate(TOO_SMALL), page


@pytest.mark.parametrize("screen", [PHONE, LARGE], ids=["phone", "large"])
def test_tables_fit(person: People, screen: dict[str, tuple[int, int]]) -> None:
    mira = person("Mira", **screen)
    for table in tables(mira):
        assert mira.page.evaluate(TOO_WIDE, screen["size"][0]) <= 0, table
        assert mira.page.evaluate(TOO_HIGH) <= 0, table
        assert screen is LARGE or not mira.page.evaluate(TOO_SMALL), table
        assert mira.page.evaluate(SHARE, BOARD) > 0.25, table
