"""The parts of actions by name. Each function gets the number of an action from the first of its kind on."""

from typing import Any

from manoa.games.island.parts.explorers import EXPLORER_IDS
from manoa.games.island.parts.tiles import NOWHERE, RESOURCES
from manoa.games.island.people import reading
from manoa.games.island.people.reading import neighbour, phase, standing, to_act
from manoa.games.island.rules import board, ids, turn
from manoa.games.island.rules.gathering import accessible, cards_of_mix
from manoa.games.island.rules.movement import attacked_on, joins
from manoa.games.island.rules.pieces import side_of_card
from manoa.games.values import bits
from manoa.kernel.records import as_python

Data = dict[str, Any]

march_parts, raid_parts, swap_parts = as_python(ids.march_parts), as_python(ids.raid_parts), as_python(ids.swap_parts)
_other_die, _side_of_card = as_python(turn.other_die), as_python(side_of_card)


def explorer(rules: Any, state: Any, back: int) -> Data:
    return {"explorer": EXPLORER_IDS[_side_of_card(state, to_act(state), back)]}


def speed(rules: Any, state: Any, number: int) -> Data:
    return {"speed": number + 1, "gather": int(_other_die(rules, state, number + 1))}


def gather(rules: Any, state: Any, mix: int) -> Data:
    return {"cards": reading.some_cards(max(0, number) for number in _mixed(rules, state, mix))}


def gatherable(rules: Any, state: Any) -> int:
    """How many cards are gathered in all: those of any mix."""
    return sum(_mixed(rules, state, 0))


def _mixed(rules: Any, state: Any, mix: int) -> tuple[int, int, int]:
    """How many cards of each type a mix has."""
    return cards_of_mix(state, accessible(rules, state, int(state["turn"])), mix)


def give_back(rules: Any, state: Any, resource: int) -> Data:
    return {"resource": RESOURCES[resource]}


def move(rules: Any, state: Any, way: int) -> Data:
    return _enter(rules, state, standing(state), way)


def _enter(rules: Any, state: Any, here: int, way: int) -> Data:
    """Where a way leads, whom it attacks there, or whether it joins a fight."""
    there, seat = int(state["near"][here, way]), to_act(state)
    if there == NOWHERE:
        return {"to": neighbour(state, here, way), "foes": [], "joins": False}
    foes = bits(attacked_on(rules, state, seat, there))
    return {"to": neighbour(state, here, way), "foes": foes, "joins": bool(joins(state, seat, there))}


def place(rules: Any, state: Any, direction: int) -> Data:
    kind = "place" if phase(state) == "place" else "discover"
    return {"kind": kind, "at": neighbour(state, standing(state), direction)}


def farmhouse(rules: Any, state: Any, number: int) -> Data:
    return {"at": corner_of(rules, state, standing(state), number)}


fort = farmhouse


def corner_of(rules: Any, state: Any, tile: int, number: int) -> reading.Corner:
    return reading.corner(int(board.corner_of(rules, state, tile, number)))


def offering(rules: Any, state: Any, direction: int) -> Data:
    return {"at": neighbour(state, standing(state), direction)}


def villager(rules: Any, state: Any, tile: int) -> Data:
    return {"at": reading.place(state, tile)}


def raid(rules: Any, state: Any, raid: int) -> Data:
    building, slot = raid_parts(raid)
    code, tiles = int(state["corner"][building]), bits(state["touched"][building])
    place = reading.place(state, tiles[slot]) if slot < len(tiles) else None
    return {"at": reading.corner(code) if code else None, "from": place}


def march(rules: Any, state: Any, order: int) -> Data:
    leader, number, way = march_parts(order)
    tile = int(state["villager_at"][to_act(state), leader])
    entered = _enter(rules, state, tile, way) if tile != NOWHERE else {"to": None, "foes": [], "joins": False}
    return {"count": number, "from": reading.place(state, tile), **entered}


def fight(rules: Any, state: Any, seat: int) -> Data:
    return {"seat": seat}


def set_down(rules: Any, state: Any, tile: int) -> Data:
    where, now = reading.place(state, tile) if tile in reading.laid(state) else None, phase(state)
    if now == "retreat":
        return {"kind": "retreat", "to": where}
    return {"seat": reading.top(state, "subject") if now == "set" else None, "at": where}


def bank(rules: Any, state: Any, swap: int) -> Data:
    give, take = swap_parts(swap)
    return {"give": RESOURCES[give], "take": RESOURCES[take]}


def offer(rules: Any, state: Any, step: int) -> Data:
    return {"seat": (to_act(state) + step + 1) % int(rules["players"])}


give = ask = give_back
