"""The end of the game (I-12)."""

from typing import Any

from manoa.games.island.parts.explorers import SEATS, SHRINES
from manoa.games.island.parts.tiles import PRINTINGS, resource_cards
from manoa.games.island.rules import happened
from manoa.games.island.rules.packing import ROUND_BITS, SHRINE_BITS
from manoa.games.island.rules.pieces import holds_cave_shrine, shrines
from manoa.games.island.rules.resources import cards_of
from manoa.games.island.rules.state import NOBODY, Rules, State
from manoa.kernel.bits import count
from manoa.kernel.journal import note
from manoa.kernel.language import kernel

CARDS_BITS = 7  # of the number that orders places
PER_SHRINE = 2 << CARDS_BITS  # of a score
assert max(sum(resource_cards(printing).values()) for printing in PRINTINGS) < 1 << CARDS_BITS
assert SHRINES + 1 < 1 << SHRINE_BITS
assert SHRINE_BITS * SEATS < 15


@kernel
def control_all(rules: Rules, state: State, seat: int) -> bool:
    """Whether a seat controls all four shrines and has won (I-12.1)."""
    return holds_cave_shrine(state, seat) and count(state.offerings[seat]) == rules.offerings


@kernel
def over(rules: Rules, state: State) -> bool:
    return state.ended != 0


@kernel
def score(rules: Rules, state: State, out: Any) -> None:
    """Most shrines win, then the cave shrine, then most resources (I-12.2): one number that orders the places."""
    for seat in range(rules.players):
        shrine_rank = 2 * shrines(state, seat) + holds_cave_shrine(state, seat)
        out[seat] = (shrine_rank << CARDS_BITS) + cards_of(state, seat)


@kernel
def note_end(rules: Rules, state: State, journal: Any) -> None:
    """The last thing that happens: in which round, and how many shrines each seat controls."""
    controlled = 0
    for seat in range(rules.players):
        controlled |= shrines(state, seat) << (SHRINE_BITS * seat)
    rounds = state.round_number
    note(journal, happened.END, NOBODY, rounds & (1 << ROUND_BITS) - 1, rounds >> ROUND_BITS, controlled, 0)
