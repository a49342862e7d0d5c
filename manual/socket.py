"""The socket, as the AsyncAPI document has it."""

from typing import Any

from manoa.server.http.socket import CLOSE_CODES
from manoa.server.wire.asyncapi import asyncapi
from manual.markdown import code, table
from manual.schemas import described

TITLES = {
    "ask": "What a client sends",
    "tell": "What a client hears",
    "events": "The stream of my games",
    "table": "The stream of a table",
}


def page() -> str:
    document = asyncapi()
    chapters = [_chapter(TITLES[name], operation, document) for name, operation in document["operations"].items()]
    closing = table(("code", "why"), [(str(number), code(why)) for why, number in CLOSE_CODES.items()])
    return "\n".join([*chapters, "## When the server closes it", "", closing])


def _chapter(title: str, operation: dict[str, Any], document: dict[str, Any]) -> str:
    channel = operation["channel"]["$ref"].rsplit("/", 1)[1]
    names = [reference["$ref"].rsplit("/", 1)[1] for reference in operation["messages"]]
    rows = [_row(name, document["components"]["schemas"][name]) for name in names]
    address = document["channels"][channel]["address"]
    return f"## {title}\n\n`{address}`. {operation['summary']}\n\n{described(('message', 'begins'), rows)}"


def _row(name: str, schema: dict[str, Any]) -> tuple[str, str, str]:
    [tag] = schema["properties"]["t"]["enum"]
    begins = f'{{"t": "{tag}"'
    return f"[{code(name)}](messages.md#{name.lower()})", code(begins), schema.get("description", "")
