"""Changes of a position, each named by the path of what it changes: `put("pieces.1.0", None)`."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

Edit = Callable[[Any], None]  # of a position


def find(position: Any, path: str) -> tuple[Any, Any]:
    """The list or object that holds what is at a path, and its key there."""
    *way, last = [int(part) if part.lstrip("-").isdigit() else part for part in path.split(".")]
    for part in way:
        position = position[part]
    return position, last


def get(position: Any, path: str) -> Any:
    holder, key = find(position, path)
    return holder[key]


def put(path: str, value: Any) -> Edit:
    def edit(position: Any) -> None:
        holder, key = find(position, path)
        holder[key] = copy.deepcopy(value)

    return named(edit, f"put {path} {value}")


def add(path: str, *entries: Any) -> Edit:
    return named(lambda position: get(position, path).extend(copy.deepcopy(entries)), f"add {path} {entries}")


def pop(path: str) -> Edit:
    return named(lambda position: get(position, path).pop(), f"pop {path}")


def move(source: str, target: str) -> Edit:
    """The last entry of a list to the end of another."""
    return named(lambda position: get(position, target).append(get(position, source).pop()), f"move {source} {target}")


def turn(path: str) -> Edit:
    return named(lambda position: get(position, path).reverse(), f"turn {path}")


def swap(path: str, other: str) -> Edit:
    def edit(position: Any) -> None:
        one, two = get(position, path), get(position, other)
        put(path, two)(position)
        put(other, one)(position)

    return named(edit, f"swap {path} {other}")


def named(edit: Edit, name: str) -> Edit:
    edit.__name__ = name
    return edit


def edited(snapshot: dict[str, Any], *edits: Edit) -> dict[str, Any]:
    """A snapshot with its position changed."""
    changed = copy.deepcopy(snapshot)
    for edit in edits:
        edit(changed["position"])
    return changed
