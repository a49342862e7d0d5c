"""Beside the map: the seats, the market, and the last turn in words."""

from __future__ import annotations

import math
from typing import Any

from manoa.art.kit import frame, icon, rect, stamped
from manoa.art.lettering import cut, display, width, words
from manoa.art.look import Look
from manoa.art.pieces import PIECE, mark, turn_pill
from manoa.games.quest.log import NAMES, SENTENCES
from manoa.games.quest.picture_cards import MARKET_SIZE, RESERVE_SIZE, cave_token, market_card, reserve_row, vacant_slot
from manoa.games.quest.sheet import piece

STAGE = 1118  # the width of map and hand; the rest is the panel
WIDTH = 1440
LEFT, ROOM = 1136, 290
SEAT_HEIGHT = 82
LEAST_HEIGHT = 900

PHASES = {
    "play": "to play",
    "pay": "to pay",
    "remove": "to remove cards",
    "take": "to take a card",
    "replace": "to replace cards",
    "discard": "to discard",
}


# The seats


def seats(view: dict[str, Any], look: Look, y: float, open_discards: bool) -> str:
    """One card for each seat, the near one first."""
    order = look.seats(len(view["hands"]))
    room = min(360.0, (STAGE - 28 - 10 * (len(order) - 1)) / len(order))
    counts = [_counts(view, seat, open_discards) for seat in order]
    return "".join(
        _seat(view, look, seat, 14 + place * (room + 10), y, room)
        + _sizes(counts[place], 66 + place * (room + 10), y + 32)
        for place, seat in enumerate(order)
    )


def _seat(view: dict[str, Any], look: Look, seat: int, x: float, y: float, w: float) -> str:
    drawing = rect(x, y + 1.5, w, SEAT_HEIGHT, "shadow-2", rx=10)
    drawing += rect(x, y, w, SEAT_HEIGHT, "sheet", rx=10, stroke="var(--line)", stroke_width=1)
    if view["player"] == seat:
        drawing += frame(x + 1.2, y + 1.2, w - 2.4, SEAT_HEIGHT - 2.4, "gold", 2.6, rx=9)
    drawing += stamped(piece(seat), PIECE, x + 26, y + 66, 0.62)
    name = cut(look.name(seat), w - 150, 15)
    drawing += words(name, x + 52, y + 25, 15, weight=700)
    if view["starter"] == seat:
        drawing += icon("hat", x + 58 + width(name, 15), y + 11, 17, "gold-ink")
    drawing += _won(view, seat, x + 52, y + 53, w - 60)
    return drawing + _to_go(view, seat, x + w - 12, y)


def _counts(view: dict[str, Any], seat: int, open_discards: bool) -> list[tuple[str, int]]:
    """Hand, draw pile, discard pile if it may be counted, and what was removed from the game."""
    counts = [("hand", view["hands"][seat]), ("deck", view["draws"][seat])]
    if open_discards:
        counts.append(("discard", len(view["discards"][seat])))
    if view["removed"][seat]:
        counts.append(("remove", len(view["removed"][seat])))
    return counts


def _sizes(counts: list[tuple[str, int]], x: float, y: float) -> str:
    drawing = ""
    for sign, count in counts:
        drawing += icon(sign, x, y, 13, "ink-2") + words(str(count), x + 17, y + 11.5, 13, "ink-2")
        x += 32 + 7 * (len(str(count)) - 1)
    return drawing


def _won(view: dict[str, Any], seat: int, x: float, y: float, room: float) -> str:
    """Blockades won, and cave tokens; they move together when there are many."""
    won = [blockade["number"] for blockade in view["blockades"] if blockade["owner"] == seat]
    drawing = ""
    for number in won:
        drawing += icon("blockade", x, y + 6, 13, "ink-2") + words(
            str(number), x + 16, y + 17.5, 13, "ink-2", weight=600
        )
        x, room = x + 31, room - 31
    held = view["tokens"][seat]
    step = min(27.0, (room - 24) / max(1, len(held) - 1))
    return drawing + "".join(cave_token(name, x + step * place, y, 24) for place, name in enumerate(held))


