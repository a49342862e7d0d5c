"""Every message, with its fields: what HTTP, the socket and the bot API share."""

from typing import Any

from manoa.server.wire import schema
from manual.schemas import fields, kind

CHAPTERS = {
    "base": "Everywhere",
    "people": "People",
    "tables": "Tables",
    "routes": "Routes that people make",
    "deals": "The same deal",
    "rooms": "Study rooms",
    "analysis": "Looking back",
    "study": "Reviews",
    "puzzles": "Puzzles",
    "commands": "Commands, and frames from a client",
    "news": "What a client hears",
    "streams": "Lines of the bot API",
}


def page() -> str:
    described = schema.json_schema()["$defs"]
    chapters: dict[str, list[str]] = {title: [] for title in CHAPTERS.values()}
    for struct in schema.structs():
        chapters[CHAPTERS[struct.__module__.rsplit(".", 1)[1]]].append(struct.__name__)
    chapters["Choices between them"] = sorted(schema.unions())
    told = {name for names in chapters.values() for name in names}
    chapters["Views of the games"] = sorted(schema.views())
    told |= schema.views().keys()
    chapters[CHAPTERS["study"]] += [name for name in described if name not in told]  # what a review consists of
    return "\n".join(f"## {title}\n\n{_all(names, described)}" for title, names in chapters.items() if names)


def _all(names: list[str], described: dict[str, Any]) -> str:
    return "\n".join(_message(name, described[name]) for name in names)


def _message(name: str, message: dict[str, Any]) -> str:
    about = f"{message['description']}\n\n" if "description" in message else ""
    inside = fields(message) if "properties" in message or message.get("type") == "object" else f"{kind(message)}\n"
    return f"### `{name}`\n\n{about}{inside}"
