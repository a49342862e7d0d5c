"""A server that dies in the middle of a turn."""

from __future__ import annotations

from playwright.sync_api import expect

from web import lost_cities
from web.lost_cities import COLOURS, held, spot
from web.people import People
from web.player import Games
from web.serving import Server


def test_nothing_is_lost_when_the_server_is_killed(own_server: Server, person: People, follow: Games) -> None:
    mira, otto = person("Mira"), person("Otto")
    for one in (mira, otto):
        one.allow("WebSocket connection", "ERR_CONNECTION_REFUSED", "Failed to load resource")
    game = follow(lost_cities.for_two(mira, otto))
    game.wait(mira, lambda game: game.player is not None)
    first, second = (mira, otto) if game.player == 0 else (otto, mira)
    seat = 0 if first is mira else 1
    card = next(action.data["card"] for action in game.match.actions() if action.data["kind"] == "play")
    step = game.table.step
    first.press(held(card))
    first.press(spot(f"column-{seat}-{COLOURS[card[0]]}"))
    game.wait(first, lambda game: game.table.step == step + 1)
    wanted = game.match.view(1 - seat)["hand"][0]
    second.press(held(wanted))
    typed = second.page.get_by_label("A message, or a move in notation")
    typed.fill("Wait for me")

    own_server.kill()
    for one in (first, second):
        expect(one.page.get_by_text("Reconnecting").first).to_be_visible()
    first.press(spot("deck"))
    expect(first.page.get_by_text("Reconnecting, your move is kept")).to_be_visible()

    own_server.start()
    game.wait(first, lambda game: game.table.step == step + 2)
    for one in (first, second):
        expect(one.page.get_by_text("Reconnecting")).to_have_count(0)
    expect(typed).to_have_value("Wait for me")
    expect(second.page.locator(f'{held(wanted)}[aria-pressed="true"]').first).to_be_visible()
    typed.press("Enter")
    first.page.get_by_role("tab", name="Chat").click()
    expect(first.page.get_by_role("list", name="Chat")).to_contain_text("Wait for me")
    second.press(spot(f"pile-{COLOURS[wanted[0]]}"))
    game.wait(second, lambda game: game.table.step == step + 3)
