"""Routes that people make, for a game that is played on one: their faults, the study of a route, trials by bots, and
new routes. Hexes are [q, r] in the frame of the route."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypedDict

Route = dict[str, Any]
At = list[int]  # [q, r]


class Fault(TypedDict):
    """Something that is wrong with a route, or that its maker may want to know: a code and parts for a sentence, and
    the places on the map."""

    code: str
    parts: dict[str, Any]
    hexes: list[At]
    pieces: list[str]


class Told(TypedDict):
    """A code and the parts that a sentence about it needs."""

    code: str
    parts: dict[str, Any]


class Way(TypedDict):
    """The shortest way for a kind of deck."""

    deck: str
    steps: int
    cards: int
    hexes: list[At]


class Study(TypedDict):
    """The study of a route; for a half-built one, as far as it is possible."""

    spaces: int
    steps: dict[str, list[int]]  # by number of players: the fewest and the most from a start space to the finish
    terrain: dict[str, int]
    blockades: int
    caves: int
    modules: list[str]  # modules for which the route has all places
    fog: list[At]  # spaces that fog covers
    ways: list[Way]
    chokes: list[At]  # spaces that every way passes
    advice: list[Fault]
    difficulty: dict[str, float | None]


class Rounds(TypedDict):
    mean: float
    error: float
    histogram: list[list[int]]  # [round, games whose first piece arrived in it]


class SeatShare(TypedDict):
    wins: int
    share: float
    error: float


class Opens(TypedDict):
    """Who removed the blockade between two pieces of the route."""

    between: list[str]
    seats: list[int]


class TakenWay(TypedDict):
    letter: str
    share: float
    hexes: list[At]


class Report(TypedDict):
    """The results of a quick bot's games on a route; `games` of the `asked` ones are played."""

    games: int
    asked: int
    players: int
    rounds: Rounds
    seats: list[SeatShare]
    use: list[list[float]]  # [q, r, share of pieces that stood there]
    waiting: list[list[float]]  # [q, r, turns that pieces spent there, a game]
    opens: list[Opens]
    ways: list[TakenWay]
    verdict: list[Told]  # length, variety, fairness


# What a generated route should be like. `with` lists what it has places for; `begun` is a route to finish.
Wish = TypedDict(
    "Wish",
    {
        "length": str,
        "difficulty": str,
        "players": int,
        "use": list[str],
        "with": list[str],
        "begun": Route | None,
    },
    total=False,
)


class Shelved(TypedDict):
    """A route that comes with the game."""

    id: str
    title: dict[str, str]
    pack: str
    route: Route
    figures: dict[str, Any]


@dataclass(frozen=True)
class RouteMaking:
    """Everything that a game offers to makers of routes."""

    faults: Callable[[Any], list[Fault]]  # of anything that claims to be a route; a good one has none
    study: Callable[[Any], Study]
    trial: Callable[..., Iterator[Report]]  # (route, options, players, games, seed): growing reports, the last is whole
    generate: Callable[..., Route]  # (wish, seed, progress): progress(done, of) is called now and then
    packs: Callable[[], list[Shelved]]
    picture: Callable[[Route, Any, bool], str]  # a good route, an art.Look and whether it should be small, to SVG
