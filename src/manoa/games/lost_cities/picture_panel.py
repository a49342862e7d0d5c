"""How things stand, beside the table: whose turn, points, rounds, the last move."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from manoa.art.kit import icon, rect
from manoa.art.landscapes import NAMES
from manoa.art.lettering import cut, display, signed, width, words
from manoa.art.look import Look
from manoa.art.pieces import mark, turn_pill
from manoa.games.lost_cities.cards import COLOURS, LETTERS
from manoa.games.lost_cities.sheet import KIND_OF_LETTER, value_of

WIDTH, HEIGHT = 1440, 1080
TABLE = 1118  # the width of the table; the rest is this panel
LEFT, ROOM = 1138, 282

KINDS = dict(zip(COLOURS, NAMES, strict=True))


class Table(NamedTuple):
    """What there is to draw."""

    view: dict[str, Any]
    options: dict[str, Any]
    look: Look
    seats: list[int]  # the one at the bottom first
    colours: list[str]

    @property
    def deal_over(self) -> bool:
        """The last move ended a round, so what it moved is no longer on the table."""
        return any(event["key"] == "round" for event in self.look.events)


def told(name: str) -> str:
    """A card in words."""
    return f"{NAMES[KIND_OF_LETTER[name[0]]]} {value_of(name) or 'wager'}"


def tone(points: int | None) -> str:
    if points is None:
        return "ink-2"
    return "good" if points > 0 else "bad" if points < 0 else "ink"


def in_words(table: Table) -> str:
    """The picture in words."""
    parts = [turn(table)]
    for seat in table.seats:
        sums = [
            f"{NAMES[KINDS[colour]]} {signed(table.view['points'][seat][colour])}"
            for colour in table.colours
            if table.view["expeditions"][seat][colour]
        ]
        parts.append(f"{table.look.name(seat)}: {', '.join(sums) or 'no expedition'}, total {total(table, seat)}")
    return ". ".join(parts) + "."


def panel(table: Table) -> str:
    view, rounds = table.view, table.options["rounds"]
    drawing = rect(TABLE, 0, WIDTH - TABLE, HEIGHT, "sheet") + rect(TABLE, 0, 1, HEIGHT, "line")
    drawing += display("LOST CITIES", LEFT, 52, 38, tracking=1.8)
    count = {5: "five", 6: "six"}.get(len(table.colours), str(len(table.colours)))
    which = f"round {view['round']} of {rounds}" if rounds > 1 else "one round"
    drawing += words(f"{count} expeditions · {which}", LEFT, 76, 14, "ink-2")
    drawing += turn_pill(turn(table, 150), LEFT, 92, ROOM, gold=view["player"] is not None)
    drawing += _totals(table, 164)
    drawing += _points(table, 278) + _rounds(table, 278 + 30 * (len(table.colours) + 2) + 24)
    return drawing + _last_move(table, 742)


def turn(table: Table, room: float = math.inf) -> str:
    """Whose turn it is, with a name no longer than there is room for."""
    view, look = table.view, table.look
    if view["player"] is not None:
        return f"{cut(look.name(view['player']), room, 15)} to {view['phase']}"
    best = max(view["totals"])
    winners = [cut(look.name(seat), room, 15) for seat, points in enumerate(view["totals"]) if points == best]
    return f"{winners[0]} wins" if len(winners) == 1 else "A draw"


def total(table: Table, seat: int) -> int:
    """The match so far; the running round counts until it is in the totals."""
    over = table.view["player"] is None
    return int(table.view["totals"][seat] + (0 if over else sum(table.view["points"][seat].values())))


def _plain(points: int) -> str:
    return signed(points).removeprefix("+")


def _totals(table: Table, y: float) -> str:
    room = ROOM / len(table.seats)
    drawing = ""
    for place, seat in enumerate(table.seats):
        middle = LEFT + room * (place + 0.5)
        drawing += _named(table, seat, middle, y, room)
        drawing += display(_plain(total(table, seat)), middle, y + 56, 54, anchor="middle")
        if table.view["player"] is not None:
            now = sum(table.view["points"][seat].values())
            so_far = f"{_plain(table.view['totals'][seat])} {'−' if now < 0 else '+'} {abs(now)} now"
            drawing += words(so_far, middle, y + 77, 13, "ink-2", anchor="middle")
    return drawing


def _named(table: Table, seat: int, middle: float, y: float, room: float) -> str:
    """Mark and name, centred."""
    name = cut(table.look.name(seat), room - 28, 15)
    half = min(room / 2 - 10, width(name, 15) * 0.45)
    return mark(seat, middle - half - 12, y - 11.5, 13) + words(name, middle + 9, y, 15, anchor="middle", weight=650)


def _columns(table: Table) -> list[float]:
    """Where the numbers of each seat end."""
    return [LEFT + ROOM - 52 * place for place in reversed(range(len(table.seats)))]


def _row(
    label: str, values: list[tuple[str, str]], table: Table, y: float, weight: int = 600, indent: float = 0
) -> str:
    drawing = words(label, LEFT + indent, y, 14, weight=weight)
    for (text, fill), x in zip(values, _columns(table), strict=True):
        drawing += words(text, x, y, 14, fill, anchor="end", weight=weight)
    return drawing


def _points(table: Table, y: float) -> str:
    """What each expedition is worth as it stands."""
    when = "If it ended now" if table.view["player"] is not None else "The last round"
    drawing = words(when, LEFT, y, 13, "ink-2", weight=600) + rect(LEFT, y + 8, ROOM, 1, "line")
    for seat, x in zip(table.seats, _columns(table), strict=True):
        drawing += mark(seat, x - 13, y - 11, 13)
    for colour, letter in zip(table.colours, LETTERS, strict=False):
        y += 30
        kind = KINDS[colour]
        values = []
        for seat in table.seats:
            points = table.view["points"][seat][colour] if table.view["expeditions"][seat][colour] else None
            values.append((signed(points), tone(points)))
        drawing += icon(f"x-{kind}", LEFT, y - 13, 16, f"x-{kind}-t")
        drawing += _row(NAMES[kind], values, table, y, indent=25)
        drawing += words(letter, LEFT + 122, y, 13, "ink-3")
    sums = [sum(table.view["points"][seat].values()) for seat in table.seats]
    drawing += rect(LEFT, y + 11, ROOM, 1, "line")
    return drawing + _row("Round", [(signed(points), "ink") for points in sums], table, y + 33, 700)


def _rounds(table: Table, y: float) -> str:
    """What the rounds before brought."""
    if not table.view["results"]:
        return ""
    drawing = display("ROUNDS", LEFT, y, 18, tracking=1)
    for number, result in enumerate(table.view["results"], 1):
        values = [(_plain(result[seat]), "ink") for seat in table.seats]
        drawing += _row(f"Round {number}", values, table, y + 27 * number)
    return drawing


def _last_move(table: Table, y: float) -> str:
    drawing = rect(TABLE + 1, y, WIDTH - TABLE - 1, HEIGHT - y, "sheet-2") + rect(
        TABLE + 1, y, WIDTH - TABLE - 1, 1, "line"
    )
    drawing += display("LAST MOVE", LEFT, y + 34, 18, tracking=1)
    y += 62
    if not table.look.events:
        return drawing + words("None yet.", LEFT, y, 14, "ink-2")
    for event in table.look.events[-9:]:
        drawing += _sign(event, y) + words(cut(_sentence(table, event), ROOM - 26, 14), LEFT + 26, y, 14)
        y += 28
    return drawing


def _sign(event: dict[str, Any], y: float) -> str:
    if "card" in event:
        kind = KIND_OF_LETTER[event["card"][0]]
        return icon(f"x-{kind}", LEFT, y - 13, 16, f"x-{kind}-t")
    return icon("deck" if event["key"] == "draw" else "flag", LEFT, y - 13, 16, "ink-2")


def _sentence(table: Table, event: dict[str, Any]) -> str:
    """An event in words."""
    name = cut(table.look.name(event["seat"]), 110, 14) if event["seat"] is not None else ""
    which = told(event["card"]) if "card" in event else ""
    if event["key"] == "round":
        return f"Round {event['round']} ends: {' : '.join(_plain(event['scores'][seat]) for seat in table.seats)}"
    return {
        "play": f"{name} lays {which}",
        "discard": f"{name} discards {which}",
        "draw": f"{name} draws from the deck",
        "draw_card": f"{name} draws {which}",
        "take": f"{name} takes {which}",
        "match": "The match ends",
    }.get(event["key"], event["key"])
