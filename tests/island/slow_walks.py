"""Walks over the Island on which something happens: kinds of actions take turns, and the rare ones are sought."""

from __future__ import annotations

import functools
from random import Random
from typing import Any

import manoa
from island.slow_map import Data
from island.slow_sight import leads_into_a_fight, leads_into_the_cave
from manoa import Action, Game

WEIGHTS = {
    "offer": 0.1,
    "bank": 0.1,
    "end turn": 0.3,
    "pass": 0.6,
    "discover": 1.5,
    "march": 1.5,
    "raid": 4,
    "villager": 4,
    "farmhouse": 3,
    "fort": 2,
    "offering": 9,
}


@functools.lru_cache(maxsize=None, typed=True)
def island(**options: Any) -> Game:
    return manoa.game("island", **options)


def choose(legal: list[Action], luck: Random, view: Data) -> Action:
    """A kind of action first, then one of it; into fights and into the cave, mostly."""
    by_kind: dict[str, list[Action]] = {}
    for action in legal:
        by_kind.setdefault(kind_of(action), []).append(action)
    kinds = list(by_kind)
    some = by_kind[luck.choices(kinds, [WEIGHTS.get(kind, 1) for kind in kinds])[0]]
    sought = [action for action in some if is_sought(view, action)]
    return luck.choice(sought if sought and luck.random() < 0.6 else some)


def kind_of(action: Action) -> str:
    return str(action.data.get("item", action.data["kind"]))


def is_sought(view: Data, action: Action) -> bool:
    return leads_into_a_fight(view, view["player"], action.data) or leads_into_the_cave(action.data)
