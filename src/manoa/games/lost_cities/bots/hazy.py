"""`careful` in a haze: what weaker levels play by. All that it weighs it misjudges, the weaker the more."""

from functools import partial
from typing import Any

from manoa.games.lost_cities.bots.careful import careful_draw, careful_play
from manoa.games.lost_cities.rules.state import PLAY, Rules, State
from manoa.kernel.language import kernel
from manoa.kernel.policies import Nothing
from manoa.kernel.records import Record, int32
from manoa.kernel.rulebook import Policy


class Eyes(Record):
    """How a level sees."""

    haze = int32  # by how much it misjudges a move at most, in hundredths of a point


@kernel
def hazy(rules: Rules, eyes: Eyes, state: State, memory: Nothing, luck: int) -> int:
    if state.phase == PLAY:
        return careful_play(rules, state, eyes.haze, luck)
    return careful_draw(rules, state, eyes.haze, luck)


def make_eyes(rules: Any, haze: int) -> Any:
    eyes = Eyes.new()
    eyes["haze"] = haze
    return eyes


NOVICE, FAIR = (Policy(hazy, partial(make_eyes, haze=haze), Nothing) for haze in (725, 475))
