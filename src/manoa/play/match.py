"""Games, matches and seats, as everybody above calls them. They make one another, so they live together."""

from __future__ import annotations

import copy
import functools
import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Generic, Literal, NoReturn, overload

import numpy as np

from manoa.art.look import Look
from manoa.games import rulebook
from manoa.kernel import seeds
from manoa.kernel.batch import Batch
from manoa.kernel.rulebook import Event
from manoa.play import header
from manoa.play.action import Action, Position
from manoa.play.completed import Completed
from manoa.play.errors import BadRecord, refusal
from manoa.play.ruleset import Ruleset
from manoa.play.views import IslandView, LostCitiesView, QuestView, View
from manoa.play.world import World


@overload
def game(name: Literal["island"], /, **options: Any) -> Game[IslandView]: ...


@overload
def game(name: Literal["lost-cities"], /, **options: Any) -> Game[LostCitiesView]: ...


@overload
def game(name: Literal["quest"], /, **options: Any) -> Game[QuestView]: ...


@overload
def game(name: str, /, **options: Any) -> Game: ...


def game(name: str, /, **options: Any) -> Any:
    """A game by name, one of `manoa.games()`, with the options that are to differ from their defaults. ValueError says
    which names, options and values there are."""
    return Game(rulebook(name), options)


def batch(
    game: Game | str, count: int, device: str = "cpu", players: int | None = None, threads: int | None = None
) -> Batch:
    """`count` games at once, on the processor's cores (`threads` of them, by default all) or with device="cuda" on a
    GPU. A game may be given by name."""
    chosen = game if isinstance(game, Game) else Game(rulebook(game), {})
    return chosen.batch(count, device, players, threads)


class Game(Ruleset, Generic[View]):
    """A game with its options chosen, made by `manoa.game(name, **options)`."""

    def start(self, players: int | None = None, seed: seeds.Seed | None = None) -> Match[View]:
        """A new match. The same seed, an int or 32 bytes, gives the same match; None asks the operating system."""
        count = self.seat_count(players)
        seed_bytes = seeds.seed_bytes(seed)
        states = self.book.state.many(1)
        self.loops.deal_first(self.rule_array(count), states, seeds.key(seed_bytes))
        return Match(self, count, states, seed_bytes)

    def restore(self, snapshot: dict[str, Any]) -> Match[View]:
        """The match that goes on from a snapshot."""
        chosen, players = header.read("snapshot", snapshot, "position")
        if not chosen.plays_like(self):
            raise BadRecord(f"This snapshot is of {chosen!r}, not of {self!r}.")
        game = self if chosen == self else Game(chosen.book, chosen.options, chosen.version)
        return game.place(players, snapshot["position"])

    def place(self, players: int, position: Any) -> Match[View]:
        """The match that goes on from a position; ValueError if it breaks a rule."""
        return Match(self, players, np.array([self.book.place(self.rules(players), position)]), None)

    def word(self, rules: Any, state: Any, action: int) -> Action:
        """An action of a state that stays as it is."""
        return Action((action, Position(self.book, rules, [state], state)))


