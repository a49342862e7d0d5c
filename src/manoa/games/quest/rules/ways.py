"""The weighted way to El Dorado from every space, worked out once for a route."""

from __future__ import annotations

import heapq
from typing import Any, NamedTuple

from manoa.games.quest.rules.requirements import (
    CAMP,
    CLOSED,
    DEMON,
    JUNGLE,
    MOUNTAIN,
    POWERS,
    RIVER,
    RUBBLE,
    SWAMP,
    VILLAGE,
)
from manoa.games.quest.rules.state import NO_JOINT, OUTSIDE

# What entering a space of power 1, 2, … is worth, in tenths of a card. Paddles are rare; a camp thins the deck.
Efforts = dict[int, tuple[int, ...]]
EFFORT: Efforts = {
    JUNGLE: (10, 21, 36, 60),
    RIVER: (13, 28, 46, 70),
    VILLAGE: (11, 24, 42, 70),
    RUBBLE: (12, 25, 40, 56),
    CAMP: (8, 22, 44, 66),
    DEMON: (30, 60),  # a curse each
    SWAMP: (14, 24, 38),  # a card of just that power has to be at hand
}
BARRED = 12  # a joint with a blockade on top
FAR = 1 << 14


class Way(NamedTuple):
    """How long it is, the space that its first step leads to, and the joint that this step crosses."""

    length: int
    onto: int
    joint: int


def set_ways(rules: Any) -> None:
    rules["way"] = FAR
    for space, way in ways(rules, EFFORT).items():
        rules["way"][space] = way.length


def ways(rules: Any, efforts: Efforts) -> dict[int, Way]:
    """The shortest way from every space that has one, short ones first: Dijkstra from the finish outwards."""
    to_go, printed, neighbour, joints = (rules[part].tolist() for part in ("to_go", "printed", "neighbour", "joint"))
    found = {space: Way(0, OUTSIDE, NO_JOINT) for space in range(int(rules["spaces"])) if to_go[space] == 0}
    queue = [(0, space) for space in found]
    while queue:
        length, space = heapq.heappop(queue)
        if length > found[space].length:
            continue
        for other, joint in zip(neighbour[space], joints[space], strict=True):
            longer = Way(length + effort(efforts, printed[space]) + BARRED * (joint != NO_JOINT), space, joint)
            enters = other != OUTSIDE and to_go[other] != 0 and printed[other] != CLOSED
            if enters and longer.length < (found[other].length if other in found else FAR):
                found[other] = longer
                if printed[other] != MOUNTAIN:  # a way may begin there, none leads across it
                    heapq.heappush(queue, (longer.length, other))
    return dict(sorted(found.items(), key=lambda item: item[1].length))


def effort(efforts: Efforts, requirement: int) -> int:
    """What a requirement counts: a start space, which no card pays for, nearly too much."""
    terrain, power = divmod(requirement, POWERS)
    powers = efforts.get(terrain, ())
    return powers[power - 1] if 0 < power <= len(powers) else FAR // 8
