"""All requests, as the OpenAPI document has them."""

import functools
from collections import defaultdict
from http import HTTPStatus
from typing import Any

import msgspec

from manoa.server.app import make_app
from manoa.server.settings import Settings
from manual.markdown import code
from manual.schemas import described, kind

CHAPTERS = {
    "people": "People",
    "sessions": "Sessions and tokens",
    "tables": "Tables",
    "routes": "Routes that people make",
    "study": "Reviews",
    "puzzles": "Puzzles",
    "deals": "The same deal",
    "rooms": "Study rooms",
    "bots": "Streams for bots",
    "art": "Drawings",
    "host": "For the host",
}


@functools.cache
def openapi() -> dict[str, Any]:
    """What the server gives out at /api/openapi.json."""
    document: dict[str, Any] = msgspec.to_builtins(make_app(Settings()).openapi_schema.to_schema())
    return document


def page() -> str:
    chapters = defaultdict(list)
    for path, methods in openapi()["paths"].items():
        for method, operation in methods.items():
            chapters[CHAPTERS[operation["tags"][0]]].append(_request(f"{method.upper()} {path}", operation))
    return "\n".join(f"## {title}\n\n{''.join(chapters[title])}" for title in CHAPTERS.values())


def _request(line: str, operation: dict[str, Any]) -> str:
    parts = [f"### {code(line)}", f"{operation['summary']}.", *_asks(operation)]
    return "\n\n".join([*parts, *_answers(operation["responses"])]) + "\n\n"


def _asks(operation: dict[str, Any]) -> list[str]:
    found = []
    if operation.get("security"):
        found.append("For those who said who they are: by cookie or token.")
    if given := operation.get("parameters"):
        rows = [(code(one["name"]), one["in"], kind(one["schema"]), one.get("description", "")) for one in given]
        found.append(described(("parameter", "in", "is"), rows))
    if body := operation.get("requestBody"):
        found.append(f"Body: {_content(body)}.")
    return found


def _answers(responses: dict[str, Any]) -> list[str]:
    good = [f"{status}: {_content(about) or 'nothing more'}." for status, about in responses.items() if status < "400"]
    refused = sorted(status for status in responses if status >= "400")
    bad = [f"Refused with {', '.join(f'{status} {HTTPStatus(int(status)).phrase}' for status in refused)}."]
    return ["Answers " + " ".join(good), *(bad if refused else [])]


def _content(part: dict[str, Any]) -> str:
    return " or ".join(
        kind(content["schema"]) if media == "application/json" else f"{code(media)}: {kind(content['schema'])}"
        for media, content in part.get("content", {}).items()
    )
