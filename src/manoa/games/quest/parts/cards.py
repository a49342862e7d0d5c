"""The cards of Quest as tables (Q-6.5).

A *kind* is a number; equal cards are of one kind. The numbers stand in the data and are kept for ever.
"""

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


def free_step(card: Card) -> dict[str, Any]:
    """How a free card or token steps."""
    return next(part for part in card["effect"] if part["op"] == "step")


def moves(card: Card) -> bool:
    """Whether a card or token can move a piece."""
    return bool(card.get("symbols")) or is_free(card)


STARTING: tuple[Card, ...] = tuple(DATA["starting_deck"])
MARKET: tuple[Card, ...] = tuple(DATA["market"])
HEXES_MARKET: tuple[Card, ...] = tuple(DATA["heroes_hexes_market"])
PROMOS: tuple[Card, ...] = tuple(DATA["promos"])
FAMILIARS: tuple[Card, ...] = tuple(DATA["familiars"])
HEROES: tuple[Card, ...] = tuple(DATA["heroes"])
DEMON_CARD: Card = DATA["demon"]
MUISCA: tuple[Card, ...] = tuple(DATA["muisca"])
DRAGON_CARDS: tuple[Card, ...] = tuple(DATA["dragons"])
ALL: list[Card] = sorted(
    (*STARTING, *MARKET, *HEXES_MARKET, *PROMOS, *FAMILIARS, *HEROES, DEMON_CARD, *MUISCA, *DRAGON_CARDS),
    key=lambda card: int(card["number"]),
)
BASE_KINDS = len(STARTING) + len(MARKET)

CARDS: dict[str, Card] = {card["id"]: card for card in ALL}
CARD_IDS = tuple(CARDS)
KIND_OF: dict[str, int] = {card["id"]: card["number"] for card in ALL}
DEMON, IMITATOR, TWINS, FIRST_FAMILIAR = (KIND_OF[card] for card in ("demon", "imitator", "twins", "leeroy"))
FIRST_MUISCA: int = MUISCA[0]["number"]
FIRST_HERO: int = HEROES[0]["number"]
FAMILIAR_BITS = (1 << len(FAMILIARS)) - 1  # from the kind FIRST_FAMILIAR on

assert [*KIND_OF.values()] == [*range(len(ALL))], "the cards in play are numbered without a gap"


def market(options: dict[str, Any]) -> tuple[Card, ...]:
    """The piles of the market in a game (Q-2.6, H-1.3, P-1, M-4.1, M-5.1)."""
    more: list[Card] = []
    more += HEXES_MARKET if options["heroes_hexes"] else ()
    more += PROMOS if options["promos"] else ()
    more += MUISCA if "muisca" in options["modules"] else ()
    more += DRAGON_CARDS if "dragons" in options["modules"] else ()
    return (*MARKET, *more)


def in_game(options: dict[str, Any]) -> tuple[Card, ...]:
    """The cards that may come up in a game."""
    of_hexes = (*FAMILIARS, *HEROES, DEMON_CARD) if options["heroes_hexes"] else ()
    return (*STARTING, *market(options), *of_hexes)


def kinds(options: dict[str, Any]) -> int:
    """How many kinds a game tells apart: as their numbers are kept for ever, it may lack some of them."""
    return 1 + max(int(card["number"]) for card in in_game(options))


def half_coins(card: Card) -> int:
    """What a card pays, in halves: its power if it has a coin, else ½ (Q-5.2)."""
    return 2 * card["power"] if "coin" in card["symbols"] else 1
