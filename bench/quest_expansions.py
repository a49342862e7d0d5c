"""How Quest goes with Heroes & Hexes, on every route of it: `python bench/quest_expansions.py --games N --processes P`.

Two tables in Markdown for each route and number of players, and one of the heroes:

- `search` against `greedy` in all other seats, in each seat of every deal in turn: games won, rounds, games without an
  arrival;
- `planner` in all seats: games won by place in the order of the first round, rounds until the first arrival;
- heroes in those games: how often each was shown and chosen, and how often whoever chose it won. With `--lot` heroes
  are chosen by lot there, which tells what they are worth, whatever a bot thinks of them.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple

import manoa
from manoa.games.quest.parts.cards import CARD_IDS
from manoa.games.quest.parts.routes import is_expansion, listed
from manoa.games.quest.rules.ending import ARRIVED
from manoa.games.quest.rules.ids import PILE
from manoa.games.quest.rules.tasks import MEET
from strength import error, made, mean

ROUTES = [route for route in listed() if is_expansion(route)]


class Played(NamedTuple):
    """How a game ended."""

    wins: list[float]  # of each seat; a shared first place counts in part
    starter: int
    rounds: int
    arrived: bool
    shown: Counter[int]  # heroes
    chosen: dict[int, int]  # by seat


class Cell(NamedTuple):
    """A route and a number of players."""

    route: str
    players: int


def play(cell: Cell, deal: int, bots: list[str], promos: bool, lot: bool = False) -> Played:
    """A game with a bot in each seat. What happens in the tavern is looked up in the state: nobody else does that."""
    match = manoa.game("quest", route=cell.route, heroes_hexes=True, promos=promos).start(cell.players, seed=deal)
    seated = [made(bot, 1000 * deal + seat) for seat, bot in enumerate(bots)]
    luck = random.Random(deal)
    starter, shown, chosen = int(match.state["starter"]), Counter[int](), dict[int, int]()
    while match.player is not None:
        seat = match.player
        heroes = shown_heroes(match.state)
        rounds = int(match.state["round_number"])
        by_lot = PILE + luck.choice(heroes) if heroes and lot else None
        match.play(seated[seat].choose(match.for_seat(seat)) if by_lot is None else by_lot)
        if heroes:
            shown.update(heroes)
            chosen[seat] = match.steps[-1] - PILE
    best = max(match.scores)
    wins = [(score == best) / match.scores.count(best) for score in match.scores]
    return Played(wins, starter, rounds, best >= ARRIVED, shown, chosen)


def shown_heroes(state: Any) -> list[int]:
    """The heroes from which the player chooses now."""
    top = int(state["depth"]) - 1
    if top < 0 or state["task"][top] != MEET:
        return []
    size = int(state["hero_size"])
    return [int(hero) for hero in state["heroes"][size - int(state["owed"][top]) : size]]


def play_number(job: tuple[Cell, int, bool], one: str, others: str, promos: bool, lot: bool = False) -> Played:
    """A game by its number: its deal, and the seat of the one bot that differs."""
    cell, number, alike = job
    deal, seat = divmod(number, cell.players)
    if alike:
        return play(cell, number, [one] * cell.players, promos, lot)
    return play(cell, deal, [one if place == seat else others for place in range(cell.players)], promos)


# Tables


def strength_row(cell: Cell, games: list[Played]) -> list[str]:
    wins = [game.wins[number % cell.players] for number, game in enumerate(games)]
    share = f"{100 * mean(wins):.1f} % ± {100 * error(wins):.1f}"
    return [f"`{cell.route}`", str(cell.players), share, f"{100 / cell.players:.0f} %", *pace_of(games)]


def balance_row(cell: Cell, games: list[Played]) -> list[str]:
    places = [mean([game.wins[(game.starter + place) % cell.players] for game in games]) for place in range(4)]
    seats = [f"{100 * places[place]:.1f} %" if place < cell.players else "" for place in range(4)]
    met = mean([len(game.chosen) / cell.players for game in games])
    return [f"`{cell.route}`", str(cell.players), *seats, *pace_of(games), f"{100 * met:.0f} %"]


def pace_of(games: list[Played]) -> list[str]:
    """Rounds until the first arrival, and how many games had none."""
    arrived = [game.rounds for game in games if game.arrived]
    limit = 100 * (1 - len(arrived) / len(games))
    return [f"{mean(arrived):.1f}" if arrived else "–", f"{limit:.1f} %"]


def hero_rows(games: list[Played]) -> Iterable[list[str]]:
    """The heroes by how often they were chosen when they were shown, against how often whoever has a hero wins."""
    shown, chosen, wins = Counter[int](), Counter[int](), Counter[int]()
    fair: Counter[int] = Counter()
    for game in games:
        shown.update(game.shown)
        for seat, hero in game.chosen.items():
            chosen[hero] += 1
            wins[hero] += game.wins[seat]  # type: ignore[assignment]
            fair[hero] += 1 / len(game.wins)  # type: ignore[assignment]
    for hero in sorted(shown, key=lambda hero: -chosen[hero] / shown[hero]):
        times = max(chosen[hero], 1)
        figures = 100 * chosen[hero] / shown[hero], 100 * wins[hero] / times, 100 * fair[hero] / times
        name = CARD_IDS[hero].replace("_", " ").title()
        yield [name, str(shown[hero]), *(f"{figure:.1f} %" for figure in figures)]


def table(title: str, heads: list[str], rows: Iterable[list[str]]) -> None:
    print(f"\n{title}\n\n| {' | '.join(heads)} |\n| {' | '.join('---' for _ in heads)} |")
    for row in rows:
        print(f"| {' | '.join(row)} |", flush=True)


def main() -> None:
    args = arguments()
    cells = [Cell(route, players) for route in args.route or ROUTES for players in args.players]
    bot = f"search:simulations={args.simulations},threads=1"
    duels = [(cell, number, False) for cell in cells for number in range(rounded(args.games, cell.players))]
    alike = [(cell, number, True) for cell in cells for number in range(args.alike)]
    against = partial(play_number, one=bot, others="greedy", promos=args.promos)
    among = partial(play_number, one="planner", others="planner", promos=args.promos, lot=args.lot)
    against(duels[0])  # compiles what is missing before the processes start
    with ProcessPoolExecutor(args.processes, get_context("spawn")) as pool:
        spread = pool.map if args.processes > 1 else map
        fair = gathered("planner among its like", among, alike, spread)
        duelled = gathered(f"{bot} against greedy", against, duels, spread)
    heads = ["route", "players", "won", "equals would win", "rounds", "without arrival"]
    table(f"`{bot}` against `greedy`", heads, (strength_row(cell, duelled[cell]) for cell in cells))
    heads = ["route", "players", "first", "second", "third", "fourth", "rounds", "without arrival", "met a hero"]
    table("`planner` among its like", heads, (balance_row(cell, fair[cell]) for cell in cells))
    heads = ["hero", "shown", "chosen when shown", "won with it", "equals would win"]
    table("Heroes in these games", heads, hero_rows([game for cell in cells for game in fair[cell]]))


def rounded(games: int, players: int) -> int:
    """So many games that every seat has its turn in every deal."""
    return -(-games // players) * players


def gathered(
    about: str, work: Callable[..., Played], jobs: list[tuple[Cell, int, bool]], spread: Callable[..., Any]
) -> dict[Cell, list[Played]]:
    """All games by their cell; tells on the way how far it is."""
    games: dict[Cell, list[Played]] = {}
    for number, (job, game) in enumerate(zip(jobs, spread(work, jobs), strict=True), 1):
        games.setdefault(job[0], []).append(game)
        if number % max(len(jobs) // 20, 1) == 0:
            wins = mean([one.wins[at % job[0].players] for at, one in enumerate(games[job[0]])])
            print(
                f"  {about}: {number} of {len(jobs)} games; {job[0].route}, {job[0].players}: {100 * wins:.0f} %",
                file=sys.stderr,
                flush=True,
            )
    return games


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="of search, for each route and number of players")
    parser.add_argument("--alike", type=int, default=600, help="of planner among its like, likewise")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--simulations", type=int, default=60)
    parser.add_argument("--route", action="append", choices=ROUTES)
    parser.add_argument("--players", type=int, nargs="+", choices=(2, 3, 4), default=(2, 3, 4))
    parser.add_argument("--promos", action="store_true")
    parser.add_argument("--lot", action="store_true", help="heroes are chosen by lot among planners")
    return parser.parse_args()


if __name__ == "__main__":
    main()
