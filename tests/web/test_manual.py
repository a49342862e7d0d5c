"""The manual in a browser: readable by everybody, searchable, in the theme of the app."""

from __future__ import annotations

import pytest

from manoa.server.http.manual import MANUAL
from web.axe import violations
from web.people import People

pytestmark = pytest.mark.skipif(not (MANUAL / "index.html").is_file(), reason="the manual is not built: make docs")

KINDS = [
    "index",
    "tutorials/first-game",
    "how-to/pictures",
    "notebooks/analyse-a-game",
    "notebooks/train-a-player",
    "reference/library",
    "reference/command-line",
    "reference/options",
    "reference/http",
    "reference/socket",
    "games/quest",
    "decisions/README",
]


@pytest.mark.parametrize("page", KINDS)
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_a_page_of_each_kind(person: People, page: str, size: tuple[int, int]) -> None:
    mira = person("Mira", size=size, settings={"theme": "system"})
    mira.page.goto(f"/docs/{page}.html")
    mira.page.wait_for_load_state("networkidle")
    assert violations(mira) == []
    assert mira.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    mira.page.emulate_media(color_scheme="dark")
    mira.page.locator("html[data-theme=dark]").wait_for()
    assert violations(mira, "color-contrast") == []


def test_the_app_leads_there_and_back(person: People) -> None:
    mira = person("Mira")
    mira.page.goto("/learn")
    mira.page.get_by_role("link", name="The manual").click()
    mira.page.get_by_role("heading", name="The manual", level=1).wait_for()
    mira.page.get_by_role("link", name="To the games").click()
    mira.page.get_by_role("navigation").first.wait_for()
    assert mira.page.url.endswith("/")


def test_it_can_be_searched(person: People) -> None:
    mira = person("Mira")
    mira.page.goto("/docs")
    mira.page.get_by_role("searchbox").or_(mira.page.get_by_label("Search")).first.fill("blockade")
    mira.page.keyboard.press("Enter")
    mira.page.get_by_role("link", name="The Quest for El Dorado").first.wait_for()


def test_one_theme_rules_both(person: People) -> None:
    mira = person("Mira", settings={"theme": "dark"})
    mira.page.goto("/docs")
    mira.page.locator("html[data-theme=dark]").wait_for()
    mira.page.locator(".theme-toggle:visible").click()
    chosen = mira.page.evaluate("document.body.dataset.theme")
    assert chosen != "dark"
    mira.page.goto("/settings")
    kept = mira.page.evaluate("JSON.parse(localStorage.getItem('manoa')).theme")
    assert kept == {"auto": "system"}.get(chosen, chosen)
