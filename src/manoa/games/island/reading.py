"""Reading records into Python values, for all that is shown to people."""

from __future__ import annotations

from typing import Any

from manoa.games.island.explorers import COLOURS, EXPLORER_IDS, FARMHOUSES, FORT, HOUSES
from manoa.games.island.state import NOBODY
from manoa.games.island.tiles import (
    CORNER_LETTERS,
    EXIT,
    MAPS,
    NOWHERE,
    RESOURCES,
    SPAN,
    TILE_IDS,
)

Place = list[Any]  # ["island", q, r]
Corner = list[Any]  # ["island", "N", q, r]
Cards = dict[str, int]


def place(state: Any, tile: int) -> Place | None:
    """Where a tile lies; None for NOWHERE."""
    if tile == NOWHERE:
        return None
    return [MAPS[tile >= EXIT], int(state["q"][tile]), int(state["r"][tile])]


def place_text(place: Place) -> str:
    board, q, r = place
    return f"({q},{r})" if board == MAPS[0] else f"{board}({q},{r})"


def corner(code: int) -> Corner:
    """A corner's number taken apart."""
    rest, r = divmod(code - 1, SPAN)
    kind, q = divmod(rest, SPAN)
    return [MAPS[kind // 2], CORNER_LETTERS[kind % 2], q - SPAN // 2, r - SPAN // 2]


def corner_text(corner: Corner) -> str:
    board, letter, q, r = corner
    return f"{letter}({q},{r})" if board == MAPS[0] else f"{board}-{letter}({q},{r})"


def cards(numbers: Any) -> Cards:
    """Resources by name, all three."""
    return dict(zip(RESOURCES, (int(number) for number in numbers), strict=True))


def some_cards(numbers: Any) -> Cards:
    """Resources by name, without those there are none of."""
    return {resource: number for resource, number in cards(numbers).items() if number}


def cards_text(cards: Cards) -> str:
    return " ".join(f"{number} {resource}" for resource, number in cards.items()) or "nothing"


def seats(rules: Any) -> range:
    return range(int(rules["players"]))


def colour(state: Any, seat: int) -> str:
    """The colour of a seat's explorer card and pieces."""
    return COLOURS[int(state["card"][seat])]


def explorer(state: Any, seat: int) -> str | None:
    number = int(state["explorer"][seat])
    return None if number == NOBODY else EXPLORER_IDS[number]


def tiles(state: Any) -> list[dict[str, Any]]:
    """All tiles that lie, in the order laid; the exit once somebody has been there (I-10.2)."""
    cave = int(state["cave_size"]) if state["opened"] else 0
    kinds, q, r = state["tile"].tolist(), state["q"].tolist(), state["r"].tolist()
    laid = [*range(state["island_size"]), *range(EXIT, EXIT + cave)]
    return [{"at": [MAPS[tile >= EXIT], q[tile], r[tile]], "tile": TILE_IDS[kinds[tile]]} for tile in laid]


def armies(state: Any, seat: int) -> list[dict[str, Any]]:
    """A seat's villagers on the maps, tile by tile."""
    at = state["villager_at"][seat].tolist()
    return [{"at": place(state, tile), "count": at.count(tile)} for tile in sorted(set(at) - {NOWHERE})]


def farmhouses(state: Any, seat: int) -> list[Corner]:
    codes = state["corner"][seat * HOUSES : seat * HOUSES + FARMHOUSES].tolist()
    return [corner(code) for code in codes if code]


def fort(state: Any, seat: int) -> Corner | None:
    code = int(state["corner"][seat * HOUSES + FORT])
    return corner(code) if code else None


def bits(mask: Any) -> list[int]:
    """The numbers in a set."""
    number, found = int(mask), []
    while number:
        found.append((number & -number).bit_length() - 1)
        number &= number - 1
    return found


def offerings(state: Any, seat: int) -> list[Place]:
    return [where for tile in bits(state["offerings"][seat]) if (where := place(state, tile))]


def bargain(rules: Any, number: int) -> tuple[Cards, Cards]:
    """What an offer gives and takes."""
    give, given = RESOURCES[int(rules["give_type"][number])], int(rules["given"][number])
    take, taken = RESOURCES[int(rules["take_type"][number])], int(rules["taken"][number])
    return ({give: given} if given else {}), ({take: taken} if taken else {})


def top(state: Any, field: str) -> int:
    """A number of the decision that is asked for."""
    return int(state[field][int(state["depth"]) - 1])
