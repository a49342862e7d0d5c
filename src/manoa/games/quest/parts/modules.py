"""The modules of part M: which there are, what is in their boxes, and where their markers lie on a route."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from manoa.games.components import components

DATA = components("quest", "modules.json")

MODULES = tuple(name for name, what in DATA.items() if isinstance(what, dict) and name != "sources")
MARKED = tuple(name for name in MODULES if "placements" in DATA[name])  # those with places on a route

SWAMPS: dict[str, list[dict[str, Any]]] = {tile["id"]: tile["hexes"] for tile in DATA["swamp"]["tiles"]}
SWAMP_SPACES = sum(map(len, SWAMPS.values()))
ARROWS: int = DATA["current"]["markers"]
DANGERS: int = DATA["danger"]["markers"]
STORE_SLOTS: int = DATA["muisca"]["store_slots"]
DRAGONS: tuple[dict[str, Any], ...] = tuple(DATA["dragons"]["dragons"])
DRAGON_IDS = tuple(str(dragon["id"]) for dragon in DRAGONS)
TWO_CARDS: int = DATA["dragons"]["any_cards_instead"]
SLOW, FAST = int(DATA["dragons"]["spaces"]), int(DATA["dragons"]["spaces_fast"])
CHESTS: tuple[int, ...] = tuple(
    chest["value"] for chest in DATA["treasures"]["chests"] for _ in range(chest["count"])
)  # what each is worth
RACE_POINTS: tuple[int, ...] = tuple(DATA["treasures"]["race_points"])
FOG: tuple[tuple[str, int], ...] = tuple(
    (token["terrain"], token["power"]) for token in DATA["fog"]["tokens"] for _ in range(token["count"])
)
FOGGY = ("jungle", "river", "village", "rubble", "camp")  # what fog may lie on (M-7.1)


def places(route: dict[str, Any] | str) -> dict[str, list[Any]]:
    """Where the markers of each module lie: on a printed route, or on one of the players' own as it says itself."""
    if isinstance(route, str):
        return {module: DATA[module]["placements"][route] for module in MARKED}
    return dict(route.get("modules") or {})


def unplaced(route: dict[str, Any] | str) -> list[str]:
    """The modules that a route has no places for."""
    return [module for module in MODULES if module in MARKED and not places(route).get(module)]


def files_in(package: str) -> dict[str, Any]:
    """The file that each module has in a package, if it has one there."""
    return {name: import_module(f"{package}.{name}") for name in MODULES if find_spec(f"{package}.{name}")}
