"""What Heroes & Hexes adds to a view (H-8.1): all of it is open to everybody."""

from typing import Any, TypedDict

from manoa.games.quest.parts.cards import KIND_OF
from manoa.games.quest.parts.tokens import (
    CAVE_FEVER,
    CURSE_IDS,
    LETHARGY,
    MISERY,
    MISFORTUNE,
    PARALYSIS,
    TOKEN_IDS,
    TOKEN_OF,
    VOODOO,
)
from manoa.games.quest.people import reading
from manoa.games.quest.rules import tasks
from manoa.games.quest.rules.asked.force import BOTH, VOODOO_STEPS, rouse_choices
from manoa.games.quest.rules.asked.lift import LASTING, liftable
from manoa.games.quest.rules.bounds import leaves
from manoa.games.quest.rules.ids import TOKENS
from manoa.games.values import bits


class Forced(TypedDict):
    """Whose pieces are moved, which of them, and how many steps each may still make."""

    seat: int
    pieces: list[int]
    steps: int
    curse: str | None  # that made it; None: a hero, or it cannot be told any more


class Lifting(TypedDict):
    """A curse that is being lifted, and the power, cards or tokens still to lay down."""

    curse: str
    due: int


class Hexes(TypedDict):
    curses: list[list[str]]  # that lie in front of each seat
    turned_up: str | None  # the curse that may be sent away
    lifting: Lifting | None
    forced: Forced | None
    roused: list[int] | None  # seats that may be chosen, their pieces not moved yet
    curses_left: int
    curse_box: list[str]
    demons: int  # in the supply
    tops: list[list[str]]  # of each draw pile the cards on top that everybody saw there, the next one first
    heroes: list[str] | None  # shown in the tavern
    heroes_left: int
    met: list[bool]  # who has had a hero
    cave_reserve: int
    used_tokens: list[str]
    open_reserve: bool  # the purchase may come from the reserve


def hexes(rules: Any, state: Any) -> Hexes:
    task, subject, owed = reading.asked(state)
    size = int(state["hero_size"])
    return {
        "curses": reading.curses(rules, state),
        "turned_up": reading.curse_id(subject) if task == tasks.WARD else None,
        "lifting": {"curse": reading.curse_id(subject), "due": owed} if task == tasks.LIFT else None,
        "forced": _forced(rules, state, subject, owed) if task == tasks.FORCE else None,
        "roused": bits(rouse_choices(rules, state)) if task == tasks.ROUSE else None,
        "curses_left": int(state["curse_size"]),
        "curse_box": reading.each(CURSE_IDS, state["lifted"]),
        "demons": int(state["demons"]),
        "tops": reading.tops(rules, state),
        "heroes": reading.listed(state["heroes"][size - owed : size][::-1]) if task == tasks.MEET else None,
        "heroes_left": size,
        "met": [bool(met) for met in state["met"][: rules["players"]].tolist()],
        "cave_reserve": int(state["spare_size"]),
        "used_tokens": reading.each(TOKEN_IDS, state["spent"]),
        "open_reserve": bool(state["open_reserve"]),
    }


def liftable_curses(rules: Any, state: Any) -> list[str]:
    """The curses that the player whose turn it is can lift with what is at hand."""
    return [reading.curse_id(curse) for curse in bits(liftable(rules, state))]


def _forced(rules: Any, state: Any, subject: int, owed: int) -> Forced:
    curse = _forcing(rules, state, owed)
    named = None if curse is None else reading.curse_id(curse)
    return {"seat": reading.mover(state), "pieces": bits(subject & BOTH), "steps": owed, "curse": named}


def _forcing(rules: Any, state: Any, owed: int) -> int | None:
    """Voodoo is decided by the left neighbour, Paralysis by all others (H-4.2). Where they move the victim's piece, one
    step of the left neighbour may be either."""
    turn, who = int(state["turn"]), reading.to_act(state)
    if who == turn:
        return None  # Henry Threepwood
    if not rules["victim_moves"]:
        return PARALYSIS if reading.mover(state) == who else VOODOO
    if owed == VOODOO_STEPS:
        return VOODOO
    others = tasks.FORCE in state["task"][: state["depth"] - 1].tolist() or who != (turn + 1) % int(rules["players"])
    return PARALYSIS if others else None


def bound_by(rules: Any, state: Any, seat: int, source: int, way: int = -1) -> int | None:
    """The curse in front of a seat that forbids a card or token, or one way of using it (H-4.2)."""
    curses = int(state["tokens"][seat])
    for curse in (MISFORTUNE, MISERY, CAVE_FEVER):
        if curses >> curse & 1 and not reading.seldom(leaves, rules, 1 << curse, source):
            return curse
    return LETHARGY + way if way >= 0 and rules["symbols"][source] and curses >> LETHARGY + way & 1 else None


def bound(rules: Any, state: Any, seat: int) -> dict[str, str]:
    """The cards in hand and the tokens of a seat that no use is left of but to pay half a coin or rubble, and why."""
    if not int(state["tokens"][seat]) & LASTING:
        return {}
    asked = reading.in_turn(state, seat)
    cards = [KIND_OF[card] for card in dict.fromkeys(reading.counted(state["held"][seat]))]
    tokens = [TOKENS + TOKEN_OF[token] for token in dict.fromkeys(reading.tokens(rules, state)[seat])]
    curses = {source: _bound_wholly(rules, asked, seat, source) for source in [*cards, *tokens]}
    return {
        name: reading.curse_id(curse)
        for source, curse in curses.items()
        if curse
        for name in reading.source_parts(source).values()
    }


def _bound_wholly(rules: Any, state: Any, seat: int, source: int) -> int | None:
    """Symbols that are open leave it a use."""
    ways = bits(reading.open_symbols(rules, state, source)) or [-1]
    each = [bound_by(rules, state, seat, source, way) for way in ways]
    return each[0] if all(each) else None
