"""Routes that people make: what is wrong with one, what it is like, how bots fare on it, and who has made it.

A route itself is JSON in the form of its game's own; a hex is [q, r] in the frame of the route.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from manoa.server.wire.base import Given, Moment, Refusal, Sent

RouteId = Annotated[str, Meta(min_length=1, max_length=40)]
JobId = Annotated[str, Meta(min_length=16, max_length=16, pattern="^[A-Za-z0-9_-]{16}$")]
Hex = Annotated[list[int], Meta(min_length=2, max_length=2)]
Pack = Literal["printed", "heroes_hexes", "fan", "yours", "server"]
Level = Literal["easy", "medium", "hard"]
Word = Annotated[str, Meta(min_length=1, max_length=40)]

MOST_GAMES = 400  # of one trial


# What clients send


class RouteCheckIn(Given, frozen=True):
    """A route as far as it is built."""

    route: dict[str, Any]


class RouteIn(Given, frozen=True):
    """A route to be kept under a title. It has to be sound."""

    title: Annotated[str, Meta(min_length=1, max_length=120)]
    route: dict[str, Any]


class RouteTrialIn(Given, frozen=True):
    """Bots are to play so many games on a route."""

    route: dict[str, Any]
    players: Annotated[int, Meta(ge=1, le=8)] = 2
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 200
    options: dict[str, Any] = field(default_factory=dict)  # of a table, beside the route


class RouteWish(Given, frozen=True):
    """What a new route is to be like."""

    length: Literal["short", "medium", "long"] = "medium"
    difficulty: Level = "medium"
    players: Annotated[int, Meta(ge=1, le=8)] = 3
    use: Annotated[list[Word], Meta(max_length=40)] = field(default_factory=list)  # pieces that have to be in it
    expansions: Annotated[list[Word], Meta(max_length=20)] = field(name="with", default_factory=list)
    begun: dict[str, Any] | None = None  # a route to be finished


class RouteGenerateIn(Given, frozen=True):
    """The same wish and seed give the same route."""

    wish: RouteWish = field(default_factory=RouteWish)
    seed: Annotated[int, Meta(ge=0, le=(1 << 53) - 1)] | None = None  # None: any


class RouteComplaintIn(Given, frozen=True):
    """Why the host should look at a route."""

    why: Annotated[str, Meta(min_length=1, max_length=500)]


# What is found out about a route


class RouteFault(Sent, frozen=True, omit_defaults=False):
    """Something wrong with a route, or advice: `route-…` of the game's catalogues, and where it is on the map."""

    code: str
    parts: dict[str, Any] = field(default_factory=dict)
    hexes: list[Hex] = field(default_factory=list)
    pieces: list[str] = field(default_factory=list)


class RouteWay(Sent, frozen=True, omit_defaults=False):
    """The shortest way with a kind of deck."""

    deck: str
    steps: int
    cards: int
    hexes: list[Hex]


class RouteDifficulty(Sent, frozen=True, omit_defaults=False):
    measured: float | None = None  # by bots; None: nobody has tried it


class RouteStudy(Sent, frozen=True, omit_defaults=False):
    """A route as far as it can be told without playing; of one half built some of it is empty."""

    spaces: int = 0
    steps: dict[str, list[int]] = field(default_factory=dict)  # by players: the least and the most
    terrain: dict[str, int] = field(default_factory=dict)  # spaces of each
    blockades: int = 0
    caves: int = 0
    modules: list[str] = field(default_factory=list)  # those that have all their places
    fog: list[Hex] = field(default_factory=list)  # spaces that it covers
    ways: list[RouteWay] = field(default_factory=list)
    chokes: list[Hex] = field(default_factory=list)
    advice: list[RouteFault] = field(default_factory=list)
    difficulty: RouteDifficulty = RouteDifficulty()


class RouteChecked(Sent, frozen=True, omit_defaults=False):
    faults: list[RouteFault]
    study: RouteStudy


class RouteRounds(Sent, frozen=True, omit_defaults=False):
    """Rounds until somebody arrives."""

    mean: float
    error: float
    histogram: list[list[int]]  # a round, and how many games


class RouteSeat(Sent, frozen=True, omit_defaults=False):
    wins: float
    share: float
    error: float


class RouteOpening(Sent, frozen=True, omit_defaults=False):
    """Who opened a blockade, by seat."""

    between: list[str]
    seats: list[int]


class RouteTaken(Sent, frozen=True, omit_defaults=False):
    """A way, and how often it was taken."""

    letter: str
    share: float
    hexes: list[Hex]


class RouteVerdict(Sent, frozen=True, omit_defaults=False):
    code: str
    parts: dict[str, Any] = field(default_factory=dict)


class RouteReport(Sent, frozen=True, omit_defaults=False):
    """How bots fared on a route; it grows while they play."""

    games: int
    asked: int
    players: int
    rounds: RouteRounds
    seats: list[RouteSeat]
    use: list[list[float]]  # q, r and the share of games in which somebody was there
    waiting: list[list[float]]  # q, r and turns spent there
    opens: list[RouteOpening]
    ways: list[RouteTaken]
    verdict: list[RouteVerdict]  # length, variety, fairness


class RouteJob(Sent, frozen=True, omit_defaults=False):
    """Something that bots or the generator work on. It ends when nobody asks about it any more."""

    id: JobId
    kind: Literal["trial", "generate"]
    state: Literal["waiting", "running", "done", "stopped", "failed"]
    done: int
    of: int
    report: RouteReport | None = None  # of a trial, as far as it is
    route: dict[str, Any] | None = None  # that was made
    why: Refusal | None = None  # it failed


# Kept routes


class RouteFigures(Sent, frozen=True, omit_defaults=False):
    """What a card tells and people filter by."""

    steps: dict[str, list[int]] = field(default_factory=dict)  # by players: the least and the most
    spaces: int = 0
    terrain: dict[str, int] = field(default_factory=dict)
    modules: list[str] = field(default_factory=list)
    blockades: int = 0
    caves: int = 0
    difficulty: float | None = None  # as measured
    level: Level | None = None
    rounds: float | None = None  # until somebody arrives, on average
    set: str = "base"  # the boxes that its pieces are from


class RouteCard(Sent, frozen=True, omit_defaults=False):
    """A route in a list."""

    id: RouteId
    pack: Pack
    title: str
    titles: dict[str, str]  # by language, where it has several
    author: str | None  # None: it comes with the game
    set: str  # the boxes that its pieces are from
    difficulty: Level | None
    figures: RouteFigures
    plays: int  # finished games
    likes: int
    liked: bool  # by me
    mine: bool
    changed: Moment | None  # None: it comes with the game


class RouteFull(Sent, frozen=True, omit_defaults=False):
    """All about a route."""

    card: RouteCard
    route: dict[str, Any]
    study: RouteStudy
    report: RouteReport | None  # of the largest trial


class RouteLikes(Sent, frozen=True, omit_defaults=False):
    likes: int
    liked: bool
