"""Modules once more, slowly: what happens where a piece stops, currents and treasures (M-2, M-6)."""

from __future__ import annotations

from quest.slow_board import BESIDE, Place, data
from quest.slow_modules_ground import Ground
from quest.slow_table import Data, View


class Stops(Ground):
    """A match with modules: stops."""

    def __init__(self, options: Data, views: list[View]) -> None:
        super().__init__(options, views)
        self.arrows: dict[Place, Place] = {}
        for arrow in self.marks("current"):
            q, r = BESIDE[arrow["direction"]]
            self.arrows[arrow["q"], arrow["r"]] = (arrow["q"] + q, arrow["r"] + r)
        self.chests: list[Place] = [tuple(place) for place in self.marks("treasures")]
        self.opened: dict[Place, tuple[int, int]] = {}  # by whom, and its value
        self.values = {chest["value"]: chest["count"] for chest in data("modules")["treasures"]["chests"]}

    def read(self, views: list[View], discards: list[list[str]]) -> None:
        super().read(views, discards)
        for chest in views[0]["modules"].get("chests", []):
            if chest["owner"] is not None:
                self.open_chest((chest["at"][0], chest["at"][1]), chest["owner"], chest["value"])

    def explore(self, piece: int) -> None:
        """The piece has stopped after a movement of its own."""
        super().explore(piece)
        place = self.pieces[self.seat][piece]
        if place is None:
            return
        if place in self.chests and place not in self.opened:
            self.open_chest(place, self.seat, self.told("chest", to=list(place))["value"])
        self.carry(piece, place)

    def open_chest(self, place: Place, seat: int, value: int) -> None:
        """M-6.2."""
        assert self.values[value] > 0
        self.values[value] -= 1
        self.opened[place] = seat, value

    def carry(self, piece: int, place: Place) -> None:
        """M-2.1."""
        to = self.arrows.get(place)
        if to is not None and to in self.forced_steps(self.seat, piece):
            self.force(self.seat, piece, to)

    def is_unfinished(self, run: Data) -> bool:
        """A current carries the piece before anything else is begun."""
        place = None if run["piece"] is None else self.pieces[self.seat][run["piece"]]
        return super().is_unfinished(run) or (run["moved"] and place in self.arrows)

    # What is seen

    def shown_modules(self) -> Data:
        seen = super().shown_modules()
        if "current" in self.modules:
            seen["arrows"] = [{"at": list(at), "to": list(to)} for at, to in self.arrows.items()]
        if "treasures" in self.modules:
            seen["chests"] = [self.shown_chest(place) for place in self.chests]
            seen["points"] = [self.points(seat) for seat in range(self.players)]
        return seen

    def shown_chest(self, place: Place) -> Data:
        owner, value = self.opened.get(place, (None, None))
        return {"at": list(place), "owner": owner, "value": value}

    # Who won (M-6.3)

    def points(self, seat: int) -> int:
        race = data("modules")["treasures"]["race_points"]
        arrival = race[self.arrived.index(seat)] if seat in self.arrived else 0
        return int(arrival + sum(value for owner, value in self.opened.values() if owner == seat))

    def rank(self, seat: int) -> tuple[int, ...]:
        if "treasures" not in self.modules:
            return super().rank(seat)
        here = self.arrived.index(seat) if seat in self.arrived else self.players
        turn = here if self.options["arrival_tie"] == "earlier" else 0
        return -self.points(seat), *(-part for part in self.claim(seat)), turn
