"""What is asked for, by name: one table for views and positions."""

from manoa.games.quest.rules import tasks

# In a position.
TASKS = {
    tasks.PAY_RUBBLE: "rubble",
    tasks.PAY_CAMP: "camp",
    tasks.PAY_PRICE: "price",
    tasks.REMOVE: "remove",
    tasks.TAKE: "take",
    tasks.REPLACE: "replace",
    tasks.CURSE: "curse",
    tasks.HALT: "halt",
    tasks.WARD: "ward",
    tasks.FORCE: "force",
    tasks.MEET: "hero",
    tasks.LIFT: "lift",
    tasks.SPARE: "spare",
    tasks.BANISH: "banish",
    tasks.DISMISS: "dismiss",
    tasks.ROUSE: "rouse",
    tasks.IMITATE: "imitate",
    tasks.TWICE: "twice",
    tasks.TAME: "tame",
    tasks.HERD: "herd",
    tasks.WHISTLE: "whistle",
    tasks.RETREAT: "retreat",
}
# In a view, where all payments are one phase.
PHASES = {**TASKS, tasks.FREE: "play", **dict.fromkeys((tasks.PAY_RUBBLE, tasks.PAY_CAMP, tasks.PAY_PRICE), "pay")}
