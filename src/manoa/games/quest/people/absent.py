"""Why a card or token cannot be used: the game has nothing of it (no refusal tells of an expansion or a module that is
not in play), it is not at hand, or a curse forbids it."""

from typing import Any

from manoa.games.quest.parts.cards import (
    CARD_IDS,
    DEMON_CARD,
    FAMILIARS,
    FIRST_FAMILIAR,
    FIRST_MUISCA,
    HEROES,
    MUISCA,
    SYMBOLS,
)
from manoa.games.quest.parts.tokens import CAVE_FEVER, FIRST_CURSE, MISERY, MISFORTUNE, TOKEN_IDS
from manoa.games.quest.people import reading
from manoa.games.quest.people.hexes import bound_by
from manoa.games.quest.people.modules import of_action
from manoa.games.quest.people.sources import DATA
from manoa.games.quest.rules import ids
from manoa.games.quest.rules.state import CURSE_KINDS
from manoa.games.refusals import refusal
from manoa.kernel.rulebook import Refusal

BINDING = {MISFORTUNE: "misfortune", MISERY: "misery", CAVE_FEVER: "cave-fever"}
OF_HEXES = {card["number"] for card in (DEMON_CARD, *FAMILIARS, *HEROES)}


def absent(rules: Any, action: int) -> Refusal | None:
    """What an action names, a card, token or curse, or what belongs to a module, is not part of the game."""
    if missing := of_action("absent", action, rules):
        return missing
    source = _source(action)
    if source is None or source not in DATA:
        return _no_curses(rules, source)
    return None if _is_there(rules, source) else not_in_game(source)


def not_in_game(source: int) -> Refusal:
    return refusal("not-in-game", thing=next(iter(reading.source_parts(source).values())))


def _source(action: int) -> int | None:
    if ids.STORE <= action < ids.STORE + len(MUISCA):
        return FIRST_MUISCA + action - ids.STORE
    if ids.USE <= action < ids.STORE:
        return (action - ids.USE) // ids.WAYS
    if ids.PILE <= action < ids.STEP:
        return action - ids.PILE
    return action - ids.CHOOSE if ids.CHOOSE <= action < ids.PILE else None


def _no_curses(rules: Any, source: int | None) -> Refusal | None:
    is_curse = source is not None and FIRST_CURSE <= source - ids.TOKENS < FIRST_CURSE + CURSE_KINDS
    return refusal("no-curses") if is_curse and not rules["hexes"] else None


def _is_there(rules: Any, source: int) -> bool:
    """A source that has a name is in the game."""
    token = source - ids.TOKENS
    if 0 <= token < ids.ONCE:
        return has_token(rules, token)
    kind = source if token < 0 else FIRST_FAMILIAR + token - ids.ONCE
    if token >= ids.STORED:
        kind = FIRST_MUISCA + token - ids.STORED
    return bool(rules["starting"][kind] or rules["copies"][kind] or (rules["hexes"] and kind in OF_HEXES))


def has_token(rules: Any, token: int) -> bool:
    return bool(rules["caves_on"] and rules["token_copies"][token])


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
