"""Steps for which nothing is played: cards are paid for them (Q-4.4, Q-4.5), or curses are drawn (H-2.1)."""

from __future__ import annotations

from manoa.games.quest.rules import ids
from manoa.games.quest.rules.board import index_of
from manoa.games.quest.rules.bounds import usable_cards
from manoa.games.quest.rules.expansions import has_hexes
from manoa.games.quest.rules.requirements import CURSED, NO_SYMBOL
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel.language import kernel


@kernel
def costs_cards(rules: Rules, state: State, required: int) -> bool:
    """Rubble or a camp, and enough cards in hand for it (Q-4.6)."""
    power = rules.required_power[required]
    cards = rules.required_symbol[required] == NO_SYMBOL
    return cards and 0 < power <= (usable_cards(rules, state) if has_hexes(rules) else state.hand_size[state.turn])


@kernel
def costs_curses(rules: Rules, state: State, piece: int, space: int, target: int, required: int) -> bool:
    """A demon step, or a demon blockade (H-2.1, H-2.5). By demon steps a piece enters the same space once a turn."""
    if rules.required_symbol[required] != CURSED:
        return False
    if target >= ids.DIRECTIONS:
        return True
    spirit = rules.spirit[rules.neighbour[space, target]] - 1
    return (state.entered[index_of(rules, state, piece)] >> spirit) & 1 == 0


@kernel
def curses_for(rules: Rules, space: int, target: int, required: int) -> int:
    """How many curses a demon step draws, or a demon blockade. A passage through a tunnel draws those of both ends, if
    the option says so (H-10.7)."""
    curses = 0 + rules.required_power[required]
    if rules.tunnels_doubly and ids.AROUND <= target < ids.DIRECTIONS:
        curses += rules.required_power[rules.printed[space]]
    return curses
