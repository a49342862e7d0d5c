"""Action ids of version 1 of these rules, which records and tables of that time hold. New ones hold notations only."""

from typing import Any

from manoa.games.quest.parts.cards import COIN
from manoa.games.quest.people.parsing import goes_freely, step_id
from manoa.games.quest.people.reading import atlas, piece_space, requirement
from manoa.games.quest.people.sources import DATA, use
from manoa.games.quest.rules import ids
from manoa.games.quest.rules.requirements import NO_SYMBOL

# How many there were, and where their ids began.
KINDS, TOKEN_KINDS, MOVERS, TOKEN_MOVERS, AROUND, JOINTS = 21, 14, 16, 8, 6, 6
SOURCES = 1 + MOVERS + TOKEN_MOVERS  # nothing, cards that move, tokens that move
CHANGED = 3 + KINDS
COINS = CHANGED + KINDS
MARKET = COINS + TOKEN_KINDS
PLAY = MARKET + KINDS
TOKEN = PLAY + KINDS
MOVE = TOKEN + TOKEN_KINDS
END = MOVE + 2 * (AROUND + JOINTS) * SOURCES


def old_numbers(rules: Any, state: Any, action: int) -> list[int]:
    """The steps that an id of version 1 stands for here; ValueError if there was no such id."""
    if not 0 <= action < END:
        raise ValueError(f"there was no action {action} in version 1")
    if action < CHANGED:
        return [action if action < ids.CHOOSE else ids.CHOOSE + action - 3]
    if action < COINS:
        return [use(action - CHANGED, COIN)]
    if action < MARKET:
        return [use(ids.TOKENS + action - COINS, COIN)]
    if action < PLAY:
        return [ids.PILE + action - MARKET]
    if action < TOKEN:
        return [use(action - PLAY)]
    if action < MOVE:
        return [use(ids.TOKENS + action - TOKEN)]
    return _moved(rules, state, action - MOVE)


def _moved(rules: Any, state: Any, number: int) -> list[int]:
    """A movement: what was played for it, then the step."""
    place, source = divmod(number, SOURCES)
    piece, target = divmod(place, AROUND + JOINTS)
    target = target if target < AROUND else ids.DIRECTIONS + target - AROUND
    if source == 0:
        freely = goes_freely(rules, state, piece, target)
        return [step_id(rules, state, piece, piece_space(rules, state, piece), target, freely)]
    step = ids.STEP + piece * ids.TARGETS + target
    played = source - 1 if source <= MOVERS else ids.TOKENS + source - 1 - MOVERS
    symbol = atlas(rules).required_symbol[requirement(rules, state, piece, target)]
    way = symbol if symbol != NO_SYMBOL and DATA[played].get("symbols") else 0
    return [use(played, way), step]
