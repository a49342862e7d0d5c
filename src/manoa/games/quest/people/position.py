"""A position as JSON that people can edit: all of a state, hidden cards included. `msgspec` checks how it is written,
`placing` reads it back."""

from typing import Any, Literal

from manoa.games.quest.parts.cards import CARD_IDS
from manoa.games.quest.parts.tokens import CURSE_IDS, PER_CAVE, TOKEN_IDS
from manoa.games.quest.people import reading
from manoa.games.quest.people.asked import ASKED, Decision
from manoa.games.quest.people.decisions import Asked, Hex, Written
from manoa.games.quest.people.position_modules import WrittenModules, WrittenPile, write_modules
from manoa.games.quest.rules.state import DISCARD
from manoa.games.values import bits
from manoa.kernel import positions


class WrittenMarket(Written):
    slots: list[WrittenPile | None]
    reserve: list[WrittenPile]


class WrittenBlockade(Written):
    number: int
    between: list[str]
    owner: int | None


class WrittenCave(Written):
    at: Hex
    tokens: list[str]


class WrittenRun(Written):
    card: str | None
    token: str | None
    symbol: Literal["machete", "paddle", "coin"] | None
    piece: int | None  # null: just played, the first step is still to come
    power: int
    moved: bool
    behind: int | None
    once: bool = False  # a familiar, for its once-power
    steps: int = 0  # left of free steps, in a game with an expansion
    twice: bool = False  # it comes a second time
    stored: bool = False  # a Muisca card that lay on the own board


class WrittenHexes(Written):
    """What the expansions add. Piles begin with what is taken next."""

    curses: list[list[str]]  # in front of each seat
    curse_pile: list[str]
    curse_box: list[str]
    demons: int
    hero_pile: list[str]
    met: list[bool]
    reserve: list[str]
    used: list[str]
    topped: list[int]
    entered: list[list[list[Hex]]]
    open_reserve: bool
    dismissing: bool


class Position(Written):
    """Lists of lists have an entry for each seat. Draw piles and piles in caves begin with what is taken next, discard
    piles end with their top card."""

    player: int
    phase: Literal["play", "discard"]
    round: int
    starter: int
    arrived: list[int]
    ended: bool
    hands: list[list[str]]
    known: list[list[str]]
    draws: list[list[str]]
    discards: list[list[str]]
    gained: int
    area: list[str]
    removed: list[list[str]]
    tokens: list[list[str]]
    pieces: list[list[Hex | None]]
    explored: list[list[list[Hex]]]
    blockades: list[WrittenBlockade]
    caves: list[WrittenCave]
    box: list[str]
    market: WrittenMarket
    run: WrittenRun | None
    pending: list[Decision]
    bought: bool
    passing: bool
    changing: bool
    item: str | None
    chance: dict[str, Any]
    hexes: WrittenHexes | None = None
    modules: WrittenModules | None = None


# Writing it


def position(rules: Any, state: Any) -> dict[str, Any]:
    """Draw piles and piles in caves begin with what is taken next; discard piles end with their top card."""
    players = range(rules["players"])
    item = int(state["used_item"])
    more = {"hexes": _hexes(rules, state)} if rules["expanded"].size else {}
    more |= {"modules": write_modules(rules, state)} if rules["modules"] else {}
    return {
        "player": int(state["turn"]),
        "phase": "discard" if state["phase"] == DISCARD else "play",
        "round": int(state["round_number"]),
        "starter": int(state["starter"]),
        "arrived": reading.arrived(rules, state),
        "ended": bool(state["ended"]),
        "hands": reading.hands(rules, state),
        "known": [reading.counted(state["known"][seat]) for seat in players],
        "draws": [reading.pile(state, "draw", seat)[::-1] for seat in players],
        "discards": [reading.pile(state, "discard", seat) for seat in players],
        "gained": int(state["gained"]),
        "area": reading.listed(state["area"][: state["area_size"]]),
        "removed": reading.removed(rules, state),
        "tokens": reading.tokens(rules, state),
        "pieces": reading.places(rules, state["at"]),
        "explored": _explored(rules, state),
        "blockades": reading.blockades(rules, state),
        "caves": _caves(rules, state),
        "box": _box(rules, state),
        "market": {"slots": reading.slots(state), "reserve": reading.piles(state, "reserve")},
        "run": _run(rules, state),
        "pending": [_pending(rules, state, place) for place in range(state["depth"])],
        "bought": bool(state["bought"]),
        "passing": bool(state["passing"]),
        "changing": bool(state["changing"]),
        "item": CARD_IDS[item - 1] if item else None,
        "chance": positions.chance(state),
        **more,
    }


