"""Axe finds nothing on any page or board where the system chooses the colours, and where the screen is small."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import manoa
from manoa.bots import bot
from manoa.study import review, told
from manoa.study.puzzles import load
from web.axe import violations
from web.people import BOARD, BOT, People, Person
from web.test_axe import PAGES
from web.test_review import answering

GAMES = ["lost-cities", "quest", "island"]
BOTS = {"lost-cities": "careful", "quest": "greedy", "island": "greedy"}
HALF = 20
QUICK = 8  # simulations: only the page is looked at

# How it is looked at, and the rules that say nothing there: by forced colours contrast is the system's, outside the
# boards, and axe would compare our colours with its own. 320 × 256 is what a desk of 1280 × 1024 has left at 400 %.
WAYS: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "forced colours": ({"forced_colors": "active"}, ("color-contrast",)),
    "forced colours by night": ({"forced_colors": "active", "color_scheme": "dark"}, ("color-contrast",)),
    "400 %": ({"size": (320, 256)}, ()),
    "sideways": ({"size": (640, 360)}, ()),
}
Looking = Callable[[], tuple[Person, Callable[[str], None]]]


@pytest.fixture(params=WAYS)
def looking(request: pytest.FixtureRequest, person: People) -> Looking:
    """Somebody who looks in one of these ways, and a question: does axe find something here?"""
    wishes, without = WAYS[request.param]

    def come() -> tuple[Person, Callable[[str], None]]:
        mira = person("Mira", settings={"theme": "system"}, **wishes)

        def look(what: str) -> None:
            mira.page.wait_for_load_state("networkidle")
            assert not violations(mira, without=without), what

        return mira, look

    return come


@pytest.fixture(scope="module")
def records() -> dict[str, dict[str, Any]]:
    """A game of each between bots, to its end."""
    return {game: played(game).record() for game in GAMES}


def played(game: str) -> manoa.Match:
    match = manoa.game(game, **({"rounds": 1} if game == "lost-cities" else {})).start(players=2, seed=3)
    mind = bot(BOTS[game], seed=1)
    while match.player is not None:
        match.play(mind.choose(match.for_seat(match.player)))
    return match


def test_pages(looking: Looking) -> None:
    mira, look = looking()
    mira.allow("404")
    for address in [*PAGES, "/new/island", "/daily", "/daily/quest", "/routes/new"]:
        mira.page.goto(address)
        mira.page.get_by_role("heading", level=1).first.wait_for()
        look(address)


@pytest.mark.parametrize("game", GAMES)
def test_boards(looking: Looking, records: dict[str, dict[str, Any]], game: str) -> None:
    mira, look = looking()
    over = mira.open_record(records[game])
    running, _ = mira.table(game, BOT)
    room = mira.room(over)
    for address in (
        f"/table/{running}",
        f"/table/{over}",
        f"/table/{over}/replay/{HALF}",
        f"/rooms/{room}?at=0.{HALF}",
    ):
        mira.page.goto(address)
        mira.page.locator(BOARD).first.wait_for()
        look(address)
    mira.page.get_by_role("button", name="Draw", exact=True).click()
    look("drawing")


@pytest.mark.parametrize("game", GAMES)
def test_puzzles(looking: Looking, game: str) -> None:
    mira, look = looking()
    puzzle = next(one for one in load(game) if one.goal == "choose")
    mira.page.goto(f"/puzzles/{game}/{puzzle.id}")
    mira.page.locator("[data-answer]").first.wait_for()
    look("question")
    mira.page.locator("[data-answer]").first.click()
    expect(mira.page.get_by_role("button", name="Next puzzle")).to_be_visible()
    look("answer")


def test_reviews(looking: Looking) -> None:
    mira, look = looking()
    match = played("lost-cities")
    *_, last = review(match, simulations=QUICK)
    judged = told(match, last)
    answering(mira.page, {"state": "done", "done": judged["done"], "of": judged["of"], "review": judged})
    mira.page.goto(f"/table/{mira.open_record(match.record())}/review/{HALF}")
    mira.page.locator(BOARD).first.wait_for()
    look("review")
