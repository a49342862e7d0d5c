"""The bots of the game by name, the weakest first."""

from __future__ import annotations

from manoa.games.quest.bots.greedy import Memory as GreedyMemory
from manoa.games.quest.bots.greedy import greedy
from manoa.games.quest.bots.guide import make_guide, make_short_sighted
from manoa.games.quest.bots.planner.memory import Memory as PlannerMemory
from manoa.games.quest.bots.planner.policy import hasty, planner
from manoa.kernel.rulebook import Policy

POLICIES = {
    "greedy": Policy(greedy, make_guide, GreedyMemory),
    "hasty": Policy(hasty, make_guide, PlannerMemory),
    "planner": Policy(planner, make_guide, PlannerMemory),
}
LEVELS = {
    "novice": POLICIES["greedy"],
    "fair": Policy(hasty, make_short_sighted, PlannerMemory),
    "strong": POLICIES["planner"],
}
