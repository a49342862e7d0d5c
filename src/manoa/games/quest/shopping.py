"""What `greedy` thinks of cards: which it can do without, which it wants, how it pays."""

from __future__ import annotations

from manoa.games.quest import market
from manoa.games.quest.cards import MOVERS
from manoa.games.quest.foresight import NOWHERE, deck_kinds, lacking, owned, weakest
from manoa.games.quest.movement import index_of
from manoa.games.quest.state import CHANGED, CHOOSE, COINS, OUTSIDE, Rules, State
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel

# In tenths of a card, like the ways.
ITEM_PRICE = 12  # of using an item up
TOKEN_PRICE = 4
NEAR = 70  # with less way left nothing is bought any more
CALLED_FOR = 60  # esteem of a card without which the way ends here
ENOUGH = 6  # cards that a deck should keep, beside what camps will take
PLENTY = 16  # cards of a deck that needs no more


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
def is_shopping(rules: Rules, state: State) -> bool:
    """One more card would help: something is missing, the deck is thin, or there is way left to use it."""
    if missing(rules, state, deck_kinds(state, state.turn)) or not can_spare(rules, state, 0):
        return True
    return way_left(rules, state) > NEAR and deck_size(state) < PLENTY


@kernel
def most_wanted(rules: Rules, state: State, kinds: int) -> int:
    """The kind that the way ahead calls for most; -1 if there is none."""
    best, choice = 0, -1
    called_for = missing(rules, state, deck_kinds(state, state.turn))
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        wish = wish_for(rules, state, kind)
        if (called_for >> kind) & 1:
            wish += CALLED_FOR
        if wish > best:
            best, choice = wish, kind
    return choice


@kernel
def missing(rules: Rules, state: State, kinds: int) -> int:
    """The kinds that the ways of the own pieces call for, if one has but some kinds."""
    wanted = 0
    for piece in range(rules.pieces):
        space = state.at[index_of(rules, state, piece)]
        if space != OUTSIDE:
            wanted |= lacking(rules, state, space, kinds)
    return wanted


@kernel
def wish_for(rules: Rules, state: State, kind: int) -> int:
    """The esteem of a kind, by how much of the way ahead asks for its symbols and how many one has."""
    needed, total = 0, 1
    for piece in range(rules.pieces):
        space = state.at[index_of(rules, state, piece)]
        if space != OUTSIDE:
            for symbol in range(3):
                need = rules.need[symbol, space]
                total += need
                if (rules.symbols[kind] >> symbol) & 1:
                    needed += need
    share = 10 if kind >= MOVERS or not rules.symbols[kind] else 10 * needed // total
    return rules.esteem[kind] * (4 + share) // (10 + 4 * owned(state, state.turn, kind))


@kernel
def pay(rules: Rules, state: State) -> int:
    """The card or token that comes nearest to what is due, without much left over."""
    due = state.due[state.depth - 1]
    best, action = NOWHERE, -1
    tokens = market.coin_tokens(rules, state)
    kinds = market.payers(rules, state)
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        cost = misfit(rules.worth[kind], due) + rules.esteem[kind] // 8
        if (rules.items >> kind) & 1 and rules.worth[kind] > 1:
            cost += ITEM_PRICE
        if cost < best:
            best, action = cost, CHOOSE + kind
    changed = market.changed_payers(rules, state)
    while changed:
        kind = lowest(changed)
        changed &= changed - 1
        cost = misfit(2 * rules.power[kind], due) + rules.esteem[kind] // 8
        if cost < best:
            best, action = cost, CHANGED + kind
    while tokens:
        token = lowest(tokens)
        tokens &= tokens - 1
        cost = misfit(rules.token_worth[token], due) + TOKEN_PRICE
        if cost < best:
            best, action = cost, COINS + token
    return action


@kernel
def misfit(worth: int, due: int) -> int:
    """Half coins too many, or still missing."""
    return 2 * (worth - due) if worth > due else due - worth


# The own deck


@kernel
def deck_size(state: State) -> int:
    seat = state.turn
    return state.hand_size[seat] + state.draw_size[seat] + state.discard_size[seat] + state.area_size


@kernel
def can_spare(rules: Rules, state: State, cards: int) -> bool:
    """The deck stays big enough, the camps ahead included."""
    levy = 0
    for piece in range(rules.pieces):
        levy += rules.levy[state.at[index_of(rules, state, piece)]]
    return deck_size(state) - cards >= ENOUGH + levy


@kernel
def is_needed(rules: Rules, state: State, mine: int, called_for: int, kind: int) -> bool:
    """The last card of a kind cannot go if the way needs it, or coins are needed to buy what the way calls for."""
    if called_for and (rules.coin_kinds >> kind) & 1:
        return True
    return missing(rules, state, mine & ~(1 << kind)) != called_for


@kernel
def dispensable(rules: Rules, state: State) -> int:
    """How many cards in hand the way can do without."""
    seat, mine = state.turn, deck_kinds(state, state.turn)
    called_for = missing(rules, state, mine)
    cards, rest = 0, state.hand[seat]
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        held = state.held[seat, kind]
        cards += held - (owned(state, seat, kind) == held and is_needed(rules, state, mine, called_for, kind))
    return cards


@kernel
def spared(rules: Rules, state: State, hand: int) -> int:
    """The weakest kind that the way can do without, or just the weakest."""
    mine = deck_kinds(state, state.turn)
    called_for = missing(rules, state, mine)
    free, rest = 0, hand
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        if owned(state, state.turn, kind) > 1 or not is_needed(rules, state, mine, called_for, kind):
            free |= 1 << kind
    return weakest(rules, free if free else hand)
