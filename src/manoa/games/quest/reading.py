"""Reading records into Python values, for all that is shown to people."""

from __future__ import annotations

from typing import Any, NamedTuple

from manoa.games.quest.cards import CARD_IDS, KINDS, SYMBOLS
from manoa.games.quest.state import NO_SYMBOL, OUTSIDE, TARGETS, TOKEN_SOURCE
from manoa.games.quest.tokens import TOKEN_IDS, TOKEN_KINDS

At = list[int]


def counted(numbers: Any) -> list[str]:
    """The cards of a row of counts, in the order of kinds."""
    return [CARD_IDS[kind] for kind, number in enumerate(numbers.tolist()) for _ in range(number)]


def listed(kinds: Any) -> list[str]:
    return [CARD_IDS[kind] for kind in kinds.tolist()]


def hands(rules: Any, state: Any) -> list[list[str]]:
    return [counted(state["held"][seat]) for seat in range(rules["players"])]


def known(rules: Any, state: Any) -> list[list[str]]:
    """Of each hand the cards that everybody can name: all of them where the draw pile has run out."""
    players = range(rules["players"])
    return [counted(state["known" if state["draw_size"][seat] else "held"][seat]) for seat in players]


def pile(state: Any, zone: str, seat: int) -> list[str]:
    """A `draw` or `discard` pile, its top last."""
    return listed(state[zone][seat, : state[f"{zone}_size"][seat]])


def areas(rules: Any, state: Any) -> list[list[str]]:
    """Only the seat to act has cards in its play area."""
    played = listed(state["area"][: state["area_size"]])
    return [played if seat == state["turn"] else [] for seat in range(rules["players"])]


def removed(rules: Any, state: Any) -> list[list[str]]:
    return [counted(state["removed"][seat]) for seat in range(rules["players"])]


def tokens(rules: Any, state: Any) -> list[list[str]]:
    owned = state["owned"].tolist()
    return [
        [TOKEN_IDS[token] for token in range(TOKEN_KINDS) for _ in range(owned[seat][token])]
        for seat in range(rules["players"])
    ]


class Atlas(NamedTuple):
    """The tables of a rules record that words are made from, as Python values: those are far quicker to read."""

    rules: Any  # kept, so that no other rules can come to lie in its place
    hexes: list[At]
    names: list[str]  # the letter of a tile and the number printed on a space
    neighbour: list[list[int]]
    gate: list[list[int]]
    toll: list[int]
    toll_symbol: list[int]
    blockade_toll: list[int]
    pieces: int
    gates: int
    players: int


ATLASES: dict[int, Atlas] = {}
MOST_ATLASES = 64


def atlas(rules: Any) -> Atlas:
    """The atlas of a rules record, made once."""
    array = rules.base
    found = ATLASES.get(id(array))
    if found is None or array is None:
        found = _make_atlas(rules, array)
        if array is not None:
            if len(ATLASES) >= MOST_ATLASES:
                ATLASES.clear()
            ATLASES[id(array)] = found
    return found


def _make_atlas(rules: Any, array: Any) -> Atlas:
    letters, numbers = rules["letter"].tolist(), rules["number"].tolist()
    return Atlas(
        rules=array,
        hexes=[list(at) for at in zip(rules["q"].tolist(), rules["r"].tolist(), strict=True)],
        names=[f"{chr(letter)}{number}" for letter, number in zip(letters, numbers, strict=True)],
        neighbour=rules["neighbour"].tolist(),
        gate=rules["gate"].tolist(),
        toll=rules["toll"].tolist(),
        toll_symbol=rules["toll_symbol"].tolist(),
        blockade_toll=rules["blockade_toll"].tolist(),
        pieces=int(rules["pieces"]),
        gates=int(rules["gates"]),
        players=int(rules["players"]),
    )


def hex_of(rules: Any, space: int) -> At:
    return list(atlas(rules).hexes[space])


def name_of(rules: Any, space: int) -> str:
    return atlas(rules).names[space]


def pieces(rules: Any, state: Any) -> list[list[At | None]]:
    each = int(rules["pieces"])
    spots = [None if space == OUTSIDE else hex_of(rules, space) for space in state["at"].tolist()]
    return [spots[seat * each : (seat + 1) * each] for seat in range(rules["players"])]


def blockades(rules: Any, state: Any) -> list[dict[str, Any]]:
    found = []
    for gate in range(rules["gates"]):
        number = int(state["blockade"][gate])
        owner = int(state["owner"][number])
        between = [chr(letter) for letter in rules["between"][gate].tolist()]
        found.append({"number": number, "between": between, "owner": owner - 1 if owner else None})
    return found


def slots(state: Any) -> list[dict[str, Any] | None]:
    left = state["left"].tolist()
    return [stock(kind - 1, left) if kind else None for kind in state["slot"].tolist()]


def reserve(state: Any) -> list[dict[str, Any]]:
    bits, left = int(state["reserve"]), state["left"].tolist()
    return [stock(kind, left) for kind in range(KINDS) if bits >> kind & 1]


def stock(kind: int, left: list[int]) -> dict[str, Any]:
    return {"card": CARD_IDS[kind], "left": left[kind]}


def run(state: Any) -> dict[str, Any] | None:
    source = int(state["run"])
    if not source:
        return None
    symbol = int(state["run_symbol"])
    return {
        "card": CARD_IDS[source - 1] if source < TOKEN_SOURCE else None,
        "token": TOKEN_IDS[source - TOKEN_SOURCE] if source >= TOKEN_SOURCE else None,
        "symbol": None if symbol == NO_SYMBOL else SYMBOLS[symbol],
        "piece": int(state["run_piece"]),
        "power": int(state["run_power"]),
    }


def arrived(rules: Any, state: Any) -> list[int]:
    """The seats in El Dorado, first come first."""
    order = state["arrival"][: rules["players"]].tolist()
    return sorted((seat for seat, place in enumerate(order) if place), key=lambda seat: order[seat])


def steps_left(rules: Any, state: Any) -> list[int]:
    """Steps to go of each seat (Q-8.4)."""
    each = int(rules["pieces"])
    steps = [0 if space == OUTSIDE else int(rules["to_go"][space]) for space in state["at"].tolist()]
    return [sum(steps[seat * each : (seat + 1) * each]) for seat in range(rules["players"])]


def piece_space(rules: Any, state: Any, piece: int) -> int:
    """Where one of the player's pieces stands; OUTSIDE if there is no such piece."""
    each = atlas(rules).pieces
    return int(state["at"][int(state["turn"]) * each + piece]) if piece < each else OUTSIDE


def payment(state: Any) -> tuple[int, int]:
    """The piece and target that cards are being paid for."""
    piece, target = divmod(int(state["what"][state["depth"] - 1]), TARGETS)
    return piece, target
