"""Whether a seat can get there in this turn: all lines of the turn are tried.

What hidden cards would do is left out: a line ends where something comes to light. So what is found holds in every
world, and what is not found cannot be had without luck.
"""

import numpy as np

from manoa.games.quest.parts.cards import CARD_IDS, CARDS
from manoa.games.quest.parts.tokens import TOKENS
from manoa.games.quest.people.reading import steps_left, tokens
from manoa.games.quest.rules.ids import PILE, STEP
from manoa.games.quest.rules.state import DISCARD
from manoa.play.match import Match, Seat

POWERS = np.array([max(1, CARDS[card]["power"]) for card in CARD_IDS])  # by kind

MOST = 20_000  # positions of one turn; what has more is no puzzle


class TooMany(Exception):
    """A turn with more lines than anybody wants to look at."""


def is_there(match: Match, seat: int) -> bool:
    return bool(match.state["arrival"][seat])


def way_there(seat: Seat, most: int = MOST) -> list[int] | None:
    """The shortest of all lines of this turn that arrive; None if there is none."""
    return _Lines(seat, most).shortest()


class _Lines:
    """All lines of a turn, one step longer at a time; no position is looked at twice."""

    def __init__(self, seat: Seat, most: int) -> None:
        self.seat, self.most = seat.seat, most
        self.begin = seat.imagine()
        self.revealed = self.begin.revealed
        self.seen = {self.begin.state.tobytes()}

    def shortest(self) -> list[int] | None:
        lines = [self.begin]
        while lines:
            longer = list[Match]()
            for line in lines:
                for step in line.legal:
                    if PILE <= step < STEP:
                        continue  # what is bought goes to the discard pile and moves nobody in this turn
                    after = _after(line, step)
                    if is_there(after, self.seat):
                        return after.steps
                    if self._is_new(after):
                        longer.append(after)
            lines = longer
        return None

    def _is_new(self, match: Match) -> bool:
        """A position of the same turn that was not looked at, and from which there may be a way."""
        position = match.state.tobytes()
        if position in self.seen or match.revealed != self.revealed:
            return False
        self.seen.add(position)
        if len(self.seen) > self.most:
            raise TooMany
        return match.player == self.seat and can_reach(match, self.seat)


def _after(match: Match, step: int) -> Match:
    """One step further; what was before stays as it is."""
    after = Match(match.game, match.players, np.array([match.state]), None)
    after.fold([step])
    after.steps = [*match.steps, step]
    return after


def steps_to_go(match: Match, seat: int) -> int:
    """Of all pieces of a seat together."""
    return steps_left(match.rules, match.state)[seat]


def can_reach(match: Match, seat: int) -> bool:
    """A bound: no card leads further than its power, nor less than a step; who discards moves no more."""
    state = match.state
    if state["phase"] == DISCARD:
        return False
    cards = int(state["held"][seat][: len(POWERS)] @ POWERS)
    power = cards + sum(max(1, int(TOKENS[token].get("power", 0))) for token in tokens(match.rules, state)[seat])
    return steps_to_go(match, seat) <= power + (max(1, int(state["run_power"])) if state["run"] else 0)
