"""Cards explain themselves: to whoever rests on them, by focus, by a long press, on a phone in a sheet that buys."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

import manoa
from manoa.words import catalogue
from web.axe import violations
from web.people import BOT, People
from web.quest_clicks import pile
from web.quest_positions import rich

PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True, "device_scale_factor": 1}
FIRST = {"starting_player": 0}
DATA = Path(manoa.__file__).parent / "games"


def test_a_card_tells_what_it_does_where_one_rests(person: People) -> None:
    mira = person("Mira")
    mira.sit(mira.open_record(rich()))
    page = mira.page
    panel = page.get_by_role("tooltip")
    page.locator(pile("travel_log")).hover()
    expect(panel).to_contain_text("Draw 2 cards. You may use them at once.")
    expect(panel).to_contain_text("You may remove up to 2 cards in your hand from the game.")
    expect(panel).to_contain_text("Item: used once, then gone.")
    assert violations(mira) == []
    page.mouse.move(700, 400)
    expect(panel).to_have_count(0)
    page.locator('.hand [data-card="native"]').hover()
    expect(panel).to_contain_text("Step to any space beside your piece")
    page.locator('[data-token="change_symbol"], [data-token="keep_item"]').first.hover()
    expect(panel).to_contain_text("Token: used once, then gone.")


@pytest.mark.parametrize(
    ("game", "thing", "says"),
    [
        ("lost-cities", '[data-spot="hand-0"]', "expedition"),
        ("island", "li:has(.island-seat) >> nth=0", "villagers"),
    ],
)
def test_cards_and_explorers_of_the_other_games_do_too(person: People, game: str, thing: str, says: str) -> None:
    mira = person("Mira")
    table, _ = mira.table(game, BOT, options={"explorer_side": "front"} if game == "island" else {})
    mira.sit(table)
    panel = mira.page.get_by_role("tooltip")
    mira.page.locator(thing).hover()
    expect(panel).to_contain_text(says)
    without = ("label-content-name-mismatch",)  # a column shows what the card would bring
    assert violations(mira, without=without) == []
    mira.page.mouse.move(700, 300)
    expect(panel).to_have_count(0)


def test_a_card_explains_itself_by_keyboard(person: People) -> None:
    mira = person("Mira")
    table, _ = mira.table("quest", BOT, options=FIRST)
    mira.sit(table)
    page = mira.page
    page.locator(pile("scout")).wait_for()
    page.keyboard.press("m")
    panel = page.get_by_role("tooltip")
    expect(panel).to_contain_text("Opens jungle")
    expect(page.locator("button[aria-describedby]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_on_a_phone_a_tap_tells_and_a_button_buys(person: People) -> None:
    mira = person("Mira", **PHONE)
    table, _ = mira.table("quest", BOT, options=FIRST)
    mira.sit(table)
    page = mira.page
    page.get_by_role("button", name="Market", exact=True).tap()
    page.get_by_role("dialog").locator(pile("scout")).tap()
    sheet = page.get_by_role("dialog", name="Scout")
    expect(sheet).to_contain_text("Opens jungle")
    assert violations(mira) == []
    sheet.get_by_role("button", name="Buy for 1").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".quest")).to_have_attribute("data-step", "1")


def test_a_long_press_explains_and_plays_nothing(person: People) -> None:
    mira = person("Mira", **PHONE)
    table, _ = mira.table("quest", BOT, options=FIRST)
    mira.sit(table)
    page = mira.page
    card = page.locator(".hand [data-card]").first
    card.wait_for()
    touch = {"pointerType": "touch", "bubbles": True, "isPrimary": True}
    card.dispatch_event("pointerdown", touch)
    expect(page.get_by_role("tooltip")).to_be_visible()
    card.dispatch_event("pointerup", touch)
    card.dispatch_event("click")
    expect(card).to_have_attribute("aria-pressed", "false")


def test_what_can_be_bought_on_the_island_explains_itself(person: People) -> None:
    mira = person("Mira")
    table, _ = mira.table("island", BOT)
    mira.sit(table)
    mira.page.get_by_role("region", name="Buy").get_by_role("button", name="Fort").hover()
    expect(mira.page.get_by_role("tooltip")).to_contain_text("defends them with 4 dice")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_page_has_all_cards_of_all_games(person: People, language: str) -> None:
    mira = person("Mira", settings={"language": language})
    mira.page.goto("/learn/cards")
    things = mira.page.get_by_role("listitem").filter(has=mira.page.locator("h4"))
    cards = json.loads((DATA / "quest/data/cards.json").read_text())
    tokens = json.loads((DATA / "quest/data/tokens.json").read_text())
    explorers = json.loads((DATA / "island/data/explorers.json").read_text())
    wanted = [
        *((("quest", "card"), one["id"]) for one in [*cards["starting_deck"], *cards["market"]]),
        *((("quest", "token"), one["id"]) for one in tokens["cave_tokens"]["base"]),
        *((("island", "explorer"), one["id"]) for one in explorers["explorers"]),
        *((("island", "tile"), beast) for beast in ("bats", "thieves", "serpent")),
        *((("lost-cities", "expedition"), colour) for colour in ("yellow", "purple")),
    ]
    for (game, family), id in wanted:
        name = catalogue(game, language).name(family, id)
        expect(things.filter(has=mira.page.get_by_role("heading", name=name)).first).to_be_attached()
    assert all(thing.locator("svg").first.bounding_box() for thing in things.all()[:5])
