"""Evenings as in life (`life.py`): a game of each kind, and what people do around one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from manoa.play.action import Action
from manoa.play.match import Match
from web import life, lost_cities, quest_clicks
from web.conftest import serving
from web.island_hands import Hands
from web.people import BOT, People, Person
from web.player import Doing, Game, Games, play
from web.serving import Server
from web.test_quest import SHORTEST

ROUNDS = 3  # of Island


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(tmp_path_factory, MANOA_LIMITS="on")


@pytest.fixture
def mira(person: People) -> Person:
    return life.lively(person("Mira", settings=life.LIFE))


def reached(step: int) -> Callable[[Game], bool]:
    return lambda game: game.table.step >= step


def by_hand(person: Person, match: Match, action: Action) -> None:
    names = person.names(person.page.url.rsplit("/", 1)[-1])
    Hands(person.page, names).do(action.data, len(match.steps))


@pytest.mark.parametrize(
    ("game", "options", "bots", "do"),
    [
        ("lost-cities", {"rounds": 1}, "careful", life.lay),
        ("quest", {"route": SHORTEST}, "greedy", quest_clicks.do),
        ("island", {}, "greedy", by_hand),
    ],
)
def test_a_game(mira: Person, follow: Games, game: str, options: dict[str, object], bots: str, do: Doing) -> None:
    table, _ = mira.table(game, BOT, options=options)
    graphs: list[str] = []
    mira.page.on("request", lambda request: graphs.append(request.url) if request.url.endswith("/graph") else None)
    mira.sit(table)
    followed = follow(table)
    play(followed, {0: mira}, do, bots=bots, until=lambda game: game.match.view().get("round", 0) > ROUNDS)
    if followed.match.over:
        expect(mira.page.get_by_role("status").filter(has_text="The game is over")).to_be_visible()
    assert len(graphs) <= 2  # once at the table, and for how it ended


def test_a_study_room(mira: Person, person: People) -> None:
    """For two minutes."""
    otto = life.lively(person("Otto", settings=life.LIFE))
    life.look_together(mira, otto, mira.open_record(life.played().record()), 120)


def test_a_scrubbed_replay(mira: Person) -> None:
    """Of a match of three rounds: the end of one is passed again and again, and stays for none of the others."""
    match = life.played(rounds=3)
    mira.page.goto(f"/table/{mira.open_record(match.record())}/replay/0")
    life.at(mira.page, 0)
    life.scrub(mira, match, 15)
    mira.page.get_by_role("button", name="Play", exact=True).click()
    mira.page.wait_for_timeout(5_000)


def test_language_and_theme_in_mid_game(mira: Person, follow: Games) -> None:
    table, _ = mira.table("lost-cities", BOT)
    game = follow(table)
    life.sit_again(mira, game)
    for step in (4, 8):
        play(game, {0: mira}, life.lay, until=reached(step))
        life.change_language_and_theme(mira)


def test_a_network_that_goes_and_comes(mira: Person, follow: Games) -> None:
    table, _ = mira.table("lost-cities", BOT)
    game = follow(table)
    life.sit_again(mira, game)
    for step in (2, 4, 6):
        play(game, {0: mira}, life.lay, until=reached(step))
        life.lose_network(mira, 5)


@pytest.mark.parametrize("name", ["Table", "lost-cities", "Replay", "en"])
def test_a_chunk_that_fails_once(mira: Person, follow: Games, name: str) -> None:
    table, _ = mira.table("lost-cities", BOT)
    game = follow(table)
    lost = life.lose_chunk(mira, name)
    life.sit_again(mira, game)
    mira.page.goto(f"/table/{table}/replay")
    mira.page.locator(lost_cities.spot("deck")).wait_for()
    assert lost


def test_a_board_that_does_not_come_can_be_asked_for_again(mira: Person) -> None:
    table, _ = mira.table("quest", BOT)
    mira.allow("ERR_FAILED")
    parts = "**/assets/quest-*.js"
    mira.page.route(parts, lambda route: route.abort())
    mira.sit(table)
    again = mira.page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    mira.page.unroute(parts)
    again.click()
    mira.page.locator(".quest[data-asked]").wait_for()


def test_a_server_that_does_not_say_who_is_here(mira: Person) -> None:
    """It holds up no page."""
    mira.page.route("**/api/me", lambda _: None)
    mira.page.goto("/learn")
    expect(mira.page.get_by_role("heading", level=1)).to_be_visible()


def test_no_line_is_missed_where_none_is_wanted(mira: Person) -> None:
    mira.page.goto("/settings")
    mira.page.get_by_role("heading", level=1).first.wait_for()
    life.lose_network(mira, 1)


def test_a_home_without_a_server_says_nothing_about_games(mira: Person) -> None:
    mira.allow("Failed to load resource", *life.OUTAGE)
    for path in ("tables*", "mine", "history"):
        mira.page.route(f"**/api/{path}", lambda route: route.abort())
    mira.page.goto("/")
    expect(mira.page.get_by_text("This list comes once the server answers.")).to_have_count(2)
    expect(mira.page.get_by_text("No games yet")).to_have_count(0)
