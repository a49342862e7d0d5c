"""Every answer that is not the one asked for, as a `Problem`."""

from __future__ import annotations

import traceback
from http import HTTPStatus
from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap

from manoa.server.people.names import BadName
from manoa.server.people.secrets import new_id
from manoa.server.wire.base import Problem, RateLimit

log = structlog.get_logger()

SENTENCES = {
    400: "The request makes no sense.",
    404: "There is nothing here.",
    405: "This cannot be done here.",
    413: "That is too much at once: a body may have 256 KiB.",
}
CODES = {400: "malformed", 404: "not-found", 405: "not-allowed", 413: "too-large"}


class Refusal(HTTPException):
    """No, and why: a status for HTTP, a code for programs, a sentence for people."""

    def __init__(self, status: int, code: str, sentence: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(detail=sentence, status_code=status, headers=headers)
        self.code = code

    def problem(self) -> Problem:
        return Problem(self.detail, self.code)


class TooMany(Refusal):
    """Not so fast."""

    def __init__(self, limit: RateLimit) -> None:
        wait = {"Retry-After": str(limit.seconds)}
        super().__init__(429, "too-many", f"That was too much at once. Wait {limit.seconds} s.", wait)
        self.limit = limit

    def problem(self) -> Problem:
        return Problem(self.detail, self.code, self.limit)


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    return answer(refusal.status_code, refusal.problem(), refusal.headers)


def misnamed(request: Request[Any, Any, Any], error: BadName) -> Response[Problem]:
    return answer(400, Problem(str(error), "bad-name"))


def failed(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses by itself. Its own words are kept where they tell the sender what was wrong."""
    status = error.status_code
    if status >= 500:
        return broke(request, error)
    sentence = what_was_wrong(error) or SENTENCES.get(status) or f"{HTTPStatus(status).phrase}."
    code = CODES.get(status) or HTTPStatus(status).phrase.lower().replace(" ", "-")
    return answer(status, Problem(sentence, code), error.headers)


def what_was_wrong(error: HTTPException) -> str | None:
    if not isinstance(error, ValidationException) or not isinstance(error.extra, list):
        return None
    parts = [f"{part.get('key', 'the body')}: {part['message']}" for part in error.extra if isinstance(part, dict)]
    return f"The request is not as expected: {'; '.join(parts)}." if parts else None


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


HANDLERS: ExceptionHandlersMap = {Refusal: refused, BadName: misnamed, HTTPException: failed, Exception: broke}

DESCRIPTIONS = {
    400: "The request is not as expected",
    401: "Nobody has said who they are",
    403: "Not for you, or not from there",
    404: "There is no such thing, or not for you",
    408: "The body came too slowly",
    409: "It no longer is, or never was, as the request supposes",
    413: "Too large",
    415: "The body has to be JSON",
    429: "Too many requests; `ratelimit` says how long to wait",
    503: "Not just now",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may answer besides, for its description."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=DESCRIPTIONS[status]) for status in statuses
    }


BODY = (400, 403, 408, 413, 415, 429)  # what may be wrong with any route that takes a body
