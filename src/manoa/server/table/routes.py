"""Routes as the server knows them: what a game says about one, and what tells it from others."""

from functools import cache
from hashlib import sha256
from typing import Any

import msgspec

from manoa.games import REGISTERED, rulebook
from manoa.kernel.routes import RouteMaking, Shelved
from manoa.play.fitting import settled
from manoa.play.ruleset import complete
from manoa.server.table.refusal import Refused, check_game
from manoa.server.table.setup import UNFIT
from manoa.server.wire.routes import RouteChecked, RouteFault, RouteFigures, RouteReport, RouteStudy, RouteWish

LARGEST = 5_000  # bytes of a route: the largest printed one has 3,000, and options have to fit into an address
ABOUT = ("name", "note", "difficulty", "set")  # what a route says of itself: it is played the same without
MOST_TOLD = 5  # faults in a refusal
LEVELS = ("easy", "medium", "hard")


def making(game: str) -> RouteMaking:
    """What a game offers to makers of routes; Refused if it has none."""
    check_game(game)
    found = rulebook(game).routes
    if found is None:
        raise Refused("no-routes")
    return found


@cache
def shelf(game: str) -> dict[str, Shelved]:
    """The routes that come with a game, by their ids."""
    return {one["id"]: one for one in making(game).packs()}


def route_option(game: str) -> str | None:
    """The option of a game that takes a route."""
    book = rulebook(game)
    return next((name for name, option in book.options.items() if option.own), None) if book.routes else None


def key(route: dict[str, Any]) -> str:
    """The same for routes that are played alike, whatever they are called."""
    played = {name: value for name, value in route.items() if name not in ABOUT}
    return sha256(msgspec.json.encode(played, order="sorted")).hexdigest()


def played_on(game: str, options: dict[str, Any]) -> str | None:
    """The route of a table: the id of one that comes with the game, or the key of another."""
    name = route_option(game) if game in REGISTERED else None
    route = options.get(name) if name is not None else None
    if isinstance(route, dict):
        return key(route)
    return route if isinstance(route, str) else None


def checked(game: str, route: dict[str, Any]) -> RouteChecked:
    """What is wrong with a route, and what it is like as far as it is built."""
    maker = making(game)
    _check_size(route)
    faults = msgspec.convert(maker.faults(route), list[RouteFault])
    return RouteChecked(faults, msgspec.convert(maker.study(route), RouteStudy))


def sound(game: str, route: dict[str, Any]) -> RouteStudy:
    """What a good route is like; Refused if it is not good."""
    found = checked(game, route)
    if found.faults:
        raise Refused("bad-route", "faulty-route", game=game, faults=msgspec.to_builtins(found.faults[:MOST_TOLD]))
    return found.study


def _check_size(route: dict[str, Any]) -> None:
    try:
        size = len(msgspec.json.encode(route))
    except RecursionError:
        size = LARGEST + 1
    if size > LARGEST:
        raise Refused("bad-route", "route-too-large", most=LARGEST)


def options_for(game: str, route: dict[str, Any], options: dict[str, Any], players: int) -> dict[str, Any]:
    """All options of a table on a route: what does not go with it gives way."""
    book, name = rulebook(game), route_option(game) or ""
    try:
        whole = complete(book, {**options, name: route}, book.version)
        found = settled(book, whole, players, name)
    except UNFIT as error:
        raise Refused("bad-options", text=f"{error}"[:1900]) from None
    if found.players != players:
        raise Refused("bad-options", "not-for-players", players=players)
    return found.options


def wishable(game: str, wish: RouteWish) -> None:
    """Refused where what was begun cannot be gone on with, since it is too large to look at."""
    making(game)
    if wish.begun is not None:
        _check_size(wish.begun)


# Figures


def figures_of(game: str, route: dict[str, Any], study: RouteStudy) -> RouteFigures:
    """What a card tells of a route that nobody has tried yet."""
    told = study.steps, study.spaces, study.terrain, study.modules, study.blockades, study.caves
    return RouteFigures(*told, set=_box(game, route))


def _box(game: str, route: dict[str, Any]) -> str:
    """The expansion that has to be on, for the sake of its pieces."""
    book = rulebook(game)
    usual = {name: option.default for name, option in book.options.items()}
    needed = options_for(game, route, {}, book.seats(usual)[0])
    return next((name for name in book.expanded if usual[name] is False and needed[name] is True), "base")


def shelved_figures(entry: Shelved) -> RouteFigures:
    """Those that come with the game say in a word how hard they are, in figures or both."""
    given = dict(entry["figures"])
    hard = given.pop("difficulty", None)
    if isinstance(hard, dict):
        hard = hard.get("measured")
    measured = hard if isinstance(hard, int | float) else given.get("rounds")
    level = hard if hard in LEVELS else None
    box = entry["route"].get("set", "base")
    return msgspec.convert({"level": level, "set": box, **given, "difficulty": measured}, RouteFigures)


def measured(report: RouteReport) -> dict[str, Any]:
    """What a trial adds to the figures: rounds are the measure, and the verdict on them has the word."""
    level = report.verdict[0].parts.get("level") if report.verdict else None
    rounds = report.rounds.mean
    return {"rounds": rounds, "difficulty": rounds, "level": level if level in LEVELS else None}
