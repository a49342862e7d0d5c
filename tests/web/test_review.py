"""A finished game is judged in the browser: who played how well, what was luck, what would have been better."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import manoa
from manoa.bots import bot
from manoa.play.match import Match
from manoa.study import review, told
from web.axe import violations
from web.people import BOARD, BOT, People, Person

PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True}
JUDGED = 300_000  # ms; a slow machine may have a lot to do
QUICK = 60  # simulations, where only the page is looked at


@pytest.fixture(scope="module")
def finished() -> Match:
    """One round between two bad players: it stays open for long, so many of their slips cost something."""
    match = manoa.game("lost-cities", rounds=1).start(players=2, seed=5)
    minds = bot("random", seed=1), bot("random", seed=2)
    while match.player is not None:
        match.play(minds[match.player].choose(match.for_seat(match.player)))
    return match


@pytest.fixture(scope="module")
def answers(finished: Match) -> list[dict[str, Any]]:
    """What the server tells as a review grows: after some turns, and in the end."""
    grown = [told(finished, each) for each in review(finished, simulations=QUICK)]
    return [{"done": each["done"], "of": each["of"], "review": each} for each in (grown[len(grown) // 3], grown[-1])]


def answering(page: Page, *told: dict[str, Any]) -> None:
    """The server's part is played: one answer after the other, the last again and again."""
    left = [{"done": 0, "of": 0, "review": None, "why": None, "mine": True, **each} for each in told]

    def answer(route: Route) -> None:
        route.fulfill(json=left.pop(0) if len(left) > 1 else left[0])

    page.route("**/api/tables/*/review", answer)


def total(text: str) -> list[int]:
    """The figures of a printed sum: whole numbers, for nobody knows it better than that."""
    assert not re.search(r"\d\.\d", text)
    return [int(figure.replace("−", "-").replace(",", "")) for figure in re.findall(r"[−+]?[\d,]+", text)]


def at(page: Page) -> int:
    return int(page.url.rsplit("/", 1)[-1])


def lose(mira: Person) -> str:
    """A short game against a bot, which Mira gives up at once."""
    table, _ = mira.table("lost-cities", BOT, options={"rounds": 1})
    mira.ask(table, kind="resign")
    return table


def test_a_game_is_judged_by_one_click_and_every_sum_adds_up(person: People, finished: Match) -> None:
    """With the real server, from the replay to the curves."""
    mira = person("Mira")
    page = mira.page
    table = mira.open_record(finished.record())
    page.goto(f"/table/{table}/replay")
    page.get_by_role("link", name="Review", exact=True).click()
    expect(page.get_by_text(re.compile("luck = "))).to_be_visible(timeout=JUDGED)
    for seat in page.get_by_role("list", name="Players").get_by_role("button").all():
        seat.click()
        for unit in ("points", "in 100"):
            page.get_by_role("radio", name=unit).check(force=True)
            *parts, result = total(page.get_by_text(re.compile("luck = ")).inner_text())
            assert sum(parts) == result
    assert result in (0, 100, 50)
    expect(page.get_by_text(re.compile("^With average luck"))).to_be_visible()


def test_notes_stand_in_the_list_of_turns_and_are_shared_on_request(
    person: People, finished: Match, answers: list[dict[str, Any]]
) -> None:
    mira = person("Mira")
    page = mira.page
    table = mira.open_record(finished.record())
    answering(page, {"state": "done", **answers[-1]})
    page.goto(f"/table/{table}/review/4")
    page.get_by_role("tab", name="Notes").click()
    field = page.get_by_label("Note at step 4")
    field.fill("<b>never</b> again")
    field.press("n")  # keys of the page are letters here
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("link", name="Step 4")).to_be_visible()
    expect(page.get_by_text("only for you")).to_be_visible()
    assert violations(mira) == []
    page.get_by_label("Share it with all").check(force=True)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("shared", exact=True)).to_be_visible()
    page.get_by_role("tab", name="Turns", exact=True).click()
    expect(page.get_by_role("list", name="Turns").get_by_text("<b>never</b> againn")).to_be_visible()
    page.reload()
    page.get_by_role("tab", name="Notes").click()
    page.get_by_role("button", name="Remove the note at step 4").click()
    expect(page.get_by_text("No notes yet")).to_be_visible()


def test_the_end_of_a_game_tells_what_average_luck_would_have_made_of_it(
    person: People, answers: list[dict[str, Any]]
) -> None:
    """Once there is a review; before that nothing is said, and none is begun."""
    mira = person("Mira")
    page, table = mira.page, lose(mira)
    answering(page, {"state": "none"})
    page.goto(f"/table/{table}")
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.get_by_text("With average luck")).to_have_count(0)
    answering(page, {"state": "done", **answers[-1]})
    page.goto(f"/table/{table}")
    expect(page.get_by_text(re.compile("^With average luck you would have"))).to_be_visible()


