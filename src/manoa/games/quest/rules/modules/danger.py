"""Danger (M-3): no turn ends there as long as the piece can leave; one that cannot goes back: see `asked.retreat`."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.board import Hex
from manoa.games.quest.parts.cards import IMITATOR
from manoa.games.quest.rules.board import NOBODY, index_of, occupied, requirement_if
from manoa.games.quest.rules.bounds import may_move, usable
from manoa.games.quest.rules.expansions import has_module
from manoa.games.quest.rules.ids import DIRECTIONS
from manoa.games.quest.rules.payers import at_hand, card_payers, in_any, token_payers, token_row
from manoa.games.quest.rules.state import OUTSIDE, WITH_DANGER, Rules, State
from manoa.games.quest.rules.step import due, steps_of
from manoa.games.quest.rules.tasks import RETREAT
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel
from manoa.kernel.stack import push

AHEAD = (1 << DIRECTIONS) - 1  # all targets that are steps


def mark(rules: Any, spots: list[Any], numbers: dict[Hex, int]) -> None:
    for at in spots:
        rules["danger"][numbers[tuple(at)]] = 1


@kernel
def begin(rules: Rules, state: State) -> None:
    """No piece begins in danger."""
    for piece in range(rules.players * rules.pieces):
        state.safe[piece] = state.at[piece]


@kernel
def come(rules: Rules, state: State, piece: int, journal: Any) -> None:
    """Where a piece was last without danger, there it would go back to (M-3.2)."""
    if not rules.danger[state.at[piece]]:
        state.safe[piece] = state.at[piece]


@kernel
def endangered(rules: Rules, state: State) -> int:
    """The player's pieces, as bits, that stand on a marked space."""
    found = 0
    if has_module(rules, WITH_DANGER):
        for piece in range(rules.pieces):
            space = state.at[state.turn * rules.pieces + piece]
            found |= (space != OUTSIDE and rules.danger[space] != 0) << piece
    return found


@kernel
def may_end(rules: Rules, state: State) -> bool:
    """No piece of the player that stands in danger has a movement left (M-3.1)."""
    pieces = endangered(rules, state) if may_move(rules, state) else 0
    while pieces:
        if can_leave(rules, state, lowest(pieces)):
            return False
        pieces &= pieces - 1
    return True


@kernel
def can_leave(rules: Rules, state: State, piece: int) -> bool:
    """The piece can step onto some space: with the run, or with a card or token at hand."""
    if state.run and (state.run_open or state.run_piece == piece) and steps_of(rules, state, piece) & AHEAD:
        return True
    space, asked, through = 0 + state.at[index_of(rules, state, piece)], 0, 0
    for direction in range(rules.degree):
        required = requirement_if(rules, state, space, direction, state.standing, occupied(state))
        asked |= 1 << required
        if required and due(rules, state, piece, space, direction, required):
            return True
        through |= 1 << requirement_if(rules, state, space, direction, state.standing, NOBODY)
    return has_payer(rules, state, asked & ~1, through & ~1)


@kernel
def has_payer(rules: Rules, state: State, asked: int, through: int) -> bool:
    """Something at hand meets one of the requirements; or one of `through`, if it may enter occupied spaces."""
    hand = usable(rules, state)
    if (hand >> IMITATOR) & 1:
        hand |= state.board
    if in_any(card_payers(rules, state, asked, through)) & hand:
        return True
    return in_any(token_payers(rules, state, token_row(state), asked)) & at_hand(rules, state) != 0


# Going back


@kernel
def ends_turn(rules: Rules, state: State) -> bool:
    """The turn ends at once; else a piece in danger goes back first (M-3.2)."""
    if endangered(rules, state):
        push(state, RETREAT, state.turn, 0, 0)
        return False
    return True


# What a learner is shown: whether a piece is in danger, and how far its last safe space is from El Dorado

OF_PIECE = 2


@kernel
def observe_piece(rules: Rules, state: State, piece: int, out: Any, at: int) -> int:
    out[at] = rules.danger[state.at[piece]]
    out[at + 1] = rules.to_go[state.safe[piece]]
    return at + OF_PIECE
