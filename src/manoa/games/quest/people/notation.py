"""Actions as text: `play scout`, `play adventurer as paddle`, then `go B12` (with two pieces `go 2 B12`), `enter C4`,
`pay sailor`, `buy pioneer`, `play compass`, `discard traveler`, `end turn`.

A whole run may be written as one: `scout B12 B13`, `native blockade-3`, `go B13 B14`.
"""

from typing import Any

from manoa.games.quest.parts.cards import CARD_IDS, CARDS, COIN, FAMILIARS, MUISCA, SYMBOLS, is_free, moves
from manoa.games.quest.parts.modules import DRAGON_IDS
from manoa.games.quest.parts.tokens import CURSES, LETHARGY
from manoa.games.quest.parts.tokens import TOKENS as TOKEN_DATA
from manoa.games.quest.people.modules import spaces_back
from manoa.games.quest.people.reading import (
    atlas,
    manner,
    piece_space,
    required_from,
    requirement,
    source_parts,
    task,
    token_row,
)
from manoa.games.quest.people.view import phase
from manoa.games.quest.rules import ids, tasks
from manoa.games.quest.rules.movement import goes_on
from manoa.games.quest.rules.payers import asked_now
from manoa.games.quest.rules.plays import first_symbol
from manoa.games.quest.rules.requirements import CURSED, EXACT, NO_SYMBOL, SWAMPS
from manoa.games.quest.rules.state import OUTSIDE, WITH_SWAMP
from manoa.games.values import bits
from manoa.kernel.positions import shown
from manoa.kernel.rulebook import Unreadable

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
    """What a source pays as it is, or with its symbol changed: then its whole power as coins (Q-10.5)."""
    text, data = f"pay {word(DATA[source]['id'])}", {"kind": "pay", **source_parts(source), **manner(source)}
    return (f"{text} {COINS}", {**data, "symbol": "coin"}) if changed else (text, data)


def use(source: int, way: int = 0) -> int:
    """The action that plays a card or token in a way."""
    return ids.USE + source * ids.WAYS + way


FIRST_ONCE = ids.TOKENS + ids.ONCE  # from here on: once-powers of familiars, and stored cards
EVERY_WAY = [(source, way) for source in DATA for way in range(ids.WAYS)]
USES = {use(source, way): (_use_text(source, way), _use_data(source, way)) for source, way in EVERY_WAY}
WITHOUT_COIN = [source for source, data in DATA.items() if SYMBOLS[COIN] not in data.get("symbols", [])]
CHANGED = {use(source, COIN): _payment(source, changed=True) for source in DATA if source < ids.TOKENS}
CHANGED |= {use(source, COIN): _payment(source, changed=True) for source in WITHOUT_COIN if source >= FIRST_ONCE}
PAYMENTS = {use(source, COIN): _payment(source, changed=False) for source in DATA if source >= ids.TOKENS}
PAYMENTS_CHANGED, PAYMENTS_PLAIN = {**PAYMENTS, **CHANGED}, {**CHANGED, **PAYMENTS}
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
    table = _payments(state) if asked == tasks.PAY_PRICE else LAYINGS if asked == tasks.LIFT else USES
    return table.get(action, ("nothing", {"kind": "nothing"}))


def _payments(state: Any) -> dict[int, Written]:
    """Without a change of symbol only a stored card is paid like a token."""
    changes = state["changing"] and not int(state["tokens"][state["turn"]]) >> LETHARGY + COIN & 1
    return PAYMENTS_CHANGED if changes else PAYMENTS_PLAIN


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
    return _verbs(state)[of_market], CARD_IDS[kind] if kind < len(CARD_IDS) else "nothing"


def _verbs(state: Any) -> tuple[str, str]:
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


# In


UNMISTAKABLE = ("lift", "seat", "store", "dragon")  # what is called alike whatever is asked


