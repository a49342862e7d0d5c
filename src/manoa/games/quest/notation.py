"""Actions as text: `scout B12` (with two pieces `scout 2 B12`), `go B13`, `native blockade-3`, `enter C4`,
`pay sailor`, `buy pioneer`, `play compass`, `discard traveler`, `end turn`."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.cards import CARD_IDS, KIND_OF, SYMBOLS
from manoa.games.quest.reading import atlas, piece_space
from manoa.games.quest.state import (
    CARD_SOURCE,
    CHANGED,
    CHOOSE,
    COINS,
    DONE,
    END_TURN,
    MOVE,
    NO_SYMBOL,
    OUTSIDE,
    PILE,
    PLAY,
    SOURCES,
    STOP,
    TARGETS,
    TOKEN_SOURCE,
    USE,
)
from manoa.games.quest.tokens import TOKEN_IDS, TOKEN_OF
from manoa.games.quest.view import phase
from manoa.kernel.positions import shown

SINGLE = {END_TURN: "end turn", STOP: "stop", DONE: "done"}
CHOOSING = {
    "play": "discard",
    "discard": "discard",
    "pay": "pay",
    "remove": "remove",
    "replace": "lay",
    "take": "discard",
}
VERBS = dict.fromkeys(("discard", "pay", "remove", "lay"), CHOOSE) | {"buy": PILE, "take": PILE, "play": PLAY}
ON_FOOT = ("go", "enter", "clear")  # nothing is played with these
AS_COINS = "as-coins"
BLOCKADE = "blockade-"


# Out


def notation(rules: Any, state: Any, action: int) -> str:
    data = describe(rules, state, action)
    kind = data["kind"]
    what = word(data.get("card") or data.get("token") or "")
    if action >= MOVE:
        piece = str(data["piece"] + 1) if atlas(rules).pieces > 1 else ""
        return " ".join(filter(None, (what or kind, piece, _place(rules, state, action))))
    return " ".join(filter(None, (kind, what, AS_COINS if "symbol" in data else "")))


def describe(rules: Any, state: Any, action: int) -> dict[str, Any]:
    """An action's parts by name."""
    if action in SINGLE:
        return {"kind": SINGLE[action]}
    if action < CHANGED:
        return {"kind": CHOOSING[phase(state)], "card": CARD_IDS[action - CHOOSE]}
    if action < COINS:
        return {"kind": "pay", "card": CARD_IDS[action - CHANGED], "symbol": "coin"}
    if action < PILE:
        return {"kind": "pay", "token": TOKEN_IDS[action - COINS]}
    if action < PLAY:
        return {"kind": "take" if phase(state) == "take" else "buy", "card": CARD_IDS[action - PILE]}
    if action < USE:
        return {"kind": "play", "card": CARD_IDS[action - PLAY]}
    if action < MOVE:
        return {"kind": "play", "token": TOKEN_IDS[action - USE]}
    return _describe_move(rules, state, *parts(action))


def parts(action: int) -> tuple[int, int, int]:
    """Piece, target and source of a movement."""
    place, source = divmod(action - MOVE, SOURCES)
    piece, target = divmod(place, TARGETS)
    return piece, target, source


def _describe_move(rules: Any, state: Any, piece: int, target: int, source: int) -> dict[str, Any]:
    data: dict[str, Any] = {"kind": _manner(rules, state, piece, target, source)}
    if CARD_SOURCE <= source < TOKEN_SOURCE:
        data["card"] = CARD_IDS[source - CARD_SOURCE]
    elif source >= TOKEN_SOURCE:
        data["token"] = TOKEN_IDS[source - TOKEN_SOURCE]
    symbol = atlas(rules).toll_symbol[toll(rules, state, piece, target)]
    if data["kind"] in ("run", "go") and symbol != NO_SYMBOL and (source or not state["run_gate"]):
        data["symbol"] = SYMBOLS[symbol]
    data["piece"] = piece
    if target >= 6:
        data["blockade"] = int(state["blockade"][target - 6])
    else:
        data["to"] = list(atlas(rules).hexes[there(rules, state, piece, target)])
    return data


def _manner(rules: Any, state: Any, piece: int, target: int, source: int) -> str:
    if source:
        return "free" if is_free(rules, source) else "run"
    symbol = atlas(rules).toll_symbol[toll(rules, state, piece, target)]
    if symbol != NO_SYMBOL or _behind(rules, state, piece, target):
        return "go"
    return "enter" if target < 6 else "clear"


def _behind(rules: Any, state: Any, piece: int, target: int) -> bool:
    """The step after a Native's removal (`native_blockade_and_step`)."""
    if not state["run_gate"] or target >= 6 or state["run_piece"] != piece:
        return False
    return bool(atlas(rules).gate[piece_space(rules, state, piece)][target] == state["run_gate"] - 1)


def is_free(rules: Any, source: int) -> bool:
    if source < TOKEN_SOURCE:
        return bool(int(rules["free_kinds"]) >> (source - CARD_SOURCE) & 1)
    return bool(int(rules["free_tokens"]) >> (source - TOKEN_SOURCE) & 1)


