"""Routes that people make: look for them, check them, keep them, say what one thinks of them."""

import asyncio
from collections import Counter, defaultdict
from functools import cache, lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection, Row

from manoa.art.look import Look
from manoa.kernel.routes import Shelved
from manoa.server.http.desk import Desk, TheDesk
from manoa.server.http.identity import Person, Somebody, Visitor, may_play
from manoa.server.http.limits import REQUESTS, ROUTES, about
from manoa.server.http.packing import Asked, Packed, answer, packed
from manoa.server.http.parts import TheHub
from manoa.server.http.problems import BODY
from manoa.server.http.tables import Theme
from manoa.server.live.hub import Hub
from manoa.server.live.moment import wall
from manoa.server.people.names import clean
from manoa.server.store import routes as store
from manoa.server.table import routes
from manoa.server.table.refusal import Refused, check_most
from manoa.server.wire import routes as wire

PREFIX = "/games/{name:str}/routes"
RouteKey = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,40}$", description="The route")]
Search = Annotated[str, QueryParameter(max_length=60, description="In titles and names of authors")]
Small = Annotated[bool, QueryParameter(description="A miniature")]

MOST_ROUTES = 100  # of one person
LONGEST_TITLE = 60
KEPT_PICTURES = 1_000
KEPT_STUDIES = 200


# Looking


@get(PREFIX, **about("Routes: those of the game, mine, and others' on this server", REQUESTS, 400, 404, cost=2))
async def list_routes(
    hub: TheHub,
    visitor: Visitor,
    name: FromPath[str],
    pack: FromQuery[wire.Pack | None] = None,
    search: Search = "",
) -> list[wire.RouteCard]:
    me, wanted = visitor.id if visitor else None, search.strip()
    shelved = [one for one in (await _shelf(name)).values() if _called(one, wanted)]

    def find(rows: Connection) -> list[wire.RouteCard]:
        mine = store.mine(rows, name, me, wanted) if me else []
        return _cards(rows, name, me, shelved, [*mine, *store.others(rows, name, me, wanted)])

    return [card for card in await hub.read(find) if pack in (None, card.pack)]


@get(PREFIX + "/{route:str}", **about("All about a route", REQUESTS, 400, 404, cost=2))
async def look_at_route(
    hub: TheHub, desk: TheDesk, visitor: Visitor, name: FromPath[str], route: RouteKey
) -> wire.RouteFull:
    me = visitor.id if visitor else None
    shelved = (await _shelf(name)).get(route)
    row = None if shelved else await _kept(hub, name, route)
    given = shelved["route"] if shelved else _row(row).route
    (card,) = await hub.read(_cards, name, me, [shelved] if shelved else [], [row] if row else [])
    study = await desk.work(lambda: _study(name, msgspec.json.encode(given)))
    difficulty = wire.RouteDifficulty(card.figures.difficulty)
    report = None if row is None else msgspec.convert(row.report, wire.RouteReport | None)
    return wire.RouteFull(card, given, msgspec.structs.replace(study, difficulty=difficulty), report)


@get(
    PREFIX + "/{route:str}/picture",
    media_type="image/svg+xml",
    **about("A route as a picture", REQUESTS, 400, 404, cost=0.2),
)
async def route_picture(
    request: Asked,
    hub: TheHub,
    desk: TheDesk,
    name: FromPath[str],
    route: RouteKey,
    theme: Theme = "light",
    small: Small = False,
) -> Response[bytes]:
    """Drawn once: at the expense of whoever asks first, or of nobody if it comes with the game, since those are few."""
    shelved = (await _shelf(name)).get(route)
    if shelved is not None:
        return answer(request, await desk.work_for_all(lambda: _shelved_picture(name, route, theme, small)))
    given = msgspec.json.encode((await _kept(hub, name, route)).route)
    return answer(request, await desk.work(lambda: _picture(name, given, theme, small)))


@post(
    PREFIX + "/check",
    status_code=200,
    **about("What is wrong with a route, and what it is like, as far as it is built", REQUESTS, *BODY, 404),
)
async def check_route(desk: TheDesk, name: FromPath[str], data: JSONBody[wire.RouteCheckIn]) -> wire.RouteChecked:
    return await desk.work(lambda: routes.checked(name, data.route))


