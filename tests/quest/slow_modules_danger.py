"""Modules once more, slowly: danger (M-3)."""

from __future__ import annotations

from collections.abc import Iterator

from quest.slow_board import Place
from quest.slow_modules_stops import Stops
from quest.slow_table import Data, View

NO_PLACE = ("mountain", "cave", "finish")


class Danger(Stops):
    """A match with modules: places where no turn ends."""

    def __init__(self, options: Data, views: list[View]) -> None:
        super().__init__(options, views)
        self.danger: list[Place] = [tuple(place) for place in self.marks("danger")]
        self.safe: list[list[Place | None]] = [list(places) for places in self.pieces]

    def read(self, views: list[View], discards: list[list[str]]) -> None:
        super().read(views, discards)
        shown = views[0]["modules"].get("safe", views[0]["pieces"])
        self.safe = [[tuple(place) if place else None for place in places] for places in shown]

    def put(self, seat: int, piece: int, place: Place) -> None:
        super().put(seat, piece, place)
        if place not in self.danger and place not in self.route.finish():
            self.safe[seat][piece] = place

    def endangered(self, seat: int) -> list[int]:
        return [piece for piece, place in enumerate(self.pieces[seat]) if place in self.danger]

    # M-3.1, M-3.4: what is refused

    def discardings(self) -> Iterator[Data]:
        """What is discarded could not help any more, so that comes to ending the turn."""
        if self.phase == "discard" or not any(self.can_leave(piece) for piece in self.endangered(self.seat)):
            yield from super().discardings()

    def purchases(self) -> Iterator[Data]:
        if not self.endangered(self.seat):
            yield from super().purchases()

    def can_leave(self, piece: int) -> bool:
        """A step of that piece is possible with what is at hand."""
        return any("to" in step and step["piece"] == piece for step in self.next_steps())

    def module_choices(self) -> Data:
        asked = bool(self.asks) or self.phase != "play"
        leaving = [] if asked else [piece for piece in self.endangered(self.seat) if self.can_leave(piece)]
        return {**super().module_choices(), "leaving": leaving}

    def next_steps(self) -> Iterator[Data]:
        if self.run is not None:
            yield from self.goings(self.run)
        if not self.may_move():
            return
        for played in (*self.runs(), *self.free_steps()):
            yield from self.steps_with(played)
        for piece, place in enumerate(self.pieces[self.seat]):
            if place is not None:
                yield from self.named_steps(piece, place)
        if "imitator" in self.hand and self.may_use("imitator"):
            for played in self.ask_imitate({}):
                yield from self.steps_with(played) if played["kind"] != "play" else ()

    def steps_with(self, played: Data) -> Iterator[Data]:
        """The first steps that a card or token leads to."""
        if played["kind"] == "run":
            yield from self.first_steps(played["symbol"], self.power_of(played))
        else:
            yield from self.free_goings(played.get("card") or played["token"])

    # M-3.2: going back

    def do_end_turn(self, action: Data) -> None:
        self.asks.append({"ask": "retreat", "action": action})

    def settle(self) -> None:
        super().settle()
        while self.asks and self.asks[-1]["ask"] == "retreat":
            left = self.endangered(self.seat)
            if not left:
                super().do_end_turn(self.asks.pop()["action"])
            elif len(self.places_back(left[0])) == 1:
                self.force(self.seat, left[0], self.places_back(left[0])[0])
            else:
                return

    def ask_retreat(self, _ask: Data) -> Iterator[Data]:
        places = self.places_back(self.endangered(self.seat)[0])
        yield from ({"kind": "retreat", "to": list(place)} for place in places)

    def answer_retreat(self, action: Data) -> None:
        self.force(self.seat, self.endangered(self.seat)[0], (action["to"][0], action["to"][1]))

    def places_back(self, piece: int) -> list[Place]:
        """The last safe space, or the nearest free ones, of the same tile as long as there are any."""
        home = self.safe[self.seat][piece]
        assert home is not None
        free = [place for place in self.route.spaces if self.is_free(place)]
        if home in free:
            return [home]
        tile = [place for place in free if self.route.tiles.get(place) == self.route.tiles.get(home)]
        least = min(distance(home, place) for place in tile or free)
        return [place for place in tile or free if distance(home, place) == least]

    def is_free(self, place: Place) -> bool:
        taken = any(place in places for places in self.pieces)
        return not taken and place not in self.danger and self.route.spaces[place].terrain not in NO_PLACE

    # What is seen

    def shown_modules(self) -> Data:
        seen = super().shown_modules()
        if "danger" not in self.modules:
            return seen
        asked = bool(self.asks) and self.asks[-1]["ask"] == "retreat"
        back = self.places_back(self.endangered(self.seat)[0]) if asked else None
        return {
            **seen,
            "danger": [list(place) for place in self.danger],
            "in_danger": [[place in self.danger for place in places] for places in self.pieces],
            "safe": [[list(place) if place else None for place in places] for places in self.safe],
            "back": None if back is None else [list(place) for place in back],
        }


def distance(one: Place, other: Place) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))
