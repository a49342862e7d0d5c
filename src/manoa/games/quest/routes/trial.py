"""Letting bots try a route: reports that grow as games are played."""

from collections.abc import Iterator
from typing import Any

from manoa.games.quest.parts.board import Route
from manoa.games.quest.parts.routes import needs_hexes
from manoa.games.quest.routes.faults import faults
from manoa.games.quest.routes.games import Games, course
from manoa.games.quest.routes.report import report
from manoa.games.quest.rules.options import OPTIONS, seats
from manoa.kernel.routes import Report
from manoa.kernel.rulebook import Options

MOST_GAMES = 2000
ROUND_LIMIT = 60  # four times what a game on a printed route takes: nobody waits longer for lost bots
BATCH = 20  # games between two reports


def trial(route: Any, options: Options, players: int, games: int, seed: int) -> Iterator[Report]:
    """Play games on a sound route, and tell now and then how they went; the last report is of all of them."""
    if faults(route):
        raise ValueError("bots try sound routes only")
    chosen = trial_options(route, options)
    if players not in seats(chosen) or not 1 <= games <= MOST_GAMES:
        raise ValueError(f"bots play with 2, 3 or 4, and 1 to {MOST_GAMES} games")
    laid = course(chosen, players)
    noted = Games.empty(0)
    while len(noted.rounds) < games:
        noted += laid.play(len(noted.rounds), min(BATCH, games - len(noted.rounds)), seed)
        yield report(laid, noted, games, needs_hexes(route))


def trial_options(route: Route, options: Options) -> Options:
    """What is played: all that the route brings, the first seat begins, and no game goes on for ever."""
    usual = {name: option.default for name, option in OPTIONS.items()}
    hexes = {"heroes_hexes": True, "caves": True} if needs_hexes(route) else {"caves": True}
    return {**usual, **hexes, **options, "route": route, "starting_player": 0, "round_limit": ROUND_LIMIT}
