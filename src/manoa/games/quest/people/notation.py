"""Actions as text: `play scout`, `play adventurer as paddle`, then `go B12` (with two pieces `go 2 B12`), `enter C4`,
`pay sailor`, `buy pioneer`, `play compass`, `discard traveler`, `end turn`.

A whole run may be written as one: `scout B12 B13`, `native blockade-3`, `go B13 B14`.
"""

from typing import Any

from manoa.games.quest.parts.cards import CARD_IDS, CARDS, COIN, FAMILIARS, MUISCA, SYMBOLS, is_free, moves
from manoa.games.quest.parts.modules import DRAGON_IDS
from manoa.games.quest.parts.tokens import CURSES
from manoa.games.quest.parts.tokens import TOKENS as TOKEN_DATA
from manoa.games.quest.people.modules import spaces_back
from manoa.games.quest.people.reading import (
    atlas,
    manner,
    piece_space,
    source_parts,
    task,
)
from manoa.games.quest.people.view import phase
from manoa.games.quest.rules import ids, tasks
from manoa.games.quest.rules.requirements import NO_SYMBOL

SINGLE = {ids.END_TURN: "end turn", ids.STOP: "stop", ids.DONE: "done"}
VERBS = {
    "remove": ("remove", "buy"),
    "pay": ("pay", "buy"),
    "replace": ("lay", "buy"),
    "take": ("discard", "take"),
    "lift": ("lay", "buy"),
    "dismiss": ("return", "buy"),
    "hero": ("discard", "take"),
    "tame": ("lay", "buy"),
}
Written = tuple[str, dict[str, Any]]  # an action's text, and its parts by name
FREELY = ("discard", "buy")  # what is done with a card in hand, and with one of the market, where VERBS says nothing
UNPLAYED = ("enter", "clear")
ON_FOOT = ("go", *UNPLAYED, "move", "herd")  # nothing is played with these
RETREATING = "retreat"
PLAY, COINS = "play", "as-coins"
LAY, LIFTING, SEAT_WORD, ONCE_WORD, STORED_WORD = "lay", "lift", "seat", "_once", "_stored"
IMITATE = "imitate"  # in old records
BLOCKADE = "blockade-"


def word(name: str) -> str:
    """An id in one word of a notation."""
    return name.replace("_", "-")


DATA = {card["number"]: card for card in CARDS.values()}
DATA |= {ids.TOKENS + token["number"]: token for token in TOKEN_DATA.values()}
DATA |= {
    ids.TOKENS + ids.ONCE + place: {**card, "id": card["id"] + ONCE_WORD, "power": card["once_power"]}
    for place, card in enumerate(FAMILIARS)
}
DATA |= {ids.TOKENS + ids.STORED + place: {**card, "id": card["id"] + STORED_WORD} for place, card in enumerate(MUISCA)}
SOURCE_OF = {word(data["id"]): source for source, data in DATA.items()}


# Out


def _use_data(source: int, way: int) -> dict[str, Any]:
    """What playing a source in a way is, by name."""
    data = DATA[source]
    if not moves(data):
        return {"kind": "play", **source_parts(source)}
    if is_free(data):
        return {"kind": "free", **source_parts(source)}
    return {"kind": "run", **source_parts(source), **manner(source), "symbol": SYMBOLS[way]}


def _use_text(source: int, way: int) -> str:
    name, symbols = word(DATA[source]["id"]), DATA[source].get("symbols", [])
    plain = not symbols or symbols == [SYMBOLS[way]]
    return f"{PLAY} {name}" if plain else f"{PLAY} {name} as {SYMBOLS[way]}"


def _payment(source: int, changed: bool) -> Written:
    """What a source pays as it is, or with its symbol changed: then its whole power as coins (Q-10.5). A card in hand
    is paid like this only with its symbol changed."""
    text, data = f"pay {word(DATA[source]['id'])}", {"kind": "pay", **source_parts(source), **manner(source)}
    return (f"{text} {COINS}", {**data, "symbol": "coin"}) if changed else (text, data)


def use(source: int, way: int = 0) -> int:
    """The action that plays a card or token in a way."""
    return ids.USE + source * ids.WAYS + way


EVERY_WAY = [(source, way) for source in DATA for way in range(ids.WAYS)]
USES = {use(source, way): (_use_text(source, way), _use_data(source, way)) for source, way in EVERY_WAY}
ONCE = range(ids.TOKENS + ids.ONCE, ids.TOKENS + ids.SEAT_TOKEN)  # the once-powers of familiars
PAYMENTS = {
    use(source, COIN): _payment(
        source, source < ids.TOKENS or (source in ONCE and SYMBOLS[COIN] not in data["symbols"])
    )
    for source, data in DATA.items()
}
PAYMENTS |= {use(source, ids.CHANGED): _payment(source, True) for source in DATA if source >= ids.TOKENS + ids.STORED}
USES |= {
    use(ids.TOKENS + curse["number"]): (f"{LIFTING} {word(curse['id'])}", {"kind": "lift", "curse": curse["id"]})
    for curse in CURSES
}
USES |= {ids.SEAT + seat: (f"{SEAT_WORD} {seat}", {"kind": "seat", "seat": seat}) for seat in range(ids.SEATS)}
USES |= {
    ids.STORE + place: (f"store {word(card['id'])}", {"kind": "store", "card": card["id"]})
    for place, card in enumerate(MUISCA)
}
USES |= {
    ids.DRAGON + place: (f"dragon {name}", {"kind": "dragon", "dragon": name}) for place, name in enumerate(DRAGON_IDS)
}
LAYINGS = {
    use(ids.TOKENS + token["number"]): (f"{LAY} {word(token['id'])}", {"kind": "lay", "token": token["id"]})
    for token in TOKEN_DATA.values()
}


