"""Drawings for the browser: sets of symbols, and scenes. Nothing of them depends on how a game goes."""

from functools import cache, lru_cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get
from litestar.params import FromPath, PathParameter, QueryParameter

from manoa.play.drawings import scene, symbol_set, symbol_sets
from manoa.play.match import Game
from manoa.server.http.bodies import decode
from manoa.server.http.desk import TheDesk
from manoa.server.http.limits import REQUESTS, about
from manoa.server.http.packing import Asked, Packed, answer, packed
from manoa.server.http.problems import LOOK
from manoa.server.http.tables import TheVisit
from manoa.server.table.project import Viewpoint
from manoa.server.table.refusal import Refused
from manoa.server.table.setup import chosen_game
from manoa.server.table.table import Table

SymbolsFile = Annotated[str, PathParameter(max_length=40, description="The name of a set of symbols, and .svg")]
Language = Annotated[Literal["en", "fr", "de"], QueryParameter(description="Of the words on cards")]
Tall = Annotated[bool, QueryParameter(description="For a window that is higher than wide")]
Players = Annotated[int | None, QueryParameter(ge=1, le=8)]
Options = Annotated[str, QueryParameter(max_length=16_000, description="JSON: the options that differ from the usual")]

KEPT = 64  # scenes


@get("/art/{file:str}", media_type="image/svg+xml", tags=["art"], **about("A set of symbols", REQUESTS, 400, 404))
async def art_symbols(request: Asked, desk: TheDesk, file: SymbolsFile, language: Language = "en") -> Response[bytes]:
    name = file.removesuffix(".svg")
    if name == file or name not in symbol_sets():
        raise Refused("no-symbols", names=symbol_sets())
    return answer(request, await desk.work(lambda: _symbols(name, language)))


@cache
def _symbols(name: str, language: str) -> Packed:
    return packed(symbol_set(name, language).encode(), "image/svg+xml")


@get(
    "/api/games/{name:str}/scene",
    media_type="application/json",
    tags=["art"],
    **about(
        "What never changes on the table of a game: a drawing and its geometry; null if there is nothing",
        REQUESTS,
        400,
        404,
        cost=5,
    ),
)
async def game_scene(
    request: Asked,
    desk: TheDesk,
    name: FromPath[str],
    options: Options = "{}",
    players: Players = None,
    tall: Tall = False,
) -> Response[Any]:
    chosen = decode(options, dict[str, Any], "The options are", "bad-options")
    drawn = await desk.work(lambda: _scene(chosen_game(name, chosen, players), players, tall))
    return answer(request, drawn, "no-store")


@get(
    "/api/tables/{table:str}/scene",
    media_type="application/json",
    tags=["art"],
    **about("The same for a table", REQUESTS, *LOOK, cost=5),
)
async def table_scene(request: Asked, visit: TheVisit, tall: Tall = False) -> Response[Any]:
    def played(table: Table, _: Viewpoint) -> tuple[Game | None, int]:
        return None if table.foreign else table.game(), len(table.chairs)

    game, players = await visit.seen(played)
    return answer(request, await visit.desk.work(lambda: _scene(game, players, tall)), "no-store")


@lru_cache(KEPT)
def _scene(game: Game | None, players: int | None, tall: bool) -> Packed:
    fixed = scene(game, players, tall) if game is not None else None
    return packed(msgspec.json.encode(fixed), "application/json")
