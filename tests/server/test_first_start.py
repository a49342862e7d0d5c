"""The server answers before its games are compiled, and each can be played as soon as its own kernels are there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from manoa.play.ready import EXPANDED, PLAYABLE, READY, STAGES
from manoa.server.live import games as preparing
from manoa.server.live.games import Games
from manoa.server.table.refusal import Refused
from server.inside import inside_server
from slowly import STEPS, Slowly

PATIENCE = 30.0  # seconds
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def slowly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Slowly:
    found = Slowly(tmp_path)
    found.pretend(monkeypatch)
    monkeypatch.setattr(preparing, "cores", lambda: 2)
    return found


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


def test_two_games_at_a_time_the_small_one_first(slowly: Slowly) -> None:
    async def work(games: Games) -> None:
        await until(lambda: half_way(games, "lost-cities"))
        await until(lambda: len(slowly.began()) == 2)
        waiting = games.told(({"quest", "island"} - set(slowly.began())).pop())
        assert waiting is not None
        assert (waiting.playable, waiting.running, waiting.failed) == (False, False, False)

    with_games(work)


def test_what_can_be_played_leaves_its_place_to_what_cannot(slowly: Slowly) -> None:
    async def work(games: Games) -> None:
        slowly.go("lost-cities", PLAYABLE)
        await games.until("lost-cities")
        await until(lambda: half_way(games, "quest") and half_way(games, "island"))
        told = games.told("lost-cities")
        assert told is not None
        assert told.playable
        for name in ("quest", "island"):
            for stage in reversed(STAGES):  # once it can be played it does not stop again
                slowly.go(name, stage)
        await games.until("quest", READY)
        await games.until("island", READY)
        slowly.go("lost-cities", READY)
        slowly.go("lost-cities", EXPANDED)
        await games.until("lost-cities", EXPANDED)
        assert games.told("lost-cities") is None
        assert slowly.began().count("quest") == slowly.began().count("island") == 1

    with_games(work)


def test_the_game_that_somebody_wants_comes_first(slowly: Slowly) -> None:
    async def work(games: Games) -> None:
        await until(lambda: len(slowly.began()) == 2)
        last = ({"quest", "island"} - set(slowly.began())).pop()
        with pytest.raises(Refused, match="still being prepared"):
            await games.check(last)
        await until(lambda: half_way(games, last))
        slowly.go(last, PLAYABLE)
        await games.until(last)
        await games.check(last)
        with pytest.raises(Refused):
            await games.check(last, READY)

    with_games(work)


def test_a_game_that_cannot_be_compiled_stops_no_other_and_is_tried_again(slowly: Slowly) -> None:
    async def work(games: Games) -> None:
        slowly.fail("lost-cities")
        await until(lambda: bool((told := games.told("lost-cities")) and told.failed))
        await until(lambda: half_way(games, "quest") and half_way(games, "island"))
        (slowly.folder / "lost-cities fail").unlink()
        with pytest.raises(Refused):
            await games.check("lost-cities")
        slowly.go("lost-cities", PLAYABLE)
        await games.until("lost-cities")

    with_games(work)


def test_games_that_are_compiled_are_only_loaded(slowly: Slowly) -> None:
    async def work(games: Games) -> None:
        assert [games.told(name) for name in ("lost-cities", "quest")] == [None, None]
        await games.check("quest")
        await games.check("no such game")

    for name in ("lost-cities", "quest", "island"):
        (slowly.folder / f"{name} {EXPANDED}").touch()
    with_games(work)
    assert slowly.began() == []


def test_a_table_is_refused_until_its_game_is_there_and_the_others_go_on(slowly: Slowly, tmp_path: Path) -> None:
    with inside_server(tmp_path / "server") as server:
        ann = server.guest("Ann")
        wish = {"game": "quest", "seats": [{"kind": "me"}, BOT]}
        refused = ann.http.post("/api/tables", json=wish)
        assert (refused.status_code, refused.json()["code"]) == (503, "preparing")
        slowly.go("lost-cities", PLAYABLE)
        server.run(server.hub.games.until("lost-cities"))
        assert ann.http.post("/api/tables", json={**wish, "game": "lost-cities"}).status_code == 201
        shown = {game["name"]: game["preparing"] for game in ann.http.get("/api/games").json()}
        assert (shown["lost-cities"]["playable"], shown["quest"]["playable"]) == (True, False)
        assert shown["quest"]["left"] is None or shown["quest"]["left"] >= 0
        slowly.go("quest", PLAYABLE)
        server.run(server.hub.games.until("quest"))
        assert ann.http.post("/api/tables", json=wish).status_code == 201


def test_a_table_with_expansions_is_refused_until_they_are_there(slowly: Slowly, tmp_path: Path) -> None:
    for name in ("lost-cities", "quest", "island"):
        slowly.go(name, PLAYABLE)
        slowly.go(name, READY)
    with inside_server(tmp_path / "server") as server:
        ann = server.guest("Ann")
        options = {"heroes_hexes": True, "route": "demon_gorge"}
        wish = {"game": "quest", "options": options, "seats": [{"kind": "me"}, BOT]}
        server.run(server.hub.games.until("quest", READY))
        refused = ann.http.post("/api/tables", json=wish)
        assert (refused.status_code, refused.json()["code"]) == (503, "preparing")
        assert ann.http.post("/api/tables", json={**wish, "options": {}}).status_code == 201
        slowly.go("quest", EXPANDED)
        server.run(server.hub.games.until("quest", EXPANDED))
        table = ann.http.post("/api/tables", json=wish).json()["table"]
    for left in slowly.folder.glob("quest*expanded"):
        left.unlink()
    with inside_server(tmp_path / "server") as server:
        looked = server.client().get(f"/api/tables/{table}")
        assert (looked.status_code, looked.json()["code"]) == (503, "preparing")


def test_a_table_of_before_waits_for_its_game(slowly: Slowly, tmp_path: Path) -> None:
    for name in ("lost-cities", "quest", "island"):
        slowly.go(name, PLAYABLE)
    with inside_server(tmp_path / "server") as server:
        ann = server.guest("Ann")
        server.run(server.hub.games.until("quest"))
        table = ann.set_up("quest", public=True)
    for left in slowly.folder.glob("quest*"):
        left.unlink()
    with inside_server(tmp_path / "server") as server:
        looked = server.client().get(f"/api/tables/{table}")
        assert (looked.status_code, looked.json()["code"]) == (503, "preparing")
        socket = server.socket()
        socket.send({"t": "watch", "table": table})
        slowly.go("quest", PLAYABLE)
        assert socket.next()["table"] == table
