"""What a puzzle about two actions trains. Only what the player sees counts."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.people.notation import describe
from manoa.games.quest.people.reading import task
from manoa.games.quest.rules.state import PAY_CAMP, REMOVE

ARRIVE, PURCHASE, BLOCKADE, TRASH, WAY, KEEP = "arrive", "purchase", "blockade", "trash", "way", "keep"
THEMES = (ARRIVE, PURCHASE, BLOCKADE, TRASH, WAY, KEEP)  # puzzles of the first are proved by trying all lines
MARKET = {"buy", "take"}
HAND = {"discard", "end turn", "done"}
MOVES = {"go", "enter", "clear", "run", "free", "play", "stop", "pay"}


def theme(rules: Any, state: Any, best: int, natural: int) -> str | None:
    """None where they do not differ in anything with a name."""
    if task(state) in (REMOVE, PAY_CAMP):
        return TRASH
    one, other = describe(rules, state, best), describe(rules, state, natural)
    kinds = {one["kind"], other["kind"]}
    if kinds & MARKET:
        return PURCHASE
    if one.get("blockade") != other.get("blockade"):
        return BLOCKADE
    if kinds <= HAND:
        return KEEP
    return WAY if kinds & MOVES else None
