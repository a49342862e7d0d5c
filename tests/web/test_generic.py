"""A game that has no board of its own is played on the web the day its rules exist: here the tests' smallest one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

import tiny
from web.people import BOT, People
from web.serving import Server


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that knows the game. It compiles nothing: that would take longer than all that is played here."""
    server = Server(tmp_path_factory.mktemp("server"), MANOA_TINY="1", MANOA_INTERPRETED="1")
    server.start()
    yield server
    server.stop()


def test_it_is_played_to_its_end_by_its_actions(own_server: Server, person: People) -> None:
    mira = person("Mira")
    table, _ = mira.table(tiny.NAME, BOT)
    mira.sit(table)
    page = mira.page
    board = page.get_by_role("region", name="Board")
    draw = board.locator('button[title^="draw"]')
    over = page.get_by_role("status").filter(has_text="The game is over")
    expect(board).to_contain_text("Points")
    while not over.is_visible():
        expect(draw.or_(over).first).to_be_visible()
        if draw.count():
            drawn = draw.get_attribute("title")
            draw.click()
            expect(board.locator(f'button[title="{drawn}"]')).to_have_count(0)
    expect(page.get_by_role("list", name="Log")).to_contain_text("You: Draw")
    page.get_by_role("link", name="Look back").first.click()
    expect(page.get_by_role("slider", name="Timeline")).to_be_visible()


def test_its_page_in_the_lobby_and_a_move_in_notation(own_server: Server, person: People) -> None:
    mira = person("Mira", guest=False)
    mira.page.goto("/")
    mira.page.get_by_role("link", name="Create a table: Tiny").click()
    mira.page.get_by_role("group", name="How many play").get_by_role("radio", name="2").check(force=True)
    mira.page.get_by_role("combobox", name="Seat 2").select_option(label="Novice bot")
    mira.page.get_by_role("button", name="Set up the table").click()
    board = mira.page.get_by_role("region", name="Board")
    passing = board.locator('button[title^="pass"]').get_attribute("title")
    mira.page.keyboard.press("/")
    mira.page.keyboard.type(passing or "")
    mira.page.keyboard.press("Enter")
    expect(mira.page.get_by_role("list", name="Log")).to_contain_text("You: Pass")
