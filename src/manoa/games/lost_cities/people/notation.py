"""Cards and actions as text: `R10`, `Bx`; `play R10`, `discard Bx`, `draw`, `take R`."""

from typing import Any

from manoa.games.lost_cities.parts.cards import COLOURS, KINDS, LETTERS, RANKS
from manoa.games.lost_cities.rules.state import ACTIONS, DECK, DISCARDS, TAKES
from manoa.kernel.positions import shown
from manoa.kernel.rulebook import Unreadable

WAGER = "x"
CARD_NAMES = tuple(letter + (WAGER if rank == 0 else str(rank + 1)) for letter in LETTERS for rank in range(RANKS))
KIND_OF = {name: kind for kind, name in enumerate(CARD_NAMES)}


def _text(action: int) -> str:
    if action < DISCARDS:
        return f"play {CARD_NAMES[action]}"
    if action < DECK:
        return f"discard {CARD_NAMES[action - DISCARDS]}"
    return "draw" if action == DECK else f"take {LETTERS[action - TAKES]}"


def _data(action: int) -> dict[str, Any]:
    if action < DECK:
        kind = "play" if action < DISCARDS else "discard"
        return {"kind": kind, "card": CARD_NAMES[action % KINDS], "colour": COLOURS[action % KINDS // RANKS]}
    if action == DECK:
        return {"kind": "draw"}
    return {"kind": "take", "colour": COLOURS[action - TAKES]}


TEXTS = tuple(_text(action) for action in range(ACTIONS))
DATA = tuple(_data(action) for action in range(ACTIONS))
ACTION_OF = {text: action for action, text in enumerate(TEXTS)}
LOOSELY = {text.lower(): action for text, action in ACTION_OF.items()}


def notation(rules: Any, state: Any, action: int) -> str:
    return TEXTS[action]


def describe(rules: Any, state: Any, action: int) -> dict[str, Any]:
    return DATA[action]


def parse(rules: Any, state: Any, text: str) -> list[int]:
    """The action that a text names; small letters and more spaces will do."""
    action = ACTION_OF.get(text)
    if action is None:
        action = LOOSELY.get(" ".join(text.lower().split()))
    if action is None:
        raise Unreadable("no-action", text=shown(text), letters=" ".join(LETTERS[: rules["colours"]]))
    return [action]
