"""How many simulations `search` makes in a second on one core, each to the end of the game or round: `python
bench/search.py`. Processor time is what counts, so other work on the machine does not show."""

from __future__ import annotations

import time

import manoa
from manoa.bots import quick_bots
from manoa.bots.budget import budget
from manoa.bots.search import SearchBot
from measure import report

# Games and numbers of players, and what is wanted of them.
WANTED = {("lost-cities", 2): 20_000, ("quest", 2): 500, ("quest", 3): 500, ("island", 2): 0}
SIMULATIONS = {"lost-cities": 5_000, "quest": 1_000, "island": 400}


def main() -> None:
    for (game, players), wanted in WANTED.items():
        for method in ("paired", "tree"):
            rates = [pace(game, players, method, steps) for steps in (0, 20, 40)]
            target = f"at least {wanted:,}" if wanted else ""
            report(f"{game}, {players} players, {method}: from the start, a second", f"{rates[0]:,.0f}", target)
            report("  on average over the first 40 steps", f"{sum(rates) / len(rates):,.0f}")


def pace(game: str, players: int, method: str, steps: int) -> float:
    """Simulations in a second of processor time, some steps into a match."""
    match, rule = manoa.game(game).start(players, seed=3), manoa.bot(quick_bots(game)[-1], seed=3)
    while match.player is not None and (len(match.steps) < steps or len(match.legal) == 1):
        match.play(rule.choose(match.for_seat(match.player)))
    assert match.player is not None
    bot = SearchBot("search", 1, budget(simulations=SIMULATIONS[game], threads=1), method)
    bot.think(match.for_seat(match.player))
    began = time.process_time()
    thought = bot.think(match.for_seat(match.player))
    return thought.simulations / (time.process_time() - began)


if __name__ == "__main__":
    main()
