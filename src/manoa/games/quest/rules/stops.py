"""The stop of a piece: caves, the tavern, chests, currents (Q-1.5, Q-10, H-2.7, M-2, M-6)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.board import TAVERN_SPACES
from manoa.games.quest.parts.tokens import PER_CAVE
from manoa.games.quest.rules.board import other_piece
from manoa.games.quest.rules.expansions import has_hexes
from manoa.games.quest.rules.modules import hooks
from manoa.games.quest.rules.notes import CARRIED, FOUND, SHOWN
from manoa.games.quest.rules.state import Rules, State
from manoa.games.quest.rules.tasks import MEET
from manoa.games.quest.rules.zones import gain_token
from manoa.kernel.bits import lowest
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import push

HEROES_SHOWN = 3


@kernel
def stop(rules: Rules, state: State, piece: int, journal: Any) -> None:
    """Explore every fresh cave beside the piece; caves it has left are fresh again (Q-10.1, Q-10.2)."""
    fresh = fresh_caves(rules, state, piece, state.at[piece])
    state.explored[piece] = rules.caves_beside[state.at[piece]]
    while fresh:
        explore(rules, state, lowest(fresh), journal)
        fresh &= fresh - 1
    if has_hexes(rules) and meets(rules, state, state.at[piece]):
        meet(state, journal)
    hooks.stop(rules, state, piece, journal)
    if hooks.carries(rules, state.at[piece]):
        drift(rules, state, piece, journal)


@kernel
def drift(rules: Rules, state: State, piece: int, journal: Any) -> None:
    """A piece is carried on, if that is possible."""
    own, here = piece - state.turn * rules.pieces, 0 + state.at[piece]
    there = hooks.carried_to(rules, state, here, other_piece(rules, state, own))
    if there != here:
        note(journal, CARRIED, state.turn, own, here, there, 0)
        shift(rules, state, piece, there, journal)


@kernel
def shift(rules: Rules, state: State, piece: int, there: int, journal: Any) -> None:
    """A piece is moved by no movement of its own: caves that are not adjacent any more are fresh again (H-3.2)."""
    state.at[piece] = there
    state.explored[piece] &= rules.caves_beside[there]
    hooks.come(rules, state, piece, journal)


@kernel
def fresh_caves(rules: Rules, state: State, piece: int, space: int) -> int:
    """The caves, as bits, that a piece explores by a stop there (Q-10.2)."""
    return rules.caves_beside[space] & ~state.explored[piece]


@kernel
def meets(rules: Rules, state: State, space: int) -> bool:
    """A stop there is the player's first in the tavern (H-2.7)."""
    here = rules.tavern and rules.tavern <= space < rules.tavern + TAVERN_SPACES
    return here and not state.met[state.turn] and state.hero_size != 0


@kernel
def meet(state: State, journal: Any) -> None:
    """Play pauses, and the top three heroes are shown to all (H-2.7)."""
    shown = min(state.hero_size, HEROES_SHOWN)
    state.met[state.turn] = 1
    state.revealed += 1
    for i in range(shown):
        note(journal, SHOWN, state.turn, state.heroes[state.hero_size - 1 - i], 0, 0, 0)
    push(state, MEET, state.turn, shown, 0)


@kernel
def explore(rules: Rules, state: State, cave: int, journal: Any) -> None:
    """Take the top token of a cave's pile."""
    left = state.cave_left[cave]
    if left:
        place = cave * PER_CAVE + left - 1
        token = state.cave[place] - 1
        gain_token(rules, state, state.turn, token)
        note(journal, FOUND, state.turn, token, cave, 0, 0)
        state.cave[place] = 0
        state.cave_left[cave] = left - 1
        state.revealed += 1