def _texts() -> dict[str, tuple[str, int]]:
    """All that is called the same wherever pieces stand: the verb that has to be asked for, and the action."""
    texts = {text: ("", action) for action, text in SINGLE.items()}
    for source, way in EVERY_WAY:
        name, symbols, action = word(DATA[source]["id"]), DATA[source].get("symbols", []), use(source, way)
        if symbols:
            texts[f"{PLAY} {name} as {SYMBOLS[way]}"] = PLAY, action
        if symbols == [SYMBOLS[way]] or (not symbols and way == 0):
            texts[f"{PLAY} {name}"] = PLAY, action
    texts |= {text: (LAY, action) for action, (text, _) in LAYINGS.items()}
    texts |= {text: ("", action) for action, (text, data) in USES.items() if data["kind"] in UNMISTAKABLE}
    for verb in ("discard", "pay", "remove", "lay", "return", "buy", "take"):
        first = ids.PILE if verb in ("buy", "take") else ids.CHOOSE
        texts |= {f"{verb} {word(card)}": (verb, first + kind) for kind, card in enumerate(CARD_IDS)}
    texts |= {f"{IMITATE} {word(card)}": (IMITATE, use(kind)) for kind, card in enumerate(CARD_IDS)}
    return texts | {text: (COINS, action) for paid in (CHANGED, PAYMENTS) for action, (text, _) in paid.items()}


TEXTS = _texts()


def parse(rules: Any, state: Any, text: str) -> list[int]:
    """The steps that a text names, legal or not; capitals and more spaces do not matter."""
    known = TEXTS.get(text)
    if known is None:
        words = text.lower().replace("_", "-").split()
        if len(words) == 2 and words[0] == RETREATING:
            return _parse_retreat(rules, state, words[1])
        if len(words) > 1 and (words[0] in ON_FOOT or words[0] in SOURCE_OF):
            return _parse_movement(rules, state, words, text)
        known = TEXTS.get(" ".join(words))
        if known is None:
            raise _which_symbol(words) or _no_action(text)
    verb, action = known
    if verb == IMITATE:
        return _parse_imitation(state, action)
    if verb == PLAY and phase(state) != "pay":
        return [_in_first_way(rules, state, action)]
    if verb == PLAY:  # in a payment the same ids pay, coins only: so another way stands for playing then
        return [action - (action - ids.USE) % ids.WAYS]
    if verb == LAY and action >= ids.USE and phase(state) != "lift":
        raise Unreadable("nothing-to-choose", verb=verb, phase=phase(state))
    if verb == COINS and phase(state) != "pay":
        raise Unreadable("nothing-to-pay")
    if verb not in ("", COINS, *_verbs(state)):
        raise Unreadable("nothing-to-choose", verb=verb, phase=phase(state))
    return [action]


