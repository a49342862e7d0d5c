"""Puzzles as people get them: what the seat may see, answers in an order that tells nothing, and a referee.

A puzzle is played on a table that nobody keeps: made of its position and the steps so far, it shows one moment. What is
hidden in a puzzle is one imagined world of many, so nothing that brings it to light can be played.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from typing import Any, NamedTuple

from manoa.bots.names import bot_name
from manoa.games import REGISTERED, rulebook
from manoa.play.errors import IllegalAction
from manoa.play.match import Game, Match, shared
from manoa.play.record import exported
from manoa.server.table import project, setup
from manoa.server.table.events import Played
from manoa.server.table.playing import legal
from manoa.server.table.refusal import Refused, check_game
from manoa.server.table.table import Change, Table
from manoa.server.wire import puzzles as wire
from manoa.server.wire.base import Refusal
from manoa.study.puzzles import ARRIVE, CHOOSE, Puzzle, load
from manoa.study.puzzles.arriving import is_there
from manoa.study.puzzles.posing import reasoned

AT = 0  # no time passes at such a table


class Judged(NamedTuple):
    """An attempt, before it is noted."""

    right: bool
    answer: int | None  # by its place among those shown
    play: str  # what it began with, in notation; empty: somebody gave up


@cache
def shelf(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by id; Refused if there is no such game."""
    check_game(game)
    return {puzzle.id: puzzle for puzzle in load(game)}


def games() -> list[str]:
    """Those that have puzzles."""
    return [game for game in sorted(REGISTERED) if shelf(game)]


def find(game: str, id: str) -> Puzzle:
    found = shelf(game).get(id)
    if found is None:
        raise Refused("no-puzzle")
    return found


# Showing


def moment(puzzle: Puzzle, plays: Iterable[str] = ()) -> wire.PuzzleMoment:
    """After some steps of the seat's turn; Refused where one is not allowed."""
    table, changes = played(puzzle, plays)
    eyes = project.Viewpoint(None, (puzzle.seat,))
    return wire.PuzzleMoment(project.state(table, eyes, AT), [project.event(each, eyes) for each in changes])


def played(puzzle: Puzzle, plays: Iterable[str]) -> tuple[Table, list[Change]]:
    table = Table(sha256(puzzle.id.encode()).hexdigest()[:16], None)
    table.add(setup.puzzle(match_of(puzzle), puzzle.seat, puzzle.id), AT)
    return table, [_step(table, puzzle, text) for text in plays]


def match_of(puzzle: Puzzle) -> Match:
    game = shared(Game(rulebook(puzzle.game), puzzle.options, puzzle.version))
    return game.place(puzzle.players, puzzle.position)


def _step(table: Table, puzzle: Puzzle, text: str) -> Change:
    match, seat = table.match, puzzle.seat
    assert match is not None
    if match.player != seat:
        raise Refused("puzzle-over")
    revealed = match.revealed
    texts = legal(match, seat, text)
    table.add(Played(seat, texts), AT)
    if match.revealed != revealed and not _has_arrived(puzzle, match):
        raise Refused("puzzle-hidden")
    return table.recent[-1]


def _has_arrived(puzzle: Puzzle, match: Match) -> bool:
    """Which ends the turn, whatever that brings to light."""
    return puzzle.goal == ARRIVE and is_there(match, puzzle.seat)


def order(puzzle: Puzzle) -> list[int]:
    """The answers as they are shown: as the game lists actions, for the data has the best one first."""
    match = match_of(puzzle)
    return sorted(range(len(puzzle.answers)), key=lambda place: match.steps_of(puzzle.answers[place].play[0]))


def answers(puzzle: Puzzle) -> list[wire.PuzzleAnswer]:
    """What there is to choose from."""
    if puzzle.goal != CHOOSE:
        return []
    return [wire.PuzzleAnswer(told(puzzle, puzzle.answers[place].play)) for place in order(puzzle)]


def told(puzzle: Puzzle, plays: Sequence[str]) -> list[wire.PuzzleStep]:
    """Steps with their parts, as far as they are the seat's own and nothing hidden decides what they are."""
    return list(_told(puzzle, match_of(puzzle), plays))


def _told(puzzle: Puzzle, match: Match, plays: Sequence[str]) -> Iterator[wire.PuzzleStep]:
    before = match.state.copy()
    for text in plays:
        for step in match.steps_of(text):
            if match.revealed_since(before) or match.player != puzzle.seat:
                return
            action = match.word(step)
            match.play(step)
            reveals = match.revealed_since(before) and not _has_arrived(puzzle, match)
            yield wire.PuzzleStep(str(action), action.data, reveals)


