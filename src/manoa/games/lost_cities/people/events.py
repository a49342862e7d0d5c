"""What happened, as a seat or a spectator may know it: a key and its parts, ids and numbers alone (LC-7)."""

from typing import Any

from manoa.games.lost_cities.parts.cards import COLOURS
from manoa.games.lost_cities.people.notation import CARD_NAMES
from manoa.games.lost_cities.rules.state import DISCARDED, DREW, LAID, MATCH_ENDED, POINTS, ROUND_ENDED, TOOK, TOTAL
from manoa.kernel.rulebook import Event

Entry = tuple[int, ...]

OPEN_MOVES = {LAID: "play", DISCARDED: "discard", TOOK: "take"}


def events(rules: Any, entries: list[Entry], seat: int | None) -> list[Event]:
    """What the journal of a step tells a seat."""
    happened = (_event(rules, entries, entry, seat) for entry in entries)
    return [event for event in happened if event is not None]


def _event(rules: Any, entries: list[Entry], entry: Entry, seat: int | None) -> Event | None:
    key, actor, number, *_ = entry
    if key in OPEN_MOVES:
        return {"key": OPEN_MOVES[key], "seat": actor, "card": CARD_NAMES[number]}
    if key == DREW:  # only the one who draws it sees the card
        drawn = {"key": "draw_card", "seat": actor, "card": CARD_NAMES[number]}
        return drawn if actor == seat else {"key": "draw", "seat": actor}
    if key == ROUND_ENDED:
        return {"key": "round", "seat": None, "round": number, **_points(rules, entries)}
    if key == MATCH_ENDED:
        return {"key": "match", "seat": None, "totals": [points for key, _, points, *_ in entries if key == TOTAL]}
    return None  # points and totals are parts of the two before


def _points(rules: Any, entries: list[Entry]) -> dict[str, Any]:
    """What each expedition was worth, and all of a seat together."""
    expeditions: list[dict[str, int]] = [{} for _ in range(rules["players"])]
    for key, seat, colour, points, *_ in entries:
        if key == POINTS:
            expeditions[seat][COLOURS[colour]] = points
    return {"scores": [sum(points.values()) for points in expeditions], "expeditions": expeditions}
