"""Between which numbers scores and features lie."""

from typing import Any

from manoa.games.island.parts.explorers import FORT, SEATS, SHRINES, VILLAGERS
from manoa.games.island.parts.tiles import KINDS, MIDDLE, TILES
from manoa.games.island.rules.ending import PER_SHRINE
from manoa.games.island.rules.state import FIGHTS, NUMBER_OF_EXPLORERS
from manoa.games.spans import FLAG, FULL, SMALL
from manoa.kernel.rulebook import Bounds, Span

LATEST = 1 << 14  # round that a feature tells


def bounds(rules: Any) -> Bounds:
    """The features in the order of `rules/features.py`."""
    on_tile = (Span(0, VILLAGERS), FLAG, FLAG, Span(0, FORT), FLAG)
    tile = (Span(0, KINDS), Span(-MIDDLE, MIDDLE, 2), FLAG, *on_tile * SEATS)
    score = Span(0, (SHRINES + 1) * PER_SHRINE + PER_SHRINE - 1)
    return Bounds(score, (*tile * TILES, *of_seat(rules) * SEATS, *of_table(rules)))


def cards(rules: Any) -> int:
    """How many resource cards there are, those of the thieves among them."""
    return int(rules["cards"].sum() + rules["treasure"].sum())


def of_seat(rules: Any) -> tuple[Span, ...]:
    every = cards(rules)
    return (
        Span(0, NUMBER_OF_EXPLORERS),
        Span(-1, every, 3),
        Span(0, every, 4),
        Span(0, VILLAGERS),
        Span(0, SHRINES),
        FLAG,
        SMALL,
        SMALL,
        FLAG._replace(times=3),
        SMALL,
    )


def of_table(rules: Any) -> tuple[Span, ...]:
    every, players = cards(rules), int(rules["players"])
    return (
        Span(0, TILES, 2 * KINDS),
        Span(0, KINDS),
        Span(-1, every, 3),
        Span(0, every, 3),
        SMALL._replace(times=5),
        Span(0, LATEST),
        SMALL,
        FULL,
        Span(0, FIGHTS),
        Span(0, players),
        Span(0, TILES),
        SMALL,
        Span(0, every, 6),
    )
