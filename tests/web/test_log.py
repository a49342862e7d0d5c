"""The log tells one line a deed, its steps on request, and lights where it happened."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

import manoa
from web.axe import violations
from web.people import BOT, People, Person


def log_of(person: Person) -> Locator:
    return person.page.get_by_role("list", name="Log", exact=True)


def test_a_purchase_is_one_line_and_its_steps_are_told_on_request(person: People) -> None:
    mira = person("Mira")
    table, _ = mira.table("quest", BOT, options={"starting_player": 0})
    mira.sit(table)
    cards = mira.context.request.get(f"/api/tables/{table}").json()["view"]["hand"]
    paying = [card for card in cards if card == "traveler"][:1]
    for action in ("buy scout", *(f"pay {card}" for card in paying)):
        mira.ask(table, kind="play", action=action)
    line = log_of(mira).get_by_role("listitem").filter(has_text="bought")
    expect(line).to_have_count(1)
    expect(line).to_contain_text("You bought Scout with Traveler.")
    line.get_by_role("button", name="Details").click()
    steps = mira.page.get_by_role("list", name="Details").get_by_role("listitem")
    expect(steps).to_have_count(3)
    expect(steps.nth(1)).to_contain_text("You paid with Traveler.")
    assert violations(mira) == []
    line.get_by_role("button", name="Details").click()
    expect(steps).to_have_count(0)
    mira.page.mouse.move(5, 5)
    line.hover()
    expect(mira.page.locator("[data-spot=market-scout].told")).to_be_visible()
    expect(mira.page.get_by_role("tooltip")).to_contain_text("Opens jungle")  # the card, large
    mira.page.mouse.move(5, 5)
    expect(mira.page.locator(".told")).to_have_count(0)
    expect(mira.page.get_by_role("tooltip")).to_have_count(0)
    line.get_by_role("link").focus()
    expect(mira.page.locator("[data-spot=market-scout].told")).to_be_visible()


LIT = {"lost-cities": (12, ".spot.told"), "quest": (9, "path.told"), "island": (30, "g.spot.told")}


@pytest.mark.parametrize("game", LIT)
def test_a_line_lights_its_place_on_the_board(person: People, game: str) -> None:
    steps, lit = LIT[game]
    match, bot = manoa.game(game).start(players=2, seed=7), manoa.bot("greedy" if game != "lost-cities" else "careful")
    while match.player is not None and len(match.steps) < steps:
        match.play(bot.choose(match.for_seat(match.player)))
    mira = person("Mira")
    mira.page.goto(f"/table/{mira.open_record(match.record())}/replay")
    mira.page.get_by_role("tab", name="Log").click()
    lines = log_of(mira).get_by_role("link").filter(has_text=re.compile("laid|discarded|went to|discovered|moved to"))
    lines.last.hover()
    expect(mira.page.locator(lit).first).to_be_attached()
    mira.page.mouse.move(5, 5)
    expect(mira.page.locator(".told")).to_have_count(0)
