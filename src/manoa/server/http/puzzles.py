"""Puzzles: which there are, the next one for me, an attempt, and what can be learned from it."""

import random
from typing import Annotated, Any

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection, Row

from manoa.server.http.desk import TheDesk
from manoa.server.http.identity import Person, Somebody, Visitor, may_play
from manoa.server.http.limits import PUZZLES, RECORDS, REQUESTS, about
from manoa.server.http.parts import TheHub
from manoa.server.http.problems import BODY
from manoa.server.http.tables import GameKey, room
from manoa.server.live.adding import New, lay
from manoa.server.live.hub import Hub
from manoa.server.live.moment import wall
from manoa.server.store import puzzles as store
from manoa.server.table import puzzles, setup
from manoa.server.table.refusal import Refused
from manoa.server.wire import puzzles as wire
from manoa.study.puzzles import CHOOSE, Puzzle
from manoa.study.skill import UNTRIED, Rating

PuzzleKey = Annotated[str, PathParameter(pattern="^[a-z]{2}-[0-9a-f]{6}$", description="The puzzle")]
Theme = Annotated[str | None, QueryParameter(pattern="^[a-z-]{1,40}$", description="Only of this theme")]
After = Annotated[
    str | None, QueryParameter(pattern="^[a-z]{2}-[0-9a-f]{6}$", description="Another one than this, which I skip")
]


async def provide_puzzle(game: GameKey, puzzle: PuzzleKey) -> Puzzle:
    return puzzles.find(game, puzzle)


ThePuzzle = NamedDependency[Puzzle]  # for a route's parameter `posed`

Told = tuple[store.Tally, list[tuple[str, int]]]  # of a puzzle, with wrong answers and how many gave each

NEAREST = 12  # among so many that are about as hard as the person is good, chance decides
PLACE = "/puzzles/{game:str}/{puzzle:str}"


# Looking


@get("/puzzles", **about("Games that have puzzles, and how I do in each", REQUESTS, cost=2))
async def list_puzzles(hub: TheHub, visitor: Visitor) -> list[wire.PuzzleGame]:
    me = visitor.id if visitor else None

    def find(rows: Connection) -> list[wire.PuzzleGame]:
        return [_game(rows, game, me) for game in puzzles.games()]

    return await hub.read(find)


@get("/puzzles/{game:str}/next", **about("A puzzle that suits me", PUZZLES, 400, 404, 503))
async def next_puzzle(
    hub: TheHub, desk: TheDesk, visitor: Visitor, game: GameKey, theme: Theme = None, after: After = None
) -> wire.Puzzle:
    """About as hard as I am good, and none that I know, as long as there are others."""
    shelf = list(puzzles.shelf(game).values())
    wanted = [one for one in shelf if theme in (None, one.theme)]
    if not wanted:
        raise Refused("no-puzzle", "no-puzzle-of-theme")
    chosen = random.choice(await hub.read(fitting, game, visitor.id if visitor else None, wanted, after))
    return await _shown(hub, desk, visitor, chosen)


@get(PLACE, **about("A puzzle, as its seat sees it", REQUESTS, 400, 404, 503, cost=2))
async def look_at_puzzle(hub: TheHub, desk: TheDesk, visitor: Visitor, posed: ThePuzzle) -> wire.Puzzle:
    """With its solution, if I have made an attempt."""
    return await _shown(hub, desk, visitor, posed)


@post(PLACE + "/moment", status_code=200, **about("Where some steps lead to", REQUESTS, *BODY, 404, 409, 503, cost=2))
async def puzzle_moment(
    hub: TheHub, desk: TheDesk, visitor: Visitor, posed: ThePuzzle, data: JSONBody[wire.PuzzlePlaysIn]
) -> wire.PuzzleMoment:
    """Where one has to get somewhere, steps can be tried at any time; where one has to choose, after an attempt."""
    if posed.goal == CHOOSE and await _attempt(hub, visitor, posed) is None:
        raise Refused("puzzle-first")
    return await desk.work(lambda: puzzles.moment(posed, data.plays))


# A hint


@post(PLACE + "/hint", status_code=200, **about("The one hint of a puzzle", PUZZLES, 400, 404, 503, who=may_play))
async def hint_at_puzzle(hub: TheHub, desk: TheDesk, person: Somebody, posed: ThePuzzle) -> wire.PuzzleHint:
    """Who takes it before an attempt solves the puzzle for no rating, neither mine nor its own."""
    hint = await desk.work(lambda: puzzles.hint(posed))
    await hub.write(store.take_hint, person.id, posed.id, wall())
    return hint


# An attempt


