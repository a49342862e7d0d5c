"""Chance for the slow Island: dice and tiles of its own, or those that a match of the library was seen to have."""

from __future__ import annotations

from collections import Counter
from random import Random

from island.slow_map import BARREN, Data, data, explorers_of, island_tiles

FACES: list[int] = data("dice")["battle"]["faces"]


def drawn(luck: Random, tiles: Counter[str]) -> str:
    return luck.choice(sorted(tiles.elements()))


class Lucky:
    """All from a seed."""

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)

    def dice(self) -> tuple[int, int]:
        faces = data("dice")["coloured"]["faces"]
        return self.luck.choice(faces), self.luck.choice(faces)

    def tile(self, possible: Counter[str]) -> str:
        return drawn(self.luck, possible)

    first_tile = tile

    def battle(self, told: Data) -> tuple[list[int], list[int]]:
        attack, defence = told["dice"]
        return self.luck.choices(FACES, k=attack), self.luck.choices(FACES, k=defence)

    def start(self, options: Data, players: int) -> Data:
        """I-2.1, I-2.4, I-2.6."""
        colours = self.luck.sample(data("costs")["colours"], players)
        side = options["explorer_side"]
        own = [explorers_of(colour) for colour in colours]
        explorers = {
            "choose": [None] * players,
            "front": [pair[0] for pair in own],
            "random": [self.luck.choice(pair) for pair in own],
        }
        tiles = island_tiles(options["printing"])
        first = drawn(self.luck, Counter({tile: count for tile, count in tiles.items() if tile not in BARREN}))
        starter = self.luck.randrange(players)
        return {"starter": starter, "colours": colours, "explorers": explorers[side], "first": first}


class Watched:
    """What happened in the library's match: the events of each step, in the order in which they came."""

    def __init__(self) -> None:
        self.events: list[Data] = []
        self.view: Data = {}

    def tell(self, events: list[Data], view: Data) -> None:
        """After a step; all of the last one has been used."""
        assert not self.left(), f"nobody asked for {self.left()}"
        self.events, self.view = list(events), view

    def left(self) -> list[Data]:
        return [event for event in self.events if event["key"] in ("roll", "turn_up", "fight", "restart")]

    def next(self, key: str) -> Data:
        event = next((event for event in self.events if event["key"] == key), None)
        assert event is not None, f"no {key} in {self.events}"
        self.events.remove(event)
        return event

    def dice(self) -> tuple[int, int]:
        one, two = self.next("roll")["dice"]
        return one, two

    def tile(self, possible: Counter[str]) -> str:
        tile = str(self.next("turn_up")["tile"])
        assert possible[tile], f"{tile} came up, and only {possible} could"
        return tile

    def first_tile(self, possible: Counter[str]) -> str:
        self.next("restart")
        tile = str(self.view["tiles"][0]["tile"])
        assert possible[tile], f"{tile} lies first, and only {possible} could"
        return tile

    def battle(self, told: Data) -> tuple[list[int], list[int]]:
        event = self.next("fight")
        sides: tuple[list[int], list[int]] = (event["attack"], event["defence"])
        assert told == {**{part: event[part] for part in told if part != "dice"}, "dice": [len(side) for side in sides]}
        assert {*sides[0], *sides[1]} <= set(FACES)
        return sides
