"""So many of these dragons may be moved, each so far."""

from typing import Any

from manoa.games.quest.parts.modules import DRAGON_IDS
from manoa.games.quest.people.asked.herd import FARTHEST
from manoa.games.quest.people.decisions import Asked, bits_of, dragon_of
from manoa.games.quest.rules import tasks
from manoa.games.quest.rules.modules.dragons import ALL_DRAGONS
from manoa.games.quest.rules.state import DRAGONS
from manoa.games.values import bits
from manoa.kernel.positions import expect, whole


class Whistle(Asked, tag="whistle"):
    TASK = tasks.WHISTLE
    MODULE = True

    dragons: list[str]
    spaces: int

    @classmethod
    def about(cls, rules: Any, state: Any, subject: int) -> dict[str, Any]:
        return {"dragons": [DRAGON_IDS[dragon] for dragon in bits(subject & ALL_DRAGONS)], "spaces": subject >> DRAGONS}

    def subject(self, rules: Any, state: Any) -> int:
        expect(self.owed <= DRAGONS, "there are four dragons")
        chosen = bits_of("a dragon", [dragon_of(name) for name in self.dragons], DRAGONS)
        return whole("spaces", self.spaces, 1, FARTHEST) << DRAGONS | chosen
