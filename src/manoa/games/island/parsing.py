"""Text to actions: what `notation` writes, and shorter forms of it. Directions do for places: `move ne`, `place w`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from manoa.games.island import reading
from manoa.games.island.board import corner_of
from manoa.games.island.explorers import ARMY, COLOURS, EXPLORER_IDS, EXPLORER_NAMES, FACES, FARMHOUSES, HOUSES
from manoa.games.island.notation import SINGLE, gatherable, way_to
from manoa.games.island.state import (
    BANK,
    BARGAINS,
    CHOOSE,
    DEALS,
    DEFENDER,
    FARMHOUSE,
    FORTRESS,
    GATHER,
    MARCH,
    MOVE,
    OFFER,
    OFFERING,
    PLACE,
    RAID,
    RETURN,
    SET,
    SPEED,
    VILLAGER,
)
from manoa.games.island.tiles import COMPASS, CORNER_LETTERS, EXIT, MAPS, NOWHERE, RESOURCES, WAYS
from manoa.games.island.view import neighbour, phase, to_act
from manoa.kernel.positions import shown

_TOKEN = re.compile(
    r"(?:(?P<cave>cave)[\s-]*)?(?:(?P<letter>[ns])\s*)?\(?\s*(?P<q>-?\d{1,3})\s*,\s*(?P<r>-?\d{1,3})\s*\)?"
    r"|(?P<number>\d{1,3})|(?P<word>[a-z]+)|(?P<other>\S)"
)
Token = Any  # a word, a number, a place or a corner


def parse(rules: Any, state: Any, text: str) -> int:
    """The action that a text names, whether or not it is legal now; capitals and more spaces do not matter."""
    tokens = _tokens(text)
    for action, name in SINGLE.items():
        if tokens == name.split():
            return action
    if tokens[:1] == ["buy"]:
        tokens = tokens[1:]
    if not tokens or not isinstance(tokens[0], str) or tokens[0] not in _VERBS:
        raise ValueError(_no_action(text))
    try:
        return _VERBS[tokens[0]](rules, state, tokens[1:])
    except _NotUnderstood:
        raise ValueError(_no_action(text)) from None


class _NotUnderstood(Exception):
    """The words after a verb are not what it takes."""


def _no_action(text: str) -> str:
    return (
        f"{shown(text)} is no action of Island: write 'speed 4', 'gather 2 food 1 gold', 'move (1,0)' or 'move ne', "
        "'discover', 'place (2,-1)', 'farmhouse N(0,0)', 'fort S(1,-1)', 'villager (1,0)', 'offering (2,-2)', "
        "'march 2 (0,0) (1,0)', 'raid N(0,0) (1,0)', 'bank food for gold', 'offer white 2 food for 1 gold', 'pass', "
        "'end turn'"
    )


# Tokens


def _tokens(text: str) -> list[Token]:
    return [_token(found) for found in _TOKEN.finditer(text.lower().replace("−", "-"))]


def _token(found: re.Match[str]) -> Token:
    if found["q"] is not None:
        board, at = MAPS[found["cave"] is not None], [int(found["q"]), int(found["r"])]
        return [board, found["letter"].upper(), *at] if found["letter"] else [board, *at]
    return int(found["number"]) if found["number"] else found["word"] or found["other"]


def _expect(holds: bool) -> None:
    if not holds:
        raise _NotUnderstood


def _is_place(token: Token) -> bool:
    return isinstance(token, list) and len(token) == 3


def _is_corner(token: Token) -> bool:
    return isinstance(token, list) and len(token) == 4 and token[1] in CORNER_LETTERS


def _explorer_tile(state: Any) -> int:
    """Where the explorer of the player stands whose turn it is."""
    tile = int(state["at"][int(state["turn"])])
    if tile == NOWHERE:
        raise ValueError("that explorer stands nowhere now: it is to be set")
    return tile


def tile_at(state: Any, place: reading.Place) -> int:
    """The tile at a place."""
    first, size = (EXIT, state["cave_size"]) if place[0] == MAPS[1] else (0, state["island_size"])
    for tile in range(first, first + int(size)):
        if reading.place(state, tile) == place:
            return tile
    raise ValueError(f"there is no tile at {reading.place_text(place)}")


def _way(rules: Any, state: Any, tile: int, token: Token, ways: int) -> int:
    """The way from a tile that a place or a direction names."""
    if isinstance(token, str) and token in COMPASS:
        return COMPASS.index(token)
    _expect(_is_place(token))
    for way in range(ways):
        if way_to(rules, state, tile, way) == token:
            return way
    here = reading.place(state, tile) or []
    raise ValueError(f"{reading.place_text(token)} is not next to {reading.place_text(here)}")


# Verbs


def _explorer(rules: Any, state: Any, tokens: list[Token]) -> int:
    _expect(len(tokens) == 1 and tokens[0] in EXPLORER_IDS)
    card, back = divmod(EXPLORER_IDS.index(tokens[0]), 2)
    own = int(state["card"][to_act(state)])
    if card != own:
        names = [EXPLORER_NAMES[name] for name in EXPLORER_IDS[2 * own : 2 * own + 2]]
        raise ValueError(f"{EXPLORER_NAMES[tokens[0]]} is not on this card; it has {' and '.join(names)}")
    return CHOOSE + back


def _speed(rules: Any, state: Any, tokens: list[Token]) -> int:
    _expect(len(tokens) == 1 and isinstance(tokens[0], int) and 1 <= tokens[0] <= FACES)
    return SPEED + int(tokens[0]) - 1


def _cards(tokens: list[Token]) -> list[int]:
    """`2 food 1 gold`, or `nothing`, as numbers of each type."""
    if tokens == ["nothing"]:
        return [0, 0, 0]
    _expect(len(tokens) % 2 == 0 and len(tokens) > 0)
    found = [0, 0, 0]
    for number, resource in zip(tokens[::2], tokens[1::2], strict=True):
        _expect(isinstance(number, int) and resource in RESOURCES)
        found[RESOURCES.index(resource)] += number
    return found


def _gather(rules: Any, state: Any, tokens: list[Token]) -> int:
    food, wood, gold = _cards(tokens)
    due = gatherable(rules, state) if phase(state) == "gather" else food + wood + gold
    if food + wood + gold != due or max(food, wood) > FACES:
        raise ValueError(f"exactly {due} cards are gathered, not {food + wood + gold}")
    return GATHER + food * (FACES + 1) + wood


def _return(rules: Any, state: Any, tokens: list[Token]) -> int:
    _expect(len(tokens) == 1 and tokens[0] in RESOURCES)
    return RETURN + RESOURCES.index(tokens[0])


def _move(rules: Any, state: Any, tokens: list[Token]) -> int:
    _expect(len(tokens) == 1)
    return MOVE + _way(rules, state, _explorer_tile(state), tokens[0], WAYS)


def _place(rules: Any, state: Any, tokens: list[Token]) -> int:
    _expect(len(tokens) == 1)
    return PLACE + _way(rules, state, _explorer_tile(state), tokens[0], 6)


def _corner(rules: Any, state: Any, token: Token) -> int:
    """Which corner of the explorer's tile is meant."""
    _expect(_is_corner(token))
    tile = _explorer_tile(state)
    for number in range(6):
        if reading.corner(int(corner_of(rules, state, tile, number))) == token:
            return number
    here = reading.place_text(reading.place(state, tile) or [])
    raise ValueError(f"{reading.corner_text(token)} is no corner of {here}, where the explorer stands")


