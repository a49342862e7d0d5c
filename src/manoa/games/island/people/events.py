"""What happened, as a seat or a spectator may know it: the notes of a step as keys with their parts."""

from collections.abc import Callable
from typing import Any

from manoa.games.island.parts.explorers import EXPLORER_IDS, FARMHOUSE_ITEM, FORT_ITEM, ITEMS
from manoa.games.island.parts.tiles import RESOURCES, TILE_IDS
from manoa.games.island.people import reading
from manoa.games.island.rules import happened
from manoa.games.island.rules.packing import ROUND_BITS, SHRINE_BITS, unpack
from manoa.games.values import bits
from manoa.kernel.rulebook import Event

Entry = tuple[int, ...]


def events(rules: Any, entries: list[Entry], seat: int | None) -> list[Event]:
    """The events of a step, as `seat` saw them."""
    seen: list[Event] = []
    for number, (key, about, *parts) in enumerate(entries):
        if key == happened.FIGHT:
            dice = (entry[2:6] for entry in entries[number + 1 : number + 3])
            seen.append(_fight(rules, about, parts[:4], *dice))
        elif rules["closed"] and key in _SECRET and seat != about:
            seen += _secret(key, about, parts)
        elif key not in (happened.ATTACK_DICE, happened.DEFENCE_DICE):
            name, parts_of = READ[key]
            seen.append({"key": name, "seat": None if about < 0 else about, **parts_of(rules, parts)})
    return seen


# Closed resources (I-12.3)

_SECRET = (happened.GATHER, happened.RETURN)


def _secret(key: int, seat: int, parts: list[int]) -> list[Event]:
    """What others see of cards: how many; and what they are, if only one type could be gathered."""
    if key == happened.RETURN:
        return [{"key": "return_closed", "seat": seat}]
    *cards, several = parts[:4]
    if several:
        return [{"key": "gather_closed", "seat": seat, "count": sum(cards)}]
    return [{"key": "gather", "seat": seat, "cards": reading.some_cards(cards)}]


# Parts


def _place(code: int, name: str = "at", text: str = "where") -> dict[str, Any]:
    where = reading.place_of(code)
    return {name: where, text: reading.place_text(where)}


def _corner(code: int) -> dict[str, Any]:
    where = reading.corner(code)
    return {"at": where, "where": reading.corner_text(where)}


def _bought(_: Any, parts: list[int]) -> dict[str, Any]:
    item, code = parts[:2]
    on_a_corner = item in (FARMHOUSE_ITEM, FORT_ITEM)
    return {"item": ITEMS[item], **(_corner(code) if on_a_corner else _place(code))}


def _foe(number: int) -> Any:
    """A seat, the id of a beast, or `farmhouse`."""
    against = reading.foe(number)
    if against["owner"] is not None:
        return "farmhouse"
    return against["against"] if against["beast"] is None else against["beast"]


def _attack(_: Any, parts: list[int]) -> dict[str, Any]:
    place, defenders, beast = parts[:3]
    return {**_place(place, text="place"), "foe": _foe(beast) if beast else bits(defenders)}


def _fight(rules: Any, seat: int, parts: list[int], attack: Entry, defence: Entry) -> Event:
    fought = reading.fight(rules, parts, attack, defence)
    return {"key": "fight", "seat": seat, "place": reading.place_text(fought["at"]), "foe": _foe(parts[1]), **fought}


def _outcome(_: Any, parts: list[int]) -> dict[str, Any]:
    return {**_place(parts[0], text="place"), "foe": _foe(parts[1])}


def _deal(_: Any, parts: list[int]) -> dict[str, Any]:
    partner, give, take = parts[:3]
    return {"other": partner, "give": reading.packed_cards(give), "take": reading.packed_cards(take)}


def _end(rules: Any, parts: list[int]) -> dict[str, Any]:
    low, high, shrines = parts[:3]
    return {"round": low + (high << ROUND_BITS), "shrines": unpack(shrines, SHRINE_BITS, rules["players"])}


def _start(rules: Any, parts: list[int]) -> dict[str, Any]:
    """What each seat rolled to begin; after a tie, one die after the other."""
    return {"rolls": ["·".join(map(str, faces)) for faces in reading.start_rolls(rules, parts)]}


def _swapped(_: Any, parts: list[int]) -> dict[str, Any]:
    return {"give": RESOURCES[parts[0]], "take": RESOURCES[parts[1]], "rate": parts[2]}


