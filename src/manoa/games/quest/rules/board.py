"""The board as it is now: what spaces and blockades require, and who stands where (Q-1.2, Q-4.1, Q-4.8)."""

from __future__ import annotations

from manoa.games.quest.rules.ids import DIRECTIONS
from manoa.games.quest.rules.modules import ground
from manoa.games.quest.rules.places import has_piece
from manoa.games.quest.rules.state import OUTSIDE, PIECES, Rules, State
from manoa.kernel.language import kernel

Spaces = tuple[int, int, int, int]  # of the pieces on the board
assert PIECES == 4
NOBODY: Spaces = (OUTSIDE, OUTSIDE, OUTSIDE, OUTSIDE)


@kernel
def index_of(rules: Rules, state: State, piece: int) -> int:
    """The place of one of the player's pieces among all."""
    return state.turn * rules.pieces + piece


@kernel
def other_piece(rules: Rules, state: State, piece: int) -> int:
    """Where the player's other piece stands; OUTSIDE if there is none."""
    return state.at[index_of(rules, state, 1 - piece)] if rules.pieces == 2 else OUTSIDE


@kernel
def nth_target(rules: Rules, number: int) -> int:
    """The targets there are in this game: its directions, then its joints."""
    return number if number < rules.degree else number - rules.degree + DIRECTIONS


# Who stands where


@kernel
def is_vacant(rules: Rules, state: State, space: int) -> bool:
    """Neither a piece nor anything else is there."""
    return not has_piece(state, space) and not ground.bars_space(rules, state, space)


@kernel
def occupied(state: State) -> Spaces:
    """The spaces that no piece may enter: those of all pieces (Q-1.2), unless a token lets it pass; and OUTSIDE."""
    if state.passing:
        return NOBODY
    return 0 + state.at[0], 0 + state.at[1], 0 + state.at[2], 0 + state.at[3]


@kernel
def occupied_with(rules: Rules, state: State, other: int) -> Spaces:
    """The same for a piece of the player, wherever it came from, if the player's other piece stood on `other`."""
    if state.passing:
        return NOBODY
    return others(rules, state, other)


@kernel
def others(rules: Rules, state: State, other: int) -> Spaces:
    """The spaces of all pieces but one of the player's, if the player's other piece stood on `other`."""
    one, two, three, four = 0 + state.at[0], 0 + state.at[1], 0 + state.at[2], 0 + state.at[3]
    if rules.pieces == 2:
        return (other, OUTSIDE, three, four) if state.turn == 0 else (one, two, other, OUTSIDE)
    one = OUTSIDE if state.turn == 0 else one
    two = OUTSIDE if state.turn == 1 else two
    three = OUTSIDE if state.turn == 2 else three
    four = OUTSIDE if state.turn == 3 else four
    return one, two, three, four


@kernel
def is_in(space: int, spaces: Spaces) -> bool:
    one, two, three, four = spaces
    return (space == one) | (space == two) | (space == three) | (space == four)


# What a movement takes


@kernel
def requirement_of(rules: Rules, state: State, space: int, target: int) -> int:
    """What a target takes of a piece on a space: 0 if it cannot be entered or removed at all (Q-4.1, Q-4.8)."""
    return requirement_if(rules, state, space, target, state.standing, occupied(state))


@kernel
def requirement_if(rules: Rules, state: State, space: int, target: int, standing: int, taken: Spaces) -> int:
    """The same if these blockades stood and these spaces could not be entered."""
    if target < DIRECTIONS and ground.bars_step(rules, state, space):
        return 0
    return requirement_beyond(rules, state, space, target, standing, taken)


@kernel(inline=True)
def requirement_beyond(rules: Rules, state: State, space: int, target: int, standing: int, taken: Spaces) -> int:
    """And if nothing barred the piece from stepping."""
    if target >= DIRECTIONS:
        joint = target - DIRECTIONS
        stands = ((rules.beside[space] & standing) >> joint) & 1
        return rules.blockade_requirement[state.blockade[joint]] * stands
    there = rules.neighbour[space, target]
    if (standing >> rules.joint[space, target]) & 1 or is_in(there, taken):
        return 0
    return ground.requirement(rules, state, there)
