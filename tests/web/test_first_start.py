"""The first start: posters are printed while their games are compiled, and a table opens as soon as it can."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from manoa.play.ready import PLAYABLE, READY
from slowly import Slowly
from web.axe import violations
from web.people import BOARD, People, Person
from web.serving import Server


@pytest.fixture
def slowly(tmp_path_factory: pytest.TempPathFactory) -> Slowly:
    return Slowly(tmp_path_factory.mktemp("slowly"))


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory, slowly: Slowly) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), MANOA_SLOWLY=str(slowly.folder))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def mira(person: People) -> Iterator[Person]:
    """Somebody whose browser notes that a game is not there yet, and who leaves before the next look at it."""
    mira = person("Mira")
    mira.allow("503")
    yield mira
    mira.page.goto("/api/games")


def test_posters_are_printed_and_a_table_opens_when_it_can(own_server: Server, mira: Person, slowly: Slowly) -> None:
    page = mira.page
    page.goto("/")
    expect(page.get_by_text("The first start prepares the games for this computer, once.")).to_be_visible()
    first, quest = (
        page.locator("article").filter(has_text=name) for name in ("Lost Cities", "The Quest for El Dorado")
    )
    expect(first).to_contain_text("Being prepared: 50%")
    expect(first).to_contain_text("about 10 s")
    expect(page.get_by_role("button", name="Play now: ")).to_have_count(0)
    panel = page.get_by_role("region", name="What happens here").get_by_role("listitem")
    expect(panel.filter(has_text="Lost Cities")).to_contain_text("2 of 4")
    expect(page.get_by_role("banner")).to_contain_text("Getting ready: 0 of 3 games")
    assert violations(mira) == []
    slowly.go("lost-cities", PLAYABLE)
    expect(first.get_by_role("button", name="Play now: Lost Cities")).to_be_visible()
    expect(first).not_to_contain_text("Being prepared")
    expect(panel.filter(has_text="Lost Cities")).to_contain_text("ready")
    expect(page.get_by_role("banner")).to_contain_text("Getting ready: 1 of 3 games")
    quest.get_by_role("button", name="Play when ready: ").click()
    expect(quest).to_contain_text("Opens when ready: 50%")
    slowly.go("quest", PLAYABLE)
    page.wait_for_url("**/table/*")
    page.locator(BOARD).first.wait_for()


def test_a_new_table_is_set_up_when_its_game_is_there(own_server: Server, mira: Person, slowly: Slowly) -> None:
    page = mira.page
    page.goto("/new/quest")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_role("status").filter(has_text="Opens when ready: 50%")).to_be_visible()
    slowly.go("quest", PLAYABLE)
    page.wait_for_url("**/table/*")


def test_a_game_that_failed_is_tried_again(own_server: Server, mira: Person, slowly: Slowly) -> None:
    slowly.fail("lost-cities")
    page = mira.page
    page.goto("/")
    poster = page.locator("article").filter(has_text="Lost Cities")
    expect(poster).to_contain_text("Could not be prepared.")
    (slowly.folder / "lost-cities fail").unlink()
    poster.get_by_role("button", name="Try again: ").click()
    slowly.go("lost-cities", PLAYABLE)
    slowly.go("lost-cities", READY)
    page.wait_for_url("**/table/*")
