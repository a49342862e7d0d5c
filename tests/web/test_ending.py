"""The end of a game: the board stays until one goes on, then a scene tells how it went and what comes next."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from web.axe import violations
from web.people import BOT, People
from web.player import Games, ahead

WHOLE = 10_000  # steps: more than a game has
NOVICE = {"kind": "bot", "bot": "novice"}
PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True, "device_scale_factor": 1}


def test_the_result_has_room_for_its_words_on_a_phone(person: People, follow: Games) -> None:
    mira = person("Mira", **PHONE)
    table, _ = mira.table("lost-cities", BOT, options={"rounds": 1})
    mira.sit(table)
    ahead(follow(table), {0: mira}, WHOLE, bots="careful")
    heading = mira.page.get_by_role("heading", name="The game is over")
    assert heading.evaluate("it => it.getClientRects()[0].height") < 40  # one line
    shown = mira.page.locator(".panel .score").all_inner_texts()
    assert not [score for score in shown if "-" in score]  # but a true minus


def test_the_board_stays_until_one_goes_on(person: People, follow: Games) -> None:
    mira = person("Mira")
    table, _ = mira.table("quest", BOT, options={"starting_player": 0})
    mira.sit(table)
    game = follow(table)
    ahead(game, {0: mira}, WHOLE, bots="greedy")
    page = mira.page
    expect(page.locator(".quest")).to_be_visible()
    page.get_by_role("button", name="How it went").click()
    scene = page.get_by_role("main")
    expect(scene.get_by_role("heading", level=1)).to_contain_text("You win")
    expect(scene.get_by_role("heading", name="Biggest swing")).to_be_visible()
    expect(scene.get_by_role("img", name=re.compile("^Steps to go"))).to_be_visible()
    bought = [event for event in game.match.log(0) if event["key"] in ("bought", "take")]
    expect(scene.locator("section .cards svg")).to_have_count(len(bought))
    expect(scene.get_by_text(re.compile(r"\d+ rounds"))).to_be_visible()
    assert violations(mira) == []
    scene.get_by_role("button", name="See the board").click()
    expect(page.locator(".quest")).to_be_visible()
    page.get_by_role("button", name="How it went").click()
    scene.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)


@pytest.mark.parametrize("game", ["quest", "island"])
@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["desk", "phone"])
def test_who_resigns_sees_the_scene_too(person: People, game: str, wishes: dict[str, object]) -> None:
    mira = person("Mira", **wishes)
    table, _ = mira.table(game, NOVICE, NOVICE)
    mira.sit(table)
    mira.ask(table, kind="resign")
    mira.page.get_by_role("button", name="How it went").click()
    expect(mira.page.get_by_role("button", name="See the board")).to_be_visible()
    expect(mira.page.get_by_role("link", name="Look back")).to_be_visible()
    assert violations(mira) == []
    assert mira.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_whoever_resigned_is_told_that_and_both_go_on_to_the_next_game(person: People) -> None:
    mira, otto = person("Mira"), person("Otto")
    table, links = mira.table("lost-cities", {"kind": "invited"})
    otto.page.goto(links["1"])
    otto.page.get_by_role("button", name="Take the seat").click()
    otto.page.wait_for_url(f"**/table/{table}")
    mira.sit(table)
    otto.ask(table, kind="resign")
    for who, said in ((otto, "You resigned. Mira wins."), (mira, "You win, the other player has resigned.")):
        over = who.page.get_by_role("status").filter(has_text="The game is over")
        expect(over.get_by_text(said)).to_be_visible()
        ranks = over.get_by_role("listitem")
        expect(ranks.first).not_to_contain_text(re.compile(r"\b0\b"))
        expect(ranks.last).to_contain_text("resigned")
    mira.page.get_by_role("button", name="Play again").first.click()
    otto.page.get_by_role("button", name="Agree").first.click()
    for who in (mira, otto):
        who.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    assert mira.page.url == otto.page.url
    mira.sit(table)  # whoever comes back to it later stays
    expect(mira.page.get_by_role("link", name="To the next game").first).to_be_visible()
