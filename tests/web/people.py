"""People in front of browsers: each has a context of their own, and all that reaches it is written down."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Request, Response, WebSocket, expect

from web.serving import Server

PATIENCE = 60_000  # ms; people, bots and a server may share one slow processor
DESKTOP = (1440, 900)
BOARD = "main .board svg"  # of any game
BOT = {"kind": "bot", "bot": "random"}  # every game has this one
STILL = {"language": "en", "speed": 0, "motion": "reduced", "sound": False, "theme": "light"}

expect.set_options(timeout=PATIENCE)

# Kept as the settings page keeps it, unless something is kept already.
SETTINGS = "localStorage.getItem('manoa') ?? localStorage.setItem('manoa', {0});"
KNOWN = "localStorage.setItem('manoa-known', '1');"

PLACE = """async ([selector, patience]) => {
  for (const start = performance.now(); performance.now() - start < patience; ) {
    const it = document.querySelector(selector);
    if (it && !it.disabled && it.ariaDisabled !== "true") {
      const { x, y, width, height } = (it.querySelector(".ground") ?? it).getBoundingClientRect();
      for (const [right, down] of [[0.5, 0.5], [0.25, 0.4], [0.75, 0.4]]) {
        const point = [x + right * width, y + down * height];
        if (it.contains(document.elementFromPoint(...point))) return point;
      }
    }
    await new Promise((go) => setTimeout(go, 10));
  }
  throw new Error(`${selector} cannot be clicked`);
}"""

WITHOUT_SYMBOLS = """() => {
  const page = document.documentElement.cloneNode(true);
  for (const symbols of page.querySelectorAll("svg[id^=symbols-]")) symbols.remove();
  return page.outerHTML;
}"""


# The names of all that a browser keeps of a page.
KEPT = """async () => [
  ...Object.keys(localStorage),
  ...Object.keys(sessionStorage),
  ...(await indexedDB.databases()).map(({ name }) => name),
  ...(await caches.keys()),
]"""


class Person:
    """Somebody with a page. `heard` is what the server told it: bodies of answers and frames of sockets; `sent`: the
    frames that the page sent.

    `faults` is whatever should not be: errors in the console or of scripts, requests to strangers. The fixture looks at
    it in the end; a test that breaks something on purpose says with `allow` which words it expects there.
    """

    def __init__(self, browser: Browser, server: Server, name: str, **wishes: Any) -> None:
        self.server = server
        self.name = name
        self.heard: list[str] = []
        self.sent: list[str] = []
        self.faults: list[str] = []
        self._allowed: list[str] = []
        size = wishes.pop("size", DESKTOP)
        self.has_touch = bool(wishes.get("has_touch"))
        kept = {**STILL, "name": name, **wishes.pop("settings", {})}
        self.context = browser.new_context(
            base_url=server.address,
            viewport={"width": size[0], "height": size[1]},
            locale="en-GB",
            **{"service_workers": "block", **wishes},
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(SETTINGS.format(json.dumps(json.dumps(kept))))
        self.page = self.context.new_page()
        self._listen(self.page)

    def _listen(self, page: Page) -> None:
        page.on("console", lambda message: self._fault(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self._fault(str(error)))
        page.on("request", self._asked)
        page.on("response", self._answered)
        page.on("websocket", self._connected)

    def _fault(self, text: str) -> None:
        self.faults.append(text)

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.server.address, "data:", "blob:")):
            self._fault(f"asked a stranger: {request.url}")

    def _answered(self, response: Response) -> None:
        if urlsplit(response.url).path.startswith("/api/") and response.status != 204:
            self.heard.append(response.text())

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def allow(self, *words: str) -> None:
        self._allowed += words

    @property
    def unexpected(self) -> list[str]:
        return [fault for fault in self.faults if not any(words in fault for words in self._allowed)]

    def come_in(self) -> Person:
        """As a guest, without going through a page."""
        self._post("/guests", {"name": self.name})
        self.context.add_init_script(KNOWN)
        return self

    def table(self, game: str, *others: dict[str, Any], **wishes: Any) -> tuple[str, dict[str, str]]:
        """Set up a table with oneself in the first seat: its id, and links by seat."""
        made = self._post("/tables", {"game": game, "seats": [{"kind": "me"}, *others], **wishes})
        return made["table"], made.get("invites", {})

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        origin = {"Origin": self.server.address}
        answer = self.context.request.post(f"/api{path}", data=body, headers=origin)
        assert answer.ok, answer.text()
        return answer.json()

    def open_record(self, record: dict[str, Any]) -> str:
        """An analysis table of one's own, at which one person plays all seats."""
        table: str = self._post("/records", {"record": record})["table"]
        return table

    def room(self, table: str) -> str:
        """A study room about a table, by its id."""
        room: str = self._post("/rooms", {"table": table})["room"]
        return room

    def choose_file(self, file: Path) -> None:
        """On the page of replays, as a record."""
        self.page.goto("/replays")
        with self.page.expect_file_chooser() as chooser:
            self.page.get_by_role("button", name="Open a record from a file").click()
        chooser.value.set_files(file)

    def open_file(self, file: Path) -> str:
        """The same, and it is one: the table that it leads to."""
        self.choose_file(file)
        self.page.wait_for_url("**/replay")
        return self.page.url.split("/")[-2]

    def ask(self, table: str, **command: Any) -> Any:
        """A command by request, for what a test does not do by clicking. It gets a new name each time."""
        known = self.context.request.get(f"/api/tables/{table}").json()["v"]
        body = {"id": f"test-{known}-{command['kind']}", "base": known, "command": command}
        return self._post(f"/tables/{table}/commands", body)

    def names(self, table: str) -> list[str]:
        """What the seats of a table are called."""
        seats = self.context.request.get(f"/api/tables/{table}").json()["table"]["seats"]
        return [seat["name"] for seat in seats]

    def press(self, selector: str) -> None:
        """A click as soon as that is enabled and nothing lies above it. For hundreds of clicks in a row: Playwright's
        own waits for two frames each time, which takes most of the time."""
        self.page.mouse.click(*self.page.evaluate(PLACE, [selector, PATIENCE]))

    def touch(self, selector: str) -> None:
        """The same with a finger."""
        self.page.touchscreen.tap(*self.page.evaluate(PLACE, [selector, PATIENCE]))

    def point(self, x: float, y: float) -> None:
        """A click, or a tap of a finger where there is a screen for it."""
        if self.has_touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def content(self) -> str:
        """The page as it stands, without the sheets of drawings, which are the same for everybody."""
        content: str = self.page.evaluate(WITHOUT_SYMBOLS)
        return content

    def keeps(self) -> set[str]:
        """Names of what this browser keeps, beside who one is and how one wants it."""
        kept = set(self.page.evaluate(KEPT))
        assert "manoa" in kept  # the search is able to find
        return kept - {"manoa", "manoa-known"}

    def sit(self, table: str) -> None:
        """Go to the table's page."""
        self.page.goto(f"/table/{table}")


People = Callable[..., Person]  # what the fixture `person` is
