"""Buying, and taking cards without paying (Q-5, Transmitter in Q-6.3)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import RIPLEY, SLOTS
from manoa.games.quest.rules.bounds import coins_count, coins_now, is_card
from manoa.games.quest.rules.expansions import has_hexes, has_modules
from manoa.games.quest.rules.ids import CHANGED, STORED, TOKENS
from manoa.games.quest.rules.modules.danger import endangered
from manoa.games.quest.rules.modules.muisca import gains_by_change, pay_stored
from manoa.games.quest.rules.movement import use_source
from manoa.games.quest.rules.notes import BOUGHT, PAID_COINS, TOOK, WANTED
from manoa.games.quest.rules.purse import best_purse, paying_tokens, purse_changed, purse_payers
from manoa.games.quest.rules.state import MUISCA_KINDS, RICHES, Rules, State
from manoa.games.quest.rules.tasks import DISMISS, PAY_PRICE
from manoa.games.quest.rules.zones import gain_card, lay, put_on_draw, use
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop, push


@kernel
def reserve_open(state: State) -> bool:
    """The reserve may be bought from: a slot is vacant (Q-5.3), or a token opens it for this turn (H-6)."""
    for i in range(SLOTS):
        if state.slot[i] == 0:
            return True
    return state.open_reserve != 0


@kernel
def on_offer(state: State) -> int:
    """The kinds that may be bought, whatever they cost (Q-5.3)."""
    offer = state.board | state.aside
    return offer | state.reserve if reserve_open(state) else offer


@kernel
def buyable(rules: Rules, state: State) -> int:
    """The kinds that may be bought now: once a turn, and only what can be paid (Q-5.1, Q-5.2)."""
    if state.bought or (has_modules(rules) and endangered(rules, state)):  # M-3.4
        return 0
    return on_offer(state) & rules.affordable[min(most_coins(rules, state), RICHES)]


@kernel
def most_coins(rules: Rules, state: State) -> int:
    """The half coins that hand and tokens can make, the help of a change symbol token included."""
    if has_hexes(rules) or state.changing:
        return best_purse(rules, state, -1, state.changing)
    return state.purse[state.turn]


@kernel
def hand_coins(rules: Rules, state: State, out: Any) -> int:
    """Write the half coins that each source pays, cards as they are; return the most that all at hand make."""
    tokens = paying_tokens(rules, state)
    for kind in range(rules.kinds):
        out[kind] = coins_now(rules, state, kind)
    for token in range(STORED):
        out[TOKENS + token] = rules.worth[TOKENS + token] * ((tokens >> token) & 1)
    for kind in range(MUISCA_KINDS):
        out[TOKENS + STORED + kind] = coins_now(rules, state, TOKENS + STORED + kind)
    return most_coins(rules, state)


@kernel
def buy(rules: Rules, state: State, kind: int, journal: Any) -> None:
    """Name a card to buy; paying comes next."""
    note(journal, WANTED, state.turn, kind, 0, 0, 0)
    push(state, PAY_PRICE, state.turn, 2 * rules.price[kind], kind)


@kernel
def payers(rules: Rules, state: State) -> int:
    """The kinds of cards that may be paid as they are: all, where each always pays the same."""
    return purse_payers(rules, state) if has_hexes(rules) or state.changing else state.hand[state.turn]


@kernel
def changed_payers(rules: Rules, state: State) -> int:
    """The kinds whose power may be paid as coins instead of ½, thanks to a change symbol token."""
    return purse_changed(rules, state) if state.changing else 0


@kernel
def pay_price(rules: Rules, state: State, kind: int, journal: Any) -> None:
    """One card towards the price. One with a coin is used for it; any other is just laid down (Q-5.6)."""
    note(journal, PAID_COINS, state.turn, kind, 0, 0, 0)
    coins = coins_now(rules, state, kind)
    if (rules.coin_kinds >> kind) & 1 and coins_count(rules, state):
        use(rules, state, kind)
        state.changing = 0
        state.dismissing |= kind == RIPLEY
    else:
        lay(rules, state, kind)
    count_coins(rules, state, coins, journal)


@kernel
def pay_power(rules: Rules, state: State, source: int, way: int, journal: Any) -> None:
    """A coin token, or a card with its power counting as coins (Q-10.5); or a stored card (M-4.2)."""
    stored = source >= TOKENS + STORED
    changed = stored and (way == CHANGED or (rules.version_1 != 0 and gains_by_change(rules, state, source)))
    note(journal, PAID_COINS, state.turn, source, source < TOKENS or changed, 0, 0)
    coins = 2 * rules.power[source]
    if stored:
        coins = pay_stored(rules, state, source, changed)
    else:
        use_source(rules, state, source)
        if is_card(source):
            state.changing = 0
    count_coins(rules, state, coins, journal)


@kernel
def count_coins(rules: Rules, state: State, coins: int, journal: Any) -> None:
    """Once the price is reached the card is bought; the surplus is lost (Q-5.2)."""
    top = state.depth - 1
    owed = state.owed[top] - coins
    if owed > 0:
        state.owed[top] = owed
        return
    kind = state.subject[top]
    pop(state)
    state.bought = 1
    note(journal, BOUGHT, state.turn, kind, 0, 0, 0)
    moves_up = (state.reserve >> kind) & 1 and not state.open_reserve
    gain(state, kind)
    if moves_up and state.left[kind]:
        move_to_board(state, kind)
    if state.dismissing:
        state.dismissing = 0
        push(state, DISMISS, state.turn, 0, 0)


@kernel
def take(rules: Rules, state: State, kind: int, journal: Any) -> None:
    """A card without paying; the rest of a reserve pile stays in the reserve (Q-6.3)."""
    note(journal, TOOK, state.turn, kind, 0, 0, 0)
    on_top = state.subject[state.depth - 1] and not rules.free_card_discarded
    pop(state)
    if on_top:
        leave_pile(state, kind)
        put_on_draw(rules, state, state.turn, kind)
    else:
        gain(state, kind)


@kernel
def takeable(rules: Rules, state: State) -> int:
    """The piles that an effect takes from: all, or those on the market board only (H-7)."""
    return state.board if state.subject[state.depth - 1] else state.board | state.reserve | state.aside


@kernel
def gain(state: State, kind: int) -> None:
    """The top card of a pile goes to the discard pile (Q-5.5)."""
    leave_pile(state, kind)
    gain_card(state, kind)


@kernel
def leave_pile(state: State, kind: int) -> None:
    """A card leaves the market; a pile that runs out leaves its slot vacant."""
    state.left[kind] -= 1
    if state.left[kind] == 0:
        state.board &= ~(1 << kind)
        state.reserve &= ~(1 << kind)
        state.aside &= ~(1 << kind)
        for i in range(SLOTS):
            if state.slot[i] == kind + 1:
                state.slot[i] = 0


@kernel
def move_to_board(state: State, kind: int) -> None:
    """The rest of a pile of the reserve fills the lowest vacant slot (Q-5.4)."""
    state.reserve &= ~(1 << kind)
    state.board |= 1 << kind
    for i in range(SLOTS):
        if state.slot[i] == 0:
            state.slot[i] = kind + 1
            return
