"""Matches to look back at, and reviews that take little time."""

from __future__ import annotations

import functools
import random
from typing import Any

import manoa
from manoa import Match
from manoa.study import Review, review

HASTY = 8  # simulations for a decision
SENSIBLE = {"lost-cities": "careful", "quest": "greedy", "island": "greedy"}
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "lost-cities": (2, {"rounds": 1}),
    "quest": (3, {"round_limit": 4}),
    "island": (3, {"round_limit": 3}),
}


@functools.cache
def played(game: str, seed: int, rounds: int = 1) -> Match:
    """A match in which everybody mostly does something sensible, and sometimes anything."""
    players, options = GAMES[game]
    match = manoa.game(game, **{**options, **({"rounds": rounds} if rounds > 1 else {})}).start(players, seed)
    bots, luck = [manoa.bot(SENSIBLE[game], seed=seat) for seat in range(players)], random.Random(seed)
    while match.player is not None:
        chosen = bots[match.player].choose(match.for_seat(match.player))
        match.play(luck.choice(match.actions()) if luck.random() < 0.1 else chosen)
    return match


def reviews(match: Match, simulations: int = HASTY, seed: int = 0, **more: Any) -> list[Review]:
    return list(review(match, simulations, seed, threads=1, **more))
