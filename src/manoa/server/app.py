"""The server, put together from its parts."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from functools import partial
from types import ModuleType
from typing import Any

import structlog
from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy import Engine

from manoa import __version__
from manoa.server.http import (
    analysis,
    art,
    daily,
    deals,
    health,
    identity,
    jobs,
    lobby,
    manual,
    me,
    notes,
    pages,
    people,
    problems,
    puzzles,
    recovery,
    rooms,
    routes,
    sessions,
    socket,
    streams,
    study,
    tables,
)
from manoa.server.http.bodies import LARGEST, ClosedBodies, JsonRequest
from manoa.server.http.desk import provide_desk
from manoa.server.http.door import Door
from manoa.server.http.headers import shield
from manoa.server.http.limits import Limits
from manoa.server.live.backups import Backups
from manoa.server.live.duties import Duties
from manoa.server.live.fanout import Fanout, PostgresFanout
from manoa.server.live.games import Games
from manoa.server.live.housekeeping import keep_house
from manoa.server.live.hub import Hub
from manoa.server.live.making import Makers
from manoa.server.live.metrics import Metrics
from manoa.server.live.neighbours import Neighbours
from manoa.server.live.rooms import Rooms
from manoa.server.live.tasks import Work, meanwhile
from manoa.server.live.thinking import Thinkers
from manoa.server.live.timekeeping import begin, watch_clock
from manoa.server.live.workshop import Workshop
from manoa.server.people.mail import Postman, mail_of
from manoa.server.people.passwords import Passwords
from manoa.server.settings import Settings
from manoa.server.store.engine import checkpoint, claim_folder, connect, hang_up, reading
from manoa.server.store.lines import conninfo
from manoa.server.store.migrate import migrate
from manoa.server.store.witness import Witness
from manoa.server.store.writer import Writer

log = structlog.get_logger()

BY_REQUEST = {
    "desk": Provide(provide_desk),
    "visit": Provide(tables.provide_visit),
    "posed": Provide(puzzles.provide_puzzle),
}
# What handlers ask for by name
THREADS = 32  # that wait for the database, each with a connection of its own: a few that hang keep nobody from the rest
PARTS = ("door", "hub", "engine", "limits", "makers", "metrics", "rooms", "thinkers", "workshop")


def make_app(settings: Settings) -> Litestar:
    """Everything but the port. It opens the database when it starts, and closes it when it stops."""
    if not settings.node:
        # A data folder has one server at a time: what its last life claimed is its own.
        settings = replace(settings, node=secrets.token_hex(8) if settings.database else "alone")
    app = Litestar(
        route_handlers=[
            *people_routers(),
            Router("/api", route_handlers=_routes(lobby, tables, analysis), tags=["tables"]),
            Router("/api", route_handlers=_routes(routes, jobs), tags=["routes"]),
            Router("/api", route_handlers=_routes(study, notes), tags=["study"]),
            Router("/api", route_handlers=_routes(puzzles), tags=["puzzles"]),
            Router("/api", route_handlers=_routes(daily, deals), tags=["deals"]),
            Router("/api", route_handlers=_routes(rooms), tags=["rooms"]),
            streams.bots,
            socket.live,
            *_routes(art, health, pages, manual),
        ],
        lifespan=[lambda app: _running(app, settings)],
        state=State({"settings": settings, "stopping": False, "door": Door(settings)}),
        dependencies={**identity.DEPENDENCIES, **parts(*PARTS), **BY_REQUEST},
        exception_handlers={**problems.HANDLERS, **pages.MISSING},
        request_class=JsonRequest,
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig(
            title="Manoa",
            version=__version__,
            description="Tables for expedition games. Live play goes over the socket at /api/live.",
            path="/api/openapi.json",  # Litestar answers whatever is missing below it with a page of its own
            render_plugins=[JsonRenderPlugin(path="/")],
            components=identity.SCHEMES,
        ),
        logging_config=None,
        plugins=[ClosedBodies()],
    )
    shield(app, settings)
    return app


def people_routers() -> list[Router]:
    """Coming, going, and what people come with."""
    return [
        Router("/api", route_handlers=_routes(people, me, recovery), tags=["people"]),
        Router("/api", route_handlers=_routes(sessions), tags=["sessions"]),
    ]


def _routes(*modules: ModuleType) -> list[HTTPRouteHandler]:
    """Those that the modules define, in the order in which they are written down."""
    return [found for module in modules for found in vars(module).values() if isinstance(found, HTTPRouteHandler)]


def parts(*names: str) -> dict[str, Provide]:
    """What handlers ask for by name."""

    def part(name: str) -> Provide:
        async def give(state: State) -> Any:
            return state[name]

        return Provide(give)

    return {name: part(name) for name in names}


@asynccontextmanager
async def _running(app: Litestar, settings: Settings) -> AsyncIterator[None]:
    async with AsyncExitStack() as stack:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS, "waiting"))
        stack.enter_context(claim_folder(settings))
        games = Games()
        engine = await asyncio.to_thread(_database, settings)
        stack.callback(engine.dispose)
        witness = _witness(settings, engine)
        if witness is not None:
            stack.callback(witness.close)
        writer = Writer(engine, witness)
        writer.start()
        stack.callback(writer.stop)
        thinkers = Thinkers(settings.workers, settings.bot_seconds, settings.bot_memory)
        stack.push_async_callback(thinkers.stop)
        makers = Makers(engine, settings.bot_memory, precedence=thinkers.precedence)
        stack.push_async_callback(makers.stop)
        workshop = Workshop()
        workshop.start()
        stack.push_async_callback(workshop.stop)
        fanout = _fanout(settings, engine)
        hub = Hub(settings, engine, writer, fanout, Metrics(), games, workshop)
        study_rooms = Rooms(settings.node, engine, fanout, games, hub.notices)
        neighbours = Neighbours(hub, study_rooms)
        await fanout.start(neighbours.heard, neighbours.lost)
        stack.push_async_callback(fanout.stop)
        passwords = Passwords()
        stack.callback(passwords.stop)
        mail = mail_of(settings)
        postman = None if mail is None else Postman(mail)
        if postman is not None:
            stack.callback(postman.stop)
        app.state.update(
            engine=engine,
            writer=writer,
            hub=hub,
            rooms=study_rooms,
            thinkers=thinkers,
            makers=makers,
            workshop=workshop,
            metrics=hub.metrics,
            limits=Limits(settings.limits),
            passwords=passwords,
            postman=postman,
        )
        for chore in _chores(settings, engine):
            await stack.enter_async_context(meanwhile(chore))
        games.start()
        stack.push_async_callback(games.stop)
        hub.notices.soon(thinkers.start())
        duties = Duties(hub, thinkers)
        stack.callback(log.info, "stopped", node=settings.node)
        stack.push_async_callback(duties.release)
        stack.push_async_callback(hub.stop)
        await stack.enter_async_context(meanwhile(duties.look_for_work))
        if fanout.several:
            await stack.enter_async_context(meanwhile(neighbours.look_after))
        log.info("ready", node=settings.node, database=engine.dialect.name)
        yield
        app.state.stopping = True


def _chores(settings: Settings, engine: Engine) -> Iterator[Work]:
    """What goes on by itself, whoever is there."""
    yield watch_clock
    yield partial(keep_house, engine)
    if settings.backups is not None:
        yield partial(Backups(settings.backups, engine).keep_making, settings.backup_minutes)


def _database(settings: Settings) -> Engine:
    engine = connect(settings)
    migrate(engine)
    begin(engine)
    return engine


def _witness(settings: Settings, engine: Engine) -> Witness | None:
    """Says loudly what a database has lost since it was acknowledged, and does not know of."""
    if settings.database is not None:
        return None
    witness = Witness(settings.data)
    with reading(engine) as connection:
        missing = witness.missing(connection)
    for table, (had, has) in missing.items():
        log.error(
            "versions_missing",
            table=table,
            acknowledged=had,
            there=has,
            advice="the database has lost what was stored: stop, keep a copy of the data folder, and restore a backup",
        )
    if missing:
        log.error("data_lost", tables=len(missing), versions=sum(had - has for had, has in missing.values()))
    if checkpoint(engine):  # what was noted before may still be in the log alone, which can be cut
        witness.begin()
    return witness


def _fanout(settings: Settings, engine: Engine) -> Fanout:
    if settings.database is None:
        return Fanout()
    return PostgresFanout(conninfo(settings.database), settings.node, lambda: hang_up(engine))
