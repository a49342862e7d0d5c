"""What a game is: the kernels, and beside them what knows about people. Each game's folder fills in one `Rulebook`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypedDict

from manoa.kernel.lessons import Lesson
from manoa.kernel.records import Record
from manoa.kernel.routes import Fault, RouteMaking

Options = dict[str, Any]
Kernel = Callable[..., Any]
Event = dict[str, Any]  # something that happened: `key`, `seat` and further parts, for any language to tell


class Refusal(TypedDict):
    """Why something cannot be done: a code, and the ids and numbers that a sentence about it needs."""

    code: str
    parts: dict[str, Any]


class Unreadable(ValueError):
    """A text that names no action."""

    def __init__(self, code: str, **parts: Any) -> None:
        super().__init__(code)
        self.refusal = Refusal(code=code, parts=parts)


def either(values: Iterable[Any]) -> str:
    """1, 2 or 3."""
    return " or ".join(", ".join(map(str, values)).rsplit(", ", 1))


@dataclass(frozen=True)
class Option:
    """One thing to choose about the rules: one of `values`, with `several` any of them as a list in any order, or a
    whole number from `least` on. Beside its values an option may take something of the players' `own`, given as JSON,
    if `problems` finds nothing wrong with it. Such things that come with the game are `shelved`: chosen by its id, the
    thing itself is what is played and recorded."""

    default: Any
    about: str
    values: tuple[Any, ...] = ()
    least: int = 0
    or_zero: bool = False  # 0 as well, whatever `least` is: off
    own: str = ""  # what that is, in words
    problems: Callable[[Any], list[Fault]] | None = None
    shelved: Callable[[str], Any] | None = None  # an id to such a thing that comes with the game; None: there is none
    several: bool = False
    group: str = "house"  # where people find it: with the `map`, the `adventure`s, the `main` rules or the house rules
    only_with: str = ""  # an option; while that one is off, this one changes nothing
    difficulty: Mapping[str, str] = field(default_factory=dict)  # of values that make the game easier or harder

    def admits(self, value: Any) -> bool:
        if self.is_own(value):
            return self.problems is not None and not self.problems(value)
        if self._off_shelf(value) is not None:
            return True
        if self.several:
            return isinstance(value, list) and all(self._has(one) and value.count(one) == 1 for one in value)
        if self.values:
            return self._has(value)
        return type(value) is int and (self.least <= value < 2**31 or (self.or_zero and value == 0))

    def _has(self, value: Any) -> bool:
        return any(value == allowed and type(value) is type(allowed) for allowed in self.values)

    def _off_shelf(self, value: Any) -> Any:
        return self.shelved(value) if self.shelved and isinstance(value, str) and not self._has(value) else None

    def settled(self, value: Any) -> Any:
        """A value that is admitted, so that equal choices are equal: of several, in the order of `values`; for an id of
        something shelved, the thing."""
        thing = self._off_shelf(value)
        if thing is not None:
            return thing
        return [allowed for allowed in self.values if allowed in value] if self.several else value

    def is_own(self, value: Any) -> bool:
        """Something of the players' own, good or not."""
        return bool(self.own) and isinstance(value, dict)

    @property
    def allowed(self) -> str:
        """What may be chosen, in words."""
        if self.several:
            return f"a list of any of {', '.join(map(str, self.values))}"
        if self.values:
            return either([*self.values, *filter(None, [self.own])])
        return f"{'0 or ' if self.or_zero else ''}a whole number from {self.least} on"


@dataclass(frozen=True)
class Bar:
    """Values of an option that do not go with what is chosen for another one, and why."""

    option: str
    values: tuple[Any, ...]
    by: str  # the other option
    why: Refusal
    instead: Any = None  # what is played in their place without asking; None: they are refused

    def bars(self, value: Any) -> bool:
        """A value, or one of several."""
        return value in self.values or (isinstance(value, list) and any(one in self.values for one in value))


@dataclass(frozen=True, eq=False)
class Policy:
    """A policy with something of its own to work with: choose(rules, tables, state, memory, luck) -> action."""

    choose: Kernel
    tables: Callable[[Any], Any]  # rules to a record that is made once for them and only read
    memory: type[Record]  # what it thinks in: a record for each thread, with anything in it at first


