"""Positions of the Island with something everywhere, and in the middle of anything that can be pending."""

from __future__ import annotations

import functools
import random
from collections import Counter
from typing import Any

import pytest

import edits as edits_of
import manoa
from edits import put
from manoa import Game, Match

Position = dict[str, Any]
Edits = dict[str, Any]

TILES = {
    (0, 0): "gold",
    (1, 0): "food",
    (0, 1): "wood",
    (1, -1): "garden",
    (0, -1): "shrine",
    (-1, 0): "cave_entrance",
    (-1, 1): "food",
    (2, -1): "shrine",
    (1, 1): "wood",
    (2, 0): "gold",
    (-2, 1): "shrine",
    (1, -2): "wood",
}
CAVE = {(0, 0): "cave_exit", (1, 0): "cave", (1, -1): "cave"}
ISLAND_COUNTS = {"water": 11, "gold": 12, "food": 10, "wood": 9, "garden": 2, "shrine": 3, "cave_entrance": 1}
LATER_COUNTS = {**ISLAND_COUNTS, "water": 9, "gold": 13, "wood": 10}
CAVE_COUNTS = {"cave": 10, "bats": 1, "thieves": 1, "serpent": 1, "cave_shrine": 1}
COLOURS = ["orange", "white", "blue", "purple"]
EXPLORERS = ["tizoc", "captain", "trader", "marshal"]
FRONTS = ["tizoc", "hector", "quartermaster", "pathfinder"]
NOTHING = {"food": 0, "wood": 0, "gold": 0}


@functools.lru_cache(maxsize=None, typed=True)
def island(**options: Any) -> Game:
    return manoa.game("island", **options)


def at(q: int, r: int, board: str = "island") -> list[Any]:
    return [board, q, r]


def villager(q: int, r: int, came: list[Any] | None = None) -> dict[str, Any]:
    return {"at": at(q, r), "came": came}


def cards(food: int, wood: int, gold: int) -> dict[str, int]:
    return {"food": food, "wood": wood, "gold": gold}


# A position with something everywhere: seat 0 explores.


def sound(players: int = 3, **options: Any) -> dict[str, Any]:
    """A snapshot amid a game under any options."""
    front, hardcore = options.get("explorer_side") == "front", options.get("hardcore", False)
    laid = [*((at(*place), tile) for place, tile in TILES.items())]
    laid += [(at(*place, "cave"), tile) for place, tile in CAVE.items()]
    position = {
        "turn": 0,
        "round": 4,
        "starter": 1,
        "ended": False,
        "ending": False,
        "colours": COLOURS[:players],
        "explorers": (FRONTS if front else EXPLORERS)[:players],
        "tiles": [{"at": place, "tile": tile} for place, tile in laid],
        "opened": True,
        "stacks": stacks(LATER_COUNTS if options.get("printing") == "later" else ISLAND_COUNTS),
        "under": 0,
        "mixed": False,
        "turned": None,
        "at": [at(1, 0), at(0, 0), at(1, 0, "cave"), at(1, -2)][:players],
        "came": [at(0, 0), None, None, None][:players],
        "villagers": [
            [villager(1, 0), villager(0, 1), villager(2, 0, at(1, 0))],
            [villager(1, -1), villager(-1, 1)],
            [villager(1, 1)],
            [villager(1, -2), villager(1, -2)],
        ][:players],
        "farmhouses": [[["island", "S", 1, 0]], [["island", "N", 0, 0], ["island", "N", 1, 1]], [], []][:players],
        "forts": [None, ["island", "S", 0, -1], ["cave", "N", 1, 0], None][:players],
        "offerings": [[at(0, -1)], [at(0, -1), at(2, -1)], [], []][:players],
        "cave_shrine": 0,
        "resources": [cards(3, 4, 4), cards(4, 1, 1), cards(3, 0, 2), cards(2, 2, 2)][:players],
        "known": [dict(NOTHING) for _ in range(players)],
        "treasure": cards(2, 2, 2),
        "dice": None if hardcore else [3, 5],
        "speed": 2,
        "gather": 3,
        "free_marches": 0,
        "offers": [0] * players,
        "pending": [],
        "fights": [],
        "chance": {"key": "07" * 32, "counter": 3, "used": 5},
    }
    game = island(**options)
    head = {"game": "island", "version": game.version, "options": dict(game.options), "players": players}
    return {**head, "position": position}


