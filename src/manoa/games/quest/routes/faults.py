"""What a route has to be like (Q-2.8): every rule that one breaks. One half built is judged as far as it goes."""

from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

from manoa.games.quest.parts.board import (
    LONG_WAY_ROUND,
    TILES,
    Hex,
    Route,
    Space,
    contacts,
    distances,
    lay_finish,
    lay_piece,
    neighbours,
    placed,
    start_spaces,
)
from manoa.games.quest.routes.fault import fault
from manoa.games.quest.routes.form import MOST_FAULTS, PIECES, bad_name, misshapen, missing
from manoa.games.quest.routes.laying import spaces_of
from manoa.games.quest.routes.markers import misplaced_markers
from manoa.kernel.positions import shown
from manoa.kernel.routes import Fault

FEWEST_CONTACTS = 2


def faults(route: Any) -> list[Fault]:
    """All that is wrong with a route; an empty list for a good one."""
    return _first(misshapen(route)) or _first(chain(bad_name(route), _wrong(route)))


def unplayable(route: Any) -> list[Fault]:
    """What keeps a route from being played."""
    return _first(misshapen(route)) or _first(_wrong(route))


def _first(found: Iterator[Fault]) -> list[Fault]:
    return list(islice(found, MOST_FAULTS))


def _wrong(route: Route) -> Iterator[Fault]:
    if route.get("pieces"):
        yield from _unsound(route)
    yield from missing(route)


def _unsound(route: Route) -> Iterator[Fault]:
    """The rules of Q-2.8 that a well-formed route breaks."""
    letters = [piece["piece"] for piece in route["pieces"]]
    begins = PIECES[letters[0]]["kind"] == "start"
    if not begins:
        yield fault("begins-elsewhere", [], [letters[0]], piece=letters[0])
    yield from _twice(letters)
    if route.get("tavern") is not None:
        yield from _bad_tavern(route, route["tavern"])
    overlaps = list(_overlaps(route))
    yield from overlaps
    yield from _loose(route)
    if route.get("finish") is not None:
        yield from _bad_finish(route)
    if not overlaps and begins and len(set(letters)) == len(letters):
        yield from _bad_way(route)
        yield from misplaced_markers(route)


def _bad_way(route: Route) -> Iterator[Fault]:
    """Whether it leads there, and what is marked on it. Joints can be marked before there is a finish."""
    spaces = spaces_of({**route, "tavern": None})
    starts = start_spaces(route["pieces"][0])
    if route.get("finish") is not None:
        far = distances(spaces, LONG_WAY_ROUND)
        for number, start in enumerate(starts, 1):
            if start not in far:
                yield fault("no-way", [start], number=number)
    yield from _bad_joints(route, spaces)
    yield from _bad_lists(route, starts, [space.at for space in spaces if space.terrain == "cave"])


def _twice(letters: list[str]) -> Iterator[Fault]:
    for letter in sorted({letter for letter in letters if letters.count(letter) > 1}):
        yield fault("twice", [], [letter], piece=letter, count=letters.count(letter))
    for letter in sorted(set(letters)):
        reverse = PIECES[letter]["reverse"]
        if letter < reverse and reverse in letters:
            yield fault("both-sides", [], [letter, reverse], piece=letter, other=reverse)


def _overlaps(route: Route) -> Iterator[Fault]:
    taken: dict[Hex, str] = {}
    for piece in route["pieces"]:
        letter = piece["piece"]
        for other, under in _under(lay_piece(piece), taken):
            yield fault("overlaps", under, [letter, other], piece=letter, other=other)
        taken |= {space.at: letter for space in lay_piece(piece)}
    if route.get("finish") is not None:
        for other, under in _under(lay_finish(route["finish"]), taken):
            yield fault("finish-overlaps", under, [other], piece=other)


def _under(spaces: list[Any], taken: dict[Hex, str]) -> list[tuple[str, list[Hex]]]:
    """The pieces that lie under some spaces already, and where."""
    places = [space.at for space in spaces if space.at in taken]
    return [(letter, [at for at in places if taken[at] == letter]) for letter in sorted({taken[at] for at in places})]


def _loose(route: Route) -> Iterator[Fault]:
    """Every next piece joins the ones before along at least two contacts."""
    before = {space.at for space in lay_piece(route["pieces"][0])}
    for piece in route["pieces"][1:]:
        new = [space.at for space in lay_piece(piece)]
        touching = sum(beside in before for at in new for beside in neighbours(at))
        if touching < FEWEST_CONTACTS:
            yield fault("loose", new, [piece["piece"]], piece=piece["piece"], contacts=touching, least=FEWEST_CONTACTS)
        before |= set(new)


def _bad_tavern(route: Route, tavern: dict[str, Any]) -> Iterator[Fault]:
    """The tavern lies in three free places along one piece (H-1.1)."""
    spots = [(at[0], at[1]) for at in tavern["spaces"]]
    pieces = {piece["piece"]: {space.at for space in lay_piece(piece)} for piece in route["pieces"]}
    finish = {space.at for space in lay_finish(route["finish"])} if route.get("finish") is not None else set()
    letter = tavern["attached_to"]
    tile = pieces.get(letter)
    if tile is None:
        yield fault("tavern-nowhere", spots, text=shown(letter))
    elif not all(any(at in tile for at in neighbours(spot)) for spot in spots):
        yield fault("tavern-far", spots, [letter], piece=letter)
    if len(set(spots)) < len(spots) or any(spot in taken for spot in spots for taken in (*pieces.values(), finish)):
        yield fault("tavern-taken", spots)


def _bad_finish(route: Route) -> Iterator[Fault]:
    """The finish lies around a corner hex of the last piece: one with three neighbours outside, all of them finish."""
    last = route["pieces"][-1]
    tile = {space.at for space in lay_piece(last)}
    corner = placed(route["finish"], TILES["finish"]["corner"])
    around = {space.at for space in lay_finish(route["finish"])}
    outside = set(neighbours(corner)) - tile
    if corner not in tile or not around <= outside or len(outside) != len(around):
        yield fault("finish-corner", sorted(around), [last["piece"]], piece=last["piece"])


def _bad_joints(route: Route, spaces: list[Space]) -> Iterator[Fault]:
    """Joints that are marked have to be there."""
    touching = {frozenset(pair) for pair in contacts(spaces)}
    for joint in route.get("joints", []):
        if frozenset(joint["between"]) not in touching:
            one, other = map(shown, joint["between"])
            yield fault("no-joint", [], [x for x in joint["between"] if x in PIECES], piece=one, other=other)


def _bad_lists(route: Route, starts: list[Hex], caves: list[Hex]) -> Iterator[Fault]:
    """Start spaces and caves that are listed have to be there, all of them."""
    for name, places in (("start_spaces", starts), ("caves", caves)):
        given = route.get(name, [list(at) for at in places])
        if not isinstance(given, list) or sorted(map(str, given)) != sorted(str(list(at)) for at in places):
            yield fault("other-places", places, field=name, text=", ".join(f"[{q}, {r}]" for q, r in places))
