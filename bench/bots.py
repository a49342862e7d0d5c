"""How strong the bots are: `python bench/bots.py`. In Lost Cities every deal is played twice, with the seats changed;
in Quest and Island the seats rotate from game to game."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

import manoa
from manoa.games.quest.parts.routes import is_expansion, listed
from manoa.games.quest.rules.ending import ARRIVED
from manoa.kernel.batch import CpuBatch
from measure import report

DEALS = 5_000
QUESTS = 1_000  # games of a bot among its like, for each route and number of players
RACES = 100  # and against random
DUELS = 1_000  # of Island against random, for each number of players


class Duel(NamedTuple):
    """What two policies scored in each deal, per seating: arrays of deals × 2; and the turns each round took."""

    first: np.ndarray[tuple[int, int], np.dtype[np.int32]]
    second: np.ndarray[tuple[int, int], np.dtype[np.int32]]
    turns: np.ndarray[tuple[int, int], np.dtype[np.int32]]
    capped: np.ndarray[tuple[int, int], np.dtype[np.bool_]]


def main() -> None:
    lost_cities()
    print("\ngreedy in Quest: rounds until the first arrival, share of games with one, games won against random")
    for route in listed():
        for players in (2, 3, 4):
            quest(route, players)
    print("\ngreedy in Island: games won against random")
    for players in (2, 3, 4):
        island(players)


def quest(route: str, players: int) -> None:
    game = manoa.game("quest", route=route, heroes_hexes=is_expansion(route))
    alike = race(game, players, QUESTS, ["greedy"] * players)
    rounds, arrived = alike.rounds.mean(), (alike.scores >= ARRIVED).any(1).mean()
    wins, races = against_random(game, players, RACES)
    figure = f"{rounds:.1f} · {100 * arrived:.1f} % · {wins} of {races}"
    report(f"  {route}, {players} players", figure, "under 40 · 100 % · 98 of 100")


def island(players: int) -> None:
    """How the games among equals go, `islands.py` tells."""
    wins, races = against_random(manoa.game("island"), players, DUELS)
    report(f"  {players} players", f"{wins} of {races}", "at least 95 of 100")


def against_random(game: manoa.Game, players: int, games: int) -> tuple[int, int]:
    """Games that one greedy wins against random in all other seats, each seat in turn; and how many were played."""
    wins, each = 0, -(-games // players)
    for seat in range(players):
        bots = ["greedy" if other == seat else "random" for other in range(players)]
        scores = race(game, players, each, bots).scores
        wins += int((scores[:, seat] > np.delete(scores, seat, 1).max(1)).sum())
    return wins, players * each


class Race(NamedTuple):
    """How games ended: scores of all seats, and the round."""

    scores: np.ndarray[tuple[int, int], np.dtype[np.int32]]
    rounds: np.ndarray[tuple[int], np.dtype[np.int32]]


def race(game: manoa.Game, players: int, games: int, policies: list[str]) -> Race:
    """Games with a policy in each seat; one that is over plays on, and nobody looks."""
    batch = game.batch(games, players=players)
    assert isinstance(batch, CpuBatch)
    batch.reset(np.arange(games))
    ended = Race(np.zeros((games, players), np.int32), np.zeros(games, np.int32))
    running = np.ones(games, np.bool_)
    step = 0
    while running.any():
        seats, rounds = batch.players(), batch.states["round_number"].copy()
        chosen = {policy: batch.choose(policy, seed=step) for policy in set(policies)}
        batch.step(np.choose(seats, [chosen[policy] for policy in policies]))
        over = running & batch.done()
        ended.scores[over], ended.rounds[over] = batch.scores()[over], rounds[over]
        running &= ~over
        step += 1
    return ended


def lost_cities() -> None:
    for bot in ("careful", "seasoned"):
        print(f"{bot} in Lost Cities")
        versus = duel(bot, "random", DEALS)
        margin = (versus.first - versus.second).mean(1)
        report(f"{bot} against random: deals won, %", f"{100 * np.mean(margin > 0):.2f}", "at least 99")
        report("  margin a round", plus_minus(margin))
        itself = duel(bot, bot, DEALS)
        report(f"{bot} against itself: points a round", plus_minus(itself.first.mean(1)), "above 0")
        report("  turns a round", f"{itself.turns.mean():.1f}")
        report("  rounds ended by no_deck_draw_limit, %", f"{100 * itself.capped.mean():.2f}")
    versus = duel("seasoned", "careful", DEALS)
    report("seasoned against careful: margin a round", plus_minus((versus.first - versus.second).mean(1)), "above 0")


def plus_minus(values: np.ndarray[tuple[int], np.dtype[np.float64]]) -> str:
    return f"{values.mean():.1f} ± {values.std() / len(values) ** 0.5:.1f}"


def duel(first: str, second: str, deals: int) -> Duel:
    """Rounds between two policies on the same deals in both seatings."""
    seatings = [seating(first, second, deals, seat) for seat in (0, 1)]
    return Duel(*(np.stack(arrays, 1) for arrays in zip(*seatings, strict=True)))


def seating(first: str, second: str, deals: int, seat: int) -> tuple[np.ndarray, ...]:
    """One round of each deal with the first policy in a seat; a game that is over plays on, and nobody looks."""
    game = manoa.game("lost-cities", rounds=1)
    batch = game.batch(deals)
    assert isinstance(batch, CpuBatch)
    batch.reset(np.arange(deals))
    scores = np.zeros((deals, 2), np.int32)
    steps = np.zeros(deals, np.int32)
    capped = np.zeros(deals, np.bool_)
    running = np.ones(deals, np.bool_)
    while running.any():
        chosen = np.where(batch.players() == seat, batch.choose(first), batch.choose(second, seed=int(steps.max())))
        left = batch.states["left"].copy()
        batch.step(chosen)
        steps[running] += 1
        ended = running & batch.done()
        scores[ended] = batch.scores()[ended]
        capped[ended] = left[ended] > 1
        running &= ~ended
    return scores[:, seat], scores[:, 1 - seat], steps // 2, capped


if __name__ == "__main__":
    main()
