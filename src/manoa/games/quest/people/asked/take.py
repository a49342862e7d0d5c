"""A card is taken from the market."""

from typing import Any

from manoa.games.quest.parts.cards import CARD_IDS
from manoa.games.quest.people.decisions import Pending
from manoa.games.quest.rules import ids, tasks
from manoa.games.refusals import refusal
from manoa.kernel.positions import expect
from manoa.kernel.rulebook import Refusal


class Take(Pending, tag="take"):
    TASK = tasks.TAKE
    VERBS = ("discard", "take")

    on_board: bool = False  # from its board only, for a hero

    @classmethod
    def about(cls, rules: Any, state: Any, subject: int) -> dict[str, Any]:
        return {"on_board": True} if subject else {}

    def subject(self, rules: Any, state: Any) -> int:
        expect(self.owed == 1, "one card is due")
        expect(not self.on_board or bool(rules["hexes"]), "on_board goes with Heroes & Hexes")
        return int(self.on_board)

    @classmethod
    def why(cls, rules: Any, state: Any, action: int) -> Refusal:
        if ids.PILE <= action < ids.PILE + len(CARD_IDS):
            return refusal("none-to-take", card=CARD_IDS[action - ids.PILE])
        return super().why(rules, state, action)