# Keeping


@post(PREFIX, **about("Keep a route, for everybody to find", ROUTES, *BODY, 404, 409, who=may_play))
async def keep_route(
    hub: TheHub, desk: TheDesk, person: Somebody, name: FromPath[str], data: JSONBody[wire.RouteIn]
) -> wire.RouteCard:
    values = await _sound(desk, name, data)

    def save(rows: Connection) -> wire.RouteCard:
        check_most(store.count(rows, person.id) + 1, MOST_ROUTES, "too-many-routes")
        if store.was_removed(rows, person.id, values["key"]):
            raise Refused("route-removed")
        id = store.add(rows, person.id, name, wall(), **values)
        return _card(rows, name, person.id, id)

    return await hub.write(save)


@put(PREFIX + "/{route:str}", **about("Change a route of mine", ROUTES, *BODY, 404, 409, who=may_play))
async def change_route(
    hub: TheHub,
    desk: TheDesk,
    person: Somebody,
    name: FromPath[str],
    route: RouteKey,
    data: JSONBody[wire.RouteIn],
) -> wire.RouteCard:
    """Tables on it keep their own copy."""
    routes.making(name)
    await hub.read(_theirs, person, name, route)
    values = await _sound(desk, name, data)

    def save(rows: Connection) -> wire.RouteCard:
        before = _theirs(rows, person, name, route)
        if before.key == values["key"]:  # only the title: what bots found out still holds
            values["figures"] = before.figures
        else:
            values["report"] = None
        store.change(rows, route, wall(), **values)
        return _card(rows, name, person.id, route)

    return await hub.write(save)


@delete(PREFIX + "/{route:str}", **about("Delete a route of mine", ROUTES, 400, 404, who=may_play))
async def delete_route(hub: TheHub, person: Somebody, name: FromPath[str], route: RouteKey) -> None:
    """Tables on it keep their own copy."""

    def drop(rows: Connection) -> None:
        _theirs(rows, person, name, route)
        store.drop(rows, [route])

    await hub.write(drop)


# What people think of it


@post(
    PREFIX + "/{route:str}/like", status_code=200, **about("I like this route", REQUESTS, 400, 403, 404, who=may_play)
)
async def like_route(hub: TheHub, person: Somebody, name: FromPath[str], route: RouteKey) -> wire.RouteLikes:
    return await _like(hub, person, name, route, store.like)


@delete(
    PREFIX + "/{route:str}/like",
    status_code=200,
    **about("I do not like this route any more", REQUESTS, 400, 403, 404, who=may_play),
)
async def unlike_route(hub: TheHub, person: Somebody, name: FromPath[str], route: RouteKey) -> wire.RouteLikes:
    return await _like(hub, person, name, route, store.unlike)


async def _like(hub: Hub, person: Person, name: str, route: str, change: Any) -> wire.RouteLikes:
    if person.guest:
        raise Refused("likes-need-account")
    if route not in await _shelf(name):
        await _kept(hub, name, route)

    def work(rows: Connection) -> wire.RouteLikes:
        change(rows, name, route, person.id)
        return wire.RouteLikes(*store.liked(rows, name, [route], person.id).get(route, (0, False)))

    return await hub.write(work)


@post(
    PREFIX + "/{route:str}/report",
    **about(
        "Tell the host that a route should not be here", ROUTES, *BODY, 404, who=may_play, done="The host will see it"
    ),
)
async def report_route(
    hub: TheHub, person: Somebody, name: FromPath[str], route: RouteKey, data: JSONBody[wire.RouteComplaintIn]
) -> None:
    """Only what people have made. Who asks twice has changed their mind about why."""
    await _kept(hub, name, route)
    await hub.write(store.complain, route, person.id, data.why, wall())


# From the database


async def _kept(hub: Hub, game: str, id: str) -> Row[Any]:
    """A route that somebody has made; Refused if there is none, or the host has removed it."""
    routes.making(game)
    return _row(await hub.read(store.find, game, id))


