"""What a game is: its kernels, and the functions that serve people. Each game's folder fills in one `Rulebook`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, NotRequired, TypedDict

from manoa.kernel.lessons import Lesson
from manoa.kernel.records import Record
from manoa.kernel.routes import Fault, RouteMaking

Options = dict[str, Any]
Kernel = Callable[..., Any]
Event = dict[str, Any]  # something that happened: `key`, `seat` and further parts, for sentences in any language


class Refusal(TypedDict):
    """Why something cannot be done: a code, and the ids and numbers that a sentence about it needs."""

    code: str
    parts: dict[str, Any]
    rule: NotRequired[str]  # the number of the rule behind it, such as: see docs/rules


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
    """One choice about the rules. The value is one of `values`; with `several` it is a list of any of them, in any
    order; without `values` it is a whole number from `least` on. An option may also accept something of the players'
    `own`, given as JSON, if `problems` finds nothing wrong with it. Such things that come with the game are `shelved`:
    they are chosen by id, but the thing itself is played and recorded."""

    default: Any
    about: str
    values: tuple[Any, ...] = ()
    least: int = 0
    or_zero: bool = False  # 0 is allowed too, whatever `least` is; it means off
    own: str = ""  # what the players' own thing is, in words
    problems: Callable[[Any], list[Fault]] | None = None
    shelved: Callable[[str], Any] | None = None  # from an id to the thing; None: there is none
    several: bool = False
    group: str = "house"  # where people find it: `map`, `adventure`, `main`, or the house rules
    only_with: str = ""  # another option; while that is off, this one changes nothing
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
        """An admitted value in one form, so that equal choices are equal: of several, in the order of `values`; for the
        id of something shelved, the thing."""
        thing = self._off_shelf(value)
        if thing is not None:
            return thing
        return [allowed for allowed in self.values if allowed in value] if self.several else value

    def is_own(self, value: Any) -> bool:
        """Something of the players' own, good or not."""
        return bool(self.own) and isinstance(value, dict)

    @property
    def allowed(self) -> str:
        """The possible choices, in words."""
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
    instead: Any = None  # what is played instead without asking; None: they are refused

    def bars(self, value: Any) -> bool:
        """Whether a value, or one of several, is barred."""
        return value in self.values or (isinstance(value, list) and any(one in self.values for one in value))


@dataclass(frozen=True, eq=False)
class Policy:
    """A policy with its own tables and memory: choose(rules, tables, state, memory, luck) -> action."""

    choose: Kernel
    tables: Callable[[Any], Any]  # rules to a record that is made once for them and only read
    memory: type[Record]  # the record it works in, one for each thread; it may contain anything at first


@dataclass(frozen=True)
class Search:
    """How bots that search play a game: the settings that measured strongest (docs/bots.md)."""

    method: str = "tree"  # or "paired": see manoa.bots.search
    rollout: str = "random"  # the policy that plays simulations to their end
    prior: str = ""  # the policy whose choice is tried first and given up last; if none is named, the same
    win: float = 0.5  # the weight of wins beside margins in paired rollouts, both measured by their spread
    usual: float = 0.1  # by how much candidates usually differ there, in the same measure
    trusting: frozenset[int] = frozenset()  # actions that paired rollouts try only if the prior chooses them, such as
    # gifts: they cost less than rollouts can detect, and with many of them one looks good by luck


@dataclass(frozen=True)
class Measure:
    """The unit in which people count a lead; margins are given in it."""

    unit: str = "points"
    of: Callable[[int], float] = float  # from a final score to this unit
    lead: int = 1  # how much of `lead`, or of the score if there is none, is one unit


class Span(NamedTuple):
    """The least and the most that a number, or so many of them in a row, can be."""

    least: int
    most: int
    times: int = 1


class Bounds(NamedTuple):
    """Between which numbers scores and features lie, for learners that want to know."""

    score: Span
    features: Sequence[Span]  # one after the other, as `observe` writes them


@dataclass(frozen=True)
class Study:
    """What a game contributes to reviews (`manoa.study`). States are worlds that the seat whose turn it is considers
    possible; what is said about one must not depend on what is hidden from the seat."""

    chances: Callable[[Any, Any, Any], Any] | None = None  # from (rules, state, margins at the end of the current
    # part) to shares of a won match, for a game that is played in parts
    theme: Callable[[Any, Any, int, int], str | None] | None = None  # (rules, state, best action, natural action): the
    # theme of a puzzle about them; None: there is no puzzle
    reason: Callable[[Any, Any, int, int], Refusal | None] | None = None  # (rules, state, played, better): why the
    # better action is better, as a code with parts


@dataclass(frozen=True)
class Earlier:
    """How an earlier version of the rules differs. Matches of that version continue under it."""

    defaults: Mapping[str, Any]  # the old defaults of options whose default has changed
    patch: Callable[[Any, Options], None]  # (rules, options): turns a rules record made now into one of that version


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
    policies: Mapping[str, Kernel | Policy]  # a plain kernel is policy(rules, state, scratch, luck) -> action

    view: Callable[[Any, Any, int | None], Any]  # what a seat may see, ready for JSON
    notation: Callable[[Any, Any, int], str]
    describe: Callable[[Any, Any, int], dict[str, Any]]
    parse: Callable[[Any, Any, str], list[int]]  # the steps that a text names; Unreadable if it is no action
    why: Callable[..., Refusal]  # (rules, state, action, *steps after it): why it is not allowed now
    events: Callable[[Any, list[tuple[int, ...]], int | None], list[Event]]  # entries of a journal to what a seat saw
    position: Callable[[Any, Any], dict[str, Any]]  # a state as JSON
    place: Callable[[Any, dict[str, Any]], Any]  # and back, ValueError for one that breaks a rule
    old_numbers: Callable[[Any, Any, int], list[int]] | None = (
        None  # (rules, state, id) to steps, if version 1 numbered actions otherwise: ids in records are of that time
    )
    earlier: Mapping[int, Earlier] = field(default_factory=dict)  # the earlier versions that can still be played
    cited: Mapping[str, str] = field(default_factory=dict)  # by the code of a refusal, the number of the rule behind it
    view_type: type | None = None  # the TypedDict that `view` makes
    picture: Callable[[Options, dict[str, Any], Any], str] | None = None  # options, view and an art.Look to SVG
    symbols: Callable[[str], dict[str, str]] | None = None  # from a language to drawings by id, for the browser
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
    levels: Mapping[str, Policy | Kernel | int] = field(default_factory=dict)  # how `novice`, `fair` and `strong`
    # play: a policy of that strength, or search with this many simulations
    measure: Measure = Measure()
    part: Kernel | None = None  # part(rules, state): the part of the match that a position is in, such as a round, if
    # search need not look beyond the current part
    brief: Kernel | None = None  # brief(rules, state): whether the next step takes far less time than others; on a GPU
    # brief steps are taken first
    bars: Callable[[Options], list[Bar]] | None = None  # the values that do not go with these options
    lead: Kernel | None = None  # lead(rules, state, out): how far each seat has come, smoother than the score
    routes: RouteMaking | None = None  # for a game that is played on a route
    bounds: Callable[[Any], Bounds] | None = None  # from rules to what scores and features can be
    study: Study = Study()

    def plays(self, version: int) -> bool:
        """Whether a match of that version of the rules can be played here."""
        return version == self.version or version in self.earlier
