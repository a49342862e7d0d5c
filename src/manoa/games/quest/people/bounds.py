"""Between which numbers scores and features lie."""

from typing import Any

import numpy as np

from manoa.games.quest.parts import modules
from manoa.games.quest.parts.tokens import PER_CAVE
from manoa.games.quest.rules.ending import ARRIVED, PER_BLOCKADE, PER_POINT, PER_POWER
from manoa.games.quest.rules.features import cave_places
from manoa.games.quest.rules.make import UNREACHABLE
from manoa.games.quest.rules.requirements import POWERS, REQUIREMENTS, TERRAINS
from manoa.games.quest.rules.state import (
    CAVE_TOKEN_KINDS,
    CAVES,
    CHESTS,
    CURSE_KINDS,
    CURSE_TOKENS,
    DECK,
    FOG_TOKENS,
    HERO_CARDS,
    MOST_DEMONS,
    MUISCA_KINDS,
    PIECES,
    WITH_TREASURES,
)
from manoa.games.spans import BYTE, FLAG, FULL, SMALL
from manoa.kernel.rulebook import Bounds, Span

LATEST = 1 << 14  # round that a feature tells
TREASURE = sum(modules.CHESTS)  # all of it


def bounds(rules: Any) -> Bounds:
    """The features in the order of `rules/features.py`."""
    kinds, players, joints = (int(rules[part]) for part in ("kinds", "players", "blockades"))
    features = (
        Span(0, DECK, 3 * kinds),
        FLAG._replace(times=kinds),
        *of_seat(rules) * players,
        *of_piece(rules) * PIECES,
        *(Span(0, joints), FLAG, Span(0, players)) * joints,
        Span(0, DECK, kinds),
        *(SMALL, SMALL, Span(0, PIECES - 1), FLAG),
        Span(0, PER_CAVE, int(cave_places(rules))),
        *of_table(players),
        *(of_hexes(players) if rules["hexes"] else ()),
        *(of_modules(rules) if rules["modules"] else ()),
    )
    return Bounds(final_score(rules), features)


def final_score(rules: Any) -> Span:
    """Minus the steps to go, or what arrivals are ranked by (`rules/ending.py`)."""
    blockades, players = int(rules["blockades"]), int(rules["players"])
    trophies = blockades * PER_BLOCKADE + (POWERS - 1) * PER_POWER + 10 * blockades + players
    if int(rules["modules"]) & WITH_TREASURES:
        return Span(0, (TREASURE + max(modules.RACE_POINTS)) * PER_POINT + trophies)
    return Span(-int(rules["pieces"]) * farthest(rules), ARRIVED + trophies)


def farthest(rules: Any) -> int:
    """The most steps that a piece can have to go."""
    return int(rules["to_go"][leads_home(rules)].max())


def width(rules: Any) -> int:
    """No two spaces of the route lie farther apart."""
    spaces = int(rules["spaces"])
    return int(np.ptp(rules["q"][:spaces].astype(int)) + np.ptp(rules["r"][:spaces].astype(int)))


def leads_home(rules: Any) -> Any:
    """For each space whether a way leads from it to El Dorado."""
    return rules["to_go"] < UNREACHABLE


def of_seat(rules: Any) -> tuple[Span, ...]:
    kinds, tokens = int(rules["kinds"]), int(rules["token_kinds"])
    held, arrival = Span(0, DECK, 3 * kinds + tokens + 3), Span(0, int(rules["players"]))
    return held, arrival, Span(0, int(rules["blockades"]))


def of_piece(rules: Any) -> tuple[Span, ...]:
    way = Span(0, int(rules["way"][leads_home(rules)].max()))
    ahead = (Span(0, len(TERRAINS) - 1), Span(0, POWERS - 1), FLAG, Span(0, int(rules["blockades"])))
    return Span(0, farthest(rules)), way, Span(0, CAVES), *ahead * int(rules["degree"])


def of_table(players: int) -> tuple[Span, ...]:
    return (
        Span(0, LATEST),
        FLAG,
        SMALL,
        BYTE,
        Span(0, players - 1, 2),
        FLAG._replace(times=3),
        SMALL,
        Span(0, DECK),
        Span(0, players),
    )


def of_hexes(players: int) -> tuple[Span, ...]:
    return (
        Span(0, CURSE_TOKENS),
        Span(0, HERO_CARDS),
        Span(0, CAVES * PER_CAVE),
        Span(0, MOST_DEMONS),
        SMALL,
        FLAG,
        FLAG,
        FULL,
        SMALL,
        Span(0, players),
        FLAG._replace(times=players),
        Span(0, CURSE_TOKENS, CURSE_KINDS),
        Span(0, CAVES * PER_CAVE, CAVE_TOKEN_KINDS),
        FLAG._replace(times=HERO_CARDS),
    )


def of_modules(rules: Any) -> tuple[Span, ...]:
    steps, apart = Span(0, farthest(rules)), Span(0, width(rules), PIECES)
    stored = Span(0, DECK, 2 * MUISCA_KINDS)
    return (
        *(FLAG, steps, FLAG) * PIECES,
        *(stored, Span(0, TREASURE)) * int(rules["players"]),
        *(steps, FLAG, apart) * len(modules.DRAGON_IDS),
        Span(0, max(modules.CHESTS), CHESTS),
        Span(0, REQUIREMENTS - 1, FOG_TOKENS),
    )
