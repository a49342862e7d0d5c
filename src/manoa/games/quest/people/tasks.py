"""What is asked for, by name: one table for views and positions."""

from __future__ import annotations

from manoa.games.quest.rules.state import (
    ACT_AS,
    BANISH,
    CURSE,
    DISMISS,
    FORCE,
    FREE,
    HALT,
    HERD,
    IMITATE,
    LIFT,
    MEET,
    PAY_CAMP,
    PAY_PRICE,
    PAY_RUBBLE,
    REMOVE,
    REPLACE,
    RETREAT,
    ROUSE,
    SPARE,
    TAKE,
    TAME,
    TWICE,
    WARD,
    WHISTLE,
)

# In a position.
TASKS = {
    PAY_RUBBLE: "rubble",
    PAY_CAMP: "camp",
    PAY_PRICE: "price",
    REMOVE: "remove",
    TAKE: "take",
    REPLACE: "replace",
    CURSE: "curse",
    HALT: "halt",
    WARD: "ward",
    FORCE: "force",
    MEET: "hero",
    LIFT: "lift",
    SPARE: "spare",
    BANISH: "banish",
    DISMISS: "dismiss",
    ROUSE: "rouse",
    IMITATE: "imitate",
    ACT_AS: "act_as",
    TWICE: "twice",
    TAME: "tame",
    HERD: "herd",
    WHISTLE: "whistle",
    RETREAT: "retreat",
}
# In a view, where all payments are one phase.
PHASES = {**TASKS, FREE: "play", **dict.fromkeys((PAY_RUBBLE, PAY_CAMP, PAY_PRICE), "pay")}
