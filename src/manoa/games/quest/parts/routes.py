"""Which routes there are, and what they are played with."""

from manoa.games.quest.parts.board import ROUTES, TILES, Route
from manoa.games.quest.parts.tokens import in_box

SETS = ("base", "heroes_hexes")


def listed() -> list[str]:
    """The printed routes that can be played."""
    return [name for name, route in ROUTES.items() if route["set"] in SETS]


def is_expansion(name: str) -> bool:
    """A printed route that belongs to Heroes & Hexes."""
    return bool(ROUTES[name]["set"] == "heroes_hexes")


def needs_hexes(route: Route) -> bool:
    """A route with pieces of Heroes & Hexes."""
    pieces = [TILES["pieces"][piece["piece"]] for piece in route.get("pieces") or []]
    return route.get("tavern") is not None or any(piece["set"] != "base" for piece in pieces)


def blockades_for(route: Route | str) -> int:
    """How many blockades lie in the box of the game that a route is made for."""
    return in_box(is_expansion(route) if isinstance(route, str) else needs_hexes(route))
