"""A curse is lifted."""

from typing import Any

from manoa.games.quest.parts.tokens import FIRST_IMMEDIATE, TOKENS
from manoa.games.quest.people.decisions import OfCurse
from manoa.games.quest.people.sources import use, word
from manoa.games.quest.rules import ids, tasks
from manoa.kernel.positions import expect

LAY = "lay"
LAYINGS = {
    use(ids.TOKENS + token["number"]): (f"{LAY} {word(token['id'])}", {"kind": "lay", "token": token["id"]})
    for token in TOKENS.values()
}


class Lift(OfCurse, tag="lift"):
    TASK = tasks.LIFT
    VERBS = (LAY, "buy")
    UNUSED = "lifts-nothing"
    USED = LAYINGS

    def subject(self, rules: Any, state: Any) -> int:
        curse = super().subject(rules, state)
        expect(curse < FIRST_IMMEDIATE, "only lasting curses are lifted")
        expect(state["owned"][state["turn"], curse] > 0, "the curse that is lifted is not there")
        return curse
