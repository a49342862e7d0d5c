"""What happened, as a seat or a spectator may know it: the entries of a journal as events, a key and its parts."""

from typing import Any

from manoa.games.quest.parts.cards import CARD_IDS, SYMBOLS
from manoa.games.quest.parts.modules import DRAGON_IDS
from manoa.games.quest.parts.tokens import TOKEN_IDS
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
    notes.CARRIED: ("carry", "piece", "from", "to"),
    notes.RETREATED: ("retreat", "piece", "from", "to"),
    notes.STORED: ("store", "card"),
    notes.CHEST: ("chest", "value", "to"),
    notes.UNVEILED: ("lift_fog", "to", "ground"),
    notes.WOKE: ("wake", "dragon", "to"),
    notes.TAMING: ("tame", "dragon"),
    notes.FLEW: ("fly", "dragon", "from", "to"),
}
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
        event |= _part(rules, part, number)
    return event


def _part(rules: Any, part: str, number: int) -> dict[str, Any]:
    """A number of an entry as what it stands for."""
    match part:
        case "":
            return {}
        case "card":
            return {part: CARD_IDS[number]}
        case "token":
            return {part: TOKEN_IDS[number]}
        case "curse":
            return {part: curse_id(number)}
        case "symbol":
            return {part: SYMBOLS[number]}
        case "dragon":
            return {part: DRAGON_IDS[number]}
        case "ground":
            return {"terrain": TERRAINS[number // POWERS], "power": number % POWERS}
        case "as_coins":
            return {"symbol": "coin"} if number else {}
        case "with":
            source = source_parts(number)
            return {**source, part: next(iter(source.values()))}
        case "from":
            return {part: hex_of(rules, number)}
        case "to":
            return {part: hex_of(rules, number), "space": name_of(rules, number)}
        case "space":
            return {part: name_of(rules, number)}
    return {part: number}


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
