"""What tests of the server share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from manoa.server.settings import Settings
from manoa.server.store.engine import connect
from server.in_rooms import room
from server.inside import Guest, Inside, inside_server
from server.jepsen.nest import nest
from server.people_app import Site, open_site, unlimited
from server.postgres import postgres
from server.revisions import next_version
from server.samples import add_users, prepared

__all__ = ["empty", "engine", "nest", "next_version", "postgres", "room", "settings"]


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Settings for a database of each kind that holds nothing."""
    if request.param == "sqlite":
        return Settings(data=tmp_path / "data")
    make: Callable[[], str] = request.getfixturevalue("postgres")
    return Settings(data=tmp_path / "data", database=make())


@pytest.fixture(scope="session", autouse=True)
def in_a_hurry() -> Iterator[None]:
    """Processes that think and review are as important as tests here: on a busy machine modest ones hardly get on, and
    tests only wait for them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("manoa.server.live.thinking.MODESTY", 0)
        patch.setattr("manoa.server.live.making.MODESTY", 0)
        yield


@pytest.fixture
def empty(settings: Settings) -> Iterator[Engine]:
    """A database without a schema."""
    engine = connect(settings)
    yield engine
    engine.dispose()


@pytest.fixture
def engine(empty: Engine) -> Engine:
    """A database as the migrations leave it."""
    return prepared(empty)


@pytest.fixture
def shared(tmp_path: Path) -> Iterator[Engine]:
    """One that hubs share, and that knows Ada, Bob and Eve."""
    engine = prepared(connect(Settings(data=tmp_path)))
    add_users(engine, "ada", "bob", "eve")
    yield engine
    engine.dispose()


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(unlimited(tmp_path_factory.mktemp("site"))) as site:
        yield site


@pytest.fixture
def site(standing: Site) -> Site:
    """A site that knows nobody, with no limits on how often one asks."""
    standing.clear()
    return standing


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server in this process, which all tests of a module share."""
    with inside_server(tmp_path_factory.mktemp("server")) as inside:
        yield inside


@pytest.fixture(scope="module")
def ann(server: Inside) -> Guest:
    return server.guest("Ann")


@pytest.fixture(scope="module")
def bob(server: Inside) -> Guest:
    return server.guest("Bob")


@pytest.fixture
def tls(tmp_path: Path) -> Iterator[Site]:
    """A site that browsers reach over TLS, through a proxy."""
    with open_site(unlimited(tmp_path, behind_proxy=True)) as site:
        yield site
