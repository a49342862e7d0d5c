"""How puzzles of each game are looked for: with whom, on what, and how deep. What is slow is looked at less deeply,
and only what lies further apart is taken."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from manoa.games import REGISTERED, rulebook
from manoa.games.lost_cities.people import themes as lost_cities
from manoa.games.quest.people import themes as quest
from manoa.kernel.rulebook import Kernel, Policy

ROUTES = ("first", "hills_of_gold", "home_stretch", "winding_paths", "serpentine", "swamplands", "witchs_cauldron")
VOICES = {
    "lost-cities": ("novice", "fair", "careful", "seasoned"),
    "quest": ("greedy", "fair", "hasty", "planner"),
    "island": ("novice", "greedy"),
}

Tempting = Callable[[Any, Any, Sequence[int]], list[int]]  # (rules, state, legal actions)
TEMPTING: dict[str, Tempting] = {
    "lost-cities": lost_cities.tempting,
    "quest": quest.tempting,
}  # what people do, not bots


class Depth(NamedTuple):
    late: float  # the share of a game's steps that is not looked at: its beginning
    search: int  # simulations that look for a candidate in a first look; otherwise only what bots play is compared
    sought: frozenset[str] | None  # the themes for which that is done; None: all
    first: int  # worlds of the first look
    deep: int  # simulations that look for something better still, once there is a candidate
    worlds: int  # at most, of one trial
    gap: float  # the least one, in shares of a won match
    points: float  # the least, in the game's measure
    line: int  # simulations for each step of a line that is shown
    seldom: Mapping[str, int]  # themes of which only one in so many decisions is looked at: there are many
    players: tuple[int, ...]
    options: tuple[dict[str, Any], ...]
    promising: float = 1.5  # standard errors after the first look


DEPTHS = {
    "lost-cities": Depth(
        *(0.0, 120, frozenset({"deny"}), 80, 1000, 2000, 0.04, 4.0, 400, {}, (2,)),
        options=({"rounds": 1},),
        promising=2.0,
    ),
    "quest": Depth(
        *(0.45, 0, frozenset(), 16, 60, 120, 0.1, 0.5, 40, {"way": 3, "keep": 2}, (2, 3)),
        options=tuple({} if route == ROUTES[0] else {"route": route} for route in ROUTES),
    ),
    "island": Depth(
        *(0.2, 60, frozenset({"fight-or-flee"}), 24, 150, 300, 0.08, 0.2, 80, {"discover": 3, "build": 2}, (2, 3)),
        options=({},),
    ),
}


def themes_of(game: str) -> tuple[str, ...]:
    """As the game names them."""
    themes: tuple[str, ...] = import_module(f"{REGISTERED[game]}.people.themes").THEMES
    return themes


def voices(game: str) -> dict[str, Kernel | Policy]:
    """The bots that answer at once by name, the weakest first: rules of thumb, and levels that are none."""
    book = rulebook(game)
    known: dict[str, Any] = {**book.levels, **book.policies}
    return {name: known[name] for name in VOICES[game]}