def _march(_: Any, parts: list[int]) -> dict[str, Any]:
    return {"count": parts[0], "from": reading.place_of(parts[1]), **_place(parts[2], "to")}


def _nothing(_rules: Any, _parts: list[int]) -> dict[str, Any]:
    return {}


def _tile(_: Any, parts: list[int]) -> dict[str, Any]:
    return {"tile": TILE_IDS[parts[0]]}


def _cards(_: Any, parts: list[int]) -> dict[str, Any]:
    return {"cards": reading.some_cards(parts[:3])}


# What an event is called, and what the numbers of its entry stand for: see `rules/happened.py`. A fight comes with the
# entries of its dice.
READ: dict[int, tuple[str, Callable[[Any, list[int]], dict[str, Any]]]] = {
    happened.EXPLORER: ("explorer", lambda _, parts: {"explorer": EXPLORER_IDS[parts[0]]}),
    happened.ROLL: ("roll", lambda _, parts: {"dice": parts[:2]}),
    happened.TURN: ("turn", _nothing),
    happened.SPEED: ("speed", lambda _, parts: {"speed": parts[0], "gather": parts[1]}),
    happened.GATHER: ("gather", _cards),
    happened.EXTRA: ("extra", _cards),
    happened.RETURN: ("return", lambda _, parts: {"resource": RESOURCES[parts[0]]}),
    happened.MOVE: ("move", lambda _, parts: {"from": reading.place_of(parts[0]), **_place(parts[1], "to")}),
    happened.DISCOVER: ("discover", _nothing),
    happened.TURN_UP: ("turn_up", _tile),
    happened.UNDER: ("under", _tile),
    happened.LAY: ("lay", lambda _, parts: {"tile": TILE_IDS[parts[0]], **_place(parts[1])}),
    happened.RESTART: ("restart", _tile),
    happened.CAVE_SHRINE: ("cave_shrine", _nothing),
    happened.CAVE_SHRINE_BACK: ("cave_shrine_back", _nothing),
    happened.NAME: ("name", _bought),
    happened.BUY: ("buy", _bought),
    happened.VOID: ("void", lambda _, parts: {"item": ITEMS[parts[0]]}),
    happened.MARCH: ("march", _march),
    happened.RAID: ("raid", lambda _, parts: {**_corner(parts[0]), "from": reading.place_of(parts[1])}),
    happened.ATTACK: ("attack", _attack),
    happened.UNOPPOSED: ("unopposed", lambda _, parts: _place(parts[0], text="place")),
    happened.WINS: ("wins", _outcome),
    happened.LOSES: ("loses", _outcome),
    happened.TIES: ("ties", _outcome),
    happened.HOME: ("home", lambda _, parts: {"count": parts[0]}),
    happened.FORT_FALLS: ("fort_falls", lambda _, parts: _corner(parts[0])),
    happened.FARMHOUSE_FALLS: ("farmhouse_falls", lambda _, parts: _corner(parts[0])),
    happened.BEAST_BACK: ("beast_back", lambda _, parts: {"beast": TILE_IDS[parts[0]]}),
    happened.TREASURE: ("treasure", _cards),
    happened.DEFEAT: ("defeat", lambda _, parts: {"foe": _foe(parts[0]), "cards": reading.some_cards(parts[1:4])}),
    happened.SET: ("set", lambda _, parts: {"other": parts[0], **_place(parts[1])}),
    happened.BACK: ("back", lambda _, parts: _place(parts[0])),
    happened.ARMY_BACK: ("army_back", lambda _, parts: {"count": parts[0], **_place(parts[1])}),
    happened.PASS: ("pass", _nothing),
    happened.BANK: ("bank", _swapped),
    happened.OFFER: ("offer", _deal),
    happened.ACCEPT: ("accept", _deal),
    happened.REFUSE: ("refuse", _deal),
    happened.END_TURN: ("end turn", _nothing),
    happened.TURN_OVER: ("turn_over", _nothing),
    happened.END: ("end", _end),
    happened.START: ("start", _start),
    happened.OFFERING: ("offering", lambda _, parts: {"other": parts[0]}),
    happened.GIVE: ("give", lambda _, parts: {"resource": RESOURCES[parts[0]]}),
    happened.ASK: ("ask", lambda _, parts: {"resource": RESOURCES[parts[0]]}),
    happened.WITHDRAW: ("withdraw", lambda _, parts: {"other": parts[0]}),
}
