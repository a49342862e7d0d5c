"""The parts of actions by name. Each function gets the number of an action from the first of its kind on."""

from typing import Any

from manoa.games.island.parts.explorers import ARMY, EXPLORER_IDS, FACES
from manoa.games.island.parts.tiles import CORNERS, EXIT, NOWHERE, RESOURCES, WAYS
from manoa.games.island.people import reading
from manoa.games.island.people.reading import neighbour, phase, standing, to_act
from manoa.games.island.rules.board import corner_code
from manoa.games.island.rules.gathering import accessible
from manoa.games.values import bits

Data = dict[str, Any]


def explorer(rules: Any, state: Any, back: int) -> Data:
    return {"explorer": EXPLORER_IDS[2 * int(state["card"][to_act(state)]) + back]}


def speed(rules: Any, state: Any, number: int) -> Data:
    both = int(rules["hardcore"]) or int(state["die"].sum())
    return {"speed": number + 1, "gather": both - number - 1}


def gather(rules: Any, state: Any, mix: int) -> Data:
    food, wood = divmod(mix, FACES + 1)
    return {"cards": reading.some_cards([food, wood, max(0, gatherable(rules, state) - food - wood)])}


def gatherable(rules: Any, state: Any) -> int:
    """How many cards are gathered in all (I-4.3)."""
    if standing(state) == NOWHERE:
        return 0
    types = int(accessible(rules, state, int(state["turn"])))
    available = sum(left for resource, left in enumerate(state["supply"].tolist()) if types >> resource & 1)
    return min(int(state["gather"]), available)


def give_back(rules: Any, state: Any, resource: int) -> Data:
    return {"resource": RESOURCES[resource]}


def move(rules: Any, state: Any, way: int) -> Data:
    return {"to": neighbour(state, standing(state), way)}


def place(rules: Any, state: Any, direction: int) -> Data:
    kind = "place" if phase(state) == "place" else "discover"
    return {"kind": kind, "at": neighbour(state, standing(state), direction)}


def farmhouse(rules: Any, state: Any, number: int) -> Data:
    return {"at": corner_of(state, standing(state), number)}


fort = farmhouse


def corner_of(state: Any, tile: int, number: int) -> reading.Corner:
    """One of the six corners of a tile, clockwise from the top (I-1.4)."""
    kind, q, r = CORNERS[number]
    return reading.corner(int(corner_code(tile >= EXIT, kind, int(state["q"][tile]) + q, int(state["r"][tile]) + r)))


def offering(rules: Any, state: Any, direction: int) -> Data:
    return {"at": neighbour(state, standing(state), direction)}


def villager(rules: Any, state: Any, tile: int) -> Data:
    return {"at": reading.place(state, tile)}


def raid(rules: Any, state: Any, raid: int) -> Data:
    building, slot = divmod(raid, 3)
    code, tiles = int(state["corner"][building]), bits(state["touched"][building])
    place = reading.place(state, tiles[slot]) if slot < len(tiles) else None
    return {"at": reading.corner(code) if code else None, "from": place}


def march_parts(order: int) -> tuple[int, int, int]:
    """First villager, number and way of an army movement."""
    rest, way = divmod(order, WAYS)
    leader, more = divmod(rest, ARMY)
    return leader, more + 1, way


def march(rules: Any, state: Any, order: int) -> Data:
    leader, number, way = march_parts(order)
    tile = int(state["villager_at"][to_act(state), leader])
    to = None if tile == NOWHERE else neighbour(state, tile, way)
    return {"count": number, "from": reading.place(state, tile), "to": to}


def fight(rules: Any, state: Any, seat: int) -> Data:
    return {"seat": seat}


def set_down(rules: Any, state: Any, tile: int) -> Data:
    where, now = reading.place(state, tile) if tile in reading.laid(state) else None, phase(state)
    if now == "retreat":
        return {"kind": "retreat", "to": where}
    return {"seat": reading.top(state, "subject") if now == "set" else None, "at": where}


def bank(rules: Any, state: Any, swap: int) -> Data:
    give, take = divmod(swap, 3)
    return {"give": RESOURCES[give], "take": RESOURCES[take]}


def offer(rules: Any, state: Any, step: int) -> Data:
    return {"seat": (to_act(state) + step + 1) % int(rules["players"])}


give = ask = give_back
