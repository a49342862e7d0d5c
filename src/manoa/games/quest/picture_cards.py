"""Cards and tokens laid on the table: in the hand, on the market, in the reserve, played."""

from __future__ import annotations

from manoa.art.kit import Box, frame, laid, rect
from manoa.art.lettering import words
from manoa.games.quest.sheet import BACK, TOKEN
from manoa.games.quest.sheet_cards import BACK as BACK_BOX
from manoa.games.quest.sheet_cards import HAND, MARKET, MINI, RESERVE

HAND_SIZE, MARKET_SIZE, MINI_SIZE, RESERVE_SIZE = HAND[2:], MARKET[2:], MINI[2:], RESERVE[2:]


def _shadowed(name: str, box: Box, x: float, y: float, r: float, scale: float = 1) -> str:
    w, h = box[2] * scale, box[3] * scale
    return rect(x, y + 2.5 * scale, w, h, "shadow-2", rx=r * scale) + laid(name, x, y, w, h)


def card_back(x: float, y: float, w: float) -> str:
    return _shadowed(BACK, BACK_BOX, x, y, 9, w / BACK_BOX[2])


def hand_card(name: str, x: float, y: float, scale: float = 1) -> str:
    return f'<g data-card="{name}">{_shadowed(f"quest-card-{name}", HAND, x, y, 11, scale)}</g>'


def market_card(name: str, left: int, x: float, y: float) -> str:
    return f'<g data-card="{name}">{_shadowed(f"quest-market-{name}-{left}", MARKET, x, y, 9)}</g>'


def vacant_slot(number: int, x: float, y: float) -> str:
    w, h = MARKET_SIZE
    drawing = laid("quest-vacant", x, y, w, h)
    drawing += words("vacant", x + w / 2, y + h / 2 - 3, 12.5, "ink-2", anchor="middle", weight=600)
    return drawing + words(f"slot {number}", x + w / 2, y + h / 2 + 13, 12.5, "ink-2", anchor="middle", weight=600)


def reserve_row(name: str, left: int, x: float, y: float) -> str:
    """A pile of the reserve."""
    return f'<g data-card="{name}">{laid(f"quest-reserve-{name}-{left}", x, y, *RESERVE_SIZE)}</g>'


def mini_card(name: str, x: float, y: float, now: bool = False) -> str:
    """A played card; the one whose power is being spent in a gold ring."""
    drawing = _shadowed(f"quest-mini-{name}", MINI, x, y, 6)
    if now:
        drawing += frame(x - 1, y - 1, MINI[2] + 2, MINI[3] + 2, "gold", 3, rx=7)
    return f'<g data-card="{name}">{drawing}</g>'


def cave_token(name: str, x: float, y: float, size: float) -> str:
    height = size * TOKEN[3] / TOKEN[2]
    return f'<g data-token="{name}">{laid(f"quest-token-{name}", x, y, size, height)}</g>'
