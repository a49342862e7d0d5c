"""Making puzzles: bot games by the hundred, as many at once as there are threads, until there are enough puzzles.

Games are looked at in rounds. What a round takes depends on what all rounds before it found, never on who was first to
finish; so the same seed makes the same puzzles with any number of threads, and after a stop in the middle.
"""

import functools
import math
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from manoa.kernel.threads import Threads
from manoa.study.puzzles import Puzzle
from manoa.study.puzzles.depths import themes_of
from manoa.study.puzzles.finding import Finder, Looked
from manoa.study.puzzles.posing import reasoned
from manoa.study.puzzles.rating import spread

T = TypeVar("T")

ROUND = 16  # games
MOST_OF_A_THEME = 0.4  # of all puzzles


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be made. It stands at the head of a file of work in progress."""

    game: str
    seed: int
    count: int
    games: int | None = None  # to look at, at most; None: as many as it takes
    theme: str | None = None  # the only one that is wanted


class Progress(NamedTuple):
    """After each game."""

    wish: Wish
    looked: list[Looked]
    chosen: list[Puzzle]  # of all rounds that are complete

    @property
    def puzzles(self) -> list[Puzzle]:
        """Those chosen, rated among one another and with reasons."""
        return [reasoned(puzzle) for puzzle in spread(self.chosen)]

    @property
    def is_complete(self) -> bool:
        return len(self.chosen) == self.wish.count or len(self.looked) == self.wish.games


def make(wish: Wish, threads: int, kept: Path | None = None) -> Iterator[Progress]:
    """Puzzles in the order in which they are found; what was found before, in the file `kept`, is not found again."""
    work = _Work(wish, kept)
    finder = Finder(wish.game, wish.seed)
    with Threads(threads) as hands:
        while not (progress := work.progress()).is_complete:
            full = _unwanted(wish, progress.chosen)
            for numbers in work.next_games(threads):
                found = hands.each(functools.partial(finder.find, full=full), numbers)
                work.add(found)
                yield work.progress()
    yield work.progress()


def _unwanted(wish: Wish, chosen: list[Puzzle]) -> frozenset[str]:
    if wish.theme is None:
        return full_themes(chosen, wish.count)
    return frozenset(themes_of(wish.game)) - {wish.theme}


def full_themes(chosen: list[Puzzle], count: int) -> frozenset[str]:
    """Those of which there are enough."""
    themes = Counter(puzzle.theme for puzzle in chosen)
    return frozenset(theme for theme, number in themes.items() if number >= _most(count))


def _most(count: int) -> int:
    return math.ceil(MOST_OF_A_THEME * count)


def choose(looked: list[Looked], wish: Wish) -> list[Puzzle]:
    """So many at most, in the order of games: no position twice, and not too many of one theme unless it is wished."""
    chosen, ids, themes = list[Puzzle](), set[str](), Counter[str]()
    most = _most(wish.count) if wish.theme is None else wish.count
    for puzzle in (puzzle for one in looked for puzzle in one.puzzles if wish.theme in (None, puzzle.theme)):
        if len(chosen) < wish.count and puzzle.id not in ids and themes[puzzle.theme] < most:
            chosen.append(puzzle)
            ids.add(puzzle.id)
            themes[puzzle.theme] += 1
    return chosen


class _Work:
    """What was looked at so far, in memory and in a file."""

    def __init__(self, wish: Wish, kept: Path | None) -> None:
        self.wish, self.kept = wish, kept
        self.looked = {one.number: one for one in _kept(wish, kept)} if kept else {}

    def add(self, found: list[Looked]) -> None:
        self.looked |= {one.number: one for one in found}
        if self.kept:
            with self.kept.open("ab") as file:
                file.writelines(msgspec.json.encode(one) + b"\n" for one in found)

    def progress(self) -> Progress:
        """Only rounds that are complete count: games of the last one may still be missing."""
        in_order = [self.looked[number] for number in sorted(self.looked)]
        complete = len(in_order) // ROUND * ROUND if len(in_order) != self.wish.games else len(in_order)
        return Progress(self.wish, in_order, choose(in_order[:complete], self.wish))

    def next_games(self, threads: int) -> Iterator[list[int]]:
        """Those of the current round that nobody has looked at, as many at once as there are threads."""
        first = next(number for number in range(0, len(self.looked) + 1, ROUND) if self._misses(number))
        missing = self._misses(first)
        for start in range(0, len(missing), threads):
            yield missing[start : start + threads]

    def _misses(self, first: int) -> list[int]:
        last = min(first + ROUND, self.wish.games or first + ROUND)
        return [number for number in range(first, last) if number not in self.looked]


def _kept(wish: Wish, file: Path) -> list[Looked]:
    """What a file of work in progress has; it is begun where there is none. ValueError if it is of another wish."""
    if not file.exists():
        file.write_bytes(msgspec.json.encode(wish) + b"\n")
        return []
    head, *lines = file.read_bytes().splitlines(keepends=True)
    begun = _decoded(head, Wish, file)
    if msgspec.structs.replace(begun, games=wish.games) != wish:
        theme = f" of the theme {begun.theme}" if begun.theme else ""
        raise ValueError(
            f"{file} has the beginning of {begun.count} puzzles of {begun.game}{theme} with seed {begun.seed}; "
            "remove it, or make these"
        )
    if lines and not lines[-1].endswith(b"\n"):  # a stop has cut it off
        lines.pop()
        file.write_bytes(b"".join((head, *lines)))
    return [_decoded(line, Looked, file) for line in lines]


def _decoded(line: bytes, kind: type[T], file: Path) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise ValueError(f"{file} is no file of work in progress: {error}") from None
