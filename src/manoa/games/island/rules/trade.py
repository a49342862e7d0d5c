"""Trade with the bank and among players (I-11)."""

from typing import Any

from manoa.games.island.rules import happened, ids
from manoa.games.island.rules.packing import CARD_BITS
from manoa.games.island.rules.resources import cards_of, gain, lose, show
from manoa.games.island.rules.state import ASKED, GIVEN, Rules, State
from manoa.games.island.rules.tasks import ANSWER, OFFERING
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop, push


@kernel
def list_bank(rules: Rules, state: State, seat: int, out: Any, size: int) -> int:
    """Several cards of one type for one card of another (I-11.1)."""
    rate = rules.bank_rate[state.explorer[seat]]
    for give in range(3):
        if state.held[seat, give] >= rate:
            for take in range(3):
                if take != give and state.supply[take] > 0:
                    out[size] = ids.BANK + ids.swap_of(give, take)
                    size += 1
    return size


@kernel
def trade_with_bank(rules: Rules, state: State, seat: int, swap: int, journal: Any) -> None:
    give, take = ids.swap_parts(swap)
    rate = rules.bank_rate[state.explorer[seat]]
    lose(state, seat, give, rate)
    state.supply[give] += rate
    state.supply[take] -= 1
    gain(rules, state, seat, take, 1)
    state.revealed += rules.closed  # whether the supply has any left
    note(journal, happened.BANK, seat, give, take, rate, 0)


# Offers (I-11.2): a partner is named, then card by card what is given and what is asked for, in one order, so that
# there is one way to every offer; then it is made, and the partner answers. Until then it can be taken back.


@kernel
def offers_left(rules: Rules, state: State, seat: int) -> int:
    """How many offers a seat may still make this turn. Those taken back do not count among them, but no more may be
    begun than `begins` in all: so every turn comes to an end."""
    made = state.offers[seat]
    return min(rules.offers - made, rules.begins - made - state.withdrawn[seat])


@kernel
def may_withdraw(rules: Rules) -> bool:
    """Whether an offer that is begun can be taken back."""
    return rules.begins > rules.offers


@kernel
def may_deal(rules: Rules, state: State, seat: int, partner: int) -> bool:
    """Whether two seats may deal with each other: with the option `active` one of them is the active player."""
    return not rules.trade_active or seat == state.turn or partner == state.turn


@kernel
def list_partners(rules: Rules, state: State, seat: int, out: Any, size: int) -> int:
    """To whom a seat may make an offer: there has to be a card that could change hands."""
    if rules.trade_off or offers_left(rules, state, seat) <= 0:
        return size
    for step in range(1, rules.players):
        partner = (seat + step) % rules.players
        if may_deal(rules, state, seat, partner) and cards_of(state, seat) + cards_of(state, partner) > 0:
            out[size] = ids.OFFER + step - 1
            size += 1
    return size


@kernel
def list_cards(rules: Rules, state: State, out: Any) -> int:
    """The next card of the offer that is being put together, that it is complete, or that it is taken back."""
    top = state.depth - 1
    size = 0
    if offered(state, ASKED) == 0:
        for resource in range(latest(state, GIVEN), 3):
            if state.held[state.who[top], resource] > state.offer[GIVEN, resource]:
                out[size] = ids.GIVE + resource
                size += 1
    for resource in range(latest(state, ASKED), 3):
        if may_ask(rules, state, state.owed[top], resource):
            out[size] = ids.ASK + resource
            size += 1
    if offered(state, GIVEN) + offered(state, ASKED) > 0:
        out[size] = ids.PROPOSE
        size += 1
    if may_withdraw(rules):
        out[size] = ids.WITHDRAW
        size += 1
    return size


@kernel
def offered(state: State, side: int) -> int:
    """How many cards lie on a side of the offer."""
    return state.offer[side, 0] + state.offer[side, 1] + state.offer[side, 2]


@kernel
def latest(state: State, side: int) -> int:
    """The type of the card that was laid last on a side; the first type while there is none."""
    if state.offer[side, 2] > 0:
        return 2
    return 1 if state.offer[side, 1] > 0 else 0


