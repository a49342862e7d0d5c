"""So many cards are laid down for a dragon; one with its symbol does alone."""

from typing import Any

from manoa.games.quest.parts.modules import TWO_CARDS
from manoa.games.quest.people.decisions import OfDragon
from manoa.games.quest.rules import tasks
from manoa.kernel.positions import expect


class Tame(OfDragon, tag="tame"):
    TASK = tasks.TAME
    VERBS = ("lay", "buy")

    def subject(self, rules: Any, state: Any) -> int:
        expect(1 <= self.owed <= TWO_CARDS, "one or two cards are due")
        return super().subject(rules, state)
