"""Bots against bots: who meets whom, games in many processes, ratings and reports.

    plan = Plan.of("lost-cities", ["careful", "random"], seed=1)
    run = Run(plan, games=200)
    Local().play(run)
    standings(plan, run.counted())

`manoa arena` is that with a display; see docs/arena.md.
"""

from manoa.arena.local import Local
from manoa.arena.outcome import Fault, Outcome
from manoa.arena.plan import Decide, Plan, Setting
from manoa.arena.ratings import Rating
from manoa.arena.run import Run
from manoa.arena.standings import Meeting, Standing, Standings, standings

__all__ = [
    "Decide",
    "Fault",
    "Local",
    "Meeting",
    "Outcome",
    "Plan",
    "Rating",
    "Run",
    "Setting",
    "Standing",
    "Standings",
    "standings",
]