def test_a_review_grows_and_leads_from_slip_to_slip(
    person: People, finished: Match, answers: list[dict[str, Any]]
) -> None:
    mira = person("Mira")
    page = mira.page
    table = mira.open_record(finished.record())
    partly, whole = answers
    answering(page, {"state": "running", **partly}, {"state": "running", **partly}, {"state": "done", **whole})
    page.goto(f"/table/{table}/review/0")
    expect(page.get_by_text(f"Judging, {partly['done']} of {partly['of']}")).to_be_visible()
    expect(page.get_by_text(re.compile("luck = "))).to_be_visible()
    page.get_by_role("list", name="Players").get_by_role("button").first.click()
    expect(page.get_by_role("button", name="Next slip")).to_be_visible()
    slips = [turn for turn in whole["review"]["turns"] if turn["seat"] == 0 and turn["verdict"] in BAD]
    assert len(slips) > 3
    steps = []
    for _ in range(3):
        before = page.url
        page.keyboard.press("n")
        expect(page).not_to_have_url(before)
        expect(page.get_by_text("Better:")).to_be_visible()
        expect(page.get_by_text(re.compile(r"It costs \d+\s±\s\d+ of 100"))).to_be_visible()
        steps.append(at(page))
    assert steps == sorted(set(steps))
    assert all(any(turn["first"] <= step <= turn["last"] for turn in slips) for step in steps)
    expect(page.locator(".advised").first).to_be_visible()
    expect(page.locator(".slipped").first).to_be_visible()
    page.get_by_role("tab", name="Turning points").click()
    page.get_by_role("tabpanel").get_by_role("link").first.click()
    expect(page.get_by_role("tabpanel").locator("[aria-current]")).to_have_count(1)
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile("/review/0$"))
    page.keyboard.press("PageDown")
    expect(page.get_by_role("heading", name=re.compile("^Turn 1,"))).to_be_visible()


BAD = ("inexact", "mistake", "blunder")


def test_from_a_turn_one_plays_on_against_a_bot(person: People, finished: Match, answers: list[dict[str, Any]]) -> None:
    mira = person("Mira")
    page = mira.page
    table = mira.open_record(finished.record())
    answering(page, {"state": "done", **answers[1]})
    page.goto(f"/table/{table}/review/20")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/table/[^/]{16}$"))
    assert table not in page.url
    page.locator(BOARD).first.wait_for()
    made = mira.context.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    assert made["table"]["step"] >= 20
    assert any(seat["kind"] == "bot" for seat in made["table"]["seats"])


@pytest.mark.parametrize("size", [{}, {"size": (820, 1180)}, PHONE], ids=["desk", "tablet", "phone"])
def test_nothing_is_cut_off_and_axe_finds_nothing(
    person: People, finished: Match, answers: list[dict[str, Any]], size: dict[str, Any]
) -> None:
    mira = person("Mira", settings={"theme": "system"}, **size)
    page = mira.page
    table = mira.open_record(finished.record())
    answering(page, {"state": "done", **answers[1]})
    page.goto(f"/table/{table}/review")
    expect(page.get_by_text("of 100").first).to_be_visible()
    page.locator(BOARD).first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(mira) == []
    page.emulate_media(color_scheme="dark")
    page.locator("html[data-theme=dark]").wait_for()
    assert violations(mira, "color-contrast") == []
    if "size" in size:
        page.get_by_role("button", name="Turns and curves").click()
        page.get_by_role("tab", name="Curves", exact=True).click()
        expect(page.get_by_role("dialog").get_by_text(re.compile("luck = "))).to_be_visible()
        assert violations(mira) == []


def test_what_went_wrong_can_be_tried_again(person: People, finished: Match, answers: list[dict[str, Any]]) -> None:
    mira = person("Mira")
    page = mira.page
    table = mira.open_record(finished.record())
    why = {"code": "job-failed", "parts": {}}
    answering(page, {"state": "failed", "why": why}, {"state": "done", **answers[1]})
    page.goto(f"/table/{table}/review")
    expect(page.get_by_role("alert")).to_contain_text("Something went wrong on the server.")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("of 100").first).to_be_visible()


def test_a_game_that_goes_on_is_not_judged(person: People) -> None:
    mira = person("Mira")
    table, _ = mira.table("lost-cities", BOT)
    mira.page.goto(f"/table/{table}/review")
    expect(mira.page.get_by_role("heading", level=1)).to_have_text("This game goes on.")
    mira.page.get_by_role("link", name="To the table").click()
    mira.page.locator(BOARD).first.wait_for()


def test_where_nothing_was_reviewed_it_says_what_to_do(person: People) -> None:
    mira = person("Mira")
    page = mira.page
    page.goto("/progress")
    expect(page.get_by_text("No game of yours has been reviewed yet.")).to_be_visible()
    assert violations(mira) == []
    page.get_by_role("link", name="My finished games").click()
    page.wait_for_url("**/replays")


def test_how_i_play_says_where_most_is_lost_and_what_trains_it(person: People) -> None:
    mira = person("Mira")
    page = mira.page
    table = lose(mira)
    last = {"table": table, "game": "lost-cities", "at": 0, "seat": 0, "players": 2, "placing": 1, "accuracy": 88.4}
    figures = {"own": -1200, "luck": 900, "margin": 4000, "fair_margin": 1200}
    losses = [{"count": 20, "loss": loss} for loss in (0.01, 0.02, 0.05)]
    game = {
        "game": "lost-cities",
        "games": 4,
        "accuracy": 87.6,
        "phases": losses,
        "themes": {"deny": {"count": 30, "loss": 0.04}, "begin-or-wait": {"count": 12, "loss": 0.01}},
        "luck": 312,
        "last": [{**last, **figures}],
    }
    page.route("**/api/me/progress", lambda route: route.fulfill(body=json.dumps({"games": [game]})))
    page.goto("/progress")
    expect(page.get_by_text("You lose most here: end.")).to_be_visible()
    theme = page.get_by_role("link", name=re.compile("^Puzzles:")).first
    expect(theme).to_have_attribute("href", "/puzzles/lost-cities?theme=deny")
    assert violations(mira) == []
    page.get_by_role("link", name=re.compile("^won")).click()
    expect(page).to_have_url(re.compile(f"/table/{table}/review"))
