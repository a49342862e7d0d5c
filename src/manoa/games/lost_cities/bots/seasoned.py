"""`seasoned`: a fast and strong rule-based player, by which simulations go on.

It judges lanes by the same arithmetic as `careful` (outlook.py), but knows more about time: what a turn is worth when
there are more cards than turns, which lane cannot wait, when to begin one, who gets the last cards of the deck. It asks
only what can change the choice, so a round takes two thirds of the time. It looks at nothing that its seat could not
know.
"""

from typing import Any, NamedTuple

from manoa.games.lost_cities.bots.careful import WAITED, WORST, hidden, turns_to_play
from manoa.games.lost_cities.bots.outlook import (
    NUMBERS,
    POINT,
    Lane,
    earned,
    extended,
    gained,
    higher_than,
    lane,
    ramp,
    size_of,
    spent,
    total_of,
    unseen_cards,
)
from manoa.games.lost_cities.parts.cards import COLOUR_BITS, RANKS, top
from manoa.games.lost_cities.rules.deal import fresh_deck
from manoa.games.lost_cities.rules.state import DECK, DISCARDS, PLAY, TAKES, Rules, State
from manoa.games.lost_cities.rules.turn import may_lay, next_seat, open_piles
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel

# Found by evolution over some hundred million rounds against `careful` and earlier versions of itself; in hundredths,
# of a point or of the whole.

# How much of the plain chance of drawing a card counts: for a lane that the next player has begun, for others, and for
# all of them at the end and at the beginning of the deck.
RIVAL_TRUST, TRUST, LATE_TRUST, EARLY_TRUST = 51, 68, 65, 135
# The fewer expeditions are begun, the less sure a new one must be.
DOUBT_PER_LANE, LEAST_DOUBT, BONUS_DOUBT = 300, 50, 75
LOAD_PRICE, FREE_LOAD, TOP_PRICE, SCARCE = 1175, 75, 430, 67  # the price of a turn
MOST_POINTS = 40  # that a card brings

# What the next player makes of a card, and how much of that counts against a discard.
THEIR_PRICE, THEIR_DOUBT, TO_BEGUN, TO_OPEN, TO_STAKE = 168, 1794, 43, 83, 117

# To lay a number: queued cards that wait for it, times the lane's factor, and by themselves; own cards passed over;
# unseen ones passed over, which is less of a loss than it looks but for wagers; cards that count for the bonus.
QUEUE, QUEUED, PASSED, PASSED_UNSEEN, PASSED_FACTOR, LENGTH = 238, -48, 291, 142, 96, 29

# To begin a lane with a number, and with a wager.
BEGIN, BEGIN_EARLY, BEGIN_TOTAL, BEGIN_SIZE, BEGIN_RANK, BEGIN_AGAINST = -161, -261, -34, 220, 32, 125
STAKE, STAKE_TOTAL, STAKE_SIZE = -324, 11, 46

# For the deck: a bias, less what a turn is worth, more with every idle turn; less when it ends the round soon.
HURRY, TEMPO, PATIENCE, LAST, LATE = 629, 79, 40, -476, -180


class Sight(NamedTuple):
    """What all choices of one decision have in common."""

    unseen: int  # kinds of which the seat has not seen all cards
    rival: int  # the next player
    chance: int  # that an unseen card comes in time, in a hundred
    their_chance: int  # the same for the next player
    price: int  # what a turn is worth
    doubt: int  # how sure a lane has to be
    slope: int  # 2 to the 20 over four times that
    early: int  # how much of the deck is left, in hundredths
    hurry: int  # what each card that waits in a lane counts for laying the one before it
    scarce: bool  # there are more cards to lay than turns


@kernel
def seasoned(rules: Rules, state: State, scratch: Any, luck: int) -> int:
    return seasoned_play(rules, state) if state.phase == PLAY else seasoned_draw(rules, state)


@kernel
def seasoned_play(rules: Rules, state: State) -> int:
    """The card whose leaving the hand gains most or costs least."""
    turns = turns_to_play(rules, state)
    sight = look(rules, state, turns)
    gain, laid = best_lay(rules, state, turns - 1, sight)
    if gain >= 0:
        return laid  # a discard gains nothing
    cost, thrown = best_discard(rules, state, turns - 1, sight, gain)
    return thrown if cost > gain else laid


