"""The first start: every game is played at once, and what searches waits until its game is compiled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from manoa.games import REGISTERED
from manoa.play.ready import PLAYABLE, STAGES
from slowly import Slowly
from web.axe import violations
from web.people import BOARD, People, Person
from web.serving import Server

BEST = {"kind": "bot", "bot": "best"}
LATER = "The game is still being compiled. This begins by itself after that."


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
    """Somebody whose browser notes what is refused, and who leaves before the next look at the games."""
    mira = person("Mira")
    mira.allow("503")
    yield mira
    mira.page.goto("/api/games")


def compile_all(slowly: Slowly, name: str) -> None:
    for stage in STAGES:
        slowly.go(name, stage)


def play_a_turn(mira: Person, table: str, actions: int) -> None:
    for _ in range(actions):
        state: dict[str, Any] = mira.context.request.get(f"/api/tables/{table}").json()
        mira.ask(table, kind="play", action=state["actions"][0]["id"])


def news(page: Page) -> Any:
    return page.get_by_text("The bots’ search is being prepared")


def test_every_game_is_played_at_once_and_a_line_says_what_is_compiled(
    own_server: Server, mira: Person, slowly: Slowly
) -> None:
    page = mira.page
    page.goto("/")
    expect(page.get_by_role("button", name="Play now: ")).to_have_count(3)
    expect(news(page)).to_contain_text("33%")
    expect(news(page)).to_contain_text("about 10 s left. You can play meanwhile.")
    assert violations(mira) == []
    page.get_by_role("button", name="Play now: The Quest for El Dorado").click()
    page.locator(BOARD).first.wait_for()
    assert not slowly.is_ready("quest", PLAYABLE)
    page.goto("/")
    expect(news(page)).to_be_visible()
    for name in REGISTERED:
        compile_all(slowly, name)
    expect(news(page)).to_have_count(0)


def test_a_bot_that_searches_says_when_it_thinks_and_then_moves(
    own_server: Server, mira: Person, slowly: Slowly
) -> None:
    page = mira.page
    page.goto("/new/lost-cities")
    offered = page.get_by_role("combobox", name="Seat 2").locator("option")
    expect(offered.filter(has_text="Fair bot")).to_have_text("Fair bot")
    expect(offered.filter(has_text="Best bot")).to_have_text("Best bot (thinks in about 10 s)")
    page.get_by_role("combobox", name="Seat 2").select_option(label="Best bot (thinks in about 10 s)")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/table/*")
    page.goto("/")
    expect(page.locator("article").filter(has_text="Lost Cities")).to_contain_text("Best (thinks in about 10 s)")

    table, _ = mira.table("lost-cities", BEST, options={"first_player": "oldest"})
    mira.sit(table)
    turn = page.locator(".pill")
    expect(turn).to_contain_text("Your turn")
    play_a_turn(mira, table, 2)
    expect(turn).to_contain_text("turn · waits until the game is compiled, about 10 s")
    compile_all(slowly, "lost-cities")
    expect(turn).to_contain_text("Your turn")
    expect(turn).not_to_contain_text("compiled")


def test_advice_that_searches_begins_by_itself_and_quick_advice_at_once(
    own_server: Server, mira: Person, slowly: Slowly
) -> None:
    table, _ = mira.table("lost-cities", {"kind": "bot", "bot": "fair"}, options={"first_player": "oldest"})
    mira.sit(table)
    mira.page.get_by_role("button", name="Hint").click()
    hint = mira.page.get_by_role("complementary").get_by_role("region", name="Hint")
    expect(hint).to_contain_text(LATER)
    expect(hint.get_by_role("button", name="Play it")).to_be_visible()
    compile_all(slowly, "lost-cities")
    expect(hint).to_contain_text("The bot has tried")


def test_a_review_begins_by_itself_once_its_game_is_compiled(own_server: Server, mira: Person, slowly: Slowly) -> None:
    table, _ = mira.table("lost-cities", {"kind": "bot", "bot": "fair"}, options={"first_player": "oldest"})
    play_a_turn(mira, table, 2)
    mira.ask(table, kind="resign")
    page = mira.page
    page.goto(f"/table/{table}/review")
    expect(page.get_by_text(LATER)).to_be_visible()
    assert violations(mira) == []
    compile_all(slowly, "lost-cities")
    expect(page.get_by_text(LATER)).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    looked = mira.context.request.get(f"/api/tables/{table}/review").json()
    assert looked["state"] in ("waiting", "running", "done")


def test_a_trial_of_a_route_waits_for_its_game_and_can_be_stopped(
    own_server: Server, mira: Person, slowly: Slowly
) -> None:
    page = mira.page
    page.goto("/routes/new?from=home_stretch")
    trying = page.get_by_role("button", name="Let the bots try it")
    trying.click()
    expect(page.get_by_text(LATER)).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text(LATER)).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Go on building").click()
    trying.click()
    expect(page.get_by_text(LATER)).to_be_visible()
    compile_all(slowly, "quest")
    expect(page.get_by_text(LATER)).to_have_count(0)
    page.get_by_role("button", name="Stop").click()


def test_a_game_that_could_not_be_compiled_is_played_and_compiled_once_more(
    own_server: Server, mira: Person, slowly: Slowly
) -> None:
    slowly.fail("lost-cities")
    page = mira.page
    page.goto("/")
    failed = page.get_by_text("Lost Cities could not be compiled. The server’s log says why.")
    expect(failed).to_be_visible()
    (slowly.folder / "lost-cities fail").unlink()
    page.get_by_role("button", name="Play now: Lost Cities").click()
    page.locator(BOARD).first.wait_for()
    page.goto("/")
    expect(news(page)).to_be_visible()
    expect(failed).to_have_count(0)
