"""`projection`: what both sides will earn if the unseen cards fall as in a sample, for every move.

The cards that the seat cannot see are dealt out again and again: some come to itself in time, some are the next
player's. With them, what each expedition can still earn is plain arithmetic. All moves are judged by the same samples,
and beside them by the outlook that `careful` goes by. It looks at nothing that its seat could not know.
"""

from __future__ import annotations

from typing import Any

from manoa.games.lost_cities.cards import RANKS, WAGER_COPIES, wager
from manoa.games.lost_cities.careful import (
    GENEROSITY,
    deck_bias,
    hope,
    pile_gain,
    prospects,
    their_gain,
    turns_to_play,
)
from manoa.games.lost_cities.outlook import (
    NUMBERS,
    POINT,
    extended,
    higher_than,
    lane,
    size_of,
    spent,
    total_of,
    unseen_cards,
    worth,
)
from manoa.games.lost_cities.state import DECK, DISCARDS, PLAY, TAKES, Rules, State
from manoa.games.lost_cities.turn import next_seat, open_piles
from manoa.kernel.bits import lowest
from manoa.kernel.chance import pick, stir
from manoa.kernel.language import kernel

SAMPLES = 64
OUTLOOK = 2  # how much the outlook counts beside the samples
TRUST = 70  # of a hundred cards that will be drawn, so many are drawn in time to be of use
GIVING = 60  # in hundredths: how much of what a discard brings the next player counts against it
DENYING = 25  # and of what a card taken keeps from the next player, for it
TEMPO, PATIENCE = 150, 40  # for the deck, in hundredths of a point, the second for every idle turn
WAITED = 20  # idle turns after which only the deck will do
PRICE, PRICES = 2, 12  # points by which turns get dearer until there are enough of them, and how often at most
WORST = -(1 << 40)

Stock = tuple[int, int, int, int]  # numbers laid, wagers laid, numbers to lay, wagers to lay, of all colours


@kernel
def projection(rules: Rules, state: State, scratch: Any, luck: int) -> int:
    if state.phase == PLAY:
        return projected_play(rules, state, scratch, luck)
    return projected_draw(rules, state, scratch, luck)


@kernel
def projected_play(rules: Rules, state: State, pool: Any, luck: int) -> int:
    """The card whose leaving the hand is best for the difference between both sides."""
    size = unseen_pool(rules, state, pool)
    best, choice = WORST, -1
    hand = state.hand[state.turn]
    while hand:
        kind = lowest(hand)
        hand &= hand - 1
        if (state.room[state.turn] >> kind) & 1:
            value = after_playing(rules, state, pool, size, luck, kind, 1)
            if value > best:
                best, choice = value, kind
        value = after_playing(rules, state, pool, size, luck, kind, 0)
        if value > best:
            best, choice = value, DISCARDS + kind
    return choice


