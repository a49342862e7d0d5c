"""Quest cards as drawings: in the hand, on the market, in the reserve, played; and tokens."""

from __future__ import annotations

import functools
import math
from typing import Any

from manoa.art.kit import circle, frame, icon, n, path, polygon, rect
from manoa.art.lettering import display, width, words, wrapped
from manoa.art.pieces import token as hexagon_token
from manoa.art.sprites import sprites
from manoa.games.quest.cards import CARDS
from manoa.games.quest.tokens import TOKENS

PAPER, RIM, INK, CREAM = "#FBF5E7", "#CFBE98", "#21302F", "#FFF6E0"
HAND_SIZE = (116, 158)
MARKET_SIZE = (92, 134)
MINI_SIZE = (44, 60)
BACK = "quest-back"

# The sign of each operation of an effect, and what the foot of a card says about it.
_SIGNS = {
    "draw": ("draw", "draw"),
    "remove": ("remove", "remove"),
    "take_card": ("take", "any card"),
    "step": ("step", "any space"),
    "replace": ("swap", "replace"),
    "keep_item": ("item", "keep an item"),
    "enter_occupied": ("explorer", "pass others"),
    "change_symbol": ("joker", "any symbol"),
}


def figure(name: str) -> str:
    return f"pic-{name}"


@functools.cache
def card_definitions() -> dict[str, str]:
    """Pictures of cards cut to their window, and the back."""
    found = {
        figure(name): f'<symbol id="{figure(name)}" viewBox="0 0 120 84" preserveAspectRatio="xMidYMid slice">'
        f'<use href="#fig-{name}"/></symbol>'
        for name in CARDS
        if f"fig-{name}" in sprites()
    }
    found["back-clip"] = f'<clipPath id="back-clip">{rect(5, 5, 66, 94, "none", rx=6)}</clipPath>'
    found[BACK] = f'<symbol id="{BACK}" viewBox="0 0 76 104">{_back()}</symbol>'
    return found


def _back() -> str:
    """Pine, rays, and the stepped sun."""
    rays = ""
    for degrees in range(180, 361, 12):
        edges = [math.radians(degrees - 3), math.radians(degrees + 3)]
        rays += path(polygon([(38, 60), *((38 + 70 * math.cos(a), 60 + 70 * math.sin(a)) for a in edges)]), "#2B5C52")
    steps = path("M5 99V84H15V77H24V70H52V77H61V84H71V99Z", "#13332D") + path("M34 99V80H42V99Z", "#E2A52B")
    inside = rect(0, 0, 76, 104, "#1D463F") + rays + circle(38, 60, 14, "#E2A52B") + steps
    paper = rect(0, 0, 76, 104, PAPER, rx=9) + frame(0.5, 0.5, 75, 103, RIM, 1, rx=8.5)
    return f'{paper}<g clip-path="url(#back-clip)">{inside}</g>'


def card_back(x: float, y: float, w: float) -> str:
    h = w * 104 / 76
    shadow = rect(x, y + 2, w, h, "shadow-2", rx=9)
    return f'{shadow}<use href="#{BACK}" x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"/>'


def signs(card: dict[str, Any]) -> list[tuple[str, int]]:
    """What a card does, as icons with numbers."""
    if card.get("symbols"):
        return [("joker" if len(card["symbols"]) > 1 else card["symbols"][0], card["power"])]
    return [
        (_SIGNS.get(part["op"], ("item", ""))[0], part.get("count", part.get("up_to", 1)))
        for part in card.get("effect", [])
    ]


def _says(card: dict[str, Any]) -> str:
    """The foot of a card, in a word or two."""
    if card.get("symbols"):
        return "any" if len(card["symbols"]) > 1 else str(card["symbols"][0])
    parts = card.get("effect", [])
    return _SIGNS[parts[0]["op"]][1] if len(parts) == 1 and parts[0]["op"] in _SIGNS else "action"


def _worth(card: dict[str, Any]) -> str:
    """What it pays."""
    return str(card["power"]) if "coin" in card["symbols"] else "½"


def _head_signs(card: dict[str, Any], x: float, middle: float, size: float, pale: str = CREAM) -> tuple[str, float]:
    """Numbers and icons from x on, and where they end."""
    drawing, plain = "", bool(card.get("symbols"))
    for name, number in signs(card):
        if plain or number > 1:
            drawing += display(str(number), x, middle + size * 0.5, size * 1.4, pale)
            x += width(str(number), size * 1.4, True) + size * 0.14
        drawing += icon(name, x, middle - size / 2, size, pale)
        x += size + size * 0.2
    return drawing, x


def _head(card: dict[str, Any], x: float, y: float, w: float, h: float, r: float) -> str:
    """The coloured head with rounded upper corners."""
    d = f"M{n(x)} {n(y + h)}V{n(y + r)}a{r} {r} 0 0 1 {r} -{r}H{n(x + w - r)}a{r} {r} 0 0 1 {r} {r}V{n(y + h)}Z"
    return path(d, f"k-{card['colour']}")


def _paper(x: float, y: float, w: float, h: float, r: float) -> str:
    return rect(x, y + 2.5, w, h, "shadow-2", rx=r) + rect(x, y, w, h, PAPER, rx=r, stroke=RIM, stroke_width=1)


def _picture(name: str, x: float, y: float, w: float, h: float) -> str:
    ground = rect(x, y, w, h, f"k-{CARDS[name]['colour']}-2")
    if figure(name) not in card_definitions():
        return ground
    return f'{ground}<use href="#{figure(name)}" x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"/>'


