"""Cards are removed from the hand."""

from typing import Any

from manoa.games.quest.people.decisions import Pending, most
from manoa.games.quest.rules import tasks
from manoa.kernel.positions import expect

MOST_REMOVED = most("remove", "up_to")


class Remove(Pending, tag="remove"):
    TASK = tasks.REMOVE
    VERBS = ("remove", "buy")
    UNUSED = "not-now"

    optional: bool

    @classmethod
    def about(cls, rules: Any, state: Any, subject: int) -> dict[str, Any]:
        return {"optional": bool(subject)}

    def subject(self, rules: Any, state: Any) -> int:
        expect(bool(state["hand_size"][state["turn"]]), "there is no card in hand to choose")
        up_to = MOST_REMOVED if self.optional else 1
        expect(self.owed <= up_to, f"at most {up_to} cards are due")
        return int(self.optional)