def there(rules: Any, state: Any, piece: int, target: int) -> int:
    """The space in a direction from a piece."""
    return atlas(rules).neighbour[piece_space(rules, state, piece)][target]


def toll(rules: Any, state: Any, piece: int, target: int) -> int:
    """What a target takes, whether or not anything bars the way."""
    if target >= 6:
        return atlas(rules).blockade_toll[int(state["blockade"][target - 6])]
    return atlas(rules).toll[there(rules, state, piece, target)]


def word(name: str) -> str:
    """An id in one word of a notation."""
    return name.replace("_", "-")


def _place(rules: Any, state: Any, action: int) -> str:
    piece, target, _ = parts(action)
    if target >= 6:
        return f"{BLOCKADE}{state['blockade'][target - 6]}"
    space = there(rules, state, piece, target)
    return "nowhere" if space == OUTSIDE else atlas(rules).names[space]


# In


def parse(rules: Any, state: Any, text: str) -> int:
    """The action that a text names, whether or not it is legal now; capitals and more spaces do not matter."""
    words = text.lower().replace("_", "-").split()
    for action, name in SINGLE.items():
        if words == name.split():
            return action
    if len(words) >= 2 and words[0] in VERBS:
        return _parse_card(rules, state, words, text)
    if len(words) in (2, 3) and (words[0] in ON_FOOT or _source(words[0]) is not None):
        return _parse_move(rules, state, words, text)
    raise ValueError(_no_action(text))


def _parse_card(rules: Any, state: Any, words: list[str], text: str) -> int:
    verb, first = words[0], VERBS[words[0]]
    name = words[1].replace("-", "_")
    meant = CHOOSING[phase(state)] if first == CHOOSE else verb
    if words[2:] == [AS_COINS] and verb == "pay" and name in KIND_OF:
        return CHANGED + KIND_OF[name]
    if len(words) == 2 and name in KIND_OF:
        if first == CHOOSE and verb != meant:
            raise ValueError(f"there is nothing to {verb} now: {_asked(state)}")
        if first == PILE and (verb == "take") != (phase(state) == "take"):
            raise ValueError(f"there is nothing to {verb} now: {_asked(state)}")
        return first + KIND_OF[name]
    if len(words) == 2 and name in TOKEN_OF and verb in ("pay", "play"):
        return (COINS if verb == "pay" else USE) + TOKEN_OF[name]
    raise ValueError(_no_action(text))


def _asked(state: Any) -> str:
    """What the player is to do, in words."""
    return {
        "play": "play cards and tokens, buy one card, discard, end turn",
        "pay": "choose the cards to pay with",
        "remove": "choose a card to remove",
        "take": "choose a pile of the market to take a card from",
        "replace": "lay the cards to be replaced",
        "discard": "discard what you do not keep, then end turn",
    }[phase(state)]


def _source(word: str) -> int | None:
    name = word.replace("-", "_")
    if name in KIND_OF and KIND_OF[name] + CARD_SOURCE < TOKEN_SOURCE:
        return KIND_OF[name] + CARD_SOURCE
    if name in TOKEN_OF and TOKEN_OF[name] + TOKEN_SOURCE < SOURCES:
        return TOKEN_OF[name] + TOKEN_SOURCE
    return None


def _parse_move(rules: Any, state: Any, words: list[str], text: str) -> int:
    source = 0 if words[0] in ON_FOOT else _source(words[0])
    piece = 0
    if len(words) == 3:
        if words[1] not in [str(number + 1) for number in range(atlas(rules).pieces)]:
            raise ValueError(_no_action(text))
        piece = int(words[1]) - 1
    elif atlas(rules).pieces > 1:
        if not (words[0] == "go" and state["run"]):
            place = words[1] if words[1].startswith(BLOCKADE) else words[1].upper()
            raise ValueError(f"which of your two pieces? Write {words[0]} 1 {place} or {words[0]} 2 {place}")
        piece = int(state["run_piece"])
    target = _target(rules, state, piece, words[-1])
    if target is None:
        raise ValueError(_no_action(text))
    return MOVE + (piece * TARGETS + target) * SOURCES + (source or 0)


def _target(rules: Any, state: Any, piece: int, place: str) -> int | None:
    """The target that a place names; ValueError if it is a space, but none beside the piece."""
    if place.startswith(BLOCKADE):
        numbers = [f"{BLOCKADE}{number}" for number in state["blockade"][: rules["gates"]]]
        return 6 + numbers.index(place) if place in numbers else None
    space = piece_space(rules, state, piece)
    if space == OUTSIDE:
        raise ValueError("that piece is in El Dorado already")
    names, place = atlas(rules).names, place.upper()
    beside = [names[there] for there in atlas(rules).neighbour[space]]
    if place in beside:
        return beside.index(place)
    if place in names[: rules["spaces"]]:
        raise ValueError(f"{place} is not next to {names[space]}, where your piece stands")
    return None


def _no_action(text: str) -> str:
    return (
        f"{shown(text)} is no action of Quest: write a card and a space ('scout B12', with two pieces 'scout 2 B12'), "
        "'go B13', 'enter C4', 'buy pioneer', 'pay sailor', 'play compass', 'discard traveler', 'end turn'"
    )
