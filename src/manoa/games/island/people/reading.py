"""Reading records into Python values, for all that is shown to people."""

from collections.abc import Sequence
from typing import Any, Literal, cast

from manoa.games.island.parts.explorers import COLOURS, EXPLORER_IDS, HOUSES
from manoa.games.island.parts.tiles import (
    CORNER_LETTERS,
    DIRECTIONS,
    EXIT,
    LINK,
    MAPS,
    NOWHERE,
    RESOURCES,
    SPAN,
    TILE_IDS,
)
from manoa.games.island.rules import fights, tasks
from manoa.games.island.rules.packing import CARD_BITS, DIE_BITS, unpack, unpack_parts
from manoa.games.island.rules.pieces import fort_of
from manoa.games.island.rules.state import ASKED, DICE_IN_ONE, FOE_BEAST, FOE_FARMHOUSE, GIVEN, NOBODY, START_ROLLS
from manoa.games.values import bits
from manoa.kernel.records import as_python

Map = Literal["island", "cave"]
Place = tuple[Map, int, int]  # as JSON: ["island", q, r]
Corner = tuple[Map, Literal["N", "S"], int, int]  # ["island", "N", q, r]
Cards = dict[str, int]

PHASES = {
    tasks.EXPLORE: "explore",
    tasks.SIDE: "side",
    tasks.ROLL: "roll",
    tasks.GATHERING: "gather",
    tasks.RETURNING: "return",
    tasks.PLACING: "place",
    tasks.PURCHASE: "purchase",
    tasks.FIGHT: "battle",
    tasks.RETREAT: "retreat",
    tasks.SETTING: "set",
    tasks.ANSWER: "answer",
    tasks.OFFERING: "offer",
}


_total, _stage, _fort_of = as_python(fights.total), as_python(fights.stage), as_python(fort_of)


# Who is to decide


def top(state: Any, field: str) -> int:
    """A number of the decision that is asked for."""
    return int(state[field][state["depth"] - 1])


def to_act(state: Any) -> int:
    return top(state, "who") if state["depth"] else int(state["turn"])


def phase(state: Any) -> str:
    if state["ended"]:
        return "over"
    if not state["depth"]:
        return PHASES[tasks.EXPLORE]
    task = top(state, "task")
    return "order" if task == tasks.FIGHT and _stage(state) >= tasks.DICE_STAGE else PHASES[task]


def subject(state: Any, task: int) -> int | None:
    """What a task that is pending is about; None if there is no such task."""
    pending = state["task"][: state["depth"]].tolist()
    return int(state["subject"][pending.index(task)]) if task in pending else None


def standing(state: Any) -> int:
    """The tile of the explorer whose turn it is."""
    return int(state["at"][state["turn"]])


def seats(rules: Any) -> range:
    return range(rules["players"])


def colour(state: Any, seat: int) -> str:
    """The colour of a seat's explorer card and pieces."""
    return COLOURS[state["card"][seat]]


def explorer(state: Any, seat: int) -> str | None:
    number = state["explorer"][seat]
    return None if number == NOBODY else EXPLORER_IDS[number]


# Places and corners. Those that are JSON are lists, whatever their types say.


def place(state: Any, tile: int) -> Place | None:
    """Where a tile lies; None for NOWHERE."""
    return None if tile == NOWHERE else lies(state, tile)


def lies(state: Any, tile: int) -> Place:
    return at(tile >= EXIT, int(state["q"][tile]), int(state["r"][tile]))


def tile_at(state: Any, place: Sequence[Any]) -> int | None:
    """The number of the tile at a place."""
    board, q, r = place
    first, size = (EXIT, state["cave_size"]) if board == MAPS[1] else (0, state["island_size"])
    there = (state["q"][first : first + size] == q) & (state["r"][first : first + size] == r)
    return int(first + there.argmax()) if there.any() else None


def at(board: int, q: int, r: int) -> Place:
    return cast(Place, [MAPS[board], q, r])


def neighbour(state: Any, tile: int, way: int) -> Place | None:
    """The place in a direction from a tile, whether or not a tile lies there; by the LINK the tile it leads to."""
    if way == LINK:
        return place(state, int(state["near"][tile, LINK]))
    q, r = DIRECTIONS[way]
    if tile == NOWHERE:
        return at(0, q, r)
    return at(tile >= EXIT, int(state["q"][tile]) + q, int(state["r"][tile]) + r)


def place_of(code: int) -> Place:
    """The number of a place taken apart."""
    board, _, q, r = corner(code)
    return cast(Place, [board, q, r])


