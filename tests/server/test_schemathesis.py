"""The whole API against its own description, by Schemathesis: whoever asks for whatever, it answers as it says."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from http.cookiejar import DefaultCookiePolicy
from itertools import count
from typing import Any, NamedTuple

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.generation.feedback import FeedbackSources
from schemathesis.generation.meta import TestPhase
from schemathesis.pytest._test_builder import build_operation_test
from schemathesis.python._constants.orchestrator import make_constants_value_source
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
from rare import examples
from server.inside import Guest, Inside, inside_server
from server.postgres import database_of

PUZZLE = load("lost-cities")[0]
EXAMPLES = examples(3)  # of each route for each identity
MOST_COVERED = examples(30)  # of the cases that go through a route's description; of some there are hundreds
SPARSE = 10  # of the others one in so many
PASSWORD = "correct horse"
TOO_LONG = 414  # the address: it is refused before any route is looked for (test_requests_bounded)
CHECKS: Any = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside_server(tmp_path_factory.mktemp("server"), database=database_of(request)) as inside:
        yield inside


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


def logged_in(server: Inside) -> str:
    """A session of its own for Ann: some routes end it."""
    client = server.client()
    client.post("/api/login", json={"name": "Ann", "password": PASSWORD}).raise_for_status()
    return f"manoa={client.cookies['manoa']}"


class Identities(NamedTuple):
    nobody: requests.Session
    reader: requests.Session  # with a token that may only read
    player: requests.Session


@pytest.fixture(scope="module")
def token(server: Inside) -> str:
    return server.guest("Bob").token("read")


@pytest.fixture
def identities(server: Inside, ann: Guest, token: str) -> Iterator[Identities]:
    with requests.Session() as nobody, requests.Session() as player, requests.Session() as reader:
        for session in (nobody, player, reader):
            session.trust_env = False
            session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        player.headers["Cookie"], spare = logged_in(server), logged_in(server)
        reader.headers["Authorization"] = f"Bearer {token}"
        yield Identities(nobody, reader, player)
        server.client().post("/api/me/name", json={"name": "Ann"}, headers={"Cookie": spare})  # one route changes it


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
OPERATIONS = {operation.label: operation for operation in (found.ok() for found in schema.get_all_operations())}


def asked_for(operation: Any, ask: Callable[[Any], None], most: int, covering: bool) -> None:
    """Ask in many ways for one route. The requests are made up here and not while tests are collected, which each
    process does for all routes. Covering: also once for each part of its description."""
    quick = settings(
        max_examples=most,
        phases=[Phase.explicit, Phase.generate] if covering else [Phase.generate],
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    feedback = FeedbackSources(constants_value_source=make_constants_value_source(schema))

    @quick
    def asking(case: Any) -> None:
        ask(case)

    build_operation_test(
        config=schema.config, operation=operation, test_func=asking, given_kwargs={}, feedback=feedback
    )()


@pytest.mark.parametrize("route", OPERATIONS)
def test_every_route_answers_as_described(
    route: str, server: Inside, identities: Identities, tables: list[str]
) -> None:
    room = new_room(server, tables[2]) if "{room}" in route else ""
    # Who may ask for what is the same on both databases.
    asking = identities if server.on_sqlite else [identities.player]
    numbers = count()

    def ask(case: Any) -> None:
        if case.meta.phase.name == TestPhase.COVERAGE:  # these are many: for one identity is enough
            number = next(numbers)
            if number >= MOST_COVERED and number % SPARSE:
                return
            answered(case, identities.player, [*CHECKS, negative_data_rejection])
            return
        made_up = case.path_parameters
        for session in asking:
            answered(case, session, [*CHECKS, negative_data_rejection])
            for case.path_parameters in there(made_up, tables, room):
                answered(case, session, CHECKS)
            case.path_parameters = made_up

    def answered(case: Any, session: requests.Session, checks: Any) -> None:
        answer = case.call(base_url=server.address, session=session)
        if answer.status_code != TOO_LONG:
            case.validate_response(answer, checks=checks)

    # What a description says of bodies is checked before any database is asked: there it is enough to cover it once.
    asked_for(OPERATIONS[route], ask, EXAMPLES if server.on_sqlite else 1, server.on_sqlite or route.startswith("GET"))


def new_room(server: Inside, table: str) -> str:
    """A room of Ann's, which some requests may close."""
    answer = server.client().post("/api/rooms", json={"table": table}, headers={"Cookie": logged_in(server)})
    answer.raise_for_status()
    found: str = answer.json()["room"]
    return found


def there(made_up: dict[str, Any], tables: list[str], room: str) -> Iterator[dict[str, Any]]:
    """Parameters of a path that name something, instead of those made up."""
    if "table" in made_up:
        yield from ({**made_up, "table": table} for table in tables)
    if "puzzle" in made_up:
        yield {**made_up, "game": PUZZLE.game, "puzzle": PUZZLE.id}
    if "room" in made_up:
        yield {**made_up, "room": room}
    if "name" in made_up:
        yield {**made_up, "name": "quest", **({"route": "first"} if "route" in made_up else {})}


def test_the_description_is_the_one_that_is_served(server: Inside) -> None:
    assert server.client().get("/api/openapi.json").json() == DESCRIPTION


def test_nothing_broke(server: Inside) -> None:
    assert "request failed" not in server.logs.getvalue()