def stacks(counts: dict[str, int]) -> dict[str, list[str]]:
    """What does not lie, and not the cave shrine, which seat 0 has."""
    inside = Counter(CAVE_COUNTS) - Counter(CAVE.values()) - Counter(["cave_shrine"])
    left = {"island": Counter(counts) - Counter(TILES.values()), "cave": inside}
    found = {board: sorted(kinds.elements()) for board, kinds in left.items()}
    for pile in found.values():
        random.Random(7).shuffle(pile)
    return found


def edited(snapshot: dict[str, Any], *edits: Edits) -> dict[str, Any]:
    """A snapshot with some values of its position changed: `{"tiles.0.tile": "water"}`."""
    return edits_of.edited(snapshot, *(put(path, value) for edit in edits for path, value in edit.items()))


# The same in the middle of other things. Seat 0 fights on the garden (1,-1), where seat 1 has a villager.


def asked(task: str, seat: int | None, **more: Any) -> dict[str, Any]:
    return {"task": task, "seat": seat, **more}


def fight(seat: int | None, defenders: list[int], stage: str = "window", seats_asked: int = 3) -> dict[str, Any]:
    return asked("fight", seat, defenders=defenders, stage=stage, asked=seats_asked)


def begun(attacker: int, place: list[Any], against: Any = "players") -> dict[str, Any]:
    return {"attacker": attacker, "at": place, "against": against}


