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
