"""The weighted way to El Dorado from every space, worked out once for a route."""

from __future__ import annotations

import heapq
from typing import Any

from manoa.games.quest.state import CAMP, CLOSED, GATES, JUNGLE, NO_SYMBOL, OUTSIDE, POWERS, RIVER, RUBBLE, VILLAGE

# What entering a space of power 1, 2, … is worth, in tenths of a card. Paddles are rare; a camp thins the deck.
EFFORT = {
    JUNGLE: (10, 21, 36, 60),
    RIVER: (13, 28, 46, 70),
    VILLAGE: (11, 24, 42, 70),
    RUBBLE: (12, 25, 40, 56),
    CAMP: (8, 22, 44, 66),
}
# What a card is worth in a deck, by the same measure.
ESTEEM = {
    "explorer": 10,
    "traveler": 8,
    "sailor": 9,
    "scout": 22,
    "trailblazer": 34,
    "jack_of_all_trades": 20,
    "photographer": 20,
    "treasure_chest": 16,
    "pioneer": 55,
    "giant_machete": 30,
    "captain": 36,
    "journalist": 27,
    "millionaire": 34,
    "adventurer": 38,
    "prop_plane": 30,
    "native": 44,
    "transmitter": 30,
    "cartographer": 38,
    "compass": 18,
    "scientist": 34,
    "travel_log": 22,
}
BARRED = 12  # a joint with a blockade on top
FAR = 1 << 14


def set_ways(rules: Any) -> None:
    """Dijkstra from the finish outwards."""
    rules["way"] = FAR
    finish = [space for space in range(rules["spaces"]) if rules["to_go"][space] == 0]
    queue = [(0, space) for space in finish]
    rules["way"][finish] = 0
    while queue:
        far, space = heapq.heappop(queue)
        if far == rules["way"][space]:
            for direction in range(6):
                _reach(rules, queue, space, direction)


def _reach(rules: Any, queue: list[tuple[int, int]], space: int, direction: int) -> None:
    """The neighbour in a direction may come this way: entering `space` is what it pays for."""
    other = int(rules["neighbour"][space, direction])
    if other == OUTSIDE or rules["to_go"][other] == 0 or rules["toll"][other] == CLOSED:
        return
    barred = BARRED if rules["gate"][space, direction] != GATES else 0
    far = int(rules["way"][space]) + int(rules["effort"][rules["toll"][space]]) + barred
    if far < rules["way"][other]:
        rules["way"][other] = far
        rules["need"][:, other] = rules["need"][:, space]
        rules["hardest"][:, other] = rules["hardest"][:, space]
        rules["levy"][other] = rules["levy"][space]
        symbol, power = (int(rules[part][rules["toll"][space]]) for part in ("toll_symbol", "toll_power"))
        if symbol != NO_SYMBOL:
            rules["need"][symbol, other] += power
            rules["hardest"][symbol, other] = max(power, int(rules["hardest"][symbol, space]))
        elif rules["toll"][space] // POWERS == CAMP:
            rules["levy"][other] += power
        heapq.heappush(queue, (far, other))


def effort(toll: int) -> int:
    """What a toll counts: a start space, which no card pays for, nearly too much."""
    terrain, power = divmod(toll, POWERS)
    powers = EFFORT.get(terrain, ())
    return powers[power - 1] if 0 < power <= len(powers) else FAR // 8
