"""What an action names that a game has nothing of: no refusal tells of an expansion or a module that is not in play."""

from typing import Any

from manoa.games.quest.parts.cards import DEMON_CARD, FAMILIARS, FIRST_FAMILIAR, FIRST_MUISCA, HEROES
from manoa.games.quest.parts.tokens import FIRST_CURSE
from manoa.games.quest.people.reading import source_parts
from manoa.games.quest.people.sources import DATA
from manoa.games.quest.rules import ids
from manoa.games.quest.rules.state import CURSE_KINDS, WITH_DRAGONS
from manoa.games.refusals import refusal
from manoa.kernel.rulebook import Refusal

OF_HEXES = {card["number"] for card in (DEMON_CARD, *FAMILIARS, *HEROES)}


def absent(rules: Any, action: int) -> Refusal | None:
    """The card, token, curse or dragon of an action is not part of the game."""
    if ids.DRAGON <= action < ids.BACK:
        return None if int(rules["modules"]) & WITH_DRAGONS else refusal("no-dragons")
    source = _source(action)
    if source is None or source not in DATA:
        return _no_curses(rules, source)
    return None if _is_there(rules, source) else not_in_game(source)


def not_in_game(source: int) -> Refusal:
    return refusal("not-in-game", thing=next(iter(source_parts(source).values())))


def _source(action: int) -> int | None:
    if ids.STORE <= action < ids.DRAGON:
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
