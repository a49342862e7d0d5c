"""All that the server tells by itself, and what it hears on the socket, as an AsyncAPI document."""

from typing import Any, get_args

from manoa import __version__
from manoa.server.wire.commands import Frame
from manoa.server.wire.news import ServerFrame
from manoa.server.wire.schema import json_schema
from manoa.server.wire.streams import EventLine, TableLine

Part = dict[str, Any]

SOCKET = "/api/live"
STREAMS = {"events": ("/api/bot/events", EventLine), "table": ("/api/bot/tables/{table}", TableLine)}


def asyncapi() -> Part:
    """The document. The messages are those of `manoa.server.wire`, under the names they have there."""
    channels = {"live": _channel(SOCKET, Frame | ServerFrame, {"ws": {"method": "GET"}})}
    operations = {
        "ask": _operation("receive", "live", Frame, "What a client may send on the socket."),
        "tell": _operation("send", "live", ServerFrame, "What a client hears on the socket."),
    }
    for name, (address, lines) in STREAMS.items():
        channels[name] = _channel(address, lines, {"http": {"method": "GET"}})
        operations[name] = _operation("send", name, lines, "Lines of JSON, for bots; see the bot API.")
    channels["table"]["parameters"] = {"table": {"description": "The table"}}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Manoa",
            "version": __version__,
            "description": "Tables for expedition games, live. What is asked for once and answered stands in OpenAPI.",
        },
        "defaultContentType": "application/json",
        "channels": channels,
        "operations": operations,
        "components": {"messages": _messages(), "schemas": _moved(json_schema()["$defs"])},
    }


def _channel(address: str, messages: Any, bindings: Part) -> Part:
    named = {kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"} for kind in get_args(messages)}
    return {"address": address, "messages": named, "bindings": bindings}


def _operation(action: str, channel: str, messages: Any, summary: str) -> Part:
    """`receive` is what the server hears."""
    return {
        "action": action,
        "summary": summary,
        "channel": {"$ref": f"#/channels/{channel}"},
        "messages": [{"$ref": f"#/channels/{channel}/messages/{kind.__name__}"} for kind in get_args(messages)],
    }


def _messages() -> Part:
    kinds = {kind for union in (Frame, ServerFrame, EventLine, TableLine) for kind in get_args(union)}
    names = sorted(kind.__name__ for kind in kinds)
    return {name: {"name": name, "payload": {"$ref": f"#/components/schemas/{name}"}} for name in names}


def _moved(schema: Any) -> Any:
    """With references to where this kind of document has its schemas."""
    if isinstance(schema, list):
        return [_moved(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: part.replace("#/$defs/", "#/components/schemas/") if key == "$ref" else _moved(part)
        for key, part in schema.items()
    }
