"""Seats whose pieces may be moved."""

from typing import Any

from manoa.games.quest.people.decisions import Asked, bits_of
from manoa.games.quest.rules import tasks
from manoa.games.values import bits


class Rouse(Asked, tag="rouse"):
    TASK = tasks.ROUSE

    seats: list[int]

    @classmethod
    def about(cls, rules: Any, state: Any, subject: int) -> dict[str, Any]:
        return {"seats": bits(subject)}

    def subject(self, rules: Any, state: Any) -> int:
        return bits_of("a seat", self.seats, int(rules["players"]))
