"""Above the map: a card for each seat."""

from __future__ import annotations

from manoa.art.island import RESOURCES
from manoa.art.kit import frame, icon, laid, rect
from manoa.art.lettering import cut, width, words
from manoa.art.look import Look
from manoa.games.island.picture_words import View, best_seats, explorer_name
from manoa.games.island.sheet import piece

STAGE = 1118  # the width of map and dock; the rest is the panel
WIDTH = 1440
SEAT_HEIGHT = 84
BOX = 18  # of a shrine


def seats(view: View, look: Look, y: float) -> str:
    """The near seat first."""
    order = look.seats(len(view["colours"]))
    room = min(357.0, (STAGE - 28 - 10 * (len(order) - 1)) / len(order))
    return "".join(
        f'<g data-seat="{seat}">{_seat(view, look, seat, 14 + place * (room + 10), y, room)}</g>'
        for place, seat in enumerate(order)
    )


def _seat(view: View, look: Look, seat: int, x: float, y: float, w: float) -> str:
    drawing = rect(x, y + 1.5, w, SEAT_HEIGHT, "shadow-2", rx=10)
    drawing += rect(x, y, w, SEAT_HEIGHT, "sheet", rx=10, stroke="var(--line)", stroke_width=1)
    if seat == view["player"] or (view["player"] is None and seat in best_seats(view)):
        drawing += frame(x + 1.2, y + 1.2, w - 2.4, SEAT_HEIGHT - 2.4, "gold", 2.6, rx=9)
    drawing += piece("explorer", view["colours"][seat], x + 28, y + 70, 0.66)
    room = w - 74 - 4 * (BOX + 3)
    signs = _signs(view, seat)
    name = cut(look.name(seat), room - 20 * len(signs), 15)
    drawing += words(name, x + 54, y + 26, 15, weight=700)
    for place, sign in enumerate(signs):
        drawing += icon(sign, x + 58 + width(name, 15) + 20 * place, y + 11, 17, "gold-ink")
    drawing += words(cut(explorer_name(view, seat), room, 13), x + 54, y + 46, 13, "ink-2")
    drawing += shrine_boxes(view, seat, x + w - 10 - 4 * (BOX + 3), y + 12)
    return drawing + _forces(view, seat, x + w - 12, y + 35) + holdings(view, seat, x + 54, y + 57)


def _signs(view: View, seat: int) -> list[str]:
    """A hat for the first player, a boot for the one whose turn it is, a flag for the winner."""
    signs = [("hat", view["starter"] == seat), ("boot", view["player"] is not None and view["turn"] == seat)]
    signs.append(("flag", view["player"] is None and seat in best_seats(view)))
    return [sign for sign, there in signs if there]


def shrine_boxes(view: View, seat: int, x: float, y: float) -> str:
    """Three island shrines and the cave shrine: gold with its sign when controlled."""
    held = len(view["offerings"][seat])
    boxes = [("shrine", place < held) for place in range(3)] + [("cave", view["cave_shrine"] == seat)]
    drawing = ""
    for place, (sign, there) in enumerate(boxes):
        state = "held" if there else "open"
        box = laid(f"island-{sign}-{state}", x + place * (BOX + 3), y, BOX, BOX)
        drawing += f'<g data-shrine="{state}">{box}</g>'
    return drawing


def _forces(view: View, seat: int, right: float, y: float) -> str:
    """Strength of the explorer, and villagers at home."""
    drawing = ""
    for sign, number in (("farm", view["homes"][seat]), ("sword", view["strengths"][seat])):
        drawing += words(str(number), right, y + 11.5, 13, "ink-2", anchor="end", weight=600)
        right -= 11 + 7 * len(str(number))
        if sign == "farm":
            drawing += icon("villager", right - 5, y, 13, "ink-2") + icon(sign, right - 21, y, 13, "ink-2")
            right -= 20
        else:
            drawing += icon(sign, right - 5, y, 13, "ink-2")
        right -= 16
    return drawing


def holdings(view: View, seat: int, x: float, y: float) -> str:
    """Resources by kind; where they are hidden, their number and what everybody can name of them."""
    held = view["resources"][seat]
    if held is not None:
        return amounts_row(held, x, y, "r-{}")
    drawing = icon("hand", x, y, 15, "ink") + words(str(view["cards"][seat]), x + 19, y + 13, 14, weight=700)
    known = view["known"][seat] if view["known"] else None
    if known and any(known.values()):
        at = x + 44 + 8 * (len(str(view["cards"][seat])) - 1)
        return drawing + words("known", at, y + 13, 12.5, "ink-2") + amounts_row(known, at + 44, y, "ink-2")
    return drawing


def amounts_row(amounts: dict[str, int], x: float, y: float, tone: str) -> str:
    """A number for each kind; the ink may depend on the kind."""
    drawing = ""
    for kind in RESOURCES:
        text = str(amounts.get(kind, 0))
        ink = tone.format(kind)
        drawing += icon(kind, x, y, 15, ink) + words(text, x + 19, y + 13, 14, ink, weight=700)
        x += 38 + 8 * (len(text) - 1)
    return drawing
