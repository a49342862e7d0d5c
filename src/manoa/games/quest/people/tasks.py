"""What is asked for, by name: one table for views and positions."""

from manoa.games.quest.rules import state

# In a position.
TASKS = {
    state.PAY_RUBBLE: "rubble",
    state.PAY_CAMP: "camp",
    state.PAY_PRICE: "price",
    state.REMOVE: "remove",
    state.TAKE: "take",
    state.REPLACE: "replace",
    state.CURSE: "curse",
    state.HALT: "halt",
    state.WARD: "ward",
    state.FORCE: "force",
    state.MEET: "hero",
    state.LIFT: "lift",
    state.SPARE: "spare",
    state.BANISH: "banish",
    state.DISMISS: "dismiss",
    state.ROUSE: "rouse",
    state.IMITATE: "imitate",
    state.ACT_AS: "act_as",
    state.TWICE: "twice",
    state.TAME: "tame",
    state.HERD: "herd",
    state.WHISTLE: "whistle",
    state.RETREAT: "retreat",
}
# In a view, where all payments are one phase.
PHASES = {**TASKS, state.FREE: "play", **dict.fromkeys((state.PAY_RUBBLE, state.PAY_CAMP, state.PAY_PRICE), "pay")}
