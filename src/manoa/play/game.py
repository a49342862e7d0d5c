"""A game with its options chosen."""

from __future__ import annotations

import copy
import functools
from typing import TYPE_CHECKING, Any

import numpy as np

from manoa.games import rulebook
from manoa.kernel import loops, seeds
from manoa.kernel.batch import ACTION, Batch, CpuBatch
from manoa.kernel.positions import shown
from manoa.kernel.rulebook import Option, Options, Rulebook, either
from manoa.play.action import Action

if TYPE_CHECKING:
    from manoa.play.match import Match


class Game:
    """Made by `manoa.game(name, **options)`. Games are equal when their name and options are."""

    def __init__(self, book: Rulebook, options: Options) -> None:
        self.book = book
        self.options = _complete(book, options)
        self.players = book.seats(self.options)
        self.loops = loops.bind(book)
        self._rules: dict[int, Any] = {}

    @property
    def name(self) -> str:
        return self.book.id

    @property
    def title(self) -> str:
        return self.book.title

    @property
    def version(self) -> int:
        return self.book.version

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.name, self.options) == (other.name, other.options)

    def __hash__(self) -> int:
        return hash((self.name, _frozen(self.options)))

    def __repr__(self) -> str:
        chosen = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"manoa.game({self.name!r}{chosen})"

    def start(self, players: int | None = None, seed: seeds.Seed | None = None) -> Match:
        """A new match. The same seed, an int or 32 bytes, gives the same match; None asks the operating system."""
        from manoa.play.match import Match

        count = self.seat_count(players)
        seed_bytes = seeds.seed_bytes(seed)
        states = self.book.state.many(1)
        self.loops.deal_all(self.rule_array(count), states, self.scratch(), seeds.key(seed_bytes)[None], 0, 1)
        return Match(self, count, states, seed_bytes)

    def restore(self, snapshot: dict[str, Any]) -> Match:
        """The match that goes on from a snapshot."""
        from manoa.play.record import restore

        return restore(self, snapshot)

    def rules(self, players: int) -> Any:
        """The rules record for a number of players."""
        return self.rule_array(players)[0]

    def rule_array(self, players: int) -> Any:
        """The same as an array of one, as loops want it."""
        if players not in self._rules:
            self._rules[players] = _rule_array(self, players).copy()
        return self._rules[players]

    def seat_count(self, players: Any) -> int:
        """A number of players that these options allow; None is the fewest."""
        if players is None:
            return self.players[0]
        whole = isinstance(players, int | np.integer) and not isinstance(players, bool)
        if not whole or players not in self.players:
            allowed = either(self.players)
            raise ValueError(f"{self.title} with these options is for {allowed} players, not {shown(players)}")
        return int(players)

    def batch(self, count: int, device: str = "cpu", players: int | None = None, threads: int | None = None) -> Batch:
        """`count` games at once; see `manoa.kernel.batch.Batch`."""
        rules = self.rule_array(self.seat_count(players))
        if device == "cpu":
            return CpuBatch(self.book, rules, count, threads)
        if device == "cuda":
            from manoa.kernel.cuda import CudaBatch

            return CudaBatch(self.book, rules, count)
        raise ValueError(f"there is no device {device!r}; there are: cpu, cuda")

    def word(self, rules: Any, state: Any, action: int) -> Action:
        """An action with its notation."""
        return Action(action, self.book.notation(rules, state, action), self.book.describe(rules, state, action))

    def scratch(self) -> Any:
        """Room for a list of legal actions."""
        return np.zeros(self.book.action_count, ACTION)


@functools.lru_cache(maxsize=64)
def _rule_array(game: Game, players: int) -> Any:
    """Made once for all games that are equal, for some take long to make."""
    return np.array([game.book.make_rules(game.options, players)])


@functools.cache
def fixed_words(book: Rulebook) -> tuple[Action, ...] | None:
    """All actions of a game by id, made once; None if their notation depends on the position."""
    if not book.fixed_words:
        return None
    actions = range(book.action_count)
    return tuple(
        Action(action, book.notation(None, None, action), book.describe(None, None, action)) for action in actions
    )


def game(name: str, /, **options: Any) -> Game:
    """A game by name, with the options that are to differ from their defaults."""
    return Game(rulebook(name), options)


def batch(
    game: Game | str, count: int, device: str = "cpu", players: int | None = None, threads: int | None = None
) -> Batch:
    """`count` games at once, on the processor's cores or a GPU."""
    chosen = game if isinstance(game, Game) else Game(rulebook(game), {})
    return chosen.batch(count, device, players, threads)


def _complete(book: Rulebook, chosen: Options) -> Options:
    """All options of a game, the chosen ones checked."""
    for name, value in chosen.items():
        if name not in book.options:
            raise ValueError(f"{book.title} has no option {name!r}; there are: {', '.join(book.options)}")
        option = book.options[name]
        if not option.admits(value):
            raise ValueError(f"{name} is {option.allowed}, not {shown(value)}{_reasons(option, value)}")
    return {name: copy.deepcopy(chosen.get(name, option.default)) for name, option in book.options.items()}


def _frozen(value: Any) -> Any:
    """A value that is JSON as one that can be hashed; equal ones stay equal."""
    if isinstance(value, dict):
        return frozenset((name, _frozen(part)) for name, part in value.items())
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _reasons(option: Option, value: Any) -> str:
    """What is wrong with something of the players' own."""
    wrong = option.problems(value) if option.problems and option.is_own(value) else []
    return ". " + " ".join(wrong) if wrong else ""