def hint(puzzle: Puzzle) -> wire.PuzzleHint:
    """Enough to think on, never the answer: how the way there begins; one wrong answer of several; what the best plan
    does later and the natural one does not; or at least how far apart the answers lie."""
    if puzzle.goal == ARRIVE:
        return wire.PuzzleHint(step=told(puzzle, puzzle.line)[0])
    if len(puzzle.answers) > 2:
        worst = min(range(1, len(puzzle.answers)), key=lambda place: puzzle.answers[place].share)
        return wire.PuzzleHint(without=order(puzzle).index(worst))
    first = {answer.play[0] for answer in puzzle.answers}
    later = [step for step in told(puzzle, puzzle.line) if step.notation not in first.union(puzzle.alternative)]
    if later:
        return wire.PuzzleHint(step=later[-1])
    return wire.PuzzleHint(points=puzzle.points, unit=rulebook(puzzle.game).measure.unit)


# Judging


def judged(puzzle: Puzzle, given: wire.PuzzleAttemptIn) -> Judged:
    """Refused if it is no attempt at this puzzle."""
    wanted = given.answer is not None, given.plays is not None, given.give_up
    if sum(wanted) != 1:
        raise Refused("bad-attempt")
    if given.give_up:
        return Judged(False, None, "")
    if puzzle.goal == CHOOSE:
        return _chosen(puzzle, given.answer)
    return _arrived(puzzle, given.plays)


def _chosen(puzzle: Puzzle, answer: int | None) -> Judged:
    if answer is None or answer >= len(puzzle.answers):
        raise Refused("bad-attempt", "bad-answer")
    place = order(puzzle)[answer]
    return Judged(place == 0, answer, puzzle.answers[place].play[0])


def _arrived(puzzle: Puzzle, plays: Sequence[str] | None) -> Judged:
    if not plays:
        raise Refused("bad-attempt", "bad-turn")
    match = played(puzzle, plays)[0].match
    assert match is not None
    return Judged(is_there(match, puzzle.seat), None, plays[0])


# The answer


def solution(puzzle: Puzzle, tried: int, solved: int, missed: list[tuple[str, int]]) -> wire.PuzzleSolution:
    """What only those may know who have made an attempt."""
    places = order(puzzle)
    found = [puzzle.answers[place] for place in places]
    values = [wire.PuzzleValue(each.share, each.error, each.margin, each.margin_error) for each in found]
    reason = reasoned(puzzle).reason  # today's words, not those of when it was made
    return wire.PuzzleSolution(
        best=places.index(0),
        natural=places.index(puzzle.natural),
        values=values,
        unit=rulebook(puzzle.game).measure.unit,
        line=told(puzzle, puzzle.line),
        alternative=told(puzzle, puzzle.alternative),
        reason=None if reason is None else Refusal(reason["code"], reason["parts"]),
        tried=tried,
        solved=solved,
        misses=list(_misses(puzzle, missed)),
        has_game=puzzle.origin is not None,
    )


def _misses(puzzle: Puzzle, missed: list[tuple[str, int]]) -> Iterator[wire.PuzzleMiss]:
    """Those that can still be read: what was stored once may be called otherwise today."""
    for text, count in missed:
        try:
            steps = told(puzzle, [text])
        except IllegalAction:
            continue
        yield wire.PuzzleMiss(steps[-1], count)


# The game it is from


def story(puzzle: Puzzle) -> tuple[dict[str, Any], int]:
    """The record of the game, with who played it, and the step; Refused if there is none."""
    if puzzle.origin is None:
        raise Refused("no-puzzle", "no-game-of-puzzle")
    record = exported(puzzle.story(), _names(puzzle))
    return {**record, "bots": puzzle.origin.bots}, puzzle.origin.step


def _names(puzzle: Puzzle) -> list[str]:
    """The others as they are called in the puzzle; whoever had the seat of the puzzle has a name there as well."""
    names = dict[int, str]()
    for seat in sorted(range(puzzle.players), key=lambda seat: seat == puzzle.seat):
        names[seat] = bot_name(sha256(puzzle.id.encode()).digest(), names.values())
    return [names[seat] for seat in range(puzzle.players)]


def story_id(puzzle: Puzzle, user: str) -> str:
    """Everybody has one table for the game of a puzzle, however often they ask for it."""
    return sha256(f"the game of {puzzle.id} for {user}".encode()).hexdigest()[:16]


def themes(game: str, tried: dict[str, Any]) -> list[wire.PuzzleTheme]:
    """The themes of a game, the largest first; `tried` has the attempts of somebody."""
    sizes = Counter(puzzle.theme for puzzle in shelf(game).values())
    mine = [(puzzle.theme, tried[id].solved) for id, puzzle in shelf(game).items() if id in tried]
    made, solved = Counter(theme for theme, _ in mine), Counter(theme for theme, right in mine if right)
    largest = sorted(sizes.items(), key=lambda size: (-size[1], size[0]))
    return [wire.PuzzleTheme(theme, count, made[theme], solved[theme]) for theme, count in largest]
