"""Browser tests: a real server, a real Chromium, people who click.

    def test_something(person: People, follow: Games) -> None:
        mira = person("Mira")  # a guest, in a context of her own, on no page yet
        table, _ = mira.table("lost-cities", BOT)
        mira.sit(table)
        mira.page.get_by_role("button", name="Undo").click()
        play(follow(table), {0: mira}, lost_cities.do)

`person` takes wishes: `size=(390, 844)`, `settings={"language": "fr"}`, `guest=False` for somebody whom the server does
not know yet, and whatever a Playwright context takes. Animations are off unless settings say otherwise. Nothing may go
wrong in anybody's page: at the end of a test its `faults` are empty, but for what it was told to `allow`.

Deals follow from the host's name (see launch.py): for another deal, choose another name. `own_server` is one that a
test may kill and `restart`. `play` in player.py plays whole games by clicking. For another build of the app than that
in src/manoa/server/static, say in MANOA_BUILD where it is.

Playwright has an event loop of its own in the main thread, in which no other test could have one. So it is there while
tests of this folder run, and no longer.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from web.browser import NoBrowser, running
from web.people import People, Person
from web.player import Game, Games
from web.serving import Server

HERE = Path(__file__).parent
SHORT = {HERE / "test_smoke.py", HERE / "test_life_short.py"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games of several people in their browsers take longer than all other tests together."""
    for item in items:
        if HERE in item.path.parents and item.path not in SHORT:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    try:
        with running() as browser:
            yield browser
    except NoBrowser as none:
        pytest.skip(str(none))


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that let it live."""
    yield from serving(tmp_path_factory)


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(tmp_path_factory)


def serving(folders: pytest.TempPathFactory, *, named: bool = False, **env: str) -> Iterator[Server]:
    server = Server(folders.mktemp("server"), named=named, **env)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def home(request: pytest.FixtureRequest) -> Server:
    """Where people go: to the test's own server, if it has one."""
    found: Server = request.getfixturevalue("own_server" if "own_server" in request.fixturenames else "server")
    return found


@pytest.fixture
def person(browser: Browser, home: Server) -> Iterator[People]:
    people: list[Person] = []

    def come(name: str, *, guest: bool = True, **wishes: Any) -> Person:
        somebody = Person(browser, home, name, **wishes)
        people.append(somebody)
        return somebody.come_in() if guest else somebody

    yield come
    faults = {somebody.name: somebody.unexpected for somebody in people if somebody.unexpected}
    for somebody in people:
        somebody.context.close()
    assert not faults


@pytest.fixture
def follow(home: Server) -> Iterator[Games]:
    """A table as the library sees it: `follow(table)`."""
    games: list[Game] = []

    def followed(table: str) -> Game:
        games.append(Game(home, table))
        return games[-1]

    yield followed
    for game in games:
        game.close()
