"""What `greedy` thinks of cards: which it can do without, which it wants, how it pays."""

from __future__ import annotations

from manoa.games.quest.bots.guide import Guide
from manoa.games.quest.parts.cards import COIN
from manoa.games.quest.rules import ids
from manoa.games.quest.rules.asked.price import changed_payers, payers
from manoa.games.quest.rules.board import index_of
from manoa.games.quest.rules.bounds import coins_now
from manoa.games.quest.rules.expansions import has_modules
from manoa.games.quest.rules.purse import purse_tokens, stored_changed
from manoa.games.quest.rules.state import OUTSIDE, Rules, State
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel

# In tenths of a card, like the ways.
ITEM_PRICE = 12  # of using an item up
TOKEN_PRICE = 4
NEAR = 70  # with less way left nothing is bought any more
CALLED_FOR = 60  # more value of a card without which the way ends here
ENOUGH = 6  # cards that a deck should keep, beside what camps will take
PLENTY = 16  # cards of a deck that needs no more
NOWHERE = 1 << 14


@kernel
def way_left(rules: Rules, state: State) -> int:
    """Of the piece that is farthest back."""
    way = 0
    for piece in range(rules.pieces):
        space = state.at[index_of(rules, state, piece)]
        if space != OUTSIDE:
            way = max(way, rules.way[space])
    return way


@kernel
def is_shopping(rules: Rules, guide: Guide, state: State) -> bool:
    """One more card would help: something is missing, the deck is thin, or there is way left to use it."""
    if missing(rules, guide, state, deck_kinds(state, state.turn)) or not can_spare(rules, guide, state, 0):
        return True
    return way_left(rules, state) > NEAR and deck_size(state) < PLENTY


@kernel
def most_wanted(rules: Rules, guide: Guide, state: State, kinds: int) -> int:
    """The kind that the way ahead calls for most; -1 if there is none."""
    best, choice = 0, -1
    called_for = missing(rules, guide, state, deck_kinds(state, state.turn))
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        wish = wish_for(rules, guide, state, kind)
        if (called_for >> kind) & 1:
            wish += CALLED_FOR
        if wish > best:
            best, choice = wish, kind
    return choice


@kernel
def missing(rules: Rules, guide: Guide, state: State, kinds: int) -> int:
    """The kinds that the ways of the own pieces call for, if one has but some kinds."""
    wanted = 0
    for piece in range(rules.pieces):
        space = state.at[index_of(rules, state, piece)]
        if space != OUTSIDE:
            wanted |= lacking(rules, guide, space, kinds)
    return wanted


@kernel
def wish_for(rules: Rules, guide: Guide, state: State, kind: int) -> int:
    """The value of a kind, by how much of the way ahead asks for its symbols and how many one has."""
    needed, total = 0, 1
    for piece in range(rules.pieces):
        space = state.at[index_of(rules, state, piece)]
        if space != OUTSIDE:
            for symbol in range(3):
                need = guide.need[symbol, space]
                total += need
                if (rules.symbols[kind] >> symbol) & 1:
                    needed += need
    share = 10 if not rules.symbols[kind] else 10 * needed // total
    return guide.card_value[kind] * (4 + share) // (10 + 4 * owned(state, state.turn, kind))


@kernel
def pay(rules: Rules, guide: Guide, state: State) -> int:
    """The card or token that comes nearest to what is owed, without much left over."""
    owed = state.owed[state.depth - 1]
    best, action = NOWHERE, -1
    tokens = purse_tokens(rules, state)
    kinds = payers(rules, state)
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        cost = misfit(rules.worth[kind], owed) + guide.card_value[kind] // 8
        if (rules.items >> kind) & 1 and rules.worth[kind] > 1:
            cost += ITEM_PRICE
        if cost < best:
            best, action = cost, ids.CHOOSE + kind
    changed = changed_payers(rules, state)
    while changed:
        kind = lowest(changed)
        changed &= changed - 1
        cost = misfit(2 * rules.power[kind], owed) + guide.card_value[kind] // 8
        if cost < best:
            best, action = cost, ids.USE + kind * ids.WAYS + COIN
    while tokens:
        token = lowest(tokens)
        tokens &= tokens - 1
        source = ids.TOKENS + token
        coins = coins_now(rules, state, source) if token >= ids.STORED else 2 * rules.power[source]
        cost = misfit(coins, owed) + (TOKEN_PRICE if token < ids.ONCE else 2 * ITEM_PRICE)
        if cost < best:
            best, action = cost, ids.USE + source * ids.WAYS + COIN
    changed = stored_changed(rules, state) if has_modules(rules) else 0
    while changed:
        source = ids.TOKENS + lowest(changed)
        changed &= changed - 1
        cost = misfit(2 * rules.power[source], owed) + 2 * ITEM_PRICE
        if cost < best:
            best, action = cost, ids.USE + source * ids.WAYS + ids.CHANGED
    return action


