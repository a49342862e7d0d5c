"""Looking back at a match."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from web.people import People
from web.player import Game, Games, ahead

STEPS = 30


def at(page: Page, step: int, steps: int = STEPS) -> None:
    expect(page.get_by_text(f"{step} of {steps}", exact=True)).to_be_visible()
    expect(page).to_have_url(re.compile(rf"/replay/{step}$"))


def deck_at(game: Game, step: int) -> re.Pattern[str]:
    return re.compile(f"^Deck: {game.match.at(step).view()['deck']} cards? left")


def test_scrubbing(person: People, follow: Games) -> None:
    mira, otto = person("Mira"), person("Otto")
    table, links = mira.table("lost-cities", {"kind": "invited"})
    otto.ask(table, kind="claim", secret=links["1"].rsplit("/", 1)[-1])
    game = follow(table)
    ahead(game, {0: mira, 1: otto}, STEPS)
    page = mira.page
    page.goto(f"/table/{table}/replay/12")  # a link to a step
    at(page, 12)
    deck = page.locator('[data-spot="deck"]')
    expect(deck).to_have_attribute("aria-label", deck_at(game, 12))
    page.keyboard.press("ArrowLeft")
    at(page, 11)
    page.keyboard.press("Shift+ArrowRight")
    at(page, 21)
    expect(deck).to_have_attribute("aria-label", deck_at(game, 21))
    page.keyboard.press("Home")
    at(page, 0)
    expect(deck).to_have_attribute("aria-label", deck_at(game, 0))
    page.keyboard.press("End")
    at(page, STEPS)
    slider = page.get_by_role("slider", name="Timeline")
    slider.fill("4")
    at(page, 4)
    expect(deck).to_have_attribute("aria-label", deck_at(game, 4))
    page.reload()
    at(page, 4)
    page.get_by_role("button", name="One step on").click()
    at(page, 5)
    page.get_by_role("link", name="Back to now").first.click()
    expect(page).to_have_url(re.compile(f"/table/{table}$"))
    hidden = game.match.view(1)["hand"]
    assert hidden
    assert not any(f'"hand":["{hidden[0]}"' in text for text in mira.heard)
