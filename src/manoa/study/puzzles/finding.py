"""Puzzles of one bot game: every decision gets a cheap look, and what promises most is proved."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec

from manoa.bots.policy import followed
from manoa.games import rulebook
from manoa.kernel.threads import Threads
from manoa.play.match import Match, Seat, game
from manoa.study.puzzles import CHOOSE, LETTERS, Answer, Puzzle
from manoa.study.puzzles.depths import DEPTHS, Depth, voices
from manoa.study.puzzles.lines import line_of
from manoa.study.puzzles.proving import STEPS, Proof, best_of, compare, measured, mixed, ranked, rounded
from manoa.study.puzzles.rating import solvers

MOST_OF_A_GAME = 2
APART = 8  # steps between two puzzles of one game
TRIED = 8  # candidates of a game that are proved or not
PROMISING = 1.5  # standard errors after the first look
SHORT_OF = 0.6  # of the least gap: what the first look may be short of it
ANSWERS = 4  # at most

PLAY, LOOK, FIRST, ONCE, AGAIN, LINE, RATE = range(7)  # what a seed is for


class Found(NamedTuple):
    """What came of one bot game."""

    puzzles: list[Puzzle]
    decisions: int
    candidates: int
    proved: int  # candidates that were looked at closely


class Candidate(NamedTuple):
    seat: Seat
    actions: list[int]  # the best first, then the natural one
    theme: str
    promise: float


class Finder:
    """Looks at one bot game after the other. All that is random comes from the seed and the number of the game."""

    def __init__(self, name: str, seed: int) -> None:
        self.name, self.seed = name, seed
        self.depth: Depth = DEPTHS[name]
        self.voices = voices(name)
        self.book = rulebook(name)
        self.threads = Threads(1)  # one for each game: several games are looked at at once

    def find(self, number: int, full: Collection[str] = ()) -> Found:
        """The puzzles of a game, but for those of themes that are full."""
        seed = mixed(self.seed, number)
        match = self._start(seed)
        candidates, decisions = list[Candidate](), 0
        seats = [
            list(self.voices.values())[mixed(seed, PLAY, seat) % len(self.voices)] for seat in range(match.players)
        ]
        while not match.over:
            assert match.player is not None
            seat = match.for_seat(match.player)
            if len(match.legal) > 1:
                decisions += 1
                candidate = self._looked_at(seat, seed)
                if candidate is not None and candidate.theme not in full:
                    candidates.append(candidate)
            match.play(followed(seat, seats[match.player], mixed(seed, PLAY)).action.id)
        puzzles, proved = self._proved(candidates, seed)
        return Found(puzzles, decisions, len(candidates), proved)

    def _start(self, seed: int) -> Match:
        options = self.depth.options[mixed(seed, PLAY, 1) % len(self.depth.options)]
        players = self.depth.players[mixed(seed, PLAY, 2) % len(self.depth.players)]
        return game(self.name, **options).start(players, mixed(seed, PLAY, 3))

    def _looked_at(self, seat: Seat, seed: int) -> Candidate | None:
        """Few simulations: whether something seems clearly better than what comes naturally."""
        seed, depth = mixed(seed, seat.step), self.depth
        choices = [followed(seat, voice, mixed(seed, LOOK)).action.id for voice in self.voices.values()]
        better = ranked(seat, mixed(seed, LOOK), depth.search, self.threads)[:2] if depth.search else []
        actions = list(dict.fromkeys([*choices, *better]))
        if len(actions) < 2:
            return None
        sample = measured(seat, actions, mixed(seed, FIRST), depth.first, self.threads)
        best = best_of(sample)
        natural = _natural(choices, sample.position.usual, actions[best])
        if natural is None:
            return None
        trial = compare(sample, best, actions.index(natural))
        theme = self._theme(seat, actions[best], natural)
        if theme is None or trial.gap < SHORT_OF * depth.gap or trial.points < SHORT_OF * depth.points:
            return None
        if not trial.is_sure(PROMISING):
            return None
        order = list(dict.fromkeys([actions[best], natural, *actions]))
        return Candidate(seat, order, theme, trial.gap / max(trial.error, 1e-9))

    def _theme(self, seat: Seat, best: int, natural: int) -> str | None:
        theme = self.book.study.theme
        return theme(seat.rules, seat.state, best, natural) if theme else None

    def _proved(self, candidates: list[Candidate], seed: int) -> tuple[list[Puzzle], int]:
        """The most promising first, far enough apart, until there are enough."""
        puzzles, steps, tried = list[Puzzle](), list[int](), 0
        for candidate in sorted(candidates, key=lambda one: (-one.promise, one.seat.step)):
            step = candidate.seat.step
            if len(puzzles) == MOST_OF_A_GAME or tried == TRIED:
                break
            if all(abs(step - other) >= APART for other in steps):
                tried += 1
                puzzle = self._prove(candidate, mixed(seed, step))
                if puzzle is not None:
                    puzzles.append(puzzle)
                    steps.append(step)
        return puzzles, tried

    def _prove(self, candidate: Candidate, seed: int) -> Puzzle | None:
        """A puzzle, if two trials with different seeds say so."""
        settled, depth = self._settled(candidate, seed), self.depth
        if settled is None:
            return None
        proof = Proof(settled.seat, settled.actions, self.threads)
        if not all(proof.holds(mixed(seed, which), depth.worlds) for which in (ONCE, AGAIN)):
            return None
        trial = proof.trial()
        return self._puzzle(settled, proof, seed) if trial.gap >= depth.gap and trial.points >= depth.points else None

    def _settled(self, candidate: Candidate, seed: int) -> Candidate | None:
        """With what a longer search finds; something else may be the best one then."""
        seat, depth = candidate.seat, self.depth
        best, natural, *others = candidate.actions
        found = ranked(seat, mixed(seed, LOOK), depth.deep, self.threads)[:2]
        actions = list(dict.fromkeys([best, natural, *found, *others]))[:ANSWERS]
        best = actions[best_of(measured(seat, actions, mixed(seed, LOOK), depth.worlds // STEPS, self.threads))]
        theme = None if best == natural else self._theme(seat, best, natural)
        order = list(dict.fromkeys([best, natural, *actions]))
        return None if theme is None else Candidate(seat, order, theme, candidate.promise)

    def _puzzle(self, candidate: Candidate, proof: Proof, seed: int) -> Puzzle:
        seat, trial = candidate.seat, proof.trial()
        behind = [place for place in range(1, len(proof.actions)) if place == 1 or proof.trial(place).is_sure()]
        good = {action for place, action in enumerate(proof.actions) if place not in behind}
        rating, solved_by = solvers(seat, good, mixed(seed, RATE))
        word, reason = seat.imagine().word, self.book.study.reason
        best, natural = proof.actions[:2]
        lines = [line_of(seat, action, self.depth.line, mixed(seed, LINE), self.threads) for action in (best, natural)]
        return Puzzle(
            **posed(seat),
            theme=candidate.theme,
            goal=CHOOSE,
            answers=[_answer(proof, place, str(word(proof.actions[place]))) for place in (0, *behind)],
            natural=1,
            gap=rounded(trial.gap),
            points=rounded(trial.points, 2),
            line=lines[0],
            alternative=lines[1],
            reason=reason(seat.rules, seat.state, natural, best) if reason else None,
            rating=rating,
            solved_by=solved_by,
        )


def _natural(choices: list[int], usual: int, best: int) -> int | None:
    """What the quick policy does, unless that is best; else what most other bots do that do not find the best."""
    if usual != best and usual in choices:
        return usual
    wrong = Counter(choice for choice in choices if choice != best).most_common(1)
    return wrong[0][0] if wrong else None


def _answer(proof: Proof, place: int, text: str) -> Answer:
    share, margin, error, margin_error = proof.answer(place)
    return Answer([text], rounded(share), rounded(margin, 2), rounded(error), rounded(margin_error, 3))


def posed(seat: Seat) -> dict[str, Any]:
    """What a puzzle says about its position: the world that the seat imagines."""
    book, options = seat.game.book, seat.game.options
    chosen = {name: value for name, value in options.items() if value != book.options[name].default}
    position = book.position(seat.rules, seat.state)
    text = msgspec.json.encode([chosen, seat.players, seat.seat, position])
    return {
        "id": f"{LETTERS[book.id]}-{hashlib.sha256(text).hexdigest()[:6]}",
        "game": book.id,
        "options": chosen,
        "players": seat.players,
        "version": seat.game.version,
        "position": position,
        "seat": seat.seat,
    }
