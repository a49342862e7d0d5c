"""Puzzles of one bot game: every decision gets a cheap look, and what promises most is proved."""

from collections import Counter
from collections.abc import Collection
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from manoa.bots.policy import followed
from manoa.bots.position import Position
from manoa.games import rulebook
from manoa.kernel.threads import Threads
from manoa.play.match import Match, Seat, game
from manoa.study.judge import Sample, ranked
from manoa.study.puzzles import ARRIVE, BETWEEN, CHOOSE, Origin, Puzzle
from manoa.study.puzzles.arrivals import arriving
from manoa.study.puzzles.depths import DEPTHS, TEMPTING, Depth, voices
from manoa.study.puzzles.posing import posed
from manoa.study.puzzles.proving import STEPS, Proof, answered, best_of, compare, measured, mixed, rounded
from manoa.study.puzzles.rating import solvers

MOST_OF_A_GAME = 2
APART = 12  # steps between two puzzles of one game
TRIED = 8  # candidates of a game that are proved or not
SHORT_OF = 0.6  # of the least gap: what the first look may be short of it
ANSWERS = 4  # at most

PLAY, LOOK, SELDOM, FIRST, PROVE, TRIALS, RATE, ARRIVAL = range(8)  # what a seed is for


class Looked(Struct, forbid_unknown_fields=True):
    """What came of one bot game, as it is kept."""

    number: int
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

    def find(self, number: int, full: Collection[str] = ()) -> Looked:
        """The puzzles of a game, but for those of themes that are full."""
        seed = mixed(self.seed, number)
        match, bots = self._played(seed)
        arrivals = arriving(match, mixed(seed, ARRIVAL)) if self.name == "quest" and ARRIVE not in full else []
        walk, candidates, decisions = match.at(0), list[Candidate](), 0
        for step in match.steps:
            if len(walk.legal) > 1 and len(walk.steps) >= self.depth.late * len(match.steps):
                assert walk.player is not None
                decisions += 1
                candidate = self._looked_at(walk.for_seat(walk.player), mixed(seed, len(walk.steps)), full)
                candidates += [candidate] if candidate is not None else []
            walk.fold([step])
        puzzles, proved = self._proved(candidates, MOST_OF_A_GAME - len(arrivals), seed)
        found = [_from(match, bots, *each) for each in (*arrivals, *puzzles)]
        return Looked(number, found, decisions, len(candidates), proved)

    def _played(self, seed: int) -> tuple[Match, list[str]]:
        """A game between bots of any strength, and which had each seat."""
        options = self.depth.options[mixed(seed, PLAY, 1) % len(self.depth.options)]
        players = self.depth.players[mixed(seed, PLAY, 2) % len(self.depth.players)]
        match, names = game(self.name, **options).start(players, mixed(seed, PLAY, 3)), list(self.voices)
        bots = [names[mixed(seed, PLAY, 4 + seat) % len(names)] for seat in range(players)]
        while not match.over:
            assert match.player is not None
            voice = self.voices[bots[match.player]]
            match.play(followed(match.for_seat(match.player), voice, mixed(seed, PLAY)).action.id)
        return match, bots

    def _looked_at(self, seat: Seat, seed: int, full: Collection[str]) -> Candidate | None:
        """Few simulations: whether something seems clearly better than what comes naturally."""
        choices = self._choices(seat, mixed(seed, LOOK))
        actions = list(dict.fromkeys([*choices, *self._searched(seat, choices[-1], mixed(seed, LOOK))]))
        if len(actions) < 2 or not self._is_worth_a_look(seat, actions, seed, full):
            return None
        sample = Sample(Position(seat, mixed(seed, FIRST)), actions)
        candidate: Candidate | None = None
        for _ in range(2):
            sample.add(self.depth.first // 2, self.threads)
            candidate = self._candidate(seat, sample, choices)
            if candidate is None or candidate.theme in full:
                return None
        return candidate if candidate and candidate.promise >= self.depth.promising else None

    def _choices(self, seat: Seat, seed: int) -> list[int]:
        """What quick bots do, and before them what tempts people, where there is something."""
        choices = [followed(seat, voice, seed).action.id for voice in self.voices.values()]
        tempting = TEMPTING.get(self.name)
        return choices if tempting is None else [*tempting(seat.rules, seat.state, seat.imagine().legal), *choices]

    def _searched(self, seat: Seat, usual: int, seed: int) -> list[int]:
        """What a short search finds, where one is made: bots that answer at once agree too often about some themes."""
        sought, legal = self.depth.sought, seat.imagine().legal
        if sought is None or any(self._theme(seat, usual, other) in sought for other in legal if other != usual):
            return ranked(Position(seat, seed), self.depth.search, self.threads)[1][:2]
        return []

    def _is_worth_a_look(self, seat: Seat, actions: list[int], seed: int, full: Collection[str]) -> bool:
        """Some two of the actions make a theme that is wanted; of frequent ones not always."""
        pairs = ((one, other) for one in actions for other in actions if one != other)
        themes = {self._theme(seat, *pair) for pair in pairs} - {None, *full}
        return any(mixed(seed, SELDOM) % self.depth.seldom.get(str(theme), 1) == 0 for theme in themes)

    def _candidate(self, seat: Seat, sample: Sample, choices: list[int]) -> Candidate | None:
        """What is best in a sample, and what comes naturally, if they lie far enough apart."""
        actions = sample.actions.tolist()
        best = actions[best_of(sample)]
        natural = _natural(choices, sample.position.usual, best)
        theme = None if natural is None else self._theme(seat, best, natural)
        if natural is None or theme is None:
            return None
        trial = compare(sample, actions.index(best), actions.index(natural))
        if trial.gap < SHORT_OF * self.depth.gap or trial.points < SHORT_OF * self.depth.points:
            return None
        promise = min(trial.gap / max(trial.error, 1e-9), trial.points / max(trial.points_error, 1e-9))
        return Candidate(seat, list(dict.fromkeys([best, natural, *actions])), theme, promise)

    def _theme(self, seat: Seat, best: int, natural: int) -> str | None:
        theme = self.book.study.theme
        return theme(seat.rules, seat.state, best, natural) if theme else None

    def _proved(self, candidates: list[Candidate], most: int, seed: int) -> tuple[list[tuple[Puzzle, int]], int]:
        """The most promising first, far enough apart and not about the same, until there are enough. Each with the step
        at which it came up."""
        puzzles, tried = list[tuple[Puzzle, int]](), 0
        for candidate in sorted(candidates, key=lambda one: (-one.promise, one.seat.step)):
            step = candidate.seat.step
            if len(puzzles) >= most or tried == TRIED:
                break
            if all(abs(step - other) >= APART for _, other in puzzles):
                tried += 1
                puzzle = self._prove(candidate, mixed(seed, step, PROVE))
                if puzzle is not None and puzzle.answers[0].play not in [one.answers[0].play for one, _ in puzzles]:
                    puzzles.append((puzzle, step))
        return puzzles, tried

    def _prove(self, candidate: Candidate, seed: int) -> Puzzle | None:
        """A puzzle, if its proof holds."""
        settled, depth = self._settled(candidate, seed), self.depth
        if settled is None:
            return None
        answers, natural = settled.actions, settled.actions[1]
        proof = Proof(settled.seat, answers, [natural], mixed(seed, TRIALS), depth.worlds, self.threads)
        if not proof.is_best() or not proof.is_behind(natural):
            return None
        trial = proof.trial()
        return self._puzzle(settled, proof, seed) if trial.gap >= depth.gap and trial.points >= depth.points else None

    def _settled(self, candidate: Candidate, seed: int) -> Candidate | None:
        """With the best of all legal actions, and what a longer search finds; that may be something else."""
        seat, depth = candidate.seat, self.depth
        natural, position = candidate.actions[1], Position(seat, mixed(seed, LOOK))
        sample = measured(position, position.legal, depth.worlds // STEPS, self.threads)
        best = position.legal[best_of(sample)]
        theme = None if best == natural else self._theme(seat, best, natural)
        found = ranked(position, depth.deep, self.threads)[1][:2]
        actions = list(dict.fromkeys([best, natural, *found, *candidate.actions]))[:ANSWERS]
        return None if theme is None else Candidate(seat, actions, theme, candidate.promise)

    def _puzzle(self, candidate: Candidate, proof: Proof, seed: int) -> Puzzle:
        seat, trial = candidate.seat, proof.trial()
        offered = [proof.answers[0], *filter(proof.is_behind, proof.answers[1:])]
        good = {action for action in proof.answers if action == offered[0] or action not in offered}
        rating, solved_by = solvers(seat, good, trial.gap, mixed(seed, RATE))
        word = seat.imagine().word
        lines = [seat.imagine().notations_of(proof.usual.plan(action)) for action in offered[:2]]
        return Puzzle(
            **posed(seat),
            theme=candidate.theme,
            goal=CHOOSE,
            answers=[answered([str(word(action))], *proof.usual.outcome(action)) for action in offered],
            natural=1,
            gap=rounded(trial.gap),
            points=rounded(trial.points, 2),
            line=lines[0],
            alternative=lines[1],
            reason=None,
            rating=rating,
            solved_by=solved_by,
        )


def _from(match: Match, bots: list[str], puzzle: Puzzle, step: int | None) -> Puzzle:
    """With the game that it is from, if it came up at a step of it."""
    if step is None:
        return puzzle
    record = match.record()
    return replace(puzzle, origin=Origin(record["seed"], bots, step, BETWEEN.join(record["actions"])))


def _natural(choices: list[int], usual: int, best: int) -> int | None:
    """What the quick policy does, unless that is best; else what most other bots do that do not find the best."""
    if usual != best and usual in choices:
        return usual
    wrong = Counter(choice for choice in choices if choice != best).most_common(1)
    return wrong[0][0] if wrong else None
