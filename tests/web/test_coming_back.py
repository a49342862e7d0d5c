"""A page that is loaded again shows what was there."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from web.axe import violations
from web.people import BOARD, BOT, DESKTOP, People, Person
from web.player import Games, ahead

RULES = {"lost-cities": "careful", "quest": "greedy", "island": "greedy"}  # bots that answer at once
SLOW = {"kind": "days", "days": 3}
PHONE = (390, 844)


def test_the_last_turn_of_lost_cities_stays_marked(person: People, follow: Games) -> None:
    mira = person("Mira")
    table, _ = mira.table("lost-cities", BOT)
    game = follow(table)
    ahead(game, {0: mira}, 8)
    game.wait(mira, lambda game: game.player == 0)
    for _ in range(2):
        mira.sit(table)
        expect(mira.page.locator("svg .mark")).not_to_have_count(0)


def after_a_turn(mira: Person, follow: Games, game: str) -> str:
    """A slow game against a bot in which it is Mira's turn again, as somebody finds it who comes back to it."""
    table, _ = mira.table(game, {"kind": "bot", "bot": RULES[game]}, clock=SLOW)
    played = follow(table)
    mira.page.goto("/")
    while played.table.step < 12 or played.player != 0 or played.table.movers[-1:] != [1]:
        ahead(played, {0: mira}, played.table.step + 1, bots=RULES[game])
    return table


def since(mira: Person) -> Locator:
    return mira.page.get_by_role("region", name="Since your last turn")


def test_the_trail_of_quest_stays_until_one_acts(person: People, follow: Games) -> None:
    mira = person("Mira")
    table = after_a_turn(mira, follow, "quest")
    mira.sit(table)
    line = mira.page.locator('[data-trail="1"] path').first.get_attribute("d")
    trail = mira.page.locator(f'[data-trail="1"] path[d="{line}"]')
    rule = mira.page.get_by_role("list", name="Log", exact=True).locator("li.since")
    expect(rule).to_have_text("Since your last turn")
    mira.sit(table)
    expect(trail).not_to_have_count(0)
    mira.page.reload()
    mira.page.locator(".quest[data-asked]").wait_for()
    expect(trail).not_to_have_count(0)
    mira.page.get_by_role("button", name="End turn").click()
    mira.page.get_by_role("dialog").get_by_role("button", name="End it").click()
    expect(trail).to_have_count(0)  # where the bot goes next is another


def test_the_first_line_after_the_rule_is_what_others_did(person: People, follow: Games) -> None:
    mira = person("Mira")
    table = after_a_turn(mira, follow, "lost-cities")
    mira.sit(table)
    rule = mira.page.get_by_role("list", name="Log", exact=True).locator("li.since")
    expect(rule.locator("xpath=following-sibling::li[1]")).to_contain_text(mira.names(table)[1])
    expect(rule.locator("xpath=preceding-sibling::li[1]")).to_contain_text("You")


def test_what_was_missed_is_gone_through(person: People, follow: Games) -> None:
    for game, size in (("quest", DESKTOP), ("lost-cities", DESKTOP), ("island", PHONE)):
        mira = person(f"Mira of {game}", size=size)
        mira.sit(after_a_turn(mira, follow, game))
        mira.page.locator(BOARD).first.wait_for()
        player = since(mira)
        expect(player).to_be_visible()
        assert violations(mira) == []
        moves = player.locator("button.move")
        count = moves.count()
        assert count > 0
        expect(moves.last).to_have_attribute("aria-pressed", "true")
        discs = mira.page.locator("[data-missed]")  # on the board, where it happened
        expect(discs).not_to_have_count(0)
        told = player.get_by_role("status")
        last = told.inner_text()
        assert last
        player.get_by_role("button", name="To the beginning").click()
        expect(told).to_have_text("")
        expect(discs).to_have_count(0)
        player.get_by_role("button", name="One step on").click()
        expect(told).not_to_have_text("")
        player.get_by_role("button", name="Play").click()
        expect(told).to_have_text(last)
        player.get_by_role("button", name="To my turn").click()
        expect(player).to_have_count(0)
        mira.page.keyboard.press("l")
        expect(player).to_be_visible()


def test_whoever_loads_the_page_again_is_not_told_again(person: People, follow: Games) -> None:
    mira = person("Mira")
    mira.sit(after_a_turn(mira, follow, "quest"))
    expect(since(mira)).to_be_visible()
    mira.page.reload()
    mira.page.locator(".quest[data-asked]").wait_for()
    expect(since(mira)).to_have_count(0)
    mira.page.get_by_role("button", name="Last turn").click()
    expect(since(mira)).to_be_visible()
    mira.page.get_by_role("button", name="End turn").click()
    mira.page.get_by_role("dialog").get_by_role("button", name="End it").click()
    expect(since(mira)).to_have_count(0)