@kernel
def may_ask(rules: Rules, state: State, partner: int, resource: int) -> bool:
    """For one card more."""
    cards = state.offer[ASKED, resource] + 1
    return within_most(rules, cards) and can_give(rules, state, partner, resource, cards, offered(state, ASKED) + 1)


@kernel
def within_most(rules: Rules, cards: int) -> bool:
    """Whether an offer may ask for so many cards of a type."""
    return cards <= rules.most_asked


@kernel
def can_give(rules: Rules, state: State, partner: int, resource: int, cards: int, in_all: int) -> bool:
    """The partner has to have the cards of a type that are asked for; where those are closed, so many cards in all."""
    if rules.closed:
        return cards_of(state, partner) >= in_all
    return state.held[partner, resource] >= cards


@kernel
def begin_offer(rules: Rules, state: State, seat: int, step: int, journal: Any) -> None:
    partner = (seat + step) % rules.players
    push(state, OFFERING, seat, partner, 0)
    note(journal, happened.OFFERING, seat, partner, 0, 0, 0)


@kernel
def add_card(rules: Rules, state: State, seat: int, side: int, resource: int, journal: Any) -> None:
    state.offer[side, resource] += 1
    note(journal, happened.GIVE if side == GIVEN else happened.ASK, seat, resource, 0, 0, 0)
    if side == GIVEN:
        show(rules, state, seat, resource, state.offer[GIVEN, resource])


@kernel
def propose(state: State, seat: int, journal: Any) -> None:
    """The partner answers next."""
    partner = state.owed[state.depth - 1]
    pop(state)
    state.offers[seat] += 1
    push(state, ANSWER, partner, seat, 0)
    note(journal, happened.OFFER, seat, partner, packed(state, GIVEN), packed(state, ASKED), 0)


@kernel
def withdraw(state: State, seat: int, journal: Any) -> None:
    """The offer is taken back. Cards that were shown for it stay known."""
    partner = state.owed[state.depth - 1]
    pop(state)
    clear_offer(state)
    state.withdrawn[seat] += 1
    note(journal, happened.WITHDRAW, seat, partner, 0, 0, 0)


@kernel
def clear_offer(state: State) -> None:
    for side in range(2):
        for resource in range(3):
            state.offer[side, resource] = 0


@kernel
def packed(state: State, side: int) -> int:
    """A side of an offer as one number."""
    return state.offer[side, 0] | state.offer[side, 1] << CARD_BITS | state.offer[side, 2] << 2 * CARD_BITS


@kernel
def may_accept(state: State) -> bool:
    held, asked = state.held[state.who[state.depth - 1]], state.offer[ASKED]
    return held[0] >= asked[0] and held[1] >= asked[1] and held[2] >= asked[2]


@kernel
def answer(rules: Rules, state: State, accepted: bool, journal: Any) -> None:
    """The decision returns to whoever made the offer."""
    top = state.depth - 1
    partner, seat = state.who[top], state.owed[top]
    pop(state)
    key = happened.ACCEPT if accepted else happened.REFUSE
    note(journal, key, partner, seat, packed(state, GIVEN), packed(state, ASKED), 0)
    if accepted:
        state.revealed += rules.closed  # that the partner can pay
        for resource in range(3):
            swap(rules, state, seat, partner, resource)
    clear_offer(state)


@kernel
def swap(rules: Rules, state: State, seat: int, partner: int, resource: int) -> None:
    """Cards of one type change hands. Both sides had what they give, even if they give like for like."""
    given, asked = state.offer[GIVEN, resource], state.offer[ASKED, resource]
    show(rules, state, seat, resource, given)
    show(rules, state, partner, resource, asked)
    hand_over(rules, state, seat, partner, resource, given)
    hand_over(rules, state, partner, seat, resource, asked)


@kernel
def hand_over(rules: Rules, state: State, giver: int, taker: int, resource: int, cards: int) -> None:
    lose(state, giver, resource, cards)
    gain(rules, state, taker, resource, cards)
