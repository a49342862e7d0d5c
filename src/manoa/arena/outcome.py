"""How a game ended, and all that is needed to see it again."""

from typing import Any

import msgspec

from manoa.arena.plan import Plan
from manoa.play.errors import BadRecord
from manoa.play.match import Match
from manoa.play.record import exported, replay
from manoa.play.world import placings_of

CRASHED, SLOW, ENDED, NONSENSE, ILLEGAL = "crashed", "slow", "ended", "nonsense", "illegal"


class Fault(msgspec.Struct, frozen=True):
    """What a bot did that lost it the game."""

    seat: int
    kind: str  # one of the above
    why: str  # in words


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that was played. In the file it is one line of JSON."""

    number: int
    setting: int
    seats: list[int]  # the bot in each
    seed: int
    actions: list[int | str]  # notation; in files of format 1 the ids of version 1
    scores: list[int]
    turns: int  # runs of steps by one seat
    moves: list[int]  # steps of each seat
    micros: list[int]  # millionths of a second that each seat took for `timed` moves
    timed: list[int]  # moves but the first in a process, which loads what the bot needs
    capped: bool = False  # a limit ended it
    fault: Fault | None = None
    luck: list[float] = []  # of each seat, in the game's measure, if it was asked for and nobody was at fault
    luck_micros: int = 0  # millionths of a second that it took to find out

    @property
    def places(self) -> list[int]:
        """The place of each seat: 1 is first, ties share. Who is at fault is last, and all others first."""
        if self.fault is not None:
            return [2 if seat == self.fault.seat else 1 for seat in range(len(self.seats))]
        return placings_of(self.scores)


def match(plan: Plan, outcome: Outcome) -> Match:
    """The match again, up to where it ended. ValueError if it cannot be replayed."""
    setting = plan.settings[outcome.setting]
    begun = plan.ruled(setting).start(setting.players, outcome.seed)
    try:
        return replay({**begun.record(), "actions": outcome.actions})
    except BadRecord:
        version = begun.game.version
        raise ValueError(f"game {outcome.number} does not replay under version {version} of the rules") from None


def record(plan: Plan, outcome: Outcome) -> dict[str, Any]:
    """The game as a record, with its bots by name."""
    return exported(match(plan, outcome), [plan.labels[bot] for bot in outcome.seats])
