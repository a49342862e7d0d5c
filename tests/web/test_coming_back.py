"""A page that is loaded again shows what was there."""

from __future__ import annotations

from playwright.sync_api import expect

from web.people import BOT, People
from web.player import Games, ahead


def test_the_last_turn_of_lost_cities_stays_marked(person: People, follow: Games) -> None:
    mira = person("Mira")
    table, _ = mira.table("lost-cities", BOT)
    game = follow(table)
    ahead(game, {0: mira}, 8)
    game.wait(mira, lambda game: game.player == 0)
    for _ in range(2):
        mira.sit(table)
        expect(mira.page.locator("svg .mark")).not_to_have_count(0)
