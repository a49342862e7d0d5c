"""Bots as judges of a route: how far their games are from what a good route of the wished difficulty gives."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from manoa.games.quest.parts.board import Route
from manoa.games.quest.parts.routes import needs_hexes
from manoa.games.quest.routes.games import NOBODY, course
from manoa.games.quest.routes.report import BOTTLENECK, FEW, shares
from manoa.games.quest.routes.scale import DIFFICULTIES, ROUNDS
from manoa.games.quest.routes.taken import taken_ways
from manoa.games.quest.routes.trial import trial_options

AHEAD = 0.05  # of all wins that a seat may have more than its share
MATTERS = 0.8  # of the games in which somebody removes a blockade: less, and it lies beside the way


class Judged(NamedTuple):
    """What games said."""

    off: float  # 0: nothing to wish for
    games: int
    rounds: float
    error: float
    ahead: float  # the share of wins of the best seat, less what is fair
    ways: int
    busiest: float  # the share of pieces on the space that most use, start and finish left aside


def judge(route: Route, wish: Mapping[str, Any], games: int, seed: int) -> Judged:
    hexes = needs_hexes(route)
    laid = course(trial_options(route, {}), wish["players"])
    played = laid.play(0, games, seed)
    rounds, ahead = float(played.rounds.mean()), float(shares(laid, played).mean(axis=0).max()) - 1 / laid.players
    ways = sum(way["share"] >= FEW for way in taken_ways(laid, played))
    busiest = float(laid.crowds(laid.visits(laid.paths(played))).max())
    met = (played.opened[:, : int(laid.rules[0]["joints"])] != NOBODY).mean(axis=0)  # blockades by anybody
    place = DIFFICULTIES.index(wish["difficulty"])
    low, high = (0.0, *ROUNDS[hexes], 99.0)[place : place + 2]
    off = 2 * max(0.0, low - rounds, rounds - high)
    off += 10 * max(0.0, ahead - AHEAD) + 0.7 * (ways < 2) + 3 * max(0.0, busiest - BOTTLENECK)
    off += 0.3 * int((met < MATTERS).sum()) + 10 * float((played.arrivals == 0).mean())
    error = float(played.rounds.std(ddof=min(1, games - 1))) / games**0.5
    return Judged(off, games, rounds, error, ahead, ways, busiest)
