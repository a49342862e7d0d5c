"""Forced moves."""

from typing import Any

from manoa.games.quest.people.decisions import Asked, bits_of
from manoa.games.quest.rules import tasks
from manoa.games.quest.rules.asked.force import BOTH, PIECE_BITS, VOODOO_STEPS
from manoa.games.values import bits
from manoa.kernel.positions import expect, whole


class Force(Asked, tag="force"):
    """Pieces of a seat are moved."""

    TASK = tasks.FORCE
    STEP = "move"
    OF_OTHERS = True

    seat: int
    pieces: list[int]

    @classmethod
    def about(cls, rules: Any, state: Any, subject: int) -> dict[str, Any]:
        return {"seat": subject >> PIECE_BITS, "pieces": bits(subject & BOTH)}

    def subject(self, rules: Any, state: Any) -> int:
        expect(1 <= self.owed <= VOODOO_STEPS, "a forced move is one or two steps")
        moved = bits_of("a piece", self.pieces, int(rules["pieces"]))
        return whole("seat", self.seat, 0, int(rules["players"]) - 1) << PIECE_BITS | moved


class Rouse(Asked, tag="rouse"):
    """Seats whose pieces may be moved."""

    TASK = tasks.ROUSE

    seats: list[int]

    @classmethod
    def about(cls, rules: Any, state: Any, subject: int) -> dict[str, Any]:
        return {"seats": bits(subject)}

    def subject(self, rules: Any, state: Any) -> int:
        return bits_of("a seat", self.seats, int(rules["players"]))
