"""The table as a picture: expeditions with their landscapes, piles, hands, and how things stand."""

import math
from typing import Any, NamedTuple

from manoa.art.kit import frame, rect
from manoa.art.lettering import display, signed, words
from manoa.art.look import Look
from manoa.art.paper import contours, document
from manoa.art.pieces import counter, mark
from manoa.art.table import RAIL, ROOM, Line, caption, counts, player_line, rail
from manoa.games.lost_cities.drawing.cards import RATIO, STEP
from manoa.games.lost_cities.drawing.landscapes import KINDS
from manoa.games.lost_cities.drawing.symbols import card, card_back, ghost, symbols
from manoa.games.lost_cities.drawing.symbols import chip as card_chip
from manoa.games.lost_cities.parts.cards import COLOURS, LETTERS
from manoa.words import catalogue

LANES = 956  # how wide all of them are
WIDTH, HEIGHT = LANES + RAIL, 1080
THEIRS, MINE = (20, 318), (496, 876)  # from where to where columns may reach
NICHE, NICHE_HEIGHT = 350, 114
HAND = 900
LEFT = LANES + (RAIL - ROOM) / 2
KIND_OF_COLOUR = dict(zip(COLOURS, KINDS, strict=True))


class Table(NamedTuple):
    """What there is to draw."""

    view: dict[str, Any]
    options: dict[str, Any]
    look: Look
    seats: list[int]  # the one at the bottom first
    colours: list[str]

    def moved(self, key: str, name: str, seat: int | None = None) -> bool:
        """Whether the last turn moved a card in this way. When it ended a round, its cards are gone."""
        events = self.look.events
        return not any(event["key"] == "round" for event in events) and any(
            event["key"] == key and event.get("card", "").startswith(name) and seat in (None, event["seat"])
            for event in events
        )

    def total(self, seat: int) -> str:
        """The points of the match so far, the running round included."""
        return signed(self.view["totals_now"][seat]).removeprefix("+")


class Lane(NamedTuple):
    """One expedition from the far side of the table to the near one."""

    colour: str
    x: float
    width: float

    @property
    def kind(self) -> str:
        return KIND_OF_COLOUR[self.colour]

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
    pitch = (LANES - 20) / len(colours)
    lanes = [Lane(colour, 20 + place * pitch, pitch - 20) for place, colour in enumerate(colours)]
    body = rect(0, 0, LANES, HEIGHT, "chart") + contours(LANES, HEIGHT, 5)
    body += "".join(_lane(table, lane) for lane in lanes) + _hand(table) + rail(LANES, HEIGHT) + _beside(table)
    return document(
        body,
        width=WIDTH,
        height=HEIGHT,
        theme=look.theme,
        title=f"Lost Cities, round {view['round']}",
        about=_in_words(table),
        own=symbols(),
    )


# Lanes


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
    return drawing + (_ring(x, top + step * last, width, height) if table.moved("play", cards[-1], seat) else "")


def _ring(x: float, y: float, w: float, h: float) -> str:
    """The last move is marked with cream dots; gold is kept for what is now."""
    dots = frame(x - 1, y - 1, w + 2, h + 2, "reach", 2.8, rx=8, stroke_dasharray="0.1 6.5", stroke_linecap="round")
    return frame(x - 1, y - 1, w + 2, h + 2, "board-edge", 4.6, rx=8, opacity=0.7) + dots


def _score(table: Table, lane: Lane, seat: int, x: float, y: float) -> str:
    """What the expedition is worth as it stands; with a player's mark where several might be meant."""
    points = table.view["points"][seat][lane.colour] if table.view["expeditions"][seat][lane.colour] else None
    tone = "ink-2" if points is None else "good" if points > 0 else "bad" if points < 0 else "ink"
    half = 23 if len(table.seats) == 2 else 29
    drawing = rect(x - half, y - 11, 2 * half, 22, "sheet", rx=11, stroke="var(--line)", stroke_width=1)
    if len(table.seats) > 2:
        drawing += mark(seat, x - half + 6, y - 5.5, 11)
        x += 7
    return drawing + display(signed(points), x, y + 6.5, 18, tone, anchor="middle")


def _below(x: float, y: float, width: float, fill: str) -> str:
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
        for under in range(min(pile["size"], 3) - 1, 0, -1):
            drawing += _below(x + 3 * under, y + 2 * under - 1, width, "#E6D7B7")
        drawing += card(pile["top"], x, y, width)
        drawing += _ring(x, y, width, height) if table.moved("discard", pile["top"]) else ""
        drawing += counter(pile["size"], x + width + 2, NICHE + 100)
    if table.moved("take", lane.letter):
        drawing += _ring(lane.x + 11, NICHE + 1, lane.width - 22, NICHE_HEIGHT - 2)
    return drawing


