"""What a puzzle says about its position, and about its answers."""

import hashlib
from typing import Any

import msgspec

from manoa.games import rulebook
from manoa.play.match import Seat
from manoa.study.puzzles import LETTERS, Puzzle


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


def reasoned(puzzle: Puzzle) -> Puzzle:
    """With what the game says for the best answer and against the natural one. It is told last, so that better words
    need no new search."""
    match, say = puzzle.match(), rulebook(puzzle.game).study.reason
    best, natural = (match.id_of(puzzle.answers[place].play[0]) for place in (0, puzzle.natural))
    reason = say(match.rules, match.state, natural, best) if say and best != natural else None
    return msgspec.structs.replace(puzzle, reason=reason)
