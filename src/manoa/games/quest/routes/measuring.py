"""Figures of a route that cost no games: what a search goes by before bots judge."""

from collections import Counter
from itertools import combinations
from typing import NamedTuple

from manoa.games.quest.parts.board import CLOSED, Route, distances, start_spaces
from manoa.games.quest.routes.laying import apart, spaces_of
from manoa.games.quest.routes.ways import chokes, ground, shortest_ways
from manoa.kernel.routes import Way

# Rounds that a quick bot needs, from the cards that the shortest ways take: fitted to routes that it played on
# (docs/routes.md).
FIRST_ROUNDS, ROUNDS_A_CARD = 2.3, 0.42

USUAL_STARTS = 3  # start spaces in use with three players


class Figures(NamedTuple):
    """Of a sound route. All but the first three are shares from 0 to 1, or near that."""

    steps: int  # with three players
    cards: float  # that the shortest way takes, the mean of the four decks
    rounds: float  # that a bot would need, as far as cards tell
    river: float  # shares of the spaces that can be entered
    jungle: float
    village: float
    rubble: float  # with camps
    mountain: float  # of all spaces
    narrow: float  # 1: one space wide everywhere
    apart: float  # how little the ways of the decks have in common
    detour: float  # how much longer the longest of these is than the shortest, of its steps
    bent: float  # 1: the finish lies beside the start
    hard: float  # the share of spaces with power 2 or more
    late: float  # how much more power the second half asks for than the first, of all
    choked: int  # spaces that every way passes


def figures(route: Route) -> Figures | None:
    """None where no way leads to the finish."""
    spaces = spaces_of(route)
    starts = start_spaces(route["pieces"][0])
    known = ground(spaces, starts)
    ways = shortest_ways(known)
    if not ways:
        return None
    far = distances(spaces)
    steps = min(far[start] for start in starts[:USUAL_STARTS] if start in far)
    cards = sum(way["cards"] for way in ways) / len(ways)
    plain = [space for space in spaces if space.terrain not in (*CLOSED, "start", "finish")]
    terrain = Counter(space.terrain for space in plain)
    lengths = [way["steps"] for way in ways]
    hexes = ways[-1]["hexes"]
    halves = hexes[: len(hexes) // 2], hexes[len(hexes) // 2 :]
    first, last = (sum(known.spaces[q, r].power for q, r in half) for half in halves)
    return Figures(
        steps=steps,
        cards=cards,
        rounds=FIRST_ROUNDS + ROUNDS_A_CARD * cards,
        river=terrain["river"] / len(plain),
        jungle=terrain["jungle"] / len(plain),
        village=terrain["village"] / len(plain),
        rubble=(terrain["rubble"] + terrain["camp"]) / len(plain),
        mountain=sum(space.terrain == "mountain" for space in spaces) / len(spaces),
        narrow=min(1.0, steps / len(plain) * 2),
        apart=_apart(ways),
        detour=(max(lengths) - min(lengths)) / max(lengths),
        bent=1 - min(1.0, apart(hexes[0], hexes[-1]) / max(steps, 1)),
        hard=sum(space.power > 1 for space in plain) / len(plain),
        late=(last - first) / max(first + last, 1),
        choked=len(chokes(known)),
    )


def _apart(ways: list[Way]) -> float:
    """1: the ways of the decks have no space in common."""
    sets = [{(q, r) for q, r in way["hexes"]} for way in ways]
    shared = [len(one & other) / len(one | other) for one, other in combinations(sets, 2)]
    return 1 - sum(shared) / len(shared) if shared else 0.0
