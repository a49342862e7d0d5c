"""The lobby: what was played last, what is over, and the way out of a game; bots by their names."""

from __future__ import annotations

from playwright.sync_api import expect

from web.axe import violations
from web.people import BOARD, BOT, DESKTOP, People

STRONG = {"kind": "bot", "bot": "strong"}


def test_a_game_is_set_up_as_it_was_last_time(person: People) -> None:
    mira = person("Mira")
    page = mira.page
    page.goto("/new/lost-cities")
    page.get_by_role("combobox", name="Seat 2").select_option(label="Novice bot")
    page.get_by_role("group", name="Expeditions").get_by_role("radio", name="6").check(force=True)
    page.get_by_role("group", name="Rounds").get_by_role("radio", name="1").check(force=True)
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/table/*")
    page.goto("/")
    poster = page.locator("article").filter(has_text="Lost Cities")
    expect(poster).to_contain_text("Like last time: Expeditions: 6, Rounds: 1, Novice")
    page.goto("/new/lost-cities")
    for group, name in (("Expeditions", "6"), ("Rounds", "1")):
        expect(page.get_by_role("group", name=group).get_by_role("radio", name=name)).to_be_checked()
    expect(page.get_by_role("combobox", name="Seat 2").locator("option:checked")).to_have_text("Novice bot")
    page.goto("/")
    page.get_by_role("button", name="Play now: Lost Cities").click()
    page.wait_for_url("**/table/*")
    found = mira.context.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()["table"]
    assert (found["options"]["expeditions"], found["options"]["rounds"]) == (6, 1)
    assert found["seats"][1]["bot"] == "novice"


def test_a_game_is_left_from_the_lobby(person: People) -> None:
    mira = person("Mira")
    mira.table("lost-cities", BOT, {"kind": "open"}, options={"three_players": True})
    page = mira.page
    page.goto("/")
    mine = page.get_by_role("region", name="Your games")
    mine.get_by_role("button", name="Leave:").click()
    sure = page.get_by_role("dialog", name="Leave this game?")
    expect(sure).to_contain_text("Your seat becomes free again.")
    assert violations(mira) == []
    sure.get_by_role("button", name="Leave the game").click()
    expect(mine).to_contain_text("No games yet")
    running, _ = mira.table("lost-cities", {"kind": "invited"})
    otto = person("Otto")
    otto.page.goto(mira.ask(running, kind="invite", seat=1)["link"])
    otto.page.get_by_role("button", name="Take the seat").click()
    otto.page.locator(BOARD).first.wait_for()
    page.goto("/")
    mine.get_by_role("button", name="Leave:").click()
    sure.get_by_role("button", name="Leave the game").click()
    expect(mine).to_contain_text("you left, a bot plays on")
    seats = mira.context.request.get(f"/api/tables/{running}").json()["table"]["seats"]
    assert seats[0]["away"] == "left"


def test_what_is_over_stands_in_the_lobby(person: People) -> None:
    mira = person("Mira")
    table, _ = mira.table("lost-cities", STRONG)
    mira.ask(table, kind="resign")
    mira.page.goto("/")
    mine = mira.page.get_by_role("region", name="Your games")
    expect(mine).to_contain_text("Place 2 of 2")
    mine.get_by_role("link", name=f"Look back: Lost Cities with {mira.names(table)[1]} (Strong)").click()
    mira.page.wait_for_url(f"**/table/{table}/replay")


def test_a_bot_has_its_name_and_its_level_beside_it(person: People) -> None:
    for language, strong in (("en", "Strong"), ("fr", "Fort"), ("de", "Stark")):
        mira = person("Mira", settings={"language": language}, size=DESKTOP)
        table, _ = mira.table("quest", STRONG, STRONG)
        mira.sit(table)
        names = mira.names(table)
        seats = mira.page.locator("main ul li.panel")
        for seat in (1, 2):
            expect(seats.nth(seat)).to_contain_text(names[seat])
            expect(seats.nth(seat)).to_contain_text(strong)
        assert names[1] != names[2]
