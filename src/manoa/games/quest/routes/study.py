"""What a route is like: how far it is, what lies on it, and the shortest ways."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from manoa.games.quest.parts import board
from manoa.games.quest.parts.board import AS_LISTED, Hex, Route, Space
from manoa.games.quest.parts.modules import MARKED, unplaced
from manoa.games.quest.parts.routes import blockades_for
from manoa.games.quest.routes.fault import fault
from manoa.games.quest.routes.form import PIECES, misshapen
from manoa.games.quest.routes.laying import spaces_of
from manoa.games.quest.routes.markers import MOST, spots
from manoa.games.quest.routes.ways import Ground, chokes, ground, shortest_ways
from manoa.games.quest.rules.make import pieces_each
from manoa.kernel.routes import Fault, Study, Way

FEWEST = {"treasures": 8, "fog": 1}  # places; of the other modules, as many as there are markers
FAR_APART = 8  # steps between the ways of two decks that are worth a word
MONOTONOUS = 12  # steps over one terrain that are


def study(route: Any) -> Study:
    """All that can be told of a route, of one half built as far as it goes."""
    laid = {} if next(misshapen(route), None) else route
    spaces, starts = spaces_of(laid), _starts(laid)
    known = ground(spaces, starts)
    ways, narrow = shortest_ways(known), chokes(known)
    return {
        "spaces": len(spaces),
        "steps": _steps(starts, spaces),
        "terrain": dict(Counter(space.terrain for space in spaces)),
        "blockades": len(board.blockade_joints(board.joints_of(laid, spaces), AS_LISTED, blockades_for(laid))),
        "caves": sum(space.terrain == "cave" for space in spaces),
        "modules": [module for module in MARKED if is_complete(laid, module)],
        "fog": [[*at] for at in _fog(laid, spaces)],
        "ways": ways,
        "chokes": [[*at] for at in narrow],
        "advice": [*_advice(known, ways, narrow)],
        "difficulty": {"measured": None},
    }


def is_complete(route: Route, module: str) -> bool:
    """A route has the places of a module that it is played with (M-1 … M-7): not all use the whole box."""
    return module not in unplaced(route) and len(route["modules"][module]) >= FEWEST.get(module, MOST[module])


def _starts(route: Route) -> list[Hex]:
    if not route.get("pieces") or PIECES[route["pieces"][0]["piece"]]["kind"] != "start":
        return []
    return board.start_spaces(route["pieces"][0])


def _steps(starts: list[Hex], spaces: list[Space]) -> dict[str, list[int]]:
    """The fewest and the most steps to the finish from the start spaces that so many players use."""
    far = board.distances(spaces)
    starters = {str(players): players * pieces_each(players) for players in (2, 3, 4)}
    steps = {players: [far[at] for at in starts[:count] if at in far] for players, count in starters.items()}
    return {players: [min(each), max(each)] for players, each in steps.items() if each}


def _fog(route: Route, spaces: list[Space]) -> list[Hex]:
    """What fog covers with all modules in play (M-7.1)."""
    given = route.get("modules") or {}
    laid = {space.piece for space in spaces}
    letters = [letter for letter in given.get("fog") or [] if letter in laid]
    return board.foggy(spaces_of(route, given.get("swamp") or []), letters, {at for _, at in spots(given)})


def _advice(known: Ground, ways: list[Way], narrow: list[Hex]) -> Iterator[Fault]:
    """What its maker may want to change; nothing that keeps anybody from playing."""
    if not ways:
        return
    longest, shortest = max(ways, key=lambda way: way["steps"]), min(ways, key=lambda way: way["steps"])
    apart = longest["steps"] - shortest["steps"]
    if apart > FAR_APART:
        yield fault("advice-apart", deck=longest["deck"], other_deck=shortest["deck"], steps=apart)
    for at in narrow:
        yield fault("advice-choke", [at], space=known.spaces[at].name)
    mixed = [known.spaces[q, r] for q, r in ways[-1]["hexes"]]
    for terrain, run in groupby(mixed, lambda space: space.terrain):
        same = list(run)
        if len(same) > MONOTONOUS:
            yield fault("advice-terrain", [space.at for space in same], terrain=terrain, steps=len(same))
