"""Reading records into Python values, for all that is shown to people."""

import functools
from collections.abc import Sequence
from typing import Any, NamedTuple, NotRequired, TypedDict, TypeVar

import numpy as np

from manoa.games.quest.parts.cards import CARD_IDS, FIRST_FAMILIAR, MUISCA, SYMBOLS
from manoa.games.quest.parts.tokens import CURSE_IDS, FIRST_CURSE, TOKEN_IDS
from manoa.games.quest.rules import bounds, ending, ids, market, payers, plays
from manoa.games.quest.rules.asked.force import PIECE_BITS
from manoa.games.quest.rules.modules import ground
from manoa.games.quest.rules.requirements import NO_SYMBOL
from manoa.games.quest.rules.state import OUTSIDE
from manoa.games.quest.rules.tasks import FORCE, HERD
from manoa.games.values import bits
from manoa.kernel.interpreting import interpret
from manoa.kernel.records import as_python

# Rules as plain Python: to call one kernel takes longer than they do.
required_here = as_python(ground.requirement)
reserve_open = as_python(market.reserve_open)
may_move = as_python(bounds.may_move)
open_symbols = as_python(plays.open_symbols)
token_row = as_python(payers.token_row)
is_last_round = as_python(ending.is_last_round)

MUISCA_IDS = tuple(str(card["id"]) for card in MUISCA)

CURSES = slice(FIRST_CURSE, FIRST_CURSE + len(CURSE_IDS))  # among the tokens that seats own

At = list[int]
Value = TypeVar("Value")


class Pile(TypedDict):
    """A pile of the market."""

    card: str
    left: int


class Blockade(TypedDict):
    number: int
    between: list[str]  # the letters of the two tiles
    owner: int | None  # None: it stands


class Run(TypedDict):
    """What a piece is moving with: a card or a token."""

    card: str | None
    token: str | None
    symbol: str | None  # None: a free step
    piece: int | None  # None: just played, any piece may take the first step
    power: int  # left


class PaidFor(TypedDict):
    """A card, a space or a blockade."""

    card: NotRequired[str]
    piece: NotRequired[int]
    to: NotRequired[At]
    blockade: NotRequired[int]


def seldom(kernel: Any, *arguments: Any) -> Any:
    """What a kernel says that is seldom asked: nothing is compiled for it."""
    return interpret(kernel.interpreted, arguments)


def in_turn(state: Any, seat: int) -> Any:
    """The table as it would be if it were a seat's turn, for what the rules tell of the player only."""
    if state["turn"] == seat:
        return state
    other = np.frombuffer(bytearray(state.tobytes()), state.dtype)[0]  # quicker than to copy each field
    other["turn"], other["changing"], other["cloaked"] = seat, 0, 0
    return other


def counted(numbers: Any) -> list[str]:
    """The cards of a row of counts, in the order of kinds."""
    return [CARD_IDS[kind] for kind, number in enumerate(numbers.tolist()) for _ in range(number)]


def listed(kinds: Any) -> list[str]:
    return [CARD_IDS[kind] for kind in kinds.tolist()]


def each(names: Sequence[str], counts: Any) -> list[str]:
    """A name for every one that is counted."""
    return [name for name, count in zip(names, counts.tolist(), strict=True) for _ in range(count)]


def hands(rules: Any, state: Any) -> list[list[str]]:
    return [counted(state["held"][seat]) for seat in range(rules["players"])]


def known(rules: Any, state: Any) -> list[list[str]]:
    """Of each hand the cards that everybody can name: all of them where the draw pile has run out."""
    players = range(rules["players"])
    return [counted(state["known" if state["draw_size"][seat] else "held"][seat]) for seat in players]


def pile(state: Any, zone: str, seat: int) -> list[str]:
    """A `draw` or `discard` pile, its top last."""
    return listed(state[zone][seat, : state[f"{zone}_size"][seat]])


def tops(rules: Any, state: Any) -> list[list[str]]:
    """Of each draw pile the cards on top that everybody saw there (H-7.1), the next one first."""
    counts = state["topped"][: rules["players"]].tolist()
    return [pile(state, "draw", seat)[::-1][:count] for seat, count in enumerate(counts)]


def areas(rules: Any, state: Any) -> list[list[str]]:
    """Only the seat to act has cards in its play area."""
    played = listed(state["area"][: state["area_size"]])
    return [played if seat == state["turn"] else [] for seat in range(rules["players"])]


def removed(rules: Any, state: Any) -> list[list[str]]:
    return [counted(state["removed"][seat]) for seat in range(rules["players"])]


