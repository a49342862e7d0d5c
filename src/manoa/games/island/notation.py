"""Actions as text: `speed 4`, `gather 2 food 1 gold`, `move (1,0)`, `discover`, `place (2,-1)`, `farmhouse N(0,0)`,
`villager (1,0)`, `march 2 (0,0) (1,0)`, `raid N(0,0) (1,0)`, `bank food for gold`, `offer white 2 food for 1 gold`.

Places are `(q,r)` on the island and `cave(q,r)` in the cave; corners `N(q,r)`, `S(q,r)`, `cave-N(q,r)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from manoa.games.island import reading
from manoa.games.island.explorers import ARMY, EXPLORER_IDS, FACES, HARDCORE_SUM
from manoa.games.island.gathering import accessible
from manoa.games.island.state import (
    ACCEPT,
    BANK,
    CHOOSE,
    DEALS,
    DEFENDER,
    DISCOVER,
    END_TURN,
    FARMHOUSE,
    GATHER,
    MARCH,
    MOVE,
    OFFER,
    PASS,
    PLACE,
    RAID,
    REFUSE,
    RETURN,
    SET,
    SPEED,
)
from manoa.games.island.tiles import EXIT, LINK, NOWHERE, RESOURCES, WAYS
from manoa.games.island.view import neighbour, phase, purchase, to_act

SINGLE = {END_TURN: "end turn", PASS: "pass", ACCEPT: "accept", REFUSE: "refuse", DISCOVER: "discover"}


def notation(rules: Any, state: Any, action: int) -> str:
    data = describe(rules, state, action)
    return _TEXTS[data["kind"]](data, state) if data["kind"] in _TEXTS else str(data["kind"])


_TEXTS: dict[str, Callable[[dict[str, Any], Any], str]] = {
    "explorer": lambda data, _: f"explorer {data['explorer']}",
    "speed": lambda data, _: f"speed {data['speed']}",
    "gather": lambda data, _: f"gather {reading.cards_text(data['cards'])}",
    "return": lambda data, _: f"return {data['resource']}",
    "move": lambda data, _: f"move {_where(data['to'])}",
    "place": lambda data, _: f"place {_where(data['at'])}",
    "discover": lambda data, _: f"discover {_where(data['at'])}" if "at" in data else "discover",
    "buy": lambda data, _: f"{data['item']} {_where(data['at'])}",
    "raid": lambda data, _: f"raid {_where(data['at'])} {_where(data['from'])}",
    "march": lambda data, _: f"march {data['count']} {_where(data['from'])} {_where(data['to'])}",
    "fight": lambda data, state: f"fight {reading.colour(state, data['seat'])}",
    "set": lambda data, _: f"set {_where(data['at'])}",
    "retreat": lambda data, _: f"retreat {_where(data['to'])}",
    "bank": lambda data, _: f"bank {data['give']} for {data['take']}",
    "offer": lambda data, state: (
        f"offer {reading.colour(state, data['seat'])} "
        f"{reading.cards_text(data['give'])} for {reading.cards_text(data['take'])}"
    ),
}


def _where(where: list[Any] | None) -> str:
    """A place or a corner in words."""
    if where is None:
        return "nowhere"
    return reading.place_text(where) if len(where) == 3 else reading.corner_text(where)


def describe(rules: Any, state: Any, action: int) -> dict[str, Any]:
    """An action's parts by name."""
    if action in SINGLE:
        return {"kind": SINGLE[action]}
    if action < MOVE:
        return _describe_early(rules, state, action)
    here = int(state["at"][int(state["turn"])])
    if action < PLACE:
        return {"kind": "move", "to": way_to(rules, state, here, action - MOVE)}
    if action < FARMHOUSE:
        kind = "place" if phase(state) == "place" else "discover"
        return {"kind": kind, "at": neighbour(rules, state, here, action - PLACE)}
    if action < RAID:
        return {"kind": "buy", **purchase(rules, state, action)}
    if action < MARCH:
        return _describe_raid(state, action - RAID)
    if action < DEFENDER:
        return _describe_march(rules, state, action - MARCH)
    if action < SET:
        return {"kind": "fight", "seat": action - DEFENDER}
    if action < BANK:
        return _describe_set(state, action - SET)
    if action < OFFER:
        give, take = divmod(action - BANK, 3)
        return {"kind": "bank", "give": RESOURCES[give], "take": RESOURCES[take]}
    return _describe_offer(rules, state, action - OFFER)


def _describe_early(rules: Any, state: Any, action: int) -> dict[str, Any]:
    if action < SPEED:
        return {"kind": "explorer", "explorer": EXPLORER_IDS[2 * int(state["card"][to_act(state)]) + action - CHOOSE]}
    if action < GATHER:
        speed = action - SPEED + 1
        both = HARDCORE_SUM if rules["hardcore"] else int(state["die"].sum())
        return {"kind": "speed", "speed": speed, "gather": both - speed}
    if action < RETURN:
        food, wood = divmod(action - GATHER, FACES + 1)
        gold = max(0, gatherable(rules, state) - food - wood)
        return {"kind": "gather", "cards": reading.some_cards([food, wood, gold])}
    return {"kind": "return", "resource": RESOURCES[action - RETURN]}


def gatherable(rules: Any, state: Any) -> int:
    """How many cards are gathered in all (I-4.3)."""
    seat = int(state["turn"])
    if state["at"][seat] == NOWHERE:
        return 0
    types = int(accessible(rules, state, seat))
    available = sum(int(left) for resource, left in enumerate(state["supply"]) if types >> resource & 1)
    return min(int(state["gather"]), available)


def way_to(rules: Any, state: Any, tile: int, way: int) -> reading.Place | None:
    """The place a way leads to, whether or not a tile lies there."""
    if way == LINK:
        return reading.place(state, int(state["near"][tile, LINK]))
    return neighbour(rules, state, tile, way)


def _describe_raid(state: Any, raid: int) -> dict[str, Any]:
    building, slot = divmod(raid, 3)
    code, tiles = int(state["corner"][building]), reading.bits(state["touched"][building])
    return {
        "kind": "raid",
        "at": reading.corner(code) if code else None,
        "from": reading.place(state, tiles[slot]) if slot < len(tiles) else None,
    }


def march_parts(order: int) -> tuple[int, int, int]:
    """First villager, number and way of an army movement."""
    rest, way = divmod(order, WAYS)
    leader, more = divmod(rest, ARMY)
    return leader, more + 1, way


def _describe_march(rules: Any, state: Any, order: int) -> dict[str, Any]:
    leader, number, way = march_parts(order)
    tile = int(state["villager_at"][to_act(state), leader])
    return {
        "kind": "march",
        "count": number,
        "from": reading.place(state, tile),
        "to": None if tile == NOWHERE else way_to(rules, state, tile, way),
    }


def _describe_set(state: Any, tile: int) -> dict[str, Any]:
    laid = tile < state["island_size"] or EXIT <= tile < EXIT + state["cave_size"]
    where = reading.place(state, tile) if laid else None
    if phase(state) == "retreat":
        return {"kind": "retreat", "to": where}
    loser = reading.top(state, "what") if phase(state) == "set" else None
    return {"kind": "set", "seat": loser, "at": where}


def _describe_offer(rules: Any, state: Any, proposal: int) -> dict[str, Any]:
    step, number = divmod(proposal, DEALS)
    give, take = reading.bargain(rules, number)
    partner = (to_act(state) + step + 1) % int(rules["players"])
    return {"kind": "offer", "seat": partner, "give": give, "take": take}
