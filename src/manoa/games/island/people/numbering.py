"""Action ids of version 1 of these rules, which records and tables of that time hold. New ones hold notations only."""

from typing import Any

from manoa.games.island.rules.ids import ASK, GIVE, OFFER, PROPOSE

MOST = 3  # cards of one type that an offer gave or asked for
# An offer was a number: so many cards of one type for so many of another, but not nothing for nothing.
BARGAINS = [
    (give_type, given, ask_type, asked)
    for give_type in range(3)
    for given in range(MOST + 1)
    for ask_type in range(3)
    for asked in range(MOST + 1)
    if give_type != ask_type
    and given + asked > 0
    and (given > 0 or give_type == (ask_type + 1) % 3)
    and (asked > 0 or ask_type == (give_type + 1) % 3)
]
PARTNERS = 3
END = OFFER + PARTNERS * len(BARGAINS)


def old_numbers(rules: Any, state: Any, action: int) -> list[int]:
    """The steps that an id of version 1 stands for; ValueError if there was no such id."""
    if not 0 <= action < END:
        raise ValueError(f"there was no action {action} in version 1")
    if action < OFFER:
        return [action]
    partner, number = divmod(action - OFFER, len(BARGAINS))
    give_type, given, ask_type, asked = BARGAINS[number]
    return [OFFER + partner, *[GIVE + give_type] * given, *[ASK + ask_type] * asked, PROPOSE]
