"""Options and data to the rules record."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from manoa.games.island import explorers
from manoa.games.island.explorers import FACES, ITEMS, MOST_DICE, amounts, effect, price
from manoa.games.island.state import BARGAINS, NOBODY, Rules
from manoa.games.island.tiles import (
    BEASTS,
    CORNERS,
    DATA,
    DIRECTIONS,
    KIND_OF,
    REACH,
    RESOURCES,
    cave_counts,
    counts,
    resource_cards,
)
from manoa.kernel.rulebook import Options

SIDES = {"choose": NOBODY, "front": 0, "random": 1}


def make_rules(options: Options, players: int) -> Any:
    """The rules of a table."""
    rules = Rules.new()
    rules["players"] = players
    _choose(rules, options)
    _fill_tiles(rules, options["printing"])
    _fill_geometry(rules)
    _fill_explorers(rules, options["house_values"])
    _fill_bargains(rules)
    rules["odds"] = odds(options["battle_result"])
    return rules


def _choose(rules: Any, options: Options) -> None:
    rules["side"] = SIDES[options["explorer_side"]]
    rules["lower_half"] = options["cave_shrine"] == "lower_half"
    rules["halves"] = options["defeat_loss"] == "half"
    rules["near_farmhouse"] = options["villager_near"] == "farmhouse"
    rules["resource_limit"] = options["resource_limit"]
    rules["place_blind"] = options["place_blind"]
    rules["restarts"] = options["closing"] == "restart"
    rules["highest"] = options["battle_result"] == "highest"
    rules["hardcore"] = options["hardcore"]
    rules["trade_active"] = options["trade"] == "active"
    rules["trade_off"] = options["trade"] == "off"
    rules["closed"] = not options["open_resources"]
    rules["round_limit"] = options["round_limit"]
    rules["radius"] = radius(options)


def radius(options: Options) -> list[int]:
    """How far a place may lie from the middle of each map."""
    return [min(reach, options["board_radius"] or reach) for reach in REACH]


def _fill_tiles(rules: Any, printing: str) -> None:
    for tile in (*DATA["island"], *DATA["cave"]):
        for kind in [KIND_OF[beast["id"]] for beast in BEASTS] if tile["id"] == "beast" else [KIND_OF[tile["id"]]]:
            rules["walkable"] |= int(tile["walkable"]) << kind
            rules["produces"][kind] = sum(1 << RESOURCES.index(name) for name in tile.get("produces", ()))
    for name, count in counts(printing).items():
        rules["island_count"][KIND_OF[name]] = count
    for name, count in cave_counts().items():
        rules["cave_count"][KIND_OF[name]] = count
    for beast in BEASTS:
        rules["beast_strength"][KIND_OF[beast["id"]]] = beast["strength"]
        if "treasure" in beast:
            rules["treasure"] = amounts(beast["treasure"])
    rules["cards"] = amounts(resource_cards(printing))
    rules["blocked"] = sum(1 << direction for direction in DATA["cave_exit"]["blocked_directions"])


def _fill_geometry(rules: Any) -> None:
    rules["direction"] = -1
    for direction, (q, r) in enumerate(DIRECTIONS):
        rules["direction"][q + 1, r + 1] = direction
        rules["step_q"][direction] = q
        rules["step_r"][direction] = r
    for number, (kind, q, r) in enumerate(CORNERS):
        rules["corner_kind"][number] = kind
        rules["corner_q"][number] = q
        rules["corner_r"][number] = r


def _fill_explorers(rules: Any, house_values: str) -> None:
    strength = explorers.DATA["strength"]
    rules["fort_strength"] = strength["fort"]
    rules["villager_strength"] = strength["villager"]
    rules["farmhouse_strength"] = strength["farmhouse"]
    rules["shrine_strength"] = strength["per_island_shrine"]
    rules["cave_shrine_strength"] = strength["cave_shrine"]
    for number, explorer in enumerate(explorers.explorers(house_values)):
        for item, name in enumerate(ITEMS):
            rules["price"][number, item] = price(explorer, name)
        rules["start"][number] = amounts(effect(explorer, "start_resources") or explorers.DATA["start_resources"])
        rules["villagers"][number] = explorer["villagers"]
        rules["extra_food"][number] = effect(explorer, "gather_bonus").get("amount", 0)
        rules["extra_speed"][number] = effect(explorer, "speed_bonus").get("amount", 0)
        bonus = effect(explorer, "explorer_strength_bonus").get("amount", 0)
        rules["explorer_strength"][number] = strength["explorer"] + bonus
        rules["guard_strength"][number] = effect(explorer, "explorer_defence_bonus").get("amount", 0)
        rate = effect(explorer, "trade_rate").get("give", explorers.DATA["bank_trade"]["give_same"])
        rules["bank_rate"][number] = rate
        rules["free_marches"][number] = effect(explorer, "free_army_moves").get("amount", 0)


@functools.cache
def odds(result: str) -> Any:
    """Per cent: so many battle dice beat so many others, by the sum or by the best die (I-8.7)."""
    size = MOST_DICE * FACES + 1
    chances = np.zeros((MOST_DICE + 1, size))
    chances[0, 0] = 1
    for dice in range(1, MOST_DICE + 1):
        for total in range(1, dice * FACES + 1):
            if result == "sum":
                chances[dice, total] = chances[dice - 1, max(0, total - FACES) : total].sum() / FACES
            elif total <= FACES:
                chances[dice, total] = (total / FACES) ** dice - ((total - 1) / FACES) ** dice
    below = np.cumsum(chances, axis=1) - chances
    return np.rint(100 * chances @ below.T)


def _fill_bargains(rules: Any) -> None:
    for number, (give_type, given, take_type, taken) in enumerate(BARGAINS):
        rules["give_type"][number] = give_type
        rules["given"][number] = given
        rules["take_type"][number] = take_type
        rules["taken"][number] = taken
