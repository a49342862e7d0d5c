"""All games are played before they are compiled; only what searches waits for that."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import manoa
from manoa.games import REGISTERED
from manoa.play.ready import EXPANDED, PLAYABLE, READY, STAGES
from manoa.server.live import games as preparing
from manoa.server.live.games import Games
from manoa.server.table.refusal import Refused
from server import inside
from server.inside import Guest, inside_server
from slowly import STEPS, Slowly

PATIENCE = 30.0  # seconds
EXPANSIONS = {"heroes_hexes": True, "route": "demon_gorge"}
FIRST: dict[str, dict[str, Any]] = {
    "lost-cities": {"first_player": "oldest"},
    "quest": {"starting_player": 0},
}  # seat 0


@pytest.fixture
def slowly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Slowly:
    found = Slowly(tmp_path)
    found.pretend(monkeypatch)
    monkeypatch.setattr(preparing, "cores", lambda: 2)
    return found


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots need no time for what they choose once they may."""
    monkeypatch.setattr(inside, "any_bot", lambda _, seed: manoa.bot("random", seed))


def with_games(work: Callable[[Games], Awaitable[None]]) -> None:
    async def run() -> None:
        games = Games()
        games.start()
        try:
            async with asyncio.timeout(PATIENCE):
                await work(games)
        finally:
            await games.stop()

    asyncio.run(run())


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


