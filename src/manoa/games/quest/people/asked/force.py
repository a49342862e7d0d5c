"""Pieces of a seat are moved."""

from typing import Any

from manoa.games.quest.people.decisions import Asked, bits_of
from manoa.games.quest.rules import tasks
from manoa.games.quest.rules.asked.force import BOTH, PIECE_BITS
from manoa.games.values import bits
from manoa.kernel.positions import whole


class Force(Asked, tag="force"):
    TASK = tasks.FORCE
    STEP = "move"
    OF_OTHERS = True

    seat: int
    pieces: list[int]

    @classmethod
    def about(cls, rules: Any, state: Any, subject: int) -> dict[str, Any]:
        return {"seat": subject >> PIECE_BITS, "pieces": bits(subject & BOTH)}

    def subject(self, rules: Any, state: Any) -> int:
        moved = bits_of("a piece", self.pieces, int(rules["pieces"]))
        return whole("seat", self.seat, 0, int(rules["players"]) - 1) << PIECE_BITS | moved
