"""The board of Quest, from a position in which nearly everything can be done: by mouse, by touch, and what is said."""

from __future__ import annotations

import itertools
import re
from typing import Any

from playwright.sync_api import Locator, expect

from web import quest_clicks, quest_positions
from web.people import People, Person
from web.player import Games
from web.quest_clicks import held, pile, place

COORDINATES = re.compile(r"\b[A-Z]-?\d+\b")


def opened(person: Person, record: dict[str, Any]) -> str:
    table = person.open_record(record)
    person.sit(table)
    return table


def reason(person: Person, text: str) -> Locator:
    return person.page.locator("button.tip").filter(has_text=text)


def test_a_far_space_is_walked_to(person: People, follow: Games) -> None:
    mira = person("Mira")
    game = follow(opened(mira, quest_positions.rich()))
    mira.page.locator(held("giant_machete")).click(position={"x": 10, "y": 16})
    expect(mira.page.get_by_role("status").filter(has_text="Giant Machete: ")).to_contain_text("places in reach")
    far = mira.page.get_by_role("button", name=re.compile("costs 3 of 6(,|$)")).first
    name = far.get_attribute("data-place")
    far.click()
    game.wait(mira, lambda game: game.table.step > 1)
    assert name in [quest_clicks.space(at) for at in game.match.view(0)["pieces"][0]]
    expect(mira.page.get_by_role("button", name="Stop here")).to_be_visible()


def test_why_not(person: People, follow: Games) -> None:
    mira = person("Mira")
    follow(opened(mira, quest_positions.rich(tokens=([], []))))
    mountain = mira.page.get_by_role("button", name=re.compile("^mountain")).first
    mountain.click()
    expect(reason(mira, "is not next to")).to_be_visible()
    expect(reason(mira, "is not next to")).not_to_contain_text(COORDINATES)
    expect(mira.page.locator("div.tip")).to_have_count(0)  # one at a time
    mira.page.locator(pile("pioneer")).click(force=True)  # it says that it is disabled, and why
    expect(reason(mira, "which is closed while all six slots")).to_be_visible()
    mira.page.locator(held("prop_plane")).click(position={"x": 10, "y": 16})
    mira.page.get_by_role("button", name=re.compile("^rubble")).first.hover()
    tip = mira.page.locator("div.tip")
    expect(tip).to_contain_text(re.compile("from hand|is not next to"))
    expect(tip).not_to_contain_text(COORDINATES)
    mira.page.keyboard.press("c")
    expect(tip).to_contain_text(COORDINATES)
    mira.page.keyboard.press("Escape")
    expect(mira.page.locator(held("prop_plane"))).to_have_attribute("aria-pressed", "false")


def test_on_a_phone(person: People, follow: Games) -> None:
    mira = person("Mira", size=(390, 844), has_touch=True, is_mobile=True, device_scale_factor=1)
    game = follow(opened(mira, quest_positions.rich()))
    page = mira.page
    page.locator(held("giant_machete")).tap()
    ends = quest_clicks.ends(game.match)
    run = next(end for text, end in ends.items() if text.startswith("giant-machete") and len(text.split()) == 3)
    page.locator(place(run)).tap()  # shows the way; only the second tap goes
    page.get_by_role("button", name="Giant Machete: tap again to walk there").tap()
    game.wait(mira, lambda game: game.table.step == 2)
    page.locator('.quest[data-step="2"][data-asked]').wait_for()
    page.locator(held("transmitter")).tap()
    page.locator(held("transmitter")).tap()
    page.get_by_role("dialog").locator(pile("compass")).tap()  # the market opens by itself
    page.get_by_role("dialog", name="Compass").get_by_role("button", name="Take it").tap()
    game.wait(mira, lambda game: game.table.step == 4)
    assert "compass" in game.match.view(0)["discards"][0]
    page.get_by_role("button", name="Market", exact=True).tap()
    page.get_by_role("dialog").locator(pile("pioneer")).tap(force=True)
    page.get_by_role("dialog", name="Pioneer").get_by_role("button", name="Buy for 5").tap()
    expect(reason(mira, "which is closed while all six slots")).to_be_visible()


def test_tokens_lie_beside_each_other(person: People) -> None:
    mira = person("Mira")
    opened(mira, quest_positions.rich())
    tokens = mira.page.locator(".tokens .token")
    tokens.nth(5).wait_for()
    boxes = [box for token in tokens.all() if (box := token.bounding_box())]
    for one, other in itertools.combinations(boxes, 2):
        across, down = abs(one["x"] - other["x"]), abs(one["y"] - other["y"])
        assert across >= one["width"] or down >= one["height"]