def half_way(games: Games, name: str) -> bool:
    told = games.told(name)
    return told is not None and told.running and (told.done, told.total) == (STEPS // 2, STEPS)


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def steps(ann: Guest, table: str) -> int:
    count: int = ann.look(table)["table"]["step"]
    return count


def moved(ann: Guest, table: str, before: int = 0) -> bool:
    """Whether a bot takes its move soon."""
    end = time.monotonic() + PATIENCE
    while steps(ann, table) == before and time.monotonic() < end:
        time.sleep(0.02)
    return steps(ann, table) > before


def preparing_refused(answer: Any) -> bool:
    return (answer.status_code, answer.json()["code"]) == (503, "preparing")


def test_two_games_at_a_time_the_small_one_first(slowly: Slowly) -> None:
    async def work(games: Games) -> None:
        await until(lambda: half_way(games, "lost-cities"))
        await until(lambda: len(slowly.began()) == 2)
        waiting = games.told(({"quest", "island"} - set(slowly.began())).pop())
        assert waiting is not None
        assert (waiting.running, waiting.failed, waiting.left) == (False, False, None)

    with_games(work)


def test_what_has_come_further_leaves_its_place_to_the_others(slowly: Slowly) -> None:
    async def work(games: Games) -> None:
        slowly.go("lost-cities", PLAYABLE)
        await games.until("lost-cities", PLAYABLE)
        await until(lambda: half_way(games, "quest") and half_way(games, "island"))
        for name in ("quest", "island"):
            for stage in reversed(STAGES):  # what is done at once does not stop
                slowly.go(name, stage)
        await games.until("quest", READY)
        await games.until("island", READY)
        slowly.go("lost-cities", READY)
        slowly.go("lost-cities", EXPANDED)
        await games.until("lost-cities", EXPANDED)
        assert games.told("lost-cities") is None
        assert sorted(slowly.began()[:3]) == ["island", "lost-cities", "quest"]
        assert "lost-cities" in slowly.began()[3:]

    with_games(work)


def test_the_game_that_somebody_plays_comes_first_and_stays_there(slowly: Slowly) -> None:
    async def work(games: Games) -> None:
        await until(lambda: len(slowly.began()) == 2)
        last = ({"quest", "island"} - set(slowly.began())).pop()
        games.want(last)
        await until(lambda: half_way(games, last))
        slowly.go(last, PLAYABLE)
        await games.until(last, PLAYABLE)
        await until(lambda: half_way(games, last))
        assert slowly.began().count(last) == 1, "it has come further than the others and leaves them no place"

    with_games(work)


def test_what_searches_is_refused_until_its_stage_and_its_game_comes_first(slowly: Slowly) -> None:
    async def work(games: Games) -> None:
        await until(lambda: len(slowly.began()) == 2)
        last = ({"quest", "island"} - set(slowly.began())).pop()
        with pytest.raises(Refused, match="still being prepared"):
            await games.check(last, READY)
        await until(lambda: half_way(games, last))
        slowly.go(last, PLAYABLE)
        slowly.go(last, READY)
        await games.until(last, READY)
        await games.check(last, READY)
        with pytest.raises(Refused):
            await games.check(last, EXPANDED)

    with_games(work)


def test_what_others_have_compiled_is_there_even_if_it_failed_here(slowly: Slowly) -> None:
    """Nobody looked at the disk any more: what searches waited without end, and was refused without end."""

    async def work(games: Games) -> None:
        await until(lambda: half_way(games, "lost-cities"))
        slowly.fail("lost-cities")
        await until(lambda: (told := games.told("lost-cities")) is not None and told.failed)
        (slowly.folder / f"lost-cities {READY}").touch()  # by another node with the same cache
        await games.check("lost-cities", READY)
        await games.until("lost-cities", READY)

    with_games(work)


def test_nothing_waits_for_a_game_that_cannot_be_compiled(slowly: Slowly) -> None:
    async def work(games: Games) -> None:
        await until(lambda: half_way(games, "lost-cities"))
        slowly.fail("lost-cities")
        for _ in range(2):  # each time it is tried once more
            with pytest.raises(Refused, match="still being prepared"):
                await games.until("lost-cities", READY)
        assert slowly.began().count("lost-cities") == 2

    with_games(work)


def test_a_game_that_cannot_be_compiled_stops_no_other_and_is_tried_again_when_somebody_plays_it(
    slowly: Slowly,
) -> None:
    async def work(games: Games) -> None:
        slowly.fail("lost-cities")
        await until(lambda: bool((told := games.told("lost-cities")) and told.failed))
        await until(lambda: half_way(games, "quest") and half_way(games, "island"))
        (slowly.folder / "lost-cities fail").unlink()
        games.want("lost-cities")
        slowly.go("lost-cities", PLAYABLE)
        await games.until("lost-cities", PLAYABLE)
        told = games.told("lost-cities")
        assert told is not None
        assert not told.failed

    with_games(work)


def test_games_that_are_compiled_are_left_alone(slowly: Slowly) -> None:
    async def work(games: Games) -> None:
        assert [games.told(name) for name in ("lost-cities", "quest")] == [None, None]
        await games.check("quest", EXPANDED)
        await games.check("no such game", READY)
        games.want("quest")
        games.want("no such game")
        await asyncio.sleep(0.1)

    for name in REGISTERED:
        (slowly.folder / f"{name} {EXPANDED}").touch()
    with_games(work)
    assert slowly.began() == []


@pytest.mark.parametrize("name", sorted(REGISTERED))
def test_a_game_is_played_with_bots_that_do_not_search_while_it_is_compiled(
    slowly: Slowly, tmp_path: Path, name: str
) -> None:
    with inside_server(tmp_path / "server") as server:
        ann = server.guest("Ann")
        table = ann.set_up(name, (bot("fair"), "me"))
        for _ in range(3):
            state = ann.look(table)
            if state["player"] == state["you"]:
                assert ann.ask(table, {"kind": "play", "action": state["actions"][0]["id"]})["t"] == "ok"
            else:
                assert moved(ann, table, state["table"]["step"])
        assert not slowly.is_ready(name, PLAYABLE)


def test_nothing_but_search_is_refused_while_games_are_compiled(slowly: Slowly, tmp_path: Path) -> None:
    with inside_server(tmp_path / "server") as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        post = ann.http.post
        assert post("/api/lessons/quest/moving").status_code == 201
        ann.set_up("quest", ("me", bot("fair")), options=EXPANSIONS)
        table = ann.set_up("lost-cities", ("me", "open"))
        assert bob.ask(table, {"kind": "sit"})["t"] == "ok"
        assert bob.ask(table, {"kind": "resign"})["t"] == "ok"
        assert ann.http.get(f"/api/tables/{table}/steps/0").status_code == 200
        thoughts = f"/api/tables/{table}/steps/0/thoughts?bot="
        assert ann.http.get(thoughts + "careful").status_code == 200
        assert preparing_refused(ann.http.get(thoughts + "search"))
        assert preparing_refused(post(f"/api/tables/{table}/review"))
        assert preparing_refused(post("/api/games/quest/routes/generate", json={}))
        for stage in (PLAYABLE, READY):
            slowly.go("lost-cities", stage)
        server.run(server.hub.games.until("lost-cities", READY))
        assert ann.http.get(thoughts + "search").status_code == 200
        assert post(f"/api/tables/{table}/review").status_code == 200


@pytest.mark.usefixtures("quickly")
def test_a_bot_that_searches_moves_once_its_game_is_compiled(slowly: Slowly, tmp_path: Path) -> None:
    with inside_server(tmp_path / "server") as server:
        ann = server.guest("Ann")
        table = ann.set_up("lost-cities", (bot("search"), "me"), options=FIRST["lost-cities"])
        told = {game["name"]: game["preparing"] for game in ann.http.get("/api/games").json()}
        assert "search" in told["lost-cities"]["bots"]
        assert "fair" not in told["lost-cities"]["bots"]
        assert told["lost-cities"]["expansions"] is None, "they wait at every table"
        slowly.go("lost-cities", PLAYABLE)
        server.run(server.hub.games.until("lost-cities", PLAYABLE))
        time.sleep(0.2)
        assert steps(ann, table) == 0, "the search is not compiled"
        slowly.go("lost-cities", READY)
        assert moved(ann, table)


@pytest.mark.usefixtures("quickly")
def test_with_expansions_it_waits_for_them(slowly: Slowly, tmp_path: Path) -> None:
    for stage in (PLAYABLE, READY):
        slowly.go("quest", stage)
    with inside_server(tmp_path / "server") as server:
        ann = server.guest("Ann")
        first = FIRST["quest"]
        plain, expanded = (
            ann.set_up("quest", (bot("search"), "me"), options={**first, **more}) for more in ({}, EXPANSIONS)
        )
        assert moved(ann, plain)
        told = {game["name"]: game["preparing"] for game in ann.http.get("/api/games").json()}
        assert told["quest"]["expansions"] == ["heroes_hexes", "promos", "modules"], "nobody else waits"
        time.sleep(0.2)
        assert steps(ann, expanded) == 0
        slowly.go("quest", EXPANDED)
        assert moved(ann, expanded)


def test_whoever_sets_up_a_table_or_opens_one_of_before_plays_its_game(slowly: Slowly, tmp_path: Path) -> None:
    with inside_server(tmp_path / "server") as server:
        ann = server.guest("Ann")
        server.run(until(lambda: len(slowly.began()) == 2))
        last = (set(REGISTERED) - set(slowly.began())).pop()
        table = ann.set_up(last, public=True)
        server.run(until(lambda: half_way(server.hub.games, last)))
    with inside_server(tmp_path / "server") as server:
        stranger = server.client()
        assert stranger.get("/api/games").status_code == 200
        server.run(until(lambda: len(slowly.began()) == 5))
        told = server.hub.games.told(last)
        assert told is not None
        assert not told.running
        assert stranger.get(f"/api/tables/{table}").status_code == 200
        server.run(until(lambda: half_way(server.hub.games, last)))
