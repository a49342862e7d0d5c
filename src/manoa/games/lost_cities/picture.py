"""The table as a picture: expeditions with their landscapes, piles, hands, and how things stand."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from manoa.art.expedition_cards import RATIO, STEP
from manoa.art.kit import frame, icon, rect
from manoa.art.lettering import cut, display, signed, words
from manoa.art.look import Look
from manoa.art.paper import contours, document
from manoa.art.pieces import chip, counter, last_move_ring, mark
from manoa.games.lost_cities.cards import COLOURS, LETTERS
from manoa.games.lost_cities.picture_panel import HEIGHT, KINDS, TABLE, WIDTH, Table, in_words, panel, tone
from manoa.games.lost_cities.sheet import card, card_back, ghost, symbols
from manoa.games.lost_cities.sheet import chip as card_chip

LANES = (20, 956)
THEIRS, MINE = (20, 318), (496, 876)  # from where to where columns may reach
NICHE, NICHE_HEIGHT = 350, 114
HAND = 900
SIDE = 968  # deck and hands beside the lanes, and how wide that is
SIDE_WIDTH = 136


class Lane(NamedTuple):
    """One expedition from the far side of the table to the near one."""

    colour: str
    x: float
    width: float

    @property
    def kind(self) -> str:
        return KINDS[self.colour]

    @property
    def letter(self) -> str:
        return LETTERS[COLOURS.index(self.colour)]

    @property
    def middle(self) -> float:
        return self.x + self.width / 2


def picture(options: dict[str, Any], view: dict[str, Any], look: Look) -> str:
    """The table as `view` shows it, as an SVG document."""
    colours = list(view["discards"])
    table = Table(view, options, look, look.seats(len(view["hands"])), colours)
    body = rect(0, 0, WIDTH, HEIGHT, "chart") + contours(TABLE, HEIGHT, 5)
    body += "".join(_lane(table, lane) for lane in _lanes(colours))
    body += _deck(table) + _other_hands(table) + _own_tag(table) + _hand(table) + panel(table)
    return document(
        body,
        width=WIDTH,
        height=HEIGHT,
        theme=look.theme,
        title=f"Lost Cities, round {view['round']}",
        about=in_words(table),
        own=symbols(),
    )


# Lanes


def _lanes(colours: list[str]) -> list[Lane]:
    pitch = (LANES[1] - LANES[0]) / len(colours)
    return [Lane(colour, LANES[0] + place * pitch, pitch - 20) for place, colour in enumerate(colours)]


def _lane(table: Table, lane: Lane) -> str:
    dark = table.look.theme == "dark"
    drawing = rect(lane.x, 10, lane.width, MINE[1] - 2, f"x-{lane.kind}-2", rx=15, opacity=0.16 if dark else 0.46)
    others = table.seats[1:]
    room = lane.width / len(others)
    for place, seat in enumerate(others):
        middle = lane.x + room * (place + 0.5)
        drawing += _score(table, lane, seat, middle, NICHE - 16)
        drawing += _column(table, lane, seat, middle, far=True)
    me = table.seats[0]
    drawing += _pile(table, lane) + _score(table, lane, me, lane.middle, NICHE + NICHE_HEIGHT + 16)
    return drawing + _column(table, lane, me, lane.middle, far=False)


def _card_width(table: Table, far: bool) -> float:
    """As wide as the longest column on that side allows."""
    low, high = THEIRS if far else MINE
    widest = 92 if not far else 70 if len(table.seats) == 2 else 56
    seats = table.seats[1:] if far else table.seats[:1]
    longest = max(len(column) for seat in seats for column in table.view["expeditions"][seat].values())
    return min(widest, (high - low) / (STEP * max(0, longest - 1) + RATIO))


def _column(table: Table, lane: Lane, seat: int, middle: float, far: bool) -> str:
    """Theirs end at the discard piles, mine begin there."""
    cards = table.view["expeditions"][seat][lane.colour]
    width = _card_width(table, far)
    height, x = width * RATIO, middle - width / 2
    if not cards:
        return ghost(lane.letter, x, THEIRS[1] - height if far else MINE[0], width)
    step = width * STEP
    top = THEIRS[1] - height - step * (len(cards) - 1) if far else MINE[0]
    last = len(cards) - 1
    drawing = "".join(card(name, x, top + step * i, width, i < last) for i, name in enumerate(cards))
    if _just(table, "play", cards[-1], seat):
        drawing += last_move_ring(x - 1, top + step * last - 1, width + 2, height + 2, 8)
    return drawing


def _just(table: Table, key: str, name: str, seat: int | None = None) -> bool:
    """This card was moved in the last turn."""
    return not table.deal_over and any(
        event["key"] == key and event.get("card") == name and seat in (None, event["seat"])
        for event in table.look.events
    )


def _score(table: Table, lane: Lane, seat: int, middle: float, y: float) -> str:
    """What the expedition is worth as it stands."""
    begun = table.view["expeditions"][seat][lane.colour]
    points = table.view["points"][seat][lane.colour] if begun else None
    return chip(signed(points), middle, y, tone(points), seat if len(table.seats) > 2 else None)


def _paper(x: float, y: float, width: float, fill: str) -> str:
    """The edge of a card below others."""
    return rect(x, y, width, width * RATIO, fill, rx=width * 0.08, stroke="#8C7B57", stroke_width=0.8)


def _pile(table: Table, lane: Lane) -> str:
    """The discard pile: its top and its size."""
    pile = table.view["discards"][lane.colour]
    width, y = 66.0, NICHE + 9
    x, height = lane.middle - width / 2, width * RATIO
    drawing = rect(lane.x + 10, NICHE, lane.width - 20, NICHE_HEIGHT, "sheet-3", rx=11, opacity=0.75)
    if pile["top"] is None:
        drawing += ghost(lane.letter, x, y, width)
    else:
        for below in range(min(pile["size"], 3) - 1, 0, -1):
            drawing += _paper(x + 3 * below, y + 2 * below - 1, width, "#E6D7B7")
        drawing += card(pile["top"], x, y, width)
        if _just(table, "discard", pile["top"]):
            drawing += last_move_ring(x - 1, y - 1, width + 2, height + 2, 6)
        drawing += counter(pile["size"], x + width + 2, NICHE + 100)
    taken = not table.deal_over and any(
        event["key"] == "take" and event["card"][0] == lane.letter for event in table.look.events
    )
    if taken:
        drawing += last_move_ring(lane.x + 10, NICHE, lane.width - 20, NICHE_HEIGHT, 11)
    return drawing


# Beside the lanes


def _deck(table: Table) -> str:
    left, width, y = table.view["deck"], 100.0, NICHE - 10
    x, height = SIDE + SIDE_WIDTH / 2 - width / 2, width * RATIO
    drawing = ""
    if left == 0:
        drawing += frame(x, y, width, height, "line-strong", 1.6, rx=8, stroke_dasharray="5 5")
    else:
        for below in range(4):
            drawing += _paper(x + 4 - below, y + 10 - 2 * below, width, "#CFBE98")
        drawing += card_back(x, y, width)
    if not table.deal_over and any(event["key"] in ("draw", "draw_card") for event in table.look.events):
        drawing += last_move_ring(x - 1, y - 1, width + 2, height + 2, 8)
    if left is not None:
        middle = x + width / 2
        drawing += display(str(left), middle, y + height + 50, 36, anchor="middle")
        drawing += words(
            "card left" if left == 1 else "cards left", middle, y + height + 70, 13, "ink-2", anchor="middle"
        )
    return drawing


def _tag(table: Table, seat: int, y: float) -> str:
    """The name of a seat, in a gold ring when it is to move."""
    turn = table.view["player"] == seat
    drawing = rect(SIDE, y, SIDE_WIDTH, 34, "sheet", rx=10, stroke="var(--line)", stroke_width=1)
    if turn:
        drawing += frame(SIDE + 1, y + 1, SIDE_WIDTH - 2, 32, "gold", 2.5, rx=9)
    drawing += mark(seat, SIDE + 10, y + 10, 14)
    name = cut(table.look.name(seat), SIDE_WIDTH - 74, 15)
    drawing += words(name, SIDE + 30, y + 22.5, 15, weight=650)
    size = table.view["hands"][seat]
    drawing += icon("hand", SIDE + SIDE_WIDTH - 33, y + 11, 13, "ink-2")
    return drawing + words(str(size), SIDE + SIDE_WIDTH - 9, y + 22, 13.5, "ink-2", anchor="end", weight=600)


def _own_tag(table: Table) -> str:
    return _tag(table, table.seats[0], MINE[1] - 44)


def _other_hands(table: Table) -> str:
    """Backs, and below them the cards that everybody has seen."""
    drawing = ""
    for place, seat in enumerate(table.seats[1:]):
        y = 14 + place * 158
        known = table.view["known"][seat]
        backs = table.view["hands"][seat] - len(known)
        drawing += _tag(table, seat, y)
        width = 38.0
        step = min(15.0, (SIDE_WIDTH - width) / max(1, backs - 1))
        drawing += "".join(card_back(SIDE + step * i, y + 42, width) for i in range(backs))
        top = y + (42 if not backs else 104)
        for i, name in enumerate(known):
            drawing += card_chip(name, SIDE + i % 4 * 34, top + i // 4 * 24)
    return drawing


def _hand(table: Table) -> str:
    """The near seat's hand as a fan; to a spectator mostly backs."""
    seat = table.seats[0]
    known = table.view["known"][seat]
    faces = table.view.get("hand", known)
    cards: list[str | None] = [*faces, *[None] * (table.view["hands"][seat] - len(faces))]
    width, radius = 104, 4700
    middle, drawing = (LANES[0] + LANES[1] - 20) / 2, ""
    for i, name in enumerate(cards):
        angle = (i - (len(cards) - 1) / 2) * 1.36
        turn = math.radians(angle)
        x, y = middle + radius * math.sin(turn), HAND + radius * (1 - math.cos(turn))
        left = x - width / 2
        drawn = card_back(left, y, width) if name is None else card(name, left, y, width)
        drawing += f'<g transform="rotate({angle:.2f} {x:.1f} {y + 80:.1f})">{drawn}</g>'
    return drawing
