"""The whole API against its own description, by Schemathesis: whoever asks for whatever, it answers as it says."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.generation.meta import TestPhase
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from manoa.server.app import make_app
from manoa.server.settings import Settings
from manoa.study.puzzles import load
from server.inside import Guest, Inside

PUZZLE = load("lost-cities")[0]
EXAMPLES = 3  # of each route for each identity
PASSWORD = "correct horse"
CHECKS: Any = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def ann(server: Inside) -> Guest:
    person = server.guest("Ann")
    person.http.post("/api/account", json={"name": "Ann", "password": PASSWORD}).raise_for_status()
    return person


@pytest.fixture(scope="module")
def tables(ann: Guest) -> list[str]:
    """One that is open, one that runs, and one that is over; Ann sits at each."""
    bot = {"kind": "bot", "bot": "random"}
    waiting, running, over = (ann.set_up(seats=("me", seat)) for seat in ("invited", bot, bot))
    ann.ask(over, {"kind": "resign"})
    return [waiting, running, over]


@pytest.fixture
def room(server: Inside, tables: list[str]) -> str:
    """A room of Ann's, which some requests may close."""
    answer = server.client().post("/api/rooms", json={"table": tables[2]}, headers={"Cookie": logged_in(server)})
    answer.raise_for_status()
    found: str = answer.json()["room"]
    return found


def logged_in(server: Inside) -> str:
    """A session of its own for Ann: some routes end it."""
    client = server.client()
    client.post("/api/login", json={"name": "Ann", "password": PASSWORD}).raise_for_status()
    return f"manoa={client.cookies['manoa']}"


@pytest.fixture(params=["nobody", "player", "token that may only read"])
def identity(request: pytest.FixtureRequest, server: Inside, ann: Guest) -> Iterator[requests.Session]:
    with requests.Session() as session:
        session.trust_env = False
        if request.param == "player":
            session.headers["Cookie"], spare = logged_in(server), logged_in(server)
        elif request.param != "nobody":
            session.headers["Authorization"] = f"Bearer {server.guest('Bob').token('read')}"
        session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        yield session
        if request.param == "player":  # one route changes Ann's name
            server.client().post("/api/me/name", json={"name": "Ann"}, headers={"Cookie": spare})


def without_security(description: Any) -> Any:
    """Who asks is our business here: Schemathesis is not to leave their secrets out."""
    plain = copy.deepcopy(description)
    for operations in plain["paths"].values():
        for operation in operations.values():
            operation.pop("security", None)
    return plain


# Streams do not end, so those have tests of their own.
DESCRIPTION: Any = msgspec.to_builtins(make_app(Settings()).openapi_schema.to_schema())
schema: Any = schemathesis.openapi.from_dict(without_security(DESCRIPTION)).exclude(path_regex="^/api/bot/")
every_operation: Callable[[Any], Any] = schema.parametrize()


@every_operation
@settings(
    max_examples=EXAMPLES,
    phases=[Phase.explicit, Phase.generate],
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_every_route_answers_as_described(
    case: Any, server: Inside, identity: requests.Session, tables: list[str], room: str
) -> None:
    systematic = case.meta.phase.name == TestPhase.COVERAGE
    if systematic and "Cookie" not in identity.headers:
        return  # these are many: once is enough
    case.call_and_validate(base_url=server.address, session=identity, checks=[*CHECKS, negative_data_rejection])
    if "table" in case.path_parameters and not systematic:
        made_up = case.path_parameters["table"]
        for case.path_parameters["table"] in tables:
            case.call_and_validate(base_url=server.address, session=identity, checks=CHECKS)
        case.path_parameters["table"] = made_up
    if "puzzle" in case.path_parameters and not systematic:
        case.path_parameters |= {"game": PUZZLE.game, "puzzle": PUZZLE.id}
        case.call_and_validate(base_url=server.address, session=identity, checks=CHECKS)
    if "room" in case.path_parameters and not systematic:
        case.path_parameters["room"] = room
        case.call_and_validate(base_url=server.address, session=identity, checks=CHECKS)
    if "name" in case.path_parameters and not systematic:
        case.path_parameters["name"] = "quest"
        if "route" in case.path_parameters:
            case.path_parameters["route"] = "first"
        case.call_and_validate(base_url=server.address, session=identity, checks=CHECKS)


def test_the_description_is_the_one_that_is_served(server: Inside) -> None:
    assert server.client().get("/api/openapi.json").json() == DESCRIPTION


def test_nothing_broke(server: Inside) -> None:
    assert "request failed" not in server.logs.getvalue()
