"""What speaks against a turn, seen from how it ended and how a better one did. Only what the player knows counts."""

from collections import Counter
from typing import Any

from manoa.games.quest.parts.cards import CARDS
from manoa.games.quest.people.reading import areas, hands, pile, steps_left
from manoa.games.refusals import refusal
from manoa.kernel.rulebook import Refusal


def turn_reason(rules: Any, seat: int, other: Any, better: Any) -> Refusal | None:
    """What weighs most of what holds; None where the two ended alike in all that has words."""
    steps = steps_left(rules, other)[seat] - steps_left(rules, better)[seat]
    if steps > 0:
        return refusal("turn-further", steps=steps)
    if int(other["standing"]).bit_count() > int(better["standing"]).bit_count():
        return refusal("turn-blockade")
    decks = [_deck(rules, state, seat) for state in (other, better)]
    more, less = decks[1] - decks[0], decks[0] - decks[1]
    if more and less:
        return refusal("turn-cards", card=_strongest(more), other_card=_strongest(less))
    if more:
        return refusal("turn-without", card=_strongest(more))
    return refusal("turn-keeps", card=_strongest(less)) if less else None


def _deck(rules: Any, state: Any, seat: int) -> Counter[str]:
    """All cards of a seat, wherever they are: it knows which those are, and not in what order they come."""
    piles = (pile(state, zone, seat) for zone in ("draw", "discard"))
    return Counter([*hands(rules, state)[seat], *areas(rules, state)[seat], *(card for one in piles for card in one)])


def _strongest(cards: Counter[str]) -> str:
    return max(sorted(cards), key=lambda card: int(CARDS[card].get("power", 0)))
