"""The cards of Quest as tables, and how they are numbered (Q-6.5).

A *kind* is a number; equal cards are of one kind. Kinds that can move a piece come first, so that the sources of a
movement are a short range of numbers:

    0 … MOVERS - 1        cards with symbols, and the Native
    MOVERS … KINDS - 1    all other action cards
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

DATA = json.loads((files(__package__) / "cards.json").read_text(encoding="utf-8"))

SYMBOLS = ("machete", "paddle", "coin")
COIN = SYMBOLS.index("coin")
PAID_WITH = {"jungle": "machete", "river": "paddle", "village": "coin"}  # terrain to symbol

HAND_SIZE: int = DATA["hand_size"]
SLOTS: int = DATA["market_slots"]

Card = dict[str, Any]


def moves(card: Card) -> bool:
    """Whether a card or token can move a piece."""
    return bool(card.get("symbols")) or any(part["op"] == "step" for part in card.get("effect", []))


STARTING: tuple[Card, ...] = tuple(DATA["starting_deck"])
MARKET: tuple[Card, ...] = tuple(DATA["market"])
ALL = sorted((*STARTING, *MARKET), key=lambda card: not moves(card))

CARDS: dict[str, Card] = {card["id"]: card for card in ALL}
CARD_IDS = tuple(CARDS)
KIND_OF = {name: kind for kind, name in enumerate(CARD_IDS)}
KINDS = len(CARD_IDS)
MOVERS = sum(map(moves, ALL))

# One player could come to own the whole market.
DECK = sum(card["copies"] for card in ALL)


def half_coins(card: Card) -> int:
    """What a card pays, in halves: its power if it has a coin, else ½ (Q-5.2)."""
    return 2 * card["power"] if "coin" in card["symbols"] else 1