def _farmhouse(rules: Any, state: Any, tokens: list[Token]) -> int:
    _expect(len(tokens) == 1)
    return FARMHOUSE + _corner(rules, state, tokens[0])


def _fort(rules: Any, state: Any, tokens: list[Token]) -> int:
    _expect(len(tokens) == 1)
    return FORTRESS + _corner(rules, state, tokens[0])


def _offering(rules: Any, state: Any, tokens: list[Token]) -> int:
    _expect(len(tokens) == 1)
    return OFFERING + _way(rules, state, _explorer_tile(state), tokens[0], 6)


def _villager(rules: Any, state: Any, tokens: list[Token]) -> int:
    _expect(len(tokens) == 1 and _is_place(tokens[0]))
    return VILLAGER + tile_at(state, tokens[0])


def _raid(rules: Any, state: Any, tokens: list[Token]) -> int:
    _expect(len(tokens) == 2 and _is_corner(tokens[0]) and _is_place(tokens[1]))
    tile = tile_at(state, tokens[1])
    for building, code in enumerate(state["corner"].tolist()):
        if building % HOUSES < FARMHOUSES and code and reading.corner(code) == tokens[0]:
            touched = reading.bits(state["touched"][building])
            if tile not in touched:
                raise ValueError(f"that farmhouse does not touch {reading.place_text(tokens[1])}")
            return RAID + building * 3 + touched.index(tile)
    raise ValueError(f"no farmhouse stands on {reading.corner_text(tokens[0])}")


