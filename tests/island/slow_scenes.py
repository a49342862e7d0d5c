"""Positions of the slow Island in the middle of things: maps already laid, pieces close together, hands full.

A match from the start takes long to get anywhere; here fights, shrines, the cave and dead ends are a step away.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from island.slow import Slow
from island.slow_luck import Watched
from island.slow_map import (
    BARREN,
    EXIT,
    FIRST,
    RESOURCES,
    Corner,
    Data,
    Place,
    corners_of,
    data,
    distance,
    explorers_of,
    neighbours,
    never_filled,
    places_at,
)
from island.slow_players import Player
from island.slow_table import PIECES
from island.slow_view import facts
from manoa import Game, Match

TROUBLE = (*BARREN, *(beast["id"] for beast in data("beasts")["beasts"]))


def scene(game: Game, players: int, luck: Random) -> tuple[Match, Slow]:
    """The same position on both sides."""
    match = game.start(players, luck.randrange(10**9))
    slow = begun(match)
    arrange(slow, luck)
    for player in slow.players:
        player.known.clear()
    snapshot = match.snapshot()
    untouched = snapshot["position"]["stacks"]["cave"]
    del snapshot["position"]["start_rolls"]
    snapshot["position"] |= written(slow, luck)
    if EXIT not in slow.tiles:
        snapshot["position"]["stacks"]["cave"] = untouched
    return game.restore(snapshot), slow


def begun(match: Match) -> Slow:
    """The slow match that begins like one of the library."""
    view = match.view()
    watched = Watched()
    watched.tell([{"key": "roll", "dice": view["dice"]}] if view["dice"] else [], view)
    first = view["tiles"][0]
    assert first["at"] == list(FIRST)
    start = {"first": first["tile"], **{key: view[key] for key in ("starter", "colours", "explorers")}}
    return Slow(match.game.options, start, watched)


def written(slow: Slow, luck: Random) -> Data:
    """A position as a snapshot has it, with the stacks in some order."""
    seen = facts(slow)
    known = ("turn", "round", "explorers", "at", "farmhouses", "forts", "offerings", "cave_shrine", "resources")
    nothing = dict.fromkeys(RESOURCES, 0)
    worlds = {world: [place for place in slow.tiles if place[0] == world] for world in slow.stacks}
    cave = {EXIT: "cave_exit", **{place: slow.tiles[place] for place in worlds["cave"]}}
    tiles = {**{place: slow.tiles[place] for place in worlds["island"]}, **cave}
    return {
        **{key: seen[key] for key in (*known, "treasure", "dice", "speed", "gather", "free_marches")},
        "tiles": [{"at": list(place), "tile": tile} for place, tile in tiles.items()],
        "opened": EXIT in slow.tiles,
        "stacks": {world: shuffled(stack, luck) for world, stack in slow.stacks.items()},
        "mixed": EXIT in slow.tiles,
        "came": [None for _ in slow.players],
        "villagers": [
            [{"at": list(villager.at), "came": None} for villager in one.villagers if villager.at]
            for one in slow.players
        ],
        "known": [nothing for _ in slow.players],
        "offers": [0 for _ in slow.players],
        "pending": [],
    }


def shuffled(stack: Counter[str], luck: Random) -> list[str]:
    """In some order; in every other stack water, shrines and beasts come first."""
    tiles = sorted(stack.elements())
    luck.shuffle(tiles)
    return sorted(tiles, key=lambda tile: tile not in TROUBLE) if luck.random() < 0.5 else tiles


def arrange(slow: Slow, luck: Random) -> None:
    """Change a match that has just begun into one amid an explore phase."""
    slow.round = luck.choice([1, 2, 2, 2])
    slow.turn = luck.randrange(len(slow.players))
    for player in slow.players:
        if player.explorer is None:
            slow.take_explorer(player.seat, luck.choice(explorers_of(player.colour)))
    lay_island(slow, luck)
    lay_cave(slow, luck)
    crowded = luck.choice([0, 0, 0.4])
    for player in sorted(slow.players, key=lambda _: luck.random()):
        put_pieces(slow, player, luck, crowded)
    if luck.random() < 0.5:
        set_out(slow, slow.players[slow.turn], luck)
    give_cards(slow, luck)
    give_shrines(slow, luck)
    slow.begin_turn(slow.turn)
    slow.speed = slow.speed_die = luck.randint(2, 6)
    slow.gather = 7 - slow.speed if slow.options["hardcore"] else luck.randint(1, 6)
    slow.dice = None if slow.options["hardcore"] else (slow.speed, slow.gather)
    slow.begin(slow.rounds(slow.explore(slow.turn)))


def lay_island(slow: Slow, luck: Random) -> None:
    """Tiles at random, in some matches so that water and shrines leave hardly a way on."""
    walkable = {tile for tile in slow.stacks["island"] if tile not in BARREN}
    tight = luck.random() < 0.3
    if tight:
        for _ in range(luck.randint(0, 2)):
            lay_one(slow, luck, walkable)
    if luck.random() < 0.5:
        lay_one(slow, luck, {"cave_entrance"})
    for _ in range(luck.choice([0, 0, 3])):
        lay_one(slow, luck, {"shrine"})
    for _ in range(40 if tight else luck.randint(4, 28)):
        if not tight or len(rim(slow)) > 1:
            lay_one(slow, luck, set(BARREN) if tight else {*walkable, *BARREN})


def lay_one(slow: Slow, luck: Random, kinds: set[str]) -> None:
    """I-5.3, beside a walkable tile, without closing the island."""
    stack = slow.stacks["island"]
    tiles = [tile for tile in sorted(stack.elements()) if tile in kinds]
    places = [place for place in rim(slow) if slow.is_inside(place)]
    if tiles and places:
        place, tile = luck.choice(places), luck.choice(tiles)
        stack[tile] -= 1
        if slow.is_enclosed({**slow.tiles, place: tile}):
            stack[tile] += 1
        else:
            slow.tiles[place] = tile


def rim(slow: Slow) -> list[Place]:
    """Empty island places beside a walkable tile that touch two tiles, or one beside the only tile."""
    lying = [place for place in slow.tiles if place[0] == "island"]
    near = {other for place in lying if slow.is_walkable(place) for other in neighbours(place)}
    return [
        place
        for place in sorted(near - set(lying))
        if sum(other in slow.tiles for other in neighbours(place)) >= min(2, len(lying))
    ]


def lay_cave(slow: Slow, luck: Random) -> None:
    if "cave_entrance" not in slow.tiles.values() or luck.random() < 0.2:
        return
    slow.tiles[EXIT] = "cave_exit"
    for _ in range(luck.randint(0, 9)):
        lying = [place for place in slow.tiles if place[0] == "cave"]
        near = {other for place in lying for other in neighbours(place)} - set(lying) - never_filled()
        places = [
            place
            for place in sorted(near)
            if sum(other in lying for other in neighbours(place)) >= min(2, len(lying)) and slow.is_inside(place)
        ]
        if places:
            slow.tiles[luck.choice(places)] = "cave"
            slow.stacks["cave"]["cave"] -= 1
    slow.is_cave_shuffled = True


# Pieces


def put_pieces(slow: Slow, player: Player, luck: Random, crowded: float) -> None:
    """Explorers often stay on the first tile together, some villagers too; whatever else stands alone."""
    if luck.random() < 0.75:
        free = [place for place in slow.tiles if slow.is_walkable(place) and not slow.foes(player.seat, place)]
        player.piece.put(luck.choice(free or [FIRST]))
    for _ in range(luck.randint(0, PIECES["farmhouse"])):
        corners = sorted(all_corners(slow) - slow.built())
        player.farmhouses.append(luck.choice(corners))
    if luck.random() < 0.6:
        corners = [corner for corner in sorted(all_corners(slow) - slow.built()) if is_quiet(slow, player.seat, corner)]
        player.fort = luck.choice(corners) if corners else None
    for villager in player.villagers:
        free = [place for place in slow.tiles if slow.is_walkable(place) and not slow.foes(player.seat, place)]
        if luck.random() < crowded:
            villager.put(FIRST)
        elif free and luck.random() < 0.8:
            villager.put(luck.choice(sorted(free, key=distance)[: luck.choice([3, 30])]))


def set_out(slow: Slow, player: Player, luck: Random) -> None:
    """The explorer stands where it may discover something, in the cave if it can be."""
    free = [place for place in slow.tiles if slow.is_walkable(place) and not slow.foes(player.seat, place)]
    inside = [place for place in free if place[0] == "cave"]
    edge = [place for place in free if set(neighbours(place)) & set(rim(slow))]
    player.piece.put(luck.choice(inside or edge or [FIRST]))


def all_corners(slow: Slow) -> set[Corner]:
    return {corner for place in slow.tiles for corner in corners_of(place)}


def is_quiet(slow: Slow, seat: int, corner: Corner) -> bool:
    return not any(place in slow.tiles and slow.foes(seat, place) for place in places_at(corner))


def give_cards(slow: Slow, luck: Random) -> None:
    for player in slow.players:
        for kind in RESOURCES:
            slow.hand_out(player.seat, Counter({kind: min(luck.choice([0, 1, 3, 6]), slow.supply[kind])}))


def give_shrines(slow: Slow, luck: Random) -> None:
    """Offerings on the shrines that lie, and the cave shrine; nobody has won yet."""
    lying = [place for place in slow.tiles if slow.tiles[place] == "shrine"]
    eager = luck.choice([0.3, 0.9])
    for player in slow.players:
        player.offerings = [place for place in lying if luck.random() < eager]
    able = [one.seat for one in slow.players if len(one.offerings) < PIECES["offering"]]
    if able and EXIT in slow.tiles and luck.random() < 0.6:
        slow.cave_shrine = slow.turn if slow.turn in able and luck.random() < 0.5 else luck.choice(able)
        slow.stacks["cave"]["cave_shrine"] -= 1
