"""Which routes there are, and what they are played with."""

from manoa.games.quest.parts.board import ROUTES, TILES, Route

SETS = ("base", "heroes_hexes")


def listed() -> list[str]:
    """The printed routes that can be played."""
    return [name for name, route in ROUTES.items() if route["set"] in SETS]


def is_expansion(name: str) -> bool:
    """A printed route that belongs to Heroes & Hexes."""
    return bool(ROUTES[name]["set"] == "heroes_hexes")


def needs_hexes(route: Route) -> bool:
    """A route with pieces of Heroes & Hexes."""
    pieces = [TILES["pieces"][piece["piece"]] for piece in route["pieces"]]
    return route.get("tavern") is not None or any(piece["set"] != "base" for piece in pieces)