@kernel
def best_lay(rules: Rules, state: State, turns: int, sight: Sight) -> tuple[int, int]:
    """What laying a card gains at most, and which: the lowest of a lane, unless there are turns for some only."""
    seat, best, choice = state.turn, WORST, -1
    for colour in range(rules.colours):
        first = colour * RANKS
        layable = ((state.hand[seat] & state.layable[seat]) >> first) & COLOUR_BITS
        if not sight.scarce:
            layable = (layable & 1) | (layable & NUMBERS & -(layable & NUMBERS))
        if layable:
            mine = lane(state, seat, colour, sight.unseen, state.hand[seat], state.hand_wagers[seat])
            contested = (state.column[sight.rival] >> first) & COLOUR_BITS
            odds = odds_of(sight.chance, contested)
            before = own(rules, mine, odds, turns, sight)
            while layable:
                rank = lowest(layable)
                layable &= layable - 1
                gain = own(rules, extended(mine, rank), odds, turns, sight) - before
                gain += laying(mine, rank, contested, sight)
                if gain > best:
                    best, choice = gain, first + rank
    return best, choice


@kernel
def best_discard(rules: Rules, state: State, turns: int, sight: Sight, best: int) -> tuple[int, int]:
    """What a discard costs at least, as a loss, and which, if it is less than `best`: first of the cards that cannot be
    laid any more, which are no loss themselves, then of the others."""
    seat, choice = state.turn, -1
    for useful in range(2):
        cards = state.hand[seat] & (state.layable[seat] if useful else ~state.layable[seat])
        for colour in range(rules.colours):
            first = colour * RANKS
            ranks = (cards >> first) & COLOUR_BITS
            if ranks == 0 or best >= 0:
                continue
            mine = lane(state, seat, colour, sight.unseen, state.hand[seat], state.hand_wagers[seat])
            odds = odds_of(sight.chance, (state.column[sight.rival] >> first) & COLOUR_BITS)
            before = own(rules, mine, odds, turns, sight) if useful else 0
            while ranks:
                rank = lowest(ranks)
                ranks &= ranks - 1
                gain = own(rules, spent(mine, rank), odds, turns, sight) - before if useful else 0
                if gain > best:  # or else it need not be asked what that gives the others
                    gain -= given(rules, state, colour, rank, sight)
                    if gain > best:
                        best, choice = gain, DISCARDS + first + rank
    return best, choice


@kernel
def seasoned_draw(rules: Rules, state: State) -> int:
    """The pile whose top gains more than the deck is good for."""
    piles, turns = open_piles(rules, state), state.left // rules.players
    useful = useful_tops(state, piles)
    if piles == 0 or state.idle > WAITED or (useful == 0 and turns >= rules.hand_size):
        return DECK  # other cards are taken only to gain time, where some in hand have none left
    sight = look(rules, state, turns)
    best, choice = 0, TAKES + lowest(piles)
    while useful:
        colour = lowest(useful)
        useful &= useful - 1
        gain = taken(rules, state, colour, turns, sight)
        if gain > best:
            best, choice = gain, TAKES + colour
    return choice if best > deck_worth(rules, state, sight.price) else DECK


@kernel
def useful_tops(state: State, piles: int) -> int:
    """Those of these piles that show a card that the seat could lay."""
    useful = 0
    while piles:
        colour = lowest(piles)
        piles &= piles - 1
        useful |= may_lay(state, state.turn, top(state.pile[colour], colour)) << colour
    return useful


@kernel
def deck_worth(rules: Rules, state: State, price: int) -> int:
    """What a pile has to offer more than. Whoever leaves no more cards than there are other players has had the last
    turn."""
    worth = HURRY + PATIENCE * state.idle - TEMPO * price // POINT
    if 1 < state.left <= rules.players:
        return worth + LAST
    return worth + LATE if rules.players < state.left <= 3 * rules.players else worth


