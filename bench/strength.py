"""How strong one bot is against another: `python bench/strength.py lost-cities search seasoned --option rounds=1`.

A bot is a name, or a name and its options: `search:simulations=400,threads=1,method=tree`. The first sits in each seat
of every deal in turn, the second in all others, so that both have the same cards.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

import manoa
from manoa.bots import Bot
from manoa.bots.budget import budget
from manoa.bots.search import SearchBot


class Played(NamedTuple):
    """One game, as the first bot saw it."""

    deal: int
    win: float
    margin: float
    steps: int
    seconds: list[float]  # of thinking, for each of its actions


class Duel(NamedTuple):
    """Who plays what."""

    game: str
    options: dict[str, Any]
    players: int
    first: str
    second: str

    def play(self, number: int) -> Played:
        """A game by its number: its deal, and the seat of the first bot."""
        deal, seat = divmod(number, self.players)
        match = manoa.game(self.game, **self.options).start(self.players, seed=deal)
        bots = [
            made(self.first if other == seat else self.second, 1000 * deal + other) for other in range(self.players)
        ]
        times: list[float] = []
        while match.player is not None:
            mover, place, began = match.player, match.for_seat(match.player), time.perf_counter()
            action = bots[mover].choose(place)
            if mover == seat:
                times.append(time.perf_counter() - began)
            match.play(action)
        scores = match.scores
        tied = scores.count(max(scores))
        win = (scores[seat] == max(scores)) / tied
        others = scores[:seat] + scores[seat + 1 :]
        of = match.game.book.measure.of
        return Played(deal, win, of(scores[seat]) - of(max(others)), len(match.steps), times)


def made(described: str, seed: int) -> Bot:
    """A bot from its name and options."""
    name, _, given = described.partition(":")
    options = {key: json.loads(value) if key != "method" else value for key, _, value in _pairs(given)}
    method = options.pop("method", None)
    return SearchBot(name, seed, budget(**options), method) if method else manoa.bot(name, seed, **options)


def _pairs(given: str) -> list[tuple[str, str, str]]:
    return [part.partition("=") for part in given.split(",") if part]


def main() -> None:
    args = arguments()
    options = {key: read(value) for key, _, value in (option.partition("=") for option in args.option)}
    duel = Duel(args.game, options, args.players, args.first, args.second)
    first = duel.play(args.players * args.from_deal)  # compiles what is missing before the processes start
    print(f"{args.first} against {args.second}, {args.game}, {args.players} players, {options}", flush=True)
    numbers = range(args.players * args.from_deal, args.players * args.from_deal + args.games)
    began = time.perf_counter()
    with ProcessPoolExecutor(args.processes, get_context("spawn")) as pool:
        games = list(pool.map(duel.play, numbers)) if args.processes > 1 else [first, *map(duel.play, numbers[1:])]
    report(games, args.players, time.perf_counter() - began)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="name=value, as often as needed")
    parser.add_argument("--games", type=int, default=20, help="a multiple of the number of players")
    parser.add_argument("--from-deal", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1)
    return parser.parse_args()


def read(value: str) -> Any:
    try:
        return json.loads(value)
    except ValueError:
        return value


def report(games: list[Played], players: int, seconds: float) -> None:
    deals = sorted({game.deal for game in games})
    wins = [mean([game.win for game in games if game.deal == deal]) for deal in deals]
    margins = [mean([game.margin for game in games if game.deal == deal]) for deal in deals]
    thinking = sorted(each for game in games for each in game.seconds)
    print(f"  games          {len(games)} on {len(deals)} deals in {seconds:.0f} s")
    print(f"  won            {100 * mean(wins):.1f} % ± {100 * error(wins):.1f}   (equals: {100 / players:.1f} %)")
    print(f"  margin         {mean(margins):+.2f} ± {error(margins):.2f}")
    print(f"  steps a game   {mean([game.steps for game in games]):.1f}")
    print(f"  time an action {1000 * mean(thinking):.1f} ms on average, {1000 * thinking[-1]:.1f} ms at most")


def mean(values: list[Any]) -> float:
    return float(sum(values) / len(values))


def error(values: list[float]) -> float:
    """The standard error of the mean."""
    middle = mean(values)
    return float((sum((value - middle) ** 2 for value in values) / len(values)) ** 0.5 / len(values) ** 0.5)


if __name__ == "__main__":
    main()
