"""So many heroes are shown."""

from typing import Any

from manoa.games.quest.people.decisions import Choice
from manoa.games.quest.rules import tasks
from manoa.games.quest.rules.stops import HEROES_SHOWN
from manoa.kernel.positions import expect


class Meet(Choice, tag="hero"):
    TASK = tasks.MEET
    VERBS = ("discard", "take")

    def subject(self, rules: Any, state: Any) -> int:
        expect(self.owed == min(HEROES_SHOWN, int(state["hero_size"])), "three heroes are shown")
        return super().subject(rules, state)
