"""Positions to test from: a map, pieces, cards, and the dice that will be thrown. Whatever is not named is filled up.

Places are written `(q, r)` on the island and `("cave", q, r)` in the cave, corners `"N(0,0)"` and `"cave-S(1,-1)"`,
resources as numbers of food, wood and gold.
"""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import pytest

import manoa
from manoa import Game, IllegalAction, Match
from manoa.games.island.parts.explorers import COLOURS, EXPLORER_IDS, FORT, HOUSES
from manoa.games.island.parts.tiles import (
    CAVE_EXIT,
    CAVE_MAP,
    EXIT,
    ISLAND_MAP,
    KIND_OF,
    NOWHERE,
    RESOURCES,
    TILE_IDS,
    cave_counts,
    counts,
    resource_cards,
)
from manoa.games.island.people.reading import corner
from manoa.games.island.rules.board import corner_code, lay
from manoa.games.island.rules.deal import clear_table
from manoa.games.island.rules.pieces import order_villagers
from manoa.games.island.rules.state import State
from manoa.kernel import chance, seeds
from walks import going_on

Spot = tuple[Any, ...]
Cards = tuple[int, int, int]

FIRST = (0, 0)
TRIANGLE = {(0, 0): "gold", (1, 0): "food", (1, -1): "garden"}
RING = {(1, 0): "food", (1, -1): "wood", (0, -1): "gold", (-1, 0): "food", (-1, 1): "wood", (0, 1): "garden"}
FLOWER = {(0, 0): "gold", **RING}
NEUTRAL = ("hector", "tizoc", "quartermaster", "pathfinder")  # white, orange, blue, purple
RICH = (9, 9, 9)


@functools.lru_cache(maxsize=None, typed=True)
def island(**options: Any) -> Game:
    return manoa.game("island", **options)


def table(
    tiles: Mapping[tuple[int, int], str],
    players: int = 2,
    turn: int = 0,
    at: Mapping[int, Spot] | None = None,
    villagers: Mapping[int, Mapping[Spot, int]] | None = None,
    farmhouses: Mapping[int, Sequence[str]] | None = None,
    forts: Mapping[int, str] | None = None,
    offerings: Mapping[int, Sequence[Spot]] | None = None,
    holder: int | None = None,
    resources: Mapping[int, Cards] | None = None,
    treasure: Cards = (2, 2, 2),
    explorers: Sequence[str] = NEUTRAL,
    cave: Mapping[tuple[int, int], str] | None = None,
    stack: str = "",
    cave_stack: str = "",
    rest: bool = True,
    speed: int = 3,
    round_number: int = 2,
    starter: int = 0,
    came: Mapping[int, Spot] | None = None,
    dice: Sequence[int] = (),
    seed: int = 0,
    **options: Any,
) -> Match:
    """A match in somebody's explore phase, all explorers on the first tile unless `at` says where.

    `stack` and `cave_stack` are the next tiles; below them lie, unless `rest` is False, all the others. `cave` is what
    lies in the cave beside the exit; None: nobody has been there. `holder` has the cave shrine. `dice` are the next
    faces thrown, sixteen at most.
    """
    game = island(**options)
    rules = game.rules(players)
    state = State.many(1)[0]
    clear_table(state)
    _throw_next(state, dice, seed)
    _lay_tiles(rules, state, tiles, cave)
    _fill_stacks(state, game.options["printing"], tiles, cave, stack, cave_stack, rest, holder is not None)
    _seat_players(rules, state, explorers, players)
    _stand(state, players, at or {}, villagers or {}, came or {})
    _build(state, farmhouses or {}, forts or {}, offerings or {})
    _hand_out(rules, state, resources or {}, treasure, game.options["printing"])
    state["cave_shrine"] = 0 if holder is None else holder + 1
    state["turn"], state["starter"], state["round_number"], state["speed"] = turn, starter, round_number, speed
    state["free_marches"] = rules["free_marches"][state["explorer"][turn]]
    return going_on(game, players, state)


def _throw_next(state: Any, faces: Sequence[int], seed: int) -> None:
    """Chance whose first words are these faces of dice."""
    chance.start(state, seeds.key(seeds.seed_bytes(seed)))
    chance.fill(state, 0, chance.GAME)
    state["counter"], state["used"] = 1, 0
    assert len(faces) <= chance.BLOCK
    for number, face in enumerate(faces):
        state["block"][number] = ((face - 1) * 2**32) // 6 + 2**28


