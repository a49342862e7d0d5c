"""Faces of Quest cards and tokens, each in a box of its own."""

from __future__ import annotations

import math
from typing import Any, Final

from manoa.art.kit import Box, circle, frame, icon, laid, n, path, polygon, rect
from manoa.art.lettering import display, width, words, wrapped
from manoa.art.sprites import figures
from manoa.games.quest.parts.cards import CARDS
from manoa.words import catalogue

HAND: Final[Box] = (0, 0, 116, 158)
MARKET: Final[Box] = (0, 0, 92, 134)
RESERVE: Final[Box] = (0, 0, 142, 34)
MINI: Final[Box] = (0, 0, 44, 60)
TILE: Final[Box] = (0, 0, 126, 62)
BACK: Final[Box] = (0, 0, 76, 104)
STOCK = 3  # copies of each card on the market

PAPER, RIM, INK, CREAM, TAG = "#FBF5E7", "#CFBE98", "#21302F", "#FFF6E0", "#FFE3A0"
CLIP = "quest-back-clip"
CLIP_PATH = f'<clipPath id="{CLIP}">{rect(5, 5, 66, 94, "none", rx=6)}</clipPath>'

SIGNS: Final = {  # of each operation of an effect
    "draw": "draw",
    "remove": "remove",
    "take_card": "take",
    "step": "step",
    "replace": "swap",
    "keep_item": "item",
    "enter_occupied": "explorer",
    "change_symbol": "joker",
}


# Parts


def signs(card: dict[str, Any]) -> list[tuple[str, int]]:
    """What a card or token does, as icons with numbers."""
    if card.get("symbols"):
        return [("joker" if len(card["symbols"]) > 1 else card["symbols"][0], card["power"])]
    return [(SIGNS.get(part["op"], "item"), part.get("count", part.get("up_to", 1))) for part in card.get("effect", [])]


def title(family: str, name: str, language: str = "en") -> str:
    """What a card or token is called."""
    return catalogue("quest", language).name(family, name)


def _foot(card: dict[str, Any], language: str) -> str:
    """What it does, in a word or two."""
    words, paid = catalogue("quest", language), card.get("symbols", ())
    if len(paid) == 1:
        return words.name("symbol", paid[0])
    does = [part["op"] for part in card.get("effect", [])]
    return words.name("foot", "any" if paid else does[0] if len(does) == 1 else "action")


def _worth(card: dict[str, Any]) -> str:
    """What it pays."""
    return str(card["power"]) if "coin" in card["symbols"] else "½"


def _head_signs(card: dict[str, Any], x: float, middle: float, size: float) -> tuple[str, float]:
    """Numbers and icons from x on, and where they end."""
    drawing, plain = "", bool(card.get("symbols"))
    for name, number in signs(card):
        if plain or number > 1:
            drawing += display(str(number), x, middle + size * 0.5, size * 1.4, CREAM)
            x += width(str(number), size * 1.4, True) + size * 0.14
        drawing += icon(name, x, middle - size / 2, size, CREAM)
        x += size + size * 0.2
    return drawing, x


def _head(card: dict[str, Any], x: float, y: float, w: float, h: float, r: float) -> str:
    """The coloured head with rounded upper corners."""
    d = f"M{n(x)} {n(y + h)}V{n(y + r)}a{r} {r} 0 0 1 {r} -{r}H{n(x + w - r)}a{r} {r} 0 0 1 {r} {r}V{n(y + h)}Z"
    return path(d, f"k-{card['colour']}")


def _paper(box: Box, r: float) -> str:
    return rect(0.5, 0.5, box[2] - 1, box[3] - 1, PAPER, rx=r - 0.5, stroke=RIM, stroke_width=1)


def figure(name: str) -> str:
    return f"quest-figure-{name}"


def figure_symbol(name: str) -> str:
    """The picture of a card, to be cut to any window."""
    window = f'id="{figure(name)}" viewBox="0 0 120 84" preserveAspectRatio="xMidYMid slice"'
    return f'<symbol {window}><use href="#fig-{name}"/></symbol>'


def _picture(name: str, x: float, y: float, w: float, h: float) -> str:
    ground = rect(x, y, w, h, f"k-{CARDS[name]['colour']}-2")
    return ground + (laid(figure(name), x, y, w, h) if f"fig-{name}" in figures() else "")


# Cards


def hand_face(name: str, language: str) -> str:
    """Head (what it does), picture, name, and foot (in words, and what it pays)."""
    card = CARDS[name]
    drawing = _paper(HAND, 11) + _head(card, 5, 5, 106, 36, 7)
    drawing += _head_signs(card, 13, 23.5, 25 if len(signs(card)) == 1 else 18)[0]
    if card.get("item"):
        drawing += icon("item", 88, 14.5, 17, TAG)
    drawing += _picture(name, 5, 41, 106, 70)
    shown = title("card", name, language).upper()
    size = min(19.0, 19 * 98 / width(shown, 19, True))
    drawing += display(shown, 9, 131, size, INK)
    drawing += words(_foot(card, language), 9, 149.5, 12.5, "#54604F")
    drawing += icon("coin", 88 - 0.55 * 13, 139, 12.5, "#7A4B00")
    return drawing + words(_worth(card), 108, 149.5, 13, "#7A4B00", anchor="end", weight=700)


