"""The first start on a computer, with nothing compiled: `python bench/first_start.py`.

How long until the page is there, until each game can be played after a click on it, until all is compiled; the same in
the terminal. A busy machine makes the seconds longer, so what the processor did is told beside them.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from typing import Any

from measure import report

MANOA = (sys.executable, "-m", "manoa")
LOOK = 0.1  # seconds between two looks


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        in_the_browser(folder)
    with tempfile.TemporaryDirectory() as folder:
        taken = timed([*MANOA, "play", "lost-cities"], folder)
        report("`manoa play lost-cities`: first question", taken, "under 20 s")
    with tempfile.TemporaryDirectory() as folder:
        report("`manoa prepare`: everything, two processes", timed([*MANOA, "prepare"], folder))


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
        wait(visitor, "lost-cities", start, "under 20 s")
        for name in ("quest", "island"):
            wait(visitor, name, time.perf_counter(), "under 60 s after the click")
        while any(game["preparing"] for game in visitor.ask("/api/games")):
            time.sleep(LOOK)
        whole = time.perf_counter() - start
        server.terminate()
    report("everything, beside a server", f"{whole:.0f} s ({spent() - before:.0f} s CPU)")


def wait(visitor: Visitor, game: str, start: float, goal: str) -> None:
    """Click on a game again and again until there is a table."""
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "fair"}]}
    while visitor.ask("/api/tables", wish) is None:
        time.sleep(LOOK)
    report(f"{game}: a table", f"{time.perf_counter() - start:.1f} s", goal)


class Visitor:
    def __init__(self, address: str) -> None:
        self.address = address
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def ask(self, path: str, body: Any = None) -> Any:
        """What the server answers; None if it is not there yet."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"})
        try:
            with self.opener.open(request) as answer:
                text = answer.read()
        except urllib.error.HTTPError as error:
            if error.code in (429, 503):
                return None
            raise
        return json.loads(text) if path.startswith("/api") else text


if __name__ == "__main__":
    main()
