"""The first start on a computer, with nothing compiled: `python bench/first_start.py`.

How long until the page is there; after a click on a game until one can move, and until a quick bot has answered; the
longest that a look at a table took; until all is compiled. The same in the terminal. A busy machine makes the seconds
longer, so what the processor did is told beside them.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from http.cookiejar import CookieJar
from typing import Any

from measure import report

MANOA = (sys.executable, "-m", "manoa")
GAMES: dict[str, tuple[str, dict[str, Any], int, str]] = {
    "Lost Cities": ("lost-cities", {}, 2, "fair"),
    "Quest, three players": ("quest", {}, 3, "greedy"),
    "Quest with Heroes & Hexes": ("quest", {"route": "demon_gorge", "heroes_hexes": True}, 3, "greedy"),
    "Island, three players": ("island", {}, 3, "greedy"),
}
MOVES = 8  # of mine at each table
LOOK = 0.02  # seconds between two looks
PATIENCE = 120.0


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        in_the_browser(folder)
    for game in ("lost-cities", "quest", "island"):
        with tempfile.TemporaryDirectory() as folder:
            report(f"`manoa play {game}`: first question", first_question(game, folder), "under 2 s")
    with tempfile.TemporaryDirectory() as folder:
        report("`manoa prepare`: everything, two processes", timed([*MANOA, "prepare"], folder))


def first_question(game: str, folder: str) -> str:
    """Until the terminal waits for a move."""
    start = time.perf_counter()
    with subprocess.Popen(
        [*MANOA, "play", game, "--seat", "0"],
        env=surroundings(folder),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as person:
        assert person.stdout is not None
        heard = b""
        while b">" not in heard[-8:] and (more := os.read(person.stdout.fileno(), 4096)):
            heard += more
        taken = time.perf_counter() - start
        person.kill()
    return f"{taken:.1f} s"


def timed(command: list[str], cache: str) -> str:
    """Seconds by the clock and of the processor for a command that finds an empty cache and nobody at the keyboard."""
    before, start = spent(), time.perf_counter()
    subprocess.run(command, env=surroundings(cache), stdin=subprocess.DEVNULL, capture_output=True, check=True)
    return f"{time.perf_counter() - start:.0f} s ({spent() - before:.0f} s CPU)"


def surroundings(cache: str) -> dict[str, str]:
    return {**os.environ, "MANOA_CACHE": cache}


def spent() -> float:
    """Seconds of the processor that ended processes took."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def in_the_browser(folder: str) -> None:
    before, start = spent(), time.perf_counter()
    command = [*MANOA, "serve", "--port", "0", "--data", f"{folder}/data"]
    with subprocess.Popen(
        command, env=surroundings(folder), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        visitor = Visitor(server.stdout.readline().split()[3])
        visitor.ask("/")
        report("the page", f"{time.perf_counter() - start:.1f} s", "under 3 s")
        visitor.ask("/api/guests", {"name": "Ann"})
        for called, table in GAMES.items():
            sit_down(visitor, called, *table)
        while any(game["preparing"] for game in visitor.ask("/api/games")):
            time.sleep(1)
        whole = time.perf_counter() - start
        server.terminate()
    report("everything, beside a server", f"{whole:.0f} s ({spent() - before:.0f} s CPU)")


def sit_down(visitor: Visitor, called: str, game: str, options: dict[str, Any], players: int, bot: str) -> None:
    """Click on a game, and move a few times."""
    start = time.perf_counter()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * (players - 1)]
    table = visitor.ask("/api/tables", {"game": game, "options": options, "seats": seats})["table"]
    look, answers = Look(visitor, table), []
    look.until_my_turn()
    report(f"{called}: my first move after the click", f"{time.perf_counter() - start:.2f} s", "under 1 s")
    for _ in range(MOVES):
        if not (turn := look.until_my_turn()):
            break
        look.play(turn[0])
        if not look.is_my_turn():
            start = time.perf_counter()
            look.until_a_bot_moved()
            answers.append(time.perf_counter() - start)
    slowest = max(answers, default=0)
    report(f"{called}: `{bot}` answers, the slowest of {len(answers)}", f"{slowest:.2f} s", "under 0.5 s")
    report(f"{called}: a look at the table, the slowest of {len(look.taken)}", f"{1000 * max(look.taken):.0f} ms")


class Look:
    """A table, and how long each look at it took."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor, self.path = visitor, f"/api/tables/{table}"
        self.taken: list[float] = []
        self.now: dict[str, Any] = {}
        self.look()

    def look(self) -> None:
        start = time.perf_counter()
        self.now = self.visitor.ask(self.path)
        self.taken.append(time.perf_counter() - start)

    def is_my_turn(self) -> bool:
        return bool(self.now["actions"])

    def until_my_turn(self) -> list[dict[str, Any]]:
        """What I may do then; nothing if it is over."""
        limit = time.perf_counter() + PATIENCE
        while not self.is_my_turn() and self.now["view"].get("player") is not None and time.perf_counter() < limit:
            time.sleep(LOOK)
            self.look()
        actions: list[dict[str, Any]] = self.now["actions"]
        return actions

    def until_a_bot_moved(self) -> None:
        version, limit = self.now["v"], time.perf_counter() + PATIENCE
        while self.now["v"] == version and time.perf_counter() < limit:
            time.sleep(LOOK)
            self.look()

    def play(self, action: dict[str, Any]) -> None:
        command = {"kind": "play", "action": action["id"]}
        request = {"id": f"c{time.monotonic_ns()}", "base": self.now["v"], "command": command}
        self.visitor.ask(f"{self.path}/commands", request)
        self.look()


class Visitor:
    def __init__(self, address: str) -> None:
        self.address = address
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def ask(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"})
        with self.opener.open(request) as answer:
            text = answer.read()
        return json.loads(text) if path.startswith("/api") else text


if __name__ == "__main__":
    main()
