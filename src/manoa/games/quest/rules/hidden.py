"""What a seat cannot know, drawn again (Q-11)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.tokens import PER_CAVE
from manoa.games.quest.rules.asked.hero import shown
from manoa.games.quest.rules.asking import fits
from manoa.games.quest.rules.expansions import has_hexes, has_modules
from manoa.games.quest.rules.modules import hooks
from manoa.games.quest.rules.state import Rules, State
from manoa.games.quest.rules.zones import enter_hand, leave_hand
from manoa.kernel import chance
from manoa.kernel.chance import ALL
from manoa.kernel.language import kernel


@kernel
def imagine(rules: Rules, state: State, seat: int, key: Any) -> None:
    """Reshuffle every draw pile, the other hands with it but for the cards everybody can name, and the cave tokens that
    nobody has turned up. All is sorted first, so that the outcome depends on what the seat knows and the key alone. For
    all seats together every hand stays what it is."""
    revealed = state.revealed
    chance.start(state, key)
    state.revealed = revealed
    for owner in range(rules.players):
        turn_over(state, owner, state.draw_size[owner] - state.topped[owner])
        unknown = owner != seat != ALL
        redraw(rules, state, owner, give_up(rules, state, owner) if unknown else 0)
        while unknown and not can_answer(rules, state, owner):
            redraw(rules, state, owner, give_up(rules, state, owner))
        turn_over(state, owner, state.topped[owner])
    refill_caves(rules, state)
    if has_hexes(rules):
        reshuffle_hexes(rules, state)
    if has_modules(rules):
        hooks.hide(rules, state)


@kernel
def turn_over(state: State, seat: int, lower: int) -> None:
    """The lowest cards of a draw pile come to lie on the others: so those on top that everybody saw (H-7) are kept out
    of the shuffling at the bottom, and brought back."""
    if state.topped[seat] == 0:
        return
    size = state.draw_size[seat]
    reverse(state.draw[seat], 0, lower)
    reverse(state.draw[seat], lower, size)
    reverse(state.draw[seat], 0, size)


@kernel
def reverse(cards: Any, first: int, end: int) -> None:
    for i in range((end - first) // 2):
        cards[first + i], cards[end - 1 - i] = cards[end - 1 - i], cards[first + i]


@kernel
def reshuffle_hexes(rules: Rules, state: State) -> None:
    """Curses and heroes face down (H-8.1); those shown in the tavern lie on top."""
    chance.sort(state.curses, state.curse_size)
    chance.shuffle(state, state.curses, state.curse_size)
    hidden = state.hero_size - shown(state)
    chance.sort(state.heroes, hidden)
    chance.shuffle(state, state.heroes, hidden)


@kernel
def can_answer(rules: Rules, state: State, seat: int) -> bool:
    """What is asked for can always be completed, so the imagined hand must allow it."""
    return seat != state.turn or state.depth == 0 or fits(rules, state)


@kernel
def give_up(rules: Rules, state: State, seat: int) -> int:
    """Lay what nobody can name of a hand onto the draw pile; how many cards that are."""
    owed = 0
    for kind in range(rules.kinds):
        for _ in range(state.held[seat, kind] - state.known[seat, kind]):
            known = state.known[seat, kind]
            leave_hand(rules, state, seat, kind)
            state.known[seat, kind] = known
            state.draw[seat, state.draw_size[seat]] = kind
            state.draw_size[seat] += 1
            owed += 1
    return owed


@kernel
def redraw(rules: Rules, state: State, seat: int, owed: int) -> None:
    """Shuffle a draw pile and take the hand's cards from it again."""
    hidden = state.draw[seat][state.topped[seat] :]
    chance.sort(hidden, state.draw_size[seat] - state.topped[seat])
    chance.shuffle(state, hidden, state.draw_size[seat] - state.topped[seat])
    for _ in range(owed):
        last = state.draw_size[seat] - 1
        enter_hand(rules, state, seat, state.draw[seat, last])
        state.draw[seat, last] = 0
        state.draw_size[seat] = last


@kernel
def refill_caves(rules: Rules, state: State) -> None:
    """The tokens in the piles and those left out change places; where tokens were taken it stays empty."""
    if not rules.caves_on:
        return
    size = 0
    if has_hexes(rules):
        mix_reserve(rules, state)
        return
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
def mix_reserve(rules: Rules, state: State) -> None:
    """The same with the cave reserve, whose tokens may have come from anywhere (H-2.6)."""
    reserve = 0 + state.spare_size
    size = reserve
    for place in range(rules.caves * PER_CAVE):
        if state.cave[place]:
            state.spare[size] = state.cave[place]
            size += 1
    chance.sort(state.spare, size)
    chance.shuffle(state, state.spare, size)
    for place in range(rules.caves * PER_CAVE):
        if state.cave[place]:
            size -= 1
            state.cave[place] = state.spare[size]
            state.spare[size] = 0


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