@dataclass(frozen=True)
class Search:
    """How bots that search play a game: what measured strongest (docs/bots.md)."""

    method: str = "tree"  # or "paired": see manoa.bots.search
    rollout: str = "random"  # the policy that plays simulations to their end
    prior: str = ""  # the policy whose choice is tried first and given up last; if none is named, the same
    win: float = 0.5  # what wins count beside margins in paired rollouts, both measured by their spread
    usual: float = 0.1  # by how much candidates usually differ there, measured alike
    trusting: frozenset[int] = frozenset()  # actions that paired rollouts try only if the prior chooses them: they cost
    # less than rollouts can tell, and there are many to be lucky with, such as gifts


@dataclass(frozen=True)
class Measure:
    """What people count how far somebody is ahead in: margins are told in it."""

    unit: str = "points"
    of: Callable[[int], float] = float  # a final score in it
    lead: int = 1  # how much of `lead`, or of the score where a game has none, is one of it


@dataclass(frozen=True)
class Study:
    """What a game says about itself when somebody looks back at it (`manoa.study`). States are worlds that the seat
    to act takes for possible; what is said of one must not depend on what is hidden from the seat."""

    chances: Callable[[Any, Any, Any], Any] | None = None  # (rules, state, margins at the end of the current part) to
    # shares of a won match, for a game that is played in parts
    theme: Callable[[Any, Any, int, int], str | None] | None = None  # (rules, state, best action, natural action): what
    # a puzzle about them trains; None: it is none
    reason: Callable[[Any, Any, int, int], Refusal | None] | None = None  # (rules, state, played, better): what speaks
    # for the better action, as a code with parts


@dataclass(frozen=True)
class Earlier:
    """What an earlier version of the rules did otherwise: matches of that time are played on as they were begun."""

    defaults: Mapping[str, Any]  # of options that have another default now
    patch: Callable[[Any, Options], None]  # (rules, options): a rules record made now into one of that time


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
    policies: Mapping[str, Kernel | Policy]  # a kernel: policy(rules, state, scratch, luck) -> action

    view: Callable[[Any, Any, int | None], Any]  # what a seat may see, ready for JSON
    notation: Callable[[Any, Any, int], str]
    describe: Callable[[Any, Any, int], dict[str, Any]]
    parse: Callable[[Any, Any, str], list[int]]  # the steps that a text names; Unreadable if it names none
    why: Callable[..., Refusal]  # (rules, state, action, *steps after it): why it is not allowed now
    events: Callable[[Any, list[tuple[int, ...]], int | None], list[Event]]  # entries of a journal to what a seat saw
    position: Callable[[Any, Any], dict[str, Any]]  # a state as JSON
    place: Callable[[Any, dict[str, Any]], Any]  # and back, ValueError for one that breaks a rule
    version_1: Callable[[Any, Any, int], list[int]] | None = (
        None  # (rules, state, id) to steps, if version 1 numbered actions otherwise: ids in records are of that time
    )
    earlier: Mapping[int, Earlier] = field(default_factory=dict)  # by version: those that can still be played
    view_type: type | None = None  # the TypedDict that `view` makes
    picture: Callable[[Options, dict[str, Any], Any], str] | None = None  # options, view and an art.Look to SVG
    symbols: Callable[[str], dict[str, str]] | None = None  # a language to drawings by their ids, for the browser
    scene: Callable[[Options, int, bool], dict[str, Any]] | None = (
        None  # options, players and whether for a tall window
    )
    graph: Callable[[dict[str, Any], int], dict[str, float]] | None = (
        None  # a view and a seat to numbers whose course over a match is worth a curve
    )
    expanded: Options = field(default_factory=dict)  # options that turn all expansions on, if their rules are records
    # of a type of their own: such games are compiled apart
    presets: Mapping[str, Options] = field(default_factory=dict)  # options that go well together, by name
    lessons: tuple[Lesson, ...] = ()
    search: Search = Search()
    levels: Mapping[str, Policy | Kernel | int] = field(default_factory=dict)  # what `novice`, `fair` and `strong`
    # play by: a policy with plans as good as that, or search by so many simulations
    measure: Measure = Measure()
    part: Kernel | None = None  # part(rules, state): the part of the match that a position is in, if parts are played
    # one after the other and search need not look beyond the current one, such as a round
    bars: Callable[[Options], list[Bar]] | None = None  # what does not go with these options
    lead: Kernel | None = None  # lead(rules, state, out): how far each seat has come, smoother than the score
    routes: RouteMaking | None = None  # for a game that is played on a route
    study: Study = Study()

    def plays(self, version: int) -> bool:
        """Whether a match of that version of the rules can be played here."""
        return version == self.version or version in self.earlier
