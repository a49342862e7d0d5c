"""The market and its reserve, as cards with their stock."""

from typing import Any

from manoa.art.kit import icon, laid, rect
from manoa.art.lettering import width, words
from manoa.art.table import ROOM, heading
from manoa.games.quest.drawing.card_faces import MARKET, RESERVE

ROWS = RESERVE[3] + 5


def market(view: dict[str, Any], x: float, y: float) -> tuple[str, float]:
    """Six slots in two rows, then the piles of the reserve and of the Muisca; and how far down they go."""
    _, _, w, h = MARKET
    sale, drawing = view["market"], heading("MARKET", x, y + 14)
    for place, slot in enumerate(sale["slots"]):
        left, top = x + place % 3 * (ROOM - w) / 2, y + 26 + place // 3 * (h + 12)
        if slot is None:
            drawing += laid("quest-vacant", left, top, w, h)
        else:
            face = laid(f"quest-market-{slot['card']}-{slot['left']}", left, top, w, h)
            drawing += f'<g data-card="{slot["card"]}">{rect(left, top + 2.5, w, h, "shadow-2", rx=9)}{face}</g>'
    more, y = _reserve(sale, x, y + 26 + 2 * (h + 12) + 10)
    aside = view.get("modules", {}).get("muisca", [])
    if not aside:
        return drawing + more, y
    piles, end = _piles(aside, x, y + 32)
    return drawing + more + heading("MUISCA", x, y + 22) + piles, end


def _reserve(sale: dict[str, Any], x: float, y: float) -> tuple[str, float]:
    drawing = heading("RESERVE", x, y + 14)
    state, tone, sign = ("open", "good", "check") if sale["open"] else ("closed", "ink-2", "lock")
    drawing += icon(sign, x + ROOM - width(state, 13) - 20, y + 2, 13, tone)
    drawing += words(state, x + ROOM, y + 13, 13, tone, anchor="end", weight=600)
    piles, end = _piles(sale["reserve"], x, y + 24)
    return drawing + piles, end


def _piles(piles: list[dict[str, Any]], x: float, y: float) -> tuple[str, float]:
    """In two columns."""
    _, _, w, h = RESERVE
    drawing = ""
    for place, pile in enumerate(piles):
        left, top = x + place % 2 * (ROOM - w), y + place // 2 * ROWS
        face = laid(f"quest-reserve-{pile['card']}-{pile['left']}", left, top, w, h)
        drawing += f'<g data-card="{pile["card"]}">{face}</g>'
    return drawing, y + (len(piles) + 1) // 2 * ROWS
