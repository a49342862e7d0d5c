"""How Quest goes with each module alone and with all of them: `python bench/quest_modules.py --games N`.

For each set of modules, two players on every route (Heroes & Hexes on its own routes):

- `planner` against `greedy`, in both seats: games won, rounds, games ended by the round limit;
- `planner` in both seats: rounds, games won by who begins, chests taken and dragons awake in a game;
- with `--search N`, so many games of `search` against `greedy`, routes and seats in turn;
- with `--pairs N`, so many games of `greedy` among its like with each pair and with all seven, on every route with
  two, three and four players: how many ended by the round limit.

Then the steps a second of random games with everything on, on one core.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np

import manoa
from manoa.games.quest.parts.modules import MODULES
from manoa.games.quest.parts.routes import is_expansion, listed
from measure import seconds
from quest_expansions import table
from strength import Duel

LIMIT = 200
SETS = [[], *([name] for name in MODULES), [*MODULES]]
PAIRS = [*map(list, combinations(MODULES, 2)), [*MODULES]]
RANDOM = 200  # games at once for steps a second


class Ended(NamedTuple):
    """How games ended: a row for each."""

    scores: Any
    rounds: Any
    starters: Any
    chests: Any
    awake: Any


def on_route(route: str, modules: list[str]) -> dict[str, Any]:
    return {"route": route, "heroes_hexes": is_expansion(route), "modules": modules}


def played(options: dict[str, Any], policies: list[str], games: int) -> Ended:
    """Games with a policy in each seat."""
    batch: Any = manoa.game("quest", **options).batch(games, players=len(policies), threads=1)
    batch.reset(range(games))
    starters = batch.states["starter"].copy()
    ended = Ended(np.zeros((games, len(policies)), np.int64), *(np.zeros(games, np.int64) for _ in range(4)))
    running, step = np.ones(games, np.bool_), 0
    while running.any():
        rounds, seats = batch.states["round_number"].copy(), batch.players()
        chosen = {policy: batch.choose(policy, seed=step) for policy in {*policies}}
        batch.step(np.choose(seats, [chosen[policy] for policy in policies]))
        over = running & batch.done()
        ended.scores[over], ended.rounds[over] = batch.scores()[over], rounds[over]
        ended.chests[over] = (batch.states["chest_owner"][over] > 0).sum(1)
        ended.awake[over] = [int(awake).bit_count() for awake in batch.states["awake"][over]]
        running &= ~over
        step += 1
    return ended._replace(starters=starters)


def shares(ended: Ended, seats: Any) -> Any:
    """The part of the first place that some seats have; a tie is half."""
    own = np.take_along_axis(ended.scores, seats[:, None], 1)[:, 0]
    other = np.take_along_axis(ended.scores, 1 - seats[:, None], 1)[:, 0]
    return (own > other) + 0.5 * (own == other)


def percent(parts: Any) -> str:
    return f"{100 * parts.mean():.1f} % ± {100 * parts.std() / len(parts) ** 0.5:.1f}"


def against_greedy(modules: list[str], games: int) -> list[str]:
    won, rounds = [], []
    for route in listed():
        for seat in range(2):
            policies = ["planner", "greedy"] if seat == 0 else ["greedy", "planner"]
            ended = played(on_route(route, modules), policies, games)
            won.append(shares(ended, np.full(games, seat)))
            rounds.append(ended.rounds)
    ends = np.concatenate(rounds)
    return [
        named(modules),
        percent(np.concatenate(won)),
        f"{ends.mean():.1f}",
        f"{(ends == LIMIT).sum()} of {len(ends)}",
    ]


def among_planners(modules: list[str], games: int) -> list[str]:
    all_ended = [played(on_route(route, modules), ["planner", "planner"], games) for route in listed()]
    rounds, chests, awake = (
        np.concatenate([getattr(ended, field) for ended in all_ended]) for field in ("rounds", "chests", "awake")
    )
    first = np.concatenate([shares(ended, ended.starters) for ended in all_ended])
    limit = f"{(rounds == LIMIT).sum()} of {len(rounds)}"
    return [
        named(modules),
        f"{rounds.mean():.1f}",
        percent(first),
        f"{chests.mean():.1f}",
        f"{awake.mean():.1f}",
        limit,
    ]


def searched(modules: list[str], simulations: int, number: int) -> float:
    """Whether `search` won a game, by its number: routes and seats in turn."""
    routes = listed()
    bot = f"search:simulations={simulations},threads=1"
    return Duel("quest", on_route(routes[number // 2 % len(routes)], modules), 2, bot, "greedy").play(number).win


def searching(sets: list[list[str]], games: int, simulations: int, processes: int) -> None:
    searched(sets[0], 1, 0)  # compiles what is missing before the processes start
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        # all sets at once: no process waits for the longest game of a set
        won = [pool.map(partial(searched, modules, simulations), range(games)) for modules in sets]
        rows = (
            [named(modules), percent(np.array([*each])), str(games)] for modules, each in zip(sets, won, strict=True)
        )
        table(f"`search` of {simulations} simulations against `greedy`", ["modules", "won", "games"], rows)


def stalled(modules: list[str], games: int) -> list[str]:
    """How many games of `greedy` nobody finished: in all, and on the worst route."""
    limits, rounds = {}, []
    for route in listed():
        ended = [played(on_route(route, modules), ["greedy"] * players, games).rounds for players in (2, 3, 4)]
        rounds.extend(ended)
        limits[route] = int((np.concatenate(ended) == LIMIT).sum())
    ends, worst = np.concatenate(rounds), max(limits, key=lambda route: limits[route])
    most = f"`{worst}`: {limits[worst]} of {3 * games}" if limits[worst] else "–"
    return [named(modules), f"{ends.mean():.1f}", f"{sum(limits.values())} of {len(ends)}", most]


def named(modules: list[str]) -> str:
    return "all seven" if len(modules) == len(MODULES) else " and ".join(modules) or "none"


def pace(options: dict[str, Any], players: int) -> float:
    """Random steps a second on one core."""
    batch: Any = manoa.game("quest", **options).batch(RANDOM, players=players, threads=1)
    batch.reset(range(RANDOM))
    steps = int(batch.playout(seed=1).steps.sum())
    return steps / seconds(lambda: batch.playout(seed=1), 3)


def planning(sets: list[list[str]], games: int) -> None:
    heads = ["modules", "won", "rounds", "round limit"]
    table("`planner` against `greedy`, two players", heads, (against_greedy(modules, games) for modules in sets))
    heads = ["modules", "rounds", "won by who begins", "chests", "dragons awake", "round limit"]
    table("`planner` among its like, two players", heads, (among_planners(modules, games) for modules in sets))


def main() -> None:
    args = arguments()
    sets = [modules for modules in SETS if not args.only or named(modules) in args.only]
    if args.games:
        planning(sets, args.games)
    if args.search:
        searching(sets, args.search, args.simulations, args.processes)
    if args.pairs:
        rows = (stalled(modules, args.pairs) for modules in PAIRS)
        table("`greedy` among its like", ["modules", "rounds", "round limit", "most on a route"], rows)
    everything = {**on_route("demon_gorge", [*MODULES]), "promos": True}
    for players in (2, 4):
        print(
            f"\nrandom steps a second on one core, everything on, {players} players: {pace(everything, players):,.0f}"
        )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="of planner, for each route and seat")
    parser.add_argument("--search", type=int, default=0, help="games of search for each set of modules")
    parser.add_argument("--simulations", type=int, default=30)
    parser.add_argument("--processes", type=int, default=1, help="for the games of search")
    parser.add_argument(
        "--pairs", type=int, default=0, help="games of greedy for each pair, route and number of players"
    )
    parser.add_argument("--only", nargs="+", help="sets of modules by name; `none` and `all seven` too")
    return parser.parse_args()


if __name__ == "__main__":
    main()