SOUND: Position = sound()["position"]
GARDEN, FIRST, DEN = at(1, -1), at(0, 0), at(0, 1, "cave")
ROLL: Edits = {
    "came": [None] * 3,
    "villagers.0.2.came": None,
    "speed": 0,
    "gather": 0,
    "pending": [asked("roll", 0)],
}
GATHER: Edits = {**ROLL, "speed": 5, "gather": 3, "pending": [asked("gather", 0)]}
RETURN: Edits = {**GATHER, "pending": [asked("return", 0)]}
PLACE: Edits = {"at.0": at(2, 0), "came.0": at(1, 0), "turned": "garden", "pending": [asked("place", 0)]}
PURCHASE: Edits = {"pending": [asked("purchase", 1, item="farmhouse", at=["island", "N", 1, 0], asked=1)]}
OFFERED: Edits = {"give": {"food": 1}, "take": {"gold": 1}}
ANSWER: Edits = {"offers": [1, 0, 0], "pending": [asked("answer", 1, other=0, **OFFERED)]}
WINDOW: Edits = {
    "at.0": GARDEN,
    "came.0": at(1, 0),
    "fights": [begun(0, GARDEN)],
    "pending": [fight(0, [1], seats_asked=1)],
}
DEFENCE: Edits = {**WINDOW, "pending": [fight(1, [1], seats_asked=2)]}
INTERRUPTED: Edits = {
    **PURCHASE,
    "villagers.1.0": villager(1, 0, GARDEN),
    "fights": [begun(1, at(1, 0))],
    "pending": [*PURCHASE["pending"], fight(1, [0], seats_asked=1)],
}
ORDER: Edits = {
    "at": [FIRST, FIRST, FIRST],
    "came.0": at(1, 0),
    "fights": [begun(0, FIRST)],
    "pending": [fight(0, [1, 2], "dice")],
}
BEATEN: Edits = {  # the attacker, by seat 1
    "at.0": None,
    "came.0": None,
    "forts.1": None,
    "ending": True,
    "resources": [dict(NOTHING), cards(7, 5, 5), cards(3, 0, 2)],
    "cave_shrine": 1,
    "fights": [begun(0, GARDEN)],
    "pending": [fight(None, [], "after"), asked("set", 1, other=0, own=False)],
}
ONE_OF_TWO: Edits = {  # seat 1 was beaten, seat 2 is next
    **ORDER,
    "at": [FIRST, None, FIRST],
    "forts.1": None,
    "resources.1": dict(NOTHING),
    "pending": [fight(None, [2], "dice"), asked("set", 0, other=1, own=False)],
}
TIED: Edits = {  # and seat 1 has marched to where the explorer came from
    **WINDOW,
    "at.1": at(-1, 1),
    "forts.1": None,
    "villagers": [[villager(0, 1)], [villager(1, 0, GARDEN), villager(1, -1)], [villager(1, 1)]],
    "ending": True,
    "pending": [fight(None, [], "after"), asked("retreat", 0, at=GARDEN)],
}
CORNERED: Edits = {
    **TIED,
    "at": [None, FIRST, at(1, -2)],
    "came.0": None,
    "pending": [*TIED["pending"], asked("set", 0, other=0, own=True)],
}
BEAST: Edits = {
    "tiles": [*SOUND["tiles"], {"at": DEN, "tile": "bats"}],
    "at.0": DEN,
    "came.0": at(0, 0, "cave"),
    "fights": [begun(0, DEN, "beast")],
    "pending": [fight(0, [], seats_asked=1)],
}
ATTACKED: Edits = {
    "fights": [begun(0, at(1, 0), ["island", "N", 1, 1])],
    "pending": [fight(0, [], seats_asked=1)],
}
WON: Edits = {"offerings.0": [at(0, -1), at(2, -1), at(-2, 1)], "ended": True}
SIDE: Edits = {
    "round": 1,
    "turn": 1,
    "explorers": [None, "captain", None],
    "tiles": [SOUND["tiles"][0], {"at": at(0, 0, "cave"), "tile": "cave_exit"}],
    "opened": False,
    "at": [FIRST] * 3,
    "came": [None] * 3,
    "villagers": [[], [], []],
    "farmhouses": [[], [], []],
    "forts": [None] * 3,
    "offerings": [[], [], []],
    "cave_shrine": None,
    "resources": [NOTHING, cards(1, 1, 1), NOTHING],
    "dice": None,
    "speed": 0,
    "gather": 0,
    "pending": [asked("side", 2)],
}
MOMENTS: dict[str, Edits] = {
    "explore": {},
    "side": SIDE,
    "roll": ROLL,
    "gather": GATHER,
    "return": RETURN,
    "place": PLACE,
    "purchase": PURCHASE,
    "purchase answer": {
        **ANSWER,
        "pending": [*PURCHASE["pending"], asked("answer", 0, other=1, **OFFERED)],
        "offers": [0, 1, 0],
    },
    "answer": ANSWER,
    "offer": {"pending": [asked("offer", 0, other=1, give={"wood": 1}, take={"food": 2})]},
    "gather offer": {**GATHER, "pending": [*GATHER["pending"], asked("offer", 0, other=1, give={}, take={})]},
    "place answer": {**PLACE, **ANSWER, "pending": [*PLACE["pending"], *ANSWER["pending"]]},
    "window": WINDOW,
    "window answer": {**ANSWER, **WINDOW, "pending": [*WINDOW["pending"], *ANSWER["pending"]]},
    "defence": DEFENCE,
    "interrupted": INTERRUPTED,
    "order": ORDER,
    "beaten": BEATEN,
    "one of two": ONE_OF_TWO,
    "tied": TIED,
    "cornered": CORNERED,
    "beast": BEAST,
    "raid": ATTACKED,
    "won": WON,
}


def moment(name: str, *edits: Edits, **options: Any) -> dict[str, Any]:
    """A snapshot in the middle of something, its stacks filled with what is left. Cards are given back by option."""
    if name == "return":
        options["resource_limit"] = 9
    snapshot = edited(sound(**options), MOMENTS[name])
    fill_stacks(snapshot["position"])
    return edited(snapshot, *edits)


def fill_stacks(position: Position) -> None:
    """What neither lies nor was turned up, nor is the cave shrine of a player, is in the stacks."""
    gone = Counter(entry["tile"] for entry in position["tiles"]) + Counter([position["turned"]])
    gone["cave_shrine"] += position["cave_shrine"] is not None
    for board, counts in (("island", ISLAND_COUNTS), ("cave", CAVE_COUNTS)):
        left = sorted((Counter(counts) - gone).elements())
        random.Random(7).shuffle(left)
        position["stacks"][board] = left


def refused(snapshot: Any, sentence: str) -> None:
    game = island(**snapshot["options"])
    with pytest.raises(ValueError, match=sentence):
        game.restore(snapshot)


def restored(snapshot: dict[str, Any]) -> Match:
    return island(**snapshot["options"]).restore(snapshot)
