"""What would still take a piece out of danger (M-3.1): where to, and with what."""

from typing import Any

from manoa.games.quest.people.reaching import reach_view
from manoa.games.quest.people.reading import atlas, name_of
from manoa.games.quest.rules.board import requirement_of
from manoa.games.quest.rules.state import OUTSIDE
from manoa.games.quest.rules.step import due


def helpers(rules: Any, state: Any, piece: int) -> tuple[list[str], list[str]]:
    """The spaces that a piece can step onto, and the cards and tokens that lead there."""
    spaces: list[str] = []
    things: list[str] = []
    for way in reach_view(rules, state):
        ends = [end["space"] for end in way["ends"] if end["space"] is not None]
        if way["piece"] == piece and ends:
            spaces += ends
            things += [thing for thing in (way["card"], way["token"]) if thing]
    space = int(state["at"][int(state["turn"]) * int(rules["pieces"]) + piece])
    for direction, other in enumerate(atlas(rules).neighbour[space]):
        required = int(requirement_of(rules, state, space, direction)) if other != OUTSIDE else 0
        if required and due(rules, state, piece, space, direction, required):
            spaces.append(name_of(rules, other))
    return list(dict.fromkeys(spaces)), list(dict.fromkeys(things))
