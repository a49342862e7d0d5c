"""Why a card or token cannot be used: it is not there at all, or a curse forbids it."""

from typing import Any

from manoa.games.quest.parts.cards import CARD_IDS, FIRST_FAMILIAR, SYMBOLS
from manoa.games.quest.parts.tokens import CAVE_FEVER, MISERY, MISFORTUNE, TOKEN_IDS
from manoa.games.quest.people import reading
from manoa.games.quest.people.hexes import bound_by
from manoa.games.quest.rules import ids
from manoa.games.refusals import refusal
from manoa.kernel.rulebook import Refusal

BINDING = {MISFORTUNE: "misfortune", MISERY: "misery", CAVE_FEVER: "cave-fever"}


def missing(state: Any, source: int) -> Refusal | None:
    """A card or token is not there at all."""
    seat = int(state["turn"])
    if source >= ids.TOKENS + ids.STORED:
        if state["owned"][seat, source - ids.TOKENS]:
            return None
        fresh = state["fresh"][source - ids.TOKENS - ids.STORED]
        return refusal("stored-just-now" if fresh else "not-stored", **reading.source_parts(source))
    if source >= ids.TOKENS + ids.ONCE:
        source += FIRST_FAMILIAR - ids.TOKENS - ids.ONCE
    if source >= ids.TOKENS:
        token = source - ids.TOKENS
        return None if state["owned"][seat, token] else refusal("not-owned", token=TOKEN_IDS[token])
    if state["held"][seat, source]:
        return None
    cards = reading.counted(state["held"][seat])
    card = CARD_IDS[source]
    return refusal("not-held", card=card, cards=cards) if cards else refusal("hand-empty", card=card)


def bound(rules: Any, state: Any, source: int, way: int = -1) -> Refusal | None:
    """A curse in front of the player forbids it (H-4.2)."""
    curse = bound_by(rules, state, int(state["turn"]), source, way) if rules["hexes"] else None
    if curse is None:
        return None
    return refusal(BINDING[curse]) if curse in BINDING else refusal("lethargy", symbol=SYMBOLS[way])


def why_not_card(rules: Any, state: Any, kind: int, otherwise: str, first: Refusal | None = None) -> Refusal:
    """Why not this card in hand: something of it, or what comes `first` of all else, or the last."""
    if kind >= len(CARD_IDS):
        return refusal("not-now")
    return missing(state, kind) or bound(rules, state, kind) or first or refusal(otherwise, card=CARD_IDS[kind])
