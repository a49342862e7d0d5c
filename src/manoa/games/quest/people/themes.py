"""What a puzzle about two actions trains. Only what the player sees counts."""

from collections.abc import Iterator, Sequence
from typing import Any

from manoa.games.quest.parts.cards import SYMBOLS
from manoa.games.quest.people.notation import DATA, describe, there
from manoa.games.quest.people.reading import atlas, piece_space, task
from manoa.games.quest.rules import ids
from manoa.games.quest.rules.tasks import PAY_CAMP, REMOVE

ARRIVE, PURCHASE, BLOCKADE, TRASH, WAY, KEEP = "arrive", "purchase", "blockade", "trash", "way", "keep"
THEMES = (ARRIVE, PURCHASE, BLOCKADE, TRASH, WAY, KEEP)  # puzzles of the first are proved by trying all lines
MARKET = {"buy", "take"}
HAND = {"discard", "end turn", "done"}
WALKS = {"go", "enter", "run"}
MOVES = {*WALKS, "clear", "free", "play", "stop", "pay"}
FAR = 1000  # steps: more than any way has


def theme(rules: Any, state: Any, best: int, natural: int) -> str | None:
    """None where they do not differ in anything with a name."""
    if task(state) in (REMOVE, PAY_CAMP):
        return TRASH
    one, other = describe(rules, state, best), describe(rules, state, natural)
    kinds = {one["kind"], other["kind"]}
    if kinds & MARKET:
        return PURCHASE
    if _removes(rules, state, best, one) != _removes(rules, state, natural, other):
        return BLOCKADE
    if kinds <= HAND:
        return KEEP
    return WAY if kinds & MOVES else None


def tempting(rules: Any, state: Any, legal: Sequence[int]) -> list[int]:
    """Beside a blockade, what somebody does who removes it whenever that is possible, and what somebody does who only
    looks for the way that leads furthest without it. Nothing where there is no such choice."""
    parts = {action: describe(rules, state, action) for action in legal}
    removing = [action for action in legal if _removes(rules, state, action, parts[action])]
    others = [action for action in legal if action not in removing and parts[action]["kind"] in WALKS]
    if not removing or not others:
        return []
    return [removing[0], min(others, key=lambda action: _left(rules, state, action))]


def _left(rules: Any, state: Any, action: int) -> int:
    """Steps to El Dorado from where a step leads to; of cards that could be played, the strongest comes first."""
    if action >= ids.USE:
        return FAR - int(DATA[(action - ids.USE) // ids.WAYS].get("power", 0))
    piece, target = divmod(action - ids.STEP, ids.TARGETS)
    return atlas(rules).to_go[there(rules, state, piece, target)]


def _removes(rules: Any, state: Any, action: int, parts: dict[str, Any]) -> set[int]:
    """The blockade that an action removes, or those beside a piece that the card it plays is strong enough for."""
    if "blockade" in parts:
        return {parts["blockade"]}
    if parts["kind"] == "free":
        return {number for number, _, _ in _beside(rules, state)}
    if parts["kind"] != "run":
        return set()
    power = DATA[(action - ids.USE) // ids.WAYS]["power"]
    return {number for number, symbol, needs in _beside(rules, state) if symbol == parts["symbol"] and needs <= power}


def _beside(rules: Any, state: Any) -> Iterator[tuple[int, str | None, int]]:
    """The blockades beside the player's pieces, each with the symbol and the power it takes. Rubble takes no symbol."""
    for piece in range(atlas(rules).pieces):
        joints = int(rules["beside"][piece_space(rules, state, piece)]) & int(state["standing"])
        for joint in range(atlas(rules).joints):
            if joints >> joint & 1:
                number = int(state["blockade"][joint])
                required = int(rules["blockade_requirement"][number])
                symbol = atlas(rules).required_symbol[required]
                known = SYMBOLS[symbol] if symbol < len(SYMBOLS) else None
                yield number, known, int(rules["required_power"][required])