class Match(World[View]):
    """A match is the fold of its actions. It is made by `game.start`, `game.restore` or `manoa.replay`. `begin` is the
    state at its beginning, `seed` what it was dealt from; None when it went on from a snapshot."""

    BEHIND = World.BEHIND | {"events_of", "notations_of", "revealed", "revealed_since"}

    game: Game[View]

    def __init__(self, game: Game[View], players: int, states: Any, seed: bytes | None) -> None:
        super().__init__(game, players, states)
        self.seed = seed
        self._begin = states.copy()
        self.begin = self._begin[0]

    def __repr__(self) -> str:
        after = f"after {len(self.steps)} step{'' if len(self.steps) == 1 else 's'}"
        standing = f"over, scores {self.scores}" if self.over else f"seat {self.player} of {self.players} to act"
        return f"<Match of {self.game.title} {after}: {standing}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy, or a pickle, is made from what a match is: its beginning and its steps."""
        return _folded, (self.game, self.players, self._begin.tobytes(), self.seed, self.steps)

    # Time

    def undo(self) -> Action:
        """Take the last step back; refused once it revealed something hidden."""
        if not self.steps:
            raise self._error("illegal", refusal("nothing-to-undo"))
        before = self.at(len(self.steps) - 1)
        if self.revealed_since(before.state):
            raise self._error("illegal", refusal("revealed"))
        undone = before.word(self.steps[-1])
        self._leave()
        self._states[0] = before.state
        self.steps = before.steps
        self._look_around()
        return undone

    def revealed_since(self, before: Any) -> bool:
        """Something hidden came to light after this state of the match: there is no way back to it."""
        return bool(before["revealed"] != self.revealed)

    @property
    def revealed(self) -> int:
        """How often something hidden came to light."""
        return int(self.state["revealed"])

    def at(self, step: int) -> Match[View]:
        """The match as it stood after so many steps, free to go on from there."""
        if not 0 <= step <= len(self.steps):
            raise ValueError(f"the match has {len(self.steps)} steps, so there is no position after {step}")
        earlier = Match(self.game, self.players, self._begin.copy(), self.seed)
        earlier.fold(self.steps[:step])
        return earlier

    def log(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What happened from step `since` on, as a seat may know it."""
        return self.at(since).events_of(self.steps[since:], self._viewer(seat))

    def events_of(self, steps: Sequence[int], seat: int | None) -> list[Event]:
        """Play steps on, and give what a seat sees of them."""
        return [{"step": len(self.steps), **event} for step in steps for event in self.witnessed(step)(seat)]

    def notations_of(self, steps: Sequence[int]) -> list[str]:
        """Play steps on, and give what each of them is called where it is played."""
        notations = []
        for step in steps:
            notations.append(self.game.book.notation(self.rules, self.state, self._legal_step(step)))
            self._advance(step)
        return notations

    # As somebody sees it

    def for_seat(self, seat: int) -> Seat[View]:
        """The match as a seat knows it: what a bot is given."""
        return Seat(self, self._seat(seat), self._states.copy())

    def svg(
        self, seat: int | None = None, *, theme: str = "light", names: Sequence[str] = (), since: int | None = None
    ) -> str:
        """The position as a picture, as a seat may know it; None is a spectator. What happened from step `since` on,
        by default in the last turn, is marked."""
        events = self.log(seat, self._last_turn() if since is None else since)
        look = Look(self._viewer(seat), tuple(names), theme, tuple(events), tuple(self.winners) if self.over else ())
        return self.game.draw(self.players, self.view(seat), look)

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the position as the player to act sees it."""
        return self.svg(self.player) if self.game.book.picture is not None else None

    def _last_turn(self) -> int:
        """After how many steps the turn began that was played last. Looked for in ever longer parts from the end."""
        far = 16
        while True:
            first = max(0, len(self.steps) - far)
            start = first + self._last_run(first)
            if start > first or first == 0:
                return start
            far *= 16

    def _last_run(self, first: int) -> int:
        """How many steps after the first of these the player came to act who made the last of them."""
        then, start, actor = self.at(first), 0, None
        for number, step in enumerate(self.steps[first:]):
            if then.player != actor:
                start, actor = number, then.player
            then._advance(step)
        return start

    # Keeping it

    def record(self) -> dict[str, Any]:
        """The match as JSON: `manoa.replay` gives it back."""
        begin = self.at(0)
        start = {"position": begin._position_as_json()} if self.seed is None else {"seed": self.seed.hex()}
        return {**header.written(self.game, self.players), **start, "actions": begin.notations_of(self.steps)}

    def snapshot(self) -> dict[str, Any]:
        """The position as JSON: `game.restore` goes on from it."""
        return {**header.written(self.game, self.players), "position": self._position_as_json()}

    def _position_as_json(self) -> dict[str, Any]:
        return self.game.book.position(self.rules, self.state)


class Seat(Completed, Generic[View]):
    """A match as one seat knows it: what a bot is given. It holds no hidden card: `state` is one of the worlds that may
    be the true one as far as the seat can tell, the same for all matches that look the same from here; `imagine` gives
    others."""

    BEHIND = frozenset({"pack", "unpack"})

    def __init__(self, match: Match[View], seat: int, states: Any) -> None:
        self.seat = seat
        self.game = match.game
        self.players = match.players
        self.rules = match.rules
        self.step = len(match.steps)
        self.over = match.over
        self.player = match.player
        steps = tuple(match.steps)
        self._log: Callable[[], list[Event]] = lambda: match.at(0).events_of(steps, seat)
        # A key of its own: a match with a small number as its seed must not find that very key here.
        self._states = self._resample(states, hashlib.sha256(b"seat at step %d" % self.step).digest())
        self.state = self._states[0]

    def __repr__(self) -> str:
        turn = "over" if self.over else "to act" if self.player == self.seat else f"seat {self.player} to act"
        return f"<Seat {self.seat} of {self.players} in {self.game.title}, step {self.step}: {turn}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy, or a pickle, knows what the seat knows, and nothing of the match behind it."""
        return _with_log, (self.pack(), None if self._log is _without_log else self.log())

    def actions(self) -> list[Action]:
        """What the seat may do now; empty when it is not its turn."""
        return self.imagine().actions() if self.player == self.seat else []

    def view(self) -> View:
        """What a person in this seat would see, ready for JSON."""
        seen: View = self.game.book.view(self.rules, self.state, self.seat)
        return seen

    def observe(self) -> Any:
        """What the seat knows as features for learning: an array of numbers."""
        return self.imagine().observe(self.seat)

    def mask(self) -> Any:
        """A truth value for each action id: what the seat may do now."""
        return self.imagine().mask() & (self.player == self.seat)

    def log(self) -> list[Event]:
        """What happened so far, as the seat may know it."""
        return self._log()

    def imagine(self, seed: seeds.Seed | None = None) -> Match[View]:
        """A match in a world that the seat may take for the true one; another seed, another world."""
        states = self._states.copy()
        return Match(self.game, self.players, states if seed is None else self._resample(states, seed), None)

    def pack(self) -> dict[str, Any]:
        """All but the log as plain data, for a bot in another process of this machine. Nothing hidden is in it."""
        return {
            "game": self.game.name,
            "version": self.game.version,
            "options": copy.deepcopy(self.game.options),
            "players": self.players,
            "seat": self.seat,
            "step": self.step,
            "state": self.state.tobytes(),
        }

    @classmethod
    def unpack(cls, packed: dict[str, Any]) -> Seat:
        """The seat that `pack` packed. Only for what comes from there: the state is taken as it is."""
        book = rulebook(packed["game"])
        if not book.plays(packed["version"]):
            raise ValueError(f"this seat was packed under version {packed['version']} of the rules, not {book.version}")
        game = shared(Game(book, packed["options"], packed["version"]))
        states = np.frombuffer(packed["state"], game.book.state.dtype).copy()
        seat = cls(Match(game, packed["players"], states, None), packed["seat"], states.copy())
        seat.step = packed["step"]
        seat._states[:] = states
        seat._log = _without_log
        return seat

    def _resample(self, states: Any, seed: seeds.Seed) -> Any:
        key = seeds.key(seeds.seed_bytes(seed))
        self.game.loops.imagine_seat(self.game.rule_array(self.players), states, self.seat, key)
        return states


@functools.lru_cache(maxsize=256)
def shared(game: Game) -> Game:
    """One game for all that are equal: some take long to make their rules."""
    return game


def _folded(game: Game, players: int, begin: bytes, seed: bytes | None, steps: list[int]) -> Match:
    match = Match(game, players, np.frombuffer(begin, game.book.state.dtype).copy(), seed)
    if match.fold(steps) < len(steps):
        raise BadRecord("This match was pickled under other rules than those of this library.")
    return match


def _with_log(packed: dict[str, Any], log: list[Event] | None) -> Seat:
    seat = Seat.unpack(packed)
    if log is not None:
        seat._log = lambda: copy.deepcopy(log)
    return seat


def _without_log() -> NoReturn:
    raise ValueError("this seat was packed without its log")
