"""Muisca cards (M-4)."""

from typing import Any, TypedDict

from manoa.games.quest.parts.cards import FIRST_MUISCA, MUISCA
from manoa.games.quest.parts.modules import STORE_SLOTS
from manoa.games.quest.people import reading
from manoa.games.quest.people.reading import Pile
from manoa.games.quest.rules import notes
from manoa.games.quest.rules.ids import STORE
from manoa.games.quest.rules.modules.muisca import storable
from manoa.games.refusals import refusal
from manoa.games.values import bits
from manoa.kernel.rulebook import Refusal


class Seen(TypedDict, total=False):
    muisca: list[Pile]  # beside the market
    stored: list[list[str]]  # of each seat, those of this turn too
    stored_now: list[str]  # of these: by the seat whose turn it is, so they cannot be played yet


class Own(TypedDict, total=False):
    storable: list[str]


def seen(rules: Any, state: Any) -> Seen:
    return {
        "muisca": reading.piles(state, "aside"),
        "stored": reading.stored(rules, state),
        "stored_now": reading.each(reading.MUISCA_IDS, state["fresh"]),
    }


def own(rules: Any, state: Any) -> Own:
    return {"storable": [reading.MUISCA_IDS[kind] for kind in bits(storable(rules, state))]}


ACTIONS = range(STORE, STORE + len(MUISCA))


def why(state: Any, action: int, missing: Any) -> Refusal:
    """Why a card is not stored now: it is `missing`, or there is no room."""
    place = action - STORE
    full = refusal("store-full", card=reading.MUISCA_IDS[place], most=STORE_SLOTS)
    not_there: Refusal | None = missing(state, FIRST_MUISCA + place)
    return not_there or full


EVENTS = {notes.STORED: ("store", "card")}
TEXTS = {
    STORE + place: (f"store {card['id'].replace('_', '-')}", {"kind": "store", "card": card["id"]})
    for place, card in enumerate(MUISCA)
}
