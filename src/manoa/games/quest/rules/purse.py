"""What a hand can pay (Q-5.2): a change of symbol helps (Q-10.5), familiars have two powers (H-5.3), curses bind cards
and tokens (H-4.2)."""

from __future__ import annotations

from manoa.games.quest.parts.cards import COIN, FAMILIAR_BITS, FIRST_FAMILIAR
from manoa.games.quest.rules.bounds import coins_count, coins_now, usable, usable_tokens
from manoa.games.quest.rules.expansions import has_modules
from manoa.games.quest.rules.ids import ONCE, TOKENS
from manoa.games.quest.rules.modules.muisca import stored_change, stored_coins, stored_payers
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel

FAMILIAR_KINDS = FAMILIAR_BITS << FIRST_FAMILIAR


@kernel
def once_coins(rules: Rules, kind: int) -> int:
    """The half coins of a familiar's once-power."""
    return 2 * rules.power[TOKENS + ONCE + kind - FIRST_FAMILIAR]


@kernel
def best_purse(rules: Rules, state: State, without: int, changing: int) -> int:
    """The most half coins that hand and tokens make, one card of the kind `without` left out, with the help of a
    change symbol token where one is in effect."""
    seat, coins = state.turn, 0
    kinds, pays = usable(rules, state), coins_count(rules, state)
    changed, once, once_changed = 0, 0, 0  # the most that each can add
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        cards = state.held[seat, kind] - (kind == without)
        if cards > 0:
            plain = coins_now(rules, state, kind)
            coins += cards * plain
            is_coin, is_familiar = (rules.coin_kinds >> kind) & 1, (FAMILIAR_KINDS >> kind) & 1
            if pays and changing and rules.symbols[kind] and not is_coin:
                changed = max(changed, 2 * rules.power[kind] - plain)
                if is_familiar:
                    once_changed = once_coins(rules, kind) - plain
            if pays and is_coin and is_familiar:
                once = once_coins(rules, kind) - plain
    coins += token_coins(rules, state)
    if has_modules(rules):
        coins += stored_coins(rules, state)
        if changing:
            changed = max(changed, stored_change(rules, state))
    return coins + max(once_changed, changed + once)


@kernel
def paying_tokens(rules: Rules, state: State) -> int:
    """The coin tokens that may be paid; under a coin lethargy none."""
    return usable_tokens(rules, state) & rules.coin_tokens if coins_count(rules, state) else 0


@kernel
def token_coins(rules: Rules, state: State) -> int:
    """The half coins of all coin tokens."""
    coins, tokens = 0, paying_tokens(rules, state)
    while tokens:
        token = lowest(tokens)
        tokens &= tokens - 1
        coins += state.owned[state.turn, token] * rules.worth[TOKENS + token]
    return coins


@kernel
def purse_payers(rules: Rules, state: State) -> int:
    """The kinds of cards that may be paid as they are, so that the price can still be reached. Where only a change of
    symbol makes the sum, the card it is meant for may not go for ½, nor a coin card use the change up."""
    owed, allowed, rest = state.owed[state.depth - 1], 0, usable(rules, state)
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        spends_change = (rules.coin_kinds >> kind) & 1 and coins_count(rules, state)
        after = best_purse(rules, state, kind, 0 if spends_change else state.changing)
        allowed |= (coins_now(rules, state, kind) + after >= owed) << kind
    return allowed


@kernel
def purse_changed(rules: Rules, state: State) -> int:
    """The kinds whose power may be paid as coins instead of ½, thanks to a change symbol token."""
    owed, allowed = state.owed[state.depth - 1], 0
    rest = usable(rules, state) & ~rules.coin_kinds if coins_count(rules, state) else 0
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        power = 2 * rules.power[kind]
        gains = rules.symbols[kind] != 0 and power > rules.worth[kind]
        allowed |= (gains and power + best_purse(rules, state, kind, 0) >= owed) << kind
    return allowed


@kernel
def purse_tokens(rules: Rules, state: State) -> int:
    """The coin tokens that may be paid, the once-powers of familiars, and stored cards (M-4.2)."""
    stored = stored_payers(rules, state, best_purse(rules, state, -1, 0)) if has_modules(rules) else 0
    if not coins_count(rules, state):
        return stored
    owed = state.owed[state.depth - 1]
    allowed = paying_tokens(rules, state) | stored
    rest = usable(rules, state) & FAMILIAR_KINDS
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        counts = (rules.symbols[kind] >> COIN) & 1 or state.changing
        enough = once_coins(rules, kind) + best_purse(rules, state, kind, 0) >= owed
        allowed |= (counts and enough) << (kind - FIRST_FAMILIAR + ONCE)
    return allowed
