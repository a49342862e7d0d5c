"""What a hand can pay (Q-5.2): a change of symbol helps (Q-10.5), familiars have two powers (H-5.3), curses bind cards
and tokens (H-4.2)."""

from __future__ import annotations

from manoa.games.quest.parts.cards import COIN, FAMILIAR_BITS, FIRST_FAMILIAR
from manoa.games.quest.rules.bounds import coins_count, coins_now, usable, usable_tokens
from manoa.games.quest.rules.expansions import has_modules
from manoa.games.quest.rules.ids import ONCE, TOKENS
from manoa.games.quest.rules.modules.muisca import gains_by_change, stored_cards, stored_change, stored_coins
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
    """The most half coins that hand and tokens make, one card of the source `without` left out, in hand or stored, with
    the help of a change symbol token where one is in effect."""
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
        coins += stored_coins(rules, state, without)
        if changing:
            changed = max(changed, stored_change(rules, state, without))
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
    return payable(rules, state, usable(rules, state), 0, changed=False)


@kernel
def payable(rules: Rules, state: State, rest: int, first: int, changed: bool) -> int:
    """Of some cards, in hand or stored, those that may be paid as they are, or with their symbol changed."""
    allowed = 0
    while rest:
        place = lowest(rest)
        rest &= rest - 1
        source = first + place
        pays = may_pay_changed(rules, state, source) if changed else may_pay(rules, state, source)
        allowed |= pays << place
    return allowed


@kernel
def may_pay(rules: Rules, state: State, source: int) -> bool:
    """A card, in hand or stored, may be paid as it is."""
    spends_change = (rules.symbols[source] >> COIN) & 1 and coins_count(rules, state)
    after = best_purse(rules, state, source, 0 if spends_change else state.changing)
    return coins_now(rules, state, source) + after >= state.owed[state.depth - 1]


@kernel
def purse_changed(rules: Rules, state: State) -> int:
    """The kinds whose power may be paid as coins instead of ½, thanks to a change symbol token."""
    return payable(rules, state, usable(rules, state), 0, changed=True)


@kernel
def may_pay_changed(rules: Rules, state: State, source: int) -> bool:
    """A card, in hand or stored, may be paid with its power, which uses the change up."""
    if not gains_by_change(rules, state, source):
        return False
    return 2 * rules.power[source] + best_purse(rules, state, source, 0) >= state.owed[state.depth - 1]


@kernel
def purse_tokens(rules: Rules, state: State) -> int:
    """The coin tokens that may be paid, the once-powers of familiars, and stored cards as they are (M-4.2)."""
    stored = stored_payers(rules, state) if has_modules(rules) else 0
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


@kernel
def stored_payers(rules: Rules, state: State) -> int:
    """The stored cards that may be paid as they are, among the tokens. In version 1 those that gained by a change were
    paid with it."""
    found, cards = 0, stored_cards(rules, state)
    while cards:
        token = lowest(cards)
        cards &= cards - 1
        changed = rules.version_1 != 0 and gains_by_change(rules, state, TOKENS + token)
        found |= payable(rules, state, 1 << token, TOKENS, changed)
    return found


@kernel
def stored_changed(rules: Rules, state: State) -> int:
    """Those that may be paid with their power, thanks to a change symbol token (M-4.2)."""
    return 0 if rules.version_1 else payable(rules, state, stored_cards(rules, state), TOKENS, changed=True)