@kernel
def projected_draw(rules: Rules, state: State, pool: Any, luck: int) -> int:
    """The deck, or the pile whose top does more for the difference between both sides."""
    piles = open_piles(rules, state)
    if piles == 0 or state.idle > WAITED:
        return DECK
    size, turns = unseen_pool(rules, state, pool), state.left // rules.players
    unseen, others, chance, price = prospects(rules, state, turns)
    best = after_drawing(rules, state, pool, size, luck) + TEMPO + PATIENCE * state.idle
    best += OUTLOOK * (hope(rules, state, unseen, chance, price, turns) // others + deck_bias(state, price))
    choice = DECK
    for colour in range(rules.colours):
        if (piles >> colour) & 1:
            value = after_taking(rules, state, pool, size, luck, colour)
            value += OUTLOOK * pile_gain(rules, state, colour, unseen, others, chance, price)
            if value > best:
                best, choice = value, TAKES + colour
    return choice


# What is on average ahead of each choice, in hundredths of a point.


@kernel
def after_playing(rules: Rules, state: State, pool: Any, size: int, luck: int, kind: int, laid: int) -> int:
    """A card laid, or else discarded."""
    seat, rival, stake = state.turn, next_seat(rules, state.turn), wager(kind)
    number = (stake == 0) << kind
    column, stakes = state.column[seat] | (number * laid), state.column_wagers[seat] + stake * laid
    hand, wagers = state.hand[seat] & ~number, state.hand_wagers[seat] - stake
    turns, wanted = turns_to_play(rules, state) - 1, share(rules, state)
    given = (1 - laid) & (state.room[rival] >> kind)
    points = 0
    for _ in range(SAMPLES):
        luck = stir(luck)
        cards, drawn_wagers = sample(pool, size, luck, wanted)
        points += project(rules, (column, stakes, hand | cards, wagers + drawn_wagers), turns)
        if given:
            points -= rival_gain(rules, state, pool, size, luck, kind) * GIVING // 100
    return points // SAMPLES + OUTLOOK * outlook_gain(rules, state, kind, laid)


@kernel
def after_taking(rules: Rules, state: State, pool: Any, size: int, luck: int, colour: int) -> int:
    """The top of a pile taken."""
    seat, rival = state.turn, next_seat(rules, state.turn)
    kind = colour * RANKS + (state.pile[colour] & 15) - 1
    turns, wanted = state.left // rules.players, share(rules, state)
    denied = (state.room[rival] >> kind) & 1
    points = 0
    for _ in range(SAMPLES):
        luck = stir(luck)
        cards, wagers = sample(pool, size, luck, wanted)
        points += project(rules, with_card(state, seat, cards, wagers, kind), turns)
        if denied:
            points += rival_gain(rules, state, pool, size, luck, kind) * DENYING // 100
    return points // SAMPLES


@kernel
def after_drawing(rules: Rules, state: State, pool: Any, size: int, luck: int) -> int:
    """A card drawn from the deck."""
    turns, wanted = (state.left - 1) // rules.players, share(rules, state)
    points = 0
    for _ in range(SAMPLES):
        luck = stir(luck)
        cards, wagers = sample(pool, size, luck, wanted)
        points += project(rules, with_card(state, state.turn, cards, wagers, pool[pick(stir(luck), size)]), turns)
    return points // SAMPLES


@kernel
def outlook_gain(rules: Rules, state: State, kind: int, laid: int) -> int:
    """What `careful` thinks of laying a card, or else of discarding it."""
    seat, colour, turns = state.turn, kind // RANKS, turns_to_play(rules, state)
    rank = kind - colour * RANKS
    unseen, others, chance, price = prospects(rules, state, turns)
    mine = lane(state, seat, colour, unseen, state.hand[seat], state.hand_wagers[seat])
    before = worth(rules, mine, chance, price, turns)
    if laid:
        return worth(rules, extended(mine, rank), chance, price, turns - 1) - before
    gain = worth(rules, spent(mine, rank), chance, price, turns - 1) - before
    return gain - their_gain(rules, state, colour, rank, unseen, others) * GENEROSITY // 100


@kernel
def rival_gain(rules: Rules, state: State, pool: Any, size: int, luck: int, kind: int) -> int:
    """What a card brings the next player, whose hand is what is known of it and what a sample says."""
    rival, turns = next_seat(rules, state.turn), state.left // rules.players
    wanted = min((turns + rules.hand_size) * TRUST // 100, size)
    cards, wagers = sample(pool, size, stir(stir(luck)), wanted)
    stock = (
        state.column[rival],
        state.column_wagers[rival],
        state.known[rival] | cards,
        state.known_wagers[rival] + wagers,
    )
    laid, stakes, numbers, stake_cards = stock
    number, stake = (wager(kind) == 0) << kind, wager(kind)
    after = project(rules, (laid, stakes, numbers | number, stake_cards + stake), turns)
    return after - project(rules, stock, turns)


# Samples


@kernel
def unseen_pool(rules: Rules, state: State, pool: Any) -> int:
    """Write the kinds of all cards that the seat cannot see; how many they are."""
    unseen, size = unseen_cards(rules, state, state.turn), 0
    for colour in range(rules.colours):
        for _ in range(WAGER_COPIES - seen_wagers(rules, state, colour)):
            pool[size] = colour * RANKS
            size += 1
        for rank in range(1, RANKS):
            if (unseen >> (colour * RANKS + rank)) & 1:
                pool[size] = colour * RANKS + rank
                size += 1
    return size


@kernel
def seen_wagers(rules: Rules, state: State, colour: int) -> int:
    """How many wagers of a colour the seat has seen."""
    seen = (state.hand_wagers[state.turn] >> (4 * colour)) & 15
    for seat in range(rules.players):
        seen += (state.column_wagers[seat] >> (4 * colour)) & 15
        if seat != state.turn:
            seen += (state.known_wagers[seat] >> (4 * colour)) & 15
    pile = state.pile[colour]
    while pile:
        seen += (pile & 15) == 1
        pile >>= 4
    return seen


@kernel
def share(rules: Rules, state: State) -> int:
    """How many of the unseen cards come to the seat in time to be of use."""
    return state.left // rules.players * TRUST // 100


@kernel
def sample(pool: Any, size: int, luck: int, wanted: int) -> tuple[int, int]:
    """So many of the unseen cards, any as likely, as a set of numbers and a count of wagers."""
    cards, wagers = 0, 0
    for i in range(size):
        luck = stir(luck)
        if pick(luck, size - i) < wanted:
            wanted -= 1
            stake = wager(pool[i])
            wagers += stake
            cards |= (stake == 0) << pool[i]
    return cards, wagers


@kernel
def with_card(state: State, seat: int, cards: int, wagers: int, kind: int) -> Stock:
    """A seat's stock with what a sample gives it and one card more."""
    stake = wager(kind)
    numbers = state.hand[seat] | cards | ((stake == 0) << kind)
    return state.column[seat], state.column_wagers[seat], numbers, state.hand_wagers[seat] + wagers + stake


# Arithmetic


@kernel
def project(rules: Rules, stock: Stock, turns: int) -> int:
    """What expeditions will earn with these cards, in hundredths: turns get dearer until there are enough of them."""
    column, stakes, hand, wagers = stock
    points, needed = 0, 0
    for price in range(0, PRICE * PRICES, PRICE):
        points, needed = 0, 0
        for colour in range(rules.colours):
            numbers, nibble = colour * RANKS, 4 * colour
            cards = ((column >> numbers) & NUMBERS, (stakes >> nibble) & 15, (hand >> numbers) & NUMBERS)
            earned, laid = project_lane(rules, cards, (wagers >> nibble) & 15, price)
            points += earned
            needed += laid
        if needed <= turns:
            return POINT * points
    return POINT * points * max(turns, 0) // needed if points > 0 else POINT * points


@kernel
def project_lane(rules: Rules, cards: tuple[int, int, int], wagers: int, price: int) -> tuple[int, int]:
    """The points of one expedition and the cards still to be laid, when a turn elsewhere is worth `price` points."""
    laid, stakes, hand = cards
    hand &= higher_than(laid)
    if laid:
        wagers = 0  # LC-3.1: too late for them
    while hand and (1 + stakes + wagers) * (lowest(hand) + 1) < price:
        hand &= hand - 1
    points = total_of(laid) + total_of(hand) - rules.cost
    if points <= 0:
        wagers = 0  # nobody stakes on a loss
    to_lay = size_of(hand) + wagers
    points *= 1 + stakes + wagers
    if size_of(laid) + stakes + to_lay >= rules.bonus_cards:
        points += rules.bonus_points
    begun = laid != 0 or stakes > 0
    if not begun and points <= price * to_lay:
        return 0, 0
    return points, to_lay
