"""New routes: what has to hold comes first, then a search by figures that cost little, then games of a bot as the
judge. The same wish and seed give the same route."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

from manoa.games.quest.parts.board import Route
from manoa.games.quest.parts.modules import MARKED
from manoa.games.quest.routes.composing import PIECES, compose
from manoa.games.quest.routes.faults import faults
from manoa.games.quest.routes.judging import Judged, judge
from manoa.games.quest.routes.measuring import Figures, figures
from manoa.games.quest.routes.placing import with_markers, with_tavern
from manoa.games.quest.routes.scale import DIFFICULTIES, LENGTHS, ROUNDS, STEPS
from manoa.kernel.routes import Wish

Progress = Callable[[int, int], None]

HEXES = "heroes_hexes"
MISSING = ("no-pieces", "no-finish")  # faults of a route that is begun
EXTRAS = (HEXES, "caves", *MARKED, "muisca")
PIECE_COUNTS = {"short": (4, 5), "medium": (5, 6), "long": (7, 8)}
OPEN: dict[str, Any] = {
    "length": "medium",
    "difficulty": "medium",
    "players": 3,
    "use": [],
    "with": [],
    "begun": None,
}
SHORTEST, LONGEST = 20, 55  # steps of any route that is fun
EASIEST, HARDEST = 9.0, 22.0  # rounds
FEWEST_SHARE = 0.08  # of a terrain: all of them are used


class Effort(NamedTuple):
    """How much is spent on one route: candidates, then games in two rounds of judging."""

    candidates: int = 300
    judged: int = 14
    games: int = 40
    finalists: int = 4
    more_games: int = 160


USUAL = Effort()


def generate(wish: Wish, seed: int, progress: Progress | None = None) -> Route:
    """A route to the wish. ValueError for a wish that nobody could fulfil."""
    return make(checked(wish), seed, {}, USUAL, progress).route


def checked(wish: Any) -> dict[str, Any]:
    """A wish with all that it leaves open."""
    if not isinstance(wish, dict) or not set(wish) <= set(OPEN):
        raise ValueError(f"a wish has {', '.join(OPEN)}")
    whole = {**OPEN, **wish}
    if whole["length"] not in LENGTHS or whole["difficulty"] not in DIFFICULTIES or whole["players"] not in (2, 3, 4):
        raise ValueError(
            f"a wish has a length ({', '.join(LENGTHS)}), a difficulty ({', '.join(DIFFICULTIES)}) and 2 to 4 players"
        )
    _check_some("a route uses pieces of these", whole["use"], tuple(PIECES))
    _check_some("a route can have places for these", whole["with"], EXTRAS)
    if any(PIECES[letter]["reverse"] in whole["use"] for letter in whole["use"]):
        raise ValueError("a route uses each piece once, on one side")
    if whole["begun"] is not None and any(one["code"] not in MISSING for one in faults(whole["begun"])):
        raise ValueError("what is begun has faults; only a sound beginning can be finished")
    return whole


def _check_some(what: str, given: Any, allowed: tuple[str, ...]) -> None:
    """A list of some of those, none twice."""
    if not isinstance(given, list) or not all(isinstance(one, str) and one in allowed for one in given):
        raise ValueError(f"{what}: {', '.join(allowed)}")
    if len(set(given)) < len(given):
        raise ValueError(f"{what}, each once: {', '.join(allowed)}")


class Made(NamedTuple):
    """A route, its figures, and how bots fared on it."""

    route: Route
    figures: Figures
    judged: Judged


def make(
    wish: Mapping[str, Any], seed: int, traits: Mapping[str, float], effort: Effort, progress: Progress | None = None
) -> Made:
    """The best of many: `traits` are further figures that count, each with its weight."""
    luck = Random(f"manoa route {seed}")
    tell = progress or (lambda *_: None)
    steps = effort.candidates + effort.judged + effort.finalists
    routes: list[tuple[float, int, Route, Figures]] = []
    for number in range(effort.candidates):
        one = candidate(luck, wish)
        if one is not None:
            route, known = one
            routes.append((distance_from(wish, known, traits), number, route, known))
        if number % 20 == 0:
            tell(number, steps)
    if not routes:
        raise ValueError("these pieces cannot be laid to a route")
    best = sorted(routes, key=lambda one: one[:2])[: effort.judged]
    return _judged(luck, wish, best, seed, effort, lambda done: tell(effort.candidates + done, steps))


def candidate(luck: Random, wish: Mapping[str, Any]) -> tuple[Route, Figures] | None:
    """A route and its figures; None where its pieces led into a corner."""
    letters = [*wish["use"], *(piece["piece"] for piece in (wish["begun"] or {}).get("pieces") or [])]
    hexes = HEXES in wish["with"] or any(PIECES[letter]["set"] != "base" for letter in letters)
    count = luck.randint(*PIECE_COUNTS[wish["length"]])
    route = compose(luck, count, wish["use"], wish["begun"], hexes)
    known = figures(route) if route is not None else None
    return (route, known) if route is not None and known is not None else None


def distance_from(wish: Mapping[str, Any], known: Figures, traits: Mapping[str, float]) -> float:
    """How far a route is from the wish, by its figures: 0 is what was asked for, with all that makes a route good."""
    low, high = band((SHORTEST, *STEPS, LONGEST), LENGTHS.index(wish["length"]))
    off = 1.5 * _outside(known.steps, low + (low != SHORTEST), high)
    hexes = HEXES in wish["with"]
    low, high = band((EASIEST, *ROUNDS[hexes], HARDEST), DIFFICULTIES.index(wish["difficulty"]))
    off += 1.5 * _outside(known.rounds, low + 0.3, high - 0.3)
    if not traits:
        off += 10 * sum(max(0.0, FEWEST_SHARE - share) for share in (known.river, known.jungle, known.village))
        off += 1.5 * max(0.0, 0.5 - known.apart) + 0.5 * known.choked
    return off - sum(weight * float(getattr(known, name)) for name, weight in traits.items())


def band(edges: tuple[float, ...], place: int) -> tuple[float, float]:
    return edges[place], edges[place + 1]


def _outside(value: float, low: float, high: float) -> float:
    return max(0.0, low - value, value - high)


def _judged(
    luck: Random,
    wish: Mapping[str, Any],
    best: list[tuple[float, int, Route, Figures]],
    seed: int,
    effort: Effort,
    tell: Callable[[int], None],
) -> Made:
    """Bots play on the best candidates a little, and on the best of those more."""
    tried = []
    for place, (off, _, bare, known) in enumerate(best):
        route = _dressed(luck, wish, bare)
        if route is not None:
            judged = judge(route, wish, effort.games, seed)
            tried.append((off + judged.off, place, Made(route, known, judged)))
        tell(place + 1)
    if not tried:
        raise ValueError("there is no room for all that the route is to have places for")
    finalists = []
    for off, place, made in sorted(tried, key=lambda one: one[:2])[: effort.finalists]:
        judged = judge(made.route, wish, effort.games + effort.more_games, seed)
        finalists.append((off - made.judged.off + judged.off, place, made._replace(judged=judged)))
        tell(effort.judged + len(finalists))
    return min(finalists, key=lambda one: one[:2])[2]


def _dressed(luck: Random, wish: Mapping[str, Any], route: Route) -> Route | None:
    """With a tavern and the markers that were asked for."""
    if HEXES in wish["with"] and route.get("tavern") is None:
        with_one = with_tavern(luck, route)
        if with_one is None:
            return None
        route = with_one
    return with_markers(luck, route, [module for module in MARKED if module in wish["with"]])
