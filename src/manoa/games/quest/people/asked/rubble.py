"""A step or a removal that cards are paid for: they are laid down, or leave the game in a camp."""

from typing import Any

from manoa.games.quest.people.asked.price import Payment
from manoa.games.quest.people.decisions import Hex
from manoa.games.quest.people.reading import atlas, hex_of, piece_space, requirement
from manoa.games.quest.rules import ids, tasks
from manoa.games.quest.rules.board import requirement_of
from manoa.games.quest.rules.requirements import POWERS, TERRAINS
from manoa.games.quest.rules.state import OUTSIDE
from manoa.kernel.positions import expect, shown, whole


class Step(Payment):
    piece: int
    to: Hex | None = None
    blockade: int | None = None

    @classmethod
    def about(cls, rules: Any, state: Any, subject: int) -> dict[str, Any]:
        piece, target = divmod(subject, ids.TARGETS)
        if target >= ids.DIRECTIONS:
            return {"piece": piece, "blockade": int(state["blockade"][target - ids.DIRECTIONS])}
        return {"piece": piece, "to": hex_of(rules, atlas(rules).neighbour[piece_space(rules, state, piece)][target])}

    @classmethod
    def whole(cls, rules: Any, state: Any, subject: int) -> int:
        return requirement(rules, state, *divmod(subject, ids.TARGETS)) % POWERS

    def subject(self, rules: Any, state: Any) -> int:
        """The movement that cards are paid for."""
        piece = moving_piece(rules, state, self.piece)
        space, chart = piece_space(rules, state, piece), atlas(rules)
        expect((self.to is None) != (self.blockade is None), "cards are paid for a space (to) or a blockade")
        if self.blockade is not None:
            target = ids.DIRECTIONS + joint_of(rules, state, self.blockade)
            required = int(requirement_of(rules, state, space, target))
            expect(bool(required), "the blockade that is paid for is out of reach")
        else:
            beside = [tuple(chart.hexes[there]) if there != OUTSIDE else None for there in chart.neighbour[space]]
            expect(self.to in beside, "the space that is paid for is not beside the piece")
            target = beside.index(self.to)
            required = int(requirement_of(rules, state, space, target))
            expect(bool(required), "the way to the space that is paid for is barred")
        most = int(rules["required_power"][required])
        expect(TERRAINS[required // POWERS] == self.name(), f"what is paid for is no {self.name()}")
        expect(self.owed <= most, f"at most {most} cards are due")
        expect(self.owed <= state["hand_size"][state["turn"]], "there are too few cards in hand to pay")
        return piece * ids.TARGETS + target


class Rubble(Step, tag="rubble"):
    TASK = tasks.PAY_RUBBLE
    UNIT = "cards"


class Camp(Step, tag="camp"):
    TASK = tasks.PAY_CAMP
    UNIT = "removed"


def moving_piece(rules: Any, state: Any, given: int) -> int:
    piece = whole("a piece", given, 0, int(rules["pieces"]) - 1)
    expect(piece_space(rules, state, piece) != OUTSIDE, "the piece that moves is in El Dorado")
    return piece


def joint_of(rules: Any, state: Any, number: int) -> int:
    numbers = state["blockade"][: rules["joints"]].tolist()
    expect(number in numbers, f"{shown(number)} is no blockade of this route")
    return int(numbers.index(number))
