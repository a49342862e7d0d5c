"""What Heroes & Hexes adds to a view (H-8.1): all of it is open to everybody."""

from __future__ import annotations

from typing import Any, TypedDict

from manoa.games.quest.parts.tokens import CURSE_IDS, FIRST_CURSE, TOKEN_IDS
from manoa.games.quest.people import reading
from manoa.games.quest.rules.curses import liftable
from manoa.games.quest.rules.forced import PIECE_BITS
from manoa.games.quest.rules.state import FORCE, LIFT, MEET, ROUSE, WARD


class Forced(TypedDict):
    """Whose pieces are moved, which of them, and how many steps each may still make."""

    seat: int
    pieces: list[int]
    steps: int


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
    heroes: list[str] | None  # shown in the tavern
    heroes_left: int
    met: list[bool]  # who has had a hero
    cave_reserve: int
    used_tokens: list[str]
    open_reserve: bool  # the purchase may come from the reserve


def hexes(rules: Any, state: Any) -> Hexes:
    task, top = reading.task(state), int(state["depth"]) - 1
    subject, owed = int(state["subject"][top]), int(state["owed"][top])
    size = int(state["hero_size"])
    return {
        "curses": reading.curses(rules, state),
        "turned_up": reading.curse_id(subject) if task == WARD else None,
        "lifting": {"curse": reading.curse_id(subject), "due": owed} if task == LIFT else None,
        "forced": _forced(state, subject, owed) if task == FORCE else None,
        "roused": [seat for seat in range(rules["players"]) if subject >> seat & 1] if task == ROUSE else None,
        "curses_left": int(state["curse_size"]),
        "curse_box": reading.each(CURSE_IDS, state["lifted"]),
        "demons": int(state["demons"]),
        "heroes": reading.listed(state["heroes"][size - owed : size][::-1]) if task == MEET else None,
        "heroes_left": size,
        "met": [bool(met) for met in state["met"][: rules["players"]].tolist()],
        "cave_reserve": int(state["spare_size"]),
        "used_tokens": reading.each(TOKEN_IDS, state["spent"]),
        "open_reserve": bool(state["open_reserve"]),
    }


def liftable_curses(rules: Any, state: Any) -> list[str]:
    """The curses that the player whose turn it is can lift with what is at hand."""
    found = int(liftable(rules, state))
    return [name for number, name in enumerate(CURSE_IDS, FIRST_CURSE) if found >> number & 1]


def _forced(state: Any, subject: int, owed: int) -> Forced:
    pieces = [piece for piece in range(PIECE_BITS) if subject >> piece & 1]
    return {"seat": reading.mover(state), "pieces": pieces, "steps": owed}
