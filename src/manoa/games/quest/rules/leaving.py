"""Whether a turn may end: not while a piece in danger can leave (M-3.1)."""

from __future__ import annotations

from manoa.games.quest.parts.cards import IMITATOR
from manoa.games.quest.rules.board import NOBODY, index_of, occupied, requirement_if
from manoa.games.quest.rules.bounds import usable, usable_tokens
from manoa.games.quest.rules.ids import DIRECTIONS
from manoa.games.quest.rules.modules.danger import endangered
from manoa.games.quest.rules.movement import may_move
from manoa.games.quest.rules.payers import card_payers, once_powers, token_payers, token_row
from manoa.games.quest.rules.state import Rules, State
from manoa.games.quest.rules.step import due, steps_of
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel

AHEAD = (1 << DIRECTIONS) - 1  # all targets that are steps


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
    machete, paddle, coin = card_payers(rules, state, asked, through)
    if (machete | paddle | coin) & hand:
        return True
    held = usable_tokens(rules, state) | once_powers(rules, state)
    machete, paddle, coin = token_payers(rules, state, token_row(state), asked)
    return (machete | paddle | coin) & held != 0
