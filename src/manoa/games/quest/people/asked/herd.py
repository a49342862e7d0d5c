"""A dragon moves so many spaces."""

from typing import Any

from manoa.games.quest.people.decisions import OfDragon, most
from manoa.games.quest.rules import tasks
from manoa.kernel.positions import expect

FARTHEST = most("move_dragon", "spaces")


class Herd(OfDragon, tag="herd"):
    TASK = tasks.HERD
    STEP = "herd"

    def subject(self, rules: Any, state: Any) -> int:
        expect(1 <= self.owed <= FARTHEST, "a dragon moves one to three spaces")
        return super().subject(rules, state)
