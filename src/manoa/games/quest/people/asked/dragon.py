"""Moving dragons."""

from typing import Any

from manoa.games.quest.parts.modules import DRAGON_IDS, TWO_CARDS
from manoa.games.quest.people.decisions import Asked, bits_of, most
from manoa.games.quest.rules import tasks
from manoa.games.quest.rules.modules.dragons import ALL_DRAGONS
from manoa.games.quest.rules.state import DRAGONS
from manoa.games.values import bits
from manoa.kernel.positions import expect, shown, whole

FARTHEST = most("move_dragon", "spaces")


class OfDragon(Asked):
    MODULE = True

    dragon: str

    @classmethod
    def about(cls, rules: Any, state: Any, subject: int) -> dict[str, Any]:
        return {"dragon": DRAGON_IDS[subject]}

    def subject(self, rules: Any, state: Any) -> int:
        dragon = dragon_of(self.dragon)
        expect(bool(int(state["awake"]) >> dragon & 1), "the dragon that is moved is asleep")
        return dragon


class Tame(OfDragon, tag="tame"):
    """So many cards are laid down for a dragon; one with its symbol does alone."""

    TASK = tasks.TAME
    VERBS = ("lay", "buy")

    def subject(self, rules: Any, state: Any) -> int:
        expect(1 <= self.owed <= TWO_CARDS, "one or two cards are due")
        return super().subject(rules, state)


class Herd(OfDragon, tag="herd"):
    """A dragon moves so many spaces."""

    TASK = tasks.HERD
    STEP = "herd"

    def subject(self, rules: Any, state: Any) -> int:
        expect(1 <= self.owed <= FARTHEST, "a dragon moves one to three spaces")
        return super().subject(rules, state)


class Whistle(Asked, tag="whistle"):
    """So many of these dragons may be moved, each so far."""

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


def dragon_of(name: str) -> int:
    expect(name in DRAGON_IDS, f"{shown(name)} is no dragon")
    return DRAGON_IDS.index(name)
