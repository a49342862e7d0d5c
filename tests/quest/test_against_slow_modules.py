"""Random matches with modules in lock-step with the slow rules."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from manoa import Game, Match
from quest.faulty import codes
from quest.hexing import ROUTES as HEXED_ROUTES
from quest.lively import ROUTES, jumbled, views
from quest.moduling import MODULES, with_modules
from quest.slow_board import data, route_of
from quest.slow_modules import Modular
from quest.slow_modules_ground import marks_of
from quest.test_against_slow_hexes import HexedStep, bewitch
from rare import examples, tries

Place = dict[str, Any]

ALL_ROUTES = [*ROUTES, *HEXED_ROUTES]
SETS = [*([name] for name in MODULES), *(list(pair) for pair in combinations(MODULES, 2))]
STEPS = examples(12)  # compared in each match
SHOWING_ALL = (26, 36)  # seeds of matches that show all of it
OPTION_SETS: list[dict[str, Any]] = [
    {"route": "blind_spot", "paralysis": "victim", "free_card_to": "discard_pile", "demon_discard": "supply"},
    {"route": "demon_gorge", "promos": True, "native_blockade_and_step": True, "arrival_tie": "earlier"},
    {"route": "swamplands", "caves": True, "promos": True, "free_order": True, "trim_hand": True},
    {"route": "serpentine", "open_discards": False},
]


class ModularStep(HexedStep):
    """One match with modules played on both sides."""

    slow: Modular


def from_the_start(match: Match) -> ModularStep:
    return ModularStep(match, Modular(match.game.options, views(match)))


def amid(game: Game, players: int, luck: Random) -> ModularStep:
    """Lock-step from a position in the middle, with dragons about, chests found and cards stored."""
    snapshot = jumbled(game, players, luck, effects=0.15)
    place = snapshot["position"]
    if game.options["heroes_hexes"]:
        bewitch(place, luck)
    stir(place, game.options["route"], luck)
    return going_on_from(game, players, snapshot)


def going_on_from(game: Game, players: int, snapshot: dict[str, Any]) -> ModularStep:
    match = game.restore(snapshot)
    start = Modular(game.options, views(game.start(players, seed=0)))
    start.starter = match.view()["starter"]
    start.blockades = {tuple(one["between"]): one["number"] for one in match.view()["blockades"]}
    start.read(views(match), snapshot["position"]["discards"])
    return ModularStep(match, start)


def stir(place: Place, route: Any, luck: Random) -> None:
    added = place["modules"]
    give_muisca(place, luck)
    move_dragons(place, route, luck)
    for chest in added["chests"]:
        if chest["at"] and luck.random() < 0.3:
            chest["owner"] = luck.randrange(len(place["hands"]))
    danger = [tuple(at) for at in marks_of(route, "danger")]
    added["safe"] = [[calm(at, route, danger) for at in pieces] for pieces in place["pieces"]]
    turn_up(place)


def calm(at: list[int], route: Any, danger: list[Any]) -> list[int]:
    """Where a piece has been before, if it is in danger now."""
    spaces = route_of(route).spaces
    near = [other for other in map(list, spaces) if beside(at, other) and spaces[other[0], other[1]].symbol]
    return next(other for other in [at, *near] if tuple(other) not in danger)


def give_muisca(place: Place, luck: Random) -> None:
    added = place["modules"]
    for seat, hand in enumerate(place["hands"]):
        for pile in added["muisca"]:
            zone = luck.choice([hand, added["stored"][seat], None])
            if zone is not None and (zone is hand or len(zone) < 2):
                zone.append(pile["card"])
                pile["left"] -= 1
    added["muisca"] = [pile for pile in added["muisca"] if pile["left"]]


def move_dragons(place: Place, route: Any, luck: Random) -> None:
    """Some are awake; those may be anywhere, some of them beside pieces."""
    spaces = route_of(route).spaces
    dragons = place["modules"]["dragons"]
    lairs = {tuple(one["at"]) for one in dragons}
    for pieces in place["pieces"]:
        pieces[:] = [at if tuple(at) not in lairs else aside(at, spaces, place, lairs) for at in pieces]
    taken = [at for pieces in place["pieces"] for at in pieces] + [one["at"] for one in dragons]
    for dragon in dragons:
        dragon["awake"] = luck.random() < 0.6
        piece = luck.choice(luck.choice(place["pieces"]))
        near = [(piece[0] + luck.randint(-2, 2), piece[1] + luck.randint(-2, 2)) for _ in range(20)]
        free = [at for at in near if list(at) not in taken and at in spaces]
        free = [at for at in free if spaces[at].terrain not in ("mountain", "cave", "finish")]
        if dragon["awake"] and free and luck.random() < 0.7:
            dragon["at"] = list(free[0])
            taken.append(list(free[0]))


def aside(at: list[int], spaces: Any, place: Place, lairs: set[Any]) -> list[int]:
    """Another place than a dragon's."""
    taken = {tuple(one) for pieces in place["pieces"] for one in pieces} | lairs
    free = [other for other, space in spaces.items() if space.symbol and space.terrain != "finish"]
    return min((list(other) for other in free if other not in taken), key=lambda other: apart(at, other))