def _used(state: Any, action: int) -> Written:
    """What a source is used for: to pay, to lift a curse, or played."""
    asked = task(state)
    table = PAYMENTS if asked == tasks.PAY_PRICE else LAYINGS if asked == tasks.LIFT else USES
    return table.get(action, ("nothing", {"kind": "nothing"}))


def notation(rules: Any, state: Any, action: int) -> str:
    if action >= ids.BACK:
        space = _space_back(rules, state, action)
        return f"{RETREATING} {'nowhere' if space is None else atlas(rules).names[space]}"
    if action >= ids.USE:
        return _used(state, action)[0]
    if action >= ids.STEP:
        return _step_text(rules, state, action)
    if action < ids.CHOOSE:
        return SINGLE[action]
    verb, card = _choice(state, action)
    return f"{verb} {word(card)}"


def describe(rules: Any, state: Any, action: int) -> dict[str, Any]:
    """An action's parts by name."""
    if action >= ids.BACK:
        space = _space_back(rules, state, action)
        return {"kind": RETREATING, **({} if space is None else {"to": list(atlas(rules).hexes[space])})}
    if action >= ids.USE:
        return dict(_used(state, action)[1])
    if action >= ids.STEP:
        return _describe_step(rules, state, action)
    if action < ids.CHOOSE:
        return {"kind": SINGLE[action]}
    verb, card = _choice(state, action)
    return {"kind": verb, "card": card}


def _space_back(rules: Any, state: Any, action: int) -> int | None:
    """Where a piece in danger would go back to (M-3.2)."""
    places = spaces_back(rules, state) if task(state) == tasks.RETREAT else []
    return places[action - ids.BACK] if action - ids.BACK < len(places) else None


def _choice(state: Any, action: int) -> tuple[str, str]:
    """What is done with which card, of those in hand or those of the market."""
    of_market = action >= ids.PILE
    kind = action - (ids.PILE if of_market else ids.CHOOSE)
    return verbs(state)[of_market], CARD_IDS[kind] if kind < len(CARD_IDS) else "nothing"


def verbs(state: Any) -> tuple[str, str]:
    return VERBS.get(phase(state), FREELY) if state["depth"] else FREELY


def step_parts(action: int) -> tuple[bool, int, int]:
    """Of a step: whether nothing is played for it, the piece, and the target."""
    unplayed, place = divmod(action - ids.STEP, ids.ENTER - ids.STEP)
    return bool(unplayed), *divmod(place, ids.TARGETS)


def _step_text(rules: Any, state: Any, action: int) -> str:
    unplayed, piece, target = step_parts(action)
    verb, place = _manner(state, unplayed, target), _place(rules, state, piece, target)
    return f"{verb} {piece + 1} {place}" if verb != "herd" and atlas(rules).pieces > 1 else f"{verb} {place}"


def _describe_step(rules: Any, state: Any, action: int) -> dict[str, Any]:
    unplayed, piece, target = step_parts(action)
    data: dict[str, Any] = {"kind": _manner(state, unplayed, target)}
    symbol = int(state["run_symbol"])
    if data["kind"] == "go" and state["run"] and symbol != NO_SYMBOL:
        data["symbol"] = SYMBOLS[symbol]
    if data["kind"] != "herd":
        data["piece"] = piece
    if target >= ids.DIRECTIONS:
        data["blockade"] = int(state["blockade"][target - ids.DIRECTIONS])
    else:
        data["to"] = list(atlas(rules).hexes[there(rules, state, piece, target)])
    return data


def _manner(state: Any, unplayed: bool, target: int) -> str:
    if unplayed:
        return "enter" if target < ids.DIRECTIONS else "clear"
    return {tasks.HERD: "herd", tasks.FORCE: "move"}.get(task(state), "go")


def there(rules: Any, state: Any, piece: int, target: int) -> int:
    """The space in a direction from a piece."""
    return atlas(rules).neighbour[piece_space(rules, state, piece)][target]


def _place(rules: Any, state: Any, piece: int, target: int) -> str:
    if target >= ids.DIRECTIONS:
        return f"{BLOCKADE}{state['blockade'][target - ids.DIRECTIONS]}"
    return atlas(rules).names[there(rules, state, piece, target)]
