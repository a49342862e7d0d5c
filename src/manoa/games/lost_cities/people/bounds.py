"""Between which numbers scores and features lie."""

from typing import Any

from manoa.games.lost_cities.parts.cards import CARDS, COLOURS, DATA, RANKS, WAGER_COPIES
from manoa.games.lost_cities.rules.state import DRAW, ROUNDS, SEATS
from manoa.games.spans import FULL
from manoa.kernel.rulebook import Bounds, Span


def bounds(rules: Any) -> Bounds:
    """The features in the order of `rules/features.py`."""
    players, rounds, limit = int(rules["players"]), int(rules["rounds"]), int(rules["limit"])
    score = match_points(rules)
    card_sets = 2 * players + 2  # own hand, expeditions, known cards of the others, piles, their tops
    kinds = (Span(0, WAGER_COPIES), Span(0, 1, RANKS - 1)) * len(COLOURS)
    table = (
        Span(0, CARDS),
        Span(0, DRAW),
        Span(0, min(limit, FULL.most) if limit else FULL.most),
        Span(0, rounds),
        Span(1, ROUNDS),
        Span(0, players - 1),
        Span(0, 1, len(COLOURS)),
        score._replace(times=SEATS),
    )
    return Bounds(score, (*kinds * card_sets, *table))


def match_points(rules: Any) -> Span:
    """All rounds together: in the worst case wagers without numbers, in the best whole expeditions (LC-5)."""
    columns, cost, factor = int(rules["rounds"]) * int(rules["colours"]), int(rules["cost"]), 1 + WAGER_COPIES
    best = (sum(DATA["values"]) - cost) * factor + int(rules["bonus_points"])
    return Span(-columns * cost * factor, columns * best)
