"""The forms of numbers and cards in a position."""

from typing import Annotated, Any

from msgspec import Meta

from manoa.games import positions
from manoa.games.island.parts.explorers import FACES, SEATS
from manoa.games.island.parts.tiles import RESOURCES
from manoa.games.island.people import reading
from manoa.kernel.positions import expect

LONGEST = 10**9  # rounds of a game without a limit
SeatNumber = Annotated[int, Meta(ge=0, lt=SEATS)]
Face = Annotated[int, Meta(ge=1, le=FACES)]


class Within(positions.Number):
    """A number whose bounds hold for every table, so that `msgspec` checks them."""

    def __init__(self, least: int, most: int, field: str = "") -> None:
        super().__init__(least, most, field)
        self.kind = Annotated[int, Meta(ge=least, le=most)]

    def fits(self, rules: Any, given: int | None) -> None:
        """`msgspec` has checked it."""


class Seat(positions.Seat):
    kind = SeatNumber

    def fits(self, rules: Any, given: int | None) -> None:
        last = int(rules["players"]) - 1
        expect(given is None or given <= last, f"{self.what or self.name} is a seat from 0 to {last}")


class Cards(positions.Strict):
    food: Annotated[int, Meta(ge=0, le=99)]
    wood: Annotated[int, Meta(ge=0, le=99)]
    gold: Annotated[int, Meta(ge=0, le=99)]


class Amounts(positions.Form):
    """Resource cards, of each kind."""

    kind = Cards

    def write(self, here: positions.Here) -> dict[str, int]:
        return reading.cards(here.get(self.field))

    def place(self, here: positions.Here, given: Any) -> None:
        here.set(self.field, [getattr(given, resource) for resource in RESOURCES])