def _lay_tiles(rules: Any, state: Any, tiles: Mapping[Any, str], cave: Mapping[Any, str] | None) -> None:
    lay(rules, state, CAVE_MAP, 0, 0, CAVE_EXIT)
    for (q, r), name in tiles.items():
        lay(rules, state, ISLAND_MAP, q, r, KIND_OF[name])
    for (q, r), name in (cave or {}).items():
        lay(rules, state, CAVE_MAP, q, r, KIND_OF[name])
    state["opened"] = cave is not None


def _fill_stacks(
    state: Any,
    printing: str,
    tiles: Mapping[Any, str],
    cave: Mapping[Any, str] | None,
    stack: str,
    cave_stack: str,
    rest: bool,
    taken: bool,
) -> None:
    inside = Counter((cave or {}).values()) + Counter(["cave_shrine"] if taken else [])
    piles = (
        ("island", stack.split(), Counter(counts(printing)) - Counter(tiles.values())),
        ("cave", cave_stack.split(), Counter(cave_counts()) - inside),
    )
    for board, named, left in piles:
        others = sorted((left - Counter(named)).elements()) if rest else []
        Random(1).shuffle(others)
        for number, name in enumerate(reversed([*named, *others])):
            state[f"{board}_stack"][number] = KIND_OF[name]
        state[f"{board}_left"] = len(named) + len(others)


def _seat_players(rules: Any, state: Any, explorers: Sequence[str], players: int) -> None:
    for seat in range(players):
        number = EXPLORER_IDS.index(explorers[seat])
        state["explorer"][seat], state["card"][seat] = number, number // 2
    taken = state["card"][:players].tolist()
    for seat, card in enumerate(sorted(set(range(len(COLOURS))) - set(taken))):
        state["card"][players + seat] = card


def tile_of(state: Any, spot: Spot) -> int:
    """The number of the tile at a place."""
    *board, q, r = spot
    first, size = (EXIT, state["cave_size"]) if board else (0, state["island_size"])
    found = [n for n in range(first, first + int(size)) if (state["q"][n], state["r"][n]) == (q, r)]
    assert found, f"no tile lies at {spot}"
    return found[0]


def _stand(
    state: Any,
    players: int,
    at: Mapping[int, Spot],
    villagers: Mapping[int, Mapping[Spot, int]],
    came: Mapping[int, Spot],
) -> None:
    for seat in range(players):
        state["at"][seat] = tile_of(state, at.get(seat, FIRST))
        state["came"][seat] = tile_of(state, came[seat]) if seat in came else NOWHERE
    for seat, armies in villagers.items():
        places = [tile_of(state, spot) for spot, number in armies.items() for _ in range(number)]
        state["villager_at"][seat][: len(places)] = places
        order_villagers(state, seat)


def places_at(corner: str) -> set[tuple[str, int, int]]:
    """The three places that meet at a corner (I-1.4)."""
    board, letter, q, r = corner_parts(corner)
    if letter == "N":
        return {(board, q, r), (board, q, r - 1), (board, q + 1, r - 1)}
    return {(board, q, r), (board, q, r + 1), (board, q - 1, r + 1)}


def corner_parts(corner: str) -> tuple[str, str, int, int]:
    found = re.fullmatch(r"(cave-)?([NS])\((-?\d+),(-?\d+)\)", corner)
    assert found, corner
    return ("cave" if found[1] else "island"), found[2], int(found[3]), int(found[4])


def _build(
    state: Any,
    farmhouses: Mapping[int, Sequence[str]],
    forts: Mapping[int, str],
    offerings: Mapping[int, Sequence[Spot]],
) -> None:
    for seat, corners in farmhouses.items():
        for number, where in enumerate(corners):
            _put_building(state, seat * HOUSES + number, where)
    for seat, where in forts.items():
        _put_building(state, seat * HOUSES + FORT, where)
    for seat, shrines in offerings.items():
        state["offerings"][seat] = sum(1 << tile_of(state, spot) for spot in shrines)


def _put_building(state: Any, building: int, where: str) -> None:
    board, letter, q, r = corner_parts(where)
    state["corner"][building] = corner_code(int(board == "cave"), "NS".index(letter), q, r)
    lying = [*range(state["island_size"]), *range(EXIT, EXIT + state["cave_size"])]
    names = {
        ("cave" if tile >= EXIT else "island", int(state["q"][tile]), int(state["r"][tile])): tile for tile in lying
    }
    state["touched"][building] = sum(1 << names[place] for place in places_at(where) if place in names)


