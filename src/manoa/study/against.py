"""What speaks against one turn and for another: by how they begin or, where that says nothing, by how they end."""

from collections.abc import Callable, Sequence
from typing import Any

from manoa.games.island.people import turns as island
from manoa.games.quest.people import turns as quest
from manoa.kernel.rulebook import Refusal
from manoa.play.match import Match

Ends = Callable[[Any, int, Any, Any], Refusal | None]  # (rules, seat, end of one turn, end of a better one)
ENDS: dict[str, Ends] = {"quest": quest.turn_reason, "island": island.turn_reason}


def against(match: Match, other: Sequence[int], better: Sequence[int]) -> Refusal | None:
    """Both begin where the match stands, and go as far as nothing hidden comes to light: what the better one has there
    it surely has."""
    begins, ends, seat = match.game.book.study.reason, ENDS.get(match.game.name), match.player
    differ = other[0] != better[0]
    found = begins(match.rules, match.state, other[0], better[0]) if begins and differ else None
    if found is not None or ends is None or seat is None:
        return found
    return ends(match.rules, seat, *(_end(match, turn).state for turn in (other, better)))


def _end(match: Match, turn: Sequence[int]) -> Match:
    end = match.at(len(match.steps))
    end.fold(turn)
    return end
