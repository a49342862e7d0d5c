"""What happened, as a seat or a spectator may know it: the entries of a journal as events, a key and its parts."""

from collections.abc import Callable
from typing import Any

from manoa.games.quest.parts.cards import CARD_IDS, SYMBOLS
from manoa.games.quest.parts.tokens import TOKEN_IDS
from manoa.games.quest.people.modules import having
from manoa.games.quest.people.reading import curse_id, hex_of, name_of, source_parts
from manoa.games.quest.rules import notes
from manoa.games.quest.rules.requirements import POWERS, TERRAINS
from manoa.kernel.rulebook import Event

Entry = tuple[int, ...]

# What an event is called, and what the numbers of its entry stand for: see `rules/notes.py`.
READ: dict[int, tuple[str, ...]] = {
    notes.PLAYED: ("play", "with"),
    notes.RUN: ("run", "with", "symbol"),
    notes.FREED: ("free", "with"),
    notes.WENT: ("reach", "piece", "from", "to"),
    notes.OPENED: ("clear_blockade", "blockade", "piece"),
    notes.NAMED: ("enter", "piece", "", "space"),
    notes.NAMED_BLOCKADE: ("clear", "blockade", "piece"),
    notes.PAID: ("pay", "with"),
    notes.PAID_COINS: ("pay", "with", "as_coins"),
    notes.WANTED: ("buy", "card"),
    notes.BOUGHT: ("bought", "card"),
    notes.TOOK: ("take", "card"),
    notes.REMOVED: ("remove", "card"),
    notes.LAID: ("lay", "card"),
    notes.DISCARDED: ("discard", "card"),
    notes.RESHUFFLED: ("reshuffle",),
    notes.FOUND: ("explore", "token"),
    notes.HOME: ("gold", "piece"),
    notes.ARRIVED: ("arrive",),
    notes.TURN_ENDED: ("end turn",),
    notes.STOPPED: ("stop",),
    notes.FINISHED: ("done",),
    notes.SHOWN: ("show", "card"),
    notes.MET: ("meet", "card"),
    notes.HEXED: ("hex", "curse"),
    notes.SUFFERED: ("suffer", "curse"),
    notes.WARDED: ("ward", "curse"),
    notes.TORMENTED: ("torment",),
    notes.LIFTING: ("start_lifting", "curse"),
    notes.LIFTED: ("lift", "curse"),
    notes.LAID_TOKEN: ("lay_token", "token"),
    notes.MOVED: ("move", "whose", "piece", "from", "to"),
    notes.FOUND_SPARE: ("find", "token"),
    notes.DISMISSED: ("dismiss",),
    notes.BANISHED: ("banish", "whose"),
    notes.IMITATED: ("imitate", "card"),
    notes.ROUSED: ("rouse", "whose"),
}
for entries in having("EVENTS"):
    READ |= entries
# What such a number stands for, where it is not just a number.
PARTS: dict[str, Callable[[Any, int], dict[str, Any]]] = {
    "": lambda _rules, _number: {},
    "card": lambda _, kind: {"card": CARD_IDS[kind]},
    "token": lambda _, token: {"token": TOKEN_IDS[token]},
    "curse": lambda _, curse: {"curse": curse_id(curse)},
    "symbol": lambda _, symbol: {"symbol": SYMBOLS[symbol]},
    "ground": lambda _, face: {"terrain": TERRAINS[face // POWERS], "power": face % POWERS},
    "as_coins": lambda _, coins: {"symbol": "coin"} if coins else {},
    "with": lambda _, source: {**(named := source_parts(source)), "with": next(iter(named.values()))},
    "from": lambda rules, space: {"from": hex_of(rules, space)},
    "to": lambda rules, space: {"to": hex_of(rules, space), "space": name_of(rules, space)},
    "space": lambda rules, space: {"space": name_of(rules, space)},
}
for numbers in having("NUMBERS"):
    PARTS |= numbers
# Where a number makes it another event: a step of a run, a card that leaves the game.
OTHERWISE = {notes.WENT: (3, "go"), notes.PAID: (1, "pay_camp")}


def events(rules: Any, entries: list[Entry], seat: int | None) -> list[Event]:
    """The events of one step, as `seat` saw them (Q-11): cards drawn are named to the one who drew them only."""
    seen: list[Event] = []
    for key, actor, *numbers in entries:
        if key == notes.DREW:
            _draw(seen, actor, CARD_IDS[numbers[0]], actor == seat)
        elif key == notes.ENDED:
            *left, low, high = numbers
            to_go = left[4 - int(rules["players"]) :]
            seen.append({"key": "end", "seat": None, "round": low + (high << 15), "to_go": to_go})
        else:
            seen.append(_event(rules, key, actor, numbers))
    return seen


def _event(rules: Any, key: int, actor: int, numbers: list[int]) -> Event:
    name, *parts = READ[key]
    place, other = OTHERWISE.get(key, (0, ""))
    event = {"key": other if other and numbers[place] else name, "seat": actor}
    for part, number in zip(parts, numbers, strict=False):
        event |= PARTS[part](rules, number) if part in PARTS else {part: number}
    return event


def _draw(seen: list[Event], actor: int, card: str, own: bool) -> None:
    """Cards drawn one after the other are one event."""
    key = "draw_cards" if own else "draw"
    last = seen[-1] if seen else {}
    if (last.get("key"), last.get("seat")) != (key, actor):
        last = {"key": key, "seat": actor, **({"cards": []} if own else {"count": 0})}
        seen.append(last)
    if own:
        last["cards"].append(card)
    else:
        last["count"] += 1
