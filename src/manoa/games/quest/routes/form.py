"""Whether something is a route at all: JSON of modest size in the form of routes.json. All of it is cheap, so that
hostile input costs little."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from manoa.games.quest.parts.board import TAVERN_SPACES, TILES, Route
from manoa.games.quest.routes.fault import fault
from manoa.games.quest.routes.markers import FARTHEST, Axis, is_written, misshapen_markers
from manoa.kernel.positions import shown
from manoa.kernel.routes import Fault

PIECES = TILES["pieces"]
SIDES = tuple(TILES["finish"]["sides"])
TAVERN_SIDES = tuple(TILES["tavern"]["sides"])
DEEPEST, MOST_VALUES, LONGEST = 8, 5000, 1000  # of the JSON of a route: levels, values, characters
LONGEST_NAME = 80
MOST_FAULTS = 40  # more help nobody
FIELDS = (
    "name",
    "set",
    "difficulty",
    "pieces",
    "finish",
    "start_spaces",
    "caves",
    "joints",
    "blockade_count",
    "tavern",
    "modules",
    "note",
)


class Tavern(Struct, forbid_unknown_fields=True):
    attached_to: str
    side: Literal[TAVERN_SIDES]  # type: ignore[valid-type]
    spaces: Annotated[list[tuple[Axis, Axis]], Meta(min_length=TAVERN_SPACES, max_length=TAVERN_SPACES)]


class Joint(Struct):
    between: tuple[str, str]
    blockade: bool = False
    disputed: bool = False


def misshapen(route: Any) -> Iterator[Fault]:
    """What keeps a route from being laid out at all. What is only missing does not."""
    if not isinstance(route, dict):
        yield fault("no-object")
        return
    if isinstance(route.get("pieces"), list) and len(route["pieces"]) > len(PIECES):  # before any of them is looked at
        yield fault("too-many-pieces", most=len(PIECES))
        return
    if not is_plain(route):
        yield fault("too-large")
        return
    unknown = [name for name in route if name not in FIELDS]
    if unknown:
        yield fault("unknown-field", field=shown(unknown[0]), fields=list(FIELDS))
    if route.get("pieces") is not None:
        yield from _bad_pieces(route["pieces"])
    if route.get("finish") is not None:
        yield from _bad_finish(route["finish"])
    if not is_written(route.get("tavern"), Tavern | None):
        yield fault("bad-tavern", choices=list(TAVERN_SIDES))
    if not is_written(route.get("joints", []), list[Joint]):
        yield fault("bad-joints")
    yield from misshapen_markers(route.get("modules"))


def missing(route: dict[str, Any]) -> Iterator[Fault]:
    """What has still to be laid."""
    if not route.get("pieces"):
        yield fault("no-pieces")
    if route.get("finish") is None:
        yield fault("no-finish")


def is_plain(route: Any) -> bool:
    """JSON, neither deep nor long: what people write by hand."""
    rest, seen = [(route, 0)], 0
    while rest:
        value, depth = rest.pop()
        seen += 1
        if depth > DEEPEST or seen > MOST_VALUES:
            return False
        if isinstance(value, dict):
            if not all(isinstance(name, str) and len(name) <= LONGEST for name in value):
                return False
            rest += [(part, depth + 1) for part in value.values()]
        elif isinstance(value, list):
            if len(value) > MOST_VALUES:
                return False
            rest += [(part, depth + 1) for part in value]
        elif not _is_scalar(value):
            return False
    return True


def _is_scalar(value: Any) -> bool:
    if isinstance(value, str):
        return len(value) <= LONGEST
    return value is None or type(value) is bool or (type(value) is int and abs(value) < 10**9)


def bad_name(route: Route) -> Iterator[Fault]:
    """A name that no maker gets through. It keeps nobody from playing: matches of before may have one."""
    if "name" in route and not is_name(route["name"]):
        yield fault("bad-name", most=LONGEST_NAME)


def is_name(name: Any) -> bool:
    """A title, or one for each of some languages: printable, and nothing that a page could take for markup."""
    titles = list(name.values()) if isinstance(name, dict) else [name]
    return all(isinstance(title, str) and _is_title(title) for title in titles)


def _is_title(title: str) -> bool:
    return len(title) <= LONGEST_NAME and title.isprintable() and not set(title) & set("<>")


def _bad_pieces(pieces: Any) -> Iterator[Fault]:
    if not isinstance(pieces, list):
        yield fault("bad-pieces")
    else:
        for number, piece in enumerate(pieces, 1):
            if not isinstance(piece, dict):
                yield fault("bad-piece", number=number)
            elif not isinstance(piece.get("piece"), str) or piece["piece"] not in PIECES:
                yield fault("no-such-piece", text=shown(piece.get("piece")), choices=list(PIECES))
            else:
                yield from _bad_place(piece, "bad-place", [piece["piece"]], piece=piece["piece"])


def _bad_finish(finish: Any) -> Iterator[Fault]:
    if not isinstance(finish, dict):
        yield fault("bad-finish")
    elif not isinstance(finish.get("side"), str) or finish["side"] not in SIDES:
        yield fault("no-such-side", text=shown(finish.get("side")), choices=list(SIDES))
    else:
        yield from _bad_place(finish, "bad-finish-place", [])


def _bad_place(given: dict[str, Any], code: str, pieces: list[str], **parts: str) -> Iterator[Fault]:
    for axis, least, most in (("q", -FARTHEST, FARTHEST), ("r", -FARTHEST, FARTHEST), ("rotation", 0, 5)):
        if type(given.get(axis)) is not int or not least <= given[axis] <= most:
            yield fault(code, (), pieces, **parts, axis=axis, least=least, most=most)
