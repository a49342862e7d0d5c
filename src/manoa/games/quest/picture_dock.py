"""Below the map: what one seat holds. Piles, hand, play area, tokens."""

from __future__ import annotations

from typing import Any

from manoa.art.kit import icon, rect
from manoa.art.lettering import cut, display, width, words
from manoa.art.look import Look
from manoa.art.pieces import counter, mark
from manoa.games.quest.log import NAMES
from manoa.games.quest.picture_cards import HAND_SIZE, MINI_SIZE, card_back, cave_token, hand_card, mini_card
from manoa.games.quest.picture_panel import STAGE

HEIGHT = 208
HAND = (204, 812)  # from where to where
PLAYED = (836, 1104)


def dock(view: dict[str, Any], look: Look, y: float, open_discards: bool) -> str:
    """The seat that looks on; to a spectator the one to move."""
    seat = look.seat if look.seat is not None else (view["player"] or 0)
    drawing = rect(0, y, STAGE, HEIGHT, "sheet-2") + rect(0, y, STAGE, 1, "line")
    drawing += mark(seat, 16, y + 15, 14)
    drawing += words(cut(look.name(seat), 150, 15), 38, y + 27, 15, weight=650)
    return drawing + _piles(view, seat, y + 46, open_discards) + _hand(view, seat, y + 28) + _played(view, seat, y + 14)


def _piles(view: dict[str, Any], seat: int, y: float, open_discards: bool) -> str:
    size, pile = view["draws"][seat], view["discards"][seat]
    drawing = card_back(16, y, 76) if size else _gap(16, y)
    drawing += counter(size, 89, y + 100, 13) + words("Draw pile", 54, y + 130, 12.5, "ink-2", anchor="middle")
    drawing += hand_card(pile[-1], 108, y, 76 / HAND_SIZE[0]) if pile else _gap(108, y)
    return (
        drawing + counter(len(pile), 181, y + 100, 13) + words("Discards", 146, y + 130, 12.5, "ink-2", anchor="middle")
    )


def _gap(x: float, y: float) -> str:
    return rect(x + 1, y + 1, 74, 102, "none", rx=8, stroke="var(--line)", stroke_width=2)


def _hand(view: dict[str, Any], seat: int, y: float) -> str:
    """The cards that may be seen, then backs."""
    faces = view["hand"] if "hand" in view else view.get("known", {seat: []})[seat]
    cards: list[str | None] = [*faces, *[None] * (view["hands"][seat] - len(faces))]
    w = HAND_SIZE[0]
    step = min(w + 8.0, (HAND[1] - HAND[0] - w) / max(1, len(cards) - 1))
    places = [(HAND[0] + step * place, name) for place, name in enumerate(cards)]
    return "".join(card_back(x, y, w) if name is None else hand_card(name, x, y) for x, name in places)


def _played(view: dict[str, Any], seat: int, y: float) -> str:
    """What the seat to move has played, what is left of a run, and the own tokens."""
    left, right = PLAYED
    drawing = display("PLAYED", left, y + 16, 18, tracking=1)
    player, run = view["player"], view["run"]
    if player is not None:
        drawing += mark(player, left + 58, y + 3.5, 12)
        cards = view["areas"][player]
        step = min(40.0, (right - left - MINI_SIZE[0]) / max(1, len(cards) - 1))
        spent = run["card"] if run is not None else None
        newest = max((place for place, name in enumerate(cards) if name == spent), default=None)
        for place, name in enumerate(cards):
            drawing += mini_card(name, left + step * place, y + 26, place == newest)
    if run is not None:
        drawing += _run(run, right, y + 16)
    drawing += display("TOKENS", left, y + 118, 18, tracking=1) + mark(seat, left + 58, y + 105.5, 12)
    held = view["tokens"][seat]
    step = min(41.0, (right - left - 38) / max(1, len(held) - 1))
    return drawing + "".join(cave_token(name, left + step * place, y + 128, 38) for place, name in enumerate(held))


def _run(run: dict[str, Any], right: float, y: float) -> str:
    """What a card or token still has to give, in gold because it is now."""
    source = cut(NAMES.get(run["card"] or run["token"], ""), 120, 13)
    text = f"{source}: {run['power']} left"
    drawing = words(text, right - 20, y - 1, 13, "gold-ink", anchor="end", weight=650)
    if run["symbol"]:
        drawing += icon(run["symbol"], right - 16, y - 13, 15, "gold-ink")
    return drawing + rect(right - 22 - width(text, 13), y + 4, width(text, 13) + 22, 1.5, "gold")
