"""Two people in a study room: one leads, one follows, both draw, try and talk."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import manoa
from manoa.bots import bot
from web.axe import violations
from web.people import BOARD, People, Person

HALF = 20
MIDDLE = """(it) => {
  const { x, y, width, height } = (it.querySelector(".ground") ?? it).getBoundingClientRect();
  return [x + width / 2, y + Math.min(height / 2, 60)];
}"""
PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """One round between two bots."""
    match = manoa.game("lost-cities", rounds=1).start(players=2, seed=3)
    mind = bot("careful", seed=1)
    while match.player is not None:
        match.play(mind.choose(match.for_seat(match.player)))
    return match.record()


def opened(person: Person, record: dict[str, Any]) -> str:
    """A room about a record, from the beginning of looking back: its address."""
    table = person.open_record(record)
    person.page.goto(f"/table/{table}/replay/0")
    person.page.get_by_role("button", name="Look at it together").click()
    person.page.wait_for_url(re.compile(r"/rooms/[A-Za-z0-9_-]{16}$"))
    person.page.locator(BOARD).first.wait_for()
    return person.page.url


def come(person: Person, address: str) -> Page:
    person.page.goto(address)
    person.page.locator(BOARD).first.wait_for()
    return person.page


def at(page: Page, step: int) -> None:
    expect(page.get_by_text(re.compile(rf"^{step} of \d+$"))).to_be_visible()


def marks(page: Page, kind: str) -> Locator:
    """Rings and arrows over the board."""
    return page.locator(f"main > svg {kind}.line")


def middle(page: Page, spot: str) -> tuple[float, float]:
    x, y = page.locator(f'[data-spot="{spot}"]').evaluate(MIDDLE)
    return x, y


def test_two_people_look_at_a_game_together(person: People, record: dict[str, Any]) -> None:
    ana, ben = person("Ana"), person("Ben")
    address = opened(ana, record)
    lead, other = ana.page, come(ben, address)
    expect(lead.get_by_text("You lead")).to_be_visible()
    expect(other.get_by_text("You follow Ana")).to_be_visible()
    expect(lead.get_by_role("region", name="In the room")).to_contain_text("Ben")

    for _ in range(2):
        lead.keyboard.press("Shift+ArrowRight")
    at(lead, HALF)
    at(other, HALF)
    other.keyboard.press("ArrowLeft")  # he looks around on his own
    at(other, HALF - 1)
    expect(other.get_by_text(f"Ana is at step {HALF}")).to_be_visible()
    expect(other).to_have_url(re.compile(rf"\?at=0\.{HALF - 1}$"))
    people = lead.get_by_role("region", name="In the room")
    expect(people.get_by_role("button", name=f"step {HALF - 1}")).to_be_visible()  # she sees where he looks
    other.get_by_role("button", name="Follow", exact=True).click()
    at(other, HALF)
    expect(people.get_by_role("button", name=f"step {HALF}", exact=True)).to_be_visible()

    draw(lead)
    expect(marks(other, "path")).to_have_count(1)
    expect(marks(other, "rect")).to_have_count(1)

    other.get_by_label(f"Say something at step {HALF}").fill("<b>Why</b> not wait?")
    other.get_by_role("button", name="Send").click()
    expect(lead.get_by_text("<b>Why</b> not wait?")).to_be_visible()

    other.get_by_role("button", name="Try moves").click()
    other.locator('[data-spot="hand-0"]').click()
    other.locator('[data-spot^="pile-"].can, [data-spot^="column-"].can').first.click()
    expect(other).to_have_url(re.compile(rf"\?at=1\.{HALF + 1}$"))
    expect(other.get_by_role("button", name="Try moves")).to_have_attribute("aria-pressed", "true")  # he can go on
    lead.get_by_role("tab", name="Branches").click()
    lead.get_by_role("button", name="Branch 1", exact=False).first.click()
    at(lead, HALF + 1)
    expect(lead.get_by_text(f"from step {HALF}, by Ben, one step")).to_be_visible()

    entitle(lead, other)
    lead.get_by_role("button", name="Let Ben lead").click()
    expect(other.get_by_text("You lead")).to_be_visible()
    expect(lead.get_by_text("You follow Ben")).to_be_visible()
    assert violations(ana) == []
    other.goto("/rooms")
    expect(people).not_to_contain_text("Ben")


def entitle(lead: Page, other: Page) -> None:
    """A branch gets a title, and whoever looks at it is seen there by that title."""
    lead.get_by_role("button", name="Give branch 1 a title").click()
    lead.get_by_label("Title of branch 1").fill("Wait a turn")
    lead.get_by_role("button", name="Save the title").click()
    expect(lead.get_by_role("button", name="Wait a turn", exact=False).first).to_be_visible()
    other.get_by_role("tab", name="Branches").click()
    expect(other.get_by_role("button", name="Wait a turn", exact=False).first).to_be_visible()
    there = lead.get_by_role("region", name="In the room").get_by_role("button", name=f"Wait a turn, step {HALF + 1}")
    expect(there).to_be_visible()
    other.keyboard.press("Escape")
    other.evaluate("document.activeElement.blur()")  # arrows on a tab lead to other tabs
    for _ in range(3):
        other.keyboard.press("ArrowLeft")
    at(other, HALF - 2)
    people = lead.get_by_role("region", name="In the room")
    expect(people.get_by_role("button", name=f"step {HALF - 2}", exact=True)).to_be_visible()


def draw(page: Page) -> None:
    """An arrow with the mouse, and a ring from the list of places."""
    page.get_by_role("button", name="Draw", exact=True).click()
    page.mouse.move(*middle(page, "hand-0"))
    page.mouse.down()
    page.mouse.move(*middle(page, "deck"), steps=5)
    page.mouse.up()
    expect(marks(page, "path")).to_have_count(1)
    page.get_by_role("button", name="Places").click()
    page.get_by_label("Place", exact=True).select_option("spot:deck")
    page.get_by_role("button", name="Draw it").click()
    expect(marks(page, "rect")).to_have_count(1)
    page.get_by_role("button", name="Draw", exact=True).click()


def test_a_link_leads_to_a_step_on_a_phone_and_the_room_can_be_closed(person: People, record: dict[str, Any]) -> None:
    ana, ben = person("Ana"), person("Ben", **PHONE)
    address = opened(ana, record)
    page = come(ben, f"{address}?at=0.7")
    at(page, 7)
    expect(page.get_by_text("Ana is at step 0")).to_be_visible()
    page.get_by_role("button", name="Beside the board").tap()
    expect(page.get_by_role("region", name="In the room")).to_contain_text("Ana")
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(ben) == []
    ana.page.get_by_role("tab", name="More").click()
    ana.page.get_by_role("button", name="Close the room").click()
    ana.page.get_by_role("button", name="Close it for good").click()
    ana.page.wait_for_url("**/rooms")
    expect(page.get_by_role("heading", name="No way in")).to_be_visible()
