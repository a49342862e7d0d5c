"""The components of a game: the JSON files of its `data` folder; and its drawings, which are loaded late."""

import json
from collections.abc import Callable
from importlib import import_module
from importlib.resources import files
from typing import Any


def components(game: str, name: str) -> Any:
    """What one of the files says."""
    return json.loads((files(f"manoa.games.{game}") / "data" / name).read_text(encoding="utf-8"))


def import_later(name: str) -> Callable[..., Any]:
    """The function of a full name. Its module is loaded when it is first called: few callers want drawings."""
    module, _, function = name.rpartition(".")

    def call(*given: Any, **named: Any) -> Any:
        return getattr(import_module(module), function)(*given, **named)

    return call
