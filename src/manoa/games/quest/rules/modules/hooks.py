"""Hooks of the modules: what they do at some moments of a game. The file of a module has those hooks that it needs, as
kernels of these names."""

from __future__ import annotations

from manoa.games.quest.parts.modules import files_in
from manoa.games.quest.rules.modules.chain import ALL, ANY, SUM, chain

FILES = files_in("manoa.games.quest.rules.modules")


def numbers(of: str) -> int:
    """How many numbers a learner is shown of a piece, of a seat, of the table."""
    return sum(getattr(file, of, 0) for file in FILES.values())


# Before a game pieces have their places, and what lies on the route is dealt. What nobody can know is drawn once more.
begin = chain(FILES, "begin", "rules, state", always=True)
deal = chain(FILES, "deal", "rules, state")
hide = chain(FILES, "hide", "rules, state")

# A piece has come to a space, by whatever means, passing included; it stops by its own movement; a stop there takes it
# along, and to which space, if the player's other piece stands on `other`. Fog lifts before anything wakes.
come = chain(dict(reversed(FILES.items())), "come", "rules, state, piece, journal")
stop = chain(FILES, "stop", "rules, state, piece, journal")
carries = chain(FILES, "carries", "rules, space", ANY)
carried_to = chain(FILES, "carried_to", "rules, state, space, other", ("space = {}", "return space"))

# In a turn: what may be done at any time of the play phase, written ascending, and doing it; the pieces in
# danger; whether the turn may end; whether it ends at once then, or what has to be done first has begun; it is over.
actions = chain(FILES, "actions", "rules, state, out, size", ("size = {}", "return size"))
act = chain(FILES, "act", "rules, state, action, journal")
endangered = chain(FILES, "endangered", "rules, state", SUM)
may_end = chain(FILES, "may_end", "rules, state", ALL)
ends_turn = chain(FILES, "ends_turn", "rules, state", ALL)
turn_over = chain(FILES, "turn_over", "rules, state")

# Cards: whether an effect would do anything, and beginning it, if it is a module's.
has_use = chain(FILES, "has_use", "rules, state, effect", ALL)
begin_effect = chain(FILES, "begin_effect", "rules, state, source, effect, count", ANY)

# The points of a seat, if they decide who wins; else -1. Those that it has whenever it arrives.
points = chain(FILES, "points", "rules, state, seat", ("return {}", "return -1"))
found = chain(FILES, "treasure", "rules, state, seat", SUM)

# What a learner is shown, from a place on, whichever modules are in play.
OF_PIECE, OF_SEAT, OF_TABLE = map(numbers, ("OF_PIECE", "OF_SEAT", "OF_TABLE"))
SHOWN = "at = {}", "return at"
observe_piece = chain(FILES, "observe_piece", "rules, state, piece, out, at", SHOWN, always=True)
observe_seat = chain(FILES, "observe_seat", "rules, state, seat, out, at", SHOWN, always=True)
observe_table = chain(FILES, "observe_table", "rules, state, seat, out, at", SHOWN, always=True)
