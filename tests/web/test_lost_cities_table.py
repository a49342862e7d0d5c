"""What one can do at a table of Lost Cities, besides playing well."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from web import lost_cities
from web.lost_cities import COLOURS, held, spot
from web.people import BOT, People, Person
from web.player import Game, Games, ahead


def lone(mira: Person, follow: Games) -> Game:
    """Mira is to begin against a bot, and sits at the table."""
    table, _ = mira.table("lost-cities", BOT)
    mira.sit(table)
    game = follow(table)
    game.wait(mira, lambda game: game.player == 0)
    return game


def layable(game: Game) -> str:
    """A card that can be laid; its colour has no expedition yet."""
    card: str = next(action.data["card"] for action in game.match.actions() if action.data["kind"] == "play")
    return card


def waited_for(mira: Person, game: Game, step: int) -> None:
    game.wait(mira, lambda game: game.table.step == step)


def test_a_card_can_be_dragged_and_taken_back(person: People, follow: Games) -> None:
    mira = person("Mira")
    game = lone(mira, follow)
    card, step = layable(game), game.table.step
    column = mira.page.locator(spot(f"column-0-{COLOURS[card[0]]}"))
    mira.page.locator(held(card)).first.drag_to(column)
    waited_for(mira, game, step + 1)
    expect(column.locator(f'use[href^="#lc-{card}"]')).to_be_visible()
    mira.page.get_by_role("button", name="Undo").click()
    waited_for(mira, game, step)
    expect(mira.page.locator(held(card)).first).to_be_visible()
    expect(column).to_have_attribute("aria-label", re.compile("not begun"))


def test_why_not(person: People, follow: Games) -> None:
    mira = person("Mira")
    game = lone(mira, follow)
    page = mira.page
    page.locator(spot("deck")).click(force=True)
    expect(page.get_by_text("First play or discard a card").first).to_be_visible()
    card = layable(game)
    other = next(colour for letter, colour in COLOURS.items() if letter != card[0])
    mira.press(held(card))
    expect(page.locator("button.tip")).to_have_count(0)  # something else was done
    page.locator(spot(f"column-0-{other}")).click(force=True)
    expect(page.get_by_text(re.compile(r"belongs to \w+")).first).to_be_visible()
    page.get_by_label("A message, or a move in notation").fill("take R")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").filter(has_text=re.compile("card"))).to_be_visible()
    assert game.look().player == 0


def test_a_turn_survives_a_reload(person: People, follow: Games) -> None:
    mira = person("Mira")
    game = lone(mira, follow)
    card, step = layable(game), game.table.step
    mira.press(held(card))
    mira.press(spot(f"column-0-{COLOURS[card[0]]}"))
    waited_for(mira, game, step + 1)
    box = mira.page.get_by_label("A message, or a move in notation")
    box.fill("One moment")
    mira.page.reload()
    expect(box).to_have_value("One moment")
    expect(mira.page.get_by_text("Your turn: draw").first).to_be_visible()
    expect(mira.page.locator(spot(f"column-0-{COLOURS[card[0]]}")).locator(f'use[href^="#lc-{card}"]')).to_be_visible()
    mira.press(spot("deck"))
    game.wait(mira, lambda game: game.table.step >= step + 4 and game.player == 0)


def test_the_log_is_open_at_its_end(person: People, follow: Games) -> None:
    """Also where all that stands above it comes later; signs of expeditions have their inks."""
    mira = person("Mira")
    table, _ = mira.table("lost-cities", BOT)
    ahead(follow(table), {0: mira}, 40)
    mira.sit(table)
    mira.page.get_by_role("heading", name="This round").wait_for()
    mira.page.wait_for_function(
        "() => { const log = document.querySelector('ol'); return log.scrollHeight > 2 * log.clientHeight"
        " && log.scrollHeight - log.scrollTop - log.clientHeight < 2; }"
    )
    inks = mira.page.locator('ol .sign:has([href^="#x-"])').evaluate_all(
        "(signs) => signs.map((sign) => [sign.querySelector('use').href.baseVal, getComputedStyle(sign).color])"
    )
    assert len({colour for _, colour in inks}) == len({land for land, _ in inks}) > 1


def test_talk(person: People, follow: Games) -> None:
    mira, otto, vera = person("Mira"), person("Otto"), person("Vera")
    table = lost_cities.for_two(mira, otto)
    vera.sit(table)
    follow(table).wait(mira, lambda game: game.table.status == "running")
    expect(mira.page.get_by_text("1 watches")).to_be_visible()
    mira.page.get_by_label("A message, or a move in notation").fill("Bon voyage!")
    mira.page.keyboard.press("Enter")
    for one in (mira, otto):
        one.page.get_by_role("tab", name="Chat").click()
        expect(one.page.get_by_role("list", name="Chat")).to_contain_text("Bon voyage!")
    vera.page.get_by_label("A message to the other spectators").fill("He has the wagers")
    vera.page.keyboard.press("Enter")
    expect(vera.page.get_by_role("list", name="Chat")).to_contain_text("He has the wagers")
    assert not any("wagers" in text for one in (mira, otto) for text in (*one.heard, one.content()))


CUT = """() => [...document.querySelectorAll("aside .panel :is(.name, .name *)")]
  .filter((it) => it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).display !== "inline")
  .map((it) => it.textContent)"""


@pytest.mark.parametrize(
    "clock", [{"kind": "none"}, {"kind": "live", "seconds": 600, "increment": 10}], ids=["calm", "timed"]
)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_names_and_levels_are_told_in_full(person: People, language: str, clock: dict[str, Any]) -> None:
    mira = person("Mira", settings={"language": language})
    table, _ = mira.table("lost-cities", {"kind": "bot", "bot": "seasoned"}, clock=clock)
    mira.sit(table)
    mira.page.locator("aside .panel .level").wait_for()
    assert mira.page.evaluate(CUT) == []
