"""The rules of a game with its options chosen."""

import copy
import functools
from typing import Any

import numpy as np

from manoa.art.look import THEMES, Look
from manoa.games import rulebook
from manoa.kernel import loops
from manoa.kernel.batch import ACTION, Batch
from manoa.kernel.positions import shown
from manoa.kernel.rulebook import Options, Rulebook, either
from manoa.play import ready
from manoa.play.completed import Completed
from manoa.play.errors import Faulty
from manoa.play.fitting import fitted
from manoa.play.shown import CpuGames, cuda_games


class Ruleset(Completed):
    """A rulebook, its options, and the version of the rules: the newest, or one of those that can still be played. Two
    are equal when all of that is."""

    BEHIND = frozenset(
        {"draw", "loops", "players", "plays_like", "rule_array", "rules", "scratch", "seat_count", "word"}
    )

    def __init__(self, book: Rulebook, options: Options, version: int | None = None) -> None:
        ready.begin(book.id)
        self.book = book
        self.version = book.version if version is None else version
        self.options = fitted(book, complete(book, options, self.version))
        self.player_counts = book.seats(self.options)
        self.loops = loops.bind(book)
        self._rules: dict[int, Any] = {}

    @property
    def name(self) -> str:
        """The game's id, as `manoa.game` takes it."""
        return self.book.id

    @property
    def title(self) -> str:
        """What the game is called on its box."""
        return self.book.title

    @property
    def players(self) -> tuple[int, ...]:
        """What `player_counts` was called before."""
        return self.player_counts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ruleset) and self.plays_like(other) and self.version == other.version

    def __hash__(self) -> int:
        return hash((self.name, self.version, _frozen(self.options)))

    def plays_like(self, other: "Ruleset") -> bool:
        """Whether both are one game with equal options, whatever the version of the rules."""
        return (self.name, self.options) == (other.name, other.options)

    def __repr__(self) -> str:
        """The call that makes it, with the options that differ from their defaults."""
        usual = {name: option.settled(option.default) for name, option in self.book.options.items()}
        chosen = "".join(f", {name}={value!r}" for name, value in self.options.items() if value != usual[name])
        return f"manoa.game({self.name!r}{chosen})"

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy, or a pickle, is made by name: kernels and their machine code stay where they are."""
        return _by_name, (type(self), self.name, self.options, self.version)

    def rules(self, players: int) -> Any:
        """The rules record for a number of players."""
        return self.rule_array(players)[0]

    def rule_array(self, players: int) -> Any:
        """The rules record for a number of players, in an array of one, as loops want it."""
        if players not in self._rules:
            self._rules[players] = _rule_array(self, players).copy()
        return self._rules[players]

    def seat_count(self, players: Any) -> int:
        """A number of players that these options allow; None is the fewest."""
        if players is None:
            return self.player_counts[0]
        if not is_whole(players) or players not in self.player_counts:
            allowed = either(self.player_counts)
            raise ValueError(f"{self.title} with these options is for {allowed} players, not {shown(players)}")
        return int(players)

    def batch(self, count: int, device: str = "cpu", players: int | None = None, threads: int | None = None) -> Batch:
        """`count` games at once, on the processor's cores (`threads` of them, by default all) or with device="cuda" on
        a GPU."""
        rules = self.rule_array(self.seat_count(players))
        if device == "cpu":
            return CpuGames(self.book, rules, count, threads)
        if device == "cuda":
            return cuda_games(self.book, rules, count)
        raise ValueError(f"there is no device {device!r}; there are: cpu, cuda")

    def draw(self, players: int, view: Any, look: Look) -> str:
        """A view as SVG."""
        if self.book.picture is None:
            raise ValueError(f"there is no picture of {self.title} yet")
        if look.theme not in THEMES:
            raise ValueError(f"theme is {' or '.join(THEMES)}, not {shown(look.theme)}")
        if look.names and (len(look.names) != players or not all(isinstance(name, str) for name in look.names)):
            raise ValueError(f"names has one for each of {players} seats")
        return self.book.picture(self.options, view, look)

    def scratch(self) -> Any:
        """Room for a list of legal actions."""
        return np.zeros(self.book.action_count, ACTION)


def _by_name(kind: type[Ruleset], name: str, options: Options, version: int) -> Ruleset:
    return kind(rulebook(name), options, version)


@functools.lru_cache(maxsize=64)
def _rule_array(chosen: Ruleset, players: int) -> Any:
    """Made once for all that are equal, for some take long to make."""
    rules = chosen.book.make_rules(chosen.options, players)
    if chosen.version in chosen.book.earlier:
        chosen.book.earlier[chosen.version].patch(rules, chosen.options)
    return np.array([rules])


def is_whole(given: Any) -> bool:
    """A whole number of Python's or NumPy's; True and False are none."""
    return isinstance(given, int | np.integer) and not isinstance(given, bool)


def complete(book: Rulebook, chosen: Options, version: int) -> Options:
    """All options of a game, the chosen ones checked one by one."""
    for name, value in chosen.items():
        if name not in book.options:
            raise ValueError(f"{book.title} has no option {name!r}; there are: {', '.join(book.options)}")
        option = book.options[name]
        faults = option.problems(value) if option.problems and option.is_own(value) else []
        if faults:
            raise Faulty(book.id, name, option.allowed, faults)
        if not option.admits(value):
            raise ValueError(f"{name} is {option.allowed}, not {shown(value)}")
    earlier = book.earlier[version].defaults if version in book.earlier else {}
    usual = {name: earlier.get(name, option.default) for name, option in book.options.items()}
    return {name: copy.deepcopy(option.settled(chosen.get(name, usual[name]))) for name, option in book.options.items()}


def _frozen(value: Any) -> Any:
    """A value that is JSON as one that can be hashed; equal ones stay equal."""
    if isinstance(value, dict):
        return frozenset((name, _frozen(part)) for name, part in value.items())
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
