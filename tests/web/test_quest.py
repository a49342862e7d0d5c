"""Two people play Quest, each in a browser of their own, and somebody watches."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from web import quest_clicks, quest_keys, quest_secrets
from web.people import People
from web.player import Game, Games, play

SMALL = (1024, 700)  # three pages are drawn at every step
LOOKS = (30, 60)  # steps after which everybody's page is searched

# The first two pieces of the first game's route and then the finish: a whole game in a third of the steps.
SHORT: dict[str, Any] = {
    "pieces": [{"piece": "B", "q": 0, "r": 0, "rotation": 0}, {"piece": "C", "q": -3, "r": -4, "rotation": 3}],
    "joints": [{"between": ["B", "C"], "blockade": True}],
    "finish": {"side": "river", "q": 1, "r": -8, "rotation": 0},
}
SHORTEST = {"pieces": SHORT["pieces"][:1], "finish": {"side": "jungle", "q": 4, "r": 0, "rotation": 1}}
WITH_ARROWS = 14  # steps of a game by keyboard; the others go by notation


def test_two_people_play_a_whole_game_and_nobody_sees_too_much(person: People, follow: Games) -> None:
    mira, otto, vera = (person(name, size=SMALL) for name in ("Mira", "Otto", "Vera"))
    table, links = mira.table("quest", {"kind": "invited"}, options={"caves": True, "route": SHORT})
    mira.sit(table)
    otto.page.goto(links["1"])
    otto.page.get_by_role("button", name="Take the seat").click()
    vera.sit(table)
    everybody = {0: mira, 1: otto, None: vera}

    looks = list(LOOKS)

    def after(game: Game) -> None:
        if not looks or game.table.step < looks[0]:
            return
        del looks[0]
        for seat, one in everybody.items():
            one.page.locator(f'.quest[data-step="{game.table.step}"]').wait_for()
            quest_secrets.search(one, game.match, seat)

    game = follow(table)
    play(game, {0: mira, 1: otto}, quest_clicks.do, bots="planner", after=after)
    assert game.match.over
    for one in everybody.values():
        expect(one.page.get_by_role("status").filter(has_text="The game is over")).to_contain_text("arrived")


def test_a_whole_game_by_keyboard_alone(person: People, follow: Games) -> None:
    mira = person("Mira", size=SMALL)
    table, _ = mira.table("quest", {"kind": "bot", "bot": "greedy"}, options={"route": SHORTEST})
    mira.sit(table)
    game = follow(table)
    play(game, {0: mira}, quest_keys.with_arrows, bots="planner", until=lambda game: game.table.step >= WITH_ARROWS)
    play(game, {0: mira}, quest_keys.in_notation, bots="planner")
    expect(mira.page.get_by_role("status").filter(has_text="The game is over")).to_be_visible()
