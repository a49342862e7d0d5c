"""A fault of a route, from what is known about it."""

from collections.abc import Iterable
from typing import Any

from manoa.games.quest.parts.board import Hex
from manoa.kernel.routes import Fault


def fault(code: str, hexes: Iterable[Hex] = (), pieces: Iterable[str] = (), **parts: Any) -> Fault:
    return {"code": code, "parts": parts, "hexes": [[q, r] for q, r in hexes], "pieces": [*pieces]}


def spot(at: Hex) -> str:
    """A hex in a sentence."""
    return f"({at[0]},{at[1]})"
