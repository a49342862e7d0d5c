"""What is committed about routes that come with the game: a wish for each of the titles of player-made routes, whose
maps are lost, the route made from it, and figures of the printed ones. It lies here and not with the data of the rules,
for no kernel depends on it."""

import functools
import json
from importlib.resources import files
from pathlib import Path
from typing import Any

HERE = Path(str(files(__package__ or "")))


def _read(name: str) -> Any:
    return json.loads((HERE / name).read_text(encoding="utf-8"))


WISHES: list[dict[str, Any]] = _read("fan_wishes.json")["wishes"]  # in the order of the titles


@functools.cache
def fan_routes() -> dict[str, Any]:
    """By id: the route and its figures."""
    return dict(_read("fan_routes.json"))


@functools.cache
def printed_figures() -> dict[str, Any]:
    """By id."""
    return dict(_read("printed_figures.json"))
