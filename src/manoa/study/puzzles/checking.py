"""Checking puzzles: each is proved again, in worlds that nobody has seen."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from manoa.kernel.threads import Threads
from manoa.play.errors import IllegalAction
from manoa.play.match import Match
from manoa.study.judge import SURE
from manoa.study.puzzles import ARRIVE, Puzzle
from manoa.study.puzzles.arrivals import WORLDS, costs
from manoa.study.puzzles.arriving import is_there, way_there
from manoa.study.puzzles.depths import DEPTHS
from manoa.study.puzzles.proving import AHEAD, Proof, mixed

Verdict = Literal["holds", "unclear", "wrong", "broken"]
BETTER: tuple[tuple[Verdict, float], ...] = (("wrong", SURE), ("unclear", AHEAD))
LONGER = 2  # times as many worlds as a trial of the maker


class Checked(NamedTuple):
    puzzle: Puzzle
    verdict: Verdict
    why: str = ""  # it does not hold


def check(puzzles: list[Puzzle], seed: int, threads: int) -> Iterator[Checked]:
    """One after the other. It holds if it is proved again, with more worlds than the maker takes. It is wrong if any
    policy finds another action surely better, in wins or in points; otherwise it is unclear."""
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
        own = mixed(seed, int(puzzle.id[3:], 16))  # the seed of each puzzle is its own
        return Checked(puzzle, *(_arrives if puzzle.goal == ARRIVE else _proved)(puzzle, match, own))
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


def _arrives(puzzle: Puzzle, match: Match, seed: int) -> tuple[Verdict, str]:
    """By all lines of the turn; and failing costs something."""
    seat, turns = match.for_seat(puzzle.seat), [match.at(0), match.at(0)]
    for turn, line in zip(turns, (puzzle.line, puzzle.alternative), strict=True):
        turn.follow(line)
    if [is_there(turn, puzzle.seat) for turn in turns] != [True, False] or way_there(seat) is None:
        return "wrong", "its solution does not arrive, or the other turn does"
    sure = costs(seat, turns[0].steps, turns[1].steps, seed, LONGER * WORLDS) is not None
    return ("holds", "") if sure else ("unclear", "it may cost nothing to arrive later")


def _proved(puzzle: Puzzle, match: Match, seed: int) -> tuple[Verdict, str]:
    """In other worlds."""
    answers = [match.id_of(answer.play[0]) for answer in puzzle.answers]
    answers.insert(1, answers.pop(puzzle.natural))
    with Threads(1) as threads:
        worlds = LONGER * DEPTHS[puzzle.game].worlds
        proof = Proof(match.for_seat(puzzle.seat), answers, answers[1:], seed, worlds, threads)
    if proof.is_best() and all(proof.is_behind(action) for action in answers[1:]):
        return "holds", ""
    for verdict, errors in BETTER:
        for action, policy in proof.ahead(errors):
            return verdict, f"{match.word(action)} is better if {policy} plays on"
    close = [str(match.word(action)) for action in answers[1:] if not proof.is_behind(action)]
    return "unclear", f"{', '.join(close)} may be as good"
