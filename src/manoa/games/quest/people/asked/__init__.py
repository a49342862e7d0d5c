"""What is asked for in the middle of a turn, as people are told of it: one sub-phase in each file, listed here once."""

from typing import Any, get_args

from manoa.games.quest.people import reading
from manoa.games.quest.people.asked.cards import Remove, Replace
from manoa.games.quest.people.asked.curse import Curse, Halt, Ward
from manoa.games.quest.people.asked.demon import Banish, Dismiss
from manoa.games.quest.people.asked.dragon import Herd, Tame, Whistle
from manoa.games.quest.people.asked.force import Force, Rouse
from manoa.games.quest.people.asked.hero import Meet
from manoa.games.quest.people.asked.imitate import ActAs, Imitate
from manoa.games.quest.people.asked.lift import Lift
from manoa.games.quest.people.asked.price import Price
from manoa.games.quest.people.asked.retreat import Retreat
from manoa.games.quest.people.asked.rubble import Camp, Rubble
from manoa.games.quest.people.asked.spare import Spare
from manoa.games.quest.people.asked.take import Take
from manoa.games.quest.people.asked.twice import Twice
from manoa.games.quest.people.decisions import Pending
from manoa.games.quest.rules.state import DISCARD

OfBase = Price | Rubble | Camp | Remove | Take | Replace
OfHexes = Curse | Halt | Ward | Force | Meet | Lift | Spare | Banish | Dismiss | Rouse | Imitate | Twice
OfModules = Tame | Herd | Whistle | Retreat
Decision = OfBase | OfHexes | OfModules | ActAs
ASKED: dict[int, type[Pending]] = {kind.TASK: kind for kind in reversed(get_args(Decision))}


def asked(state: Any) -> type[Pending]:
    """What is asked for now; if nothing in particular, what all of it has in common."""
    return ASKED.get(reading.task(state), Pending)


def phase(state: Any) -> str:
    """What a view calls it."""
    if state["depth"]:
        return asked(state).phase()
    return "discard" if state["phase"] == DISCARD else "play"
