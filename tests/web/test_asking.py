"""For those who ask instead of looking: typed questions, and what is known of a player."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.axe import violations
from web.people import BOARD, BOT, People

GAMES = ["quest", "island", "lost-cities"]


@pytest.mark.parametrize("game", GAMES)
def test_questions_are_answered_in_words(person: People, game: str) -> None:
    mira = person("Mira")
    table, _ = mira.table(game, BOT)
    mira.sit(table)
    mira.page.locator(BOARD).first.wait_for()
    bot = mira.names(table)[1]
    asked = mira.page.get_by_label("A message, or a move in notation")
    answer = mira.page.locator("p.answer[role=status]")
    for question, words in (("scores", (f"{bot}:", "You:")), ("me", ("You:",)), ("board", (f"{bot}:",))):
        asked.fill(question)
        asked.press("Enter")
        for word in words:
            expect(answer).to_contain_text(word)
    expect(mira.page.get_by_role("list", name="Chat")).to_have_count(0)  # nothing was said
    assert violations(mira) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_click_on_a_panel_tells_what_is_known(person: People, game: str) -> None:
    mira = person("Mira")
    table, _ = mira.table(game, BOT)
    mira.sit(table)
    mira.page.locator(BOARD).first.wait_for()
    bot = mira.names(table)[1]
    mira.page.get_by_role("button", name=f"{bot}: what is known").click()
    sheet = mira.page.get_by_role("dialog")
    expect(sheet).to_contain_text("All cards" if game == "quest" else "Wanderer")
    assert violations(mira) == []
