"""What records and snapshots begin with: game, version of its rules, options, players."""

import copy
from typing import Any

from manoa.games import rulebook
from manoa.kernel.positions import shown
from manoa.play.errors import BadRecord
from manoa.play.ruleset import Ruleset

FIELDS = ("game", "version", "options", "players")


def written(game: Ruleset, players: int) -> dict[str, Any]:
    return {"game": game.name, "version": game.version, "options": copy.deepcopy(game.options), "players": players}


def read(document: str, given: Any, *further: str) -> tuple[Ruleset, int]:
    """The game and the number of players that a record or snapshot names; BadRecord if it is none."""
    wanted = (*FIELDS, *further)
    if not isinstance(given, dict) or set(given) != set(wanted):
        raise BadRecord(f"A {document} is a JSON object with exactly the fields {', '.join(wanted)}.")
    chosen = _ruleset(given)
    if type(given["players"]) is not int:
        raise BadRecord(f"The number of players is a whole number, not {shown(given['players'])}.")
    return chosen, chosen.seat_count(given["players"])


def _ruleset(given: dict[str, Any]) -> Ruleset:
    if not isinstance(given["game"], str) or not isinstance(given["options"], dict):
        raise BadRecord("The game is a name and the options an object of names and values.")
    book = rulebook(given["game"])
    if type(given["version"]) is not int or not book.plays(given["version"]):
        raise BadRecord(
            f"This was played under version {shown(given['version'])} of the rules of {book.title}; "
            f"this library has version {book.version}."
        )
    return Ruleset(book, given["options"], given["version"])