def _hand_out(rules: Any, state: Any, resources: Mapping[int, Cards], treasure: Cards, printing: str) -> None:
    state["treasure"] = treasure
    state["supply"] = [resource_cards(printing)[name] for name in RESOURCES]
    state["supply"] -= state["treasure"]
    for seat, cards in resources.items():
        state["held"][seat] = cards
        state["supply"] -= state["held"][seat]
    assert state["supply"].min() >= 0


# Playing and reading


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


def texts(match: Match) -> list[str]:
    """The legal actions as notations."""
    return [str(action) for action in match.actions()]


def offered(match: Match, verb: str) -> set[str]:
    """What is offered after a word: `offered(match, "move")` is the places to move to."""
    return {text.removeprefix(f"{verb} ") for text in texts(match) if text.startswith(f"{verb} ")}


def refused(match: Match, *moves: str) -> None:
    """None of these can be played, and nothing changes by trying."""
    for move in moves:
        before = match.state.tobytes()
        assert move not in texts(match)
        with pytest.raises(IllegalAction):
            match.play(move)
        assert match.state.tobytes() == before


def now(match: Match) -> tuple[int | None, str]:
    """Who is to decide what."""
    view = match.view()
    return view["player"], view["phase"]


def spot(place: Sequence[Any] | None) -> Spot | None:
    if place is None:
        return None
    return (place[1], place[2]) if place[0] == "island" else tuple(place)


def where(match: Match, seat: int = 0) -> Spot | None:
    """Where an explorer stands."""
    return spot(match.view()["at"][seat])


def armies(match: Match, seat: int = 0) -> dict[Spot | None, int]:
    return {spot(army["at"]): army["count"] for army in match.view()["villagers"][seat]}


def held(match: Match, seat: int = 0) -> Cards:
    """A seat's resource cards."""
    food, wood, gold = (match.view(seat)["resources"][seat][name] for name in RESOURCES)
    return food, wood, gold


def amounts(cards: Mapping[str, int]) -> Cards:
    food, wood, gold = (cards[name] for name in RESOURCES)
    return food, wood, gold


def tiles(match: Match) -> dict[Spot | None, str]:
    """What lies where."""
    return {spot(tile["at"]): tile["tile"] for tile in match.view()["tiles"]}


def stack(match: Match, board: str = "island") -> list[str]:
    """A stack as it really lies, the next tile first."""
    kinds = match.state[f"{board}_stack"][: match.state[f"{board}_left"]].tolist()
    return [TILE_IDS[kind] for kind in reversed(kinds)]


def buildings(match: Match, seat: int) -> list[Any]:
    """The corners of a seat's farmhouses, then that of its fort or None."""
    codes = match.state["corner"][seat * HOUSES : (seat + 1) * HOUSES].tolist()
    return [corner(code)[1:] if code else None for code in codes]


def events_of(match: Match, seat: int | None = None) -> list[dict[str, Any]]:
    """The events without their steps."""
    return [{name: value for name, value in event.items() if name != "step"} for event in match.log(seat)]


def keys(match: Match, seat: int | None = None) -> list[str]:
    return [event["key"] for event in match.log(seat)]


def thrown(match: Match) -> list[tuple[list[int], list[int]]]:
    """The dice of all fights so far: attack and defence."""
    return [(event["attack"], event["defence"]) for event in match.log() if event["key"] == "fight"]


def gathering(tiles: Mapping[tuple[int, int], str], gather: int, **wishes: Any) -> Match:
    """A match in which seat 0 is about to gather so many cards, unless there is nothing to decide."""
    last = wishes.get("players", 2) - 1
    speed = 1 if gather > 1 else 2
    match = table(tiles, turn=last, **{"dice": (speed, gather), **wishes})
    return play(match, "end turn", f"speed {speed}")


def explored(match: Match) -> Match:
    """Any choices until somebody explores."""
    while now(match)[1] != "explore":
        match.play(match.actions()[0])
    return match


def walk(match: Match, seed: int, steps: int = 300) -> Iterator[Match]:
    """The match before each of its steps; kinds of actions take turns, so that rare ones come up too."""
    luck = Random(seed)
    for _ in range(steps):
        if match.over:
            return
        yield match
        by_kind: dict[str, list[Any]] = {}
        for action in match.actions():
            by_kind.setdefault(action.data.get("item", action.data["kind"]), []).append(action)
        kinds = sorted(set(by_kind) - {"offer", "bank"}) or sorted(by_kind)
        if luck.random() < 0.08:
            kinds = sorted(by_kind)
        match.play(luck.choice(by_kind[luck.choice(kinds)]))
