"""Puzzles: which there are, the next one for me, an attempt, and what can be learned from it."""

import random
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection

from manoa.server.http.desk import TheDesk
from manoa.server.http.identity import Person, Somebody, Visitor, moment, needs, signed_in
from manoa.server.http.limits import PUZZLES, RECORDS, REQUESTS, asks
from manoa.server.http.packing import Asked
from manoa.server.http.parts import TheHub
from manoa.server.http.problems import BODY
from manoa.server.http.rows import read, write
from manoa.server.http.tables import GameKey, room
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

Told = tuple[store.Tally, list[tuple[str, int]]]  # of a puzzle, with wrong answers and how many gave each

NEAREST = 12  # among so many that are about as hard as the person is good, chance decides
PLACE = "/puzzles/{game:str}/{puzzle:str}"


# Looking


@get("/puzzles", summary="Games that have puzzles, and how I do in each", **asks(REQUESTS, cost=2))
async def list_puzzles(request: Asked, visitor: Visitor) -> list[wire.PuzzleGame]:
    me = visitor.id if visitor else None

    def find(rows: Connection) -> list[wire.PuzzleGame]:
        return [_game(rows, game, me) for game in puzzles.games()]

    return await read(request, find)


@get("/puzzles/{game:str}/next", summary="A puzzle that suits me", **asks(PUZZLES, 400, 404, 503))
async def next_puzzle(
    request: Asked,
    hub: TheHub,
    desk: TheDesk,
    visitor: Visitor,
    game: GameKey,
    theme: Theme = None,
    after: After = None,
) -> wire.Puzzle:
    """About as hard as I am good, and none that I know, as long as there are others."""
    shelf = list(puzzles.shelf(game).values())
    wanted = [one for one in shelf if theme in (None, one.theme)]
    if not wanted:
        raise Refused("no-puzzle", "no-puzzle-of-theme")
    chosen = random.choice(await read(request, fitting, game, visitor.id if visitor else None, wanted, after))
    return await _shown(request, hub, desk, visitor, chosen)


@get(PLACE, summary="A puzzle, as its seat sees it", **asks(REQUESTS, 400, 404, 503, cost=2))
async def look_at_puzzle(
    request: Asked, hub: TheHub, desk: TheDesk, visitor: Visitor, game: GameKey, puzzle: PuzzleKey
) -> wire.Puzzle:
    """With its solution, if I have made an attempt."""
    return await _shown(request, hub, desk, visitor, puzzles.find(game, puzzle))


@post(
    PLACE + "/moment",
    summary="Where some steps lead to",
    status_code=200,
    **asks(REQUESTS, *BODY, 404, 409, 503, cost=2),
)
async def puzzle_moment(
    request: Asked,
    hub: TheHub,
    desk: TheDesk,
    visitor: Visitor,
    game: GameKey,
    puzzle: PuzzleKey,
    data: JSONBody[wire.PuzzlePlaysIn],
) -> wire.PuzzleMoment:
    """Where one has to get somewhere, steps can be tried at any time; where one has to choose, after an attempt."""
    found = puzzles.find(game, puzzle)
    if found.goal == CHOOSE and await _attempt(request, visitor, found) is None:
        raise Refused("puzzle-first")
    await hub.games.check(game)
    return await desk.work(lambda: puzzles.moment(found, data.plays))


# A hint


@post(
    PLACE + "/hint",
    summary="The one hint of a puzzle",
    status_code=200,
    **asks(PUZZLES, 400, 401, 403, 404, 503, who=signed_in),
)
async def hint_at_puzzle(
    request: Asked, hub: TheHub, desk: TheDesk, person: Somebody, game: GameKey, puzzle: PuzzleKey
) -> wire.PuzzleHint:
    """Who takes it before an attempt solves the puzzle for no rating, neither mine nor its own."""
    needs(person, "play")
    found = puzzles.find(game, puzzle)
    await hub.games.check(game)
    told = await desk.work(lambda: puzzles.hint(found))
    await write(request, store.take_hint, person.id, puzzle, moment())
    return told


# An attempt


@post(
    PLACE + "/attempt",
    summary="Answer a puzzle",
    status_code=200,
    **asks(PUZZLES, *BODY, 401, 404, 409, 503, who=signed_in),
)
async def attempt_puzzle(
    request: Asked,
    hub: TheHub,
    desk: TheDesk,
    person: Somebody,
    game: GameKey,
    puzzle: PuzzleKey,
    data: JSONBody[wire.PuzzleAttemptIn],
) -> wire.PuzzleOutcome:
    """The first one counts, if I took no hint: for my rating, and for that of the puzzle."""
    needs(person, "play")
    found = puzzles.find(game, puzzle)
    await hub.games.check(game)
    judged = await desk.work(lambda: puzzles.judged(found, data))
    made = store.Try(person.id, game, puzzle, judged.right, judged.play, moment())

    def save(rows: Connection) -> tuple[store.Standing | None, store.Standing, Told]:
        before = store.count(rows, made, _first(found))
        return before, store.standing(rows, person.id, game), _told(rows, found, person.id)

    before, after, (tally, missed) = await write(request, save)
    solution = await desk.work(lambda: puzzles.solution(found, tally.tried, tally.solved, missed))
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
    summary="The game that a puzzle is from, on an analysis table of one's own",
    status_code=200,
    **asks(RECORDS, 400, 401, 403, 404, 409, 503, who=signed_in),
)
async def open_story(
    request: Asked, hub: TheHub, desk: TheDesk, person: Somebody, game: GameKey, puzzle: PuzzleKey
) -> wire.PuzzleStory:
    """After an attempt. Who asks again gets the same table."""
    needs(person, "play")
    found = puzzles.find(game, puzzle)
    if await _attempt(request, person, found) is None:
        raise Refused("puzzle-first", "puzzle-first-game")
    await room(hub, person)
    await hub.games.check(game)
    record, step = await desk.work(lambda: puzzles.story(found))
    made = await desk.work(lambda: setup.imported(record, person))
    return wire.PuzzleStory(await hub.create(made, puzzles.story_id(found, person.id), person.payer), step)


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


async def _shown(request: Asked, hub: TheHub, desk: TheDesk, visitor: Person | None, puzzle: Puzzle) -> wire.Puzzle:
    await hub.games.check(puzzle.game)
    me = visitor.id if visitor else None

    def find(rows: Connection) -> tuple[store.Attempt | None, bool, store.Standing, Told]:
        mine, hinted = store.attempt_of(rows, me, puzzle.id), store.is_hinted(rows, me, puzzle.id)
        return mine, hinted, store.standing(rows, me, puzzle.game), _told(rows, puzzle, me)

    mine, hinted, standing, (tally, missed) = await read(request, find)

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


async def _attempt(request: Asked, visitor: Person | None, puzzle: Puzzle) -> store.Attempt | None:
    return None if visitor is None else await read(request, store.attempt_of, visitor.id, puzzle.id)


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
