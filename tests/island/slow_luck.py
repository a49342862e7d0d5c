"""Chance for the slow Island: the dice and tiles that a match of the library was seen to have."""

from __future__ import annotations

from collections import Counter

from island.slow_map import Data, data

FACES: list[int] = data("dice")["battle"]["faces"]


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

    def battle(self, expected: Data) -> tuple[list[int], list[int]]:
        event = self.next("fight")
        sides: tuple[list[int], list[int]] = (event["attack"], event["defence"])
        assert expected == {
            **{part: event[part] for part in expected if part != "dice"},
            "dice": [len(side) for side in sides],
        }
        assert {*sides[0], *sides[1]} <= set(FACES)
        return sides
