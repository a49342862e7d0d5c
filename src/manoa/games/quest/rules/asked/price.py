"""Paying for a card (Q-5.2, Q-5.6): `owed` half coins for the kind that is the `subject`."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.rules import ids, market, notes, purse, tasks, zones
from manoa.games.quest.rules.bounds import coins_count, coins_now, is_card
from manoa.games.quest.rules.expansions import has_hexes, has_modules
from manoa.games.quest.rules.heroes import has_more, help_purchase
from manoa.games.quest.rules.modules.muisca import gains_by_change, pay_stored
from manoa.games.quest.rules.movement import use_source
from manoa.games.quest.rules.payers import Ways, write_ways
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel import bits, stack
from manoa.kernel.journal import note
from manoa.kernel.language import kernel


@kernel
def begin(rules: Rules, state: State, kind: int, journal: Any) -> None:
    """Name a card to buy; paying comes next."""
    note(journal, notes.WANTED, state.turn, kind, 0, 0, 0)
    stack.push(state, tasks.PAY_PRICE, state.turn, 2 * rules.price[kind], kind)


@kernel
def answers(rules: Rules, state: State, out: Any) -> int:
    size = bits.write(payers(rules, state), ids.CHOOSE, out, 0)
    size = write_ways(Ways(0, 0, changed_payers(rules, state)), 0, out, size)
    changed = purse.stored_changed(rules, state) if has_modules(rules) else 0
    return write_ways(Ways(0, changed, purse.purse_tokens(rules, state)), ids.TOKENS, out, size)


@kernel
def payers(rules: Rules, state: State) -> int:
    """The kinds of cards that may be paid as they are: all, where each always pays the same."""
    return purse.purse_payers(rules, state) if has_hexes(rules) or state.changing else state.hand[state.turn]


@kernel
def changed_payers(rules: Rules, state: State) -> int:
    """The kinds whose power may be paid as coins instead of ½, thanks to a change symbol token."""
    return purse.purse_changed(rules, state) if state.changing else 0


@kernel
def fits(rules: Rules, state: State) -> bool:
    return market.most_coins(rules, state) >= state.owed[state.depth - 1]


@kernel
def answer(rules: Rules, state: State, action: int, journal: Any) -> None:
    if action >= ids.USE:
        pay_power(rules, state, (action - ids.USE) // ids.WAYS, (action - ids.USE) % ids.WAYS, journal)
    else:
        pay_card(rules, state, action - ids.CHOOSE, journal)


@kernel
def pay_card(rules: Rules, state: State, kind: int, journal: Any) -> None:
    """One card towards the price. One with a coin is used for it; any other is just laid down (Q-5.6)."""
    note(journal, notes.PAID_COINS, state.turn, kind, 0, 0, 0)
    coins = coins_now(rules, state, kind)
    if (rules.coin_kinds >> kind) & 1 and coins_count(rules, state):
        zones.use(rules, state, kind)
        state.changing = 0
        state.dismissing |= has_more(rules, kind)
    else:
        zones.lay(rules, state, kind)
    count_coins(rules, state, coins, journal)


@kernel
def pay_power(rules: Rules, state: State, source: int, way: int, journal: Any) -> None:
    """A coin token, or a card with its power counting as coins (Q-10.5); or a stored card (M-4.2)."""
    stored = source >= ids.TOKENS + ids.STORED
    changed = stored and (way == ids.CHANGED or (rules.version_1 != 0 and gains_by_change(rules, state, source)))
    note(journal, notes.PAID_COINS, state.turn, source, source < ids.TOKENS or changed, 0, 0)
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
    stack.pop(state)
    state.bought = 1
    note(journal, notes.BOUGHT, state.turn, kind, 0, 0, 0)
    moves_up = (state.reserve >> kind) & 1 and not state.open_reserve
    market.gain(state, kind)
    if moves_up and state.left[kind]:
        market.move_to_board(state, kind)
    help_purchase(state)
