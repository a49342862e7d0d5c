"""Drawings for the browser: sheets of symbols, and scenes. Nothing of them depends on how a game goes."""

from __future__ import annotations

import asyncio
from functools import cache, lru_cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get
from litestar.params import FromPath, PathParameter, QueryParameter

from manoa.play.game import Game
from manoa.play.sheet import scene, sheet, sheets
from manoa.server.http.bodies import decode
from manoa.server.http.identity import Visitor
from manoa.server.http.limits import REQUESTS, limited
from manoa.server.http.packing import Asked, Packed, answer, packed
from manoa.server.http.parts import TheHub
from manoa.server.http.problems import Refusal, problems
from manoa.server.http.tables import TableKey, seen
from manoa.server.table.project import Viewpoint
from manoa.server.table.refusal import Refused
from manoa.server.table.setup import chosen_game
from manoa.server.table.table import Table

SheetFile = Annotated[str, PathParameter(max_length=40, description="The name of a sheet, and .svg")]
Language = Annotated[Literal["en", "fr", "de"], QueryParameter(description="Of the words on cards")]
Tall = Annotated[bool, QueryParameter(description="For a window that is higher than wide")]
Players = Annotated[int | None, QueryParameter(ge=1, le=8)]
Options = Annotated[str, QueryParameter(max_length=16_000, description="JSON: the options that differ from the usual")]

KEPT = 64  # scenes


@get(
    "/art/{file:str}",
    summary="A sheet of symbols",
    media_type="image/svg+xml",
    tags=["art"],
    sync_to_thread=True,
    guards=[limited(REQUESTS)],
    responses=problems(400, 404, 429),
)
def art_sheet(request: Asked, file: SheetFile, language: Language = "en") -> Response[bytes]:
    name = file.removesuffix(".svg")
    if name == file or name not in sheets():
        raise Refusal(404, "no-sheet", f"There is no such sheet; there are: {', '.join(sheets())}.")
    return answer(request, _sheet(name, language))


@cache
def _sheet(name: str, language: str) -> Packed:
    return packed(sheet(name, language).encode(), "image/svg+xml")


@get(
    "/api/games/{name:str}/scene",
    summary="What never changes on the table of a game: a drawing and its geometry; null if there is nothing",
    media_type="application/json",
    tags=["art"],
    sync_to_thread=True,
    guards=[limited(REQUESTS, 5)],
    responses=problems(400, 404, 429),
)
def game_scene(
    request: Asked, name: FromPath[str], options: Options = "{}", players: Players = None, tall: Tall = False
) -> Response[Any]:
    try:
        chosen = decode(options, dict[str, Any], "The options are", "bad-options")
        game = chosen_game(name, chosen, players)
    except Refused as error:
        raise Refusal(404 if error.code == "no-game" else 400, error.code, error.text) from None
    return answer(request, _scene(game, players, tall), "no-store")


@get(
    "/api/tables/{table:str}/scene",
    summary="The same for a table",
    media_type="application/json",
    tags=["art"],
    guards=[limited(REQUESTS, 5)],
    responses=problems(400, 403, 404, 429),
)
async def table_scene(
    request: Asked, hub: TheHub, visitor: Visitor, table: TableKey, tall: Tall = False
) -> Response[Any]:
    def played(table: Table, _: Viewpoint) -> tuple[Game | None, int]:
        return None if table.foreign else table.game(), len(table.chairs)

    game, players = await seen(hub, table, visitor, played)
    return answer(request, await asyncio.to_thread(_scene, game, players, tall), "no-store")


@lru_cache(KEPT)
def _scene(game: Game | None, players: int | None, tall: bool) -> Packed:
    fixed = scene(game, players, tall) if game is not None else None
    return packed(msgspec.json.encode(fixed), "application/json")


HANDLERS: list[Any] = [art_sheet, game_scene, table_scene]
