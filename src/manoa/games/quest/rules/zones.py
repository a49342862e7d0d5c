"""Where cards and tokens are, and how they move between zones (Q-1.3, Q-6.4)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import DEMON, FIRST_MUISCA
from manoa.games.quest.rules.expansions import has_hexes
from manoa.games.quest.rules.ids import STORED, TOKENS
from manoa.games.quest.rules.notes import DREW, RESHUFFLED
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel import chance
from manoa.kernel.bits import count, lowest
from manoa.kernel.journal import note
from manoa.kernel.language import kernel


@kernel
def enter_hand(rules: Rules, state: State, seat: int, kind: int) -> None:
    """A card comes to a hand."""
    state.held[seat, kind] += 1
    state.hand[seat] |= 1 << kind
    state.hand_size[seat] += 1
    state.purse[seat] += rules.worth[kind]


@kernel
def leave_hand(rules: Rules, state: State, seat: int, kind: int) -> None:
    """A card leaves a hand; of equal cards, one that everybody knew of goes first."""
    held = state.held[seat, kind] - 1
    state.held[seat, kind] = held
    state.hand[seat] &= ~((held == 0) << kind)
    state.hand_size[seat] -= 1
    state.purse[seat] -= rules.worth[kind]
    state.known[seat, kind] -= state.known[seat, kind] > 0


@kernel
def lay(rules: Rules, state: State, kind: int) -> None:
    """From the hand into the play area."""
    leave_hand(rules, state, state.turn, kind)
    state.area[state.area_size] = kind
    state.area_size += 1


@kernel
def remove(rules: Rules, state: State, kind: int) -> None:
    """From the hand out of the game."""
    leave_hand(rules, state, state.turn, kind)
    if kind == DEMON:  # it goes back to the supply (H-5.2)
        state.demons += 1
    else:
        state.removed[state.turn, kind] += 1


@kernel
def use(rules: Rules, state: State, kind: int) -> None:
    """Play a card for its function: an item leaves the game, unless it is kept at once (Q-6.2)."""
    if (rules.items >> kind) & 1:
        remove(rules, state, kind)
        state.used_item = kind + 1
    else:
        lay(rules, state, kind)


@kernel
def put_on_discard(state: State, seat: int, kind: int) -> None:
    state.discard[seat, state.discard_size[seat]] = kind
    state.discard_size[seat] += 1


@kernel
def gain_card(state: State, kind: int) -> None:
    """A card that the player did not have goes to the own discard pile; not into a draw pile in this turn (Q-5.5)."""
    put_on_discard(state, state.turn, kind)
    state.gained += 1


@kernel
def reveal_hand(rules: Rules, state: State, seat: int) -> None:
    """The draw pile has run out, so everybody can tell what is in the hand: all that is not elsewhere."""
    for kind in range(rules.kinds):
        state.known[seat, kind] = state.held[seat, kind]


@kernel
def put_on_draw(rules: Rules, state: State, seat: int, kind: int) -> None:
    """On top of a draw pile, in sight of all. If there was none, everybody can still tell what is in the hand."""
    if state.draw_size[seat] == 0:
        reveal_hand(rules, state, seat)
    state.draw[seat, state.draw_size[seat]] = kind
    state.draw_size[seat] += 1
    state.topped[seat] += 1


@kernel
def discard_played(rules: Rules, state: State, kind: int) -> None:
    """A card of the player's that was played or is not kept: onto the discard pile (Q-7.1). Demons go back to the
    supply, if the option says so (H-10.4)."""
    if rules.demons_return and kind == DEMON:
        state.demons += 1
    else:
        put_on_discard(state, state.turn, kind)


@kernel
def clear_area(rules: Rules, state: State) -> None:
    """The play area goes to the discard pile (Q-7.1)."""
    for i in range(state.area_size):
        discard_played(rules, state, state.area[i])
        state.area[i] = 0
    state.area_size = 0
    state.gained = 0


@kernel
def draw(rules: Rules, state: State, seat: int, cards: int, journal: Any) -> None:
    """Draw cards as far as there are any (Q-6.4)."""
    for _ in range(cards):
        if state.draw_size[seat] == 0 and reshuffle(rules, state, seat):
            note(journal, RESHUFFLED, seat, 0, 0, 0, 0)
        if state.draw_size[seat] == 0:
            return
        note(journal, DREW, seat, draw_one(rules, state, seat), 0, 0, 0)


@kernel
def draw_one(rules: Rules, state: State, seat: int) -> int:
    """The top card of a draw pile that has one comes to the hand; its kind."""
    last = state.draw_size[seat] - 1
    kind = state.draw[seat, last]
    enter_hand(rules, state, seat, kind)
    if state.topped[seat]:  # everybody saw where it came from (H-7)
        state.topped[seat] -= 1
        state.known[seat, kind] += 1
    state.draw[seat, last] = 0
    state.draw_size[seat] = last
    state.revealed += 1
    return kind


@kernel
def reshuffle(rules: Rules, state: State, seat: int) -> bool:
    """The discard pile becomes the draw pile, but for cards gained this turn (Q-5.5); whether there was any."""
    size = state.discard_size[seat]
    kept = state.gained if seat == state.turn else 0
    size -= kept
    if size == 0:
        return False
    reveal_hand(rules, state, seat)
    for i in range(size):
        state.draw[seat, i] = state.discard[seat, i]
    for i in range(kept):
        state.discard[seat, i] = state.discard[seat, size + i]
    for i in range(kept, kept + size):
        state.discard[seat, i] = 0
    state.discard_size[seat] = kept
    state.draw_size[seat] = size
    chance.shuffle(state, state.draw[seat], size)
    return True


@kernel
def gain_token(rules: Rules, state: State, seat: int, token: int) -> None:
    state.owned[seat, token] += 1
    state.tokens[seat] |= 1 << token
    state.purse[seat] += rules.worth[TOKENS + token]


@kernel
def spend_token(rules: Rules, state: State, token: int) -> None:
    """A played token leaves the game (Q-10.5), or goes to the used pile (H-2.6); a hero may spare it (H-7). A stored
    card comes to the play area (M-4.2)."""
    if state.sparing:
        state.sparing = 0
        return
    seat = state.turn
    if token >= STORED:
        state.area[state.area_size] = FIRST_MUISCA + token - STORED
        state.area_size += 1
    else:
        state.spent[token] += has_hexes(rules)
    owned = state.owned[seat, token] - 1
    state.owned[seat, token] = owned
    state.tokens[seat] &= ~((owned == 0) << token)
    state.purse[seat] -= rules.worth[TOKENS + token]


@kernel
def mix(state: State, values: Any, places: int) -> None:
    """Sort what lies in some places, as bits, then shuffle it."""
    rest = places
    while rest:
        first = lowest(rest)
        rest &= rest - 1
        others = rest
        while others:
            other = lowest(others)
            others &= others - 1
            if values[other] < values[first]:
                values[first], values[other] = values[other], values[first]
    while places:
        first = lowest(places)
        chosen = nth_bit(places, chance.below(state, count(places)))
        values[first], values[chosen] = values[chosen], values[first]
        places &= places - 1


@kernel
def nth_bit(places: int, index: int) -> int:
    for _ in range(index):
        places &= places - 1
    return lowest(places)
