"""How hard a puzzle is, before people have tried it: by which bots find the answer, as chess players are rated."""

from collections.abc import Iterable

import msgspec

from manoa.bots.budget import Budget
from manoa.bots.policy import followed
from manoa.bots.search import SearchBot
from manoa.kernel.rulebook import Kernel, Policy
from manoa.play.match import Seat
from manoa.study.puzzles import Puzzle
from manoa.study.puzzles.depths import DEPTHS, voices
from manoa.study.puzzles.proving import mixed

EASIEST, HARDEST = 800, 2400
RANDOM, WEAKEST, STRONGEST, SEARCH = 600, 900, 1600, (1900, 2200)  # what bots are rated to begin with
MIDDLE = 1500
USUAL_GAP = 2.5  # least gaps
TRIES = 4  # of a bot that plays by chance as well
SCALE = 400  # as Elo has it


def first_rating(tries: Iterable[tuple[int, float]]) -> int:
    """Where bots of such ratings would have solved as much of it as they did."""
    known = list(tries)
    solved = sum(share for _, share in known)
    low, high = EASIEST, HARDEST
    while high - low > 1:
        middle = (low + high) // 2
        expected = sum(1 / (1 + 10 ** ((middle - rating) / SCALE)) for rating, _ in known)
        low, high = (middle, high) if expected > solved else (low, middle)
    return low


def spread(puzzles: list[Puzzle]) -> list[Puzzle]:
    """The same with ratings over the whole scale: half by what bots find, half by the place among all. Of those that
    bots find alike, the one where more is at stake is easier."""
    in_order = sorted(puzzles, key=lambda one: (one.rating, -one.gap, one.id))
    whole, last = HARDEST - EASIEST, max(len(puzzles) - 1, 1)
    return [
        msgspec.structs.replace(one, rating=(one.rating + EASIEST + whole * place // last) // 2)
        for place, one in enumerate(in_order)
    ]


def strengths(game: str) -> dict[str, int]:
    """Of the bots that answer at once: evenly spread, the weakest first."""
    names = list(voices(game))
    return {name: WEAKEST + (STRONGEST - WEAKEST) * place // max(len(names) - 1, 1) for place, name in enumerate(names)}


def solvers(seat: Seat, good: set[int], gap: float, seed: int) -> tuple[int, dict[str, bool]]:
    """A rating, and which bots find one of the good actions."""
    shares = {name: _share(seat, voice, good, seed) for name, voice in voices(seat.game.name).items()}
    for number in range(1, len(SEARCH) + 1):
        shares[f"search-{number}"] = float(_searched(seat, mixed(seed, number), number) in good)
    chance = len(good) / max(len(seat.imagine().legal), 1)
    return rated(seat.game.name, shares, chance, gap)


def rated(game: str, shares: dict[str, float], chance: float, gap: float) -> tuple[int, dict[str, bool]]:
    """A rating from how often bots find it, how often chance does, and how far the natural answer is behind: what
    lies close together is hard to tell apart, as if somebody in the middle found it seldom."""
    ratings = {**strengths(game), **{f"search-{number}": rating for number, rating in enumerate(SEARCH, 1)}}
    tries = [(ratings[name], share) for name, share in shares.items()]
    usual = USUAL_GAP * DEPTHS[game].gap
    tries += [(RANDOM, chance), (MIDDLE, gap / (gap + usual))]
    return first_rating(tries), {name: share >= 1 / 2 for name, share in shares.items()}


def _share(seat: Seat, voice: Kernel | Policy, good: set[int], seed: int) -> float:
    """How often a bot finds it."""
    found = [followed(seat, voice, mixed(seed, number)).action.id in good for number in range(TRIES)]
    return sum(found) / TRIES


def _searched(seat: Seat, seed: int, number: int) -> int:
    simulations = (DEPTHS[seat.game.name].line // 2) * number
    return SearchBot("search", seed, Budget(None, simulations, 1)).choose(seat).id
