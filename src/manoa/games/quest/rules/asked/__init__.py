"""What is asked for in the middle of a turn: one sub-phase in each file.

Of these kernels a file has those that it needs; `asking` finds the file of the sub-phase on top.

    answers(rules, state, out) -> n      which answers there are, ascending
    answer(rules, state, action, journal)   what an answer does
    finish(rules, state, journal)        what DONE does, if more than to end the sub-phase
    settled(rules, state, journal)       whether something was done, or it ended, without anybody being asked
    fits(rules, state) -> bool           whether there is an answer with the hand that `imagine` has drawn

It is listed here once, with its numbers, the more frequent ones first.
"""

from manoa.games.quest.rules import tasks

BASE: dict[str, tuple[int, ...]] = {
    "price": (tasks.PAY_PRICE,),
    "rubble": (tasks.PAY_RUBBLE, tasks.PAY_CAMP),
    "draw": (tasks.DRAW,),
    "remove": (tasks.REMOVE,),
    "take": (tasks.TAKE,),
    "replace": (tasks.REPLACE,),
}
EXPANDED: dict[str, tuple[int, ...]] = {
    "curse": (tasks.CURSE,),
    "halt": (tasks.HALT,),
    "force": (tasks.FORCE,),
    "lift": (tasks.LIFT,),
    "ward": (tasks.WARD,),
    "hero": (tasks.MEET,),
    "dismiss": (tasks.DISMISS,),
    "find": (tasks.FIND,),
    "spare": (tasks.SPARE,),
    "banish": (tasks.BANISH,),
    "rouse": (tasks.ROUSE,),
    "imitate": (tasks.IMITATE,),
    "twice": (tasks.TWICE,),
    "herd": (tasks.HERD,),
    "tame": (tasks.TAME,),
    "whistle": (tasks.WHISTLE,),
    "retreat": (tasks.RETREAT,),
}
IN_BASE_GAMES = (tasks.FREE, *(number for numbers in BASE.values() for number in numbers))