def _hand(table: Table) -> str:
    """The near seat's hand as a fan; to a spectator mostly backs."""
    seat = table.seats[0]
    faces = table.view.get("hand", table.view["known"][seat])
    cards: list[str | None] = [*faces, *[None] * (table.view["hands"][seat] - len(faces))]
    width, radius, drawing = 104, 4700, ""
    for i, name in enumerate(cards):
        angle = (i - (len(cards) - 1) / 2) * 1.36
        turn = math.radians(angle)
        x, y = LANES / 2 + radius * math.sin(turn), HAND + radius * (1 - math.cos(turn))
        left = x - width / 2
        drawn = card_back(left, y, width) if name is None else card(name, left, y, width)
        drawing += f'<g transform="rotate({angle:.2f} {x:.1f} {y + 80:.1f})">{drawn}</g>'
    return drawing


# Beside the lanes


def _beside(table: Table) -> str:
    """Caption; the others with what is known of their hands; deck; the near player."""
    view, rounds = table.view, table.options["rounds"]
    count = {5: "five", 6: "six"}.get(len(table.colours), str(len(table.colours)))
    which = f"round {view['round']} of {rounds}" if rounds > 1 else "one round"
    about = [f"{count} expeditions · {which}"]
    drawing, y = caption("Lost Cities", about, turn(table), view["player"] is None, LEFT)
    for seat in table.seats[1:]:
        drawing += _player(table, seat, y) + _known(table, seat, y + 52)
        y += 126
    return drawing + _deck(table) + _player(table, table.seats[0], HAND + 20)


def turn(table: Table) -> str:
    """Whose turn it is, or who has won."""
    view, look = table.view, table.look
    if view["player"] is not None:
        return f"{look.name(view['player'])} to {view['phase']}"
    return f"{look.name(look.first[0])} wins" if len(look.first) == 1 else "A draw"


def _player(table: Table, seat: int, y: float) -> str:
    """The total; cards in hand, and what each round brought."""
    view = table.view
    line = Line(table.look.name(seat), (seat, f"p{seat + 1}"), view["player"] == seat, table.total(seat))
    drawing = player_line(line, LEFT, y)
    drawing += counts([("hand", view["hands"][seat], "ink-2")], LEFT + 24, y + 25)[0]
    rounds = [signed(result[seat]) for result in view["results"]]
    if view["player"] is not None and (rounds or view["totals"][seat]):
        rounds.append(f"{signed(view['round_points'][seat])} now")
    return drawing + words(" ".join(rounds), LEFT + ROOM - 5, y + 37, 13, "ink-2", anchor="end")


def _known(table: Table, seat: int, y: float) -> str:
    """Backs, and before them the cards that everybody has seen."""
    known = table.view["known"][seat]
    backs, width = table.view["hands"][seat] - len(known), 38.0
    chips = -(-len(known) // 2) * 34
    step = min(26.0, (ROOM - 24 - chips - width) / max(1, backs - 1))
    drawing = "".join(card_back(LEFT + 24 + step * i, y, width) for i in range(backs))
    right = LEFT + ROOM - chips
    return drawing + "".join(card_chip(name, right + i // 2 * 34, y + 4 + i % 2 * 24) for i, name in enumerate(known))


def _deck(table: Table) -> str:
    left, width, y = table.view["deck"], 100.0, 470
    x, height = LANES + (RAIL - width) / 2, width * RATIO
    drawing = ""
    if left == 0:
        drawing += frame(x, y, width, height, "line-strong", 1.6, rx=8, stroke_dasharray="5 5")
    else:
        for under in range(4):
            drawing += _below(x + 4 - under, y + 10 - 2 * under, width, "#CFBE98")
        drawing += card_back(x, y, width)
    if table.moved("draw", "") or table.moved("draw_card", ""):
        drawing += _ring(x, y, width, height)
    if left is not None:
        middle, said = x + width / 2, "card left" if left == 1 else "cards left"
        drawing += display(str(left), middle, y + height + 50, 36, anchor="middle")
        drawing += words(said, middle, y + height + 70, 13, "ink-2", anchor="middle")
    return drawing


def _in_words(table: Table) -> str:
    parts, names = [turn(table)], catalogue("lost-cities", "en")
    for seat in table.seats:
        sums = [
            f"{names.name('expedition', colour)} {signed(table.view['points'][seat][colour])}"
            for colour in table.colours
            if table.view["expeditions"][seat][colour]
        ]
        parts.append(f"{table.look.name(seat)}: {', '.join(sums) or 'no expedition'}, total {table.total(seat)}")
    return ". ".join(parts) + "."
