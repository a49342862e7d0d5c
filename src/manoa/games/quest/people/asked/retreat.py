"""A piece goes back from danger."""

from typing import Any

from manoa.games.quest.people.decisions import Asked
from manoa.games.quest.rules import tasks
from manoa.games.quest.rules.modules.danger import endangered
from manoa.kernel.positions import expect


class Retreat(Asked, tag="retreat"):
    TASK = tasks.RETREAT
    MODULE = True

    def subject(self, rules: Any, state: Any) -> int:
        expect(bool(endangered(rules, state)), "no piece has to go back")
        return 0
