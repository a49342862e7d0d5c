"""The deal of the day in the browser: played once, compared, and sealed for those who have not played it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from manoa.bots import bot
from web.axe import violations
from web.people import BOARD, People, Person
from web.player import Games

PHONE = (390, 844)


def today(who: Person) -> str:
    day: str = who.context.request.get("/api/daily").json()[0]["day"]
    return day


def test_a_deal_is_played_compared_and_closed_to_who_has_not_played_it(person: People, follow: Games) -> None:
    mira, otto = person("Mira"), person("Otto", size=PHONE, settings={"theme": "dark"})
    page, day = mira.page, today(mira)
    page.goto("/")
    page.get_by_role("link", name="Deal of the day").click()
    page.wait_for_url("**/daily")
    assert violations(mira) == []
    page.get_by_role("button", name="Play it: Lost Cities").click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[-1]
    page.locator(BOARD).first.wait_for()
    expect(page.get_by_text("deal of the day")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)

    game, player = follow(table), bot("careful", seed=1)
    while game.look().player is not None:
        if game.player == 0:
            mira.ask(table, kind="play", action=player.choose(game.match.for_seat(0)).id)
    page.get_by_role("link", name="Compare").first.click()
    page.wait_for_url(f"**/daily/lost-cities/{day}")
    expect(page.get_by_role("heading", name="Today")).to_be_visible()
    expect(page.get_by_role("row", name="Round")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Strong"))).to_be_visible()
    assert violations(mira) == []
    page.get_by_role("button", name=re.compile("Fair")).click()
    expect(page.get_by_role("columnheader", name="Fair")).to_be_visible()
    assert violations(mira) == []
    seed = mira.context.request.get(f"/api/daily/lost-cities/{day}").json()["seed"]

    otto.page.goto(f"/daily/lost-cities/{day}")
    expect(otto.page.get_by_text(re.compile("ha(s|ve) played it$"))).to_be_visible()
    expect(otto.page.get_by_role("heading", name="Today")).to_have_count(0)
    assert otto.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert violations(otto) == []
    otto.page.goto(f"/table/{table}/replay")
    expect(otto.page.get_by_role("alert")).to_contain_text("Play it to the end yourself first")
    otto.allow("403")
    assert not [told for told in otto.heard if seed in told]
    otto.page.goto(f"/daily/lost-cities/{day}")
    otto.page.get_by_role("button", name="Play it").click()
    otto.page.wait_for_url("**/table/*")
    otto.ask(otto.page.url.rsplit("/", 1)[-1], kind="resign")
    otto.page.goto(f"/daily/lost-cities/{day}")
    expect(otto.page.get_by_text("You gave up.")).to_be_visible()
    expect(otto.page.get_by_role("heading", name="Today")).to_have_count(0)
    assert violations(otto) == []
    assert not [told for told in otto.heard if seed in told]


def test_a_finished_game_is_played_again_with_the_same_cards(person: People) -> None:
    mira = person("Mira")
    table, _ = mira.table("lost-cities", {"kind": "bot", "bot": "fair"}, options={"rounds": 1})
    mira.ask(table, kind="resign")
    mira.sit(table)
    mira.page.get_by_role("button", name="Play this deal").click()
    mira.page.wait_for_url(re.compile(rf"/table/(?!{table})"))
    expect(mira.page.get_by_text("same deal")).to_be_visible()
    again = mira.page.url.rsplit("/", 1)[-1]
    mira.ask(again, kind="resign")
    mira.page.goto(f"/table/{again}/deal")
    expect(mira.page.get_by_role("heading", name="The same deal", level=1)).to_be_visible()
    assert violations(mira) == []
