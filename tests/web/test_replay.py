"""Looking back at a match: during play, and at one that is over; what a bot thinks of it; and what if."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import manoa
from manoa.bots import bot
from manoa.play.match import Match
from web import lost_cities
from web.people import People, Person
from web.player import Game, Games, ahead

STEPS = 30
NOW = 12  # the step of a deep link
PHONE = {"size": (360, 740), "has_touch": True, "is_mobile": True}

SLIDER = """(it, share) => {
  const { x, y, width, height } = it.getBoundingClientRect();
  return [x + 10 + share * (width - 20), y + height / 2];
}"""


def at(page: Page, step: int, steps: int = STEPS) -> None:
    expect(page.get_by_text(f"{step} of {steps}", exact=True)).to_be_visible()
    expect(page).to_have_url(re.compile(rf"/replay/{step}$"))


def deck_at(match: Match, step: int) -> re.Pattern[str]:
    return re.compile(f"^Deck: {match.at(step).view()['deck']} cards? left")


def deck(page: Page) -> Locator:
    return page.locator('[data-spot="deck"]')


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Timeline")


def place(page: Page, share: float) -> tuple[float, float]:
    """Where the thumb is then."""
    x, y = slider(page).evaluate(SLIDER, share)
    return x, y


@pytest.fixture(scope="module")
def finished() -> Match:
    """One round between two bots."""
    match = manoa.game("lost-cities", rounds=1).start(players=2, seed=3)
    mind = bot("careful", seed=1)
    while match.player is not None:
        match.play(mind.choose(match.for_seat(match.player)))
    return match


def test_scrubbing(person: People, follow: Games) -> None:
    mira, otto = person("Mira"), person("Otto")
    table, links = mira.table("lost-cities", {"kind": "invited"})
    otto.ask(table, kind="claim", secret=links["1"].rsplit("/", 1)[-1])
    game = follow(table)
    ahead(game, {0: mira, 1: otto}, STEPS)
    page = mira.page
    page.goto(f"/table/{table}/replay/{NOW}")
    at(page, NOW)
    expect(deck(page)).to_have_attribute("aria-label", deck_at(game.match, NOW))
    page.keyboard.press("ArrowLeft")
    at(page, NOW - 1)
    page.keyboard.press("Shift+ArrowRight")
    at(page, NOW + 9)
    expect(deck(page)).to_have_attribute("aria-label", deck_at(game.match, NOW + 9))
    page.keyboard.press("Home")
    at(page, 0)
    expect(deck(page)).to_have_attribute("aria-label", deck_at(game.match, 0))
    page.keyboard.press("End")
    at(page, STEPS)
    page.reload()
    at(page, STEPS)
    page.get_by_role("button", name="One step back").click()
    at(page, STEPS - 1)
    page.get_by_role("link", name="Back to now").first.click()
    expect(page).to_have_url(re.compile(f"/table/{table}$"))
    hidden = game.match.view(1)["hand"]
    assert hidden
    assert not any(f'"hand":["{hidden[0]}"' in text for text in mira.heard)


def test_a_finished_match_by_mouse(person: People, finished: Match, tmp_path: Path) -> None:
    mira = person("Mira")
    page, steps = mira.page, len(finished.steps)
    record = tmp_path / "match.json"
    record.write_text(json.dumps(finished.record()))
    mira.open_file(record)
    expect(page.get_by_text(f"{steps} of {steps}", exact=True)).to_be_visible()
    page.mouse.click(*place(page, 0))
    at(page, 0, steps)
    expect(deck(page)).to_have_attribute("aria-label", deck_at(finished, 0))
    page.mouse.move(*place(page, 0))
    page.mouse.down()
    for share in (0.2, 0.4, 0.5):
        page.mouse.move(*place(page, share))
    page.mouse.up()
    middle = int(slider(page).input_value())
    assert abs(middle - steps / 2) <= 2
    at(page, middle, steps)
    expect(deck(page)).to_have_attribute("aria-label", deck_at(finished, middle))
    slider(page).press("ArrowRight")  # it has the focus
    at(page, middle + 1, steps)
    page.get_by_role("button", name="To the end").click()
    at(page, steps, steps)
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text(re.compile(rf"^([3-9]|[1-7]\d) of {steps}$"))).to_be_visible()  # it does not wait for us
    page.get_by_role("button", name="Pause").click()
    paused = page.url
    page.get_by_role("img", name="Match").click(position={"x": 200, "y": 40})  # the curve leads to a step too
    expect(page).not_to_have_url(paused)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    assert json.loads(saved.value.path().read_text())["record"]["actions"] == finished.record()["actions"]


def test_a_finished_match_by_touch(person: People, finished: Match) -> None:
    mira = person("Mira", **PHONE)
    page, steps = mira.page, len(finished.steps)
    table = mira.open_record(finished.record())
    page.goto(f"/table/{table}/replay/{NOW}")
    at(page, NOW, steps)
    page.touchscreen.tap(*place(page, 0.5))
    middle = int(slider(page).input_value())
    assert abs(middle - steps / 2) <= 2
    at(page, middle, steps)
    expect(deck(page)).to_have_attribute("aria-label", deck_at(finished, middle))
    page.get_by_role("button", name="One step on").tap()
    at(page, middle + 1, steps)
    page.get_by_role("button", name="Beside the board").tap()
    page.get_by_role("dialog", name="Beside the board").get_by_role("radio", name="a spectator").check(force=True)
    known = finished.at(middle + 1).view()["known"][0]
    expect(page.locator('[data-spot^="hand-"] use:not([href="#lc-back"])')).to_have_count(len(known))


def test_what_a_bot_thinks(person: People, finished: Match) -> None:
    mira = person("Mira")
    page = mira.page
    page.goto(f"/table/{mira.open_record(finished.record())}/replay/{NOW}")
    page.get_by_role("tab", name="Evaluation").click()
    page.get_by_role("button", name="What would a bot play?").click()
    before = finished.at(NOW)
    thoughts = page.get_by_role("tabpanel")
    expect(thoughts).to_contain_text("The bot has tried")
    turns = [
        text.lower().split(", then ")[0] for text in thoughts.locator(".advice, li > :nth-child(2)").all_inner_texts()
    ]
    assert set(turns) <= {lost_cities.in_words(action).lower() for action in before.actions()}


def test_what_if(person: People, follow: Games, finished: Match) -> None:
    mira = person("Mira")
    page, steps = mira.page, len(finished.steps)
    table = mira.open_record(finished.record())
    page.goto(f"/table/{table}/replay/{NOW}")
    page.get_by_role("button", name="What if").click()
    sheet = page.get_by_role("dialog", name="What if")
    expect(sheet).to_contain_text(f"from step {NOW}")
    sheet.get_by_role("radio", name="Novice").check(force=True)
    sheet.get_by_role("button", name="Branch off here").click()
    page.wait_for_url(lambda address: table not in address and "/table/" in address)
    branch = follow(page.url.split("/")[-1])
    mine = branch.player
    assert branch.table.step == NOW
    assert branch.match.view(mine) == finished.at(NOW).view(mine)
    take_advice(mira, branch)
    branch.wait(mira, lambda game: game.player == mine and game.table.step >= NOW + 4)  # the bot has answered
    assert len(follow(table).match.steps) == steps  # nothing has changed there


def take_advice(mira: Person, game: Game) -> None:
    """A turn of Lost Cities as a bot says, both halves of it."""
    page, step = mira.page, game.table.step
    page.get_by_role("button", name="Hint").click()
    sheet = page.get_by_role("region", name="Hint")
    sheet.get_by_role("button", name="Play it").click()
    game.wait(mira, lambda game: game.table.step >= step + 2)
    expect(sheet).to_have_count(0)
