"""A server that dies in the middle of a turn."""

from __future__ import annotations

from playwright.sync_api import expect

from web import lost_cities
from web.lost_cities import COLOURS, held, spot
from web.people import BOT, People, Person
from web.player import Games
from web.serving import Server

OUTAGE = ("WebSocket connection", "ERR_CONNECTION_REFUSED", "Failed to load resource")


def reconnecting(person: Person) -> None:
    expect(person.page.get_by_text("Reconnecting").first).to_be_visible()


def connected(person: Person) -> None:
    expect(person.page.get_by_text("Reconnecting")).to_have_count(0)


def test_nothing_is_lost_when_the_server_is_killed(own_server: Server, person: People, follow: Games) -> None:
    mira, otto = person("Mira"), person("Otto")
    for one in (mira, otto):
        one.allow(*OUTAGE)
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
        reconnecting(one)
    first.press(spot("deck"))
    expect(first.page.get_by_text("Reconnecting, your move is kept")).to_be_visible()

    own_server.start()
    game.wait(first, lambda game: game.table.step == step + 2)
    for one in (first, second):
        connected(one)
    expect(typed).to_have_value("Wait for me")
    expect(second.page.locator(f'{held(wanted)}[aria-pressed="true"]').first).to_be_visible()
    typed.press("Enter")
    first.page.get_by_role("tab", name="Chat").click()
    expect(first.page.get_by_role("list", name="Chat")).to_contain_text("Wait for me")
    second.press(spot(f"pile-{COLOURS[wanted[0]]}"))
    game.wait(second, lambda game: game.table.step == step + 3)


def test_a_moment_without_a_network(person: People) -> None:
    """The line may outlive it, and then nothing else would say that it is over."""
    mira = person("Mira")
    mira.sit(mira.table("lost-cities", BOT)[0])
    mira.page.locator(spot("deck")).wait_for()
    mira.page.wait_for_load_state("networkidle")
    mira.context.set_offline(True)
    reconnecting(mira)
    mira.context.set_offline(False)
    connected(mira)


def test_what_happens_in_such_a_moment_is_not_asked_about(person: People, follow: Games) -> None:
    """Points change the curve, and the page has seen how: it asks for nothing, then or later."""
    mira = person("Mira")
    table, _ = mira.table("lost-cities", BOT)
    game = follow(table)
    mira.sit(table)
    game.wait(mira, lambda game: game.player == 0)
    mira.page.locator(spot("deck")).wait_for()
    mira.page.wait_for_load_state("networkidle")
    card = next(action.data["card"] for action in game.match.actions() if action.data["kind"] == "play")
    curve = mira.page.locator("aside svg[role=img] path:not(.zero)").first
    before = curve.get_attribute("d")
    asked: list[str] = []
    mira.page.on("request", lambda request: asked.append(request.url))
    mira.page.evaluate("dispatchEvent(new Event('offline'))")
    reconnecting(mira)
    mira.press(held(card))
    mira.press(spot(f"column-0-{COLOURS[card[0]]}"))
    expect(mira.page.locator(held(card))).to_have_count(0)
    mira.page.evaluate("dispatchEvent(new Event('online'))")
    connected(mira)
    expect(curve).not_to_have_attribute("d", before or "")
    assert asked == []


def test_a_move_outlasts_the_page_on_which_it_was_made(own_server: Server, person: People, follow: Games) -> None:
    """The server is away, and the page is loaded again meanwhile."""
    mira = person("Mira", service_workers="allow")
    mira.allow(*OUTAGE, "FetchEvent", "fetch")
    table, _ = mira.table("lost-cities", BOT)
    game = follow(table)
    mira.page.goto("/")
    mira.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    mira.sit(table)  # now through the worker
    game.wait(mira, lambda game: game.player == 0)
    mira.page.locator(spot("deck")).wait_for()
    mira.page.wait_for_load_state("networkidle")
    card = next(action.data["card"] for action in game.match.actions() if action.data["kind"] == "play")
    step = game.table.step
    own_server.kill()
    reconnecting(mira)
    mira.press(held(card))
    mira.press(spot(f"column-0-{COLOURS[card[0]]}"))
    kept = mira.page.get_by_text("Reconnecting, your move is kept").first
    expect(kept).to_be_visible()
    mira.page.reload()
    expect(kept).to_be_visible()
    own_server.start()
    game.wait(mira, lambda game: game.table.step == step + 1)
    connected(mira)
    expect(mira.page.locator(spot(f"column-0-{COLOURS[card[0]]}")).locator(f'use[href^="#lc-{card}"]')).to_be_visible()
    assert not {name for name in mira.keeps() if name.startswith("manoa-asked")}


def test_what_was_chosen_outlasts_a_server(own_server: Server, person: People) -> None:
    """In the form of a new table, and at the table itself."""
    mira = person("Mira")
    mira.allow(*OUTAGE)
    page = mira.page
    page.goto("/new/quest")
    page.get_by_role("button", name="Change: Route").click()
    page.get_by_role("button", name="Serpentine").click()
    page.get_by_role("button", name="Take it").click()
    page.get_by_role("combobox", name="Seat 2").select_option(label="Novice bot")
    own_server.kill()
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_role("alert").first).to_be_visible()
    own_server.start()
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_role("banner")).to_contain_text("Serpentine")
    page.locator(".quest[data-asked]").wait_for()
    card = page.locator(".hand .card").first
    card.click(position={"x": 10, "y": 16})
    expect(card).to_have_attribute("aria-pressed", "true")
    own_server.kill()
    reconnecting(mira)
    own_server.start()
    connected(mira)
    expect(card).to_have_attribute("aria-pressed", "true")
