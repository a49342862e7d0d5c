"""What stands around the turn: a new table, advice, the end, and what comes after it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from web.people import BOT, People, Person
from web.player import Games, ahead

STRONG = {"kind": "bot", "bot": "strong"}
FIRST: dict[str, dict[str, Any]] = {"lost-cities": {"first_player": "oldest"}, "quest": {"starting_player": 0}}


def options_of(person: Person, table: str) -> tuple[dict[str, Any], list[str | None]]:
    """How a table is played, and by which bots."""
    found = person.context.request.get(f"/api/tables/{table}").json()["table"]
    return found["options"], [seat["bot"] for seat in found["seats"]]


def test_play_again_repeats_what_was_played(person: People) -> None:
    mira = person("Mira")
    table, _ = mira.table("lost-cities", STRONG, options={"expeditions": 6, "rounds": 1})
    mira.sit(table)
    mira.ask(table, kind="resign")
    mira.page.get_by_role("button", name="Play again").click()
    mira.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    options, bots = options_of(mira, mira.page.url.rsplit("/", 1)[-1])
    assert (options["expeditions"], options["rounds"]) == (6, 1)
    assert sorted(bot or "" for bot in bots) == ["", "strong"]


def test_another_level_keeps_the_rules(person: People) -> None:
    mira = person("Mira")
    table, _ = mira.table("quest", STRONG, options={"caves": True})
    mira.sit(table)
    mira.ask(table, kind="resign")
    mira.page.get_by_role("button", name="Other level").click()
    mira.page.get_by_role("radio", name="Novice").check(force=True)
    mira.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    options, bots = options_of(mira, mira.page.url.rsplit("/", 1)[-1])
    assert options["caves"] is True
    assert bots == [None, "novice"]


def test_a_seat_that_nobody_has_cannot_begin(person: People) -> None:
    mira = person("Mira")
    mira.page.goto("/new/quest")
    mira.page.get_by_text("House rules").click()
    who = mira.page.get_by_role("group", name="Who begins")
    expect(who).to_contain_text("Not with 2 players.")
    mira.page.get_by_role("group", name="How many play").get_by_role("radio", name="4").check(force=True)
    who.get_by_role("radio", name="Seat 4").check(force=True)
    mira.page.get_by_role("group", name="How many play").get_by_role("radio", name="2").check(force=True)
    expect(who.get_by_role("radio", name="By chance")).to_be_checked()
    expect(who).to_contain_text("Not with 2 players.")
    mira.page.get_by_role("button", name="Set up the table").click()
    mira.page.wait_for_url("**/table/*")


@pytest.mark.parametrize("game", ["lost-cities", "quest", "island"])
def test_a_hint_tells_a_turn_beside_the_board_lights_it_and_goes_with_the_move(person: People, game: str) -> None:
    mira = person("Mira")
    table, _ = mira.table(game, {"kind": "bot", "bot": "novice"}, options=FIRST.get(game, {}))
    mira.sit(table)
    needed = mira.page.locator("aside .own")  # the market, or what can be bought
    room = needed.bounding_box()
    mira.page.get_by_role("button", name="Hint").click()
    hint = mira.page.get_by_role("complementary").get_by_role("region", name="Hint")
    expect(hint).to_contain_text("The bot has tried")
    assert needed.bounding_box() == room
    if game != "island":  # there an explorer is chosen first, who lies nowhere
        expect(mira.page.locator(".advised").first).to_be_attached()
    for name in ("Search", "Seasoned", "Planner"):
        expect(hint).not_to_contain_text(name)
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)
    expect(mira.page.locator(".advised")).to_have_count(0)
    mira.page.get_by_role("button", name="Hint").click()
    expect(hint).to_be_visible()
    mira.ask(table, kind="play", action=mira.context.request.get(f"/api/tables/{table}").json()["actions"][0]["id"])
    expect(hint).to_have_count(0)
    expect(mira.page.locator(".advised")).to_have_count(0)


def test_a_question_mark_lists_the_keys(person: People) -> None:
    mira = person("Mira")
    table, _ = mira.table("lost-cities", STRONG)
    mira.sit(table)
    mira.page.locator('[data-spot="hand-0"]').wait_for()
    mira.page.keyboard.press("?")
    keys = mira.page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Show the last turn again")
    mira.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_a_hint_switches_no_coordinates_on(person: People, follow: Games) -> None:
    """Places are called by what they are and what lies beside them."""
    for game in ("quest", "island"):
        mira = person(f"Mira of {game}")
        table, _ = mira.table(game, BOT, options=FIRST.get(game, {}))
        played = follow(table)
        ahead(played, {0: mira}, 4, bots="greedy")
        played.wait(mira, lambda played: played.player == 0)
        mira.sit(table)
        mira.page.locator(f".{game}[data-asked]").wait_for()
        mira.page.get_by_role("button", name="Hint").click()
        hint = mira.page.get_by_role("complementary").get_by_role("region", name="Hint")
        expect(hint.get_by_role("button", name=re.compile("^Play it"))).to_be_visible()
        said = hint.inner_text()
        assert not re.search(r"\(.?\d,.?\d\)|\b[A-Z]\d+\b", said), said
        assert mira.page.locator(".quest .names, .island text.name").count() == 0
        hint.get_by_role("button", name="Close").click()
