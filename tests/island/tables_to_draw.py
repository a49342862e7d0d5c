"""Views made up to be drawn, and what every picture of one has to show."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

from art.drawings import marked, parsed, texts
from manoa.art.look import Look
from manoa.games.island.drawing.picture import picture
from manoa.games.island.drawing.standing import MOST

View = dict[str, Any]
OPTIONS = {"house_values": "default"}
NAMES = ("Anna", "Mira", "Otto", "Bert")
COSTS = {
    "villager": {"food": 1, "gold": 1},
    "farmhouse": {"wood": 2, "gold": 1},
    "fort": {"wood": 3, "gold": 2},
    "offering": {"food": 2, "wood": 2, "gold": 2},
    "march": {"food": 1},
}
LEFT = {
    "island": {"water": 11, "gold": 11, "food": 10, "wood": 9, "garden": 2, "shrine": 3, "cave_entrance": 1},
    "cave": {"cave": 10, "bats": 1, "thieves": 1, "serpent": 1, "cave_shrine": 1},
}
KINDS = ("gold", "food", "wood", "water", "garden", "shrine", "cave_entrance")


def on(q: int, r: int) -> list[Any]:
    return ["island", q, r]


def cave(q: int, r: int) -> list[Any]:
    return ["cave", q, r]


def army(count: int, at: list[Any]) -> dict[str, Any]:
    return {"at": at, "count": count}


def stores(food: int, wood: int, gold: int) -> dict[str, int]:
    return {"food": food, "wood": wood, "gold": gold}


def table(players: int = 4, **changes: Any) -> View:
    """The view of a game that has just begun, with changes."""
    seats = range(players)
    fields = {
        "player": 0,
        "turn": 0,
        "phase": "explore",
        "round": 1,
        "starter": 0,
        "truce": True,
        "colours": ["white", "orange", "purple", "blue"][:players],
        "explorers": ["captain", "tizoc", "pathfinder", "trader"][:players],
        "at": [on(0, 0) for _ in seats],
        "villagers": [[] for _ in seats],
        "homes": [4] * players,
        "farmhouses": [[] for _ in seats],
        "forts": [None] * players,
        "offerings": [[] for _ in seats],
        "cave_shrine": None,
        "tiles": [{"at": on(0, 0), "tile": "garden"}],
        "stacks": {"island": 47, "cave": 14},
        "left": copy.deepcopy(LEFT),
        "under": [],
        "turned": None,
        "dice": [5, 3],
        "speed": 5,
        "speed_die": 5,
        "gather": 3,
        "resources": [{"food": 1, "wood": 1, "gold": 1} for _ in seats],
        "cards": [3] * players,
        "known": None,
        "supply": {"food": 19, "wood": 18, "gold": 17},
        "supply_size": 54,
        "out": [],
        "treasure": {"food": 2, "wood": 2, "gold": 2},
        "strengths": [1] * players,
        "shrines": [0] * players,
        "all_shrines": None,
        "costs": [copy.deepcopy(COSTS) for _ in seats],
        "wares": [None] * players,
        "rates": [5] * players,
        "free_marches": 0,
        "offers_left": [3] * players,
        "purchase": None,
        "fights": [],
        "offer": None,
        "defeated": None,
        "retreat": None,
    }
    assert changes.keys() <= fields.keys()
    return {**fields, **changes}


def grown(**changes: Any) -> View:
    """A game of three well under way, with everything on the tables that there is."""
    places = [(q, r) for r in range(-2, 3) for q in range(-3, 4) if abs(q + r) < 4]
    tiles = [{"at": on(*at), "tile": KINDS[place % len(KINDS)]} for place, at in enumerate(places)]
    below = [("cave_exit", (0, 0)), ("cave", (1, 0)), ("cave", (1, -1)), ("serpent", (2, -1)), ("cave", (0, 1))]
    fields: dict[str, Any] = {
        "player": 1,
        "phase": "battle",
        "round": 9,
        "truce": False,
        "tiles": tiles + [{"at": cave(*at), "tile": tile} for tile, at in below],
        "at": [on(0, 0), on(1, 0), cave(2, -1)],
        "villagers": [[army(2, on(0, 0)), army(1, on(1, 0))], [army(5, on(-1, 0))], [army(1, cave(1, 0))]],
        "homes": [1, 0, 3],
        "farmhouses": [[["island", "N", 0, 0], ["island", "S", 0, 0]], [], [["cave", "S", 1, -1]]],
        "forts": [["island", "S", 2, -1], ["island", "N", 1, 1], None],
        "offerings": [[on(-1, 1)], [on(-1, 1), on(2, -2)], []],
        "cave_shrine": 1,
        "shrines": [1, 3, 0],
        "strengths": [3, 5, 1],
        "stacks": {"island": 13, "cave": 10},
        "resources": [stores(3, 14, 0), stores(0, 0, 1), stores(2, 2, 2)],
        "cards": [17, 1, 6],
        "fights": [fight(0, on(1, 0), [1], [9])],
    }
    return table(3, **{**fields, **changes})


def fight(attacker: int, at: list[Any], defenders: list[int], defence: list[int], **more: Any) -> dict[str, Any]:
    fields = {"attacker": attacker, "at": at, "defenders": defenders, "defence": defence, "attack": 2}
    return {**fields, "beast": None, "farmhouse": None, **more}


def draw(view: View, seat: int | None = 0, theme: str = "light", **more: Any) -> str:
    return picture(OPTIONS, view, Look(seat, NAMES, theme, **more))


def written(view: View, seat: int | None = 0, **more: Any) -> list[str]:
    return texts(parsed(draw(view, seat, **more)))


def seats_of(places: list[list[Any]]) -> Counter[str]:
    return Counter({str(seat): len(own) for seat, own in enumerate(places) if own})


def check_drawn(svg: str, view: Any) -> None:
    """Everything on both maps is drawn once."""
    root = parsed(svg)
    assert marked(root, "tile") == Counter(entry["tile"] for entry in view["tiles"])
    assert marked(root, "seat") == Counter(map(str, range(len(view["at"]))))
    assert marked(root, "explorer") == seats_of([[at] if at else [] for at in view["at"]])
    armies = [[1] * min(MOST, entry["count"]) for own in view["villagers"] for entry in own]
    owners = [seat for seat, own in enumerate(view["villagers"]) for _ in own]
    villagers: Counter[str] = Counter()
    for seat, men in zip(owners, armies, strict=True):
        villagers[str(seat)] += len(men)
    assert marked(root, "villager") == villagers
    assert marked(root, "farmhouse") == seats_of(view["farmhouses"])
    assert marked(root, "fort") == seats_of([[at] if at else [] for at in view["forts"]])
    assert marked(root, "offering") == seats_of(view["offerings"])
    assert marked(root, "fight") == Counter(map(str, range(len(view["fights"]))))
    assert marked(root, "turned") == Counter([view["turned"]] if view["turned"] else [])
    held = sum(map(len, view["offerings"])) + (view["cave_shrine"] is not None)
    assert marked(root, "shrine")["held"] == held
    assert sum(marked(root, "shrine").values()) == 4 * len(view["at"])