def market_face(name: str, language: str) -> str:
    """Without its stock; the price lies over the lower right corner."""
    card = CARDS[name]
    _, _, w, h = MARKET
    drawing = _paper(MARKET, 9) + _head(card, 4, 4, 84, 28, 6)
    drawing += _head_signs(card, 10, 18, 18 if len(signs(card)) == 1 else 14)[0]
    if card.get("item"):
        drawing += icon("item", 70, 11, 14, TAG)
    drawing += _picture(name, 4, 32, 84, 52)
    lines = wrapped(title("card", name, language), 78, 17, display=True)[:2]
    for place, text in enumerate(lines):
        size = min(17.0, 17 * (78 if place == 0 else 74) / width(text, 17, True))
        drawing += display(text, 7, 99.5 + 15.5 * place, size, INK)
    return drawing + coin_price(card["cost"], w - 9.5, h - 9.5, 13.5)


def market_stock(left: int) -> str:
    return "".join(_stock_dot(10.5 + 10 * dot, 124.5, 3.5, dot < left) for dot in range(STOCK))


def reserve_face(name: str, language: str) -> str:
    """A pile of the reserve as a row, without its stock."""
    card = CARDS[name]
    _, _, w, h = RESERVE
    inner, end, sign = _reserve_signs(name)
    head = reserve_head(name)
    drawing = _paper(RESERVE, 8)
    drawing += path(
        f"M8 0.5H{n(head)}V{n(h - 0.5)}H8a7.5 7.5 0 0 1 -7.5 -7.5V8a7.5 7.5 0 0 1 7.5 -7.5Z", f"k-{card['colour']}"
    )
    drawing += f'<g transform="translate({n((head - end + sign * 0.2) / 2)} 0)">{inner}</g>'
    shown = title("card", name, language)
    size = min(17.0, 17 * (w - head - 37) / width(shown, 17, True))
    return drawing + display(shown, head + 6, 18, size, INK) + coin_price(card["cost"], w - 16, 17, 12)


def _reserve_signs(name: str) -> tuple[str, float, float]:
    sign = 13 if len(signs(CARDS[name])) == 1 else 11.5
    return (*_head_signs(CARDS[name], 0, 17, sign), sign)


def reserve_head(name: str) -> float:
    """How wide the coloured head of a row is."""
    return max(40.0, _reserve_signs(name)[1] + 8)


def reserve_stock(name: str, left: int) -> str:
    head = reserve_head(name)
    return "".join(_stock_dot(head + 8.5 + 7.5 * dot, 26, 2.4, dot < left) for dot in range(STOCK))


def mini_face(name: str) -> str:
    """A played card."""
    card = CARDS[name]
    _, _, w, h = MINI
    drawing = _paper(MINI, 6) + _head(card, 3, 3, w - 6, 20, 4)
    drawing += _head_signs(card, 5, 13, 8.5 if len(signs(card)) > 1 else 12)[0]
    return drawing + _picture(name, 3, 23, w - 6, h - 26)


def tile_face(name: str, language: str) -> str:
    """A card in hand where there is little height: head and worth at the left, picture over name at the right."""
    card = CARDS[name]
    _, _, w, h = TILE
    drawing = _paper(TILE, 9)
    drawing += path(f"M11 4H48V{n(h - 4)}H11a7 7 0 0 1 -7 -7V11a7 7 0 0 1 7 -7Z", f"k-{card['colour']}")
    inner, end = _head_signs(card, 0, 19, 18 if len(signs(card)) == 1 else 14)
    drawing += f'<g transform="translate({n(27 - end / 2)} 0)">{inner}</g>'
    drawing += icon("coin", 11, 39, 13, CREAM) + words(_worth(card), 28, 50, 14, CREAM, weight=700)
    drawing += _picture(name, 48, 4, w - 52, 34)
    if card.get("item"):
        drawing += circle(w - 14, 14, 9, f"k-{card['colour']}") + icon("item", w - 20.5, 7.5, 13, TAG)
    shown = title("card", name, language)
    size = min(18.0, 18 * (w - 60) / width(shown, 18, True))
    return drawing + display(shown, 53, 54, size, INK)


def coin_price(price: int, x: float, y: float, r: float) -> str:
    """A price on a coin around (x, y)."""
    rim = circle(x, y, r, "gold-2") + circle(x, y, r - 1, "none", stroke="#B97F14", stroke_width=2)
    return rim + display(str(price), x, y + r * 0.52, r * 1.42, "#3A2500", anchor="middle")


def _stock_dot(x: float, y: float, r: float, there: bool) -> str:
    if there:
        return circle(x, y, r, "#54604F")
    return circle(x, y, r - 0.7, "none", stroke="#A79A78", stroke_width=1.4)


def back() -> str:
    """Pine, rays, and the stepped sun."""
    rays = ""
    for degrees in range(180, 361, 12):
        edges = [math.radians(degrees - 3), math.radians(degrees + 3)]
        rays += path(polygon([(38, 60), *((38 + 70 * math.cos(a), 60 + 70 * math.sin(a)) for a in edges)]), "#2B5C52")
    steps = path("M5 99V84H15V77H24V70H52V77H61V84H71V99Z", "#13332D") + path("M34 99V80H42V99Z", "#E2A52B")
    inside = rect(0, 0, 76, 104, "#1D463F") + rays + circle(38, 60, 14, "#E2A52B") + steps
    paper = rect(0, 0, 76, 104, PAPER, rx=9) + frame(0.5, 0.5, 75, 103, RIM, 1, rx=8.5)
    return f'{paper}<g clip-path="url(#{CLIP})">{inside}</g>'
