"""The cards of Quest as tables (Q-6.5).

A *kind* is a number; equal cards are of one kind. The numbers stand in the data and are kept for ever.
"""

from __future__ import annotations

from typing import Any

from manoa.games.components import components

DATA = components("quest", "cards.json")

SYMBOLS = ("machete", "paddle", "coin")
COIN = SYMBOLS.index("coin")
PAID_WITH = {"jungle": "machete", "river": "paddle", "village": "coin"}  # terrain to symbol

HAND_SIZE: int = DATA["hand_size"]
SLOTS: int = DATA["market_slots"]

Card = dict[str, Any]


def is_free(card: Card) -> bool:
    """A card or token that steps without paying (Q-4.7)."""
    return any(part["op"] == "step" for part in card.get("effect", []))


def moves(card: Card) -> bool:
    """Whether a card or token can move a piece."""
    return bool(card.get("symbols")) or is_free(card)


STARTING: tuple[Card, ...] = tuple(DATA["starting_deck"])
MARKET: tuple[Card, ...] = tuple(DATA["market"])
ALL: list[Card] = sorted((*STARTING, *MARKET), key=lambda card: int(card["number"]))

CARDS: dict[str, Card] = {card["id"]: card for card in ALL}
CARD_IDS = tuple(CARDS)
KIND_OF: dict[str, int] = {card["id"]: card["number"] for card in ALL}

assert [*KIND_OF.values()] == [*range(len(ALL))], "the cards in play are numbered without a gap"


def half_coins(card: Card) -> int:
    """What a card pays, in halves: its power if it has a coin, else ½ (Q-5.2)."""
    return 2 * card["power"] if "coin" in card["symbols"] else 1
