"""What a puzzle says about its position, and about its answers."""

import hashlib
from typing import Any

import msgspec

from manoa.play.match import Match, Seat
from manoa.study.against import against
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
    match = puzzle.match()
    natural, best = ([*walked(match, line)] for line in (puzzle.alternative, puzzle.line))
    return msgspec.structs.replace(puzzle, reason=against(match, natural, best))


def walked(match: Match, line: list[str]) -> list[int]:
    """The steps of a line."""
    walk = match.at(len(match.steps))
    walk.follow(line)
    return walk.steps[len(match.steps) :]
