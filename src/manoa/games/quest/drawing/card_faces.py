"""Faces of Quest cards and tokens, each in a box of its own."""

import math
from typing import Final

from manoa.art.kit import Box, circle, frame, icon, n, path, polygon, rect
from manoa.art.lettering import width, words
from manoa.art.names import name_line
from manoa.games.quest.drawing import card_parts as parts
from manoa.games.quest.drawing.card_parts import CREAM, INK, PAPER, RIM, TAG
from manoa.games.quest.drawing.card_signs import HEROES, MUISCA, family, second_family, signs
from manoa.games.quest.drawing.frames import hero_frame, hero_hairlines, stub, woven_edge
from manoa.games.quest.parts.cards import CARDS, Card

HAND: Final[Box] = (0, 0, 116, 158)
MARKET: Final[Box] = (0, 0, 92, 134)
RESERVE: Final[Box] = (0, 0, 142, 34)
MINI: Final[Box] = (0, 0, 44, 60)
TILE: Final[Box] = (0, 0, 126, 62)
BACK: Final[Box] = (0, 0, 76, 104)
STOCK = 3  # copies of each card on the market

CLIP = "quest-back-clip"
CLIP_PATH = f'<clipPath id="{CLIP}">{rect(5, 5, 66, 94, "none", rx=6)}</clipPath>'

# Cards


def hand_face(name: str, language: str) -> str:
    """Head (what it does), picture, name, and foot (in words, and what it pays)."""
    if name in HEROES:
        return _hero_in_hand(name, language)
    card = CARDS[name]
    room = 58 if "once_power" in card or card.get("item") else 94
    drawing = parts.paper(HAND, 11) + parts.head(card, 5, 5, 106, 36, 7)
    drawing += parts.fitted_signs(card, 13, 23.5, room, 25, 18)[0]
    if card.get("item"):
        drawing += icon("item", 88, 14.5, 17, TAG)
    if "once_power" in card:
        drawing += stub(74, 5.7, 36.3, 34.6, 6.3, _edge(card), card["once_power"])
    lines, size = parts.named(name, language, 98, 14.5)
    high = 71 if len(lines) == 1 else 61
    drawing += parts.picture(name, 5, 41, 106, high)
    drawing += woven_edge(5, 38, 106, 6, _edge(card)) if name in MUISCA else ""
    drawing += _lines(lines, size, 9, 130 if len(lines) == 1 else 117, 14.5)
    return drawing + _feet(card, language, (9, 149.5, 108), "#54604F", "#7A4B00")


def _hero_in_hand(name: str, language: str) -> str:
    """The hero steps out of the picture, over the head of the card."""
    card = CARDS[name]
    drawing = parts.paper(HAND, 11) + hero_frame(5, 5, 106, 148, 2.7)
    drawing += hero_hairlines(7.8, 7.8, 100.4, 142.4, 39, 116.5)
    drawing += rect(5, 111, 106, 3, "k-hero-deep") + parts.picture(name, 5, 41, 106, 70, "scene")
    drawing += rect(5, 40.4, 106, 1.2, "k-hero-line")
    drawing += parts.fitted_signs(card, 14.5, 24, 50, 24, 19)[0]
    drawing += parts.picture(name, 5, 5.3, 106, 105.7, "person")
    if card.get("item"):
        drawing += icon("item", 87, 14, 16, TAG)
    ink = "k-hero-ink"
    lines, size = parts.named(name, language, 92, 12)
    drawing += _lines(lines, size, 12, 128.5 if len(lines) == 1 else 123, 11.3, CREAM)
    return drawing + _feet(card, language, (12, 145.8, 104), ink, ink)


def _lines(lines: list[str], size: float, x: float, y: float, apart: float, ink: str = INK) -> str:
    return "".join(name_line(text, x, y + apart * place, size, ink) for place, text in enumerate(lines))


def _feet(card: Card, language: str, at: tuple[float, float, float], ink: str, coin: str) -> str:
    """What it does in a word or two, and what it pays; left, baseline and right are given."""
    left, y, right = at
    shown = parts.foot(card, language)
    drawing = words(shown, left, y, min(12.5, 12.5 * (right - left - 29) / width(shown, 12.5)), ink)
    paid = words(parts.worth(card), right, y, 13, coin, anchor="end", weight=700)
    return drawing + icon("coin", right - 27.2, y - 10.5, 12.5, coin) + paid


def _edge(card: Card) -> str:
    """The ink of what is drawn beside the head: of a head in two inks the one that is next to it."""
    return f"k-{second_family(card) or family(card)}"


