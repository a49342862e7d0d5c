"""Two people play Quest, each in a browser of their own, and somebody watches."""

from __future__ import annotations

from playwright.sync_api import expect

from web import quest_clicks, quest_secrets
from web.people import People
from web.player import Game, Games, play

LOOKS = (25, 70, 130, 200)  # steps at which everybody's page is searched


def test_two_people_play_a_whole_game_and_nobody_sees_too_much(person: People, follow: Games) -> None:
    mira, otto, vera = person("Mira"), person("Otto"), person("Vera")
    table, links = mira.table("quest", {"kind": "invited"}, options={"caves": True})
    mira.sit(table)
    otto.page.goto(links["1"])
    otto.page.get_by_role("button", name="Take the seat").click()
    vera.sit(table)
    everybody = {0: mira, 1: otto, None: vera}

    def after(game: Game) -> None:
        if game.table.step not in LOOKS:
            return
        for seat, one in everybody.items():
            one.page.locator(f'.quest[data-step="{game.table.step}"]').wait_for()
            quest_secrets.search(one, game.match, seat)

    game = follow(table)
    play(game, {0: mira, 1: otto}, quest_clicks.do, bots="planner", after=after)
    assert game.match.over
    for one in everybody.values():
        expect(one.page.get_by_role("status").filter(has_text="The game is over")).to_be_visible()