def _hexes(rules: Any, state: Any) -> dict[str, Any]:
    players = int(rules["players"])
    curses, heroes = state["curses"][: state["curse_size"]], state["heroes"][: state["hero_size"]]
    return {
        "curses": reading.curses(rules, state),
        "curse_pile": [reading.curse_id(number) for number in curses.tolist()[::-1]],
        "curse_box": reading.each(CURSE_IDS, state["lifted"]),
        "demons": int(state["demons"]),
        "hero_pile": reading.listed(heroes)[::-1],
        "met": [bool(met) for met in state["met"][:players].tolist()],
        "reserve": _tokens(state["spare"][: state["spare_size"]])[::-1],
        "used": reading.each(TOKEN_IDS, state["spent"]),
        "topped": state["topped"][:players].tolist(),
        "entered": _entered(rules, state),
        "open_reserve": bool(state["open_reserve"]),
        "dismissing": bool(state["dismissing"]),
    }


def _entered(rules: Any, state: Any) -> list[list[list[reading.At]]]:
    """Of each piece the demon and tunnel spaces that it stepped onto this turn (H-2.1)."""
    spirits = enumerate(rules["spirit"].tolist())
    spots = {spirit - 1: reading.hex_of(rules, space) for space, spirit in spirits if spirit}
    places = [[at for spirit, at in spots.items() if entered >> spirit & 1] for entered in state["entered"].tolist()]
    return reading.by_piece(rules, places)


def _explored(rules: Any, state: Any) -> list[list[list[reading.At]]]:
    """Of each piece the caves that are not fresh (Q-10.2)."""
    spots = [reading.hex_of(rules, space) for space in rules["cave_at"].tolist()]
    return reading.by_piece(rules, [[spots[cave] for cave in bits(known)] for known in state["explored"].tolist()])


def _caves(rules: Any, state: Any) -> list[dict[str, Any]]:
    left = state["cave_left"].tolist()
    return [
        {
            "at": reading.hex_of(rules, int(rules["cave_at"][cave])),
            "tokens": _tokens(state["cave"][cave * PER_CAVE :][: left[cave]])[::-1],
        }
        for cave in range(rules["caves"])
    ]


def _box(rules: Any, state: Any) -> list[str]:
    """The tokens left out (Q-2.7)."""
    if not rules["caves_on"] or rules["hexes"]:
        return []
    return _tokens(state["cave"][int(rules["caves"]) * PER_CAVE : rules["cave_tokens"]])[::-1]


def _tokens(numbers: Any) -> list[str]:
    return [TOKEN_IDS[number - 1] for number in numbers.tolist()]


def _run(rules: Any, state: Any) -> dict[str, Any] | None:
    run = reading.run(state)
    if run is None:
        return None
    joint = int(state["run_joint"])
    behind = int(state["blockade"][joint - 1]) if joint else None
    entry = {**run, "moved": bool(state["run_moved"]), "behind": behind}
    if not rules["expanded"].size:
        return entry
    manner = reading.manner(int(state["run"]) - 1)
    further = {"once": "once" in manner, "steps": int(state["run_steps"]), "twice": bool(state["run_twice"])}
    return {**entry, **manner, **further}


def _pending(rules: Any, state: Any, place: int) -> dict[str, Any]:
    asked, subject = ASKED[int(state["task"][place])], int(state["subject"][place])
    whose = {"who": int(state["who"][place])} if issubclass(asked, Asked) else {}
    return {"task": asked.name(), "due": int(state["owed"][place]), **whose, **asked.about(rules, state, subject)}
