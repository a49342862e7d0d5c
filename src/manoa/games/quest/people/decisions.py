"""What all sub-phases have in common for people. Each has its file in `asked`: a decision as a position writes it, and
what is said of it."""

from typing import Any, ClassVar

import msgspec

from manoa.games.quest.parts.cards import ALL
from manoa.games.quest.parts.tokens import CURSE_OF
from manoa.games.quest.people import reading
from manoa.games.quest.people.absent import why_not_card
from manoa.games.quest.people.sources import USES, Text
from manoa.games.quest.rules import ids
from manoa.games.refusals import refusal
from manoa.kernel.positions import expect, shown, whole
from manoa.kernel.rulebook import Refusal
from manoa.kernel.stack import push

Hex = tuple[int, int]
MOST_OWED = 99


def most(operation: str, number: str) -> int:
    """The highest number that an operation of any card has."""
    parts = (part for card in ALL for part in card.get("effect", []))
    return max(int(part[number]) for part in parts if part["op"] == operation)


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """All fields, and no others."""


class Pending(Written, tag_field="task"):
    """A decision that is asked for."""

    TASK: ClassVar[int]
    PHASE: ClassVar[str] = ""  # in a view, if not the tag
    VERBS: ClassVar[tuple[str, str]] = ("discard", "buy")  # what is done with a card in hand, and one of the market
    STEP: ClassVar[str] = "go"
    UNUSED: ClassVar[str] = ""  # why not any card in hand, where cards in hand are chosen
    USED: ClassVar[dict[int, Text]] = USES  # what cards and tokens do

    owed: int = msgspec.field(name="due")

    @classmethod
    def name(cls) -> str:
        return str(cls.__struct_config__.tag)

    @classmethod
    def phase(cls) -> str:
        return cls.PHASE or cls.name()

    @classmethod
    def about(cls, rules: Any, state: Any, subject: int) -> dict[str, Any]:
        """What it is about, by name."""
        return {}

    def subject(self, rules: Any, state: Any) -> int:
        """The same as the rules number it; ValueError if it cannot be."""
        return 0

    def place(self, rules: Any, state: Any) -> None:
        owed = whole("due", self.owed, 1, MOST_OWED)
        push(state, self.TASK, int(state["turn"]), owed, self.subject(rules, state))

    @classmethod
    def why(cls, rules: Any, state: Any, action: int) -> Refusal:
        """Why something cannot be done as long as this is asked for."""
        if cls.UNUSED and ids.CHOOSE <= action < ids.PILE:
            return why_not_card(rules, state, action - ids.CHOOSE, cls.UNUSED)
        return refusal(f"busy-{cls.phase()}")


class Asked(Pending):
    """A decision of the expansions, and whose it is."""

    MODULE: ClassVar[bool] = False
    OF_OTHERS: ClassVar[bool] = False

    who: int

    def place(self, rules: Any, state: Any) -> None:
        expect(bool(rules["expanded"].size), f"{self.name()} goes with an expansion")
        expect(not self.MODULE or bool(rules["modules"]), f"{self.name()} goes with modules")
        who = whole("who", self.who, 0, int(rules["players"]) - 1)
        owed = whole("due", self.owed, 0, MOST_OWED)
        expect(self.OF_OTHERS or who == state["turn"], "only forced moves are decided by others")
        push(state, self.TASK, who, owed, self.subject(rules, state))


class Choice(Asked):
    optional: bool = False  # in old positions


class OfPiece(Asked):
    seat: int
    piece: int

    @classmethod
    def about(cls, rules: Any, state: Any, subject: int) -> dict[str, Any]:
        seat, piece = divmod(subject, int(rules["pieces"]))
        return {"seat": seat, "piece": piece}

    def subject(self, rules: Any, state: Any) -> int:
        players, pieces = int(rules["players"]), int(rules["pieces"])
        expect(self.seat == state["turn"], "a curse is drawn for a piece of the player to act")
        return whole("seat", self.seat, 0, players - 1) * pieces + whole("piece", self.piece, 0, pieces - 1)


class OfCurse(Asked):
    curse: str

    @classmethod
    def about(cls, rules: Any, state: Any, subject: int) -> dict[str, Any]:
        return {"curse": reading.curse_id(subject)}

    def subject(self, rules: Any, state: Any) -> int:
        expect(self.curse in CURSE_OF, f"{shown(self.curse)} is no curse")
        return int(CURSE_OF[self.curse])


def bits_of(thing: str, numbers: list[int], count: int) -> int:
    return sum({1 << whole(thing, number, 0, count - 1) for number in numbers})