def corner(code: int) -> Corner:
    """The number of a corner taken apart."""
    rest, r = divmod(code - 1, SPAN)
    kind, q = divmod(rest, SPAN)
    return cast(Corner, [MAPS[kind // 2], CORNER_LETTERS[kind % 2], q - SPAN // 2, r - SPAN // 2])


def where_text(where: Sequence[Any] | None) -> str:
    """A place or a corner as it is typed: (2,-1), cave(1,0), N(0,0), cave-S(1,-1)."""
    if where is None:
        return "nowhere"
    return corner_text(where) if len(where) == 4 else place_text(where)


def place_text(place: Sequence[Any]) -> str:
    board, q, r = place
    return f"({q},{r})" if board == MAPS[0] else f"{board}({q},{r})"


def corner_text(corner: Sequence[Any]) -> str:
    board, letter, q, r = corner
    return f"{letter}({q},{r})" if board == MAPS[0] else f"{board}-{letter}({q},{r})"


# Cards


def cards(numbers: Any) -> Cards:
    """Resources by name, all three."""
    return dict(zip(RESOURCES, map(int, numbers), strict=True))


def some_cards(numbers: Any) -> Cards:
    """Resources by name, without those there are none of."""
    return {resource: number for resource, number in cards(numbers).items() if number}


def cards_text(cards: Cards) -> str:
    return " ".join(f"{number} {resource}" for resource, number in cards.items()) or "nothing"


def offer(state: Any) -> dict[str, Cards]:
    """What the offer that is being put together or answered gives and takes."""
    return {"give": some_cards(state["offer"][GIVEN]), "take": some_cards(state["offer"][ASKED])}


def packed_cards(number: int) -> Cards:
    """Cards from one number."""
    return some_cards(unpack(number, CARD_BITS, len(RESOURCES)))


# Tiles and pieces


def laid(state: Any) -> list[int]:
    """The numbers of all tiles that lie, in the order laid, those of the cave last."""
    return [*range(state["island_size"]), *range(EXIT, EXIT + int(state["cave_size"]))]


def kinds(numbers: Any) -> list[str]:
    return [TILE_IDS[number] for number in numbers.tolist()]


def farmhouses(state: Any, seat: int) -> list[Corner]:
    codes = state["corner"][seat * HOUSES : _fort_of(seat)].tolist()
    return [corner(code) for code in codes if code]


def fort(state: Any, seat: int) -> Corner | None:
    code = int(state["corner"][_fort_of(seat)])
    return corner(code) if code else None


def offerings(state: Any, seat: int) -> list[Place]:
    return [where for tile in bits(state["offerings"][seat]) if (where := place(state, tile))]


def pieces(rules: Any, state: Any) -> dict[str, Any]:
    """What each seat has on the maps, except villagers."""
    players, holder, at = seats(rules), int(state["cave_shrine"]), state["at"].tolist()
    return {
        "colours": [colour(state, seat) for seat in players],
        "explorers": [explorer(state, seat) for seat in players],
        "at": [place(state, at[seat]) for seat in players],
        "farmhouses": [farmhouses(state, seat) for seat in players],
        "forts": [fort(state, seat) for seat in players],
        "offerings": [offerings(state, seat) for seat in players],
        "cave_shrine": holder - 1 if holder else None,
    }


# Fights


def foe(number: int) -> dict[str, Any]:
    """Whom a fight was against: one of these is not None."""
    beast = TILE_IDS[number - FOE_BEAST] if number >= FOE_BEAST else None
    owner = number - FOE_FARMHOUSE if FOE_FARMHOUSE <= number < FOE_BEAST else None
    return {"against": number if number < FOE_FARMHOUSE else None, "beast": beast, "owner": owner}


def other_part(beast: str | None, farmhouse: bool) -> str:
    """What beside explorers and villagers gives dice to a defence (I-8.6)."""
    return beast or ("farmhouse" if farmhouse else "fort")


def named_parts(parts: int, other: str = "") -> dict[str, int]:
    """Where the dice of a side come from."""
    numbers = zip(("explorer", "villagers", other), unpack_parts(parts), strict=True)
    return {name: number for name, number in numbers if number}


def dice(packed: Any) -> list[int]:
    """The dice of a side, from the few numbers they are kept in."""
    return [face for number in packed for face in unpack(number, DIE_BITS, DICE_IN_ONE) if face]


def start_rolls(rules: Any, packed: Sequence[int]) -> list[list[int]]:
    """The dice of each seat for who begins, one after the other."""
    return [rolled(packed[seat]) for seat in seats(rules)]


def rolled(packed: int) -> list[int]:
    return [face for face in unpack(packed, DIE_BITS, START_ROLLS) if face]


def fight(rules: Any, numbers: Any, attack: Any, defence: Any) -> dict[str, Any]:
    """A fight with its dice; `numbers` are those of `happened.FIGHT`."""
    place, number, attack_from, defence_from = numbers
    against = foe(number)
    farmhouse = against["owner"] is not None
    return {
        "at": place_of(place),
        **against,
        "farmhouse": farmhouse,
        "attack": dice(attack),
        "defence": dice(defence),
        "attack_total": _total(rules, attack),
        "defence_total": _total(rules, defence),
        "attack_from": named_parts(attack_from),
        "defence_from": named_parts(defence_from, other_part(against["beast"], farmhouse)),
    }