def _row(found: Row[Any] | None) -> Row[Any]:
    if found is None:
        raise Refused("no-route")
    if found.removed is not None:
        raise Refused("route-removed")
    return found


def _theirs(rows: Connection, person: Person, game: str, id: str) -> Row[Any]:
    found = _row(store.find(rows, game, id))
    if found.owner != person.id:
        raise Refused("not-your-route")
    return found


async def _sound(desk: Desk, game: str, data: wire.RouteIn) -> dict[str, Any]:
    """The columns of a route that is fit to be kept."""
    title = clean(data.title, LONGEST_TITLE)
    study = await desk.work(lambda: routes.sound(game, data.route))
    figures = msgspec.to_builtins(routes.figures_of(game, data.route, study))
    return {"title": title, "route": data.route, "key": routes.key(data.route), "figures": figures}


# Cards


def _card(rows: Connection, game: str, me: str, id: str) -> wire.RouteCard:
    (card,) = _cards(rows, game, me, [], [_row(store.find(rows, game, id))])
    return card


def _cards(
    rows: Connection, game: str, me: str | None, shelved: list[Shelved], kept: list[Row[Any]]
) -> list[wire.RouteCard]:
    keys = {one["id"]: routes.key(one["route"]) for one in shelved}
    likes = defaultdict(lambda: (0, False), store.liked(rows, game, [*keys, *(row.id for row in kept)], me))
    plays = Counter(store.plays(rows, game, [*keys, *keys.values(), *(row.key for row in kept)]))

    def people(id: str, *played: str) -> dict[str, Any]:
        """How often it was played, under whichever of these names, and who likes it."""
        number, liked = likes[id]
        return {"plays": sum(plays[name] for name in played), "likes": number, "liked": liked}

    return [
        *(_shelved_card(one, **people(one["id"], one["id"], keys[one["id"]])) for one in shelved),
        *(_kept_card(row, row.owner == me, **people(row.id, row.key)) for row in kept),
    ]


def _shelved_card(entry: Shelved, **people: Any) -> wire.RouteCard:
    pack, titles = msgspec.convert(entry["pack"], wire.Pack), entry["title"]
    named = {"id": entry["id"], "pack": pack, "title": titles["en"], "titles": titles, "author": None}
    return _card_with(routes.shelved_figures(entry), **named, **people, mine=False, changed=None)


def _kept_card(row: Row[Any], mine: bool, **people: Any) -> wire.RouteCard:
    """Of whoever has made it, the name is all that it tells."""
    pack = "yours" if mine else "server"
    named = {"id": row.id, "pack": pack, "title": row.title, "titles": {}, "author": row.author}
    figures = msgspec.convert(row.figures, wire.RouteFigures)
    return _card_with(figures, **named, **people, mine=mine, changed=row.changed)


def _card_with(figures: wire.RouteFigures, **rest: Any) -> wire.RouteCard:
    return wire.RouteCard(set=figures.set, difficulty=figures.level, figures=figures, **rest)


# From the game


async def _shelf(game: str) -> dict[str, Shelved]:
    """Made once, which takes a moment, at nobody's expense."""
    return await asyncio.to_thread(routes.shelf, game)


def _called(entry: Shelved, search: str) -> bool:
    return any(search.casefold() in title.casefold() for title in entry["title"].values())


@lru_cache(KEPT_STUDIES)
def _study(game: str, route: bytes) -> wire.RouteStudy:
    return routes.checked(game, msgspec.json.decode(route)).study


@cache
def _shelved_picture(game: str, id: str, theme: str, small: bool) -> Packed:
    return _drawn(game, routes.shelf(game)[id]["route"], theme, small)


@lru_cache(KEPT_PICTURES)
def _picture(game: str, route: bytes, theme: str, small: bool) -> Packed:
    return _drawn(game, msgspec.json.decode(route), theme, small)


def _drawn(game: str, route: Any, theme: str, small: bool) -> Packed:
    return packed(routes.making(game).picture(route, Look(theme=theme), small).encode(), "image/svg+xml")
