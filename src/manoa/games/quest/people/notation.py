"""Actions as text: `play scout`, `play adventurer as paddle`, then `go B12` (with two pieces `go 2 B12`), `enter C4`,
`pay sailor`, `buy pioneer`, `play compass`, `discard traveler`, `end turn`.

A whole run may be written as one: `scout B12 B13`, `native blockade-3`, `go B13 B14`.
"""

from typing import Any

from manoa.games.quest.parts.cards import CARD_IDS, SYMBOLS
from manoa.games.quest.people.asked import ASKED, asked
from manoa.games.quest.people.modules.danger import spaces_back
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


def notation(rules: Any, state: Any, action: int) -> str:
    return _told(rules, state, action)[0]


def describe(rules: Any, state: Any, action: int) -> dict[str, Any]:
    """An action's parts by name."""
    return dict(_told(rules, state, action)[1])


def _told(rules: Any, state: Any, action: int) -> Text:
    if action >= ids.BACK:
        return _back(rules, state, action - ids.BACK)
    if action >= ids.USE:
        return asked(state).USED.get(action, ("nothing", {"kind": "nothing"}))
    if action >= ids.STEP:
        return _step(rules, state, *step_parts(action))
    if action < ids.CHOOSE:
        return SINGLE[action], {"kind": SINGLE[action]}
    of_market = action >= ids.PILE
    kind, verb = action - (ids.PILE if of_market else ids.CHOOSE), asked(state).VERBS[of_market]
    card = CARD_IDS[kind] if kind < len(CARD_IDS) else "nothing"
    return f"{verb} {word(card)}", {"kind": verb, "card": card}


def _back(rules: Any, state: Any, index: int) -> Text:
    """Where a piece in danger goes back to (M-3.2)."""
    places = spaces_back(rules, state) if task(state) == RETREAT else []
    if index >= len(places):
        return f"{RETREATING} nowhere", {"kind": RETREATING}
    chart = atlas(rules)
    return f"{RETREATING} {chart.names[places[index]]}", {"kind": RETREATING, "to": list(chart.hexes[places[index]])}


def step_parts(action: int) -> tuple[bool, int, int]:
    """Of a step: whether nothing is played for it, the piece, and the target."""
    unplayed, place = divmod(action - ids.STEP, ids.ENTER - ids.STEP)
    return bool(unplayed), *divmod(place, ids.TARGETS)


def _step(rules: Any, state: Any, unplayed: bool, piece: int, target: int) -> Text:
    verb = UNPLAYED[target >= ids.DIRECTIONS] if unplayed else asked(state).STEP
    data: dict[str, Any] = {"kind": verb}
    symbol, chart = int(state["run_symbol"]), atlas(rules)
    if verb == "go" and state["run"] and symbol != NO_SYMBOL:
        data["symbol"] = SYMBOLS[symbol]
    if verb != "herd":
        data["piece"] = piece
    if target >= ids.DIRECTIONS:
        data["blockade"] = int(state["blockade"][target - ids.DIRECTIONS])
        place = f"{BLOCKADE}{data['blockade']}"
    else:
        space = there(rules, state, piece, target)
        data["to"], place = list(chart.hexes[space]), chart.names[space]
    return f"{verb} {piece + 1} {place}" if verb != "herd" and chart.pieces > 1 else f"{verb} {place}", data


def there(rules: Any, state: Any, piece: int, target: int) -> int:
    """The space in a direction from a piece."""
    return atlas(rules).neighbour[piece_space(rules, state, piece)][target]
