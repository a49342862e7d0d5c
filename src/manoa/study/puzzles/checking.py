"""Checking puzzles: each is proved again, in worlds that nobody has seen."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from manoa.kernel.threads import Threads
from manoa.play.errors import IllegalAction
from manoa.play.match import Match
from manoa.study.puzzles import ARRIVE, Puzzle
from manoa.study.puzzles.arriving import is_there, way_there
from manoa.study.puzzles.depths import DEPTHS
from manoa.study.puzzles.proving import Proof, mixed

Verdict = Literal["holds", "unclear", "wrong", "broken"]
LONGER = 2  # times as many worlds as a trial of the maker


class Checked(NamedTuple):
    puzzle: Puzzle
    verdict: Verdict
    why: str = ""  # what is broken


def check(puzzles: list[Puzzle], seed: int, threads: int) -> Iterator[Checked]:
    """One after the other. It holds if the best answer is surely ahead of the natural one again; it is unclear if it is
    ahead, and wrong if it is not."""
    with Threads(threads) as hands:
        for start in range(0, len(puzzles), threads):
            some = list(enumerate(puzzles[start : start + threads]))
            found = dict(hands.each(lambda one: (one[0], _checked(one[1], seed)), some))
            yield from (found[place] for place in sorted(found))


def _checked(puzzle: Puzzle, seed: int) -> Checked:
    try:
        match = puzzle.match()
        why = faults(puzzle, match)
        if why:
            return Checked(puzzle, "broken", why)
        return Checked(puzzle, _arrives(puzzle) if puzzle.goal == ARRIVE else _proved(puzzle, match, seed))
    except (IllegalAction, ValueError) as error:
        return Checked(puzzle, "broken", str(error))


def faults(puzzle: Puzzle, match: Match) -> str:
    """What is wrong with a puzzle without a single simulation; nothing if it is sound."""
    if match.player != puzzle.seat:
        return f"it is not the turn of seat {puzzle.seat}"
    if not 2 <= len(puzzle.answers) <= 4 or not 0 < puzzle.natural < len(puzzle.answers):
        return "it has two to four answers, and the natural one is not the first"
    if any(not answer.play for answer in puzzle.answers) or len({tuple(one.play) for one in puzzle.answers}) == 1:
        return "its answers do not differ"
    for line in (puzzle.line, puzzle.alternative, *(answer.play for answer in puzzle.answers)):
        match.at(0).follow(line)
    return ""


def _arrives(puzzle: Puzzle) -> Verdict:
    """By all lines of the turn."""
    ends = []
    for line in (puzzle.line, puzzle.alternative):
        match = puzzle.match()
        match.follow(line)
        ends.append(is_there(match, puzzle.seat))
    way = way_there(puzzle.match().for_seat(puzzle.seat))
    return "holds" if ends == [True, False] and way is not None else "wrong"


def _proved(puzzle: Puzzle, match: Match, seed: int) -> Verdict:
    """In other worlds; the seed of each puzzle is its own."""
    actions = [match.id_of(answer.play[0]) for answer in puzzle.answers]
    actions.insert(1, actions.pop(puzzle.natural))
    with Threads(1) as threads:
        proof = Proof(match.for_seat(puzzle.seat), actions, threads)
        if proof.holds(mixed(seed, int(puzzle.id[3:], 16)), LONGER * DEPTHS[puzzle.game].worlds):
            return "holds"
    return "unclear" if proof.trial().gap > 0 else "wrong"
