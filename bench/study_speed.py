"""Reviews: how long they take at the usual depth.

python bench/study_speed.py [GAME …]   a three-round match of Lost Cities, Quest for three, Island for three
"""

from __future__ import annotations

import gzip
import json
import sys
import time
from typing import NamedTuple

import manoa
from manoa import Match
from manoa.study import Review, review, told
from measure import report


class Wanted(NamedTuple):
    players: int
    bot: str
    seconds: float  # on two cores


WANTED = {
    "lost-cities": Wanted(2, "careful", 60),
    "quest": Wanted(3, "strong", 180),
    "island": Wanted(3, "strong", 180),
}
SEEDS = (1, 2, 3)


def main() -> None:
    for game in sys.argv[1:] or WANTED:
        speed(game)


def speed(game: str) -> None:
    for seed in SEEDS:
        match = played(game, seed)
        began, work = time.perf_counter(), time.process_time()
        *_, found = review(match)
        wall, busy = time.perf_counter() - began, time.process_time() - work
        tell(match, found, wall, busy)


def played(game: str, seed: int) -> Match:
    players, bot, _ = WANTED[game]
    match = manoa.game(game).start(players, seed)
    bots = [manoa.bot(bot, seed=seat) for seat in range(players)]
    while match.player is not None:
        match.play(bots[match.player].choose(match.for_seat(match.player)))
    return match


def tell(match: Match, found: Review, wall: float, busy: float) -> None:
    decisions = sum(len(turn.decisions) for turn in found.turns)
    body = json.dumps(told(match, found)).encode()
    size = f"{len(body) // 1000} kB, packed {len(gzip.compress(body, 6)) // 1000}"
    name = f"{match.game.name} for {match.players}, {len(found.turns)} turns, {decisions} decisions"
    wanted = f"{found.simulations:,} simulations, {size}; wanted: {WANTED[match.game.name].seconds:.0f} s on two cores"
    report(name, f"{wall:.0f} s, {busy:.0f} of CPU", wanted)


if __name__ == "__main__":
    main()
