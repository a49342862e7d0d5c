"""Games, open tables, my games."""

from functools import cache
from typing import Annotated, Any, Literal

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter
from msgspec.structs import replace

from manoa.bots import bots_for
from manoa.games import REGISTERED, rulebook
from manoa.kernel.rulebook import Option
from manoa.server.http.bodies import decode
from manoa.server.http.desk import TheDesk
from manoa.server.http.identity import Somebody, Visitor, may_read
from manoa.server.http.limits import REQUESTS, about
from manoa.server.http.parts import TheHub
from manoa.server.store import lists
from manoa.server.table import setup
from manoa.server.table.refusal import check_game
from manoa.server.wire.tables import Fitting, GameInfo, GameStatistics, LessonInfo, Listed, Mine, OptionInfo

GameQuery = Annotated[str | None, QueryParameter(max_length=40, description="Only this game")]
StatusQuery = FromQuery[Literal["open", "running"]]
Count = Annotated[int, QueryParameter(ge=1, le=8)]
Options = Annotated[str, QueryParameter(max_length=6_000, description="JSON: the options that differ from the usual")]
Kept = Annotated[str, QueryParameter(max_length=40, description="The option that was chosen last, or `players`")]
Before = Annotated[int | None, QueryParameter(ge=0, le=1 << 53, description="Only what changed before this moment")]


@get("/games", **about("The games, with their options and bots", REQUESTS))
async def list_games(hub: TheHub) -> list[GameInfo]:
    return [replace(info, preparing=hub.games.told(info.name)) for info in _games()]


@cache
def _games() -> list[GameInfo]:
    return [_game_info(name) for name in sorted(REGISTERED)]


def _game_info(name: str) -> GameInfo:
    book = rulebook(name)
    defaults = {key: option.default for key, option in book.options.items()}
    options = [_option_info(key, option) for key, option in book.options.items()]
    lessons = [LessonInfo(lesson.id, [goal.id for goal in lesson.goals]) for lesson in book.lessons]
    presets = {key: dict(chosen) for key, chosen in book.presets.items()}
    players = list(book.seats(defaults))
    return GameInfo(name, book.title, book.version, players, options, bots_for(name), lessons, presets)


def _option_info(name: str, option: Option) -> OptionInfo:
    values = list(option.values) if option.values else None
    return OptionInfo(
        name,
        option.about,
        option.default,
        values,
        None if values else option.least,
        option.several,
        option.group,
        option.only_with,
        dict(option.difficulty),
    )


@get("/games/{name:str}/fitting", **about("Which options go together, and why others do not", REQUESTS, 400, 404))
async def fitting(
    desk: TheDesk, name: FromPath[str], players: Count, options: Options = "{}", kept: Kept = ""
) -> Fitting:
    chosen = decode(options, dict[str, Any], "The options are", "bad-options")
    return await desk.work(lambda: setup.fitting(name, chosen, players, kept))


@get("/tables", **about("Public tables", REQUESTS, 400))
async def list_tables(hub: TheHub, game: GameQuery = None, status: StatusQuery = "open") -> list[Listed]:
    return await hub.read(lists.open_tables, game, status)


@get("/mine", **about("My games, those that wait for me first", REQUESTS, who=may_read))
async def my_tables(hub: TheHub, person: Somebody) -> Mine:
    return await hub.read(lists.mine, person.id)


@get("/history", **about("My finished games, the last first", REQUESTS, 400, who=may_read))
async def my_history(hub: TheHub, person: Somebody, before: Before = None) -> list[Listed]:
    return await hub.read(lists.history, person.id, before)


@get("/games/{name:str}/statistics", **about("How games went here, and mine", REQUESTS, 404))
async def game_statistics(hub: TheHub, visitor: Visitor, name: FromPath[str]) -> GameStatistics:
    check_game(name)
    return await hub.read(lists.statistics, name, visitor.id if visitor else None)
