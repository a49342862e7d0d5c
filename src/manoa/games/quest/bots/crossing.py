"""What `greedy` gains by removing blockades and by paying with cards or curses, and what using something up costs."""

from __future__ import annotations

from manoa.games.quest.bots.guide import Guide
from manoa.games.quest.bots.shopping import ITEM_PRICE, TOKEN_PRICE, deck_size, dispensable
from manoa.games.quest.rules import ids, market
from manoa.games.quest.rules.board import nth_target, requirement_of
from manoa.games.quest.rules.requirements import CAMP, CURSED, POWERS
from manoa.games.quest.rules.state import OUTSIDE, Rules, State
from manoa.games.quest.rules.step import due, is_free
from manoa.kernel.language import kernel

# In tenths of a card, like the ways themselves.
NATIVE_PRICE = 9
CARD_PRICE = 7  # of a card laid on rubble
THIN = 8  # what it is worth to lose a weak card
FEWEST = 4  # cards without which one cannot go on
CURSE_PRICE = 16  # of a curse that is drawn
BARRIER = 14  # the way that removing a blockade in one's path is worth


@kernel
def barrier_gain(rules: Rules, space: int, joints: int) -> int:
    """What removing blockades in reach is worth: something, if the way leads across one."""
    for direction in range(rules.degree):
        there = rules.neighbour[space, direction]
        if (joints >> rules.joint[space, direction]) & 1 and there != OUTSIDE and rules.way[there] < rules.way[space]:
            return BARRIER
    return 0


@kernel
def payment_gain(rules: Rules, guide: Guide, state: State, piece: int, space: int) -> tuple[int, int]:
    """The best rubble, camp or rubble blockade to pay for with cards; or what curses are drawn for."""
    best, target = 0, 0
    for i in range(rules.degree + rules.joints):
        at = nth_target(rules, i)
        required = requirement_of(rules, state, space, at)
        price = due(rules, state, piece, space, at, required) if required else 0
        if price:
            if at < ids.DIRECTIONS:
                gain = rules.way[space] - rules.way[rules.neighbour[space, at]]
            else:
                gain = 2 * barrier_gain(rules, space, 1 << (at - ids.DIRECTIONS))
            if gain > 0:
                gain -= price * (CURSE_PRICE if rules.required_symbol[required] == CURSED else CARD_PRICE)
                if required // POWERS == CAMP:
                    gain = camp_gain(rules, guide, state, gain, price)
                if gain > best:
                    best, target = gain, at
    return best, target


@kernel
def camp_gain(rules: Rules, guide: Guide, state: State, gain: int, cards: int) -> int:
    """A camp thins the deck, as long as the cards in hand can be done without."""
    if dispensable(rules, guide, state) >= cards and (
        deck_size(state) - cards >= FEWEST or market.on_offer(state) == 0
    ):
        return gain + THIN * cards
    return 0


@kernel
def price_of(rules: Rules, source: int, coin_price: int) -> int:
    """What using a card or token up costs. Of two that lead equally far the weaker goes."""
    price = rules.power[source] + NATIVE_PRICE * is_free(rules, source)
    if source >= ids.TOKENS + ids.STORED:
        return price
    if source >= ids.TOKENS + ids.ONCE:
        return price + ITEM_PRICE + ITEM_PRICE
    if source >= ids.TOKENS:
        return price + TOKEN_PRICE
    if (rules.items >> source) & 1:
        price += ITEM_PRICE
    if (rules.coin_kinds >> source) & 1:
        price += coin_price
    return price
