"""Every answer that is not the one asked for, as a `Problem`."""

import traceback
from http import HTTPStatus
from typing import Any

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, PendingRollbackError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from manoa.server.people.names import BadName
from manoa.server.people.secrets import new_id
from manoa.server.table.refusal import Busy, Refused
from manoa.server.wire.base import Problem, RateLimit

log = structlog.get_logger()

SENTENCES = {
    400: "The request makes no sense.",
    404: "There is nothing here.",
    405: "This cannot be done here.",
}
CODES = {400: "malformed", 404: "not-found", 405: "not-allowed"}
NOWHERE = ("no-table", "no-invite", "no-step", "no-seat", "no-bot", "no-lesson", "not-started", "no-deal")
NO_ROOM = ("no-study-room", "no-branch", "no-comment")
NO_SECRET = ("no-session", "no-token", "link-over", "no-mail")
NO_ROUTE = ("no-game", "no-symbols", "no-routes", "no-route", "route-removed", "no-job", "no-puzzle", "no-note")
NOT_YOURS = ("not-leader", "not-opener", "not-your-branch", "not-your-comment", "not-your-game", "not-your-route")
NOT_ALLOWED = ("scope", "not-with-token", "wrong-password", "likes-need-account")
STATUSES = {
    400: ("bad-attempt", "bad-options", "bad-record", "bad-room", "bad-route", "bad-seats"),
    404: (*NOWHERE, *NO_ROOM, *NO_ROUTE, *NO_SECRET),
    403: ("hidden", "no-hints", "still-played", "sealed", *NOT_YOURS, *NOT_ALLOWED),
    503: ("newer", "preparing", "unavailable"),
}


class Refusal(HTTPException):
    """No, and why, with a status for HTTP. What only programmers meet is a sentence in English, without a reason."""

    def __init__(self, status: int, why: Refused | Problem, headers: dict[str, str] | None = None) -> None:
        self.problem = why if isinstance(why, Problem) else Problem(why.text, why.code, refusal=why.refusal)
        super().__init__(detail=self.problem.error, status_code=status, headers=headers)


class TooMany(Refusal):
    """Not so fast."""

    def __init__(self, limit: RateLimit) -> None:
        self.limit = limit
        self.refused = Refused("too-many", "too-fast", seconds=limit.seconds)
        super().__init__(429, self.refused, {"Retry-After": str(limit.seconds)})
        self.problem = msgspec.structs.replace(self.problem, ratelimit=limit)


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    return answer(refusal.status_code, refusal.problem, refusal.headers)


def with_status(why: Refused) -> Refusal:
    """A refusal with its status: 404 for what is not there, 403 for what is hidden or not theirs, 400 for what is wrong
    in itself, 503 for what takes a while, 409 for all else."""
    return Refusal(next((status for status, codes in STATUSES.items() if why.code in codes), 409), why)


def failed(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses by itself. Its own words are kept where they tell the sender what was wrong."""
    status = error.status_code
    if status >= 500:
        return broke(request, error)
    if status == 413:
        return answer(status, Refusal(status, Refused("too-large")).problem, error.headers)
    sentence = what_was_wrong(error) or SENTENCES.get(status) or f"{HTTPStatus(status).phrase}."
    code = CODES.get(status) or HTTPStatus(status).phrase.lower().replace(" ", "-")
    return answer(status, Problem(sentence, code), error.headers)


def what_was_wrong(error: HTTPException) -> str | None:
    if not isinstance(error, ValidationException) or not isinstance(error.extra, list):
        return None
    parts = [f"{part.get('key', 'the body')}: {part['message']}" for part in error.extra if isinstance(part, dict)]
    return f"The request is not as expected: {'; '.join(parts)}." if parts else None


def away(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Problem]:
    """The database does not answer, or has no room: that passes, and it is worth trying again."""
    # A thread that slept too long inside its transaction finds the connection cut, as an error of another class.
    cut = isinstance(error, DBAPIError) and error.connection_invalidated
    if not cut and not isinstance(error, OperationalError | InterfaceError | PoolTimeout | PendingRollbackError):
        return broke(request, error)
    log.error("database_away", error=type(error).__name__, route=route_of(request))
    return answer(503, Refusal(503, Refused("unavailable")).problem, {"Retry-After": "2"})


def broke(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Our own fault. Who asks us about it can name the id, under which the log tells more than a stranger may know."""
    name = new_id()
    # Written out here: prettier tracebacks show the values of variables, and some of those are secrets.
    trace = "".join(traceback.format_exception(error))
    log.error("request failed", id=name, method=request.method, route=route_of(request), trace=trace)
    return answer(500, Problem(f"Something went wrong on the server ({name}).", "broken"))


def route_of(request: Request[Any, Any, Any]) -> str | None:
    """Where it was, without what the address carried: the path of an invitation is a secret."""
    template: Any = request.scope.get("path_template")
    return str(template) if template else None


def answer(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=status, headers=headers, media_type=MediaType.JSON)


HANDLERS: ExceptionHandlersMap = {
    Refusal: refused,
    Refused: lambda request, why: refused(request, with_status(why)),
    BadName: lambda request, why: refused(request, Refusal(400, Refused("bad-name", why.code, **why.parts))),
    Busy: lambda request, busy: refused(request, TooMany(RateLimit(busy.key, busy.seconds))),
    HTTPException: failed,
    SQLAlchemyError: away,
    Exception: broke,
}

DESCRIPTIONS = {
    400: "The request is not as expected",
    401: "Nobody has said who they are",
    403: "Not for you, or not from there",
    404: "There is no such thing, or not for you",
    408: "The body came too slowly",
    409: "It is not, or not any more, as the request assumes",
    413: "Too large",
    415: "The body has to be JSON",
    429: "Too many requests; `ratelimit` says how long to wait",
    503: "Not just now",
}


def problems(*statuses: int, done: str = "") -> dict[int, ResponseSpec]:
    """What a route may answer besides, for its description; `done`: where its own answer is empty, what that means."""
    about = {status: DESCRIPTIONS[status] for status in statuses}
    specs = {status: ResponseSpec(Problem, generate_examples=False, description=text) for status, text in about.items()}
    return {204: ResponseSpec(None, description=done), **specs} if done else specs


# What may be wrong with any route that takes a body, and with any that shows a table or a room
BODY = (400, 403, 408, 413, 415, 429)
LOOK = (400, 403, 404, 503)
