"""What is seen of the slow Island: all that a view of the library's match shows (I-12.3), and who won (I-12.2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from island.slow import Slow
from island.slow_map import RESOURCES, Data
from island.slow_players import Fight, Player

ITEMS = {item: item for item in ("villager", "farmhouse", "fort", "offering")} | {"march": "army_movement"}
CARDS = 128  # more than anybody can hold


def counted(cards: Counter[str]) -> dict[str, int]:
    return {kind: cards[kind] for kind in RESOURCES}


def left(stack: Counter[str]) -> dict[str, int]:
    return dict(+stack)


def scores(slow: Slow) -> list[int]:
    """I-12.2: most shrines, then the cave shrine, then most cards."""
    return [
        (slow.shrines(one.seat) * 2 + (slow.cave_shrine == one.seat)) * CARDS + one.cards.total()
        for one in slow.players
    ]


def shown_villagers(player: Player) -> list[Data]:
    places = Counter(villager.at for villager in player.villagers if villager.at)
    return [{"at": list(place), "count": count} for place, count in sorted(places.items())]


def shown_fight(slow: Slow, fight: Fight) -> Data:
    seats = sorted(slow.foes(fight.attacker, fight.at) - fight.fought) if fight.is_ordinary() else []
    strengths: Any = [slow.defence(fight, seat) for seat in seats] if fight.is_ordinary() else [slow.defence(fight, 0)]
    house = {"seat": fight.owner, "at": list(fight.farmhouse)} if fight.farmhouse else None
    return {
        "attacker": fight.attacker,
        "at": list(fight.at),
        "defenders": seats,
        "beast": fight.beast,
        "farmhouse": house,
        "attack": slow.strength(fight.attacker, fight.at, defends=False),
        "defence": strengths,
    }


def facts(slow: Slow) -> Data:
    """With what has no order sorted."""
    ask = slow.ask
    return {
        "player": ask.seat if ask else None,
        "phase": ask.phase if ask else "over",
        "turn": slow.turn,
        "round": slow.round,
        "starter": slow.starter,
        "truce": slow.truce,
        "dice": list(slow.dice) if slow.dice else None,
        "speed_die": slow.speed_die,
        "steps": slow.all_steps,
        "speed": slow.speed,
        "gather": slow.gather,
        "free_marches": slow.free_marches,
        "cave_shrine": slow.cave_shrine,
        "purchase": None if slow.ending else slow.purchase,
        "offer": slow.offer,
        "defeated": slow.defeated,
        "retreat": list(slow.retreat) if slow.retreat else None,
        "fights": [shown_fight(slow, fight) for fight in slow.queue],
        "tiles": [{"at": list(place), "tile": tile} for place, tile in sorted(slow.tiles.items())],
        "stacks": {world: stack.total() for world, stack in slow.stacks.items()},
        "left": {world: left(stack) for world, stack in slow.stacks.items()},
        "under": slow.under,
        "turned": slow.turned,
        "treasure": counted(slow.treasure),
        "supply": counted(slow.supply),
        "supply_size": slow.supply.total(),
        "out": [kind for kind in RESOURCES if not slow.supply[kind]],
        **seats(slow),
    }


def seats(slow: Slow) -> Data:
    """What is told of every seat."""
    each = slow.players
    return {
        "colours": [one.colour for one in each],
        "explorers": [one.explorer for one in each],
        "at": [list(one.piece.at) if one.piece.at else None for one in each],
        "villagers": [shown_villagers(one) for one in each],
        "homes": [len(one.at_home()) for one in each],
        "farmhouses": [sorted(list(corner) for corner in one.farmhouses) for one in each],
        "forts": [list(one.fort) if one.fort else None for one in each],
        "occupied": [sorted(list(place) for place in slow.tiles if one.seat in slow.occupiers(place)) for one in each],
        "unbuilt": [unbuilt(one) for one in each],
        "offerings": [sorted(list(place) for place in one.offerings) for one in each],
        "resources": [counted(one.cards) for one in each],
        "cards": [one.cards.total() for one in each],
        "known": None if slow.options["open_resources"] else [counted(one.known) for one in each],
        "strengths": [slow.explorer_strength(one.seat) for one in each],
        "shrines": [slow.shrines(one.seat) for one in each],
        "all_shrines": next((one.seat for one in each if slow.shrines(one.seat) == 4), None),
        "costs": [{name: dict(slow.cost(one.seat, item)) for name, item in ITEMS.items()} for one in each],
        "wares": [wares(slow, one) for one in each],
        "rates": [slow.rate(one.seat) for one in each],
        "offers_left": [min(one.offers_left, one.beginnings_left) for one in each],
    }


def unbuilt(one: Player) -> Data:
    """I-1.7: two farmhouses, a fort, three offerings."""
    return {"farmhouse": 2 - len(one.farmhouses), "fort": int(one.fort is None), "offering": 3 - len(one.offerings)}


def wares(slow: Slow, one: Player) -> Data:
    """I-6: what a seat could buy."""
    left = {
        "villager": len(one.at_home()) if one.explorer else None,
        **unbuilt(one),
        "march": sum(villager.at is not None for villager in one.villagers),
    }
    found = {}
    for name, item in ITEMS.items():
        free = name == "march" and one.seat == slow.turn and slow.free_marches
        cost: Counter[str] = Counter() if free else slow.cost(one.seat, item)
        times = 0
        while cost and all(one.cards[kind] >= number * (times + 1) for kind, number in cost.items()):
            times += 1
        short = {kind: number - one.cards[kind] for kind, number in cost.items() if number > one.cards[kind]}
        found[name] = {"cost": dict(cost), "short": short, "times": times if cost else 1, "left": left[name]}
    return found
