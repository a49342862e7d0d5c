"""Actions as text: `play scout`, `play adventurer as paddle`, then `go B12` (with two pieces `go 2 B12`), `enter C4`,
`pay sailor`, `buy pioneer`, `play compass`, `discard traveler`, `end turn`.

A whole run may be written as one: `scout B12 B13`, `native blockade-3`, `go B13 B14`.
"""

from typing import Any

from manoa.games.quest.parts.cards import CARD_IDS, SYMBOLS
from manoa.games.quest.people.asked import ASKED, asked
from manoa.games.quest.people.decisions import Pending
from manoa.games.quest.people.modules import spaces_back
from manoa.games.quest.people.reading import atlas, piece_space, task
from manoa.games.quest.people.sources import Text, word
from manoa.games.quest.rules import ids
from manoa.games.quest.rules.requirements import NO_SYMBOL
from manoa.games.quest.rules.tasks import RETREAT

SINGLE = {ids.END_TURN: "end turn", ids.STOP: "stop", ids.DONE: "done"}
UNPLAYED = ("enter", "clear")
ON_FOOT = {*UNPLAYED, *(asked.STEP for asked in ASKED.values())}  # nothing is played with these
RETREATING = "retreat"
IMITATE = "imitate"  # in old records
BLOCKADE = "blockade-"


def _used(state: Any, action: int) -> Text:
    """What a source is used for: to pay, to lift a curse, or played."""
    return _asked(state).USED.get(action, ("nothing", {"kind": "nothing"}))


def _asked(state: Any) -> type[Pending]:
    """What is asked for; without anything in particular, what is done of one's own accord."""
    return asked(state) or Pending


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
    places = spaces_back(rules, state) if task(state) == RETREAT else []
    return places[action - ids.BACK] if action - ids.BACK < len(places) else None


def _choice(state: Any, action: int) -> tuple[str, str]:
    """What is done with which card, of those in hand or those of the market."""
    of_market = action >= ids.PILE
    kind = action - (ids.PILE if of_market else ids.CHOOSE)
    return verbs(state)[of_market], CARD_IDS[kind] if kind < len(CARD_IDS) else "nothing"


def verbs(state: Any) -> tuple[str, str]:
    return _asked(state).VERBS


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
    return _asked(state).STEP


def there(rules: Any, state: Any, piece: int, target: int) -> int:
    """The space in a direction from a piece."""
    return atlas(rules).neighbour[piece_space(rules, state, piece)][target]


def _place(rules: Any, state: Any, piece: int, target: int) -> str:
    if target >= ids.DIRECTIONS:
        return f"{BLOCKADE}{state['blockade'][target - ids.DIRECTIONS]}"
    return atlas(rules).names[there(rules, state, piece, target)]