def tokens(rules: Any, state: Any) -> list[list[str]]:
    return [each(TOKEN_IDS, owned) for owned in state["owned"][: rules["players"], : len(TOKEN_IDS)]]


def stored(rules: Any, state: Any) -> list[list[str]]:
    """The Muisca cards on each seat's own board (M-4.2)."""
    before, now = state["owned"][:, ids.STORED : ids.STORED + len(MUISCA)], state["fresh"]
    return [
        each(MUISCA_IDS, before[seat] + now if seat == state["turn"] else before[seat])
        for seat in range(rules["players"])
    ]


class Atlas(NamedTuple):
    """The tables of a rules record that words are made from, as Python values: those are far quicker to read."""

    hexes: list[At]
    names: list[str]  # the letter of a tile and the number printed on a space
    neighbour: list[list[int]]
    beside: list[dict[str, int]]  # of each space: the names around it, and in which direction
    joint: list[list[int]]
    required_symbol: list[int]
    to_go: list[int]
    caves: dict[tuple[int, ...], int]  # the number of each cave, by its hex
    spirits: dict[tuple[int, ...], int]  # of each demon or tunnel space
    chests: list[At]  # the places of chests and of fog tokens, in their order
    fogs: list[At]
    pieces: int
    joints: int


ATLASES: dict[int, tuple[Any, Atlas]] = {}  # with the rules, so that no others can come to lie in their place
MOST_ATLASES = 64


def atlas(rules: Any) -> Atlas:
    """The atlas of a rules record, made once."""
    array = rules.base
    made = ATLASES.get(id(array))
    if made is None or array is None:
        if len(ATLASES) >= MOST_ATLASES:
            ATLASES.clear()
        made = ATLASES[id(array)] = array, _make_atlas(rules.tobytes(), rules.dtype)
    return made[1]


@functools.lru_cache(maxsize=MOST_ATLASES)
def _make_atlas(written: bytes, dtype: Any) -> Atlas:
    rules = np.frombuffer(written, dtype)[0]
    printed = zip(rules["letter"].tolist(), rules["number"].tolist(), strict=True)
    names = [f"{chr(letter)}{number}" if letter else "nowhere" for letter, number in printed]
    neighbour = rules["neighbour"].tolist()
    hexes = [list(at) for at in zip(rules["q"].tolist(), rules["r"].tolist(), strict=True)]
    chests = sorted((place, space) for space, place in enumerate(rules["chest"].tolist()) if place)
    return Atlas(
        hexes=hexes,
        names=names,
        neighbour=neighbour,
        beside=[{names[space]: at for at, space in enumerate(around) if space != OUTSIDE} for around in neighbour],
        joint=rules["joint"].tolist(),
        required_symbol=rules["required_symbol"].tolist(),
        to_go=rules["to_go"].tolist(),
        caves={(*hexes[space],): cave for cave, space in enumerate(rules["cave_at"][: rules["caves"]].tolist())},
        spirits={(*hexes[at],): spirit - 1 for at, spirit in enumerate(rules["spirit"].tolist()) if spirit},
        chests=[hexes[space] for _, space in chests],
        fogs=[hexes[space] for space in rules["fog_at"][: rules["fogs"]].tolist()],
        pieces=int(rules["pieces"]),
        joints=int(rules["joints"]),
    )


def hex_of(rules: Any, space: int) -> At:
    return list(atlas(rules).hexes[space])


def name_of(rules: Any, space: int) -> str:
    return atlas(rules).names[space]


def by_piece(rules: Any, values: list[Value]) -> list[list[Value]]:
    """A list for each seat of what is told of its pieces."""
    each = int(rules["pieces"])
    return [values[seat * each : (seat + 1) * each] for seat in range(rules["players"])]


def places(rules: Any, spaces: Any) -> list[list[At | None]]:
    """Where each piece of each seat is or was; None outside."""
    return by_piece(rules, [None if space == OUTSIDE else hex_of(rules, space) for space in spaces.tolist()])


def blockades(rules: Any, state: Any) -> list[Blockade]:
    letters, numbers = rules["between"].tolist(), state["blockade"][: rules["joints"]].tolist()
    return [
        {"number": number, "between": [*map(chr, between)], "owner": owner(state, number)}
        for number, between in zip(numbers, letters, strict=False)
    ]


def owner(state: Any, blockade: int) -> int | None:
    """The seat that has a blockade; None as long as it stands."""
    seat = int(state["owner"][blockade])
    return seat - 1 if seat else None


def slots(state: Any) -> list[Pile | None]:
    left = state["left"].tolist()
    return [stock(kind - 1, left) if kind else None for kind in state["slot"].tolist()]


