"""At the table as in life: people with sound and motion, slow computers, and a server with its usual limits.

    mira = lively(person("Mira", settings=LIFE))
    scrub(mira, seconds=15)

Each function is a stretch of such an evening. What goes wrong in it is told by the page itself, so that `person` of
conftest.py finds it at the end: errors, requests that are refused because there were too many (429), and sockets that
are closed because of too many frames (1008). `test_life.py` has long evenings, `test_life_short.py` one of a minute.
"""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from typing import Any

from playwright.sync_api import Page, Route, WebSocket, expect

import manoa
from manoa.bots import bot
from manoa.play.action import Action
from manoa.play.match import Match
from web import lost_cities
from web.people import BOARD, Person
from web.player import Game

LIFE = {"speed": 1, "motion": "full", "sound": True}
SLOW = 4  # times
OUTAGE = ("WebSocket connection", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "Failed to fetch")
POSITIONS = 9  # a second, at most

# A socket does not say in the console why it was closed.
CLOSINGS = """(() => {
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("close", ({ code }) => code === 1008 && console.error("closed for flood: 1008"));
    }
  };
})();"""

SLIDER = """(it, share) => {
  const { x, y, width, height } = it.getBoundingClientRect();
  return [x + 10 + share * (width - 20), y + height / 2];
}"""


def lively(person: Person) -> Person:
    """In front of a computer that is several times slower than this one, from its next page on."""
    person.context.add_init_script(CLOSINGS)
    session = person.context.new_cdp_session(person.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    return person


class Sent:
    """Frames that a page has sent, by their kind."""

    def __init__(self, page: Page) -> None:
        self.kinds: Counter[str] = Counter()
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.kinds.update([json.loads(frame)["t"]]))


def played(rounds: int = 1) -> Match:
    """Lost Cities between two bots."""
    match = manoa.game("lost-cities", rounds=rounds).start(players=2, seed=3)
    mind = bot("careful", seed=1)
    while match.player is not None:
        match.play(mind.choose(match.for_seat(match.player)))
    return match


def at(page: Page, step: int) -> None:
    expect(page.get_by_text(re.compile(rf"^{step} of \d+$"))).to_be_visible()


def slider(page: Page) -> Any:
    return page.get_by_role("slider", name="Timeline")


# Stretches of an evening


def lay(person: Person, match: Match, action: Action) -> None:
    """Lost Cities by people, who choose a card once they have seen the one that they drew."""
    if "card" in action.data:
        expect(person.page.get_by_text("Your turn: choose a card").first).to_be_visible()
    lost_cities.do(person, match, action)


def scrub(person: Person, match: Match, seconds: float) -> None:
    """To and fro along a replay by mouse. The slider is where the mouse is at once, and in the end the board is too."""
    page, steps = person.page, len(match.steps)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/steps/" in request.url else None)
    page.mouse.move(*slider(page).evaluate(SLIDER, 0))
    page.mouse.down()
    begun, move = time.monotonic(), 0
    while time.monotonic() - begun < seconds:
        move += 1
        share = abs(1 - move * 0.013 % 2)
        page.mouse.move(*slider(page).evaluate(SLIDER, share))
        assert abs(int(slider(page).input_value()) - share * steps) <= 2
    page.mouse.up()
    spent = time.monotonic() - begun
    step = int(slider(page).input_value())
    at(page, step)
    deck = page.locator('[data-spot="deck"]')
    expect(deck).to_have_attribute("aria-label", re.compile(f"^Deck: {match.at(step).view()['deck']} cards? left"))
    expect(page).to_have_url(re.compile(rf"/replay/{step}$"))
    assert len(asked) <= POSITIONS * spent + 10


def look_together(lead: Person, other: Person, table: str, seconds: float) -> None:
    """Two people in a study room: one leads, with pauses to talk, and the other follows at once."""
    lead.page.goto(f"/table/{table}/replay/9")
    at(lead.page, 9)
    sent = Sent(lead.page), Sent(other.page)
    lead.page.get_by_role("button", name="Look at it together").click()
    lead.page.wait_for_url(re.compile(r"/rooms/[A-Za-z0-9_-]{16}$"))
    lead.page.locator(BOARD).first.wait_for()
    at(lead.page, 9)  # the room opens where one was
    other.page.goto(lead.page.url)
    expect(other.page.get_by_text(f"You follow {lead.name}")).to_be_visible()
    expect(lead.page.get_by_role("region", name="In the room")).to_contain_text(other.name)
    begun, step = time.monotonic(), 9
    while time.monotonic() - begun < seconds:
        way = 1 if step < 30 else -1
        for _ in range(20):
            lead.page.keyboard.press("ArrowRight" if way > 0 else "ArrowLeft")
            lead.page.wait_for_timeout(60)
        step += 20 * way
        at(lead.page, step)
        at(other.page, step)
        other.page.get_by_label(f"Say something at step {step}").fill("I see")
        other.page.get_by_role("button", name="Send").click()
        expect(lead.page.get_by_text("I see").first).to_be_visible()
    for one in sent:
        assert one.kinds["enter"] <= 2, one.kinds  # the second time as the one whom the server has met meanwhile
        assert one.kinds["exit"] == 0, one.kinds


def change_language_and_theme(person: Person) -> None:
    """In the middle of a game, from its own menu, and back."""
    page = person.page
    page.get_by_role("button", name="Table and settings").click()
    dialog = page.get_by_role("dialog")
    for language, name, themes in (("de", "Deutsch", ("Dunkel", "Hell")), ("en", "English", ("Dark", "Light"))):
        dialog.get_by_role("radio", name=name).check(force=True)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for theme, called in zip(("dark", "light"), themes, strict=True):
            dialog.get_by_role("radio", name=called, exact=True).check(force=True)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def lose_network(person: Person, seconds: float) -> None:
    """It goes, and it comes back by itself."""
    person.allow(*OUTAGE)
    person.context.set_offline(True)
    expect(person.page.get_by_text("Reconnecting").first).to_be_visible()
    person.page.wait_for_timeout(seconds * 1000)
    person.context.set_offline(False)
    expect(person.page.get_by_text("Reconnecting")).to_have_count(0)


def lose_chunk(person: Person, name: str) -> list[str]:
    """The next request for a part of the app of that name is lost. Tells afterwards which ones were."""
    lost: list[str] = []
    person.allow("ERR_FAILED")

    def answer(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.abort()

    person.page.route(re.compile(rf"/assets/{name}-[^/]*\.js$"), answer)
    return lost


def sit_again(person: Person, game: Game) -> None:
    """On the page of a table of Lost Cities, with its board."""
    person.sit(game.table.id)
    person.page.locator(lost_cities.spot("deck")).wait_for()