@kernel
def misfit(worth: int, owed: int) -> int:
    """Half coins too many, or still missing."""
    return 2 * (worth - owed) if worth > owed else owed - worth


# The own deck


@kernel
def deck_size(state: State) -> int:
    seat = state.turn
    return state.hand_size[seat] + state.draw_size[seat] + state.discard_size[seat] + state.area_size


@kernel
def can_spare(rules: Rules, guide: Guide, state: State, cards: int) -> bool:
    """The deck stays big enough, the camps ahead included."""
    for piece in range(rules.pieces):
        cards += guide.camp_cards[state.at[index_of(rules, state, piece)]]
    return deck_size(state) - cards >= ENOUGH


@kernel
def is_needed(rules: Rules, guide: Guide, state: State, mine: int, called_for: int, kind: int) -> bool:
    """The last card of a kind cannot go if the way needs it, or coins are needed to buy what the way calls for."""
    if called_for and (rules.coin_kinds >> kind) & 1:
        return True
    return missing(rules, guide, state, mine & ~(1 << kind)) != called_for


@kernel
def dispensable(rules: Rules, guide: Guide, state: State) -> int:
    """How many cards in hand the way can do without."""
    seat, mine = state.turn, deck_kinds(state, state.turn)
    called_for = missing(rules, guide, state, mine)
    cards, rest = 0, state.hand[seat]
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        held = state.held[seat, kind]
        cards += held - (owned(state, seat, kind) == held and is_needed(rules, guide, state, mine, called_for, kind))
    return cards


@kernel
def spared(rules: Rules, guide: Guide, state: State, hand: int) -> int:
    """The weakest kind that the way can do without, or just the weakest."""
    mine = deck_kinds(state, state.turn)
    called_for = missing(rules, guide, state, mine)
    free, rest = 0, hand
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        if owned(state, state.turn, kind) > 1 or not is_needed(rules, guide, state, mine, called_for, kind):
            free |= 1 << kind
    return weakest(guide, free if free else hand)


@kernel
def lacking(rules: Rules, guide: Guide, space: int, kinds: int) -> int:
    """The kinds that the way from a space calls for because none of those given is strong enough somewhere."""
    wanted = 0
    for symbol in range(3):
        power = guide.hardest[symbol, space]
        if power and not with_power(rules, kinds, symbol, power):
            wanted |= with_power(rules, rules.moving_kinds, symbol, power)
    return wanted


@kernel
def with_power(rules: Rules, kinds: int, symbol: int, power: int) -> int:
    """Those of some kinds that have so much power of a symbol."""
    found = 0
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        found |= ((rules.symbols[kind] >> symbol) & 1 and rules.power[kind] >= power) << kind
    return found


@kernel
def deck_kinds(state: State, seat: int) -> int:
    """The kinds that a seat owns, wherever they lie."""
    kinds = state.hand[seat]
    for i in range(state.draw_size[seat]):
        kinds |= 1 << state.draw[seat, i]
    for i in range(state.discard_size[seat]):
        kinds |= 1 << state.discard[seat, i]
    for i in range(state.area_size):
        kinds |= 1 << state.area[i]
    return kinds


@kernel
def owned(state: State, seat: int, kind: int) -> int:
    """How many cards of a kind the seat to act owns, wherever they lie."""
    cards = state.held[seat, kind]
    for i in range(state.draw_size[seat]):
        cards += state.draw[seat, i] == kind
    for i in range(state.discard_size[seat]):
        cards += state.discard[seat, i] == kind
    for i in range(state.area_size):
        cards += state.area[i] == kind
    return cards


@kernel
def weakest(guide: Guide, kinds: int) -> int:
    """The kind that is worth least in a deck."""
    best, least = -1, NOWHERE
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if guide.card_value[kind] < least:
            best, least = kind, guide.card_value[kind]
    return best