@post(PLACE + "/attempt", status_code=200, **about("Answer a puzzle", PUZZLES, *BODY, 404, 409, 503, who=may_play))
async def attempt_puzzle(
    hub: TheHub, desk: TheDesk, person: Somebody, posed: ThePuzzle, data: JSONBody[wire.PuzzleAttemptIn]
) -> wire.PuzzleOutcome:
    """The first one counts, if I took no hint: for my rating, and for that of the puzzle."""
    judged = await desk.work(lambda: puzzles.judged(posed, data))
    made = store.Try(person.id, posed.game, posed.id, judged.right, judged.play, wall())

    def save(rows: Connection) -> tuple[store.Standing | None, store.Standing, Told]:
        before = store.count(rows, made, _first(posed))
        return before, store.standing(rows, person.id, posed.game), _told(rows, posed, person.id)

    before, after, (tally, missed) = await hub.write(save)
    solution = await desk.work(lambda: puzzles.solution(posed, tally.tried, tally.solved, missed))
    gain = 0 if before is None else round(after.rating.value) - round(before.rating.value)
    return wire.PuzzleOutcome(
        right=judged.right,
        answer=judged.answer,
        counted=before is not None,
        gain=gain,
        mark=_mark(tally.rating),
        standing=_standing(after),
        solution=solution,
    )


@post(
    PLACE + "/game",
    status_code=200,
    **about(
        "The game that a puzzle is from, on an analysis table of one's own", RECORDS, 400, 404, 409, 503, who=may_play
    ),
)
async def open_story(hub: TheHub, desk: TheDesk, person: Somebody, posed: ThePuzzle) -> wire.PuzzleStory:
    """After an attempt. Who asks again gets the same table."""
    if await _attempt(hub, person, posed) is None:
        raise Refused("puzzle-first", "puzzle-first-game")
    await room(hub, person)

    def work() -> tuple[New, int]:
        record, step = puzzles.story(posed)
        return lay(setup.imported(record, person), puzzles.story_id(posed, person.id)), step

    new, step = await desk.work(work)
    return wire.PuzzleStory(await hub.add(new, person.payer), step)


# Which one


def fitting(rows: Connection, game: str, user: str | None, wanted: list[Puzzle], after: str | None) -> list[Puzzle]:
    """The puzzles among which chance decides: new ones, or those that the person has not seen for longest."""
    tried, ratings = store.attempts_of(rows, user, game), store.ratings(rows, game)
    level = store.standing(rows, user, game).rating.value
    others = [puzzle for puzzle in wanted if puzzle.id != after] or wanted
    fresh = [puzzle for puzzle in others if puzzle.id not in tried]
    if not fresh:
        return sorted(others, key=lambda puzzle: tried[puzzle.id].at)[: max(1, len(others) // 2)][:NEAREST]
    return sorted(fresh, key=lambda puzzle: abs(ratings.get(puzzle.id, puzzle.rating) - level))[:NEAREST]


# As people get it


async def _shown(hub: Hub, desk: TheDesk, visitor: Person | None, puzzle: Puzzle) -> wire.Puzzle:
    me = visitor.id if visitor else None

    def find(rows: Connection) -> tuple[Row[Any] | None, bool, store.Standing, Told]:
        mine, hinted = store.attempt_of(rows, me, puzzle.id), store.is_hinted(rows, me, puzzle.id)
        return mine, hinted, store.standing(rows, me, puzzle.game), _told(rows, puzzle, me)

    mine, hinted, standing, (tally, missed) = await hub.read(find)

    def show() -> wire.Puzzle:
        return wire.Puzzle(
            id=puzzle.id,
            game=puzzle.game,
            theme=puzzle.theme,
            goal=puzzle.goal,
            seat=puzzle.seat,
            mark=_mark(tally.rating),
            moment=puzzles.moment(puzzle),
            answers=puzzles.answers(puzzle),
            standing=_standing(standing),
            counts=mine is None and not hinted,
            hint=puzzles.hint(puzzle) if hinted else None,
            solved=mine and mine.solved,
            solution=None if mine is None else puzzles.solution(puzzle, tally.tried, tally.solved, missed),
        )

    return await desk.work(show)


async def _attempt(hub: Hub, visitor: Person | None, puzzle: Puzzle) -> Row[Any] | None:
    return None if visitor is None else await hub.read(store.attempt_of, visitor.id, puzzle.id)


def _told(rows: Connection, puzzle: Puzzle, me: str | None) -> Told:
    return store.tally(rows, puzzle.id, _first(puzzle)), store.misses(rows, puzzle.id, me)


def _first(puzzle: Puzzle) -> Rating:
    """What bots make of it."""
    return Rating(float(puzzle.rating), UNTRIED)


def _game(rows: Connection, game: str, me: str | None) -> wire.PuzzleGame:
    themes = puzzles.themes(game, store.attempts_of(rows, me, game))
    return wire.PuzzleGame(game, len(puzzles.shelf(game)), themes, _standing(store.standing(rows, me, game)))


def _standing(found: store.Standing) -> wire.PuzzleStanding:
    numbers = found.streak, found.best, found.tried, found.solved
    return wire.PuzzleStanding(_mark(found.rating), *numbers, list(found.last))


def _mark(rating: Rating) -> wire.PuzzleMark:
    return wire.PuzzleMark(round(rating.value), round(rating.deviation))
