"""What a game is: the kernels, and beside them what knows about people. Each game's folder fills in one `Rulebook`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from manoa.kernel.records import Record

Options = dict[str, Any]
Kernel = Callable[..., Any]
Event = dict[str, Any]  # something that happened: `key`, `seat` and further parts, for any language to tell


def either(values: Iterable[Any]) -> str:
    """1, 2 or 3."""
    return " or ".join(", ".join(map(str, values)).rsplit(", ", 1))


@dataclass(frozen=True)
class Option:
    """One thing to choose about the rules: one of `values`, or a whole number from `least` on. Beside its values an
    option may take something of the players' `own`, given as JSON, if `problems` finds nothing wrong with it."""

    default: Any
    about: str
    values: tuple[Any, ...] = ()
    least: int = 0
    or_zero: bool = False  # 0 as well, whatever `least` is: off
    own: str = ""  # what that is, in words
    problems: Callable[[Any], list[str]] | None = None

    def admits(self, value: Any) -> bool:
        if self.is_own(value):
            return self.problems is not None and not self.problems(value)
        if self.values:
            return any(value == allowed and type(value) is type(allowed) for allowed in self.values)
        return type(value) is int and (self.least <= value < 2**31 or (self.or_zero and value == 0))

    def is_own(self, value: Any) -> bool:
        """Something of the players' own, good or not."""
        return bool(self.own) and isinstance(value, dict)

    @property
    def allowed(self) -> str:
        """What may be chosen, in words."""
        if self.values:
            return either([*self.values, *filter(None, [self.own])])
        return f"{'0 or ' if self.or_zero else ''}a whole number from {self.least} on"


@dataclass(frozen=True)
class Search:
    """How bots that search play a game: what measured strongest (docs/bots.md)."""

    method: str = "tree"  # or "paired": see manoa.bots.search
    rollout: str = "random"  # the policy that plays simulations to their end
    prior: str = ""  # the policy whose choice is tried first and given up last; if none is named, the same
    win: float = 0.5  # what wins count beside margins in paired rollouts, both measured by their spread
    usual: float = 0.1  # by how much candidates usually differ there, measured alike
    blunders: tuple[int, int, int] = (50, 20, 5)  # in a hundred actions of `novice`, `fair` and `strong`


@dataclass(frozen=True, eq=False)
class Rulebook:
    """A game. The kernels have exactly the meanings of docs/architecture.md; the rest is ordinary Python."""

    id: str
    title: str
    version: int  # raised with every change of behaviour; records name it
    options: Mapping[str, Option]
    seats: Callable[[Options], tuple[int, ...]]  # the numbers of players these options allow
    make_rules: Callable[[Options, int], Any]  # options and players to a rules record
    state: type[Record]
    action_count: int
    feature_count: Callable[[Any], int]  # how many numbers `observe` writes under these rules

    deal: Kernel
    player: Kernel
    actions: Kernel
    apply: Kernel
    over: Kernel
    score: Kernel
    observe: Kernel
    imagine: Kernel
    policies: Mapping[str, Kernel]  # policy(rules, state, scratch, luck) -> action, for playouts

    view: Callable[[Any, Any, int | None], dict[str, Any]]
    notation: Callable[[Any, Any, int], str]
    describe: Callable[[Any, Any, int], dict[str, Any]]
    fixed_words: bool  # notation and description depend on the action alone
    parse: Callable[[Any, Any, str], int]  # ValueError for what is no action of this game
    why: Callable[[Any, Any, int], str]  # why an action is not allowed now, in a sentence
    log: Callable[
        [Any, Any, int, Any, int | None], list[Event]
    ]  # (rules, before, action, after, seat) to what a seat saw
    sentences: Mapping[str, str]  # the events in English: key to a sentence with {parts}
    position: Callable[[Any, Any], dict[str, Any]]  # a state as JSON
    place: Callable[[Any, dict[str, Any]], Any]  # and back, ValueError for one that breaks a rule
    terms: Mapping[str, str] = field(default_factory=dict)  # ids in events to what they are called in English
    picture: Callable[[Options, dict[str, Any], Any], str] | None = None  # options, view and an art.Look to SVG
    symbols: Callable[[str], dict[str, str]] | None = None  # a language to drawings by their ids, for the browser
    scene: Callable[[Options, int, bool], dict[str, Any]] | None = (
        None  # options, players and whether for a tall window
    )
    graph: Callable[[dict[str, Any], int], dict[str, float]] | None = (
        None  # a view and a seat to numbers whose course over a match is worth a curve
    )
    search: Search = Search()
    part: Kernel | None = None  # part(rules, state): the part of the match that a position is in, if parts are played
    # one after the other and search need not look beyond the current one, such as a round
    lead: Kernel | None = None  # lead(rules, state, out): how far each seat has come, smoother than the score
