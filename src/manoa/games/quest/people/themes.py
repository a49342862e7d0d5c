"""What a puzzle about two actions trains. Only what the player sees counts."""

from collections.abc import Iterator, Sequence
from typing import Any

from manoa.games.quest.people.notation import describe, step_parts, there
from manoa.games.quest.people.reading import atlas, piece_space, task, token_row
from manoa.games.quest.people.sources import DATA
from manoa.games.quest.rules import ids
from manoa.games.quest.rules.tasks import PAY_CAMP, REMOVE
from manoa.games.values import bits

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
    _, piece, target = step_parts(action)
    return atlas(rules).to_go[there(rules, state, piece, target)]


def _removes(rules: Any, state: Any, action: int, parts: dict[str, Any]) -> set[int]:
    """The blockade that an action removes, or those beside a piece that the source it plays can remove."""
    if "blockade" in parts:
        return {parts["blockade"]}
    if parts["kind"] not in ("free", "run"):
        return set()
    source, way = divmod(action - ids.USE, ids.WAYS)
    return {number for number, required in _beside(rules, state) if _removes_such(rules, state, source, way, required)}


def _removes_such(rules: Any, state: Any, source: int, way: int, required: int) -> bool:
    """A card or token, played in a way, removes a blockade that takes this: free steps may enter spaces only."""
    is_token = source >= ids.TOKENS
    row, kind = (token_row(state), source - ids.TOKENS) if is_token else (int(state["changing"]), source)
    pays = int(rules["payers"][row, required, way]) >> kind & 1
    return bool(pays and (rules["symbols"][source] or rules["removes_blockades"][source]))


def _beside(rules: Any, state: Any) -> Iterator[tuple[int, int]]:
    """The blockades beside the player's pieces, each with what it takes."""
    for piece in range(atlas(rules).pieces):
        joints = int(rules["beside"][piece_space(rules, state, piece)]) & int(state["standing"])
        for joint in bits(joints):
            number = int(state["blockade"][joint])
            yield number, int(rules["blockade_requirement"][number])
