"""`make screenshots`: every page as a picture, at nine sizes from a large desk to a small phone held sideways.

They go to screenshots/, which git ignores, to be looked at. `MANOA_BUILD` names another build of the app.
"""

from __future__ import annotations

import json
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from manoa.bots import bot
from manoa.play.match import Match
from web import quest_moments
from web.browser import running
from web.people import STILL, Person
from web.player import Game
from web.serving import Server

FOLDER = Path(__file__).parents[2] / "screenshots"
SIZES = [
    (1440, 900),
    (1920, 1080),
    (820, 1180),
    (390, 844),
    (360, 640),
    (320, 640),
    (844, 390),
    (667, 375),
    (640, 360),
]
NIGHT = {(1440, 900), (390, 844)}
NIGHTLY = ("table-", "replay-", "room-", "route", "review", "puzzle", "daily")
REST_MS = 900  # for fonts, drawings and what fades in
PATIENCE_S = 60

# A game, the bot that plays the others and stands in for Mira, how many others, her moves before the picture, options.
GAMES: list[tuple[str, str, int, int, dict[str, Any]]] = [
    ("lost-cities", "careful", 1, 24, {"rounds": 1}),
    ("quest", "greedy", 2, 44, {}),
    ("island", "greedy", 2, 22, {}),
]


def advance(mira: Person, table: str, name: str, moves: int) -> None:
    """Mira plays as the bot would, so many moves or to the end."""
    game, player, until = Game(mira.server, table), bot(name), time.monotonic() + PATIENCE_S
    try:
        while moves > 0 and game.look().player is not None and time.monotonic() < until:
            if game.player != 0:
                time.sleep(0.02)
                continue
            mira.ask(table, kind="play", action=player.choose(game.match.for_seat(0)).id)
            moves -= 1
        while game.look().player not in (0, None) and time.monotonic() < until:
            time.sleep(0.02)
    finally:
        game.close()


def judge(mira: Person, table: str) -> None:
    """Have a finished game reviewed, as far as patience goes."""
    path, until = f"/api/tables/{table}/review", time.monotonic() + PATIENCE_S
    mira.context.request.post(path, headers={"Origin": mira.server.address})
    while mira.context.request.get(path).json()["state"] != "done" and time.monotonic() < until:
        time.sleep(1)


def pages_of(mira: Person, otto: Person) -> dict[str, str]:
    """Addresses by the names of their pictures, with something to be seen on all of them."""
    pages = {
        "home": "/",
        "watch": "/watch",
        "replays": "/replays",
        "rooms": "/rooms",
        "puzzles": "/puzzles",
        "daily": "/daily",
        "progress": "/progress",
        "routes": "/routes",
        "route": "/routes/serpentine",
        "route-editor": "/routes/new?from=serpentine",
        "learn": "/learn",
        "cards": "/learn/cards",
        "settings": "/settings",
    }
    for game, name, others, moves, options in GAMES:
        bots = [{"kind": "bot", "bot": name}] * others
        running, _ = mira.table(game, *bots, options=options)
        advance(mira, running, name, moves)
        over, _ = mira.table(game, *bots, options=options)
        advance(mira, over, name, 1_000)
        if game == "lost-cities":
            judge(mira, over)
        public, _ = otto.table(game, *bots, options=options, public=True)
        advance(otto, public, name, 4)
        otto.table(game, {"kind": "open"}, options=options, public=True)
        pages |= {
            f"table-{game}": f"/table/{running}",
            f"over-{game}": f"/table/{over}",
            f"replay-{game}": f"/table/{over}/replay/60",
            f"review-{game}": f"/table/{over}/review",
            f"puzzle-{game}": f"/puzzles/{game}",
            f"create-{game}": f"/new/{game}",
            f"learn-{game}": f"/learn/{game}",
            f"room-{game}": f"/rooms/{mira.room(over)}?at=0.40",
        }
    waiting, _ = mira.table("quest", {"kind": "invited"}, {"kind": "open"}, options={"route": "serpentine"})
    _, links = otto.table("lost-cities", {"kind": "invited"})
    return {**pages, "waiting": f"/table/{waiting}", "invite": links["1"]}


# Of Heroes & Hexes: in this order they come in the game that is dealt to Mira.
MOMENTS: dict[str, Callable[[Match], bool]] = {
    "tavern": lambda match: match.view()["phase"] == "hero",
    "curse-drawn": lambda match: bool(match.view()["hexes"]["curses"][0]),
    "curse-lifted": lambda match: "lift" in quest_moments.last_keys(match),
    "forced": lambda match: match.view()["phase"] == "force",
}


def take_moments(mira: Person, otto: Person) -> None:
    """What both see at moments that pass: one at a desk, one on a phone, by day and by night."""
    table, links = mira.table("quest", {"kind": "invited"}, options=quest_moments.OPTIONS)
    otto.page.goto(links["1"])
    otto.page.get_by_role("button", name="Take the seat").click()
    game = Game(mira.server, table)
    try:
        while game.look().player is None:  # he sits down
            time.sleep(0.02)
        for moment, is_now in MOMENTS.items():
            quest_moments.advance(game, {0: mira, 1: otto}, is_now)
            for person, size in ((mira, (1440, 900)), (otto, (390, 844))):
                for theme in ("light", "dark"):
                    dress(person, size, theme=theme)
                    take(person, f"hexes-{moment}-{person.name.lower()}-{theme}", f"/table/{table}")
    finally:
        game.close()


def dress(mira: Person, size: tuple[int, int], **settings: object) -> None:
    mira.page.set_viewport_size({"width": size[0], "height": size[1]})
    kept = json.dumps({**STILL, "name": mira.name, **settings})
    mira.page.evaluate("kept => localStorage.setItem('manoa', kept)", kept)


def take(mira: Person, name: str, path: str) -> None:
    mira.page.goto(path)
    mira.page.wait_for_load_state("networkidle")
    if name.startswith("table-"):
        missed = mira.page.get_by_role("button", name="To my turn")
        if missed.is_visible():  # it has a picture of its own
            mira.page.wait_for_timeout(REST_MS)
            mira.page.screenshot(path=FOLDER / f"{name.replace('table-', 'since-')}.png")
            missed.click()
    mira.page.wait_for_timeout(REST_MS)
    mira.page.screenshot(path=FOLDER / f"{name}.png")


def main(*wanted: str) -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    with TemporaryDirectory() as folder, running() as browser:
        server = Server(Path(folder))
        server.start()
        mira, otto = (Person(browser, server, name).come_in() for name in ("Mira", "Otto"))
        mira.page.remove_listener("response", mira._answered)  # nobody asks what she heard
        mira.page.goto("/")
        for name, path in pages_of(mira, otto).items():
            if wanted and not any(word in name for word in wanted):
                continue
            for size in SIZES:
                place = f"{size[0]}x{size[1]}"
                dress(mira, size)
                take(mira, f"{name}-{place}", path)
                if size in NIGHT and (name == "home" or name.startswith(NIGHTLY)):
                    dress(mira, size, theme="dark")
                    take(mira, f"{name}-{place}-dark", path)
        if not wanted or "hexes" in wanted:
            take_moments(mira, otto)
        complaints = "\n".join(mira.unexpected)  # before the server goes and is missed
        server.stop()
    print(f"{len(list(FOLDER.iterdir()))} pictures are in {FOLDER.name}/")
    sys.exit(complaints or 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
