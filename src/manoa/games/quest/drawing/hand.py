"""Below the map: the hand that may be seen, and what has been played."""

from typing import Any

from manoa.art.kit import Box, frame, icon, laid, rect
from manoa.art.lettering import cut, words
from manoa.art.look import Look
from manoa.art.pieces import mark
from manoa.games.quest.drawing.card_faces import BACK, HAND, MINI
from manoa.games.quest.drawing.card_parts import title

HEIGHT = 214
GAP = 24  # between hand and play area
PLAYED = 300  # how wide the play area is
TOP = 38  # of the cards


def hand(view: dict[str, Any], look: Look, y: float, wide: float) -> str:
    """The seat that looks on; to a spectator the one to move, with the cards that everybody can name."""
    seat = look.seat if look.seat is not None else (view["player"] or 0)
    left, right = 16, wide - PLAYED - GAP
    drawing = rect(0, y, wide, HEIGHT, "sheet-2") + rect(0, y, wide, 1, "line")
    drawing += _heading(look.name(seat), seat, left, y, right - left)
    faces = view["hand"] if "hand" in view else view["known"][seat]
    cards: list[str | None] = [*faces, *[None] * (view["hands"][seat] - len(faces))]
    step = min(HAND[2] + 8.0, (right - left - HAND[2]) / max(1, len(cards) - 1))
    for place, name in enumerate(cards):
        drawing += _card("card", name, HAND, left + step * place, y + TOP)
    return drawing + (_played(view, wide - PLAYED, y) if view["player"] is not None else "")


def _heading(text: str, seat: int, x: float, y: float, room: float) -> str:
    return mark(seat, x, y + 13, 13) + words(cut(text, room - 20, 14), x + 20, y + 25, 14, weight=650)


def _card(kind: str, name: str | None, box: Box, x: float, y: float, now: bool = False) -> str:
    """A card with its shadow; None is a back. The one whose power is being spent is in a gold ring."""
    _, _, w, h = box
    r = w * 0.095
    drawing = rect(x, y + 2.5, w, h, "shadow-2", rx=r)
    if name is None:
        return drawing + laid("quest-back", x, y, w, w * BACK[3] / BACK[2])
    drawing += laid(f"quest-{kind}-{name}", x, y, w, h)
    drawing += frame(x - 1, y - 1, w + 2, h + 2, "gold", 3, rx=r + 1) if now else ""
    return f'<g data-card="{name}">{drawing}</g>'


def _played(view: dict[str, Any], x: float, y: float) -> str:
    """What the seat to move has played, and what the last card or token still has to give."""
    cards, run = view["areas"][view["player"]], view["run"]
    drawing = _heading("played", view["player"], x, y, PLAYED) if cards or run else ""
    step = min(MINI[2] + 4.0, (PLAYED - 16 - MINI[2]) / max(1, len(cards) - 1))
    spent = run["card"] if run is not None else None
    newest = max((place for place, name in enumerate(cards) if name == spent), default=None)
    for place, name in enumerate(cards):
        drawing += _card("mini", name, MINI, x + step * place, y + TOP, place == newest)
    if run is None:
        return drawing
    source = title("card", run["card"]) if run["card"] else title("token", run["token"])
    left = f"{source}: {run['power']} left" if run["symbol"] else source
    drawing += icon(run["symbol"] or "step", x, y + TOP + 74, 16, "gold-ink")
    return drawing + words(left, x + 22, y + TOP + 87, 14, "gold-ink", weight=650)
