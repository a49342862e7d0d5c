"""What is asked for in the middle of a turn. A sub-phase is one file here; steps of one thing share a file, and the
kernels of each begin with its name.

    choices(rules, state) -> int                  what can be answered now, as bits counted from `first`, …
    answers(rules, state, out) -> n               … or all actions, ascending, where they are more than that
    answer(rules, state, choice, journal)         what an answer does; without `first` it is given the action
    over(rules, state) -> bool                    nothing is left to ask; with `done` where there are no choices
    finish(rules, state, journal)                 what is done when it is over, or with DONE, if more than to end it
    settle(rules, state, journal) -> bool         what it does without asking anybody, and whether it has
    fits(rules, state) -> bool                    the hand that `imagine` has drawn can answer

Sub-phases are listed here once, those of base games apart, and the more frequent ones first. `asking` finds their
kernels.
"""

from typing import NamedTuple

from manoa.games.quest.parts.tokens import ANTI_CURSE
from manoa.games.quest.rules import ids, tasks

NEVER, ONCE_BEGUN, ALWAYS = range(3)


class SubPhase(NamedTuple):
    where: str  # its file, and the name with which its kernels begin
    first: int = 0  # the action that choices are counted from
    done: int = NEVER  # whether DONE is an answer; ONCE_BEGUN: where the subject is not 0


BASE = {
    tasks.PAY_PRICE: SubPhase("price"),
    tasks.PAY_RUBBLE: SubPhase("rubble", ids.CHOOSE),
    tasks.PAY_CAMP: SubPhase("rubble", ids.CHOOSE),
    tasks.DRAW: SubPhase("draw"),
    tasks.REMOVE: SubPhase("cards.remove", ids.CHOOSE, ONCE_BEGUN),
    tasks.TAKE: SubPhase("take", ids.PILE),
    tasks.REPLACE: SubPhase("cards.replace", ids.CHOOSE, ONCE_BEGUN),
}
EXPANDED = {
    tasks.CURSE: SubPhase("curse"),
    tasks.WARD: SubPhase("curse.ward", ids.USE + (ids.TOKENS + ANTI_CURSE) * ids.WAYS, ALWAYS),
    tasks.HALT: SubPhase("curse.halt"),
    tasks.FORCE: SubPhase("force", ids.STEP, ALWAYS),
    tasks.ROUSE: SubPhase("force.rouse", ids.SEAT, ALWAYS),
    tasks.LIFT: SubPhase("lift"),
    tasks.MEET: SubPhase("hero", ids.PILE),
    tasks.DISMISS: SubPhase("demon.dismiss", ids.CHOOSE, ALWAYS),
    tasks.BANISH: SubPhase("demon.banish", ids.SEAT),
    tasks.FIND: SubPhase("draw.find"),
    tasks.SPARE: SubPhase("spare", done=ALWAYS),
    tasks.IMITATE: SubPhase("imitate"),
    tasks.TWICE: SubPhase("twice"),
    tasks.HERD: SubPhase("dragon.herd", ids.STEP, ALWAYS),
    tasks.TAME: SubPhase("dragon.tame", ids.CHOOSE),
    tasks.WHISTLE: SubPhase("dragon.whistle", ids.DRAGON, ALWAYS),
    tasks.RETREAT: SubPhase("retreat", ids.BACK),
}
IN_BASE_GAMES = (tasks.FREE, *BASE)