@kernel
def look(rules: Rules, state: State, turns: int) -> Sight:
    seat, rival, rest = state.turn, next_seat(rules, state.turn), state.left // rules.players
    unseen, others = unseen_cards(rules, state, seat), hidden(rules, state)
    early = POINT * state.left // fresh_deck(rules)
    chance = (LATE_TRUST + (EARLY_TRUST - LATE_TRUST) * early // POINT) * rest // others
    begun, ready, coming = 0, 0, 0
    for colour in range(rules.colours):
        first = colour * RANKS
        if (state.column[seat] >> first) & COLOUR_BITS:
            layable = (state.layable[seat] >> first) & NUMBERS
            begun += 1
            ready += size_of((state.hand[seat] >> first) & layable)
            contested = (state.column[rival] >> first) & COLOUR_BITS
            coming += odds_of(chance, contested) * size_of((unseen >> first) & layable)
    share = POINT * POINT // max(turns, 1)
    load = (POINT * ready + coming) * share // (POINT * POINT) - FREE_LOAD
    price = min(LOAD_PRICE * max(load, 0) // POINT, TOP_PRICE)
    if ready > turns:
        price = max(price, SCARCE * least_laid(rules, state, turns))
    their_chance = min(POINT * (rest + rules.hand_size) // others, 90)
    doubt = max(DOUBT_PER_LANE * begun, LEAST_DOUBT)
    return Sight(
        unseen,
        rival,
        chance,
        their_chance,
        price,
        doubt,
        (1 << 18) // doubt,
        early,
        QUEUE * share // POINT,
        ready > turns,
    )


@kernel
def odds_of(chance: int, contested: int) -> int:
    """The chance in a hundred that a card of a colour comes in time: smaller if the next player collects it too."""
    return chance * (RIVAL_TRUST if contested else TRUST) // POINT


@kernel
def least_laid(rules: Rules, state: State, turns: int) -> int:
    """The points that a card in hand has to bring, so that there are turns enough for all that lengthen expeditions."""
    seat, points, cards = state.turn, 2, turns + 1
    layable = state.hand[seat] & state.layable[seat]
    while cards > turns and points < MOST_POINTS:
        points += 1
        cards = 0
        for colour in range(rules.colours):
            first = colour * RANKS
            if (state.column[seat] >> first) & COLOUR_BITS:
                factor = 1 + ((state.column_wagers[seat] >> (4 * colour)) & 15)
                least = (points + factor - 1) // factor - 1  # the rank
                cards += size_of((layable >> first) & NUMBERS & -(1 << least))
    return points


@kernel(inline=True)
def own(rules: Rules, cards: Lane, odds: int, turns: int, sight: Sight) -> int:
    """What a lane of the seat is worth. One that is not begun need not be: never less than nothing, and smooth, as
    `ramp`, but without a division."""
    value = earned(rules, cards, odds, sight.price, turns, BONUS_DOUBT)
    if cards[0] or cards[1] or value >= sight.doubt:
        return value
    above = max(value + sight.doubt, 0)
    return (above * above * sight.slope) >> 20


@kernel
def taken(rules: Rules, state: State, colour: int, turns: int, sight: Sight) -> int:
    """What the top of a pile is worth in hand."""
    seat, rank = state.turn, top(state.pile[colour], colour) - colour * RANKS
    mine = lane(state, seat, colour, sight.unseen, state.hand[seat], state.hand_wagers[seat])
    odds = odds_of(sight.chance, (state.column[sight.rival] >> (colour * RANKS)) & COLOUR_BITS)
    return own(rules, gained(mine, rank), odds, turns, sight) - own(rules, mine, odds, turns, sight)


@kernel
def laying(cards: Lane, rank: int, contested: int, sight: Sight) -> int:
    """What speaks for laying a card besides what the lane will earn."""
    laid, stakes, hand, wagers, unseen = cards
    if rank == 0:
        return STAKE + STAKE_TOTAL * total_of(hand) + STAKE_SIZE * size_of(hand)
    below = higher_than(laid) & ((1 << rank) - 1)
    queue, factor = size_of(hand & higher_than(1 << rank)), 1 + stakes + (wagers if laid == 0 else 0)
    passed = PASSED_UNSEEN * sight.chance // POINT - PASSED_FACTOR * (factor - 1)
    points = (sight.hurry * factor // POINT + QUEUED) * queue
    points += passed * size_of(unseen & below) - PASSED * size_of(hand & below)
    if laid or stakes:
        return points + LENGTH * (size_of(laid) + stakes)
    points += BEGIN + BEGIN_EARLY * sight.early // POINT + (BEGIN_AGAINST if contested else 0)
    return points + BEGIN_RANK * rank + BEGIN_TOTAL * total_of(hand) + BEGIN_SIZE * size_of(hand)


@kernel
def given(rules: Rules, state: State, colour: int, rank: int, sight: Sight) -> int:
    """What a discard costs by helping the next player, of whose hand only the known cards are known."""
    seat = sight.rival
    if not may_lay(state, seat, colour * RANKS + rank):
        return 0
    theirs = lane(state, seat, colour, sight.unseen, state.known[seat], state.known_wagers[seat])
    turns = state.left // rules.players
    after = earned(rules, gained(theirs, rank), sight.their_chance, THEIR_PRICE, turns, BONUS_DOUBT)
    before = earned(rules, theirs, sight.their_chance, THEIR_PRICE, turns, BONUS_DOUBT)
    if theirs[0] or theirs[1]:
        return (after - before) * TO_BEGUN // POINT + TO_STAKE * theirs[1]
    return (ramp(after, THEIR_DOUBT) - ramp(before, THEIR_DOUBT)) * TO_OPEN // POINT