def piles(state: Any, where: str) -> list[Pile]:
    """Those of the `reserve`, or those that lie `aside`."""
    left = state["left"].tolist()
    return [stock(kind, left) for kind in bits(state[where])]


def stock(kind: int, left: list[int]) -> Pile:
    return {"card": CARD_IDS[kind], "left": left[kind]}


def source_parts(source: int) -> dict[str, str]:
    """A card, a token or a curse by name; the once-power of a familiar is its card, and a stored card is one."""
    if source < ids.TOKENS:
        return {"card": CARD_IDS[source]}
    token = source - ids.TOKENS
    if token >= ids.STORED:
        return {"card": MUISCA_IDS[token - ids.STORED]}
    if token >= ids.ONCE:
        return {"card": CARD_IDS[token - ids.ONCE + FIRST_FAMILIAR]}
    return {"token": TOKEN_IDS[token]} if token < FIRST_CURSE else {"curse": curse_id(token)}


class Manner(TypedDict, total=False):
    """How a card is played, if not from the hand for its power."""

    once: bool  # a familiar, for its once-power (H-5.3)
    stored: bool  # it was stored (M-4.2)


def manner(source: int) -> Manner:
    if source >= ids.TOKENS + ids.STORED:
        return {"stored": True}
    return {"once": True} if source >= ids.TOKENS + ids.ONCE else {}


def curse_id(number: int) -> str:
    return str(CURSE_IDS[number - FIRST_CURSE])


def curses(rules: Any, state: Any) -> list[list[str]]:
    """The curses in front of each seat."""
    return [each(CURSE_IDS, owned) for owned in state["owned"][: rules["players"], CURSES]]


def run(state: Any) -> Run | None:
    """The current run. As long as its first step is still to come it belongs to no piece."""
    if not state["run"]:
        return None
    symbol, parts = int(state["run_symbol"]), source_parts(int(state["run"]) - 1)
    return {
        "card": parts.get("card"),
        "token": parts.get("token"),
        "symbol": None if symbol == NO_SYMBOL else SYMBOLS[symbol],
        "piece": None if state["run_open"] else int(state["run_piece"]),
        "power": int(state["run_power"]),
    }


def arrived(rules: Any, state: Any) -> list[int]:
    """The seats in El Dorado, first come first."""
    order = state["arrival"][: rules["players"]].tolist()
    return sorted((seat for seat, place in enumerate(order) if place), key=lambda seat: order[seat])


def steps_left(rules: Any, state: Any) -> list[int]:
    """Steps to go of each seat (Q-8.4)."""
    steps = [0 if space == OUTSIDE else int(rules["to_go"][space]) for space in state["at"].tolist()]
    return [sum(own) for own in by_piece(rules, steps)]


def piece_space(rules: Any, state: Any, piece: int) -> int:
    """Where one of the pieces stands that the player to act moves, or of what is moved instead (M-5.4); OUTSIDE if
    there is no such piece."""
    if task(state) == HERD:
        return int(state["dragon_at"][top(state, "subject")])
    each = atlas(rules).pieces
    return int(state["at"][mover(state) * each + piece]) if piece < each else OUTSIDE


def task(state: Any) -> int:
    """The sub-phase that is asked for, 0 for none."""
    return top(state, "task") if state["depth"] else 0


def asked(state: Any) -> tuple[int, int, int]:
    """The task that is asked for, what it is about, and how much is owed."""
    return (top(state, "task"), top(state, "subject"), top(state, "owed")) if state["depth"] else (0, 0, 0)


def top(state: Any, field: str) -> int:
    """A number of the task that is asked for."""
    return int(state[field][state["depth"] - 1])


def to_act(state: Any) -> int:
    """The seat that is asked."""
    return top(state, "who") if state["depth"] else int(state["turn"])


def mover(state: Any) -> int:
    """Whose pieces are moved: the player's own, but for forced moves (H-3)."""
    return top(state, "subject") >> PIECE_BITS if task(state) == FORCE else int(state["turn"])


def requirement(rules: Any, state: Any, piece: int, target: int) -> int:
    """What a target of a piece takes, whether or not anything bars the way."""
    return required_from(rules, state, piece_space(rules, state, piece), target)


def required_from(rules: Any, state: Any, space: int, target: int) -> int:
    """What a target takes from a space."""
    if target >= ids.DIRECTIONS:
        return int(rules["blockade_requirement"][state["blockade"][target - ids.DIRECTIONS]])
    return int(required_here(rules, state, rules["neighbour"][space, target]))
