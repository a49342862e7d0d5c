"""Games, open tables, my games."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter

from manoa.bots import bots_for
from manoa.games import REGISTERED, rulebook
from manoa.kernel.rulebook import Option
from manoa.server.http.identity import SIGNED_IN, Somebody, Visitor, needs, signed_in
from manoa.server.http.limits import REQUESTS, limited
from manoa.server.http.parts import TheEngine
from manoa.server.http.problems import Refusal, problems
from manoa.server.store import lists
from manoa.server.store.engine import reading
from manoa.server.wire.tables import GameInfo, GameStatistics, Listed, Mine, OptionInfo

GameQuery = Annotated[str | None, QueryParameter(max_length=40, description="Only this game")]
StatusQuery = FromQuery[Literal["open", "running"]]
Before = Annotated[int | None, QueryParameter(ge=0, le=1 << 53, description="Only what changed before this moment")]


@get("/games", summary="The games, with their options and bots", guards=[limited(REQUESTS)], responses=problems(429))
async def list_games() -> list[GameInfo]:
    return _games()


@cache
def _games() -> list[GameInfo]:
    return [_game_info(name) for name in sorted(REGISTERED)]


def _game_info(name: str) -> GameInfo:
    book = rulebook(name)
    defaults = {key: option.default for key, option in book.options.items()}
    options = [_option_info(key, option) for key, option in book.options.items()]
    return GameInfo(name, book.title, book.version, list(book.seats(defaults)), options, bots_for(name))


def _option_info(name: str, option: Option) -> OptionInfo:
    values = list(option.values) if option.values else None
    return OptionInfo(name, option.about, option.default, values, None if values else option.least)


@get("/tables", summary="Public tables", sync_to_thread=True, guards=[limited(REQUESTS)], responses=problems(400, 429))
def list_tables(engine: TheEngine, game: GameQuery = None, status: StatusQuery = "open") -> list[Listed]:
    with reading(engine) as connection:
        return lists.open_tables(connection, game, status)


@get(
    "/mine",
    summary="My games, those that wait for me first",
    sync_to_thread=True,
    guards=[limited(REQUESTS), signed_in],
    security=SIGNED_IN,
    responses=problems(401, 403, 429),
)
def my_tables(engine: TheEngine, person: Somebody) -> Mine:
    needs(person, "read")
    with reading(engine) as connection:
        return lists.mine(connection, person.id)


@get(
    "/history",
    summary="My finished games, the last first",
    sync_to_thread=True,
    guards=[limited(REQUESTS), signed_in],
    security=SIGNED_IN,
    responses=problems(400, 401, 403, 429),
)
def my_history(engine: TheEngine, person: Somebody, before: Before = None) -> list[Listed]:
    needs(person, "read")
    with reading(engine) as connection:
        return lists.history(connection, person.id, before)


@get(
    "/games/{name:str}/statistics",
    summary="How games went here, and mine",
    sync_to_thread=True,
    guards=[limited(REQUESTS)],
    responses=problems(404, 429),
)
def game_statistics(engine: TheEngine, visitor: Visitor, name: FromPath[str]) -> GameStatistics:
    if name not in REGISTERED:
        raise Refusal(404, "no-game", f"There is no such game; there are: {', '.join(sorted(REGISTERED))}.")
    with reading(engine) as connection:
        return lists.statistics(connection, name, visitor.id if visitor else None)


HANDLERS: list[Any] = [list_games, list_tables, my_tables, my_history, game_statistics]