def _parse_imitation(state: Any, action: int) -> list[int]:
    """Old texts named the card of an Imitator before it was played. A card that moves a piece did nothing yet: what
    comes next says how it is played."""
    if task(state) != tasks.IMITATE:
        raise Unreadable("nothing-to-choose", verb=IMITATE, phase=phase(state))
    return [] if moves(DATA[(action - ids.USE) // ids.WAYS]) else [action]


def _in_first_way(rules: Any, state: Any, action: int) -> int:
    """Old texts named any symbol for a swamp: where nothing but swamps asks for it, all stand for the first (M-1.2)."""
    source, way = divmod(action - ids.USE, ids.WAYS)
    if not int(rules["modules"]) & WITH_SWAMP or not DATA[source].get("symbols"):
        return action
    is_token = source >= ids.TOKENS
    row, kind = (token_row(state), source - ids.TOKENS) if is_token else (int(state["changing"]), source)
    asked = bits(int(asked_now(rules, state)))
    met = {required for required in asked if int(rules["payers"][row, required, way]) >> kind & 1}
    return use(source, _first_way(rules, state, source)) if met and met <= set(bits(SWAMPS)) else action


def _first_way(rules: Any, state: Any, source: int) -> int:
    return int(first_symbol(rules, state, source)) % ids.WAYS


def _parse_retreat(rules: Any, state: Any, place: str) -> list[int]:
    """One of the places that a piece in danger may go back to."""
    if task(state) != tasks.RETREAT:
        raise Unreadable("nothing-to-choose", verb=RETREATING, phase=phase(state))
    names = [atlas(rules).names[space] for space in spaces_back(rules, state)]
    if place.upper() not in names:
        raise Unreadable("not-back", space=place.upper(), spaces=names)
    return [ids.BACK + names.index(place.upper())]


def _which_symbol(words: list[str]) -> Unreadable | None:
    """Cards and tokens with several symbols have to be played as one of them."""
    if len(words) != 2 or words[0] != PLAY or words[1] not in SOURCE_OF:
        return None
    return Unreadable("which-symbol", text=" ".join(words), symbols=DATA[SOURCE_OF[words[1]]]["symbols"])


def _parse_movement(rules: Any, state: Any, words: list[str], text: str) -> list[int]:
    """Steps, or a card or token and where it leads: its symbol is the one that the first place takes."""
    source = SOURCE_OF.get(words[0])
    if source is None:
        return _parse_steps(rules, state, words, text)
    if not moves(DATA[source]):
        raise _no_action(text)
    steps = _parse_steps(rules, state, words, text, freely=is_free(DATA[source]))
    return [use(source, _way_to(rules, state, source, steps[0])), *steps]


def _way_to(rules: Any, state: Any, source: int, step: int) -> int:
    """As which symbol a source is played for a step."""
    symbols = DATA[source].get("symbols", [])
    if not symbols or phase(state) == "pay":
        return 0
    _, piece, target = step_parts(step)
    symbol = atlas(rules).required_symbol[requirement(rules, state, piece, target)]
    if symbol == EXACT:
        return _first_way(rules, state, source)
    return symbol if symbol < NO_SYMBOL else SYMBOLS.index(symbols[0])


def _parse_steps(rules: Any, state: Any, words: list[str], text: str, freely: bool | None = None) -> list[int]:
    """One piece, and the places it goes to one after the other: `freely` by free steps, which ask nothing of a place;
    None: if those of the current run lead to the first."""
    piece, places = _parse_piece(rules, state, words, text)
    space = piece_space(rules, state, piece)
    if space == OUTSIDE:
        raise Unreadable("piece-home")
    steps = []
    for place in places:
        target = _target(rules, state, space, place, text)
        if freely is None:
            freely = words[0] not in UNPLAYED and goes_freely(rules, state, piece, target)
        steps.append(step_id(rules, state, piece, space, target, freely))
        space = atlas(rules).neighbour[space][target] if target < ids.DIRECTIONS else space
    return steps


def goes_freely(rules: Any, state: Any, piece: int, target: int) -> bool:
    """The free step of a Native just played, or its step after a removal (`native_blockade_and_step`), leads there."""
    if not state["run"] or state["run_symbol"] != NO_SYMBOL:
        return False
    if rules["expanded"].size:
        space, required = piece_space(rules, state, piece), requirement(rules, state, piece, target)
        return bool(goes_on(rules, state, piece, space, target, required))
    if state["run_open"]:
        return True
    if not state["run_joint"] or target >= ids.DIRECTIONS or state["run_piece"] != piece:
        return False
    return bool(atlas(rules).joint[piece_space(rules, state, piece)][target] == state["run_joint"] - 1)


def step_id(rules: Any, state: Any, piece: int, space: int, target: int, freely: bool) -> int:
    """The action of a step from a space: cards are paid there, or curses are drawn, unless a free step leads there."""
    symbol = atlas(rules).required_symbol[required_from(rules, state, space, target)]
    unplayed = symbol in (NO_SYMBOL, CURSED) and not freely and task(state) not in (tasks.HERD, tasks.FORCE)
    return (ids.ENTER if unplayed else ids.STEP) + piece * ids.TARGETS + target


def _parse_piece(rules: Any, state: Any, words: list[str], text: str) -> tuple[int, list[str]]:
    pieces = atlas(rules).pieces
    if words[0] == "herd":
        if task(state) != tasks.HERD:
            raise Unreadable("nothing-to-choose", verb="herd", phase=phase(state))
        return 0, words[1:]
    if words[1].isdigit():
        if len(words) < 3 or words[1] not in map(str, range(1, pieces + 1)):
            raise _no_action(text)
        return int(words[1]) - 1, words[2:]
    if pieces == 1:
        return 0, words[1:]
    if words[0] != "go" or not state["run"] or state["run_open"]:
        rest = " ".join(place if place.startswith(BLOCKADE) else place.upper() for place in words[1:])
        raise Unreadable("which-piece", first=f"{words[0]} 1 {rest}", second=f"{words[0]} 2 {rest}")
    return int(state["run_piece"]), words[1:]


def _target(rules: Any, state: Any, space: int, place: str, text: str) -> int:
    """The target that a place names from a space."""
    chart = atlas(rules)
    if place.startswith(BLOCKADE):
        numbers = [f"{BLOCKADE}{number}" for number in state["blockade"][: chart.joints].tolist()]
        if place in numbers:
            return ids.DIRECTIONS + numbers.index(place)
        raise _no_action(text)
    place = place.upper()
    if place in chart.beside[space]:
        return chart.beside[space][place]
    if place in chart.names:
        raise Unreadable("not-beside", space=place, here=chart.names[space])
    raise _no_action(text)


def _no_action(text: str) -> Unreadable:
    return Unreadable("no-action", text=shown(text))
