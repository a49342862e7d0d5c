"""Cards in hand that an effect asks for."""

from typing import Any

from manoa.games.quest.parts.tokens import TOKENS
from manoa.games.quest.people.decisions import Pending, most
from manoa.games.quest.rules import ids, tasks
from manoa.games.refusals import refusal
from manoa.kernel.positions import expect, whole
from manoa.kernel.rulebook import Refusal

MOST_REMOVED = most("remove", "up_to")
MOST_REPLACED = TOKENS["replace_cards"]["effect"][0]["up_to"]


class Remove(Pending, tag="remove"):
    """Cards are removed from the hand."""

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


class Replace(Pending, tag="replace"):
    """Cards are laid down, and as many new ones drawn."""

    TASK = tasks.REPLACE
    VERBS = ("lay", "buy")
    UNUSED = "not-now"

    laid: int

    @classmethod
    def about(cls, rules: Any, state: Any, subject: int) -> dict[str, Any]:
        return {"laid": subject}

    def subject(self, rules: Any, state: Any) -> int:
        expect(bool(state["hand_size"][state["turn"]]), "there is no card in hand to choose")
        laid = whole("laid", self.laid, 0, MOST_REPLACED)
        expect(self.owed + laid == MOST_REPLACED, f"due and laid are {MOST_REPLACED} together")
        return laid

    @classmethod
    def why(cls, rules: Any, state: Any, action: int) -> Refusal:
        return refusal("lay-one-first") if action == ids.DONE else super().why(rules, state, action)
