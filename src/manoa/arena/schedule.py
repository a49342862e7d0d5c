"""Who meets whom, in which seats, with which deal.

A *lineup* is a set of bots that meet; a *deal* is a seed. Every deal is played once in each seating of its lineup, and
only the deal as a whole is fair: it is the unit that statistics count. Games are numbered from 1, deal by deal, so that
a run that is stopped early has played all lineups alike, and a longer run begins with the same games.

    2 bots, 2 seats          AB BA
    2 bots, 3 seats          ABB BAB BBA  BAA ABA AAB      each alone against the other in all other seats
    as many bots as seats    ABC CAB BCA, the next deal ACB BAC CBA: over the deals everybody sits behind everybody
"""

import hashlib
from bisect import bisect_right
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import NamedTuple

from manoa.arena.plan import Plan


class Lineup(NamedTuple):
    """Bots that meet: two, or one for each seat."""

    setting: int
    bots: tuple[int, ...]


class Task(NamedTuple):
    """One game."""

    number: int  # from 1
    setting: int
    seats: tuple[int, ...]  # the bot in each
    seed: int


class Unit(NamedTuple):
    """The deal that a game belongs to."""

    lineup: int
    deal: int


class Schedule:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.lineups = lineups(plan)
        self.sizes = [len(self._seatings(lineup, 0)) for lineup in range(len(self.lineups))]  # games of a deal
        self.starts = [sum(self.sizes[:lineup]) for lineup in range(len(self.lineups))]
        self.round = sum(self.sizes)  # games of one deal for each lineup

    def tasks(self, games: int) -> Iterator[Task]:
        """At least so many games of each lineup, in whole deals."""
        deals = [-(-games // size) for size in self.sizes]
        for deal in range(max(deals)):
            for lineup, size in enumerate(self.sizes):
                if deal < deals[lineup]:
                    for place in range(size):
                        yield self.task(1 + deal * self.round + self.starts[lineup] + place)

    def count(self, games: int) -> int:
        """How many games `tasks` gives."""
        return sum(-(-games // size) * size for size in self.sizes)

    def task(self, number: int) -> Task:
        unit, place = self._place(number)
        seats = self._seatings(unit.lineup, unit.deal)[place]
        return Task(number, self.lineups[unit.lineup].setting, seats, self.seed(unit))

    def unit(self, number: int) -> Unit:
        return self._place(number)[0]

    def seed(self, unit: Unit) -> int:
        return derived(self.plan.seed, "deal", *unit)

    def _place(self, number: int) -> tuple[Unit, int]:
        deal, rest = divmod(number - 1, self.round)
        lineup = bisect_right(self.starts, rest) - 1
        return Unit(lineup, deal), rest - self.starts[lineup]

    def _seatings(self, lineup: int, deal: int) -> list[tuple[int, ...]]:
        setting, bots = self.lineups[lineup]
        return seatings(bots, self.plan.settings[setting].players, deal)


def lineups(plan: Plan) -> list[Lineup]:
    """As many bots as there are seats where that many were entered, else two."""
    found = []
    for place, setting in enumerate(plan.settings):
        size = setting.players if len(plan.bots) >= setting.players else 2
        meeting = combinations(range(len(plan.bots)), size)
        found += [Lineup(place, bots) for bots in meeting if 0 in bots or not plan.gauntlet]
    return found


def seatings(bots: tuple[int, ...], seats: int, deal: int) -> list[tuple[int, ...]]:
    """All games of one deal: the bot in each seat."""
    if len(bots) == seats:
        orders = list(permutations(bots[1:]))
        circle = (bots[0], *orders[deal % len(orders)])
        return [circle[seats - turn :] + circle[: seats - turn] for turn in range(seats)]
    pairs = (bots, bots[::-1])
    return [tuple(one if seat == at else rest for seat in range(seats)) for one, rest in pairs for at in range(seats)]


def derived(*parts: object) -> int:
    """A seed that belongs to these words and numbers alone."""
    digest = hashlib.sha256(" ".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:8], "little") >> 11  # 53 bits: JSON readers of every language keep that