def turn_up(place: Place) -> None:
    """Fog beside pieces, and some that was seen before."""
    for token in place["modules"]["fog"]:
        near = [at for pieces in place["pieces"] for at in pieces if token["at"] and apart(at, token["at"]) < 2]
        token["up"] = bool(near)


def beside(one: list[int], other: list[int]) -> bool:
    return apart(one, other) == 1


def apart(one: list[int], other: list[int]) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


# Comparing


def compared(route: Any, modules: list[str], players: int, luck: Random, **options: Any) -> None:
    """A match from its beginning, and one from the middle."""
    game = with_modules(*modules, route=route, **options)
    from_the_start(game.start(players, luck.randrange(10**6))).play_on(luck, STEPS)
    amid(game, players, luck).play_on(luck, STEPS)


@pytest.mark.parametrize("route", ALL_ROUTES)
def test_matches_with_all_modules_agree_at_every_step(route: str) -> None:
    luck = Random(route)
    caves = {} if route in HEXED_ROUTES else {"caves": luck.random() < 0.5}
    compared(route, MODULES, luck.choice([2, 3, 4]), luck, promos=luck.random() < 0.5, **caves)


@pytest.mark.parametrize("modules", SETS, ids="+".join)
def test_matches_with_one_or_two_modules_agree_at_every_step(modules: list[str]) -> None:
    luck = Random("+".join(modules))
    route = luck.choice(ALL_ROUTES)
    compared(route, modules, luck.choice([2, 3, 4]), luck)


def own_route(name: str) -> dict[str, Any]:
    """A printed route as one's own, with a swamp laid over a contact of its first blockade (M-1.1, M-1.3)."""
    plan = data("routes")["routes"][name]
    marks = {module: marks_of(name, module) for module in MODULES if module != "muisca"}
    joint = next(joint for joint in plan["joints"] if joint["blockade"])
    spots = [(at, turn) for pair in joint["contacts"] for at in pair for turn in range(6)]
    swamps = ([{"swamp": "swamp_1", "q": q, "r": r, "rotation": turn}] for (q, r), turn in spots)
    routes = ({**plan, "modules": {**marks, "swamp": swamp}} for swamp in swamps)
    return next(route for route in routes if not codes(route))


@pytest.mark.parametrize("name", ["first", "winding_paths"])
def test_matches_on_a_route_of_ones_own_agree_at_every_step(name: str) -> None:
    luck, route = Random(name), own_route(name)
    compared(route, MODULES, 2, luck)
    compared(route, ["swamp", "danger"], 3, luck, caves=True)


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_matches_with_other_options_agree_at_every_step(options: dict[str, Any]) -> None:
    luck = Random(str(options))
    amid(with_modules(*MODULES, **options), luck.choice([2, 3, 4]), luck).play_on(luck, 2 * STEPS)


def test_all_kinds_of_actions_with_modules_come_up_and_agree() -> None:
    new = {card["id"] for group in ("muisca", "dragons") for card in data("cards")[group]}
    wanted = {*new, "store", "dragon", "herd", "lay", "stored"}
    for luck in tries(SHOWING_ALL):
        seen, game = set[str](), with_modules(*MODULES, route=luck.choice(ROUTES))
        amid(game, luck.choice([2, 3, 4]), luck).try_everything(luck, 30, seen)
        wanted -= seen
        if not wanted:
            break
    assert not wanted


@pytest.mark.parametrize("route", ROUTES)
def test_going_back_from_danger_agrees(route: str) -> None:
    """M-3.2: somebody else stands where the piece would go back to, and no card is left to leave with."""
    luck, game = Random(route), with_modules("danger", route=route)
    snapshot = jumbled(game, 3, luck)
    place = snapshot["position"]
    stir(place, route, luck)
    seat = place["player"]
    other = place["pieces"][seat - 1][0]
    taken = [pieces[0] for pieces in place["pieces"]]
    place["pieces"][seat] = [next(list(at) for at in marks_of(route, "danger") if list(at) not in taken)]
    place["modules"]["safe"][seat] = [other]
    place["discards"][seat] += place["hands"][seat]
    place["hands"][seat] = place["known"][seat] = []
    both = going_on_from(game, 3, snapshot)
    both.step(next(action for action in both.match.actions() if action.data["kind"] == "end turn"))
    both.play_on(luck, 5)
