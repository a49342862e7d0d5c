"""How a seat stands, in numbers: what the curves of a match are drawn from."""

from collections import Counter
from typing import Any

from manoa.games.quest.parts.cards import CARDS, STARTING

COLOURS = ("green", "blue", "yellow", "white", "purple")


def graph(view: dict[str, Any], seat: int) -> dict[str, float]:
    """The way that is left to El Dorado, and the deck by the colours of its cards, where it is in sight."""
    deck = _deck(view, seat)
    return {"to_go": view["to_go"][seat], **({} if deck is None else _colours(deck))}


def _colours(deck: Counter[str]) -> dict[str, float]:
    counted = Counter(CARDS[card].get("colour", "") for card in deck.elements())
    return {"deck": deck.total(), **{colour: counted[colour] for colour in COLOURS}}


def _deck(view: dict[str, Any], seat: int) -> Counter[str] | None:
    """All cards of a seat. Views do not say whose hand they show: it has to fit this seat and no other."""
    fits = [_whole(view, other) for other in range(len(view["hands"]))]
    return fits[seat] if sum(deck is not None for deck in fits) == 1 else None


def _whole(view: dict[str, Any], seat: int) -> Counter[str] | None:
    """The hand and draw pile in sight with the seat's open piles; None where they are not one player's."""
    hand, draw = view.get("hand"), view.get("draw")
    if hand is None or draw is None or (len(hand), len(draw)) != (view["hands"][seat], view["draws"][seat]):
        return None
    stored = view["modules"].get("stored", []) if "modules" in view else []
    deck = Counter([*hand, *draw, *view["discards"][seat], *view["areas"][seat], *(stored[seat] if stored else [])])
    owned = deck + Counter(view["removed"][seat])
    return deck if all(owned[card["id"]] == card["copies"] for card in STARTING) else None
