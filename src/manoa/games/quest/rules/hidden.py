"""What a seat cannot know, drawn again (Q-11)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.tokens import PER_CAVE
from manoa.games.quest.rules.market import most_coins
from manoa.games.quest.rules.state import PAY_PRICE, Rules, State
from manoa.games.quest.rules.zones import put_down, take_up
from manoa.kernel import chance
from manoa.kernel.language import kernel
from manoa.kernel.stack import current


@kernel
def imagine(rules: Rules, state: State, seat: int, key: Any) -> None:
    """Reshuffle every draw pile, the other hands with it but for the cards everybody can name, and the cave tokens that
    nobody has turned up. All is sorted first, so that the outcome depends on what the seat knows and the key alone."""
    revealed = state.revealed
    chance.start(state, key)
    state.revealed = revealed
    for owner in range(rules.players):
        redraw(rules, state, owner, 0 if owner == seat else give_up(rules, state, owner))
        while owner != seat and not can_pay(rules, state, owner):
            redraw(rules, state, owner, give_up(rules, state, owner))
    refill_caves(rules, state)


@kernel
def can_pay(rules: Rules, state: State, seat: int) -> bool:
    """Whoever is paying for a card has the coins: only what can be completed is ever begun."""
    if seat != state.turn or current(state) != PAY_PRICE:
        return True
    return most_coins(rules, state) >= state.owed[state.depth - 1]


@kernel
def give_up(rules: Rules, state: State, seat: int) -> int:
    """Lay what nobody can name of a hand onto the draw pile; how many cards that are."""
    owed = 0
    for kind in range(rules.kinds):
        for _ in range(state.held[seat, kind] - state.known[seat, kind]):
            known = state.known[seat, kind]
            put_down(rules, state, seat, kind)
            state.known[seat, kind] = known
            state.draw[seat, state.draw_size[seat]] = kind
            state.draw_size[seat] += 1
            owed += 1
    return owed


@kernel
def redraw(rules: Rules, state: State, seat: int, owed: int) -> None:
    """Shuffle a draw pile and take the hand's cards from it again."""
    chance.sort(state.draw[seat], state.draw_size[seat])
    chance.shuffle(state, state.draw[seat], state.draw_size[seat])
    for _ in range(owed):
        last = state.draw_size[seat] - 1
        take_up(rules, state, seat, state.draw[seat, last])
        state.draw[seat, last] = 0
        state.draw_size[seat] = last


@kernel
def refill_caves(rules: Rules, state: State) -> None:
    """The tokens in the piles and those left out change places; where tokens were taken it stays empty."""
    if not rules.caves_on:
        return
    size = 0
    for place in range(rules.cave_tokens):
        token = state.cave[place]
        state.cave[place] = 0
        if token:
            state.cave[size] = token
            size += 1
    chance.sort(state.cave, size)
    chance.shuffle(state, state.cave, size)
    spread(rules, state, size)


@kernel
def spread(rules: Rules, state: State, size: int) -> None:
    """Put the first `size` places of the caves' tokens back to where tokens belong, from the end on."""
    for place in range(rules.cave_tokens - 1, -1, -1):
        cave = place // PER_CAVE
        if cave >= rules.caves or place - cave * PER_CAVE < state.cave_left[cave]:
            size -= 1
            token = state.cave[size]
            state.cave[size] = 0
            state.cave[place] = token
