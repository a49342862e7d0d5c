"""Puzzles of the theme `arrive`: the seat can get there in this turn, and what comes naturally does not."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from manoa.bots.policy import followed
from manoa.kernel.rulebook import Kernel, Policy
from manoa.kernel.threads import Threads
from manoa.play.match import Match, Seat
from manoa.study.puzzles import ARRIVE, Puzzle
from manoa.study.puzzles.arriving import TooMany, can_reach, is_there, steps_to_go, way_there
from manoa.study.puzzles.depths import voices
from manoa.study.puzzles.opinions import OPINIONS
from manoa.study.puzzles.plans import plan_of
from manoa.study.puzzles.posing import posed
from manoa.study.puzzles.proving import TRIALS, TRY, Series, answered, mixed, rounded
from manoa.study.puzzles.rating import rated

NEAREST, FURTHEST = 3, 14  # steps to go: with fewer there is nothing to find, with more no way
HANDS = 3  # the one that was held, and others that it might have been
MOST = 1  # of one game
LONGEST = 40  # steps of a bot's turn
SHORTEST = 4  # steps of a line that is worth finding
WORLDS = 40  # of each trial
WALKS = 24  # turns by chance alone


class Turn(NamedTuple):
    steps: list[int]
    arrives: bool
    is_sure: bool  # nothing came to light before the last step


def arriving(match: Match, seed: int) -> list[tuple[Puzzle, int | None]]:
    """Of the turns near the end of a game, each with its step; None: with another hand than was held."""
    found = list[tuple[Puzzle, int | None]]()
    for number, (seat, step) in enumerate(_turns(match, seed)):
        if len(found) == MOST:
            break
        puzzle = _posed(seat, mixed(seed, number))
        found += [(puzzle, step)] if puzzle is not None else []
    return found


def _turns(match: Match, seed: int) -> Iterator[tuple[Seat, int | None]]:
    """The beginnings of turns that might arrive, with their steps; with other hands, too, as far as the others can
    tell, and those came up at no step."""
    walk, before = match.at(0), None
    for step in match.steps:
        turn = (int(walk.state["round_number"]), walk.player)
        if turn != before and walk.player is not None and NEAREST <= steps_to_go(walk, walk.player) <= FURTHEST:
            other = walk.for_seat((walk.player + 1) % walk.players)
            for hand in range(HANDS):
                world = other.imagine(mixed(seed, len(walk.steps), hand)) if hand else walk
                if can_reach(world, walk.player):
                    yield world.for_seat(walk.player), None if hand else len(walk.steps)
        before = turn
        walk.fold([step])


def _posed(seat: Seat, seed: int) -> Puzzle | None:
    """A puzzle, if some bot fails where a line arrives, and failing costs something."""
    turns = {name: _turn(seat, voice, seed) for name, voice in voices(seat.game.name).items()}
    natural = next((turn for turn in turns.values() if not turn.arrives and turn.is_sure), None)
    if natural is None:
        return None
    try:
        line = way_there(seat)
    except TooMany:
        return None
    if line is None or len(line) < SHORTEST:
        return None
    return _puzzle(seat, line, natural.steps, {name: float(turn.arrives) for name, turn in turns.items()}, seed)


def _puzzle(seat: Seat, line: list[int], other: list[int], shares: dict[str, float], seed: int) -> Puzzle | None:
    usual = costs(seat, line, other, seed, WORLDS)
    if usual is None:
        return None
    shares_of, margins_of = (np.concatenate([getattr(one, name) for one in usual]) for name in ("shares", "margins"))
    best, natural = (
        answered(seat.imagine().notations_of(steps), shares_of[:, place], margins_of[:, place])
        for place, steps in enumerate((line, other))
    )
    gap = best.share - natural.share
    rating, solved_by = rated(seat.game.name, shares, _by_chance(seat, seed), gap)
    return Puzzle(
        **posed(seat),
        theme=ARRIVE,
        goal=ARRIVE,
        answers=[best, natural],
        natural=1,
        gap=rounded(gap),
        points=rounded(best.margin - natural.margin, 2),
        line=best.play,
        alternative=natural.play,
        reason=None,
        rating=rating,
        solved_by=solved_by,
    )


def _turn(seat: Seat, voice: str | Kernel | Policy, seed: int) -> Turn:
    """What a bot does with this turn, as far as nothing hidden comes to light."""
    match = seat.imagine()
    revealed = match.revealed
    while match.player == seat.seat and match.revealed == revealed and len(match.steps) < LONGEST:
        match.play(followed(match.for_seat(seat.seat), voice, seed).action.id)
    return Turn(match.steps, is_there(match, seat.seat), match.player != seat.seat)


def costs(seat: Seat, line: list[int], other: list[int], seed: int, worlds: int) -> list[Series] | None:
    """What comes of two turns by the usual policy, if the second is surely worse whoever plays on; else None."""
    plans, found = [plan_of(seat, line), plan_of(seat, other)], list[Series]()
    with Threads(1) as threads:
        for policy in OPINIONS[seat.game.name]:
            for number in range(TRIALS):
                found.append(Series(plans, policy, mixed(seed, TRY, number)))
                found[-1].add(worlds, threads)
                if not found[-1].trials()[1].is_sure():
                    return None
    return found[:TRIALS]


def _by_chance(seat: Seat, seed: int) -> float:
    """How often somebody arrives who does anything."""
    turns = [_turn(seat, "random", mixed(seed, walk)) for walk in range(WALKS)]
    return sum(turn.arrives for turn in turns) / WALKS
