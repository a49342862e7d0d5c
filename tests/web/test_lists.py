"""The pages of tables: what runs, and what is over."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from web.people import BOT, People


def cards(page: Page) -> Locator:
    return page.locator("main li.card")


def card(page: Page, table: str) -> Locator:
    return cards(page).filter(has=page.locator(f'a[href*="/table/{table}"]'))


def test_what_runs_is_shown_with_how_everybody_stands(person: People) -> None:
    mira, vera = person("Mira of the lists"), person("Vera", guest=False)
    quest, _ = mira.table("quest", BOT, public=True, options={"route": "serpentine"})
    lost, _ = mira.table("lost-cities", BOT, public=True)
    page = vera.page
    page.goto("/watch")
    race = card(page, quest)
    race.scroll_into_view_if_needed()
    for words in ("Serpentine", "Quest for El Dorado", "round 1", "Mira of the lists", "to go", " move"):
        expect(race).to_contain_text(words)
    page.get_by_role("radio", name="Lost Cities").check(force=True)
    expect(race).to_have_count(0)
    expect(card(page, lost)).to_be_visible()
    page.get_by_role("radio", name="All games").check(force=True)
    race.click(position={"x": 40, "y": 40})  # anywhere on it
    page.wait_for_url(f"**/table/{quest}")


def test_what_is_over_is_shown_with_how_it_ended(person: People) -> None:
    mira = person("Mira")
    page = mira.page
    page.goto("/replays")
    expect(page.get_by_text("No finished games yet.")).to_be_visible()
    lost, _ = mira.table("lost-cities", BOT)
    mira.ask(lost, kind="resign")
    page.reload()
    only = card(page, lost)
    expect(only).to_contain_text("Place 2 of 2")
    expect(only.get_by_role("listitem").first).to_contain_text("Wanderer")
    expect(only.get_by_role("listitem").last).to_contain_text("You")
    bot = mira.names(lost)[1]
    only.get_by_role("link", name=f"Look back: Lost Cities with {bot} (Wanderer)").click()
    page.wait_for_url(f"**/table/{lost}/replay")


def test_the_chooser_of_files_is_named_once(person: People) -> None:
    mira = person("Mira")
    mira.page.goto("/replays")
    expect(mira.page.get_by_role("button", name="Open a record from a file")).to_have_count(1)


def test_whoever_comes_back_to_a_list_is_where_they_were(person: People) -> None:
    mira = person("Mira", size=(390, 700))
    page = mira.page
    for _ in range(6):
        mira.table("lost-cities", BOT, public=True)
    for address, link in (
        ("/routes", "main .cards button"),
        ("/puzzles", 'main a[href*="theme="]'),
        ("/watch", 'main li.card a[href^="/table/"]'),
    ):
        page.goto(address)
        last = page.locator(link).last
        last.scroll_into_view_if_needed()
        page.wait_for_timeout(500)  # cards fetch what they show when they come into sight
        last.scroll_into_view_if_needed()
        before = page.evaluate("scrollY")
        assert before > 200, address
        last.click()
        page.wait_for_url(lambda url, address=address: not url.endswith(address))  # type: ignore[misc]
        page.go_back()
        page.wait_for_function("(top) => Math.abs(scrollY - top) < 40", arg=before)


def test_whoever_comes_back_to_the_routes_finds_what_they_looked_for(person: People) -> None:
    mira = person("Mira")
    page = mira.page
    page.goto("/routes")
    page.get_by_role("group", name="Sort").get_by_role("button").last.click()
    page.get_by_role("searchbox").fill("serp")
    page.get_by_role("button", name="Serpentine").first.click()
    page.locator("main .preview").get_by_role("link", name="Look at it").click()
    page.wait_for_url(lambda url: not url.endswith("/routes"))
    page.go_back()
    expect(page.get_by_role("searchbox")).to_have_value("serp")
    expect(page.get_by_role("group", name="Sort").get_by_role("button").last).to_have_attribute("aria-pressed", "true")