def market_face(name: str, language: str) -> str:
    """Without its stock; the price lies over the lower right corner."""
    card = CARDS[name]
    _, _, w, h = MARKET
    drawing = parts.paper(MARKET, 9) + parts.head(card, 4, 4, 84, 28, 6)
    drawing += parts.fitted_signs(card, 10, 18, 58 if card.get("item") else 74, 18, 14)[0]
    if card.get("item"):
        drawing += icon("item", 70, 11, 14, TAG)
    drawing += parts.picture(name, 4, 32, 84, 52) + (woven_edge(4, 29.5, 84, 5, _edge(card)) if name in MUISCA else "")
    lines, size = parts.named(name, language, 78, 13)
    drawing += _lines(lines, size, 7, 98, 13.5)
    return drawing + parts.coin_price(card["cost"], w - 9.5, h - 9.5, 13.5)


def market_stock(left: int) -> str:
    return "".join(_stock_dot(10.5 + 10 * dot, 124.5, 3.5, dot < left) for dot in range(STOCK))


def reserve_face(name: str, language: str) -> str:
    """A pile of the reserve as a row, without its stock."""
    card = CARDS[name]
    _, _, w, h = RESERVE
    inner, end, sign = _reserve_signs(name)
    head = reserve_head(name)
    drawing = parts.paper(RESERVE, 8)
    drawing += path(
        f"M8 0.5H{n(head)}V{n(h - 0.5)}H8a7.5 7.5 0 0 1 -7.5 -7.5V8a7.5 7.5 0 0 1 7.5 -7.5Z", f"k-{family(card)}"
    )
    drawing += f'<g transform="translate({n((head - end + sign * 0.2) / 2)} 0)">{inner}</g>'
    lines, size = parts.named(name, language, w - head - 31.5, 12)
    drawing += _lines(lines, size, head + 5, 16 if len(lines) == 1 else 11.5, 10.8)
    return drawing + parts.coin_price(card["cost"], w - 14, 17, 11)


def _reserve_signs(name: str) -> tuple[str, float, float]:
    sign = 13 if len(signs(CARDS[name])) == 1 else 11.5
    return (*parts.head_signs(CARDS[name], 0, 17, sign), sign)


def reserve_head(name: str) -> float:
    """How wide the coloured head of a row is."""
    return max(37.0, _reserve_signs(name)[1] + 6)


def reserve_stock(name: str, left: int) -> str:
    head = reserve_head(name)
    return "".join(_stock_dot(head + 7.5 + 7.5 * dot, 29.3, 2.1, dot < left) for dot in range(CARDS[name]["copies"]))


def mini_face(name: str) -> str:
    """A played card."""
    card = CARDS[name]
    _, _, w, h = MINI
    drawing, foot = parts.paper(MINI, 6), 0
    if name in HEROES:
        drawing, foot = drawing + hero_frame(3, 3, w - 6, h - 6, 1.6), 4
    else:
        drawing += parts.head(card, 3, 3, w - 6, 20, 4)
    drawing += parts.fitted_signs(card, 6, 13, w - 12, 12, 8.5)[0]
    return drawing + parts.picture(name, 3, 23, w - 6, h - 26 - foot)


def tile_face(name: str, language: str) -> str:
    """A card in hand where there is little height: head and worth at the left, picture over name at the right."""
    card = CARDS[name]
    _, _, w, h = TILE
    drawing = parts.paper(TILE, 9) + _side(card, 4, 4, 44, h - 8)
    inner, end = parts.fitted_signs(card, 0, 19, 40, 18, 14)
    drawing += f'<g transform="translate({n(27 - end / 2)} 0)">{inner}</g>'
    drawing += icon("coin", 11, 39, 13, CREAM) + words(parts.worth(card), 28, 50, 14, CREAM, weight=700)
    lines, size = parts.named(name, language, w - 58, 12)
    drawing += parts.picture(name, 48, 4, w - 52, 37 if len(lines) == 1 else 26)
    if card.get("item"):
        drawing += circle(w - 14, 14, 9, f"k-{family(card)}") + icon("item", w - 20.5, 7.5, 13, TAG)
    if "once_power" in card:
        drawing += stub(w - 31, 4.7, 26.3, 21, 6, _edge(card), card["once_power"])
    return drawing + _lines(lines, size, 52, 53.5 if len(lines) == 1 else 42, 12)


def _side(card: Card, x: float, y: float, w: float, h: float) -> str:
    """A head at the left of a card, rounded there; that of a hero has steps."""
    right, bottom = x + w, y + h
    if card["id"] in HEROES:
        return hero_frame(x, y, w, h, 2.4) + path(
            f"M{n(right - 9)} {n(y)}H{n(right)}V{n(bottom)}H{n(right - 9)}Z", "k-hero"
        )
    shape = f"M{n(x + 7)} {n(y)}H{n(right)}V{n(bottom)}H{n(x + 7)}a7 7 0 0 1 -7 -7V{n(y + 7)}a7 7 0 0 1 7 -7Z"
    other = second_family(card)
    half = path(f"M{n(x + w * 0.62)} {n(y)}H{n(right)}V{n(bottom)}H{n(x + w * 0.38)}Z", f"k-{other}") if other else ""
    return path(shape, f"k-{family(card)}") + half


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