def hand_card(name: str, x: float, y: float, scale: float = 1) -> str:
    """Head (what it does), picture, name, and foot (in words, and what it pays)."""
    card = CARDS[name]
    drawing = _paper(0, 0, *HAND_SIZE, 11) + _head(card, 5, 5, 106, 36, 7)
    drawing += _head_signs(card, 13, 23.5, 25 if len(signs(card)) == 1 else 18)[0]
    if card.get("item"):
        drawing += icon("item", 88, 14.5, 17, "#FFE3A0")
    drawing += _picture(name, 5, 41, 106, 70)
    title = card["name"]["en"].upper()
    size = min(19.0, 19 * 100 / width(title, 19, True))
    drawing += display(title, 9, 131, size, INK)
    drawing += words(_says(card), 9, 149.5, 12.5, "#54604F")
    worth = _worth(card)
    drawing += icon("coin", 88 - 0.55 * 13, 139, 12.5, "#7A4B00")
    drawing += words(worth, 108, 149.5, 13, "#7A4B00", anchor="end", weight=700)
    shrink = f" scale({n(scale, 3)})" if scale != 1 else ""
    return f'<g data-card="{name}" transform="translate({n(x)} {n(y)}){shrink}">{drawing}</g>'


def coin_price(price: int, x: float, y: float, r: float) -> str:
    """A price on a coin around (x, y)."""
    rim = circle(x, y, r, "gold-2") + circle(x, y, r - 1, "none", stroke="#B97F14", stroke_width=2)
    return rim + display(str(price), x, y + r * 0.52, r * 1.42, "#3A2500", anchor="middle")


def market_card(name: str, left: int, x: float, y: float) -> str:
    card = CARDS[name]
    drawing = _paper(x, y, *MARKET_SIZE, 9) + _head(card, x + 4, y + 4, 84, 28, 6)
    drawing += _head_signs(card, x + 10, y + 18, 18 if len(signs(card)) == 1 else 14)[0]
    if card.get("item"):
        drawing += icon("item", x + 70, y + 11, 14, "#FFE3A0")
    drawing += _picture(name, x + 4, y + 32, 84, 52)
    for line, text in enumerate(wrapped(card["name"]["en"], 76, 17, display=True)[:2]):
        drawing += display(text, x + 7, y + 99.5 + 15.5 * line, 17, INK)
    for dot in range(3):
        place = (x + 10.5 + 10 * dot, y + 124.5)
        drawing += _stock_dot(place[0], place[1], 3.5, dot < left)
    drawing += coin_price(card["cost"], x + MARKET_SIZE[0] - 9.5, y + MARKET_SIZE[1] - 9.5, 13.5)
    return f'<g data-card="{name}">{drawing}</g>'


def _stock_dot(x: float, y: float, r: float, there: bool) -> str:
    if there:
        return circle(x, y, r, "#54604F")
    return circle(x, y, r - 0.7, "none", stroke="#A79A78", stroke_width=1.4)


def vacant_slot(number: int, x: float, y: float) -> str:
    w, h = MARKET_SIZE
    drawing = frame(x + 1, y + 1, w - 2, h - 2, "line", 2, rx=9)
    drawing += words("vacant", x + w / 2, y + h / 2 - 3, 12.5, "ink-2", anchor="middle", weight=600)
    return drawing + words(f"slot {number}", x + w / 2, y + h / 2 + 13, 12.5, "ink-2", anchor="middle", weight=600)


def reserve_row(name: str, left: int, x: float, y: float, w: float) -> str:
    """A pile of the reserve as a row of 34."""
    card = CARDS[name]
    sign = 13 if len(signs(card)) == 1 else 11.5
    inner, end = _head_signs(card, 0, 17, sign)
    head = max(40.0, end + 8)
    drawing = rect(x, y, w, 34, PAPER, rx=8, stroke=RIM, stroke_width=1)
    edge = f"M{n(x + 8)} {n(y)}H{n(x + head)}V{n(y + 34)}H{n(x + 8)}a8 8 0 0 1 -8 -8V{n(y + 8)}a8 8 0 0 1 8 -8Z"
    drawing += path(edge, f"k-{card['colour']}")
    drawing += f'<g transform="translate({n(x + (head - end + sign * 0.2) / 2)} {n(y)})">{inner}</g>'
    title = card["name"]["en"]
    size = min(17.0, 17 * (w - head - 37) / width(title, 17, True))
    drawing += display(title, x + head + 6, y + 18, size, INK)
    for dot in range(3):
        drawing += _stock_dot(x + head + 8.5 + 7.5 * dot, y + 26, 2.4, dot < left)
    return f'<g data-card="{name}">{drawing}{coin_price(card["cost"], x + w - 16, y + 17, 12)}</g>'


def mini_card(name: str, x: float, y: float, now: bool = False) -> str:
    """A played card; the one whose power is being spent in a gold ring."""
    card = CARDS[name]
    w, h = MINI_SIZE
    drawing = _paper(x, y, w, h, 6) + _head(card, x + 3, y + 3, w - 6, 20, 4)
    many = len(signs(card)) > 1
    drawing += _head_signs(card, x + 5, y + 13, 8.5 if many else 12)[0]
    drawing += _picture(name, x + 3, y + 23, w - 6, h - 26)
    if now:
        drawing += frame(x - 1, y - 1, w + 2, h + 2, "gold", 3, rx=7)
    return f'<g data-card="{name}">{drawing}</g>'


def cave_token(name: str, x: float, y: float, size: float) -> str:
    card = TOKENS[name]
    (sign, number), *_ = signs(card) or [("item", 1)]
    drawing = hexagon_token(sign, number if card.get("symbols") else None, x, y, size)
    return f'<g data-token="{name}">{drawing}</g>'
