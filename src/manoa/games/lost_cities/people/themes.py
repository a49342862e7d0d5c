"""What a puzzle about two actions trains. Only what the player sees counts."""

from collections.abc import Sequence
from typing import Any

from manoa.games.lost_cities.parts.cards import KINDS, RANKS
from manoa.games.lost_cities.people.reading import column_of, may_lay_on, top_of
from manoa.games.lost_cities.rules.state import DECK, DISCARDS, PLAY, TAKES

BEGIN, DENY, LAST, BUILD = "begin-or-wait", "deny", "last-turns", "build"
THEMES = (BEGIN, DENY, LAST, BUILD)
FEW = 6  # cards left in the deck: everybody counts turns


def theme(rules: Any, state: Any, best: int, natural: int) -> str | None:
    """None where they do not differ in anything with a name."""
    if int(state["left"]) <= FEW:
        return LAST
    if _begins(state, best) != _begins(state, natural):
        return BEGIN
    if _helps(rules, state, natural) > _helps(rules, state, best):
        return DENY
    return BUILD if _goes_on(state, best) or _goes_on(state, natural) else None


def tempting(rules: Any, state: Any, legal: Sequence[int]) -> list[int]:
    """What somebody does who does not watch the others: the lowest number that fits nowhere is thrown away. Nothing
    where that helps nobody."""
    seat = int(state["turn"])
    held = [kind for kind in range(KINDS) if kind % RANKS and int(state["hand"][seat]) >> kind & 1]
    useless = [kind for kind in held if not _fits(state, seat, kind)]
    if not useless or state["phase"] != PLAY:
        return []
    lowest = DISCARDS + min(useless, key=lambda kind: kind % RANKS)
    return [lowest] if _helps(rules, state, lowest) else []


def _begins(state: Any, action: int) -> bool:
    """It lays the first card of an expedition."""
    return action < DISCARDS and not _column(state, int(state["turn"]), action // RANKS)


def _goes_on(state: Any, action: int) -> bool:
    """It lays a card on an expedition that was begun, or takes one for it."""
    seat = int(state["turn"])
    if action < DISCARDS:
        return bool(_column(state, seat, action // RANKS))
    return action >= TAKES and _fits(state, seat, _top(state, action - TAKES))


def _helps(rules: Any, state: Any, action: int) -> bool:
    """It leaves a card on top of a pile that another player can lay on an expedition."""
    others = [seat for seat in range(int(rules["players"])) if seat != int(state["turn"])]
    if action < DISCARDS:
        return False
    if action < DECK:
        return any(_fits(state, other, action % KINDS) for other in others)
    left = [colour for colour in range(int(rules["colours"])) if colour != action - TAKES and state["pile"][colour]]
    return any(_fits(state, other, _top(state, colour)) for colour in left for other in others)


def _fits(state: Any, seat: int, kind: int) -> bool:
    """A seat may lay it on an expedition that it has begun."""
    return bool(_column(state, seat, kind // RANKS)) and bool(may_lay_on(state, seat, kind))


def _column(state: Any, seat: int, colour: int) -> int:
    """The cards of an expedition as bits, wagers included; 0 where it is not begun."""
    numbers, wagers = column_of(int(state["column"][seat]), int(state["column_wagers"][seat]), colour)
    return numbers | wagers


def _top(state: Any, colour: int) -> int:
    return top_of(int(state["pile"][colour]), colour)
