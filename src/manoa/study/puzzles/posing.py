"""What a puzzle says about its position."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from manoa.play.match import Seat
from manoa.study.puzzles import LETTERS


def posed(seat: Seat) -> dict[str, Any]:
    """The position as the seat imagines it, and its name."""
    book, options = seat.game.book, seat.game.options
    chosen = {name: value for name, value in options.items() if value != book.options[name].default}
    position = book.position(seat.rules, seat.state)
    text = msgspec.json.encode([chosen, seat.players, seat.seat, position])
    return {
        "id": f"{LETTERS[book.id]}-{hashlib.sha256(text).hexdigest()[:6]}",
        "game": book.id,
        "options": chosen,
        "players": seat.players,
        "version": seat.game.version,
        "position": position,
        "seat": seat.seat,
    }
