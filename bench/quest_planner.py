"""How strong the planner of Quest is: `python bench/quest_planner.py [games] [route …]`, 1,000 games and all base
routes if none are named. Rounds until the first arrival among equals; then one planner against `greedy` in all other
seats, rotated: its share of wins, and of pairs with one `greedy` in which it comes out ahead (a tie is half)."""

from __future__ import annotations

import sys
import time

import numpy as np

import manoa
from bots import Race, race
from manoa.games.quest.parts.routes import is_expansion, listed
from manoa.games.quest.rules.ending import ARRIVED
from measure import report

GAMES = 1_000
PLAYERS = (2, 3, 4)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print("planner in Quest: rounds among equals (share of games with an arrival) · wins, pairs against greedy, %")
    for route in sys.argv[2:] or [name for name in listed() if not is_expansion(name)]:
        for players in PLAYERS:
            measure(route, players, games)
    pace(games)


def measure(route: str, players: int, games: int) -> None:
    game = manoa.game("quest", route=route)
    alike = race(game, players, games, ["planner"] * players)
    arrived = (alike.scores >= ARRIVED).any(1).mean()
    wins, pairs = np.concatenate([against_greedy(game, players, seat, games) for seat in range(players)], 1)
    figure = f"{alike.rounds.mean():.1f} ({100 * arrived:.0f} %) · {share(wins)}, {share(pairs)}"
    report(f"  {route}, {players} players", figure, "16.0 on first with 3 · at least 80")


def against_greedy(
    game: manoa.Game, players: int, seat: int, games: int
) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """For games with the planner in one seat: its part of the first place, and of the pairs it is in."""
    bots = ["planner" if other == seat else "greedy" for other in range(players)]
    ended: Race = race(game, players, -(-games // players), bots)
    own, others = ended.scores[:, [seat]], np.delete(ended.scores, seat, 1)
    best = ended.scores.max(1, keepdims=True)
    wins = (own == best)[:, 0] / (ended.scores == best).sum(1)
    pairs = ((own > others) + 0.5 * (own == others)).mean(1)
    return np.stack([wins, pairs])


def share(parts: np.ndarray[tuple[int], np.dtype[np.float64]]) -> str:
    return f"{100 * parts.mean():.1f} ± {100 * parts.std() / len(parts) ** 0.5:.1f}"


def pace(games: int) -> None:
    """What a decision takes, and how many whole games a second one core plays."""
    for policy in ("greedy", "planner"):
        count = min(games, 200)
        batch = manoa.game("quest").batch(count, players=3, threads=1)
        batch.reset(range(count))
        batch.playout(policy)
        start = time.perf_counter()
        steps = batch.playout(policy).steps.sum()
        taken = time.perf_counter() - start
        report(
            f"  {policy}: µs a decision, games a second on one core",
            f"{1e6 * taken / steps:.1f}, {count / taken:.0f}",
        )


if __name__ == "__main__":
    main()