def _march(rules: Any, state: Any, tokens: list[Token]) -> int:
    _expect(len(tokens) == 3 and isinstance(tokens[0], int) and _is_place(tokens[1]))
    if not 1 <= tokens[0] <= ARMY:
        raise ValueError(f"an army is 1 to {ARMY} villagers")
    seat, tile = to_act(state), tile_at(state, tokens[1])
    villagers = state["villager_at"][seat].tolist()
    if tile not in villagers:
        raise ValueError(f"you have no villager on {reading.place_text(tokens[1])}")
    way = _way(rules, state, tile, tokens[2], WAYS)
    return MARCH + (villagers.index(tile) * ARMY + int(tokens[0]) - 1) * WAYS + way


def _seat(rules: Any, state: Any, token: Token) -> int:
    """The seat of a colour."""
    _expect(token in COLOURS)
    colours = [reading.colour(state, seat) for seat in reading.seats(rules)]
    if token not in colours:
        raise ValueError(f"nobody plays {token}; the colours are {', '.join(colours)}")
    return colours.index(token)


def _fight(rules: Any, state: Any, tokens: list[Token]) -> int:
    _expect(len(tokens) == 1)
    return DEFENDER + _seat(rules, state, tokens[0])


def _set(rules: Any, state: Any, tokens: list[Token]) -> int:
    _expect(len(tokens) == 1)
    if phase(state) == "retreat" and tokens[0] in COMPASS:
        battle = reading.top(state, "what")
        return SET + tile_at(state, neighbour(rules, state, battle, COMPASS.index(tokens[0])))
    _expect(_is_place(tokens[0]))
    return SET + tile_at(state, tokens[0])


def _bank(rules: Any, state: Any, tokens: list[Token]) -> int:
    names = [token for token in tokens if not isinstance(token, int)]
    _expect(len(names) == 3 and names[1] == "for" and names[0] in RESOURCES and names[2] in RESOURCES)
    return BANK + RESOURCES.index(names[0]) * 3 + RESOURCES.index(names[2])


def _offer(rules: Any, state: Any, tokens: list[Token]) -> int:
    _expect(len(tokens) >= 4 and tokens.count("for") == 1)
    middle = tokens.index("for")
    partner = _seat(rules, state, tokens[0])
    give, take = _cards(tokens[1:middle]), _cards(tokens[middle + 1 :])
    seat, players = to_act(state), int(rules["players"])
    if partner == seat:
        raise ValueError("an offer goes to another player")
    for number, (give_type, given, take_type, taken) in enumerate(BARGAINS):
        if _only(give, give_type, given) and _only(take, take_type, taken):
            return OFFER + ((partner - seat) % players - 1) * DEALS + number
    raise ValueError("an offer is 0 to 3 cards of one type against 0 to 3 of another")


def _only(cards: list[int], resource: int, number: int) -> bool:
    return cards[resource] == number and sum(cards) == number


_VERBS: dict[Any, Callable[[Any, Any, list[Token]], int]] = {
    "explorer": _explorer,
    "speed": _speed,
    "gather": _gather,
    "return": _return,
    "move": _move,
    "place": _place,
    "discover": _place,
    "farmhouse": _farmhouse,
    "fort": _fort,
    "offering": _offering,
    "villager": _villager,
    "raid": _raid,
    "march": _march,
    "fight": _fight,
    "set": _set,
    "retreat": _set,
    "bank": _bank,
    "offer": _offer,
}
