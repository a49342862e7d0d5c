"""Where spaces lie, whatever is on them; and who stands there."""

from __future__ import annotations

from manoa.games.quest.rules.ids import AROUND
from manoa.games.quest.rules.state import PIECES, Rules, State
from manoa.kernel.language import kernel

LETTERS = 63  # of ASCII, capital or not, those bits tell them apart


@kernel
def apart(rules: Rules, one: int, other: int) -> int:
    """How many steps two spaces lie apart, whatever is between them."""
    q, r = rules.q[one] - rules.q[other], rules.r[one] - rules.r[other]
    return max(abs(q), abs(r), abs(q + r))


@kernel
def is_beside(rules: Rules, one: int, other: int) -> bool:
    """Two spaces are adjacent: they touch, or a tunnel leads from one to the other (H-2.3)."""
    if apart(rules, one, other) == 1:
        return True
    for direction in range(AROUND, rules.degree):
        if rules.neighbour[one, direction] == other:
            return True
    return False


@kernel
def tile(rules: Rules, space: int) -> int:
    """The piece of the route that a space lies on, as a bit."""
    return 1 << (rules.letter[space] & LETTERS)


@kernel
def has_piece(state: State, space: int) -> bool:
    for piece in range(PIECES):
        if state.at[piece] == space:
            return True
    return False