def _to_go(view: dict[str, Any], seat: int, right: float, y: float) -> str:
    if seat in view["arrived"]:
        place = view["arrived"].index(seat) + 1
        drawing = icon("flag", right - 38, y + 13, 19, "gold-ink") + display(
            str(place), right, y + 33, 28, anchor="end"
        )
        return drawing + words("El Dorado", right, y + 48, 12, "ink-2", anchor="end")
    drawing = display(str(view["to_go"][seat]), right, y + 33, 28, anchor="end")
    return drawing + words("to go", right, y + 48, 12, "ink-2", anchor="end")


# The panel at the right


def panel(title: str, view: dict[str, Any], look: Look, height: float) -> str:
    drawing = rect(STAGE, 0, WIDTH - STAGE, height, "sheet") + rect(STAGE, 0, 1, height, "line")
    title = title.upper()
    size = min(38.0, 38 * ROOM / width(title, 38, True, 1.8))
    drawing += display(title, LEFT, 50, size, tracking=1.8)
    drawing += words(f"The Quest for El Dorado · round {view['round']}", LEFT, 73, 14, "ink-2")
    drawing += turn_pill(turn(view, look, 130), LEFT, 86, ROOM, gold=view["player"] is not None)
    drawing += _market(view["market"], 140)
    below, reserve = _reserve(view["market"], 140 + 26 + 2 * (MARKET_SIZE[1] + 12) + 14)
    return drawing + reserve + _last_turn(look, below, height)


def turn(view: dict[str, Any], look: Look, room: float = math.inf) -> str:
    """Whose turn it is, with a name no longer than there is room for."""
    if view["player"] is not None:
        return f"{cut(look.name(view['player']), room, 15)} {PHASES.get(view['phase'], '')}"
    if view["arrived"]:
        return f"{cut(look.name(view['arrived'][0]), room, 15)} came first"
    return "The game is over"


def _market(market: dict[str, Any], y: float) -> str:
    drawing = display("MARKET", LEFT, y + 14, 19, tracking=1)
    w, h = MARKET_SIZE
    for place, slot in enumerate(market["slots"]):
        x, top = LEFT + place % 3 * (ROOM - w) / 2, y + 26 + place // 3 * (h + 12)
        drawing += vacant_slot(place + 1, x, top) if slot is None else market_card(slot["card"], slot["left"], x, top)
    return drawing


def _reserve(market: dict[str, Any], y: float) -> tuple[float, str]:
    """The piles of the reserve, two in a row, and where they end."""
    drawing = display("RESERVE", LEFT, y + 14, 19, tracking=1)
    state, tone, sign = ("open", "good", "check") if market["open"] else ("closed", "ink-2", "lock")
    drawing += icon(sign, LEFT + ROOM - width(state, 13) - 20, y + 2, 13, tone)
    drawing += words(state, LEFT + ROOM, y + 13, 13, tone, anchor="end", weight=600)
    w = RESERVE_SIZE[0]
    for place, pile in enumerate(market["reserve"]):
        drawing += reserve_row(pile["card"], pile["left"], LEFT + place % 2 * (w + 6), y + 24 + place // 2 * 39)
    rows = (len(market["reserve"]) + 1) // 2
    return y + 24 + rows * 39 + 12, drawing


def _last_turn(look: Look, y: float, height: float) -> str:
    """As many of the last events as there is room for."""
    w = WIDTH - STAGE - 1
    drawing = rect(STAGE + 1, y, w, height - y, "sheet-2") + rect(STAGE + 1, y, w, 1, "line")
    drawing += display("LAST TURN", LEFT, y + 30, 18, tracking=1)
    lines = max(0, int((height - y - 44) // 24))
    shown = look.events[-lines:] if lines else ()
    for place, event in enumerate(shown):
        top = y + 54 + place * 24
        if event.get("seat") is not None:
            drawing += mark(event["seat"], LEFT, top - 11, 12)
        drawing += words(cut(sentence(look, event), ROOM - 22, 13.5), LEFT + 20, top, 13.5)
    return drawing


def sentence(look: Look, event: dict[str, Any]) -> str:
    """An event in words."""
    parts = {name: _in_words(value) for name, value in event.items()}
    if event.get("seat") is not None:
        parts["seat"] = cut(look.name(event["seat"]), 90, 13.5)
    try:
        return SENTENCES[event["key"]].format_map(parts)
    except KeyError:  # a key without a sentence, or one that wants a part which this event lacks
        return f"{parts.get('seat', '')} {event['key']}".strip()


def _in_words(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(_in_words, value))
    return NAMES.get(value, str(value)) if isinstance(value, str) else str(value)
